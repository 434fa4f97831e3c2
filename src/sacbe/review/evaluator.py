"""Forecasts of positions, and better turns, by the search: from what a seat can know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sacbe.bots.base import seed_from
from sacbe.play.codes import CHANCE
from sacbe.play.game import Game
from sacbe.play.state import State
from sacbe.review.chances import DEFAULT, Map, chances, map_of, offset, temperature
from sacbe.review.model import Depth, Forecast

MAX_ACTIONS = 60  # of a turn


class Effort(NamedTuple):
    """Simulations by purpose."""

    curve: int  # a point of the curve
    search: int  # a decision of the better turn
    compare: int  # each of two turns
    verify: int  # each of two turns if they differ
    worlds: int  # determinizations that two turns are compared in


class Outcome(NamedTuple):
    """What a series of actions leads to."""

    forecast: Forecast
    value: float  # for the seat that acted, in points


class Speed(NamedTuple):
    """What a game's simulations cost: rollouts are expensive."""

    curve: int
    search: int
    compare: int
    verify: int


# A four-player game takes less than two minutes of CPU time at the depth "normal".
SPEEDS = {
    "tzolkin": Speed(600, 1600, 1200, 4000),
    "maya": Speed(32, 60, 64, 160),
    "mezo": Speed(200, 160, 320, 960),
}
DEFAULT_SPEED = Speed(64, 100, 128, 320)
# The search that calibration.json was fitted with, where it is not the current one.
LEVELS = {"maya": "medium-0.1"}
FACTORS: dict[Depth, float] = {"quick": 0.25, "normal": 1.0, "deep": 4.0}
WORLDS = 4


def effort_of(game: Game, depth: Depth) -> Effort:
    """The simulations for a game at a depth."""
    speed, factor = SPEEDS.get(game.name, DEFAULT_SPEED), FACTORS[depth]
    curve, search, compare, verify = (max(8, round(n * factor)) for n in speed)
    return Effort(curve, search, compare, verify, WORLDS)


class Evaluator:
    """Forecasts for one game and number of players. It is deterministic: a forecast depends on the
    position as the viewer sees it, the number of simulations and the seed."""

    def __init__(self, game: Game, players: int, depth: Depth, seed: int) -> None:
        from sacbe.bots.search import SearchBot  # imports Numba: see cli/background.py

        self.effort = effort_of(game, depth)
        most = max(self.effort[:4])
        level = LEVELS.get(game.name, "medium")
        self._bot = SearchBot(game, seed, simulations=most, threads=1, level=level)
        self._finder = SearchBot(game, seed, simulations=self.effort.search, threads=1, level=level)
        self._map = map_of(game, players) or DEFAULT
        settings = self._bot.settings(players)
        self._rivalry, self._victory = settings["rivalry"], 100 * settings["victory"]
        self._seed = seed

    def use(self, chance_map: Map) -> None:
        """Use another map from values to chances."""
        self._map = chance_map

    @property
    def length(self) -> float:
        """The usual number of moves of a game."""
        return self._map.length

    def values(self, state: State, viewer: int, simulations: int, purpose: str) -> list[float]:
        """The mean values of all seats in points, as the viewer can know."""
        seed = seed_from(state.observation(viewer).tobytes(), self._seed, purpose)
        return self._bot.evaluate(state, viewer, simulations, seed)

    def forecast(
        self, state: State, viewer: int, moves: int, simulations: int, purpose: str = "curve"
    ) -> Forecast:
        """Chances and points after a number of moves, as the viewer can know."""
        if state.current_player is None:
            return final_forecast(state)
        return self.read(self.values(state, viewer, simulations, purpose), moves)

    def temperature(self, moves: int) -> float:
        """The points that are a factor of e in chances, after a number of moves."""
        return temperature(self._map.fit, moves, self._map.length)

    def read(self, values: Sequence[float], moves: int) -> Forecast:
        """Values of the search as a forecast. A value is points minus `rivalry` times the mean of
        the others plus `victory` times the chance of winning: solved for the points."""
        odds = chances(values, self.temperature(moves))
        inner = chances(values, temperature(self._map.points_fit, moves, self._map.length))
        n = len(values)
        total = (sum(values) - self._victory) / (1 - self._rivalry)
        share, lift = self._rivalry / (n - 1), offset(self._map, moves)
        points = (
            (value + share * total - self._victory * chance) / (1 + share) + lift
            for value, chance in zip(values, inner, strict=True)
        )
        return Forecast(
            tuple(round(chance, 4) for chance in odds), tuple(round(p, 1) for p in points)
        )

    def open_cards(self, state: State, moves: int, simulations: int) -> Forecast | None:
        """Every seat evaluated with its own cards; None if nothing is hidden."""
        if state.current_player is None:
            return None
        seats = range(state.players)
        raw = state.raw()
        if all(state.determinize(seat, 1).raw() == raw for seat in seats):
            return None
        values = [self.values(state, seat, simulations, "open")[seat] for seat in seats]
        return self.read(values, moves)

    def compare(
        self, worlds: Sequence[State], seat: int, actions: Sequence[int], moves: int, verify: bool
    ) -> Outcome:
        """The forecast after actions of a seat: a mean over determinizations."""
        simulations = self.effort.verify if verify else self.effort.compare
        purpose = "verify" if verify else "compare"
        forecasts, total = [], 0.0
        for k, world in enumerate(worlds):
            after, count = play_out(world, seat, actions)
            share = max(1, simulations // len(worlds))
            values = self.values(after, seat, share, f"{purpose} {k}")
            total += values[seat]
            over = after.current_player is None
            forecasts.append(final_forecast(after) if over else self.read(values, moves + count))
        return Outcome(mean_forecast(forecasts), total / len(worlds))

    def better_turn(self, world: State, seat: int) -> tuple[int, ...]:
        """The turn of the search, until chance or another seat acts or a choice is secret."""
        self._finder.forget()
        state = world.copy()
        actions: list[int] = []
        while len(actions) < MAX_ACTIONS:
            secret = state.is_simultaneous
            if secret and actions:
                break
            actions.append(self._finder.choose(state, seat))
            state.play(actions[-1], seat)
            if secret or state.current_player != seat:
                break
        return tuple(actions)

    def line(self, state: State, viewer: int, length: int) -> list[tuple[int, int]]:
        """The expected continuation of a position, as far as it can be played there."""
        self.values(state, viewer, self.effort.compare, "line")
        line, state = [], state.copy()
        for player, action in self._bot.last_line(length):
            if state.current_player != player or action not in state.legal_actions():
                break
            line.append((player, action))
            state.play(action)
            while state.current_player not in (None, CHANCE) and len(state.legal_actions()) == 1:
                forced = state.current_player
                assert forced is not None
                line.append((forced, state.legal_actions()[0]))
                state.play(line[-1][1])
            if state.current_player == CHANCE:
                break
        return line


def play_out(world: State, seat: int, actions: Sequence[int]) -> tuple[State, int]:
    """The position after actions of a seat, and how many could be played: in another world, what an
    action reveals can make the next one impossible."""
    state, count = world.copy(), 0
    for action in actions:
        if seat not in state.players_to_act or action not in state.legal_actions(seat):
            break
        state.play(action, seat)
        count += 1
    return state, count


def final_forecast(state: State) -> Forecast:
    """What is certain at the end."""
    winners = state.winners
    won = tuple(round(1 / len(winners), 4) if p in winners else 0.0 for p in range(state.players))
    return Forecast(won, tuple(float(score) for score in state.scores))


def by_round(forecasts: Sequence[Forecast], players: int) -> list[Forecast]:
    """The curve of a game: every forecast as the mean of those of the last round. One forecast is
    made from what a single player knows, the one who has just moved, and in Maya favours that
    player. The last one is what is certain, and stays."""
    means = [
        mean_forecast(forecasts[max(0, i + 1 - players) : i + 1]) for i in range(len(forecasts) - 1)
    ]
    return [*means, *forecasts[-1:]]


def mean_forecast(forecasts: Sequence[Forecast]) -> Forecast:
    """The mean of several forecasts."""
    n = len(forecasts)
    return Forecast(
        tuple(round(sum(f) / n, 4) for f in zip(*(f.chances for f in forecasts), strict=True)),
        tuple(round(sum(f) / n, 1) for f in zip(*(f.points for f in forecasts), strict=True)),
    )
