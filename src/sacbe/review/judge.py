"""Judge a turn by a better one, from what its seat could know, and say what differs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sacbe.bots.base import seed_from
from sacbe.play.game import Game
from sacbe.play.state import State
from sacbe.review import chances
from sacbe.review.evaluator import Evaluator, Outcome, play_out
from sacbe.review.facts import facts_of
from sacbe.review.model import Alternative, Comparison, Depth, Fact

VERIFY_COST = 0.02  # a larger difference is measured again, with more simulations
LINE_LENGTH = 8
LEAST_GAIN = 0.01  # winning chances of an opponent that are worth telling


class Verdict(NamedTuple):
    """A part of a turn compared with a better one, if there is one."""

    even_cost: float
    alternative: Alternative | None

    @property
    def cost(self) -> float:
        """In winning chances."""
        return self.alternative.cost if self.alternative else 0.0


class Judge:
    """Judges the turns of games of one game and number of players."""

    def __init__(self, evaluator: Evaluator, seed: int) -> None:
        self.evaluator, self.seed = evaluator, seed

    def verdict(
        self,
        state: State,
        seat: int,
        moves: int,
        actual: tuple[int, ...],
        better: tuple[int, ...] | None = None,
        even: bool = False,
    ) -> Verdict:
        """Compare what was played with a turn, by default that of the search, from what the seat
        could know: both are played in determinizations of the position, never in the position
        itself. With `even`, there is also an alternative if the turn only costs something among
        equals: in a game that is lost or won, no turn costs winning chances."""
        observation = state.observation(seat).tobytes()
        seeds = [
            seed_from(observation, self.seed, "world", k)
            for k in range(self.evaluator.effort.worlds)
        ]
        worlds = [state.determinize(seat, seed) for seed in seeds]
        if better is None:
            better = self.evaluator.better_turn(worlds[0], seat)
        if all(is_same(world, seat, actual, better) for world in worlds):
            return Verdict(0.0, None)
        for verify in (False, True):
            one = self.evaluator.compare(worlds, seat, better, moves, verify)
            two = self.evaluator.compare(worlds, seat, actual, moves, verify)
            cost, even_cost = self._costs(seat, moves, one, two)
            if max(cost, even_cost) <= VERIFY_COST:
                break
        if not cost and not (even and even_cost):
            return Verdict(even_cost, None)
        alternative = Alternative(moves, seeds[0], actual, better, two.forecast, one.forecast, cost)
        return Verdict(even_cost, alternative)

    def _costs(
        self, seat: int, moves: int, better: Outcome, actual: Outcome
    ) -> tuple[float, float]:
        """What the played actions cost in winning chances: as things stood, and among equals."""
        forecasts = better.forecast, actual.forecast
        cost = forecasts[0].chances[seat] - forecasts[1].chances[seat]
        loss, players = max(0.0, better.value - actual.value), len(forecasts[0].chances)
        even = chances.even_cost(loss, self.evaluator.temperature(moves), players)
        return round(max(0.0, cost), 4), round(even, 4)

    def line(self, state: State, seat: int, other: Alternative) -> tuple[tuple[int, int], ...]:
        """What is likely to follow the better turn."""
        after, _ = play_out(state.determinize(seat, other.world), seat, other.better)
        over = after.current_player is None
        return () if over else tuple(self.evaluator.line(after, seat, LINE_LENGTH))

    def facts(self, state: State, seat: int, other: Alternative) -> tuple[Fact, ...]:
        """What differs between both turns."""
        world = state.determinize(seat, other.world)
        return facts_of(world, seat, other, self.seed) + _opponents(seat, other)


def compare(
    state: State,
    seat: int,
    moves: int,
    actual: tuple[int, ...],
    better: tuple[int, ...] | None = None,
    depth: Depth = "normal",
    seed: int = 0,
) -> Comparison:
    """A turn compared with a better one, with the line of that and what differs."""
    judge = judge_for(state.game, state.players, depth, seed)
    verdict = judge.verdict(state, seat, moves, actual, better, even=True)
    if (other := verdict.alternative) is None:
        return Comparison(None, 0.0, (), ())
    line, facts = judge.line(state, seat, other), judge.facts(state, seat, other)
    return Comparison(other, verdict.even_cost, line, facts)


def judge_for(game: Game, players: int, depth: Depth, seed: int) -> Judge:
    """A judge for a game."""
    return Judge(Evaluator(game, players, depth, seed), seed)


def is_same(world: State, seat: int, one: Sequence[int], two: Sequence[int]) -> bool:
    """Do two series of actions lead to the same position?"""
    return play_out(world, seat, one)[0] == play_out(world, seat, two)[0]


def _opponents(seat: int, alternative: Alternative) -> tuple[Fact, ...]:
    """The opponent who gained most by the played turn."""
    pairs = zip(alternative.after_played.chances, alternative.after_better.chances, strict=True)
    gains = [(actual - better, p, actual, better) for p, (actual, better) in enumerate(pairs)]
    gain, p, actual, better = max(each for each in gains if each[1] != seat)
    return (Fact("chance", "", p, actual, better, True),) if gain >= LEAST_GAIN else ()
