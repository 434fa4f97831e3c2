"""What one click costs: exchanges, bytes, and CPU time of the server, before and after.

    python -m scripts.click_cost                # all games
    python -m scripts.click_cost --seed 3 maya
    python -m scripts.click_cost --frames       # only the frames, which is quicker

A whole random game of four seats is played in this process. For the clicking seat it measures what
a page requested after every click when each answer had its own request (the endpoints still exist),
and the one frame that replaces them. Bytes are bodies, as they are sent; each frame has the one
before it as dictionary, as for a page. Sockets and store are not included. The cost of the ledger
is measured once, at the end of the game.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections import defaultdict
from collections.abc import Callable
from typing import TypeVar

import msgspec

from sacbe.play.game import games
from sacbe.server import messages, panels, views
from sacbe.server.consequences import consequences
from sacbe.server.decider import decide
from sacbe.server.events import LoggedEvent
from sacbe.server.metrics import Metrics
from sacbe.server.packing import pack
from sacbe.server.page_frames import PageFrames
from sacbe.server.picture_cache import ROUND
from sacbe.server.table_state import TableState
from sacbe.server.view_cache import Audience
from tests.server.tables import SERVER, opened

TABLE = "a" * 16
SEATS = 4
T = TypeVar("T")


class Costs:
    """CPU milliseconds and bytes by name, over many clicks."""

    def __init__(self) -> None:
        self.cpu: dict[str, list[float]] = defaultdict(list)
        self.bytes: dict[str, list[int]] = defaultdict(list)

    def measure(self, name: str, make: Callable[[], T]) -> T:
        """Call a function and record its CPU time."""
        begin = time.thread_time()
        result = make()
        self.cpu[name].append(1000 * (time.thread_time() - begin))
        return result

    def measure_json(self, name: str, make: Callable[[], object]) -> None:
        """The same, with the bytes of the result as JSON."""
        self.bytes[name].append(len(self.measure(name, lambda: msgspec.json.encode(make()))))


def click(before: TableState, command: messages.Play) -> TableState:
    """Decide and apply a command."""
    event = decide(before, SERVER, before.version, command)
    after = before.copy()
    after.apply(LoggedEvent(before.version + 1, before.changed_at, event))
    return after


def separate_requests(
    before: TableState, now: TableState, command: messages.Play, costs: Costs
) -> None:
    """What the page requested after a click: frame, log and picture; and the move was played
    again."""
    seat, action = command.seat, command.action
    costs.measure("old move, again", lambda: before.table.after(seat, [action], forced=True))
    costs.measure_json("old frame", lambda: views.view(TABLE, now, seat, "en", False))
    moves = len(before.moves)
    costs.measure_json("old log", lambda: panels.log.build(now, seat, "en", moves))
    svg = costs.measure("old picture", lambda: pack(views.picture(now, seat, "en").encode(), ROUND))
    costs.bytes["old picture"].append(len(svg))


def whole_game(name: str, seed: int, only_frames: bool) -> tuple[Costs, TableState, int]:
    """Play a random game; returns the costs, the final state and the number of clicks."""
    rng, costs = random.Random(seed), Costs()
    state = TableState(opened(name, "k" * SEATS, seed), 1.0)
    frames = PageFrames(Metrics())
    # The first frames are complete, and load the texts: they are no clicks.
    last = [frames.build(TABLE, state, page(seat), None, None) for seat in range(SEATS)]
    clicks = 0
    while state.status == "playing":
        seat = rng.choice(state.to_act)
        action = rng.choice(state.position.legal_actions(seat))
        command = messages.Play(seat=seat, action=action, forced=True)
        before = state
        state = costs.measure("command", lambda: click(before, command))  # noqa: B023
        now = state
        costs.measure("events of the moves", lambda: now.table.events_by_move(len(before.moves)))  # noqa: B023
        all_seats = 0.0
        for other in range(SEATS):
            kind = "new frame" if other == seat else "new frame of another seat"
            content, dictionary = last[other].page, last[other].dictionary
            last[other] = costs.measure(
                kind,
                lambda: frames.build(TABLE, now, page(other), content, None, dictionary),  # noqa: B023
            )
            all_seats += costs.cpu[kind][-1]
            costs.bytes[kind].append(len(last[other].packed))
        costs.cpu["new frames of all four seats"].append(all_seats)
        if not only_frames:
            parts_of_a_frame(now, seat, costs)
            separate_requests(before, now, command, costs)
        clicks += 1
    frames.close()
    return costs, state, clicks


def page(seat: int) -> Audience:
    """A page of a seat."""
    return Audience(seat, "en", words=True, steps=True)


def parts_of_a_frame(now: TableState, seat: int, costs: Costs) -> None:
    """The costs of the pieces of a frame of the clicking seat."""
    view = costs.measure("  view", lambda: views.page_view(TABLE, now, seat, "en", False))
    if view.legal:
        costs.measure("    consequences", lambda: consequences(now.position, seat))
    costs.measure(
        "  picture", lambda: views.board_picture(now, view.position, seat, "en", view.legal)
    )
    raw = costs.measure("  encoding the view", lambda: msgspec.json.encode(view))
    costs.measure("  packing the view", lambda: pack(raw, 256))


def report(name: str, seed: int, only_frames: bool) -> None:
    """Print the costs of a game."""
    costs, state, clicks = whole_game(name, seed, only_frames)
    print(f"\n{name}: {clicks} clicks, {len(state.moves)} moves")
    print(f"{'':<34}{'CPU ms':>9}{'p95':>8}{'bytes':>8}{'p95':>8}")
    for what in costs.cpu:
        _print_row(what, costs.cpu[what], costs.bytes.get(what, []))
    if only_frames:
        return
    ledger = Costs()
    for seat in range(SEATS):
        ledger.measure_json("ledger", lambda: panels.ledger.build(state, seat, "en"))  # noqa: B023
    _print_row("ledger, first", ledger.cpu["ledger"][:1], ledger.bytes["ledger"][:1])
    _print_row("ledger", ledger.cpu["ledger"][1:], ledger.bytes["ledger"][1:])
    old = [sum(row) for row in zip(*_rows(costs.cpu, "old "), strict=True)]
    old_bytes = [sum(row) for row in zip(*_rows(costs.bytes, "old "), strict=True)]
    _print_row("sum of 5 exchanges before", old, old_bytes)
    _print_row("1 exchange now", costs.cpu["new frame"], costs.bytes["new frame"])


def _rows(by_name: dict[str, list[T]], start: str) -> list[list[T]]:
    return [values for name, values in by_name.items() if name.startswith(start)]


def _print_row(what: str, cpu: list[float], sizes: list[int]) -> None:
    print(f"{what:<34}{statistics.fmean(cpu):>9.2f}{_p95(cpu):>8.2f}", end="")
    print(f"{statistics.fmean(sizes):>8.0f}{_p95(sizes):>8.0f}" if sizes else "")


def _p95(values: list[float] | list[int]) -> float:
    return sorted(values)[int(0.95 * len(values))]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m scripts.click_cost", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("games", nargs="*", help="default: all")
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--frames", action="store_true", help="only the frames of the pages")
    args = parser.parse_args()
    for name in args.games or sorted(games()):
        report(name, args.seed, args.frames)


if __name__ == "__main__":
    main()
