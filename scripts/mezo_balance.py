"""How even Mezo is between gods, seats and starting places when the greedy bot plays all seats.

    python scripts/mezo_balance.py --games 400 --date 2026-11-15 --write docs/mezo-balance.md

Prints its progress; without --write the page goes to the screen.
"""

import argparse
import math
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import sacbe
from sacbe.bots.selfplay import SelfPlay

NORMAL = 1.96  # 95 %


class Entry(NamedTuple):
    """One seat of one game."""

    god: str
    seat: int
    place: int  # in the starting order: 0 has most VP
    score: float
    won: bool


def play(players: int, games: int) -> list[Entry]:
    """So many games, seeds 0 and up; a line now and then."""
    table = SelfPlay(sacbe.game("mezo"), players)
    found = []
    began = time.perf_counter()
    for seed in range(games):
        end = table.play(["greedy"] * players, seed)
        view = end.view()
        for p in range(players):
            place = (p - view["starting_seat"]) % players
            god, won = view["players"][p]["god"], p in end.winners
            found.append(Entry(god, p, place, end.scores[p], won))
        if (seed + 1) % 100 == 0 or seed + 1 == games:
            seconds = time.perf_counter() - began
            print(
                f"{players} players: {seed + 1} of {games} games, {seconds:.0f} s", file=sys.stderr
            )
    return found


def interval(wins: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    share, spread = wins / games, NORMAL * NORMAL / games
    middle = (share + spread / 2) / (1 + spread)
    half = NORMAL * math.sqrt(share * (1 - share) / games + spread / games / 4) / (1 + spread)
    return middle - half, middle + half


def rows(entries: list[Entry], key: Callable[[Entry], str]) -> list[str]:
    """A line of the table for each value of the key."""
    made = []
    for name in sorted({key(entry) for entry in entries}):
        those = [entry for entry in entries if key(entry) == name]
        wins, n = sum(entry.won for entry in those), len(those)
        low, high = interval(wins, n)
        mean = sum(entry.score for entry in those) / n
        spread = math.sqrt(sum((entry.score - mean) ** 2 for entry in those) / n)
        half = NORMAL * spread / math.sqrt(n)
        made.append(
            f"| {name} | {n} | {wins / n:.1%} | {low:.1%} to {high:.1%} | {mean:.1f} ± {half:.1f} |"
        )
    return made


def seats_agree(players: int, entries: list[Entry]) -> str:
    """Does the even share lie in the interval of every seat?"""
    off = []
    for seat in range(players):
        won = [entry.won for entry in entries if entry.seat == seat]
        low, high = interval(sum(won), len(won))
        if not low <= 1 / players <= high:
            off.append(str(seat))
    if not off:
        return "The check holds: the even share lies within every seat's interval."
    return f"**The check fails** for seat {', '.join(off)}: the even share is outside its interval."


def section(players: int, entries: list[Entry]) -> list[str]:
    """The tables of one number of players."""
    head = ["| games | won | 95 % interval | mean VP |", "|---|---|---|---|"]
    lines = [f"## {players} players", "", f"An even share is {1 / players:.1%}.", ""]
    keys: dict[str, Callable[[Entry], str]] = {
        "god": lambda entry: entry.god,
        "starting place (1 has most VP)": lambda entry: str(1 + entry.place),
        "seat": lambda entry: str(entry.seat),
    }
    for what, key in keys.items():
        lines += [f"| {what} {head[0]}", f"|---{head[1]}", *rows(entries, key), ""]
    return [*lines, seats_agree(players, entries), ""]


INTRODUCTION = """# How even Mezo is for the greedy bot

{games} games at each number of players, all seats played by the greedy bot, gods dealt, starting
seat drawn, seeds 0 to {last}. Made on {date} by

    {command}

What this shows: how often each god, each place in the starting order and each seat wins **when
this bot plays all of them**. Intervals are 95 %, each by itself: of twenty of them one misses the
truth by chance, so a single one that just leaves out the even share proves nothing.

Seats are a check of the measurement, for the rules treat them alike; under each table of seats
stands whether it holds. The bot takes the first of equal choices, which often are about the lower
seat; whether that is all there is to it has not been settled. Gods and starting places are dealt
over the seats at random, but read small differences with that in mind.

What it does not show: how even the game is between people, or between stronger bots. The greedy
bot looks to the end of its own turn and no further; a god whose cards need a plan, or a bluff, is
worth less in its hands than in better ones, and a change of its weights moves these figures as
much as a change of a card. Most of the cards, altars, spaces and tokens, the map and the rules for
two are **designed for Sacbe**: nothing here is about the printed game.
"""


def main() -> None:
    parser = argparse.ArgumentParser(description="Win shares of Mezo's gods and seats.")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--date", required=True, help="the day, for the page")
    parser.add_argument("--write", type=Path, help="the page; else the screen")
    given = parser.parse_args()
    command = f"python scripts/mezo_balance.py --games {given.games} --date {given.date}"
    if given.write:
        command += f" --write {given.write}"
    last = given.games - 1
    page = INTRODUCTION.format(games=given.games, last=last, date=given.date, command=command)
    for players in (2, 3, 4):
        page += "\n" + "\n".join(section(players, play(players, given.games)))
    if given.write:
        given.write.write_text(page, "utf-8")
    else:
        print(page)


if __name__ == "__main__":
    main()
