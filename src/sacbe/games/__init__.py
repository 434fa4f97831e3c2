"""The games: one package each, all with the same rooms. No game knows another.

What every game's package offers to `play` is written down in `docs/architecture.md`.
"""

from typing import NamedTuple


class DataError(ValueError):
    """A game's data file is not what the game needs; the message says where and why."""


class Option(NamedTuple):
    """A choice made when a game is started, checked there and kept in its record."""

    name: str
    kind: str  # "int", "bool" or "str"
    choices: tuple[int | bool | str, ...]
    default: int | bool | str
    help: str
