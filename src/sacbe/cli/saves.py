"""Games on disk: where they are kept, read within limits, written so that nothing is lost."""

import os
import secrets
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

from sacbe.play.game import Game
from sacbe.play.records import MOST_BYTES, decode, encode

MOST_LOOKED_AT = 50


class Unfinished(NamedTuple):
    """A game that was left before its end."""

    path: Path
    game: Game
    seats: list[str]
    played: float  # seconds since the epoch


def folder() -> Path:
    """Where games are kept by themselves: the user's data directory."""
    named = Path(os.environ.get("XDG_DATA_HOME", ""))
    return (named if named.is_absolute() else _usual_base()) / "sacbe" / "games"


def _usual_base() -> Path:
    """Where programs keep their data on this system."""
    try:
        home = Path.home()
    except RuntimeError:  # a user without a home
        return Path(tempfile.gettempdir())
    if sys.platform == "darwin":
        return home / "Library" / "Application Support"
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    return home / ".local" / "share"


def new_name(game: str) -> str:
    """A file name for a game that begins now, and for no other."""
    return f"{game}-{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(3)}.json"


def why(error: OSError) -> str:
    """The reason alone, without the path."""
    return error.strerror or type(error).__name__


def read(path: Path) -> bytes:
    """A file that may be a record; a ValueError says why it cannot be one."""
    try:
        if path.is_dir():
            raise ValueError(f"{path} is a directory, not a saved game.")
        if not path.exists():
            raise ValueError(f"{path}: no such file.")
        if not path.is_file():
            raise ValueError(f"{path} is not a regular file.")
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise ValueError(f"Cannot read {path}: {why(error)}.") from None
    if len(data) > MOST_BYTES:
        raise ValueError(
            f"{path} is too large to be a saved game: the limit is {MOST_BYTES // 1_000_000} MB."
        )
    return data


def write(path: Path, record: dict[str, Any]) -> None:
    """Write the whole record beside the file, then put it in its place: never half of one."""
    text = encode(record)
    handle, beside = tempfile.mkstemp(prefix=".sacbe-", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(beside).replace(path)
    except BaseException:
        Path(beside).unlink(missing_ok=True)
        raise


def unfinished(game: Game) -> list[Unfinished]:
    """Games that were left and can be gone on with, the latest first."""
    found = []
    try:
        dated = [(path.stat().st_mtime, path) for path in folder().glob("*.json")]
    except OSError:
        return []
    for played, path in sorted(dated, reverse=True)[:MOST_LOOKED_AT]:
        try:
            record = decode(read(path))
        except ValueError:
            continue
        ours = (record.game, record.rules_version) == (game.name, game.rules_version)
        left = ours and record.result is None and record.seats
        if left and record.data in (game.data_digest, *game.earlier_data):
            found.append(Unfinished(path, game, record.seats, played))
    return found
