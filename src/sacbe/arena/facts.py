"""Facts about the seats of a game for reports: final possessions and opening.

Reports show which tiles, gods, technologies and openings win. The facts are read from the generic
form of views and actions, so games need no code for this:

    recorder = Notes(players)
    recorder.see(state, seat, action)  # before each action that is not forced
    recorder.facts(state)              # at the end

Only the spectator's view of the final position is used.
"""

from collections import Counter
from typing import Any

import msgspec

from sacbe.play.state import State

TURNS = 2  # length of an opening, per seat
OWNERS = ("owner", "seat")  # keys of views for the owner of a piece on the board


class SeatFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Final possessions and opening of one seat."""

    has: dict[str, tuple[str, ...]]  # names by kind: {"buildings": ("B06", "B17")}
    counts: dict[str, int | float]  # numbers by name: {"corn": 3, "techs theology": 2}
    opening: tuple[str, ...]  # its first turns: ("keep W04, keep W13", "place tikal")


class FactsRecorder:
    """Collects the facts of one game."""

    def __init__(self, players: int) -> None:
        self._turns: list[list[list[str]]] = [[] for _ in range(players)]
        self._last: tuple[int, bool] | None = None

    def record(self, state: State, seat: int, action: int) -> None:
        """Record an action before it is played. A turn is a run of consecutive actions of one seat;
        secret simultaneous actions form a separate turn."""
        turns = self._turns[seat]
        if len(turns) > TURNS:
            self._last = None
            return
        current = (seat, state.is_simultaneous)
        if current != self._last:
            turns.append([])
        self._last = current
        turns[-1].append(_action_text(state.action_info(action, seat)))

    def facts(self, state: State) -> tuple[SeatFacts, ...]:
        """The facts of all seats from the final position."""
        view = state.view(None)
        seats = [_Seat() for _ in view["players"]]
        for seat, player in zip(seats, view.pop("players"), strict=True):
            seat.read(player, "")
        _read_board(view, "", seats)
        return tuple(
            SeatFacts(
                has={kind: tuple(sorted(names)) for kind, names in sorted(seat.has.items())},
                counts=dict(sorted(seat.counts.items())),
                opening=tuple(", ".join(turn) for turn in turns[:TURNS]),
            )
            for seat, turns in zip(seats, self._turns, strict=True)
        )


class _Seat:
    """Facts of one seat while they are collected."""

    def __init__(self) -> None:
        self.has: dict[str, list[str]] = {}
        self.counts: Counter[str] = Counter()

    def read(self, value: Any, name: str) -> None:
        """Read a value of the seat's part of the view, recursively."""
        if isinstance(value, dict):
            for key, inner in value.items():
                self.read(inner, f"{name} {key}".strip())
        elif isinstance(value, list):
            for item in value:
                self.read(item, name)
        elif isinstance(value, str):
            self.has.setdefault(name, []).append(value)
        elif type(value) in (int, float):
            self.counts[name] += value

    def add_piece(self, piece: dict[str, Any], name: str) -> None:
        """Count a piece on the board, in total and by each of its text attributes."""
        self.counts[name] += 1
        for key, inner in piece.items():
            if isinstance(inner, str):
                self.counts[f"{name} {key} {inner}"] += 1


def _read_board(value: Any, name: str, seats: list[_Seat]) -> None:
    """Find the parts of the view that belong to seats: pieces with an owner, and maps by seat.

    Pieces are named after the list that contains them, without their position.
    """
    if isinstance(value, list):
        for item in value:
            _read_board(item, name, seats)
    elif isinstance(value, dict):
        by_seat = value.keys() == {str(number) for number in range(len(seats))}
        owner = next((value[key] for key in OWNERS if type(value.get(key)) is int), None)
        if by_seat:
            for number, inner in value.items():
                seats[int(number)].read(inner, name)
        elif owner is not None and 0 <= owner < len(seats):
            seats[owner].add_piece(value, name)
        else:
            for key, inner in value.items():
                _read_board(inner, name if _has_owner(inner) else key, seats)


def _has_owner(value: Any) -> bool:
    return isinstance(value, dict) and any(key in value for key in OWNERS)


def _action_text(info: dict[str, Any]) -> str:
    """A short text of an action: its type and names. Numbers are left out, since a price that
    differs by one would split an opening in two."""
    names = [value for key, value in info.items() if key != "type" and isinstance(value, str)]
    return " ".join([str(info["type"]), *names])
