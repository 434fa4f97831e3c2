"""Automatic backups: one file per day in a folder; old files are removed."""

import asyncio
import contextlib
import datetime
import re
import time
from collections.abc import Callable
from pathlib import Path

import structlog

from sacbe.server import logs
from sacbe.server.store.maintenance import TEMPORARY, backup

CHECK_SECONDS = 600.0  # between looks at the calendar
FILE_NAME = re.compile(r"sacbe-\d{4}-\d\d-\d\d\.db")
STALE_SECONDS = 86_400.0  # until a half-written backup is removed

log = structlog.get_logger("sacbe.backups")


class DailyBackups:
    """Makes a backup per day of UTC, at the start if today's is missing."""

    def __init__(
        self, url: str, folder: Path, keep: int = 14, now: Callable[[], float] = time.time
    ) -> None:
        if keep < 1:
            raise ValueError(f"At least one backup must be kept, not {keep}.")
        self._url, self._folder, self._keep, self._now = url, folder, keep, now

    async def run(self) -> None:
        """Make backups until cancelled; failures are logged and retried."""
        while True:
            try:
                await asyncio.to_thread(self.make)
            except Exception as error:
                logs.failed("backup failed", error, folder=str(self._folder))
            await asyncio.sleep(CHECK_SECONDS)

    def make(self) -> Path | None:
        """Make today's backup and remove old ones; None if it exists."""
        today = datetime.datetime.fromtimestamp(self._now(), datetime.UTC).date()
        file = self._folder / f"sacbe-{today.isoformat()}.db"
        if file.exists():
            return None
        self._folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        self._remove_temporary()
        size = backup(self._url, file)
        log.info("backup", file=file.name, bytes=size)
        for old in self.files()[: -self._keep]:
            old.unlink()
        return file

    def files(self) -> list[Path]:
        """The backups in the folder, the oldest first."""
        return sorted(path for path in self._folder.iterdir() if FILE_NAME.fullmatch(path.name))

    def _remove_temporary(self) -> None:
        """Remove what a killed server left half-written."""
        for path in self._folder.glob(f"{TEMPORARY}*"):
            with contextlib.suppress(OSError):
                if self._now() - path.stat().st_mtime > STALE_SECONDS:
                    path.unlink()
