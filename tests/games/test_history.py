"""The course of games: results that add up, curves, tie-breaks, highlights and scenes."""

import functools
import random
from collections import Counter, defaultdict
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pytest

import sacbe
from sacbe.games.default_views import PlainHistory
from sacbe.play.result import _places, result, visible_events
from sacbe.text import LANGUAGES
from sacbe.text.history import Change, Entry, Number, Result, Scene, SceneBuilder
from sacbe.text.names import seat_name
from tests.text.ftl import ids

GAMES = ("maya", "mezo", "tzolkin")


@functools.cache
def finished(
    name: str, players: int = 3, seed: int = 3, bot: str = "greedy", **options: Any
) -> sacbe.Table:
    """A whole game of bots."""
    table = sacbe.Table(name, players=players, seed=seed, **options)
    bots = [sacbe.bot(bot, name, seed=seed + p) for p in range(players)]
    while table.current_player is not None:
        seat = table.position.players_to_act[0]
        table.play(bots[seat].choose(table.position.determinize(seat, seed), seat), seat)
    return table


def names_of(table: sacbe.Table, lang: str = "en") -> list[str]:
    return [seat_name(table.game.texts(lang), p) for p in range(table.players)]


def result_of(table: sacbe.Table, lang: str = "en") -> Result:
    return result(table, lang, names_of(table, lang))


def scenes_of(table: sacbe.Table, lang: str = "en", seat: int | None = None) -> list[Scene]:
    texts, names = table.game.texts(lang), names_of(table, lang)
    return list(table.game.history.scenes(visible_events(table, seat), texts, names))


ALL = [(name, players, bot) for name in GAMES for players, bot in ((2, "random"), (4, "greedy"))]


# ------------------------------------------------------------ the result


@pytest.mark.parametrize(("name", "players", "bot"), ALL)
def test_sources_add_up_to_the_scores(name: str, players: int, bot: str) -> None:
    table = finished(name, players, bot=bot)
    outcome = result_of(table)
    assert list(outcome.totals) == table.position.scores
    for seat, total in enumerate(outcome.totals):
        assert sum(source.points[seat] for source in outcome.sources) == total
    assert "other" not in [source.id for source in outcome.sources], "every point has a source"
    assert all(any(source.points) for source in outcome.sources)


def test_points_of_the_set_up_count_once() -> None:
    """With this option Mezo gives them before the first move, whose events contain them."""
    table = finished("mezo", 3, bot="random", starting_seat=0)
    assert any(table.position_at(0).scores)
    outcome = result_of(table)
    assert not {"start", "other"} & {source.id for source in outcome.sources}
    assert outcome.curve[0].points == (0, 0, 0)
    assert outcome.curve[-1].move == len(table.moves)
    for point in outcome.curve[1:-1]:
        if point.move not in {mark.move for mark in outcome.marks}:
            assert list(point.points) == table.position_at(point.move).scores


def test_quarters_of_points_are_exact() -> None:
    quarters = {
        float(n) % 1 for seed in range(3) for n in result_of(finished("tzolkin", 3, seed)).totals
    }
    assert quarters <= {0.0, 0.25, 0.5, 0.75}
    assert len(quarters) > 1
    for seed in range(3):
        outcome = result_of(finished("tzolkin", 3, seed))
        numbers = [*outcome.totals, *(n for source in outcome.sources for n in source.points)]
        assert all(isinstance(n, int) or n % 1 for n in numbers), "whole numbers are ints"


@pytest.mark.parametrize(("name", "players", "bot"), ALL)
def test_the_sources_are_those_of_the_ledger(name: str, players: int, bot: str) -> None:
    table = finished(name, players, bot=bot)
    state, texts = table.position, table.game.texts("en")
    events = [event for _, event in visible_events(table)]
    ledger = table.game.panels.ledger(events, state.scores, state.winners, texts, players)
    outcome = result_of(table)
    assert [row.source for row in ledger.rows] == [source.name for source in outcome.sources]
    for row, source in zip(ledger.rows, outcome.sources, strict=True):
        assert [float(text or 0) for text in row.points] == list(source.points)


@pytest.mark.parametrize(("name", "players", "bot"), ALL)
def test_the_curve_follows_the_scores(name: str, players: int, bot: str) -> None:
    """It begins at nothing, ends with the result, and agrees with every position between."""
    table = finished(name, players, bot=bot)
    outcome = result_of(table)
    assert outcome.curve[0].points == (0,) * players
    assert outcome.curve[-1].points == outcome.totals
    moves = [point.move for point in outcome.curve]
    assert moves == sorted(moves)
    turn_ends = {mark.move for mark in outcome.marks if mark.ends_turn}
    compared = 0
    for point in outcome.curve:
        if point.move not in turn_ends and point.move:
            assert list(point.points) == table.position_at(point.move).scores
            compared += 1
    assert compared > 20


@pytest.mark.parametrize("name", GAMES)
def test_a_point_of_the_curve_belongs_to_whose_turn_it_was(name: str) -> None:
    table = finished(name)
    curve = result_of(table).curve
    for old, new in pairwise(curve):
        players = {player for player, _ in table.moves[old.move : new.move]} - {sacbe.CHANCE}
        if new.seat is not None:
            assert players <= {new.seat}


def test_marks_are_those_of_the_game() -> None:
    kinds = {name: Counter(m.kind for m in result_of(finished(name)).marks) for name in GAMES}
    assert kinds["tzolkin"]["food_day"] == 4
    assert kinds["tzolkin"]["age"] == 1
    assert kinds["tzolkin"]["final"] == 1
    assert 20 <= kinds["tzolkin"]["round"] <= 26
    assert kinds["mezo"]["era"] == kinds["mezo"]["era_ended"] == 3
    assert kinds["mezo"]["conflict"] == 12  # four regions with three players
    view = finished("maya").position.view()
    assert kinds["maya"]["city_closed"] == sum(c["scored"] for c in view["cities"].values())


@pytest.mark.parametrize(("name", "players", "bot"), ALL)
def test_the_best_places_are_the_winners(name: str, players: int, bot: str) -> None:
    table = finished(name, players, bot=bot)
    places = result_of(table).places
    assert [p.seat for p in places if p.place == 1] == sorted(table.position.winners)
    assert sorted(p.seat for p in places) == list(range(players))
    ranking = [p.points for p in places]
    assert ranking == sorted(ranking, reverse=True)


def places(table: sacbe.Table, totals: Sequence[Number]) -> list[tuple[int, int, str]]:
    ranking = _places(table.position, totals, table.game.texts("en"), names_of(table))
    return [(p.place, p.seat, p.tie_break) for p in ranking]


def test_ties_of_tzolkin_are_broken_by_workers_on_the_wheels() -> None:
    table = finished("tzolkin")
    view = table.position.view()
    on_wheels = [
        sum(who == seat for wheel in view["wheels"].values() for who in wheel) for seat in range(3)
    ]
    ranking = places(table, (20.25, 20.25, 20.25))
    assert [on_wheels[seat] for _, seat, _ in ranking] == sorted(on_wheels, reverse=True)
    for place, seat, why in ranking:
        assert place == 1 + sum(n > on_wheels[seat] for n in on_wheels)
        if len(set(on_wheels)) > 1:
            assert why == f"workers on the wheels: {on_wheels[seat]}"


def test_ties_of_maya_are_broken_by_tiles_then_by_turns() -> None:
    table = finished("maya")
    players = table.position.view()["players"]
    left = [p["rack_count"] + p["reserve_count"] for p in players]
    turns = [p["turns"] for p in players]
    order = sorted(range(3), key=lambda p: (-left[p], turns[p]))
    ranking = places(table, (100, 100, 100))
    assert [seat for _, seat, _ in ranking] == order
    assert all(why.startswith("tiles left: ") for _, _, why in ranking)


def test_without_equal_points_no_tie_break_is_named() -> None:
    ranking = places(finished("tzolkin"), (10, 30, 20))
    assert ranking == [(1, 1, ""), (2, 2, ""), (3, 0, "")]


def test_equal_seats_share_a_place() -> None:
    """Mezo has no tie-breaks, because its points are never equal."""
    ranking = places(finished("mezo"), (30, 40, 30))
    assert ranking == [(1, 1, ""), (2, 0, ""), (2, 2, "")]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_can_begin_in_the_middle_of_a_scene(name: str) -> None:
    """From the editor, for example while the tiles of the second age are revealed."""
    table = finished(name)
    chances = [i for i, (player, _) in enumerate(table.moves) if player == sacbe.CHANCE]
    for first in chances[:: 1 if name == "tzolkin" else 8]:
        start = table.position_at(first)
        other = sacbe.Table(table.game, seed=1, start=start, deal=False)
        for player, action in table.moves[first : first + 12]:
            other.follow(player, action)
        assert len(result_of(other).curve) > 0
        assert all(scene.first <= scene.last for scene in scenes_of(other))


# ------------------------------------------------------------ highlights


@pytest.mark.parametrize("name", GAMES)
def test_the_best_turn_is_the_largest_gain_of_a_turn(name: str) -> None:
    table = finished(name)
    outcome = result_of(table)
    (best,) = [h for h in outcome.highlights if h.kind == "best_turn"]
    gains = [
        new.points[new.seat] - old.points[new.seat]
        for old, new in pairwise(outcome.curve)
        if new.seat is not None
    ]
    assert best.points == max(gains) > 0
    assert best.move in [point.move for point in outcome.curve if point.seat == best.seats[0]]


def test_losses_are_told_in_the_only_game_that_has_them() -> None:
    for name in GAMES:
        outcome = result_of(finished(name, bot="random"))
        losses = [h for h in outcome.highlights if h.kind == "largest_loss"]
        assert bool(losses) == (name == "tzolkin")
    loss = losses[0].points
    assert loss is not None
    assert loss < 0
    assert f"{-loss} VP" in losses[0].text


def test_highlights_of_single_games() -> None:
    maya = {h.kind: h for h in result_of(finished("maya")).highlights}
    events = [event for _, event in visible_events(finished("maya"))]
    cities = [e["change"]["points"] for e in events if e["event"] == "city_scored"]
    groups = [e["change"]["points"] for e in events if e["event"] == "group_scored"]
    assert maya["city_scored"].points == max(cities)
    assert maya["group_scored"].points == max(groups)
    mezo = {h.kind: h for h in result_of(finished("mezo")).highlights}
    assert mezo["conflicts"].seats


@pytest.mark.parametrize("name", GAMES)
def test_results_are_in_four_languages(name: str) -> None:
    results = {lang: result_of(finished(name), lang) for lang in LANGUAGES}
    texts = {lang: [h.text for h in r.highlights] for lang, r in results.items()}
    assert len({tuple(t) for t in texts.values()}) == len(LANGUAGES)
    assert len({tuple(h.points for h in r.highlights) for r in results.values()}) == 1
    assert len({r.curve for r in results.values()}) == 1
    assert len({tuple(s.points for s in r.sources) for r in results.values()}) == 1


def test_a_game_that_does_not_tell_its_points_has_one_source(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = finished("maya")
    monkeypatch.setattr(type(table.game), "history", PlainHistory())
    outcome = result_of(table)
    assert [(s.id, s.name) for s in outcome.sources] == [("other", "Points")]
    assert outcome.sources[0].points == outcome.totals == outcome.curve[-1].points
    assert outcome.marks == ()
    assert scenes_of(table) == []


# ------------------------------------------------------------ scenes


def points_in(scenes: Sequence[Scene], kinds: Sequence[str], players: int) -> list[Number]:
    """The points of each seat in scenes of some kinds."""
    totals: list[Number] = [0] * players
    for scene in scenes:
        if scene.kind in kinds:
            for row in scene.rows:
                totals[row.seat] += sum(c.n for c in row.total if c.icon == "i-vp")
    return totals


@pytest.mark.parametrize("players", [2, 3, 4])
def test_food_days_are_scenes_with_all_that_they_cost_and_give(players: int) -> None:
    table = finished("tzolkin", players)
    scenes = scenes_of(table)
    days = [scene for scene in scenes if scene.kind == "food_day"]
    assert [day.title for day in days] == [f"Food Day {n} of 4" for n in (1, 2, 3, 4)]
    sources = {source.id: source.points for source in result_of(table).sources}
    expected = [
        sources.get("temples", (0,) * players)[p] + sources.get("food_day", (0,) * players)[p]
        for p in range(players)
    ]
    assert points_in(scenes, ["food_day"], players) == expected
    events = [event for _, event in visible_events(table)]
    for p in range(players):
        eaten = sum(
            e["change"].get("corn", 0)
            for e in events
            if e["seat"] == p and e["event"] in ("fed", "hungry")
        )
        corn = sum(
            c.n
            for day in days
            for entry in day.rows[p].entries
            if entry.kind in ("fed", "hungry")
            for c in entry.changes
            if c.icon == "i-corn"
        )
        assert corn == eaten < 0
    assert all(day.rows[p].entries[0].kind in ("fed", "hungry") for day in days for p in (0, 1))
    assert any("Age II" in note for note in days[1].notes)


def test_the_final_scoring_is_a_scene() -> None:
    table = finished("tzolkin")
    sources = {source.id: source.points for source in result_of(table).sources}
    last = [ids for ids in sources if ids in ("leftovers", "skulls") or ids.startswith("M")]
    expected = [sum(sources[i][p] for i in last) for p in range(3)]
    assert points_in(scenes_of(table), ["final"], 3) == expected


def test_rounds_tell_who_lost_a_worker() -> None:
    total = 0
    for seed in range(6):
        table = finished("tzolkin", 4, seed, bot="random")
        fell = Counter(
            event["seat"] for _, event in visible_events(table) if event["event"] == "fell_off"
        )
        entries = Counter(
            row.seat
            for scene in scenes_of(table)
            if scene.kind == "round"
            for row in scene.rows
            for entry in row.entries
            if entry.kind == "fell_off"
        )
        assert entries == fell
        total += fell.total()
    assert total


@pytest.mark.parametrize("players", [2, 3, 4])
def test_closed_cities_are_scenes_with_all_their_points(players: int) -> None:
    table = finished("maya", players)
    scenes = scenes_of(table)
    crops = ("pepper", "squash", "potato", "corn")
    cities = [source for source in result_of(table).sources if source.id not in crops]
    expected = [sum(source.points[p] for source in cities) for p in range(players)]
    assert points_in(scenes, ["city_closed"], players) == expected
    closed = [e for _, e in visible_events(table) if e["event"] == "city_closed"]
    assert len(scenes) == len(closed)
    for scene, event in zip(scenes, closed, strict=True):
        assert event["city"] in scene.title
        assert [bool(row.entries) for row in scene.rows] == [n > 0 for n in event["strengths"]]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_conflicts_and_ends_of_eras_are_scenes_with_all_their_points(players: int) -> None:
    table = finished("mezo", players)
    scenes = scenes_of(table)
    pairs = list(visible_events(table))
    kinds = Counter(event["event"] for _, event in pairs)
    assert sum(s.kind == "conflict" for s in scenes) == kinds["cleaned_up"]
    assert sum(s.kind == "era_ended" for s in scenes) == kinds["era_ended"] == 3
    inside, expected = False, [0] * players
    for _, event in pairs:
        inside = event["event"] == "strengths" or (inside and event["event"] != "cleaned_up")
        if inside and event["seat"] is not None:
            expected[event["seat"]] += event["change"].get("vp", 0)
    assert points_in(scenes, ["conflict"], players) == expected
    scored = [0] * players
    for _, event in pairs:
        if event["event"] in ("tracks_scored", "pyramids_scored", "devotion_scored"):
            scored[event["seat"]] += event["change"]["vp"]
    points = [
        sum(
            c.n
            for s in scenes
            for e in s.rows[p].entries
            if e.kind.endswith("s_scored") or e.kind == "devotion_scored"
            for c in e.changes
        )
        for p in range(players)
    ]
    assert points == scored
    for scene in scenes:
        if scene.kind == "conflict":
            assert all(row.entries[0].kind == "strength" for row in scene.rows)


@pytest.mark.parametrize("name", GAMES)
def test_scenes_of_a_running_game_are_those_of_its_end(name: str) -> None:
    """A scene that is over does not change any more."""
    table = finished(name)
    whole = scenes_of(table)
    pairs = list(visible_events(table))
    texts, names = table.game.texts("en"), names_of(table)
    rng = random.Random(1)
    for moves in rng.sample(range(len(table.moves)), 12):
        part = [pair for pair in pairs if pair[0] <= moves]
        scenes = list(table.game.history.scenes(part, texts, names))
        complete = [scene for scene in scenes if scene.last < moves]
        assert complete == whole[: len(complete)]


@pytest.mark.parametrize("name", GAMES)
def test_scenes_are_in_four_languages(name: str) -> None:
    by_lang = {lang: scenes_of(finished(name), lang) for lang in LANGUAGES}
    assert len({tuple(s.title for s in scenes) for scenes in by_lang.values()}) == len(LANGUAGES)
    shapes = {
        tuple(
            (s.kind, s.first, s.last, len(s.notes), tuple(len(r.entries) for r in s.rows))
            for s in scenes
        )
        for scenes in by_lang.values()
    }
    assert len(shapes) == 1


@pytest.mark.parametrize("name", GAMES)
def test_icons_of_changes_are_icons_of_goods(name: str) -> None:
    icons = set(sacbe.game(name).text.GOODS.values())
    for scene in scenes_of(finished(name)):
        for row in scene.rows:
            assert {c.icon for entry in row.entries for c in entry.changes} <= icons
            summed: dict[str, Number] = defaultdict(int)
            for entry in row.entries:
                for change in entry.changes:
                    summed[change.icon] += change.n
            assert {c.icon: c.n for c in row.total} == {i: n for i, n in summed.items() if n}


def test_a_scene_sums_the_changes_of_a_seat() -> None:
    builder = SceneBuilder("toy", "Toy", 3, 2)
    builder.add(3, 1, "fed", "eats", [Change("i-corn", "corn", -4)])
    builder.add(4, 1, "gift", "gets", [Change("i-corn", "corn", 1), Change("i-vp", "VP", 0.5)])
    builder.add(5, 1, "gift", "gets", [Change("i-vp", "VP", 0.5)])
    builder.note(6, "Over.")
    scene = builder.build()
    assert (scene.first, scene.last, scene.notes) == (3, 6, ("Over.",))
    assert not scene.rows[0].entries
    assert not scene.rows[0].total
    assert scene.rows[1].entries[0] == Entry("fed", "eats", (Change("i-corn", "corn", -4),))
    assert scene.rows[1].total == (Change("i-corn", "corn", -3), Change("i-vp", "VP", 1))


# ------------------------------------------------------------ names


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("en", ["Player A", "Ana B", "Medium C"]),
        ("es", ["Jugador A", "Ana B", "Medio C"]),
        ("pt", ["Jogador A", "Ana B", "Médio C"]),
        ("it", ["Giocatore A", "Ana B", "Medio C"]),
    ],
)
def test_seats_have_one_name(lang: str, expected: list[str]) -> None:
    texts = sacbe.game("maya").texts(lang)
    assert [
        seat_name(texts, 0),
        seat_name(texts, 1, name=" Ana "),
        seat_name(texts, 2, bot="medium"),
    ] == expected


def test_every_bot_has_a_name_in_four_languages() -> None:
    from sacbe.bots import BOTS
    from sacbe.text import HERE

    for lang in LANGUAGES:
        assert {f"bot-{bot}" for bot in BOTS} <= set(ids(HERE / f"{lang}.ftl"))
    texts = sacbe.game("maya").texts("en")
    assert seat_name(texts, 3, bot="expert") == "Expert D"  # of another package
