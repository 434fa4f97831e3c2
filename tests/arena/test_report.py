"""The HTML report: self-contained, complete, and escaped."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

import sacbe
from sacbe.arena.blocks import Failure, GameResult, Match, match_of, play_block
from sacbe.arena.facts import FactsRecorder, SeatFacts
from sacbe.arena.ratings import Result
from sacbe.arena.report import report, winners, write
from sacbe.arena.report.charts import Axis, round_step
from sacbe.bots import ask, bot
from tests.arena.builders import NOTHING, blocks_of, make_game, make_match

EVIL = "<script>alert('x')</script>&\"<b>"
VOID = ("meta",)  # elements without an end
OUTSIDE = re.compile(r"https?:|//|url\(|@import|javascript:", re.IGNORECASE)


class Page(HTMLParser):
    """Parses a page: elements, texts, and whether all elements are closed."""

    def __init__(self, source: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str]] = []
        self.texts: list[str] = []
        self.open: list[str] = []
        self.feed(source)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += [(name, value or "") for name, value in attrs]
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append(data)

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.texts).split())


def a_result(candidate: str = "strong", blocks: int = 6, facts: SeatFacts = NOTHING) -> Result:
    """A match of two in which the candidate wins two games of three."""
    match = make_match(candidate, "greedy")
    games = [
        [
            make_game((candidate, "greedy"), (30 + k, 20), facts=[facts, NOTHING]),
            make_game(("greedy", candidate), (25, 24 + k % 3), rotation=1),
        ]
        for k in range(blocks)
    ]
    return match, blocks_of(match, games)


def failing(text: str) -> Failure:
    return Failure(
        rotation=0, seat=1, bot="greedy", error="KeyError", text=text, step=17, seed=4711
    )


# ---------------------------------------------------------------- the page


def test_page_has_no_external_resources_or_scripts() -> None:
    source = report([a_result()])
    page = Page(source)
    assert source.startswith("<!doctype html>")
    assert {"script", "link", "img", "iframe", "a", "image", "use"}.isdisjoint(page.tags)
    assert {"src", "href", "style", "xlink:href"}.isdisjoint(name for name, _ in page.attributes)
    assert not OUTSIDE.search(source)
    assert ("content", "default-src 'none'; style-src 'unsafe-inline'") in page.attributes


def test_page_has_light_and_dark_theme() -> None:
    assert "prefers-color-scheme: dark" in report([a_result()])


def test_every_chart_has_a_title_and_a_label() -> None:
    page = Page(report([a_result()]))
    for expected in ("rating (points)", "score (victory points)", "win rate of the candidate (%)"):
        assert expected in page.text
    assert page.tags.count("figure") == 3
    assert page.attributes.count(("role", "img")) == page.attributes.count(("class", "title")) == 3


def test_all_text_is_escaped() -> None:
    """Names of bots, items and openings, options and errors."""
    facts = SeatFacts(has={EVIL: (EVIL,)}, counts={EVIL: 1}, opening=(EVIL, EVIL))
    match, blocks = a_result(EVIL, facts=facts)
    match = msgspec.structs.replace(match, options=((EVIL, EVIL),), data=EVIL)
    blocks = [msgspec.structs.replace(blocks[0], failures=(failing(EVIL),)), *blocks[1:]]
    source = report([(match, blocks)])
    page = Page(source)
    assert "script" not in page.tags
    assert "b" not in page.tags
    assert "<script" not in source
    assert page.text.count(EVIL) >= 10
    assert page.tags.count("style") == 1


def test_page_has_match_statistics() -> None:
    """Six sole wins, and of the other six two by points and two shared."""
    page = Page(report([a_result()]))
    assert "Blocks 6 Games 12" in page.text
    assert f"{(6 + 2 + 1) / 12:.1%}" in page.text
    assert "strong greedy 75.0%" in page.text
    assert "50.0 50.0 6" in page.text  # milliseconds: half a second for ten turns


def test_equal_blocks_are_marked() -> None:
    match = make_match("strong", "greedy")
    games = [[make_game(("strong", "greedy"), (30 + k, 20))] for k in range(3)]
    page = Page(report([(match, blocks_of(match, games))]))
    assert "100.0% all blocks equal 5.5 4.3 to 6.7" in page.text


def test_a_report_can_be_made_of_results_without_their_timing() -> None:
    match, blocks = a_result()
    page = Page(report([(match, [block.result for block in blocks])]))
    assert "not measured not measured 6" in page.text


def test_every_score_is_in_a_column() -> None:
    page = Page(report([a_result(blocks=9)]))
    columns = re.findall(r"[-\d.]+ to [-\d.]+: (\d+) times", page.text)
    assert sum(map(int, columns)) == 9 * 2 * 2
    assert page.text.count("18 scores") == 2


def test_failed_games_are_listed_with_seed() -> None:
    match, blocks = a_result()
    blocks = [msgspec.structs.replace(blocks[0], failures=(failing("no such tile"),)), *blocks[1:]]
    page = Page(report([(match, blocks)]))
    assert ("class", "warning") in page.attributes
    assert "1 games failed and are excluded" not in page.text
    assert "1 game failed and is excluded from all statistics" in page.text
    assert "KeyError: no such tile 4711 0 1 17" in page.text
    assert "failed" not in Page(report([a_result()])).text


def test_a_match_of_a_bot_with_itself_has_a_report_without_ratings() -> None:
    page = Page(report([a_result("greedy")]))
    assert "Ratings" not in page.text
    assert "Final scores by bot" in page.text


def test_a_single_block_has_no_interval() -> None:
    page = Page(report([a_result(blocks=1)]))
    assert "one block" in page.text
    assert "inf" not in page.text.lower().split()
    assert "nan" not in page.text.lower().split()


def test_a_rating_without_bound_is_an_arrow() -> None:
    match = make_match("strong", "greedy")
    games = [[make_game(("strong", "greedy"), (2, 1))] for _ in range(4)]
    assert "arrow" in Page(report([(match, blocks_of(match, games))])).text
    assert Page(report([(match, blocks_of(match, games))])).tags.count("polygon") == 1
    assert Page(report([a_result(blocks=40)])).tags.count("polygon") == 0


def test_a_page_is_written_in_utf_8(tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    write([a_result("ixchel ☾")], path)
    assert "ixchel ☾" in path.read_text(encoding="utf-8")


def test_report_needs_completed_games() -> None:
    match = make_match("strong", "greedy")
    with pytest.raises(ValueError, match="no results"):
        report([])
    with pytest.raises(ValueError, match="nothing to report"):
        report([(match, blocks_of(match, [[]], [failing("x")]))])


def test_incompatible_results_give_no_report() -> None:
    other = msgspec.structs.replace(make_match("strong", "greedy"), players=3)
    with pytest.raises(ValueError, match="can only be combined"):
        report([a_result(), (other, [])])


@pytest.mark.parametrize("game", sacbe.games())
@pytest.mark.parametrize("players", [2, 3, 4])
def test_blocks_of_every_game_make_a_page(game: str, players: int) -> None:
    match = match_of(game, "greedy", "random", players=players, seed=2)
    page = Page(report([(match, [play_block(match, 0)])]))
    assert sacbe.game(game).title in page.text
    assert "Numbers" in page.text


# ---------------------------------------------------------------- axes


@pytest.mark.parametrize(
    ("least", "step"), [(1, 1), (1.1, 2), (3, 5), (6, 10), (70, 100), (0.03, 0.05), (0.2, 0.2)]
)
def test_steps_of_an_axis_are_round(least: float, step: float) -> None:
    assert round_step(least) == pytest.approx(step)


@pytest.mark.parametrize(("low", "high"), [(-31.5, 88), (0, 1), (7, 7), (0.2, 0.21), (-5, -4)])
def test_an_axis_holds_its_values_and_its_marks(low: float, high: float) -> None:
    axis = Axis(low, high)
    ticks = list(axis.ticks())
    assert ticks[0] <= low <= high <= ticks[-1]
    assert 2 <= len(ticks) <= 9
    assert axis.x(low) <= axis.x(high)
    assert axis.x(float("inf")) == axis.x(ticks[-1])


# ---------------------------------------------------------------- what winners had


def having(*names: str) -> SeatFacts:
    return SeatFacts(has={"tiles": names}, counts={"tiles": len(names)}, opening=())


def games_of(match: Match, rows: list[tuple[tuple[float, float], SeatFacts, SeatFacts]]) -> Result:
    seats = (match.candidate, match.baseline)
    games: list[list[GameResult]] = [
        [make_game(seats, s, facts=[mine, other])] for s, mine, other in rows
    ]
    return match, blocks_of(match, games)


def test_item_of_a_strong_bot_has_no_gain() -> None:
    rows = [((2.0, 1.0), having("its own"), having("other"))] * 8
    items = winners.items(winners.seats_of([games_of(make_match("strong", "greedy"), rows)]))
    assert {(t.name, t.share, t.gain.mean) for t in items["tiles"]} == {
        ("its own", 1.0, 0.0),
        ("other", 0.0, 0.0),
    }


def test_item_that_correlates_with_winning_has_a_gain() -> None:
    win, loss = (2.0, 1.0), (1.0, 2.0)
    rows = [(win, having("gold"), NOTHING)] * 9 + [(loss, having("corn"), NOTHING)] * 3
    rows += [(win, having("corn"), NOTHING)] * 3
    items = winners.items(winners.seats_of([games_of(make_match("strong", "greedy"), rows)]))
    gold, corn = items["tiles"]
    assert (gold.name, gold.seats, gold.share) == ("gold", 9, 1.0)
    assert gold.gain.mean == pytest.approx(1 - 12 / 15)
    assert (corn.name, corn.share) == ("corn", 0.5)
    assert corn.gain.mean == pytest.approx(0.5 - 12 / 15)


def test_rare_and_common_items_are_left_out() -> None:
    rows = [((2.0, 1.0), having("common"), having("common"))] * 8
    rows[0] = ((2.0, 1.0), having("common", "rare"), having("common"))
    assert winners.items(winners.seats_of([games_of(make_match("strong", "greedy"), rows)])) == {}


def test_duplicate_item_counts_once() -> None:
    rows = [((2.0, 1.0), having("gold", "gold"), NOTHING)] * 6
    items = winners.items(winners.seats_of([games_of(make_match("strong", "greedy"), rows)]))
    assert [thing.seats for thing in items["tiles"]] == [6]


def test_numbers_of_winners_are_set_against_those_of_others() -> None:
    rows = [((2.0, 1.0), having("gold", "corn"), having("gold"))] * 2
    rows += [((1.0, 2.0), NOTHING, having("gold"))] * 2
    seats = winners.seats_of([games_of(make_match("strong", "greedy"), rows)])
    assert winners.numbers(seats) == [winners.NumberComparison("tiles", 1.5, 0.5)]


# ---------------------------------------------------------------- facts


@pytest.mark.parametrize("game", sacbe.games())
@pytest.mark.parametrize("players", [2, 3, 4])
def test_facts_use_the_spectator_view(game: str, players: int) -> None:
    table = sacbe.Table(game, players=players, seed=9)
    notes = FactsRecorder(players)
    bots = [bot("random", game, seat) for seat in range(players)]
    while (seat := table.state.current_player) is not None:
        action = ask(bots[seat], table.state, seat)
        if len(table.state.legal_actions()) > 1:
            notes.record(table.state, seat, action)
        table.play(action)
    facts = notes.facts(table.state)
    public = json.dumps(table.state.view(None))
    for seat, seat_facts in enumerate(facts):
        assert table.state.scores[seat] in seat_facts.counts.values()
        assert all(f'"{name}"' in public for names in seat_facts.has.values() for name in names)
        assert len(seat_facts.opening) == 2
    raw = msgspec.json.encode(facts)
    assert msgspec.json.decode(raw, type=tuple[SeatFacts, ...]) == facts


def test_tzolkin_facts_have_tiles_technologies_and_the_opening() -> None:
    """Also of the seat that is the last to keep tiles and the first to place workers."""
    match = match_of("tzolkin", "random", "random", players=2, seed=1)
    for seat_facts in (
        facts for k in range(3) for g in play_block(match, k).games for facts in g.facts
    ):
        draft, placed = seat_facts.opening
        assert re.fullmatch(r"keep W\d\d, keep W\d\d", draft)
        assert set(re.findall(r"W\d\d", draft)) == set(seat_facts.has["wealth"])
        assert placed.startswith("place ")
        assert {"techs agriculture", "temples brown", "corn"} <= seat_facts.counts.keys()


def test_mezo_facts_have_the_god_and_what_is_counted_on_the_board() -> None:
    match = match_of("mezo", "greedy", "random", players=2, seed=1)
    seat_facts = play_block(match, 0).games[0].facts[0]
    assert len(seat_facts.has["god"]) == 1
    assert seat_facts.has["abilities"]
    assert seat_facts.counts["pyramid"] > 0
    assert seat_facts.counts["glyphs"] >= 0


def test_maya_facts_count_the_plantations_of_a_seat_by_crop() -> None:
    match = match_of("maya", "greedy", "random", players=2, seed=1)
    for seat_facts in play_block(match, 0).games[0].facts:
        crops = [n for name, n in seat_facts.counts.items() if name.startswith("cells crop ")]
        assert sum(crops) == seat_facts.counts["cells"] > 0
