"""Measure the drawing of boards: CPU time, and how much of a picture changes in a move.

    python -m scripts.drawing                    # a minute
    python -m scripts.drawing maya --games 5 --players 2

Bots play whole games. After every move the board is drawn for every seat, as the server does, and
compared with the same seat's board before the move, part by part. Bytes are those of the changed
parts as JSON, plain and compressed.
"""

import argparse
import gzip
import random
import re
import statistics
import time
from collections.abc import Iterator
from typing import NamedTuple

import msgspec

import sacbe
from sacbe.draw.parts import Part, Picture
from sacbe.play.game import games

ELEMENT = re.compile("<[a-z]")
LEVEL = 5  # of compression, as in the server


class Measured(NamedTuple):
    """One drawing of one seat."""

    seconds: float  # CPU time
    parts: int  # in the picture
    changed_parts: int
    elements: int
    changed_elements: int
    plain: int  # bytes
    packed: int


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", default=games(), help="default: all games")
    parser.add_argument("--games", type=int, default=1, help="number of games for each game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bot", default="greedy")
    options = parser.parse_args()
    for name in options.names:
        seeds = range(1, options.games + 1)
        rows = [row for seed in seeds for row in measure(name, options.players, options.bot, seed)]
        print_result(name, rows)


def measure(name: str, players: int, bot: str, seed: int) -> Iterator[Measured]:
    """Play a game; one result per move and seat."""
    table = sacbe.Table(name, players=players, seed=seed)
    bots = [sacbe.bot(bot, name, seed=seed + p) for p in range(players)]
    rng = random.Random(seed)
    before: dict[int, Picture] = {}
    while table.current_player is not None:
        for seat in range(players):
            picture, seconds = draw(table.state, seat)
            if seat in before:
                yield compare(before[seat], picture, seconds)
            before[seat] = picture
        acting = rng.choice(table.state.players_to_act)
        table.play(bots[acting].choose(table.state.determinize(acting, seed), acting), acting)


def draw(state: sacbe.State, seat: int) -> tuple[Picture, float]:
    """The board of a seat, and the CPU time of drawing it; its inputs are ready before."""
    acts = seat in state.players_to_act
    choices = [
        (action, state.action_info(action, seat), state.action_text(action, seat))
        for action in (state.legal_actions(seat) if acts else [])
    ]
    names = [f"Player {p + 1}" for p in range(state.players)]
    view, texts, board = state.view(seat), state.game.texts("en"), state.game.board
    start = time.thread_time()
    picture = board.picture(view, seat, choices, texts, names)
    return picture, time.thread_time() - start


def compare(before: Picture, after: Picture, seconds: float) -> Measured:
    """What a page would have to be sent."""
    old = {part.id: part for part in before.parts}
    changes = [change(part, old.get(part.id)) for part in after.parts if part != old.get(part.id)]
    order = [part.id for part in after.parts]
    defs = {name: each for name, each in after.defs.items() if name not in before.defs}
    message = msgspec.json.encode([changes, order if order != list(old) else None, defs])
    contents = [part["content"] for part in changes if part["content"] is not None]
    return Measured(
        seconds,
        len(after.parts),
        len(changes),
        sum(map(count_elements, (part.content for part in after.parts))),
        sum(count_elements(str(content)) for content in contents),
        len(message),
        len(gzip.compress(message, LEVEL)),
    )


def change(part: Part, old: Part | None) -> dict[str, object]:
    """The message for a changed part; without its content if that is unchanged."""
    same = old is not None and old.content == part.content
    return {"id": part.id, "attrs": dict(part.attrs), "content": None if same else part.content}


def count_elements(content: str) -> int:
    """The number of elements in some markup."""
    return len(ELEMENT.findall(content))


def print_result(name: str, rows: list[Measured]) -> None:
    """Print a line."""
    mean = statistics.fmean
    share = sum(row.changed_elements for row in rows) / sum(row.elements for row in rows)
    times = sorted(1000 * row.seconds for row in rows)
    print(
        f"{name:<9}{len(rows)} pictures of {mean(row.parts for row in rows):.0f} parts:"
        f" {mean(times):.2f} ms (median {statistics.median(times):.2f},"
        f" 99 % {times[len(times) * 99 // 100]:.2f}),"
        f" {mean(row.changed_parts for row in rows):.1f} parts changed,"
        f" {share:.1%} of the elements,"
        f" {mean(row.plain for row in rows):.0f} bytes,"
        f" {mean(row.packed for row in rows):.0f} compressed"
        f" (median {statistics.median(row.packed for row in rows):.0f})"
    )


if __name__ == "__main__":
    main()
