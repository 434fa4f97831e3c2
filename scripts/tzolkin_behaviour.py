"""Statistics on how a level plays Tzolk'in against greedy: openings, technologies, buildings.

    python -m scripts.tzolkin_behaviour --bot strong --blocks 50

Replays the games of `scripts.ladder` and collects statistics. Prints its progress, then the table
of docs/bots.md.
"""

import argparse
import sys
from typing import NamedTuple

from sacbe.arena.blocks import GameRunner, block_seed
from sacbe.play.game import game
from scripts.ladder import BASELINE, Table, match_at

GAME = "tzolkin"
WORKERS = 6  # of each colour


class Entry(NamedTuple):
    """One seat of one game."""

    bot: str
    won: bool
    technologies: int
    buildings: int
    monuments: int
    temple_steps: int
    workers: int
    hungry: int  # workers, over all Food Days
    uxmal: bool  # whether the first turn placed a worker there

    @property
    def counts(self) -> tuple[int, ...]:
        """The values to average, in the order of HEADS."""
        building_counts = (self.technologies, self.buildings, self.monuments)
        return (*building_counts, self.temple_steps, self.workers, self.hungry)


HEADS = ("technology levels", "buildings", "monuments", "temple steps", "workers", "unfed workers")


def watch(runner: GameRunner) -> list[Entry]:
    """Play a game and return an entry per seat."""
    runner.play()
    end = runner.table.state
    view = end.view()
    hungry = [0] * runner.table.players
    for event in (event for events in runner.table.events_by_move() for event in events):
        if event["event"] == "hungry":
            hungry[event["seat"]] += event["hungry"]
    return [
        Entry(
            bot=runner.seats[seat],
            won=seat in end.winners,
            technologies=sum(player["techs"].values()),
            buildings=len(player["buildings"]),
            monuments=len(player["monuments"]),
            temple_steps=sum(player["temples"].values()),
            workers=WORKERS - player["workers_in_bank"],
            hungry=hungry[seat],
            uxmal=any("place uxmal" in turn for turn in facts.opening[-1:]),
        )
        for seat, (player, facts) in enumerate(
            zip(view["players"], runner.recorder.facts(end), strict=True)
        )
    ]


def row(label: str, entries: list[Entry]) -> str:
    """Means over some seats, as a line of a table."""
    n = len(entries)
    means = (sum(column) / n for column in zip(*(entry.counts for entry in entries)))
    uxmal = sum(entry.uxmal for entry in entries) / n
    return f"| {label} | {n} | " + " | ".join(f"{mean:.2f}" for mean in means) + f" | {uxmal:.0%} |"


def table_of(entries: list[Entry], bots: list[str]) -> str:
    """A Markdown table by bot, for games won and lost."""
    heads = ["", "games", *HEADS, "first turn on Uxmal"]
    lines = ["| " + " | ".join(heads) + " |", "|---|" + "--:|" * (len(heads) - 1)]
    for bot in bots:
        for won, result_text in ((True, "won"), (False, "lost")):
            selection = [entry for entry in entries if entry.bot == bot and entry.won == won]
            if selection:
                lines.append(row(f"`{bot}`, {result_text}", selection))
    return "\n".join(lines)


def main() -> None:
    """Play and print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--bot", default="strong", help="level to analyse")
    parser.add_argument("--blocks", type=int, default=50, help="number of blocks of four games")
    options = parser.parse_args()
    match = match_at(Table(GAME, 4), options.bot)
    rules = game(GAME)
    entries: list[Entry] = []
    for k in range(options.blocks):
        for rotation in range(match.players):
            entries += watch(GameRunner(match, rules, block_seed(match, k), rotation))
        print(f"\r{k + 1} of {options.blocks} blocks", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    print(table_of(entries, sorted({options.bot, BASELINE}, reverse=True)))


if __name__ == "__main__":
    main()
