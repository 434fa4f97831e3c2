"""A server in a process of its own, as `sacbe serve` starts it."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import IO

ROOT = Path(__file__).parents[2]
SERVE = ["serve", "--no-open", "--workers", "1"]
COMMAND = [sys.executable, "-m", "sacbe", *SERVE]
PATIENCE = 60  # seconds until a test gives up; nothing is measured by it


class Serving:
    """A running server; as a context manager it is stopped at the end, whatever happens. `module`
    is the program, if it is not the usual one."""

    def __init__(self, data: Path, port: int = 0, module: str = "sacbe") -> None:
        self.data = data
        self._process = subprocess.Popen(
            [sys.executable, "-m", module, *SERVE, "--data", str(data), "--port", str(port)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            stdin=subprocess.DEVNULL,
            text=True,
            cwd=ROOT,
        )
        self.at = self._address()

    def _address(self) -> str:
        for line in _lines(self._process.stdout):
            if "Sacbe is running at" in line:
                return line.split()[-1].rstrip("/")
        assert self._process.stderr is not None
        raise AssertionError(self._process.stderr.read())

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self.at.rpartition(":")[2])

    def kill(self) -> None:
        """End it without a chance to tidy up."""
        os.kill(self._process.pid, signal.SIGKILL)
        self._process.communicate(timeout=PATIENCE)

    def stop(self) -> tuple[int, str, str]:
        """End it by Ctrl-C: the exit code and what it still had to say."""
        self._process.send_signal(signal.SIGINT)
        try:
            out, err = self._process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
            raise
        return self._process.returncode, out, err

    def __enter__(self) -> "Serving":
        return self

    def __exit__(self, *_: object) -> None:
        if self._process.poll() is None:
            self.stop()
        else:
            self._process.communicate(timeout=PATIENCE)


def _lines(stream: IO[str] | None) -> IO[str]:
    assert stream is not None
    return stream
