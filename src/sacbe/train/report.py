"""The report of a training run: one HTML page without scripts, written after every step."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from sacbe.arena.report import page_of
from sacbe.arena.report.charts import Axis, Bar, intervals, lines
from sacbe.arena.report.elements import Element, node, table
from sacbe.arena.statistics import Estimate
from sacbe.train.fit import Fit
from sacbe.train.plan import Plan, Run
from sacbe.train.trainer import Generation, read_generation

REFRESH = 30  # seconds
QUARTERS = ("first quarter", "second", "third", "last")


def report(run: Run, generations: int, status: str) -> str:
    """The page for the generations so far; `status` says what happens now."""
    title = f"{run.game.title}: training"
    completed = [read_generation(run, number) for number in range(generations)]
    body = [
        node("h1", title),
        node("p", status),
        _about(run.plan),
        *_strength(completed),
        *_mirror(completed),
        *_losses(completed),
        *_quality(completed),
    ]
    return page_of(title, body, refresh=REFRESH)


def _about(plan: Plan) -> Element:
    games = f"{plan.first_games} games in the first generation, then {plan.games} each"
    facts = [
        ("Self-play", f"{games}, {plan.simulations} simulations per decision"),
        ("Players", ", ".join(map(str, plan.players))),
        ("Targets", _targets(plan)),
        ("Match", f"{plan.gate_blocks} blocks at {plan.gate_simulations} simulations"),
        ("Rules", f"version {plan.rules_version}, data {plan.data}"),
        ("Seed", str(plan.seed)),
    ]
    return node("dl", *(part for k, v in facts for part in (node("dt", k), node("dd", v))))


def _targets(plan: Plan) -> str:
    if plan.playouts:
        return f"the mean of {plan.playouts} rollouts"
    return f"final points and victories, TD({plan.trace})"


def _strength(generations: Sequence[Generation]) -> Iterator[Element]:
    """The match of each generation against the best one before."""
    rows = [
        Bar(f"generation {g.number}", g.gate.points.mean, g.gate.points.low, g.gate.points.high)
        for g in generations
        if g.gate
    ]
    if not rows:
        return
    ends = [end for row in rows for end in (row.value, row.low, row.high) if math.isfinite(end)]
    axis = Axis(min(0.0, *ends), max(0.0, *ends))
    yield node("h2", "Strength")
    yield intervals("One seat against the best net before", "points above the table", rows, axis)
    cells: list[list[Element | str]] = [
        [
            str(g.number),
            _share(g.gate.win_share),
            f"{g.gate.score.mean:.1f}",
            f"{g.gate.baseline_score.mean:.1f}",
            "yes" if g.accepted else "no",
        ]
        for g in generations
        if g.gate
    ]
    yield table(["generation", "won", "score", "others", "accepted"], cells)


def _share(share: Estimate) -> str:
    return f"{share.mean:.0%} ({share.low:.0%} to {share.high:.0%})"


def _mirror(generations: Sequence[Generation]) -> Iterator[Element]:
    """Games of each generation against itself."""
    mirrors = [(g.number, g.mirror) for g in generations if g.mirror]
    if not mirrors:
        return
    names = list(mirrors[0][1].behaviour())
    yield node("h2", "Against itself")
    yield lines(
        "Points in games between equals",
        "generation",
        [
            ("winner", [(n, m.winner) for n, m in mirrors]),
            ("seat", [(n, m.seat) for n, m in mirrors]),
        ],
    )
    cells: list[list[Element | str]] = []
    for number, mirror in mirrors:
        for label, won in (("all seats", False), ("winners", True)):
            means = mirror.behaviour(won)
            figures = [f"{means[name]:.2f}" for name in names]
            points = mirror.winner if won else mirror.seat
            cells.append([str(number), label, str(len(mirror.games)), f"{points:.1f}", *figures])
    yield table(["generation", "seats", "games", "points", *names], cells, names=2)


def _losses(generations: Sequence[Generation]) -> Iterator[Element]:
    fits = [(g.number, g.fit) for g in generations if g.fit]
    if not fits:
        return
    yield node("h2", "Loss on games that were not trained on")
    yield lines(
        "Error of the expected points",
        "generation",
        [
            ("net", [(n, f.epochs[-1].points) for n, f in fits]),
            ("by hand", [(n, f.epochs[-1].hand) for n, f in fits]),
        ],
    )
    yield lines(
        "Cross-entropy of the winner, in the latest generation",
        "epoch",
        [("net", [(k + 1, e.wins) for k, e in enumerate(fits[-1][1].epochs)])],
    )


def _quality(generations: Sequence[Generation]) -> Iterator[Element]:
    fits = [g.fit for g in generations if g.fit]
    if not fits:
        return
    latest = fits[-1]
    yield node("h2", "Quality of the latest net")
    cells: list[list[Element | str]] = [
        [name, *(f"{v:.3f}" for v in (p.hand, p.net, p.hand_picks, p.net_picks))]
        for name, p in zip(QUARTERS, latest.phases, strict=True)
    ]
    heads = ["part of the game", "R² by hand", "R² of the net", "winner by hand", "winner by net"]
    yield table(heads, cells)
    yield reliability(latest)


def reliability(fit: Fit) -> Element:
    """The reliability diagram of the chances of winning."""
    return lines(
        "Chances of winning on games that were not trained on",
        "forecast, in per cent",
        [("won", [(100 * b.forecast, 100 * b.won) for b in fit.calibration])],
        diagonal=True,
    )
