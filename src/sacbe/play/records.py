"""Saved games: a JSON file with every decision and chance outcome, which can be replayed."""

import hashlib
import json
from collections.abc import Mapping
from typing import Annotated, Any

import msgspec

from sacbe.play.errors import RecordError

FORMAT = 1
MOST_BYTES = 4_000_000
MOST_MOVES = 20_000
MOST_NOTATION = 20_000  # characters of a position as text

Seat = Annotated[int, msgspec.Meta(ge=-1, le=15)]
Action = Annotated[int, msgspec.Meta(ge=0, le=65_535)]
Name = Annotated[str, msgspec.Meta(max_length=100)]


class Result(msgspec.Struct, forbid_unknown_fields=True):
    """How a finished game ended."""

    scores: list[int | float]
    winners: list[int]


class Record(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A whole game. `data` is the digest of the data file, and `data_file` the file itself where
    it is not built in. `state` is a hash of the last position, `seal` one of all the rest: some
    changes, as of a tile that was dealt and rejected, do not show in the position."""

    sacbe: int
    game: Name
    rules_version: int
    data: Name
    players: Annotated[int, msgspec.Meta(ge=1, le=16)]
    options: dict[Name, int | bool | Name]
    moves: Annotated[list[tuple[Seat, Action]], msgspec.Meta(max_length=MOST_MOVES)]
    result: Result | None
    state: Name
    seal: Name
    seed: Annotated[int, msgspec.Meta(ge=-(2**63), le=2**63 - 1)] | None = None
    seats: Annotated[list[Name], msgspec.Meta(max_length=16)] = []
    data_file: str | None = None
    # The notation of the position that it begins at, if that is not a new game.
    position: Annotated[str, msgspec.Meta(max_length=MOST_NOTATION)] = ""


def decode(source: Any) -> Record:
    """Decode a record strictly from a dict, text or bytes."""
    try:
        if isinstance(source, bytes | str):
            data = source if isinstance(source, bytes) else source.encode()
            if len(data) > MOST_BYTES:
                raise RecordError(
                    f"This record is too large: the limit is {MOST_BYTES // 1_000_000} MB."
                )
            source = json.loads(data)
        if not isinstance(source, dict):
            raise RecordError("This is not a Sacbe record.")
        if "sacbe" not in source:
            redacted = source.get("replayable") is False
            raise RecordError(
                "This record contains only what one seat saw, so it cannot be replayed."
                if redacted
                else "This is not a Sacbe record."
            )
        record = msgspec.convert(source, Record)
        msgspec.json.encode(record)  # half a character can be read, but never written again
    except (ValueError, RecursionError) as error:
        if isinstance(error, RecordError):
            raise
        message = str(error).encode("utf-8", "backslashreplace").decode()
        raise RecordError(f"This is not a Sacbe record: {message}.") from None
    if record.sacbe != FORMAT:
        raise RecordError(
            f"This record has format {record.sacbe}; this version of Sacbe needs {FORMAT}."
        )
    return record


def seal(record: Mapping[str, Any]) -> str:
    """A hash of everything else in a record."""
    rest = {key: value for key, value in record.items() if key != "seal"}
    return hashlib.sha256(json.dumps(rest, sort_keys=True).encode()).hexdigest()


def encode(record: dict[str, Any]) -> str:
    """A record as JSON text with one move per line."""
    head = {key: value for key, value in record.items() if key != "moves"}
    lines = ",\n".join(f"    {json.dumps(move)}" for move in record["moves"])
    text = json.dumps(head, indent=1, ensure_ascii=False)
    return f'{text[:-2]},\n "moves": [\n{lines}\n ]\n}}\n'
