"""How good reviews are: planted blunders that they find, and the accuracy of bot levels.

    python -m scripts.review_quality blunders FOLDER [--games 20] [--game maya]
    python -m scripts.review_quality levels FOLDER [--games 20] [--game maya]

`blunders` plants bad turns into greedy games: the worst of some random turns, if it costs more than
15% winning chances by a search with another seed and more simulations. It prints how many of them a
review grades as mistakes or blunders. `levels` lets four of the five levels play at a table, each
of them equally often, and prints their mean accuracy in quick reviews with 95% intervals. Both
store every game in the folder, so that they can be interrupted and continued.
"""

import argparse
import itertools
import math
import random
import statistics
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple, TypeVar

import msgspec

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
LEVELS = ("random", "easy", "greedy", "medium", "strong")
PLAYERS = 4

Row = TypeVar("Row", bound=msgspec.Struct)


class Blunder(NamedTuple):
    """A bad turn at the end of an unfinished game."""

    table: Table
    span: Span
    cost: float  # by another search


class Plant(msgspec.Struct, frozen=True):
    """A planted blunder as a review sees it."""

    cost: float  # by another search
    found: float  # by the review
    grade: str


# ------------------------------------------------------------ blunders


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


def find_blunders(folder: Path, count: int, only: str | None) -> None:
    """Plant blunders into games, judge them, and print how many a review finds."""
    for name in names(only):
        for number in missing(folder / f"blunders-{name}.jsonl", count):
            blunder = plant(name, PLAYERS, number)
            turn = None if blunder is None else grade(blunder)
            row = Plant(blunder.cost, turn.cost, turn.grade) if blunder and turn else None
            append(folder / f"blunders-{name}.jsonl", row)
    print("| game | games | planted | mistake or blunder | blunder | mean cost planted | found |")
    print("|---|--:|--:|--:|--:|--:|--:|")
    for name in names(only):
        rows = read(folder / f"blunders-{name}.jsonl", Plant)[:count]
        plants = [row for row in rows if row is not None]
        bad = sum(plant.grade in ("mistake", "blunder") for plant in plants)
        worst = sum(plant.grade == "blunder" for plant in plants)
        planted = mean([plant.cost for plant in plants])
        found_cost = mean([plant.found for plant in plants])
        cells = (len(rows), len(plants), bad, worst, f"{planted:.0%}", f"{found_cost:.0%}")
        print("|", " | ".join(map(str, (sacbe.game(name).title, *cells))), "|", flush=True)


# ------------------------------------------------------------ levels


class Accuracies(msgspec.Struct, frozen=True):
    """The accuracy of the levels that met in a game."""

    by_level: dict[str, float | None]


def seating(name: str, number: int) -> list[str]:
    """The levels in a numbered game: all but one, in any order."""
    levels = [level for i, level in enumerate(LEVELS) if i != number % len(LEVELS)]
    random.Random(f"levels {name} {number}").shuffle(levels)
    return levels


def accuracies(name: str, number: int) -> Accuracies:
    """Play a game between bots of different levels, and review it."""
    levels = seating(name, number)
    bots = [sacbe.bot(level, name, seed=number) for level in levels]
    table = Table(name, PLAYERS, seed=1000 + number)
    while (seat := table.current_player) is not None:
        table.play(ask(bots[seat], table.position, seat, seed=len(table.moves)), seat)
    seats = sacbe.review(table, depth="quick").seats
    return Accuracies({levels[player.seat]: player.accuracy for player in seats})


def compare_levels(folder: Path, count: int, only: str | None) -> None:
    """Print the mean accuracy of every level, and the difference from the level below."""
    for number in range(count):
        for name in names(only):
            if number in missing(folder / f"levels-{name}.jsonl", count):
                append(folder / f"levels-{name}.jsonl", accuracies(name, number))
    print(f"| game | games | {' | '.join(LEVELS)} |")
    print("|---|--:|" + "--:|" * len(LEVELS))
    for name in names(only):
        rows = read(folder / f"levels-{name}.jsonl", Accuracies)[:count]
        games = [row.by_level for row in rows if row is not None]
        values = [[g[level] or 0.0 for g in games if level in g] for level in LEVELS]
        means = [f"{mean(row):.1f} ± {margin(row):.1f}" for row in values]
        print("|", " | ".join([sacbe.game(name).title, str(len(games)), *means]), "|")
        for low, high in itertools.pairwise(LEVELS):
            both = [(g[high] or 0.0) - (g[low] or 0.0) for g in games if low in g and high in g]
            print(
                f"  {high} minus {low}: {mean(both):+.1f} ± {margin(both):.1f} ({len(both)} games)"
            )


# ------------------------------------------------------------ results


def names(only: str | None) -> list[str]:
    """All games, or one."""
    return [only] if only else list(sacbe.games())


def mean(values: Sequence[float]) -> float:
    """The mean; 0 of nothing."""
    return sum(values) / max(1, len(values))


def margin(values: Sequence[float]) -> float:
    """Half of a 95% interval of the mean, by the normal distribution."""
    return 1.96 * statistics.stdev(values) / len(values) ** 0.5 if len(values) > 1 else math.inf


def read(path: Path, kind: type[Row]) -> list[Row | None]:
    """The results of a file; a line that was not completed is ignored."""
    lines = path.read_bytes().split(b"\n")[:-1] if path.exists() else []
    return [msgspec.json.decode(line, type=kind | None) for line in lines]


def missing(path: Path, count: int) -> range:
    """The numbers of the games that a file of results does not have yet."""
    begin = path.read_bytes().count(b"\n") if path.exists() else 0
    return range(begin, count)


def append(path: Path, row: object) -> None:
    """Add a result to a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("ab") as file:
        file.write(msgspec.json.encode(row) + b"\n")


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    commands = parser.add_subparsers(dest="command", required=True)
    one = commands.add_parser("blunders", help="plant blunders")
    two = commands.add_parser("levels", help="compare bot levels")
    for command in (one, two):
        command.add_argument("folder", type=Path, help="of results; the work continues there")
        command.add_argument("--games", type=int, default=20, help="of every kind")
        command.add_argument("--game", choices=sacbe.games(), help="only this one")
    options = parser.parse_args()
    run = find_blunders if options.command == "blunders" else compare_levels
    run(options.folder, options.games, options.game)


if __name__ == "__main__":
    main()
