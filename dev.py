#!/usr/bin/env python3
"""Set bingqi up and run it; needs nothing but Python 3.11 or newer.

    python3 dev.py play ...     play a game
    python3 dev.py test ...     run the tests; further words go to pytest
    python3 dev.py WORD ...     any other command of bingqi

Packages go into .venv beside this file, or into the folder that BINGQI_VENV names. They are installed again
only when the project's description, its pins, its folder or the environment's Python changed.
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


def main() -> int:
    word, *words = sys.argv[1:] or ["play"]
    try:
        set_up()
    except KeyboardInterrupt:
        say("已中断。", "Interrupted.")
        return 130
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


def ask_environment(*words: str) -> "subprocess.CompletedProcess[str]":
    """Run the environment's Python in the project's folder and keep all that it prints."""
    return subprocess.run(
        [str(PYTHON), *words],
        cwd=str(ROOT),
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
