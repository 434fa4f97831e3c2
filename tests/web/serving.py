"""`sacbe serve` in a separate process."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import IO

ROOT = Path(__file__).parents[2]
# Browsers without a cache load all scripts again and again from one address.
SERVE = ["serve", "--no-open", "--workers", "1", "--limit", "scale=20"]
COMMAND = [sys.executable, "-m", "sacbe", *SERVE]
PATIENCE = 60  # timeout of a wait in seconds; no test measures time


class ServerProcess:
    """A running server. As a context manager it is stopped at the end. `module` is the Python
    module to run."""

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
        self.url = self._address()

    def _address(self) -> str:
        for line in _lines(self._process.stdout):
            if "Sacbe is running at" in line:
                return line.split()[-1].rstrip("/")
        assert self._process.stderr is not None
        raise AssertionError(self._process.stderr.read())

    @property
    def port(self) -> int:
        """The port that it listens on."""
        return int(self.url.rpartition(":")[2])

    @property
    def pid(self) -> int:
        """The process id."""
        return self._process.pid

    def kill(self) -> None:
        """Kill the process without cleanup."""
        os.kill(self._process.pid, signal.SIGKILL)
        self._process.communicate(timeout=PATIENCE)

    def stop(self) -> tuple[int, str, str]:
        """Stop it by Ctrl-C. Returns the exit code, the rest of stdout and of stderr."""
        self._process.send_signal(signal.SIGINT)
        try:
            out, err = self._process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
            raise
        return self._process.returncode, out, err

    def __enter__(self) -> "ServerProcess":
        return self

    def __exit__(self, *_: object) -> None:
        if self._process.poll() is None:
            self.stop()
        else:
            self._process.communicate(timeout=PATIENCE)


def _lines(stream: IO[str] | None) -> IO[str]:
    assert stream is not None
    return stream
