"""The data folder of a server with SQLite: its files, and the lock that a running server holds."""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

DATABASE = "tables.db"
LOCK = "server.lock"
RESTORING = "restore.unfinished"  # exists while the files of the database are exchanged
JOURNALS = ("-wal", "-shm")  # SQLite's files beside a database


class FolderInUse(ValueError):
    """A server uses the folder; the message has its address, if it is known."""


def database_url(folder: Path) -> str:
    """The URL of the database in a folder."""
    return f"sqlite:///{(folder / DATABASE).as_posix()}"


@contextlib.contextmanager
def lock_folder(folder: Path, note: str) -> Iterator[None]:
    """Hold the lock of a folder: one process may serve or restore it at a time. The file
    has the `note`, for others."""
    try:
        import fcntl
    except ImportError:  # not on this platform
        yield
        return
    with (folder / LOCK).open("a+") as file:
        give_to_owner(folder / LOCK, folder)
        file.seek(0)
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            holder = file.read(200).strip()
            raise FolderInUse(
                f"Another server already uses {folder}{f' ({holder})' if holder else ''}."
            ) from None
        file.truncate(0)
        file.write(f"{note}\n")
        file.flush()
        try:
            yield
        finally:
            file.truncate(0)


def server_address(folder: Path) -> str | None:
    """The address of the server that uses a folder, if one does."""
    try:
        note = (folder / LOCK).read_text("utf-8").strip()
    except OSError:
        return None
    return note if note.startswith("http") else None


def give_to_owner(file: Path, folder: Path) -> None:
    """Give a file to the owner of its folder. Otherwise a server could not open what an operator
    made as root."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        owner = folder.stat()
        os.chown(file, owner.st_uid, owner.st_gid)


def check_not_restoring(folder: Path) -> None:
    """Refuse a folder whose restore was interrupted: its database may be missing or old."""
    if (folder / RESTORING).exists():
        raise ValueError(
            f"A restore in {folder} was interrupted. Run `sacbe admin restore FILE` again."
        )


def sync_folder(folder: Path) -> None:
    """Make renames in a folder durable, on systems that support it."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
