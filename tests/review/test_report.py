"""Reports: four languages, one self-contained file, charts that can be read without colour."""

import base64
import itertools
import re
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from sacbe.review import charts
from sacbe.review.analysis import OWN_COST
from sacbe.review.evaluator import by_round
from sacbe.review.html import page
from sacbe.review.model import Review
from sacbe.review.report import LEAST_GAP, Report, report
from sacbe.review.turns import turns_of
from sacbe.review.wording import Wording, concise, differing
from sacbe.text import LANGUAGES
from tests.review.samples import finished, reviewed

GAMES = ("tzolkin", "maya", "mezo")
NAMES = ["Ana <b>A</b>", 'Ben "B"', "Eva & C"]


@pytest.fixture(scope="module", params=GAMES)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def review(name: str) -> Review:
    return reviewed(name)


def _report(review: Review, lang: str = "en") -> Report:
    return report(review, finished(review.game, players=3), lang, NAMES)


def _number(text: str) -> float:
    return float(text.replace("\N{EN DASH}", "0").replace("\N{MINUS SIGN}", "-"))


def test_a_report_is_said_in_every_language(review: Review) -> None:
    reports = [_report(review, lang) for lang in LANGUAGES]
    assert len({each.title for each in reports}) == len(LANGUAGES)
    assert len({str(each.players.head) for each in reports}) == len(LANGUAGES)
    for each in reports:
        assert len(each.moments) == len(review.moments)
        for moment in each.moments:
            assert moment.played
            assert moment.better
            assert moment.played != moment.better
            assert moment.reasons
            assert not set(moment.reasons) & set(moment.price)
        turns = each.grids[0]
        assert len(turns.rows) == len(review.turns)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_points_of_the_position_that_a_game_began_at_are_named(name: str, lang: str) -> None:
    table, review = finished(name, players=3), reviewed(name)
    sources = review.statistics.sources
    ahead = tuple(100 * player.won for player in review.seats)
    points = [replace(each, sources=(("start", ahead), *each.sources)) for each in sources]
    words = report(
        replace(review, statistics=replace(review.statistics, sources=tuple(points))),
        table,
        lang,
        NAMES,
    )
    at_start = {"en": "at the start", "es": "al principio", "pt": "no início", "it": "all’inizio"}
    loser = next(player.seat for player in review.seats if not player.won)
    assert at_start[lang] in words.verdicts[loser].text
    chart = next(chart for chart in words.charts if chart.id == "sources")
    assert chart.grid.rows[0][0] == at_start[lang]


class Links(HTMLParser):
    """Collects what a page loads, and its tags."""

    def __init__(self) -> None:
        super().__init__()
        self.addresses: list[str] = []
        self.tags: set[str] = set()
        self.styles: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        values = dict(attrs)
        self.addresses += [values[key] or "" for key in ("src", "href") if key in values]


def test_the_file_is_self_contained_and_escapes_names(review: Review) -> None:
    text = page(_report(review), review, finished(review.game, players=3))
    links = Links()
    links.feed(text)
    assert {"svg", "table", "article"} <= links.tags
    assert not {"script", "link", "iframe", "b"} & links.tags
    assert all(address.startswith(("data:", "#")) for address in links.addresses)
    assert not re.search(r"@import|url\((?!#)", text.partition("</style>")[0])
    assert "Ana &lt;b&gt;A&lt;/b&gt;" in text


def test_the_file_shows_the_board_before_and_after_every_better_turn(review: Review) -> None:
    text = page(_report(review), review, finished(review.game, players=3))
    images = re.findall(r'<img src="data:image/svg\+xml;base64,([^"]+)"', text)
    assert len(images) == 2 * len(review.moments)
    for before, after in zip(images[::2], images[1::2], strict=True):
        assert before != after
        assert b'class="shown' in base64.b64decode(before)
        assert b'class="shown' not in base64.b64decode(after)


def test_a_verdict_leads_to_the_moments_that_explain_its_turns(review: Review) -> None:
    """The three costliest turns of every seat are explained, whoever lost."""
    words = _report(review)
    for seat, verdict in enumerate(words.verdicts):
        costs = [(t.cost, i) for i, t in enumerate(review.turns) if t.seat == seat]
        worst = sorted((each for each in costs if each[0] >= OWN_COST), reverse=True)[:3]
        explained = {words.moments[n - 1].turn for n in verdict.moments}
        assert {i for _, i in worst} <= explained
        others = sum(t.seat == seat and t.cost < OWN_COST <= t.even_cost for t in review.turns)
        assert len(explained) == min(3, len(worst) + others)
        assert all(words.moments[n - 1].seat == seat for n in verdict.moments)


def test_a_verdict_says_what_to_do_instead_of_every_costly_turn(review: Review) -> None:
    words = _report(review)
    for verdict in words.verdicts:
        assert tuple(each.moment for each in verdict.advice) == verdict.moments
        for each in verdict.advice:
            moment = words.moments[each.moment - 1]
            assert each.turn.lower() in verdict.text
            assert each.turn.startswith(f"Turn {moment.turn + 1} (")
            assert each.better.endswith(moment.better[-1])
            assert each.played.endswith(moment.played[-1])
            assert each.better != each.played
    text = page(words, review, finished(review.game, players=3))
    assert text.count('class="advice"') == sum(bool(each.advice) for each in words.verdicts)


def test_two_turns_are_compared_from_their_first_difference() -> None:
    dots = "\N{HORIZONTAL ELLIPSIS}"
    assert differing(["a", "b"], ["c"]) == (["a", "b"], ["c"])
    assert differing(["a", "b", "c"], ["a", "b", "d", "e"]) == ([dots, "c"], [dots, "d", "e"])
    assert differing(["a", "b"], ["a", "b", "c"]) == ([dots, "b"], [dots, "b", "c"])
    assert differing(["a"], ["a", "b"]) == (["a"], ["a", "b"])


def test_the_table_of_players_has_a_column_for_each(review: Review) -> None:
    table = _report(review).players
    assert table.head[1:] == tuple(NAMES)
    rows = {row[0]: row[1:] for row in table.rows}
    points = [seat.score for seat in review.seats]
    assert [_number(text) for text in rows["Points"]] == pytest.approx(points, abs=0.05)
    for i, grade in enumerate(("Inaccuracy", "Mistake", "Blunder"), -3):
        assert rows[grade] == tuple(str(seat.grades[i]) for seat in review.seats)
    assert [_number(text) for text in rows["Luck of the draw"]] == [s.luck for s in review.seats]


def test_a_losing_seat_is_compared_with_the_winner_by_source(review: Review) -> None:
    """The points that are missing are those of the table behind the chart of sources."""
    words = _report(review)
    chart = next(each for each in words.charts if each.id == "sources")
    final = {row[0]: [_number(n) for n in row[1:]] for row in chart.grid.rows}
    winner = next(player.seat for player in review.seats if player.won)
    for player, verdict in zip(review.seats, words.verdicts, strict=True):
        _, _, missing = verdict.text.partition(f"compared with {NAMES[winner]}: ")
        assert bool(missing) == (not player.won and bool(verdict.moments))
        gaps = re.findall(r"(?:, | and |^)([^,(]+) \(\N{MINUS SIGN}([\d.]+)\)", missing)
        for source, gap in gaps:
            assert final[source][winner] - final[source][player.seat] == float(gap) >= LEAST_GAP
        sizes = [float(gap) for _, gap in gaps]
        assert sizes == sorted(sizes, reverse=True)
        assert len(sizes) <= 3


def test_a_verdict_says_if_most_was_lost_in_small_steps() -> None:
    review = reviewed("tzolkin")
    seat = next(player.seat for player in review.seats if not player.won)
    for share, is_said in ((0.6, False), (0.4, True)):
        costly = next(
            i for i, turn in enumerate(review.turns) if turn.seat == seat and turn.alternative
        )
        turns = [
            replace(turn, cost=0.2 * share if i == costly else 0.0, even_cost=0.0)
            if turn.seat == seat
            else turn
            for i, turn in enumerate(review.turns)
        ]
        seats = [replace(each, cost=0.2) if each.seat == seat else each for each in review.seats]
        changed = replace(review, turns=tuple(turns), seats=tuple(seats))
        verdict = _report(changed).verdicts[seat].text
        words = f"This turn accounts for {100 * 0.2 * share:.0f} of the 20% lost in all"
        assert (words in verdict) == is_said


def test_a_turn_lists_what_a_worker_brings_only_if_the_next_choice_does_not_say_it() -> None:
    table = finished("tzolkin")
    words = Wording(table.game, "en", ["Ana", "Ben"])
    kinds = set()
    for span in turns_of(table):
        state = table.position_at(span.first)
        actions = [action for _, action in table.moves[span.first : span.last]]
        texts, _ = words.turn(state, span.seat, actions)
        for text, following in itertools.pairwise([*texts, ""]):
            if text.startswith("Pick up the worker from "):
                assert not (following.startswith("Use ") and ":" in text), texts
                kinds.add(":" in text)
    assert kinds == {True, False}


def test_a_list_of_choices_leaves_out_what_the_next_one_repeats() -> None:
    turn = ["Plant a tile", "Plant a tile on r8c7", "Recover a unit", "Recover a unit"]
    assert concise(turn) == turn[1:]
    assert concise([]) == []
    review, table = reviewed("maya"), finished("maya", players=3)
    words = report(review, table, "en", NAMES)
    file = page(words, review, table)
    repeated = {
        choice
        for moment in words.moments
        for turn in (moment.better, moment.played, moment.line)
        for choice in {*turn} - {*concise(turn)}
    }
    assert repeated
    assert not any(f"<li>{choice}</li>" in file for choice in repeated)
    choices = [row[2].split("; ") for row in words.grids[0].rows]
    assert all(turn == concise(turn) for turn in choices)


def test_reasons_speak_for_the_better_turn_and_the_price_against_it(review: Review) -> None:
    words = _report(review)
    for moment, text_moment in zip(review.moments, words.moments, strict=True):
        for fact in moment.facts:
            more = fact.better > fact.played
            fewer_is_better = fact.kind == "chance" or fact.id.startswith("xibalba.")
            assert fact.gain == (more != fewer_is_better), fact
        gains = sum(fact.gain for fact in moment.facts)
        assert len(text_moment.reasons) == max(1, gains)
        assert len(text_moment.price) == len(moment.facts) - gains


def test_every_chart_is_valid_and_has_a_table_with_all_its_values(review: Review) -> None:
    words = _report(review)
    ids = [chart.id for chart in words.charts]
    assert ids[0] == "chances"
    assert {"points", "sources"} <= set(ids)
    for chart in words.charts:
        ElementTree.fromstring(chart.svg)
        assert chart.grid.rows
        assert all(len(row) == len(chart.grid.head) for row in chart.grid.rows)
    assert len(words.charts[0].grid.rows) == len(review.turns) + 1


def test_a_point_of_the_curve_is_the_mean_of_a_round(review: Review) -> None:
    """Otherwise the curve swings with the player who has just moved."""
    rows = _report(review).charts[0].grid.rows
    forecasts = [review.start, *(turn.forecast for turn in review.turns)]
    for i in (3, 4, 10):
        mean = sum(each.chances[1] for each in forecasts[i - 2 : i + 1]) / 3
        assert float(rows[i][2].strip("%")) == pytest.approx(100 * mean, abs=0.51)
    assert float(rows[0][2].strip("%")) == pytest.approx(100 * review.start.chances[1], abs=0.51)
    last = [float(text.strip("%")) for text in rows[-1][1:]]
    assert last == [100 / sum(s.won for s in review.seats) * seat.won for seat in review.seats]


def test_seats_differ_without_colour(review: Review) -> None:
    """Every area that is high enough has its letter, and all seats have different patterns."""
    svg = _report(review).charts[0].svg
    patterns = re.findall(r"<pattern.*?</pattern>", svg)
    shapes = {re.sub(r'var\(--[a-z-]+\)|id="[^"]*"', "", pattern) for pattern in patterns}
    assert len(shapes) == len(patterns) == 3
    letters = set(re.findall(r">([A-C])</text>", svg))
    curve = by_round([review.start, *(turn.forecast for turn in review.turns)], 3)
    most = [max(forecast.chances[seat] for forecast in curve[2:-1]) for seat in range(3)]
    assert {"ABC"[seat] for seat in range(3) if most[seat] > 0.1} <= letters


def test_a_source_without_points_yet_lies_on_the_axis_until_its_losses_are_below_it() -> None:
    """Otherwise its area would cross those of other sources."""
    rows = (("gains", [(28,), (30,)]), ("losses", [(0,), (-20,)]))
    svg = charts.panels("Points", rows, (5, 9), 9, ["Ana"])
    areas = re.findall(r'<path d="M([^"]*)Z" fill="[^"]*" stroke=', svg)
    heights = [[float(point.split()[1]) for point in area.split("L")] for area in areas]
    assert len(heights) == 2
    axis = max(heights[0])
    assert min(heights[1]) == axis < max(heights[1])
    assert ">\N{MINUS SIGN}20</text>" in svg


def test_points_are_those_of_the_record() -> None:
    """Points of Tzolk'in may be quarters."""
    review = reviewed("tzolkin")
    seats = [replace(seat, score=18.25 + seat.seat) for seat in review.seats]
    words = _report(replace(review, seats=tuple(seats)), "es")
    assert words.players.rows[0][1:] == ("18,25", "19,25", "20,25")
    sources = next(chart for chart in words.charts if chart.id == "sources").grid
    assert sources.rows[-1][1:] == ("18,25", "19,25", "20,25")


@pytest.mark.parametrize("name", GAMES)
def test_points_by_source_add_up_to_the_score(name: str) -> None:
    words = _report(reviewed(name))
    *sources, total = next(chart for chart in words.charts if chart.id == "sources").grid.rows
    for seat in range(1, 4):
        assert sum(_number(row[seat]) for row in sources) == _number(total[seat])


def test_a_tile_whose_only_place_is_forced_is_named_with_it() -> None:
    table = finished("maya")
    words, seen = Wording(table.game, "en", ["Ana", "Ben"]), 0
    for span in turns_of(table):
        state = table.position_at(span.first)
        actions = [action for _, action in table.moves[span.first : span.last]]
        texts = concise(words.turn(state, span.seat, actions)[0])
        assert not [
            text for text in texts if re.fullmatch("Plant a (single|double) [a-z]+ tile", text)
        ]
        seen += any(text.startswith("Plant") for text in texts)
    assert seen


def test_marks_divide_the_curve(review: Review) -> None:
    kinds = {"tzolkin": "Food Day", "maya": "closes", "mezo": "Era"}
    assert kinds[review.game] in _report(review).charts[0].svg


@pytest.mark.parametrize(("lang", "full"), [("en", "100%"), ("es", "100\u00a0%"), ("pt", "100%")])
def test_the_axis_of_chances_has_the_percent_sign_of_the_language(
    review: Review, lang: str, full: str
) -> None:
    assert f">{full}</text>" in _report(review, lang).charts[0].svg
