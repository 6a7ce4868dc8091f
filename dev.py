#!/usr/bin/env python3
"""Set bingqi up and run it; needs nothing but Python 3.11 or newer.

    python3 dev.py play         play on the board in the browser; where that cannot be, in the terminal
    python3 dev.py play ...     play a game that is named, in the terminal
    python3 dev.py test ...     run the tests; further words go to pytest
    python3 dev.py setup        only set everything up
    python3 dev.py WORD ...     any other command of bingqi

Packages go into .venv beside this file, or into the folder that BINGQI_VENV names. They are installed again
only when the project's description, its pins, its folder or the environment's Python changed. The board for
the browser is built where Node.js is, and again only when something in web/ changed.
"""

# This file also has to be read by older Pythons, which are to say that they are too old: no new syntax here.

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
ENVIRONMENT = Path(os.environ.get("BINGQI_VENV") or ROOT / ".venv").absolute()
PYTHON = ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = ENVIRONMENT / ".bingqi-stamp"
INSTALL = ("-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--no-input")
PACKAGES = ("--constraint", "constraints.txt", "--editable", ".[dev]")
NETWORK_FAULTS = ("NewConnectionError", "ConnectTimeout", "ReadTimeout", "ProxyError", "ProtocolError")

WEB = ROOT / "web"
BOARD = ROOT / "src" / "bingqi" / "server" / "static" / "index.html"
BOARD_STAMP = WEB / "node_modules" / ".bingqi-stamp"
NOT_SOURCES = ("node_modules", "tests", "README.md")
FETCH = ("ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error", "--fetch-retries=1")
BUILD = ("run", "build", "--", "--logLevel", "error")
NPM_NETWORK_FAULTS = ("ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "ENETUNREACH")


def main() -> int:
    word, *words = sys.argv[1:] or ["play"]
    try:
        set_up()
        if wants_board(word, words):
            build_board()
    except KeyboardInterrupt:
        say("已中断。", "Interrupted.")
        return 130
    if word == "setup":
        return 0
    if word == "test":
        os.chdir(str(ROOT))
        return run("-m", "pytest", *words)
    return run("-m", "bingqi", word, *words)


def set_up() -> None:
    """Make the environment and install the packages, unless what was installed last still holds."""
    if is_up_to_date():
        return
    if PYTHON.exists():
        say("正在更新运行环境……", "Updating the environment ...")
        install_packages()
    else:
        refuse_what_cannot_work()
        say("首次运行：正在准备环境，约需一分钟……", "First run: setting up, about a minute ...")
        try:
            make_environment()
            install_packages()
        except BaseException:
            shutil.rmtree(str(ENVIRONMENT), ignore_errors=True)
            raise
    STAMP.write_text(stamp())


def is_up_to_date() -> bool:
    return PYTHON.exists() and STAMP.is_file() and STAMP.read_text() == stamp()


def stamp() -> str:
    """A digest of all that an installed environment depends on."""
    digest = hashlib.sha256(str(ROOT).encode("utf-8", "surrogateescape"))
    for file in (ROOT / "pyproject.toml", ROOT / "constraints.txt", ENVIRONMENT / "pyvenv.cfg"):
        digest.update(file.read_bytes() if file.is_file() else b"none")
    return digest.hexdigest()


def refuse_what_cannot_work() -> None:
    if sys.version_info < (3, 11):
        mine = "%d.%d" % sys.version_info[:2]
        give_up(
            "需要 Python 3.11 或更新的版本，现在用的是 " + mine + "。",
            "Python 3.11 or newer is needed; this is " + mine + ".",
        )
    if is_taken():
        give_up(
            str(ENVIRONMENT) + " 已存在，但不是 Python 环境；请让 BINGQI_VENV 指向别的文件夹。",
            str(ENVIRONMENT) + " is there but is no Python environment; let BINGQI_VENV name another folder.",
        )


def is_taken() -> bool:
    """Whether something of the user's stands where the environment would go; it must not be cleared away."""
    if ENVIRONMENT == ROOT / ".venv" or (ENVIRONMENT / "pyvenv.cfg").is_file():
        return False
    return any(ENVIRONMENT.iterdir()) if ENVIRONMENT.is_dir() else ENVIRONMENT.exists()


def make_environment() -> None:
    """An empty environment with pip; what is left of a broken one goes first."""
    try:
        import venv
        from ensurepip import version  # noqa: F401  Debian leaves it out, and then venv stops half-way

        venv.create(str(ENVIRONMENT), clear=True, symlinks=os.name != "nt", with_pip=True)
    except (ImportError, subprocess.CalledProcessError):
        give_up(
            "这个 Python 无法创建环境；在 Debian 或 Ubuntu 上，请先运行 sudo apt install python3-venv。",
            "This Python cannot make environments; on Debian or Ubuntu, run: sudo apt install python3-venv",
        )
    except OSError as fault:
        give_up("无法创建环境：" + str(fault), "The environment cannot be made: " + str(fault))


def install_packages() -> None:
    """The project itself, editable, and all that playing, simulating and testing need, as pinned.

    One installation serves every command: a match runs at full speed, and `test` has nothing to add.
    """
    if ask_environment("-m", "pip", "--version").returncode != 0:  # made by a tool that leaves pip out
        ask_environment("-m", "ensurepip")
    pip = ask_environment(*INSTALL, *PACKAGES)
    if pip.returncode == 0:
        return
    if any(fault in pip.stdout for fault in NETWORK_FAULTS):
        give_up(
            "无法下载所需的软件包；请检查网络连接，然后再运行一次。",
            "The packages could not be fetched; check the network connection and run this again.",
        )
    reason = last_error(pip.stdout)
    give_up("pip 无法安装所需的软件包：" + reason, "pip could not install the packages: " + reason)


def wants_board(word: str, words: "list[str]") -> bool:
    """Whoever names a game plays it in the terminal, and needs no board for the browser."""
    if word == "play":
        return not words or words[0] == "--browser" or (words[0].startswith("--lang") and len(words) < 3)
    return word in ("serve", "setup", "test")


def build_board() -> None:
    """Build the board for the browser, unless what was built last still holds. Without it everything else
    works, so that nothing here ends the program."""
    if not (WEB / "package.json").is_file():
        return
    packages = digest_of([WEB / "package.json", WEB / "package-lock.json"])
    wanted = [packages, digest_of(board_sources())]
    built = BOARD_STAMP.read_text().split() if BOARD_STAMP.is_file() else []
    if BOARD.is_file() and built == wanted:
        return
    npm, reason = find_npm()
    if npm is not None:
        say("正在构建浏览器里的棋盘……", "Building the board for the browser ...")
        if BOARD_STAMP.is_file():
            BOARD_STAMP.unlink()
        reason = None if built[:1] == [packages] else npm_fault(npm, *FETCH)
        reason = reason or npm_fault(npm, *BUILD)
    if reason is None:
        BOARD_STAMP.write_text("\n".join(wanted))
        return
    rest = ("已有的旧棋盘仍可使用。", "the one that was built before is used.")
    if not BOARD.is_file():
        rest = ("在终端里照样可以玩。", "in the terminal everything works without it.")
    say(
        "无法构建浏览器里的棋盘：" + reason[0] + "；" + rest[0],
        "The board for the browser cannot be built: " + reason[1] + "; " + rest[1],
    )


def board_sources() -> "list[Path]":
    """The files that the board is built from."""
    tops = [place for place in WEB.iterdir() if place.name not in NOT_SOURCES and place.name[0] != "."]
    return sorted(file for top in tops for file in ([top] if top.is_file() else top.rglob("*")))


def digest_of(files: "list[Path]") -> str:
    digest = hashlib.sha256()
    for file in files:
        if file.is_file():
            digest.update(
                file.relative_to(WEB).as_posix().encode("utf-8") + b"\0" + file.read_bytes() + b"\0"
            )
    return digest.hexdigest()


def find_npm() -> "tuple[str | None, tuple[str, str] | None]":
    """Where npm is; or what is missing, in both languages."""
    npm, node = shutil.which("npm"), shutil.which("node")
    found = ask(node, "--version").stdout.strip() if npm and node else ""
    numbers = [int(number) for number in found.lstrip("v").split(".")[:2] if number.isdigit()]
    if len(numbers) == 2 and ((20, 19) <= tuple(numbers) < (21, 0) or tuple(numbers) >= (22, 12)):
        return npm, None
    chinese, english = "需要 Node.js 20.19 或 22.12 以上", "Node.js 20.19 or 22.12 and newer is needed"
    if not found:
        return None, (chinese + "及其 npm，这里没有", english + ", with its npm, and is not here")
    return None, (chinese + "，这里是 " + found, english + "; here is " + found)


def npm_fault(npm: str, *words: str) -> "tuple[str, str] | None":
    """Run npm in web/ and say in both languages why it fails, if it does."""
    step = ask(npm, *words, cwd=WEB)
    if step.returncode == 0:
        return None
    if any(fault in step.stdout for fault in NPM_NETWORK_FAULTS):
        return (
            "无法下载所需的软件包，请检查网络连接",
            "its packages could not be fetched; check the network connection",
        )
    lines = [line.strip() for line in step.stdout.splitlines() if line.strip()] or ["?"]
    told = [line for line in lines if "error" in line.lower() and not line.startswith("npm error code")]
    reason = (told or lines)[0].rstrip(".:")
    return reason, reason


def ask_environment(*words: str) -> "subprocess.CompletedProcess[str]":
    """Run the environment's Python in the project's folder and keep all that it prints."""
    return ask(str(PYTHON), *words)


def ask(*words: str, cwd: Path = ROOT) -> "subprocess.CompletedProcess[str]":
    """Run a program, by default in the project's folder, and keep all that it prints."""
    return subprocess.run(
        list(words),
        cwd=str(cwd),
        env=environment_variables(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )


def last_error(output: str) -> str:
    """The last line that pip calls an error, or else its last line."""
    lines = [line.strip() for line in output.splitlines() if line.strip()] or ["?"]
    errors = [line[len("ERROR:") :].strip() for line in lines if line.startswith("ERROR:")]
    return (errors or lines)[-1]


def run(*words: str) -> int:
    """Hand over to the environment's Python; where the system can, in the place of this process."""
    command = [str(PYTHON), *words]
    if os.name != "nt":
        os.execve(command[0], command, environment_variables())
    try:
        return subprocess.call(command, env=environment_variables())
    except KeyboardInterrupt:
        return 130


def environment_variables() -> "dict[str, str]":
    # UTF-8 everywhere, so that a folder with a Chinese name is found on Windows too.
    return {"PYTHONUTF8": "1", **os.environ}


def give_up(chinese: str, english: str) -> None:
    say(chinese, english)
    sys.exit(2)


def say(chinese: str, english: str) -> None:
    """One line for the person who waits; not on standard output, which belongs to the command."""
    print(chinese if is_chinese() else english, file=sys.stderr, flush=True)


def is_chinese() -> bool:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return os.environ[name].lower().startswith("zh")
    if os.name == "nt":
        import locale

        return (locale.getlocale()[0] or "").lower().startswith(("zh", "chinese"))
    return False


if __name__ == "__main__":
    sys.exit(main())
