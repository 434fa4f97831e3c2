"""Find endgames with exact values: `python -m scripts.endgames`.

Games between two bots are played from consecutive seeds. Walking back from the end, the first
position of each size is taken in which a choice matters: some legal action is worse than another.
Writes src/sacbe/adapters/endgames.json and the table in docs/benchmark.md; with names of games,
those of other games stay.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pyspiel
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

import sacbe
import sacbe.adapters.openspiel
from sacbe.adapters.endgames import FILE, Endgame, endgames
from sacbe.adapters.exact import Hidden, TooLarge, margin, solve
from sacbe.bots import ask
from scripts.baselines import replace_section

PAGE = Path(__file__).parent.parent / "docs" / "benchmark.md"
# By game: the bots. Sizes are the least and the most of an endgame.
SEARCHED = {"tzolkin": "greedy", "mezo": "greedy"}
SEARCH_SIZES = ((50, 250), (1_000, 3_000), (9_500, 20_000))
CFR_SIZES = ((100, 300), (1_000, 3_000))
FEW_ITERATIONS, ITERATIONS = 12, 200  # of CFR+: to see whether the winner is certain, and to solve
DIGITS = 9
UNDECIDED = 0.99


def play(name: str, bot: str, seed: int) -> list[sacbe.State]:
    """All positions of a game in which a seat has a choice."""
    table = sacbe.Table(name, 2, seed)
    bots = [sacbe.bot(bot, name, seed) for _ in range(2)]
    positions = []
    while (seat := table.current_player) is not None:
        state = table.state
        legal = state.legal_actions()
        if len(legal) > 1:
            positions.append(state)
            table.play(ask(bots[seat], state, seat, seed))
        else:
            table.play(legal[0])
    return positions


def histories(state: sacbe.State, most: int) -> int:
    """The number of histories from a position; TooLarge beyond the limit."""
    total, todo = 0, [state]
    while todo:
        state = todo.pop()
        total += 1
        if total > most:
            raise TooLarge(f"More than {most} histories.")
        for action in state.legal_actions() if state.current_player is not None else []:
            child = state.copy()
            child.play(action)
            todo.append(child)
    return total


def by_search(name: str) -> Iterator[Endgame]:
    """Endgames in which nothing is hidden, one of each size."""
    for low, high in SEARCH_SIZES:
        yield next(
            endgame
            for seed in range(1, 1000)
            for endgame in searched(name, play(name, SEARCHED[name], seed), low, high)
        )


def searched(name: str, positions: list[sacbe.State], low: int, high: int) -> Iterator[Endgame]:
    """From the end of a game back, until a position is too large."""
    for state in reversed(positions):
        try:
            points = solve(state, margin, high)
        except (TooLarge, Hidden):
            return
        if points.positions < low or len(points.actions) == len(state.legal_actions()):
            continue
        wins = solve(state, most_positions=high)
        yield Endgame(
            name=f"{name}-{points.positions}",
            game=name,
            position=state.notation(),
            method="search",
            size=points.positions,
            win=round(wins.value, DIGITS),
            nash_conv=0.0,
            margin=round(points.value, DIGITS),
            win_actions=wins.actions,
            margin_actions=points.actions,
        )


def by_cfr(name: str) -> Iterator[Endgame]:
    """Endgames with hidden draws, one of each size, whose outcome is not certain."""
    for low, high in CFR_SIZES:
        yield next(
            endgame
            for seed in range(1, 1000)
            for endgame in iterated(name, play(name, "random", seed), low, high)
        )


def iterated(name: str, positions: list[sacbe.State], low: int, high: int) -> Iterator[Endgame]:
    """From the end of a game back, until a position is too large."""
    for state in reversed(positions):
        try:
            size = histories(state, high)
        except TooLarge:
            return
        if size < low:
            continue
        notation = state.notation()
        if abs(equilibrium(name, notation, FEW_ITERATIONS)[0]) < UNDECIDED:
            win, gap = equilibrium(name, notation, ITERATIONS)
            if abs(win) >= UNDECIDED:
                continue
            yield Endgame(
                name=f"{name}-{size}",
                game=name,
                position=notation,
                method="cfr",
                size=size,
                win=round(win, DIGITS),
                nash_conv=round(gap, DIGITS),
            )


def equilibrium(name: str, notation: str, iterations: int) -> tuple[float, float]:
    """The return of seat 0 in an approximate equilibrium, and its NashConv."""
    game = pyspiel.load_game(f"python_sacbe_{name}", {"position": notation})
    solver = cfr.CFRPlusSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    scores = expected_game_score.policy_value(game.new_initial_state(), [policy] * 2)
    return float(scores[0]), float(exploitability.nash_conv(game, policy))


def table() -> str:
    """The endgames for docs/benchmark.md."""
    lines = ["| endgame | method | size | win | margin | NashConv |", "|---|---|--:|--:|--:|--:|"]
    for e in endgames():
        points = "" if e.margin is None else f"{e.margin:g}"
        lines.append(
            f"| `{e.name}` | {e.method} | {e.size} | {e.win:.5g} | {points} | {e.nash_conv:.2g} |"
        )
    return "\n".join(lines) + "\n"


def main() -> None:
    names = sys.argv[1:] or ["tzolkin", "maya", "mezo"]
    positions = [e for e in endgames() if e.game not in names] if FILE.exists() else []
    for name in names:
        for endgame in by_search(name) if name in SEARCHED else by_cfr(name):
            print(endgame.name, endgame.win, endgame.margin, endgame.nash_conv, file=sys.stderr)
            positions.append(endgame)
    positions.sort(key=lambda endgame: (endgame.game, endgame.size))
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(positions), indent=1) + b"\n")
    endgames.cache_clear()
    PAGE.write_text(replace_section(PAGE.read_text("utf-8"), "endgames", table()), "utf-8")


if __name__ == "__main__":
    main()
