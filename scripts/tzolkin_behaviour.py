"""Statistics on how a level plays Tzolk'in against greedy: openings, technologies, buildings.

    python -m scripts.tzolkin_behaviour --bot strong --blocks 50

Replays the games of `scripts.ladder` and collects statistics. Prints its progress, then the table
of docs/bots.md.
"""

import argparse
import sys
from typing import NamedTuple

from sacbe.arena.blocks import Sitting, block_seed
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
    uxmal: bool  # did its first turn put a worker there?

    @property
    def counts(self) -> tuple[int, ...]:
        """What is told as a mean, in the order of HEADS."""
        built = (self.technologies, self.buildings, self.monuments)
        return (*built, self.temple_steps, self.workers, self.hungry)


HEADS = ("technology levels", "buildings", "monuments", "temple steps", "workers", "unfed workers")


def watch(sitting: Sitting) -> list[Entry]:
    """Play a game to its end, and tell what became of every seat."""
    sitting.play()
    end = sitting.table.state
    view = end.view()
    hungry = [0] * sitting.table.players
    for event in (event for events in sitting.table.journal() for event in events):
        if event["event"] == "hungry":
            hungry[event["seat"]] += event["hungry"]
    return [
        Entry(
            bot=sitting.seats[seat],
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
            zip(view["players"], sitting.notes.facts(end), strict=True)
        )
    ]


def row(who: str, entries: list[Entry]) -> str:
    """Means over some seats, as a line of a table."""
    n = len(entries)
    means = (sum(column) / n for column in zip(*(entry.counts for entry in entries)))
    uxmal = sum(entry.uxmal for entry in entries) / n
    return f"| {who} | {n} | " + " | ".join(f"{mean:.2f}" for mean in means) + f" | {uxmal:.0%} |"


def table_of(entries: list[Entry], bots: list[str]) -> str:
    """Each bot's games, those that it won and those that it lost."""
    heads = ["", "games", *HEADS, "first turn on Uxmal"]
    lines = ["| " + " | ".join(heads) + " |", "|---|" + "--:|" * (len(heads) - 1)]
    for bot in bots:
        for won, word in ((True, "won"), (False, "lost")):
            found = [entry for entry in entries if entry.bot == bot and entry.won == won]
            if found:
                lines.append(row(f"`{bot}`, {word}", found))
    return "\n".join(lines)


def main() -> None:
    """Play and tell."""
    asked = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    asked.add_argument("--bot", default="strong", help="level to analyse")
    asked.add_argument("--blocks", type=int, default=50, help="number of blocks of four games")
    given = asked.parse_args()
    match = match_at(Table(GAME, 4), given.bot)
    rules = game(GAME)
    entries: list[Entry] = []
    for k in range(given.blocks):
        for rotation in range(match.players):
            entries += watch(Sitting(match, rules, block_seed(match, k), rotation))
        print(f"\r{k + 1} of {given.blocks} blocks", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    print(table_of(entries, sorted({given.bot, BASELINE}, reverse=True)))


if __name__ == "__main__":
    main()
