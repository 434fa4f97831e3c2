"""The operator's page: who may use it, and the state of the server at a glance.

`sacbe admin operator-link` prints a link that works once. It becomes a session, which has its own
cookie. Only hashes are stored. What the page does is in moderation.py, as for `sacbe admin`.
"""

from __future__ import annotations

import hmac
import shutil
import time
from pathlib import Path
from typing import TYPE_CHECKING

from sacbe.server.decider import Refusal
from sacbe.server.metrics import Metrics, WriteHealth
from sacbe.server.schemas import BackupInfo, Overview
from sacbe.server.store import Repository, Store, engines
from sacbe.server.store.backups import DailyBackups
from sacbe.server.tokens import hash_token, new_token

if TYPE_CHECKING:
    from sacbe.server.backend import Backend

LINK_SECONDS = 15 * 60.0
SESSION_SECONDS = 12 * 3_600.0
LINK, SESSION = "link", "session"
MAX_BACKUPS = 30  # in the overview


async def new_link(store: Store, now: float) -> str:
    """A token for one login."""
    token = new_token()
    hashed = hash_token(token)
    await store.write(lambda to: to.add_operator(hashed, LINK, now + LINK_SECONDS, now))
    return token


class Operation:
    """The sessions of the operator, and figures of the server."""

    def __init__(self, backend: Backend, metrics: Metrics, writing: WriteHealth) -> None:
        self._backend, self._store = backend, backend.store
        self._metrics, self._writing = metrics, writing

    async def log_in(self, token: str) -> str:
        """Exchange a link for a session; returns its token. A Refusal if the link is not valid."""
        link, session, now = hash_token(token), new_token(), time.time()
        hashed = hash_token(session)

        def exchange(to: Repository) -> bool:
            if not _is_known(to, link, LINK, now) or not to.drop_operator(link):
                return False
            to.add_operator(hashed, SESSION, now + SESSION_SECONDS, now)
            return True

        if not await self._store.write(exchange):
            raise Refusal("unauthorized", "This link has expired, was already used, or is invalid.")
        return session

    async def check(self, token: str) -> None:
        """Refuse anything but a session of the operator."""
        hashed, now = hash_token(token), time.time()
        if not await self._store.read(lambda by: _is_known(by, hashed, SESSION, now)):
            raise Refusal("unauthorized", "Log in with a link from `sacbe admin operator-link`.")

    async def log_out(self, token: str) -> None:
        """End a session."""
        hashed = hash_token(token)
        await self._store.write(lambda to: to.drop_operator(hashed))

    async def follow(self) -> None:
        """Let this server know at once what was changed in its database."""
        await self._backend.moderation.follow(time.time())

    async def overview(self) -> Overview:
        """The server at a glance."""
        now = time.time()
        tables, bans = await self._store.read(lambda by: (by.count_tables(), len(by.bans(now))))
        figures = self._store.figures()
        database = _database_file(self._backend.settings.database)
        disk = None if database is None else shutil.disk_usage(database.parent)
        return Overview(
            healthy=not self._writing.fails(figures),
            tables=tables,
            sockets=int(self._metrics.sockets._value.get()),
            bots_busy=self._backend.bot_pool.busy,
            bots_waiting=self._backend.bot_pool.queued,
            store_failures=figures["failures"],
            database_bytes=None if database is None else _size(database),
            disk_free=None if disk is None else disk.free,
            disk_total=None if disk is None else disk.total,
            backups=self._backups(),
            bans=bans,
        )

    def _backups(self) -> list[BackupInfo] | None:
        settings = self._backend.settings
        if settings.backups is None:
            return None
        if not settings.backups.is_dir():
            return []
        files = DailyBackups(settings.database, settings.backups, settings.keep_backups).files()
        pairs = [(file, file.stat()) for file in reversed(files[-MAX_BACKUPS:])]
        return [
            BackupInfo(name=file.name, at=stat.st_mtime, bytes=stat.st_size) for file, stat in pairs
        ]


def _is_known(by: Repository, hashed: bytes, kind: str, now: float) -> bool:
    """Is this the hash of a valid link or session? All are compared, in constant time."""
    return sum(hmac.compare_digest(hashed, one) for one in by.operators(kind, now)) > 0


def _size(database: Path) -> int:
    """The size of a database with its write-ahead log."""
    files = [database, database.with_name(f"{database.name}-wal")]
    return sum(file.stat().st_size for file in files if file.exists())


def _database_file(url: str) -> Path | None:
    address = engines.parse(url)
    if address.drivername != "sqlite" or address.database is None:
        return None
    return Path(address.database)
