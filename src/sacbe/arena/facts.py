"""What the seats of a finished game had and how they began, read without knowing the game.

A report asks which tiles, gods, technologies and openings won. All of it stands in the words that
every game uses for its views and actions, so that a game has to offer nothing more:

    notes = Notes(players)
    notes.see(state, seat, action)  # before each choice that was not forced
    notes.facts(state)              # at the end

Of the final position only what a spectator sees is read.
"""

from collections import Counter
from typing import Any

import msgspec

from sacbe.play.state import State

TURNS = 2  # of each seat make its opening
OWNERS = ("owner", "seat")  # how views name the seat that a thing on the board belongs to


class SeatFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one seat had at the end, and how it began."""

    has: dict[str, tuple[str, ...]]  # names of things by kind: {"buildings": ("B06", "B17")}
    counts: dict[str, int | float]  # numbers by name: {"corn": 3, "techs theology": 2}
    opening: tuple[str, ...]  # its first turns: ("keep W04, keep W13", "place tikal")


class Notes:
    """Watches one game and tells the facts of it, seat by seat."""

    def __init__(self, players: int) -> None:
        self._turns: list[list[list[str]]] = [[] for _ in range(players)]
        self._last: tuple[int, bool] | None = None

    def see(self, state: State, seat: int, action: int) -> None:
        """A seat is about to choose. A turn is all that it chooses before another seat does, with
        secret commitments apart: they are made before the turns begin."""
        turns = self._turns[seat]
        if len(turns) > TURNS:
            self._last = None
            return
        now = (seat, state.is_simultaneous)
        if now != self._last:
            turns.append([])
        self._last = now
        turns[-1].append(_words(state.action_info(action, seat)))

    def facts(self, state: State) -> tuple[SeatFacts, ...]:
        """Of every seat, from the final position."""
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
    """What was found of one seat so far."""

    def __init__(self) -> None:
        self.has: dict[str, list[str]] = {}
        self.counts: Counter[str] = Counter()

    def read(self, value: Any, name: str) -> None:
        """One thing that the view says of the seat, and all that is inside it."""
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

    def own(self, thing: dict[str, Any], name: str) -> None:
        """A thing on the board: count it, and count it under each name that it bears."""
        self.counts[name] += 1
        for key, inner in thing.items():
            if isinstance(inner, str):
                self.counts[f"{name} {key} {inner}"] += 1


def _read_board(value: Any, name: str, seats: list[_Seat]) -> None:
    """Find what belongs to seats: things that name their owner, and lists by seat.

    Where a thing lies is left out of its name: the one that a list of things has will do.
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
            seats[owner].own(value, name)
        else:
            for key, inner in value.items():
                _read_board(inner, name if _is_thing(inner) else key, seats)


def _is_thing(value: Any) -> bool:
    return isinstance(value, dict) and any(key in value for key in OWNERS)


def _words(info: dict[str, Any]) -> str:
    """An action in short: its type and the names in it. Numbers are left out, for prices that
    differ by one would make two openings of every opening."""
    names = [value for key, value in info.items() if key != "type" and isinstance(value, str)]
    return " ".join([str(info["type"]), *names])
