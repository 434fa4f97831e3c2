"""Notifications between processes that share a PostgreSQL store, by LISTEN and NOTIFY.

A notification is part of the transaction that it announces. It names its sender, so that processes
ignore their own.
"""

import contextlib
import secrets
import selectors
import socket
import threading
from collections.abc import Callable

import psycopg
from sqlalchemy import URL, Connection, text

from sacbe.server.store.engines import KEEP_ALIVE

CHANNEL = "sacbe_events"
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0  # seconds before reconnecting

_NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', unnest(CAST(:payloads AS text[])))")


class Notifications:
    """The notification channel of this process."""

    def __init__(self, url: URL, callback: Callable[[str, int], None]) -> None:
        """`callback` is called in the listening thread with a table and a version, or with "" and
        0 if something may have been missed."""
        self._me = secrets.token_hex(8)
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._callback = callback
        self._thread: threading.Thread | None = None
        self._closing = False
        self._bell, self._ring = socket.socketpair()  # wakes the thread to stop it

    def notify(self, connection: Connection, versions: list[tuple[str, int]]) -> None:
        """Notify other processes, as part of a transaction."""
        payloads = [f"{self._me} {table} {version}" for table, version in versions]
        connection.execute(_NOTIFY, {"payloads": payloads})

    def listen(self) -> None:
        """Start listening. After this returns nothing is missed, unless the connection breaks: then
        `callback` is called when it is back."""
        if self._thread is None:
            first = None
            with contextlib.suppress(psycopg.Error):
                first = self._connect()
            self._thread = threading.Thread(
                target=self._work, args=(first,), name="sacbe-listener", daemon=True
            )
            self._thread.start()

    def close(self) -> None:
        """Stop listening."""
        self._closing = True
        self._ring.close()
        if self._thread is not None:
            self._thread.join()
        self._bell.close()

    # ------------------------------------------------------------ in the thread

    def _connect(self) -> psycopg.Connection:
        connection = psycopg.connect(self._address, autocommit=True, **KEEP_ALIVE)
        connection.execute(f"LISTEN {CHANNEL}")
        return connection

    def _work(self, connection: psycopg.Connection | None) -> None:
        pause = FIRST_PAUSE
        while not self._closing:
            try:
                if connection is None:
                    connection = self._connect()
                    pause = FIRST_PAUSE
                    self._callback("", 0)
                self._hear(connection)
            except (psycopg.Error, OSError):
                if connection is not None:
                    connection.close()
                    connection = None
                self._wait(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
        if connection is not None:
            connection.close()

    def _hear(self, connection: psycopg.Connection) -> None:
        """Receive notifications until it is closed or the connection breaks."""
        with selectors.DefaultSelector() as selector:
            selector.register(connection.fileno(), selectors.EVENT_READ)
            selector.register(self._bell, selectors.EVENT_READ)
            while not self._closing:
                for notice in connection.notifies(timeout=0):
                    sender, table, version = notice.payload.split(" ")
                    if sender != self._me:
                        self._callback(table, int(version))
                selector.select()

    def _wait(self, seconds: float) -> None:
        with selectors.DefaultSelector() as selector:
            selector.register(self._bell, selectors.EVENT_READ)
            selector.select(seconds)
