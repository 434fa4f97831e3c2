"""Follow the steps of deploy/Containerfile without a container engine, and try the result.

    sudo .venv/bin/python -m scripts.container --python /usr/local/bin/python3.13

For machines on which no engine can run. An overlay on this machine's file system takes the place of
the base image, with the given Python; every instruction is executed in it, and nothing outside is
changed. Then the entry point runs as its user, with the root file system read-only, as `podman run
--read-only --tmpfs /tmp` would, and a game is played against it. This does not show that the image
can be built: the base image itself and the engine are not tried. Needs root, unshare and overlayfs.
"""

from __future__ import annotations

import argparse
import errno
import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from scripts.matrix import build_wheel

ROOT = Path(__file__).parent.parent
FILE = ROOT / "deploy" / "Containerfile"
LIMIT = 3600  # seconds for one step
INSTRUCTIONS = {"FROM", "RUN", "COPY", "ENV", "USER", "VOLUME", "EXPOSE", "ENTRYPOINT"}


def parse(text: str) -> list[tuple[str, str]]:
    """The instructions of a container file with their arguments."""
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    content = "\n".join(lines).replace("\\\n", " ")
    steps = [tuple(line.split(None, 1)) for line in content.splitlines() if line.strip()]
    for step in steps:
        if len(step) != 2 or step[0] not in INSTRUCTIONS:
            raise ValueError(f"Unknown instruction: {' '.join(step)}")
    return [(step[0], step[1].strip()) for step in steps]


class Image:
    """A file system that the instructions change, and the settings that they make."""

    def __init__(self, folder: Path, python: Path) -> None:
        """Mount the overlay; the process needs its own mount namespace."""
        self.root, store = folder / "root", folder / "store"
        for path in (self.root, store):
            path.mkdir()
        _run("mount", "-t", "tmpfs", "tmpfs", str(store))
        (store / "upper").mkdir()
        (store / "work").mkdir()
        layers = f"lowerdir=/,upperdir={store / 'upper'},workdir={store / 'work'}"
        _run("mount", "-t", "overlay", "overlay", "-o", layers, str(self.root))
        for name in ("dev", "proc"):
            _run("mount", "--rbind", f"/{name}", str(self.root / name))
        _run("mount", "-t", "tmpfs", "tmpfs", str(self.root / "tmp"))
        for parent in python.parents:  # the user of the image must reach the interpreter
            inside = self.root / str(parent).lstrip("/")
            inside.chmod(inside.stat().st_mode | 0o055)
        self.environment = {"PATH": f"{python.parent}:/usr/sbin:/usr/bin:/sbin:/bin"}
        self.user, self.volumes, self.entry = "root", list[str](), list[str]()

    def execute(self, instruction: str, text: str, context: Path) -> None:
        """Execute an instruction."""
        match instruction:
            case "RUN":
                _run(*self.command(["/bin/sh", "-c", text]))
            case "COPY":
                *sources, target = shlex.split(text)
                for pattern in sources:
                    files = list(context.glob(pattern))
                    assert files, f"There is no {pattern}."
                    for file in files:
                        shutil.copy(file, self.root / target.lstrip("/"))
            case "ENV":
                self.environment |= dict(part.split("=", 1) for part in shlex.split(text))
            case "USER":
                self.user = text
            case "VOLUME":
                self.volumes.append(text)
            case "ENTRYPOINT":
                self.entry = json.loads(text)

    def command(self, command: list[str]) -> list[str]:
        """A command of the image: as its user, with its environment."""
        variables = {k: v for k, v in os.environ.items() if k.startswith(("PIP_", "SSL_"))}
        variables |= {"HOME": "/root" if self.user == "root" else "/nonexistent"}
        variables |= self.environment
        settings = [f"{name}={value}" for name, value in variables.items()]
        user, group = self.ids()
        chroot = ["chroot", f"--userspec={user}:{group}", "--groups=", str(self.root)]
        return [*chroot, "env", "-i", *settings, *command]

    def ids(self) -> tuple[int, int]:
        """The numbers of the user and its group."""
        for line in (self.root / "etc/passwd").read_text("utf-8").splitlines():
            name, _, user, group, *_ = line.split(":")
            if name == self.user:
                return int(user), int(group)
        raise ValueError(f"The image has no user {self.user}.")

    def freeze(self, data: Path) -> None:
        """Make the file system read-only, with an empty /tmp and new volumes. As an engine does, a
        volume begins with the contents and the owner of its folder in the image."""
        for volume in self.volumes:
            inside, outside = self.root / volume.lstrip("/"), data / volume.strip("/")
            inside.mkdir(exist_ok=True)  # owned by root
            shutil.copytree(inside, outside)
            owner = inside.stat()
            os.chown(outside, owner.st_uid, owner.st_gid)
            _run("mount", "--bind", str(outside), str(inside))
        _run("mount", "-t", "tmpfs", "tmpfs", str(self.root / "tmp"))
        _run("mount", "-o", "remount,ro", str(self.root))


def try_out(image: Image, port: int) -> None:
    """Run the entry point and play a game."""
    begin = time.monotonic()
    command = image.command([*image.entry, "--host", "127.0.0.1", "--port", str(port)])
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=subprocess.STDOUT, text=True) as server:
        assert server.stdout is not None
        lines = []
        for line in server.stdout:
            lines.append(line)
            if "Sacbe is running at" in line:
                break
        else:
            raise AssertionError("".join(lines))
        print(f"Ready after {time.monotonic() - begin:.1f} s.", flush=True)
        try:
            status = Path(f"/proc/{server.pid}/status").read_text("utf-8")
            (uids,) = (line.split()[1:] for line in status.splitlines() if line.startswith("Uid:"))
            assert set(uids) == {str(image.ids()[0])} != {"0"}, uids
            bot = str(ROOT / "examples" / "api_bot.py")
            _run(sys.executable, bot, f"http://127.0.0.1:{port}")
            children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text("utf-8")
            names = [Path(f"/proc/{pid}/cmdline").read_bytes() for pid in children.split()]
            assert not [name for name in names if b"prepare" in name], (
                "The rules are compiled again."
            )
        finally:
            server.send_signal(signal.SIGTERM)
        output = server.stdout.read()
        assert server.wait(timeout=60) == 0, output
        assert '"level"' not in output, output  # a line of the log


def check_read_only(image: Image) -> None:
    """Not even root can write outside the volumes."""
    for path in ("x", "opt/sacbe-cache/x", "usr/x"):
        try:
            (image.root / path).touch()
        except OSError as error:
            if error.errno == errno.EROFS:
                continue
            raise
        raise AssertionError(f"/{path} can be written.")


def main() -> int:
    """Follow the steps and try the result."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--python", type=Path, default=Path(sys.executable))
    parser.add_argument("--port", type=int, default=17299)
    arguments = parser.parse_args()
    if os.environ.get("SACBE_CONTAINER") != "inside":
        command = ["unshare", "--mount", sys.executable, "-m", "scripts.container", *sys.argv[1:]]
        environment = {**os.environ, "SACBE_CONTAINER": "inside"}
        return subprocess.run(command, env=environment, timeout=2 * LIMIT).returncode
    with tempfile.TemporaryDirectory(prefix="sacbe-container-") as name:
        folder, context = Path(name), Path(name, "context")
        (context / "dist").mkdir(parents=True)
        build_wheel(context / "dist")
        shutil.copy(ROOT / "requirements.lock", context)
        image = Image(folder, arguments.python.absolute())
        try:
            for instruction, text in parse(FILE.read_text("utf-8")):
                begin = time.monotonic()
                print(f"{instruction} {' '.join(text.split())[:90]}", flush=True)
                image.execute(instruction, text, context)
                if instruction == "RUN":
                    print(f"  {time.monotonic() - begin:.0f} s", flush=True)
            (folder / "data").mkdir()
            image.freeze(folder / "data")
            check_read_only(image)
            try_out(image, arguments.port)
            files = sorted(path.name for path in (folder / "data").rglob("*.db"))
            assert files == ["tables.db"], files
        finally:
            _run("umount", "--recursive", "--lazy", str(image.root))
            _run("umount", "--lazy", str(folder / "store"))
    print("All steps of the container file work. The image itself was not built.")
    return 0


def _run(*command: str) -> None:
    subprocess.run(command, check=True, timeout=LIMIT)


if __name__ == "__main__":
    sys.exit(main())
