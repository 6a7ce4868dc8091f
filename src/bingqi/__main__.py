"""`python -m bingqi`: the same as the command `bingqi`."""

from bingqi.cli.main import main

if __name__ == "__main__":
    main()
