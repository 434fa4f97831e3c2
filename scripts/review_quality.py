"""How good reviews are: planted blunders that they find, and the accuracy of bot levels.

    python -m scripts.review_quality blunders [--count 10]
    python -m scripts.review_quality levels [--games 2]

`blunders` plants bad turns into greedy games: the worst of some random turns, if it costs more than
15% winning chances by a search with another seed and more simulations. It prints how many of them a
review grades as mistakes or blunders. `levels` lets one bot of every level play at a table and
prints their mean accuracy.
"""

import argparse
import random
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import sacbe
from sacbe.bots import ask
from sacbe.play.state import State
from sacbe.play.table import Table
from sacbe.review.analysis import _Analysis
from sacbe.review.evaluator import Evaluator
from sacbe.review.model import Turn
from sacbe.review.turns import Span, choices_of, turns_of

LEAST_COST = 0.15
CANDIDATES = 12  # random turns, of which the worst is planted
MOST_TRIES = 20  # positions for a blunder
OTHER_SEED = 1  # of the search that measures the cost
LEVELS = ("random", "easy", "greedy", "medium")
PLAYERS = 4


class Blunder(NamedTuple):
    """A bad turn at the end of an unfinished game."""

    table: Table
    span: Span
    cost: float  # by another search


def play(name: str, players: int, seed: int) -> Table:
    """A game between greedy bots."""
    table, bot = Table(name, players, seed=seed), sacbe.bot("greedy", name, seed=seed)
    while (seat := table.current_player) is not None:
        table.play(ask(bot, table.position, seat, seed=len(table.moves)), seat)
    return table


def random_turn(state: State, seat: int, rng: random.Random) -> list[int]:
    """Random actions of a seat until chance or another seat acts."""
    state, actions = state.copy(), []
    secret = state.is_simultaneous
    while True:
        actions.append(rng.choice(state.legal_actions(seat)))
        state.play(actions[-1], seat)
        if secret or state.current_player != seat or state.is_simultaneous:
            return actions


def chance(
    judge: Evaluator,
    worlds: Sequence[State],
    part: Span,
    actions: Sequence[int],
    verify: bool = False,
) -> float:
    """The winning chance of a seat after its actions."""
    outcome = judge.compare(worlds, part.seat, actions, part.first, verify)
    return outcome.forecast.chances[part.seat]


def plant(name: str, players: int, number: int) -> Blunder | None:
    """Plant a blunder into a game; None if no turn was bad enough."""
    rng = random.Random(f"blunder {name} {players} {number}")
    game = play(name, players, rng.getrandbits(32))
    judge = Evaluator(game.game, players, "normal", OTHER_SEED)
    spans = turns_of(game)
    for span in rng.sample(spans, min(MOST_TRIES, len(spans))):
        parts = choices_of(game, span)
        if not parts:
            continue
        part = parts[0]
        state = game.position_at(part.first)
        worlds = [state.determinize(part.seat, k) for k in range(judge.effort.worlds)]

        turns = [random_turn(state, part.seat, rng) for _ in range(CANDIDATES)]
        chances = [chance(judge, worlds, part, actions) for actions in turns]
        worst = turns[chances.index(min(chances))]
        best = judge.better_turn(worlds[0], part.seat)
        cost = chance(judge, worlds, part, best, True) - chance(judge, worlds, part, worst, True)
        if cost > LEAST_COST:
            table = game.copy()
            table.rewind(part.first)
            for action in worst:
                table._move(action, part.seat)
            return Blunder(table, Span(part.seat, part.first, len(table.moves)), cost)
    return None


def grade(blunder: Blunder) -> Turn:
    """What a review says about a planted blunder."""
    analysis = _Analysis(blunder.table, "normal", 0)
    return analysis.turn(blunder.span)


def find_blunders(count: int) -> None:
    """Plant blunders into all games and print how many are found."""
    print("| game | planted | mistake or blunder | blunder | mean cost planted |")
    print("|---|--:|--:|--:|--:|")
    for name in sacbe.games():
        planted = [b for b in (plant(name, PLAYERS, i) for i in range(count)) if b is not None]
        grades = [grade(blunder).grade for blunder in planted]
        bad = sum(each in ("mistake", "blunder") for each in grades)
        mean = sum(b.cost for b in planted) / max(1, len(planted))
        row = (sacbe.game(name).title, len(planted), bad, grades.count("blunder"), f"{mean:.0%}")
        print("|", " | ".join(map(str, row)), "|", flush=True)


def tables(name: str, games: int) -> Iterator[tuple[list[str], Table]]:
    """Games with a bot of every level, in turning seats."""
    for number in range(games):
        levels = [LEVELS[(seat + number) % PLAYERS] for seat in range(PLAYERS)]
        bots = [sacbe.bot(level, name, seed=number) for level in levels]
        table = Table(name, PLAYERS, seed=1000 + number)
        while (seat := table.current_player) is not None:
            table.play(ask(bots[seat], table.position, seat, seed=len(table.moves)), seat)
        yield levels, table


def compare_levels(games: int) -> None:
    """Print the mean accuracy of every level."""
    print(f"| game | games | {' | '.join(LEVELS)} |")
    print("|---|--:|" + "--:|" * len(LEVELS))
    for name in sacbe.games():
        values: dict[str, list[float]] = {level: [] for level in LEVELS}
        for levels, table in tables(name, games):
            for player in sacbe.review(table, depth="quick").seats:
                values[levels[player.seat]].append(player.accuracy or 0.0)
        means = [f"{sum(row) / len(row):.1f}" for row in values.values()]
        print(f"| {sacbe.game(name).title} | {games} | {' | '.join(means)} |", flush=True)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    commands = parser.add_subparsers(dest="command", required=True)
    one = commands.add_parser("blunders", help="plant blunders")
    one.add_argument("--count", type=int, default=10, help="games to plant one into")
    two = commands.add_parser("levels", help="compare bot levels")
    two.add_argument("--games", type=int, default=2, help="of every kind")
    options = parser.parse_args()
    if options.command == "blunders":
        find_blunders(options.count)
    else:
        compare_levels(options.games)


if __name__ == "__main__":
    main()
