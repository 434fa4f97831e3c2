"""The arena report: one HTML page without scripts or external resources.

It shows ratings, matches, scores, seats, and the possessions of winners. All content comes from
results files and is escaped.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from pathlib import Path
from xml.etree import ElementTree

from sacbe.arena.blocks import Block, Match
from sacbe.arena.ratings import (
    FIXED_RATING,
    Result,
    Standings,
    check_combinable,
    interval_text,
    rate,
)
from sacbe.arena.report import charts, winners
from sacbe.arena.report.charts import Axis, Bar
from sacbe.arena.report.elements import Element, node, table
from sacbe.arena.statistics import Estimate, estimate, summarise, win_share
from sacbe.play.game import game

STYLE = Path(__file__).with_name("style.css")
# Content security policy: the browser loads and runs nothing.
POLICY = "default-src 'none'; style-src 'unsafe-inline'"
MAX_NUMBERS = 20
MAX_FAILURES = 20


def write(results: Sequence[Result], path: Path) -> None:
    """Write the report to a file."""
    page = report(results)
    try:
        path.write_text(page, encoding="utf-8")
    except OSError as error:
        raise ValueError(f"{path}: cannot write the report: {error.strerror}.") from None


def report(results: Sequence[Result]) -> str:
    """The report on matches of one game. Raises ValueError if there is no completed game, or if the
    results cannot be combined."""
    check_combinable([match for match, _ in results])
    if not any(block.games for _, blocks in results for block in blocks):
        raise ValueError("There is nothing to report: no game was completed.")
    results = [(match, blocks) for match, blocks in results if blocks]
    first = results[0][0]
    title = f"{game(first.game).title}: arena report"
    body = [
        node("h1", title),
        *_about(results),
        *_failures(results),
        *_ladder(results),
        *_matches(results),
        *_scores(results),
        *_seats(results),
        *_winners(results),
        *_method(),
    ]
    return page_of(title, body)


def page_of(title: str, body: Sequence[Element], refresh: int = 0) -> str:
    """A page without scripts. `refresh`: seconds until the browser loads it again."""
    head = node(
        "head",
        node("meta", charset="utf-8"),
        node("meta", http_equiv="Content-Security-Policy", content=POLICY),
        node("meta", name="viewport", content="width=device-width, initial-scale=1"),
        node("title", title),
        node("style", STYLE.read_text(encoding="utf-8")),
    )
    if refresh:
        head.append(node("meta", http_equiv="refresh", content=str(refresh)))
    page = node("html", head, node("body", *body), lang="en")
    return "<!doctype html>\n" + ElementTree.tostring(page, encoding="unicode", method="html")


# ---------------------------------------------------------------- matches and failures


def _about(results: Sequence[Result]) -> list[Element]:
    first = results[0][0]
    blocks = sum(len(blocks) for _, blocks in results)
    games = sum(len(block.games) for _, blocks in results for block in blocks)
    options = ", ".join(f"{name} = {value}" for name, value in first.options)
    digests = sorted({pair for match, _ in results for pair in match.bots})
    facts = [
        ("Players", str(first.players)),
        ("Matches", str(len(results))),
        ("Blocks", str(blocks)),
        ("Games", str(games)),
        ("Options", options or "none"),
        ("Rules", f"version {first.rules_version}, data {first.data}"),
        ("Bots", ", ".join(f"{name} ({digest})" for name, digest in digests)),
    ]
    pairs = [part for name, value in facts for part in (node("dt", name), node("dd", value))]
    return [node("dl", *pairs)]


def _failures(results: Sequence[Result]) -> list[Element]:
    failures = [
        (match, failure) for match, blocks in results for b in blocks for failure in b.failures
    ]
    if not failures:
        return []
    rows: list[list[Element | str]] = [
        [
            failure.bot,
            f"{match.candidate} against {match.baseline}",
            f"{failure.error}: {failure.text}",
            str(failure.seed),
            str(failure.rotation),
            str(failure.seat),
            str(failure.step),
        ]
        for match, failure in failures[:MAX_FAILURES]
    ]
    count_text = (
        "1 game failed and is" if len(failures) == 1 else f"{len(failures)} games failed and are"
    )
    text = f"{count_text} excluded from all statistics on this page."
    more = f"The first {MAX_FAILURES} are listed." if len(failures) > MAX_FAILURES else ""
    heads = ["Bot", "Match", "Error", "Seed", "Rotation", "Seat", "Step"]
    return [
        node(
            "section",
            node("h2", "Failed games"),
            node("p", f"{text} {more}".strip()),
            table(heads, rows, names=3),
            class_="warning",
        )
    ]


# ---------------------------------------------------------------- ratings


def _ladder(results: Sequence[Result]) -> list[Element]:
    """The ratings, if the results have at least two bots."""
    between_bots = [
        (match, blocks) for match, blocks in results if match.candidate != match.baseline
    ]
    if not between_bots:
        return []
    standings = rate(between_bots)
    rows: list[list[Element | str]] = [
        [
            entry.bot,
            f"{entry.rating:.0f}",
            "fixed" if entry.bot == standings.fixed else interval_text(entry),
            str(entry.games),
        ]
        for entry in standings.ladder
    ]
    return _section(
        "Ratings",
        "Plackett-Luce strengths from the ranks of all seats. A difference of 400 points means "
        f"ten times the strength; {standings.fixed} is fixed at {FIXED_RATING:.0f}. Lines are 95% "
        "confidence intervals; an arrow means that no game bounds the rating on that side.",
        _ladder_chart(standings),
        table(["Bot", "Rating", "95% interval", "Games"], rows),
    )


def _ladder_chart(standings: Standings) -> Element:
    rows = [Bar(entry.bot, entry.rating, entry.low, entry.high) for entry in standings.ladder]
    ends = [v for row in rows for v in (row.value, row.low, row.high) if math.isfinite(v)]
    axis = Axis(min(ends) - 20, max(ends) + 20)
    return charts.intervals("Ratings", "rating (points)", rows, axis)


def _matches(results: Sequence[Result]) -> list[Element]:
    heads = ["Candidate", "Baseline", "Win rate", "Points above table mean", "Score"]
    heads += ["Baseline’s score", "CPU ms per turn", "Baseline’s CPU ms", "Blocks"]
    rows: list[list[Element | str]] = []
    for match, blocks in results:
        if not any(block.games for block in blocks):
            rows.append([match.candidate, match.baseline, *["-"] * 6, "0"])
            continue
        stats = summarise(blocks)
        rows.append(
            [
                match.candidate,
                match.baseline,
                _share(stats.win_share),
                _estimate(stats.points),
                _estimate(stats.score),
                _estimate(stats.baseline_score),
                _milliseconds(stats.seconds_per_turn),
                _milliseconds(stats.baseline_seconds_per_turn),
                str(stats.blocks),
            ]
        )
    even = results[0][0].even_share
    text = f"One candidate plays against copies of the baseline; an even win rate is {even:.1%}."
    return _section("Matches", text, table(heads, rows, names=2))


# ---------------------------------------------------------------- scores and seats


def _scores(results: Sequence[Result]) -> list[Element]:
    scores: dict[str, list[float]] = {}
    for _, blocks in results:
        for block in blocks:
            for game_result in block.games:
                for bot, score in zip(game_result.seats, game_result.scores, strict=True):
                    scores.setdefault(bot, []).append(float(score))
    order = sorted(scores, key=lambda bot: -sum(scores[bot]) / len(scores[bot]))
    chart = charts.histograms(
        "Final scores by bot", "score (victory points)", [(bot, scores[bot]) for bot in order]
    )
    text = "Distribution of final scores over all seats and matches. The line is the mean."
    return _section("Scores", text, chart)


def _seats(results: Sequence[Result]) -> list[Element]:
    even = results[0][0].even_share
    figures = [
        charts.bars(
            f"{match.candidate} against {match.baseline}: win rate by seat",
            "win rate of the candidate (%)",
            _seat_bars(match, blocks),
            Axis(0, 1, lambda value: f"{value:.0%}"),
            even,
        )
        for match, blocks in results
        if any(block.games for block in blocks)
    ]
    text = "Win rate of the candidate in each seat, with 95% intervals over blocks."
    return _section(
        "Seats", f"{text} Seats are numbered from 0. The dashed line is an even win rate.", *figures
    )


def _seat_bars(match: Match, blocks: Sequence[Block]) -> list[Bar]:
    rows = []
    for seat in range(match.players):
        games = [
            game_result
            for block in blocks
            for game_result in block.games
            if game_result.rotation == seat
        ]
        if games:
            stats = estimate([win_share(game_result) for game_result in games])
            rows.append(Bar(f"seat {seat}", stats.mean, max(stats.low, 0), min(stats.high, 1)))
    return rows


# ---------------------------------------------------------------- possessions of winners


def _winners(results: Sequence[Result]) -> list[Element]:
    seats = winners.seats_of(results)
    parts: list[Element] = []
    for kind, rows in winners.items(seats).items():
        parts += [node("h3", _readable(kind).capitalize()), _items_table(rows)]
    number_rows: list[list[Element | str]] = [
        [
            _readable(number.name),
            f"{number.winners:.2f}",
            f"{number.others:.2f}",
            f"{number.winners - number.others:+.2f}",
        ]
        for number in winners.numbers(seats)[:MAX_NUMBERS]
    ]
    if number_rows:
        heads = ["At the end of the game", "Winners’ mean", "Others’ mean", "Difference"]
        parts += [node("h3", "Numbers"), table(heads, number_rows)]
    text = (
        "The gain of an item is the win rate of the seats that had it, minus the average win rate "
        "of the same bots in the same matches, with its 95% interval. It is a correlation, not "
        "necessarily a cause. Among many rows some look good by chance."
    )
    return _section("What winners had", text, *parts) if parts else []


def _items_table(rows: Sequence[winners.Item]) -> Element:
    selection = winners.best_and_worst(rows)
    body: list[list[Element | str]] = [
        [
            _readable(row.name),
            str(row.seats),
            f"{row.share:.0%}",
            _meter(row.gain),
            _gain_text(row.gain),
        ]
        for row in selection
    ]
    items_table = table(["Item", "Seats", "Win rate", "", "Gain (% points)"], body)
    if len(selection) == len(rows):
        return items_table
    note = f"The {len(selection) // 2} best and worst of {len(rows)}."
    return node("div", items_table, node("p", note, class_="note"))


def _meter(gain: Estimate) -> Element:
    """The gain as a bar left or right of the middle; 50 percentage points per side."""
    half, length = 40.0, 80 * min(abs(gain.mean), 0.5)
    x = half - length if gain.mean < 0 else half
    is_significant = gain.low > 0 or gain.high < 0
    sign = "loss" if gain.mean < 0 else "gain"
    return node(
        "svg",
        node("line", x1=half, x2=half, y1=0, y2=12, class_="axis"),
        node("rect", x=x, y=2, width=length, height=8, class_=sign if is_significant else "unsure"),
        viewBox="0 0 80 12",
        class_="meter",
        aria_hidden="true",
    )


# ---------------------------------------------------------------- method


def _method() -> list[Element]:
    text = (
        "A block is one seed played in every seat rotation with the same deck order. Intervals "
        "of matches are Student’s t over block means. Intervals of ratings are a bootstrap over "
        "blocks with a thousand resamples. Seats that share a rank count as all orders among "
        "them with equal weight. A difference smaller than its interval is not significant. If "
        "all blocks gave the same value, the interval has no width; more blocks might still "
        "differ."
    )
    return _section("How this was measured", text)


def _section(heading: str, text: str, *parts: Element) -> list[Element]:
    return [node("section", node("h2", heading), node("p", text), *_figures(parts))]


def _figures(parts: Iterable[Element]) -> Iterable[Element]:
    for part in parts:
        yield node("figure", part) if part.tag == "svg" else part


def _readable(name: str) -> str:
    return name.replace("_", " ")


def _share(stats: Estimate) -> Element:
    ends = [min(max(end, 0), 1) for end in (stats.low, stats.high)]
    return _with_interval(stats, f"{stats.mean:.1%}", *map("{:.1%}".format, ends))


def _estimate(stats: Estimate) -> Element:
    return _with_interval(stats, *map("{:z.1f}".format, (stats.mean, stats.low, stats.high)))


def _milliseconds(seconds: float | None) -> str:
    return "not measured" if seconds is None else f"{1000 * seconds:.1f}"


def _gain_text(stats: Estimate) -> str:
    mean, low, high = (100 * value for value in (stats.mean, stats.low, stats.high))
    return f"{mean:+z.0f} ({low:+z.0f} to {high:+z.0f})"


def _with_interval(stats: Estimate, value: str, low: str, high: str) -> Element:
    """A figure with its interval below. A single block has no interval, and equal blocks have one
    of width 0, so both get a text instead."""
    interval = "all blocks equal" if low == high else f"{low} to {high}"
    return node("span", value, node("small", "one block" if stats.blocks == 1 else interval))
