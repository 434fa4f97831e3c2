"""How a bot plays against itself: the points of winners and seats, and behaviour.

    python -m scripts.mirror tzolkin --bot strong --games 10 --results mirror.jsonl

Prints a Markdown table with 95% intervals over games. The file has a line per game, so that the
same command continues an interrupted run; a file of another bot is refused.
"""

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from sacbe.arena.blocks import Match, match_of
from sacbe.arena.statistics import estimate
from sacbe.train.mirror import MIRROR_SEED, Seat, play_mirror

SEED = MIRROR_SEED + 1


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One game of a results file."""

    match: Match
    number: int
    seats: tuple[Seat, ...]


def read(path: Path, match: Match) -> dict[int, tuple[Seat, ...]]:
    """The games in a file; none if it does not exist. A torn last line is ignored."""
    if not path.exists():
        return {}
    text = path.read_bytes()
    lines = [
        msgspec.json.decode(line, type=Line) for line in text[: text.rfind(b"\n") + 1].splitlines()
    ]
    if any(line.match != match for line in lines):
        raise SystemExit(f"{path}: games of another match.")
    path.write_bytes(text[: text.rfind(b"\n") + 1])
    return {line.number: line.seats for line in lines}


def table_of(games: Sequence[Sequence[Seat]]) -> str:
    """A Markdown table: means over games for all seats and for the winners."""
    names = list(games[0][0].behaviour)

    def row(title: str, counts: Callable[[Seat, float], bool]) -> str:
        cells = [title]
        for value in (_points, *(_of(name) for name in names)):
            means = []
            for seats in games:
                most = max(seat.points for seat in seats)
                values = [value(seat) for seat in seats if counts(seat, most)]
                means.append(sum(values) / len(values))
            mean = estimate(means)
            cells.append(f"{mean.mean:.2f} ({mean.low:.2f} to {mean.high:.2f})")
        return "| " + " | ".join(cells) + " |"

    heads = ["", "points", *names]
    return "\n".join(
        [
            "| " + " | ".join(heads) + " |",
            "|---" * len(heads) + "|",
            row("all seats", lambda seat, most: True),
            row("most points", lambda seat, most: seat.points == most),
        ]
    )


def _points(seat: Seat) -> float:
    return seat.points


def _of(name: str) -> Callable[[Seat], float]:
    return lambda seat: seat.behaviour[name]


def main() -> None:
    """Play the missing games and print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("game", help="name of a game")
    parser.add_argument("--bot", default="strong")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--players", type=int, default=0, help="default: the maximum")
    parser.add_argument("--results", type=Path, required=True)
    options = parser.parse_args()
    match = match_of(
        options.game, options.bot, options.bot, players=options.players or 0, seed=SEED
    )
    games = read(options.results, match)
    for number in range(options.games):
        if number not in games:
            games[number] = play_mirror(match, number)
            with options.results.open("ab") as file:
                file.write(msgspec.json.encode(Line(match, number, games[number])) + b"\n")
    all_games = [games[number] for number in range(options.games)]
    print(table_of(all_games))
    print(f"\n{len(all_games)} games.")


if __name__ == "__main__":
    main()
