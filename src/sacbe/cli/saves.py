"""Saved games: their folder, reading with a size limit, atomic writing."""

import os
import secrets
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

from sacbe.play.game import Game
from sacbe.play.records import MOST_BYTES, decode, encode

MAX_FILES = 50


class Unfinished(NamedTuple):
    """An unfinished saved game."""

    path: Path
    game: Game
    seats: list[str]
    modified: float  # seconds since the epoch


def folder() -> Path:
    """The folder of automatically saved games, in the user's data directory."""
    configured = Path(os.environ.get("XDG_DATA_HOME", ""))
    return (configured if configured.is_absolute() else _default_base()) / "sacbe" / "games"


def _default_base() -> Path:
    """The user's data directory on this system."""
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
    """A unique file name for a new game."""
    return f"{game}-{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(3)}.json"


def reason(error: OSError) -> str:
    """The reason of an error, without the path."""
    return error.strerror or type(error).__name__


def read(path: Path) -> bytes:
    """Read a saved game. Raises ValueError if it cannot be read or is too large."""
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
        raise ValueError(f"Cannot read {path}: {reason(error)}.") from None
    if len(data) > MOST_BYTES:
        raise ValueError(
            f"{path} is too large to be a saved game: the limit is {MOST_BYTES // 1_000_000} MB."
        )
    return data


def write(path: Path, record: dict[str, Any]) -> None:
    """Write a record atomically: to a temporary file, which then replaces the old one."""
    text = encode(record)
    handle, temporary = tempfile.mkstemp(prefix=".sacbe-", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).replace(path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


def find_unfinished(game: Game) -> list[Unfinished]:
    """Unfinished games that can be resumed, latest first."""
    games = []
    try:
        files_by_time = [(path.stat().st_mtime, path) for path in folder().glob("*.json")]
    except OSError:
        return []
    for modified, path in sorted(files_by_time, reverse=True)[:MAX_FILES]:
        try:
            record = decode(read(path))
        except ValueError:
            continue
        is_same_game = (record.game, record.rules_version) == (game.name, game.rules_version)
        is_unfinished = is_same_game and record.result is None and record.seats
        if is_unfinished and record.data in (game.data_digest, *game.earlier_data):
            games.append(Unfinished(path, game, record.seats, modified))
    return games
