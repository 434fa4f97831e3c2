"""Fit and test the map from values of the search to winning chances (docs/review.md).

    python -m scripts.review_calibration play FOLDER --games 100 [--game maya [--players 3]]
    python -m scripts.review_calibration fit FOLDER --write
    python -m scripts.review_calibration check FOLDER

`play` plays games of every kind and number of players, and writes the values of the search at some
of their turns. The players are bots that search, weak ones, and greedy ones that make random
decisions now and then. It can be interrupted and continues where it stopped.
`fit` fits the map to the games with an even number and tests it on those with an odd number; it
prints the reliability tables, and with `--write` replaces the shipped maps of the games that the
folder has. `check` tests the shipped maps on all games of a folder: for games that were not fitted.
"""

import argparse
import datetime
import hashlib
import math
import random
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
from msgspec import structs

import sacbe
from sacbe.bots import ask
from sacbe.play.game import game, games
from sacbe.play.table import Table
from sacbe.review.chances import (
    FILE,
    Bin,
    Calibration,
    Map,
    calibration,
    chances,
    temperature,
)
from sacbe.review.evaluator import Evaluator
from sacbe.review.turns import turns_of

#: A level and its share of random decisions, one of which is drawn for every seat: a mix of good
#: and bad players, because people review games in which such players meet.
PLAYERS = (("medium", 0.0), ("easy", 0.0), ("greedy", 0.05), ("greedy", 0.15))
POSITIONS = 10  # of a game
BINS = 10
RESAMPLES = 1000  # of the tested games, for 95% intervals
STEPS = (1.0, 0.5, 0.25, 0.1, 0.05, 0.02)  # of the search for the best fit


class Row(msgspec.Struct, frozen=True):
    """A position: the values of all seats, as the seat that has moved can know."""

    moves: int
    values: list[float]


class Game(msgspec.Struct, frozen=True):
    """A game and some of its positions."""

    number: int
    length: int
    scores: list[float]
    won: list[float]
    rows: list[Row]


# ------------------------------------------------------------ playing


def kinds() -> Iterator[tuple[str, int]]:
    """All games and numbers of players."""
    for name in games():
        low, high = game(name).players
        yield from ((name, players) for players in range(low, high + 1))


def play(name: str, players: int, number: int, evaluator: Evaluator) -> Game:
    """Play a game and evaluate some of its positions."""
    rng = random.Random(f"calibration {name} {players} {number}")
    seats = rng.choices(PLAYERS, k=players)
    seed = rng.getrandbits(32)
    bots = {level: sacbe.bot(level, name, seed=seed) for level, _ in seats}
    table = Table(name, players, seed=rng.getrandbits(60))
    while (seat := table.current_player) is not None:
        level, errors = seats[seat]
        if rng.random() < errors:
            table.play(rng.choice(table.position.legal_actions(seat)), seat)
        else:
            bot = bots[level]
            table.play(ask(bot, table.position, seat, seed=rng.getrandbits(60)), seat)
    turns = turns_of(table)[:-1]
    rows = []
    for turn in rng.sample(turns, min(POSITIONS, len(turns))):
        state = table.position_at(turn.last)
        values = evaluator.values(state, turn.seat, evaluator.effort.curve, "curve")
        rows.append(Row(turn.last, values))
    winners = table.position.winners
    won = [1 / len(winners) if p in winners else 0.0 for p in range(players)]
    return Game(number, len(table.moves), [float(n) for n in table.position.scores], won, rows)


def path_of(folder: Path, name: str, players: int) -> Path:
    """The file of a game and number of players."""
    return folder / f"{name}-{players}.jsonl"


def read_games(path: Path) -> list[Game]:
    """All games of a file; a line that was not completed is ignored."""
    if not path.exists():
        return []
    lines = path.read_bytes().split(b"\n")[:-1]
    return [msgspec.json.decode(line, type=Game) for line in lines]


def play_all(folder: Path, count: int, only: str | None, seats: int | None) -> None:
    """Play the missing games, some of every kind at a time; perhaps only those of one game or
    number of players."""
    folder.mkdir(parents=True, exist_ok=True)
    evaluators: dict[tuple[str, int], Evaluator] = {}
    for number in range(count):
        for name, players in kinds():
            if only not in (None, name) or seats not in (None, players):
                continue
            path = path_of(folder, name, players)
            if number < len(read_games(path)):
                continue
            key = (name, players)
            if key not in evaluators:
                evaluators[key] = Evaluator(game(name), players, "normal", 0)
            line = msgspec.json.encode(play(name, players, number, evaluators[key]))
            with path.open("ab") as file:
                file.write(line + b"\n")
        print(f"{number + 1} games of every kind", flush=True)


# ------------------------------------------------------------ fitting


def forecasts(
    sample: Sequence[Game], fit: Sequence[float], length: float
) -> Iterator[tuple[tuple[float, ...], Game, Row]]:
    """The chances of every position."""
    for each in sample:
        for row in each.rows:
            yield chances(row.values, temperature(fit, row.moves, length)), each, row


def log_loss(sample: Sequence[Game], fit: Sequence[float], length: float) -> float:
    """The mean log loss in nats."""
    losses = [
        -sum(won * math.log(max(chance, 1e-6)) for won, chance in zip(g.won, odds, strict=True))
        for odds, g, _ in forecasts(sample, fit, length)
    ]
    return sum(losses) / len(losses)


def minimise(
    function: Callable[[Sequence[float]], float], start: Sequence[float]
) -> tuple[float, ...]:
    """Coordinate search with shrinking steps."""
    best, least = list(start), function(start)
    for step in STEPS:
        improved = True
        while improved:
            improved = False
            for i in range(len(best)):
                for change in (step, -step):
                    trial = [*best]
                    trial[i] += change
                    if (value := function(trial)) < least - 1e-9:
                        best, least, improved = trial, value, True
    return tuple(round(value, 4) for value in best)


def bins_of(sample: Sequence[Game], fit: Sequence[float], length: float) -> tuple[Bin, ...]:
    """The reliability diagram: bins of equal width."""
    rows: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for odds, each, _ in forecasts(sample, fit, length):
        for chance, won in zip(odds, each.won, strict=True):
            rows[min(BINS - 1, int(chance * BINS))].append((chance, won))
    return tuple(
        Bin(
            round(sum(chance for chance, _ in row) / len(row), 4),
            round(sum(won for _, won in row) / len(row), 4),
            len(row),
        )
        for row in rows
        if row
    )


def error_of(bins: Sequence[Bin]) -> float:
    """The expected calibration error: the mean distance of forecast and wins, by seats."""
    return sum(b.seats * abs(b.forecast - b.won) for b in bins) / sum(b.seats for b in bins)


class Intervals(NamedTuple):
    """95% intervals by resampling games: the positions of a game are not independent. A resample
    has fewer different games, so that those of the error lie a little too high."""

    error: tuple[float, float]
    loss: tuple[float, float]
    won: list[tuple[float, float]]  # of every bin that has seats


def intervals(sample: Sequence[Game], fit: Sequence[float], length: float) -> Intervals:
    """How much the results depend on the games that were tested."""
    sums = np.zeros((len(sample), BINS, 3))  # seats, forecasts and wins
    losses = np.zeros((len(sample), 2))
    for i, each in enumerate(sample):
        for odds, _, _ in forecasts([each], fit, length):
            for chance, won in zip(odds, each.won, strict=True):
                sums[i, min(BINS - 1, int(chance * BINS))] += 1, chance, won
        losses[i] = log_loss([each], fit, length) * len(each.rows), len(each.rows)
    picks = np.random.default_rng(0).integers(len(sample), size=(RESAMPLES, len(sample)))
    resampled, total = sums[picks].sum(axis=1), losses[picks].sum(axis=1)
    seats, forecast, won = (resampled[:, :, k] for k in range(3))
    errors = np.abs(forecast - won).sum(axis=1) / seats.sum(axis=1)
    shares = np.divide(won, seats, out=np.full_like(won, np.nan), where=seats > 0)
    used = np.flatnonzero(sums[:, :, 0].sum(axis=0))
    return Intervals(
        _interval(errors),
        _interval(total[:, 0] / total[:, 1]),
        [_interval(shares[:, b]) for b in used],
    )


def _interval(values: np.ndarray[Any, np.dtype[np.float64]]) -> tuple[float, float]:
    low, high = np.nanpercentile(values, (2.5, 97.5))
    return float(low), float(high)


def _three(values: Sequence[float]) -> tuple[float, float, float]:
    return values[0], values[1], values[2]


def odd(sample: Sequence[Game]) -> list[Game]:
    """The games that are not fitted."""
    return [each for each in sample if each.number % 2 == 1]


def fit_map(name: str, players: int, sample: Sequence[Game]) -> Map:
    """Fit on even games, test on odd ones."""
    train = [each for each in sample if each.number % 2 == 0]
    test = odd(sample)
    length = round(sum(each.length for each in train) / len(train), 1)
    fit = minimise(lambda fit: log_loss(train, fit, length), (2.3, 0.0, 0.0))
    evaluator = Evaluator(game(name), players, "normal", 0)

    def misses(
        sample: Sequence[Game], points_fit: Sequence[float], offset: Sequence[float]
    ) -> list[tuple[float, float]]:
        """The share of the game and how many points were missing in the forecast."""
        inner, lift = _three(points_fit), _three(offset)
        evaluator.use(Map(name, players, length, inner, inner, lift, 0, 0, 0, 0, 0, 0, ()))
        return [
            (min(1.0, row.moves / length), score - points)
            for each in sample
            for row in each.rows
            for points, score in zip(
                evaluator.read(row.values, row.moves).points, each.scores, strict=True
            )
        ]

    def best_offset(points_fit: Sequence[float]) -> tuple[float, float, float]:
        pairs = np.array(misses(train, points_fit, (0, 0, 0)))
        powers = np.stack([np.ones(len(pairs)), pairs[:, 0], pairs[:, 0] ** 2], axis=1)
        solved = np.linalg.lstsq(powers, pairs[:, 1], rcond=None)[0]
        return _three([round(float(each), 3) for each in solved])

    def points_error(sample: Sequence[Game], points_fit: Sequence[float]) -> float:
        pairs = misses(sample, points_fit, best_offset(points_fit))
        return sum(abs(miss) for _, miss in pairs) / len(pairs)

    points_fit = minimise(lambda fit: points_error(train, fit), (2.3, 0.0, 0.0))
    offset = best_offset(points_fit)
    start = Map(
        name, players, length, _three(fit), _three(points_fit), offset, 0, 0, 0, 0, 0, 0, ()
    )
    return tested(structs.replace(start, fitted_games=len(train)), test)


def tested(one: Map, sample: Sequence[Game]) -> Map:
    """The map with its results on games that it was not fitted to."""
    bins = bins_of(sample, one.fit, one.length)
    evaluator = Evaluator(game(one.game), one.players, "normal", 0)
    evaluator.use(one)
    misses = [
        abs(score - points)
        for each in sample
        for row in each.rows
        for points, score in zip(
            evaluator.read(row.values, row.moves).points, each.scores, strict=True
        )
    ]
    return structs.replace(
        one,
        tested_games=len(sample),
        error=round(error_of(bins), 4),
        loss=round(log_loss(sample, one.fit, one.length), 4),
        uniform_loss=round(math.log(one.players), 4),
        points_error=round(sum(misses) / len(misses), 2),
        bins=bins,
    )


def fit_all(folder: Path, write: bool) -> None:
    """Fit every game and number of players; print and perhaps store the maps."""
    maps, digest, count = [], hashlib.blake2b(digest_size=8), 0
    for name, players in kinds():
        sample = read_games(path_of(folder, name, players))
        if not sample:
            continue
        digest.update(msgspec.json.encode(sample))
        count = max(count, len(sample))
        maps.append(fit_map(name, players, sample))
        print(table_of(maps[-1], odd(sample)))
    if write:
        command = f"python -m scripts.review_calibration play FOLDER --games {count}; fit FOLDER"
        today = datetime.datetime.now(datetime.UTC).date().isoformat()
        new = {(m.game, m.players): m for m in maps}
        stay = {(m.game, m.players): m for m in calibration().maps}
        all_maps = tuple(m for _, m in sorted((stay | new).items()))
        result = Calibration(today, command, digest.hexdigest(), all_maps)
        FILE.write_bytes(msgspec.json.format(msgspec.json.encode(result), indent=1) + b"\n")


def check_all(folder: Path) -> None:
    """Test the shipped maps on the games of a folder."""
    for one in calibration().maps:
        if sample := read_games(path_of(folder, one.game, one.players)):
            print(table_of(tested(one, sample), sample))


def table_of(m: Map, sample: Sequence[Game]) -> str:
    """A reliability table in Markdown, of tested games."""
    by = intervals(sample, m.fit, m.length)
    lines = [
        f"\n**{game(m.game).title}, {m.players} players**: error {m.error:.1%} "
        f"({by.error[0]:.1%} to {by.error[1]:.1%}) on {m.tested_games} games "
        f"({m.fitted_games} fitted), log loss {m.loss:.3f} ({by.loss[0]:.3f} to {by.loss[1]:.3f}; "
        f"equal chances {m.uniform_loss:.3f}), points off by {m.points_error:.1f} on average.\n",
        "| forecast | won | 95% interval | seats |",
        "|--:|--:|--:|--:|",
    ]
    rows = (
        f"| {b.forecast:.1%} | {b.won:.1%} | {low:.0%} to {high:.0%} | {b.seats} |"
        for b, (low, high) in zip(m.bins, by.won, strict=True)
    )
    return "\n".join([*lines, *rows])


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    commands = parser.add_subparsers(dest="command", required=True)
    one = commands.add_parser("play", help="play games and evaluate positions")
    one.add_argument("folder", type=Path)
    one.add_argument("--games", type=int, default=100, help="of every game and number of players")
    one.add_argument("--game", choices=games(), help="only this one")
    one.add_argument("--players", type=int, help="only with as many players")
    two = commands.add_parser("fit", help="fit and test the maps")
    two.add_argument("folder", type=Path)
    two.add_argument("--write", action="store_true", help="replace the shipped maps")
    three = commands.add_parser("check", help="test the shipped maps")
    three.add_argument("folder", type=Path)
    options = parser.parse_args()
    if options.command == "play":
        play_all(options.folder, options.games, options.game, options.players)
    elif options.command == "check":
        check_all(options.folder)
    else:
        fit_all(options.folder, options.write)


if __name__ == "__main__":
    main()
