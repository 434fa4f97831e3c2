"""Install the wheel on every supported Python and run scripts/smoke.py there: `make matrix`.

Each Python gets a fresh environment with the pinned packages, first the core and then
`sacbe[server]`. The environment is read-only while the smoke test runs, and the home directory is
an empty one elsewhere. Needs uv, which finds or downloads the interpreters. Arguments choose
versions or paths of interpreters instead of all supported versions, or a finished wheel. A missing
interpreter is reported and makes the run fail.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
LIMIT = 3600  # seconds for one command
READ_ONLY = 'mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && exec "$@"'


def supported() -> list[str]:
    """The Python versions that pyproject.toml allows."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    match = re.fullmatch(r">=3\.(\d+),<3\.(\d+)", project["requires-python"])
    assert match, project["requires-python"]
    return [f"3.{minor}" for minor in range(int(match[1]), int(match[2]))]


def build_wheel(folder: Path) -> Path:
    """The wheel, built by the hatchling of this environment."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL, timeout=LIMIT)
    (wheel,) = folder.glob("*.whl")
    return wheel


def read_only(environment: Path) -> list[str]:
    """Make the environment read-only; return the prefix of commands that use it.

    File modes do not stop root, so root runs commands in a separate mount namespace.
    """
    if os.geteuid() == 0:
        return ["unshare", "--mount", "sh", "-c", READ_ONLY, str(environment)]
    subprocess.run(["chmod", "-R", "a-w", str(environment)], check=True, timeout=LIMIT)
    return []


def remove(environment: Path) -> None:
    """Delete an environment that may be read-only."""
    if environment.exists():
        subprocess.run(["chmod", "-R", "u+w", str(environment)], check=True, timeout=LIMIT)
        shutil.rmtree(environment)


def smoke(python: str, wheel: Path, extra: str, folder: Path) -> bool:
    """Install the wheel with an extra on one Python and run the smoke test: did it pass?"""
    environment, home = folder / "environment", folder / "home"
    remove(environment)
    home.mkdir(exist_ok=True)
    lock = ["-c", str(ROOT / "requirements.lock"), "--only-binary", ":all:"]
    interpreter = str(environment / "bin" / "python")
    began = time.perf_counter()
    for command in (
        ["uv", "venv", "-q", "--no-project", "--python", python, str(environment)],
        ["uv", "pip", "install", "-q", "--python", interpreter, *lock, f"{wheel}{extra}"],
    ):
        if subprocess.run(command, stdin=subprocess.DEVNULL, timeout=LIMIT).returncode != 0:
            return False
    version = subprocess.run(
        [interpreter, "-VV"], capture_output=True, text=True, timeout=LIMIT
    ).stdout.strip()
    installed = f"{time.perf_counter() - began:.1f} s to install"
    print(f"\n{version}: sacbe{extra}, {size(environment)} MB, {installed}", flush=True)
    cache = str(home / "cache")
    settings = {"HOME": str(home), "XDG_CACHE_HOME": cache, "PATH": os.environ["PATH"]}
    command = [*read_only(environment), interpreter, "-B", str(ROOT / "scripts" / "smoke.py")]
    return subprocess.run(command, env=settings, cwd=folder, timeout=LIMIT).returncode == 0


def size(environment: Path) -> int:
    """Megabytes of the installed packages."""
    files = (path.lstat().st_size for path in environment.rglob("*") if path.is_file())
    return round(sum(files) / 1e6)


def main(args: list[str]) -> int:
    """Run the smoke test on each Python and print a table of the results."""
    if shutil.which("uv") is None:
        print("make matrix needs uv on the PATH.", file=sys.stderr)
        return 1
    wheels = [Path(arg).absolute() for arg in args if arg.endswith(".whl")]
    pythons = [arg for arg in args if not arg.endswith(".whl")] or supported()
    results: dict[str, str] = {}
    with tempfile.TemporaryDirectory(prefix="sacbe-matrix-") as temporary:
        wheel = wheels[0] if wheels else build_wheel(Path(temporary))
        print(f"{wheel.name}: {wheel.stat().st_size / 1e6:.2f} MB", flush=True)
        for number, python in enumerate(pythons):
            folder = Path(temporary) / str(number)
            folder.mkdir()
            for extra in ("", "[server]"):
                passed = smoke(python, wheel, extra, folder)
                results[f"{python} sacbe{extra}"] = "ok" if passed else "FAILED"
            remove(folder / "environment")
    print()
    for name, result in results.items():
        print(f"  {name:<40} {result}")
    return int("FAILED" in results.values())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
