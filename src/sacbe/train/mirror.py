"""Games of a bot against itself: how many points winners make, and how it plays."""

from __future__ import annotations

import functools
import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from sacbe.arena.blocks import GameRunner, Match, match_of
from sacbe.play.game import Game
from sacbe.play.game import game as game_named
from sacbe.train.plan import Plan

Behaviour = Mapping[str, Sequence[str]]  # counters to add up, by name


class Seat(msgspec.Struct, frozen=True):
    """The result of a seat and how it played."""

    points: float
    won: float
    behaviour: dict[str, float]


class Mirror(msgspec.Struct, frozen=True):
    """Games of a bot against itself."""

    games: tuple[tuple[Seat, ...], ...]

    @property
    def winner(self) -> float:
        """Mean points of the winner."""
        return _mean(max(seat.points for seat in game) for game in self.games)

    @property
    def seat(self) -> float:
        """Mean points of a seat."""
        return _mean(seat.points for game in self.games for seat in game)

    def behaviour(self, won: bool = False) -> dict[str, float]:
        """Means over all seats, or over the winners."""
        seats = [seat for game in self.games for seat in game if seat.won or not won]
        names = seats[0].behaviour if seats else {}
        return {name: _mean(seat.behaviour[name] for seat in seats) for name in names}


def mirror_match(plan: Plan, bot: str) -> Match:
    """The match of a bot against itself, on decks that no other match uses."""
    return match_of(plan.game, bot, bot, seed=MIRROR_SEED + plan.seed)


MIRROR_SEED = 3_000_000


def play_mirror(match: Match, k: int) -> tuple[Seat, ...]:
    """Play one game of a bot against itself."""
    game = game_named(match.game)
    runner = GameRunner(match, game, match.seed + k, rotation=0)
    runner.play()
    end = runner.table.state
    counters = _counters(runner, end.players)
    return tuple(
        Seat(
            float(end.scores[seat]),
            (seat in end.winners) / len(end.winners),
            {name: _total(entries, counters[seat]) for name, entries in behaviour_of(game).items()},
        )
        for seat in range(end.players)
    )


@functools.cache
def behaviour_of(game: Game) -> Behaviour:
    """What to report about a game: the content of behaviour.toml."""
    file = game.definition.folder / "evaluate" / "behaviour.toml"
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def _counters(runner: GameRunner, players: int) -> list[Counter[str]]:
    """All counters of every seat: final possessions and events."""
    counters: list[Counter[str]] = []
    for facts in runner.recorder.facts(runner.table.state):
        counts: Counter[str] = Counter()
        counts.update(facts.counts)
        counts.update({f"has {kind}": len(names) for kind, names in facts.has.items()})
        counters.append(counts)
    for event in (event for events in runner.table.events_by_move() for event in events):
        seat = event["seat"]
        if seat is not None and 0 <= seat < players:
            _count(event, counters[seat])
    return counters


def _count(event: Mapping[str, Any], counts: Counter[str]) -> None:
    name = f"event {event['event']}"
    counts[name] += 1
    counts[f"{name} {event['cause']}"] += 1
    for key, value in event.items():
        if type(value) is int:
            counts[f"{name}: {key}"] += value


def _total(entries: Iterable[str], counts: Counter[str]) -> float:
    total = 0.0
    for entry in entries:
        name = entry.removeprefix("-")
        value = float(name) if name.isdecimal() else float(counts[name])
        total += -value if name != entry else value
    return total


def _mean(values: Iterable[float]) -> float:
    numbers = list(values)
    return sum(numbers) / max(1, len(numbers))
