"""The checks of `make test`. All of them run, even if one fails, and each reports its time.

With `--release` (`make test-all`) all differential walks are included, and a run without a failure
is recorded in tests/last_full_run.txt. Only the standard library is used, so that missing packages
can be reported.
"""

import contextlib
import datetime
import os
import re
import shutil
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
BIN = Path(sys.executable).parent

PARTS = {
    "ruff format": ["ruff", "format", "--check", "."],
    "ruff lint": ["ruff", "check", "."],
    "mypy": ["mypy"],
    "import-linter": ["lint-imports"],
    # The rules are compiled once, here, and not by every test worker at the same time.
    "compile": ["sacbe", "prepare"],
    "pytest": ["pytest", "-n", "2", "--dist", "worksteal"],
}
LIMIT = 3 * 3600  # seconds for one check
RECORD = ROOT / "tests" / "last_full_run.txt"


class Result(NamedTuple):
    name: str
    seconds: float
    code: int
    closing_line: str


def run(name: str, command: list[str], env: dict[str, str]) -> Result:
    """Run one check, forward its output, and keep the last line."""
    print(f"\n== {name}: {' '.join(command)}", flush=True)
    began = time.perf_counter()
    tail = b""
    try:
        with subprocess.Popen(
            [str(BIN / command[0]), *command[1:]],
            cwd=ROOT,
            env=env,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        ) as process:
            assert process.stdout is not None
            limit = threading.Timer(LIMIT, process.kill)
            limit.start()
            while chunk := os.read(process.stdout.fileno(), 65536):
                sys.stdout.buffer.write(chunk)
                sys.stdout.buffer.flush()
                tail = (tail + chunk)[-4096:]
            limit.cancel()
        code = process.returncode
    except OSError as error:
        print(error, flush=True)
        code, tail = 127, str(error).encode()
    return Result(name, time.perf_counter() - began, code, last_line(tail))


def last_line(output: bytes) -> str:
    text = re.sub(r"\x1b(\[[0-9;?]*[A-Za-z]|\(B)", "", output.decode(errors="replace"))
    lines = [line.strip("= ") for line in re.split(r"[\r\n]+", text)]
    return next((line for line in reversed(lines) if line), "")


def environment() -> dict[str, str]:
    env = dict(os.environ, PYTHONUNBUFFERED="1")
    if env.pop("NUMBA_DISABLE_JIT", None) is not None:
        print("NUMBA_DISABLE_JIT is ignored: the checks need compiled rules.")
    if sys.stdout.isatty() and "NO_COLOR" not in env:
        env |= {"FORCE_COLOR": "1", "MYPY_FORCE_COLOR": "1"}
    return env


def find_programs() -> None:
    """Install Chromium, nginx, Caddy and systemd's checks for the tests that use them, if possible.
    Otherwise those are skipped, or fail with SACBE_CI=1."""
    missing = []
    if not any(shutil.which(name) for name in ("chromium", "chromium-browser", "google-chrome")):
        missing.append("chromium")
    packages = {"nginx": "nginx-light", "caddy": "caddy", "systemd-analyze": "systemd"}
    path = f"{os.environ.get('PATH', '')}:/usr/sbin"
    missing += [package for name, package in packages.items() if not shutil.which(name, path=path)]
    if not missing:
        return
    apt = shutil.which("apt-get")
    if apt is None or not hasattr(os, "geteuid") or os.geteuid() != 0:
        print(f"Not found: {', '.join(missing)}. Its tests are skipped.", flush=True)
        return
    print(f"\n== programs: apt-get install {' '.join(missing)}", flush=True)
    quiet = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    for step in (["update"], ["install", "-y", "--no-install-recommends", *missing]):
        with contextlib.suppress(OSError):
            subprocess.run(
                [apt, "-qq", *step],
                env=quiet,
                stdout=subprocess.DEVNULL,
                check=False,
                timeout=LIMIT,
            )


def install_node_packages() -> None:
    """Install the packages for the checks of the page's script if they are missing or outdated.
    Without them these checks are skipped, or fail with SACBE_CI=1."""
    folder = ROOT / "tests" / "js"
    lock, stamp = folder / "package-lock.json", folder / "node_modules" / ".package-lock.json"
    if stamp.exists() and stamp.stat().st_mtime >= lock.stat().st_mtime:
        return
    print("\n== node packages: npm ci", flush=True)
    with contextlib.suppress(OSError):
        subprocess.run(
            [str(BIN / "npm"), "ci", "--no-audit", "--no-fund", "--ignore-scripts"],
            cwd=folder,
            stdin=subprocess.DEVNULL,
            check=False,
            timeout=LIMIT,
        )


def record(results: list[Result]) -> None:
    """Write when everything last passed, at which commit, and how long it took."""
    commit = subprocess.run(
        ["git", "describe", "--always", "--dirty"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    ).stdout.strip()
    minutes = sum(result.seconds for result in results) / 60
    RECORD.write_text(
        f"make test-all passed on {datetime.date.today().isoformat()} at commit {commit}\n"
        f"in {minutes:.0f} minutes on {os.cpu_count()} cores: {results[-1].closing_line}\n",
        "utf-8",
    )


def main() -> int:
    env = environment()
    find_programs()
    install_node_packages()
    release = sys.argv[1:] == ["--release"]
    parts = dict(PARTS)
    if release:
        parts["pytest"] = [*PARTS["pytest"], "--release"]
    results = [run(name, command, env) for name, command in parts.items()]
    print(f"\n== {'check':<14}{'seconds':>8}")
    for result in results:
        verdict = "ok" if result.code == 0 else "FAILED"
        print(
            f"   {result.name:<14}{result.seconds:>8.1f}  {verdict:<7} {result.closing_line[:100]}"
        )
    print(f"   {'total':<14}{sum(result.seconds for result in results):>8.1f}")
    failed = [result.name for result in results if result.code != 0]
    if failed:
        print(f"Failed: {', '.join(failed)}.")
    elif release:
        record(results)
    return 1 if failed else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
