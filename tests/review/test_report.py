"""Reports: four languages, one self-contained file, charts that can be read without colour."""

import re
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest

import sacbe
from sacbe.review import evaluator, facts
from sacbe.review.html import page
from sacbe.review.model import Review
from sacbe.review.report import Report, report
from sacbe.text import LANGUAGES
from tests.review.samples import finished

GAMES = ("tzolkin", "maya", "mezo")
NAMES = ["Ana <b>A</b>", 'Ben "B"', "Eva & C"]


@pytest.fixture(scope="module", params=GAMES)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def review(name: str) -> Review:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(evaluator, "SPEEDS", {name: evaluator.Speed(8, 8, 8, 8)})
        patch.setattr(facts, "CONTINUATIONS", 1)
        return sacbe.review(finished(name, players=3))


def _report(review: Review, lang: str = "en") -> Report:
    return report(review, finished(review.game, players=3), lang, NAMES)


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
        turns = each.grids[0]
        assert len(turns.rows) == len(review.turns)


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
    text = page(_report(review), finished(review.game, players=3))
    links = Links()
    links.feed(text)
    assert {"svg", "table", "article"} <= links.tags
    assert not {"script", "link", "iframe", "b"} & links.tags
    assert all(address.startswith(("data:", "#")) for address in links.addresses)
    assert not re.search(r"@import|url\((?!#)", text.partition("</style>")[0])
    assert "Ana &lt;b&gt;A&lt;/b&gt;" in text


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


def test_seats_differ_without_colour(review: Review) -> None:
    """Every seat that has room has its letter, and all have patterns of their own."""
    svg = _report(review).charts[0].svg
    patterns = re.findall(r"<pattern.*?</pattern>", svg)
    shapes = {re.sub(r'var\(--[a-z-]+\)|id="[^"]*"', "", pattern) for pattern in patterns}
    assert len(shapes) == len(patterns) == 3
    letters = set(re.findall(r">([A-C])</text>", svg))
    most = [max(turn.forecast.chances[seat] for turn in review.turns[1:-1]) for seat in range(3)]
    assert {"ABC"[seat] for seat in range(3) if most[seat] > 0.1} <= letters


def test_marks_divide_the_curve(review: Review) -> None:
    kinds = {"tzolkin": "Food Day", "maya": "closes", "mezo": "Era"}
    assert kinds[review.game] in _report(review).charts[0].svg
