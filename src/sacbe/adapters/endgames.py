"""Endgames with known values: small games for algorithms that must find the exact solution.

    for endgame in endgames():
        state = sacbe.game(endgame.game).position(endgame.position)

Each is the end of a game for two players, from a position that is common knowledge. Where nothing
is hidden from there on, the values come from a search of everything (`sacbe.adapters.exact`).
Otherwise they come from CFR+ of OpenSpiel, with the NashConv that it reached: no strategy of a
seat can gain more than that, so the value of the game is at most that far from `win`.

`python -m scripts.endgames` rewrites the file after a change of rules or data.
"""

from __future__ import annotations

import functools
from pathlib import Path

import msgspec

FILE = Path(__file__).with_name("endgames.json")


class Endgame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position with its values for seat 0."""

    name: str
    game: str
    position: str  # notation
    method: str  # "search" or "cfr"
    size: int  # different positions (search) or histories (cfr)
    win: float  # return of seat 0 from -1 to 1
    nash_conv: float  # 0 for "search"
    margin: float | None = None  # points of seat 0 above seat 1 when both play for these
    win_actions: tuple[int, ...] = ()  # optimal actions, for "search"
    margin_actions: tuple[int, ...] = ()


@functools.cache
def endgames() -> tuple[Endgame, ...]:
    """All endgames, for each game from the smallest to the largest."""
    return msgspec.json.decode(FILE.read_bytes(), type=tuple[Endgame, ...])
