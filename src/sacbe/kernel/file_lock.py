"""A lock that processes share, released by the operating system when its process ends."""

from __future__ import annotations

import os
import time
from contextlib import suppress
from pathlib import Path

RETRY_SECONDS = 0.1  # where the system cannot wait for a lock


class FileLock:
    """An exclusive lock on a file. The file of a killed process blocks nothing."""

    def __init__(self, path: Path) -> None:
        """Wait for the lock; OSError if the file system has no locks or is read-only."""
        self._path = path
        self._handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._handle)
        except BaseException:
            os.close(self._handle)
            raise

    def release(self) -> None:
        """Remove the file and release the lock. A process that waits for it finds the result."""
        with suppress(OSError):  # Windows removes no open file
            self._path.unlink()
        os.close(self._handle)


try:
    import fcntl
except ImportError:  # Windows
    import msvcrt

    def _lock(handle: int) -> None:
        while True:
            try:
                msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
                return
            except OSError:
                time.sleep(RETRY_SECONDS)

else:

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX)
