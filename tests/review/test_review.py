"""Reviews: determinism, interruption, knowledge, grades, and what they refuse."""

import itertools
import json
from collections import Counter

import pytest
from msgspec.structs import replace

import sacbe
from sacbe.play.codes import CHANCE
from sacbe.play.goods import valued_goods
from sacbe.play.table import Table
from sacbe.puzzles.model import position_of, puzzles_of
from sacbe.review import analysis, chances, evaluator, facts, luck
from sacbe.review.analysis import (
    NotFinished,
    accuracy_of,
    advance,
    choose_moments,
    costliest_turns,
    explained_turns,
    quick_curve,
)
from sacbe.review.evaluator import Evaluator, Outcome, play_out
from sacbe.review.judge import judge_for
from sacbe.review.model import GRADES, Alternative, Forecast, Review, Turn, decode, encode, grade_of
from sacbe.review.turns import Span, choices_of, turns_of
from tests.review.samples import FEW, finished, finished_from_position, reviewed

GAMES = ("tzolkin", "maya", "mezo")


@pytest.fixture(autouse=True)
def few_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evaluator, "SPEEDS", dict.fromkeys(GAMES, FEW))
    monkeypatch.setattr(facts, "CONTINUATIONS", 1)


@pytest.fixture(scope="module", params=GAMES)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


# ------------------------------------------------------------ the whole


def test_the_same_record_gives_the_same_bytes_also_after_interruptions(name: str) -> None:
    record = finished(name).record()
    whole = encode(sacbe.review(json.dumps(record)))
    table = sacbe.replay(record)
    step = advance(table, "normal", 0, None, seconds=0)
    while not isinstance(step, Review):
        assert step.share < 1
        step = advance(table, "normal", 0, step, seconds=0)
    assert encode(step) == whole
    assert decode(whole) == step


def test_a_game_that_began_at_a_position_is_reviewed_with_the_points_of_its_start(
    name: str,
) -> None:
    table = finished_from_position(name)
    review = sacbe.review(table.record())
    assert any(table.position_at(0).scores)
    assert [turn.first for turn in review.turns] == [turn.first for turn in turns_of(table)]
    assert decode(encode(review)) == review
    for point in review.statistics.sources:
        assert point.sources[0] == ("start", tuple(table.position_at(0).scores))
    last = dict(review.statistics.sources[-1].sources)
    sums = [sum(points[seat] for points in last.values()) for seat in range(2)]
    assert sums == [player.score for player in review.seats] == table.position.scores


def test_every_turn_has_chances_that_add_up_and_the_last_one_is_the_result(name: str) -> None:
    table, review = finished(name, players=3), reviewed(name)
    assert [(turn.first, turn.last) for turn in review.turns] == [
        (span.first, span.last) for span in turns_of(table)
    ]
    for turn in review.turns:
        assert sum(turn.forecast.chances) == pytest.approx(1, abs=0.001)
        assert turn.cost >= 0
        assert (turn.grade == "forced") == (not choices_of(table, Span(*_span(turn))))
    final = review.turns[-1].forecast
    winners = table.position.winners
    assert [p for p in range(3) if final.chances[p] > 0] == winners
    assert list(final.points) == table.position.scores
    assert sum(moment.key for moment in review.moments) <= analysis.MOST_MOMENTS
    others = Counter(review.turns[moment.turn].seat for moment in review.moments if not moment.key)
    assert max(others.values(), default=0) <= analysis.OWN_MOMENTS
    for seat in review.seats:
        own = [t for t in review.turns if t.seat == seat.seat and t.grade != "forced"]
        assert sum(seat.grades) == len(own)


def _span(turn: Turn) -> tuple[int, int, int]:
    return turn.seat, turn.first, turn.last


def test_only_finished_games_are_reviewed() -> None:
    with pytest.raises(NotFinished):
        sacbe.review(Table("maya", 2, seed=1))
    with pytest.raises(sacbe.RecordError):
        sacbe.review("{}")
    with pytest.raises(ValueError, match="Unknown depth"):
        sacbe.review(finished("maya"), depth="bottomless")  # type: ignore[arg-type]


def test_a_quick_curve_has_a_point_for_every_turn(name: str) -> None:
    table = finished(name)
    curve = quick_curve(table)
    assert list(curve.moves) == [span.last for span in turns_of(table)]
    assert len(curve.forecasts) == len(curve.seats) == len(curve.moves)


# ------------------------------------------------------------ turns


def test_turns_are_the_moves_of_one_seat_each_and_leave_out_none(name: str) -> None:
    table = finished(name, players=3)
    spans = turns_of(table)
    first = next(i for i, (player, _) in enumerate(table.moves) if player != CHANCE)
    assert spans[0].first == first
    assert spans[-1].last == len(table.moves)
    for span, following in itertools.pairwise(spans):
        assert span.last == following.first
        assert span.seat != following.seat
        assert {p for p, _ in table.moves[span.first : span.last]} <= {CHANCE, span.seat}


def test_choices_contain_no_chance_outcome_and_all_real_choices(name: str) -> None:
    table = finished(name, players=3)
    choices = set()
    for span in turns_of(table):
        for part in choices_of(table, span):
            choices |= set(range(part.first, part.last))
    for i, (player, _) in enumerate(table.moves):
        if player == CHANCE:
            assert i not in choices
        elif len(table.position_at(i).legal_actions(player)) > 1:
            assert i in choices


# ------------------------------------------------------------ knowledge


@pytest.mark.parametrize("share", [0.3, 0.7])
def test_the_reading_of_a_seat_does_not_depend_on_what_others_hide(name: str, share: float) -> None:
    """The verdict and the forecast of a turn are the same in every world that looks the same."""
    table = finished(name, players=3)
    spans = turns_of(table)
    parts = (
        part
        for span in spans[int(share * len(spans)) :]
        for part in choices_of(table, span)
        if name == "tzolkin" or _hides(table.position_at(part.first), part.seat)
    )
    part = next(parts)
    expected = analysis._Analysis(table, "normal", 0).verdict(part)
    state = table.position_at(part.first)
    for seed in range(1, 4):
        other = _At(table, part.first, state.determinize(part.seat, seed))
        assert analysis._Analysis(other, "normal", 0).verdict(part) == expected


def _hides(state: sacbe.State, seat: int) -> bool:
    """Do others have cards or tiles that a seat does not know? In Tzolk'in only in the draft."""
    return all(state.determinize(seat, seed).raw() != state.raw() for seed in range(1, 4))


class _At(Table):
    """A table with another position after a number of moves."""

    def __init__(self, table: Table, moves: int, world: sacbe.State) -> None:
        self.__dict__.update(table.copy().__dict__)
        self._moves, self._world = moves, world

    def position_at(self, moves: int) -> sacbe.State:
        return self._world.copy() if moves == self._moves else super().position_at(moves)


def test_cards_are_read_openly_only_in_the_second_reading() -> None:
    maya, tzolkin = reviewed("maya"), reviewed("tzolkin")
    assert any(turn.open_cards for turn in maya.turns)
    assert not any(turn.open_cards for turn in tzolkin.turns[-10:])


# ------------------------------------------------------------ grades


def test_grades_begin_at_their_limits() -> None:
    costs = (0.0, 0.005, 0.03, 0.07, 0.15)
    assert tuple(map(grade_of, costs)) == GRADES
    assert grade_of(0.0299) == "good"
    assert grade_of(0.1499) == "mistake"


def test_accuracy_is_full_without_cost_and_falls_with_it() -> None:
    assert accuracy_of([]) is None
    assert accuracy_of([0.0, 0.0]) == 100.0
    values = [accuracy_of([cost]) for cost in (0.0, 0.05, 0.2, 0.9)]
    assert values == sorted(values, key=lambda value: -(value or 0))
    assert values[-1] == 0.0


def _turn(seat: int, cost: float) -> Turn:
    nothing = Forecast((0.5, 0.5), (0.0, 0.0))
    alternative = Alternative(0, 0, (0,), (1,), nothing, nothing, cost) if cost else None
    return Turn(seat, 0, 1, nothing, None, grade_of(cost), cost, cost, alternative)


def test_the_three_costliest_turns_of_every_seat_are_explained() -> None:
    turns = [_turn(0, 0.05 + i / 100) for i in range(9)]
    turns += [_turn(1, cost) for cost in (0.04, 0.035, 0.031, 0.03, 0.02)]
    explained = explained_turns(turns)
    assert set(choose_moments(turns)) < set(explained)
    assert [i for i in explained if turns[i].seat == 1] == [9, 10, 11]
    assert explained == sorted(explained)


def test_turns_of_a_lost_game_are_explained_if_they_would_cost_something_among_equals() -> None:
    hopeless = [replace(_turn(0, 0.001), even_cost=cost) for cost in (0.02, 0.08, 0.05, 0.03)]
    turns = [_turn(1, 0.2), *hopeless, _turn(0, 0.04)]
    assert costliest_turns(turns, 0) == [5, 2, 3]
    assert explained_turns(turns) == [0, 2, 3, 5]
    assert choose_moments(turns) == [0, 5]


def test_a_turn_that_is_graded_as_best_is_no_key_moment() -> None:
    assert choose_moments([_turn(0, 0.004), _turn(1, 0.02)]) == [1]
    assert choose_moments([_turn(0, 0.004)]) == []


def test_key_moments_are_the_costliest_turns_with_the_worst_of_every_seat() -> None:
    turns = [_turn(0, 0.05 + i / 100) for i in range(9)] + [_turn(1, 0.04)]
    moments = choose_moments(turns)
    assert len(moments) == analysis.MOST_MOMENTS
    assert 9 in moments
    assert moments == sorted(moments)
    assert 0 not in moments
    cheap = [_turn(0, 0.005), _turn(1, 0.0), _turn(0, 0.012), _turn(1, 0.02), _turn(0, 0.014)]
    assert choose_moments(cheap) == [2, 3, 4]


# ------------------------------------------------------------ chances and luck


def test_there_is_a_map_for_every_game_and_number_of_players() -> None:
    shipped = {(m.game, m.players) for m in chances.calibration().maps}
    for name in GAMES:
        low, high = sacbe.game(name).players
        assert {(name, players) for players in range(low, high + 1)} <= shipped
    assert chances.calibration().date
    assert chances.calibration().command
    assert all(m.tested_games and m.fitted_games for m in chances.calibration().maps)


def test_chances_add_up_and_grow_with_the_value() -> None:
    shares = chances.chances([10.0, 20.0, 30.0], temperature=10.0)
    assert sum(shares) == pytest.approx(1)
    assert shares == tuple(sorted(shares))
    assert shares[2] / shares[1] == pytest.approx(2.71828, rel=1e-4)
    assert chances.even_cost(0.0, 10.0, 4) == pytest.approx(0)
    assert chances.even_cost(10.0, 10.0, 2) == pytest.approx(0.5 - 1 / (1 + 2.71828), rel=1e-4)


def test_expected_points_solve_the_value_of_the_search() -> None:
    reader = evaluator.Evaluator(sacbe.game("maya"), 3, "normal", 0)
    values = [80.0, 95.0, 110.0]
    forecast = reader.read(values, 100)
    settings = reader._bot.settings(3)
    total = sum(forecast.points) - 3 * chances.offset(reader._map, 100)
    assert (1 - settings["rivalry"]) * total + 100 * settings["victory"] == pytest.approx(
        sum(values), abs=0.3
    )


def test_luck_is_nothing_on_average(name: str) -> None:
    table = finished(name)
    i = next(
        i
        for i, (player, _) in enumerate(table.moves)
        if player == CHANCE and i > 3 and len(table.position_at(i).legal_actions()) > 1
    )
    state = table.position_at(i)
    mean = [0.0, 0.0]
    for outcome, probability in state.chance():
        for seat, gain in enumerate(luck._gains(state, outcome)):
            mean[seat] += probability * gain
    assert mean == pytest.approx([0, 0], abs=1e-6)


def test_statistics_add_up_to_the_result(name: str) -> None:
    table, review = finished(name, players=3), reviewed(name)
    last = dict(review.statistics.sources[-1].sources)
    totals = [sum(row[seat] for row in last.values()) for seat in range(3)]
    assert totals == pytest.approx(table.position.scores)
    assert review.statistics.activities
    points = next(each for each in review.statistics.goods if each.id in ("vp", "score"))
    gains = [g - s for g, s in zip(points.gained, points.spent, strict=True)]
    assert gains == pytest.approx(table.position.scores)


def test_a_turn_in_a_lost_game_still_has_a_better_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """It costs no winning chances, but the coach compares it among equals."""
    table = finished("maya")
    part = next(p for span in turns_of(table)[10:] for p in choices_of(table, span))
    state = table.position_at(part.first)
    seat, legal = part.seat, state.legal_actions(part.seat)
    forecast = Forecast((0.0, 0.0), (1.0, 2.0))

    def outcome(
        self: Evaluator, worlds: object, seat: int, actions: tuple[int, ...], *more: object
    ) -> Outcome:
        return Outcome(forecast, 20.0 if actions == (legal[0],) else 0.0)

    monkeypatch.setattr(Evaluator, "compare", outcome)
    judge = judge_for(state.game, 2, "quick", 0)
    turns = (legal[1],), (legal[0],)
    assert judge.verdict(state, seat, part.first, *turns).alternative is None
    verdict = judge.verdict(state, seat, part.first, *turns, even=True)
    assert verdict.even_cost > 0.05
    assert verdict.alternative is not None
    assert verdict.alternative.cost == 0.0


def test_goods_are_not_compared_if_only_one_turn_ends_the_game() -> None:
    for puzzle in puzzles_of("tzolkin"):
        state, seat = position_of(puzzle), puzzle.seat
        ends = [play_out(state, seat, turn)[0] for turn in (puzzle.second, puzzle.best)]
        if [end.current_player is None for end in ends] == [True, False]:
            break
    else:
        pytest.fail("no puzzle has such a pair of turns")
    nothing = Forecast((0.0,) * puzzle.players, (0.0,) * puzzle.players)
    better = Forecast((0.0,) * puzzle.players, (1.0,) * puzzle.players)
    other = Alternative(puzzle.moves, 0, puzzle.second, puzzle.best, nothing, better, 0.5)
    kinds = {fact.kind for fact in facts.facts_of(state, seat, other, 0)}
    assert kinds <= {"points", "expected"}
    assert len(kinds) == 1


def test_points_of_greedy_games_that_do_not_support_the_verdict_are_left_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = finished("maya")
    part = next(p for span in turns_of(table)[10:] for p in choices_of(table, span))
    state = table.position_at(part.first)
    legal = state.legal_actions(part.seat)
    table_points = [
        float(play_out(state, part.seat, (action,))[0].scores[part.seat]) for action in legal[:2]
    ]
    level = table_points[0] - table_points[1]  # what makes the final points of both turns equal
    hardly_more = {"a": 100.0 + level + 0.5}
    sums = iter(({"a": 5.0}, {"a": -50.0}, {"a": 100.0}, hardly_more, {"a": 1.0}, {"a": 50.0}))
    monkeypatch.setattr(facts, "_mean_sources", lambda *args: next(sums))
    shares = [(0.2, 0.8), (0.4, 0.6)]
    points = [(10.0, 20.0), (15.0, 20.0)]
    turn = 1 if part.seat == 0 else -1  # the seat comes first
    worse, good = (Forecast(c[::turn], p[::turn]) for c, p in zip(shares, points, strict=True))
    other = Alternative(part.first, 1, (legal[0],), (legal[1],), worse, good, 0.2)
    for _ in ("fewer", "hardly more"):
        kinds = [fact.kind for fact in facts.facts_of(state, part.seat, other, 0)]
        assert "expected" in kinds
        assert not {"points", "source"} & set(kinds)
    kinds = [fact.kind for fact in facts.facts_of(state, part.seat, other, 0)]
    assert {"points", "source"} <= set(kinds)
    assert "expected" not in kinds
    hardly = replace(good, points=tuple(n + 0.1 for n in worse.points))
    assert facts._expected(part.seat, replace(other, after_better=hardly)) == []


def test_the_points_of_open_cities_in_maya_are_a_fact() -> None:
    """Places in cities count only once these close, and are what most turns are about."""
    table = finished("maya", players=3)
    cities = {
        "Tikal": {"size": 3, "scored": False, "strength": [2, 5, 0]},  # 12 and 6 points
        "Uxmal": {"size": 2, "scored": False, "strength": [4, 4, 1]},  # 6 and 3, shared
        "Coba": {"size": 5, "scored": True, "strength": [9, 0, 0]},
    }
    count = table.game.text.COUNTERS["open_cities"]
    assert [count({"cities": cities}, seat) for seat in range(3)] == [6 + 5, 12 + 5, 0]
    crops = table.game.text.COUNTERS["crops"]
    assert [crops({"cities": cities}, seat) for seat in range(3)] == [2 + 4 + 9, 5 + 4, 1]
    before, after = (table.position_at(n) for n in (0, len(table.moves) // 2))
    seat = max(range(3), key=lambda seat: valued_goods(after, seat)["open_cities"])
    by_id = {fact.id: fact for fact in facts._goods_facts(before, after, seat)}
    assert by_id["open_cities"].gain
    assert by_id["open_cities"].better == valued_goods(after, seat)["open_cities"] > 0
