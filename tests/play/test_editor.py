"""The fields of a position that can be changed by hand, and games that begin at a position."""

import json
import random
from typing import Any

import pytest

import sacbe
from sacbe.games.editor import PlainEditor
from sacbe.kernel import to_bytes
from sacbe.play.errors import RecordError
from sacbe.play.position import edit, read
from sacbe.play.records import encode, seal
from sacbe.play.result import result
from sacbe.play.table import replay
from sacbe.text import LANGUAGES
from sacbe.text.names import seat_name
from tests.play.test_position import walk

ASK_THIRD, ASK_SPACE = 16, 24  # decisions of Mezo

every_game = pytest.mark.parametrize("name", sacbe.games())


def changed(state: sacbe.State, edits: dict[str, int]) -> tuple[sacbe.State | None, int]:
    """The position after edits, and the fault."""
    texts = state.game.texts("en")
    names = [seat_name(texts, p) for p in range(state.players)]
    record, after, fault = edit(state, edits, texts, names)
    state.game.editor.groups(record, texts, names)  # an impossible position has a form, too
    return after, fault


def fields_of(state: sacbe.State, lang: str = "en") -> list[Any]:
    texts = state.game.texts(lang)
    names = [seat_name(texts, p) for p in range(state.players)]
    groups = state.game.editor.groups(state.plain(), texts, names)
    assert all(group.title and group.fields for group in groups)
    return [field for group in groups for field in group.fields]


def first_turn(name: str, players: int = 2) -> sacbe.State:
    table = sacbe.Table(name, players, 3)
    while table.position.is_simultaneous:
        table.play(table.position.legal_actions()[0])
    return table.state


@every_game
@pytest.mark.parametrize("players", [2, 3, 4])
def test_fields_have_their_values_and_what_follows_from_them_is_known(
    name: str, players: int
) -> None:
    for state in walk(name, players, players, every=9):
        assert read(state.notation()) == state
        fields = fields_of(state)
        assert len({field.id for field in fields}) == len(fields)
        assert all(field.allows(field.read()) for field in fields)
        record = state.plain()
        state.game.editor.complete(record)
        assert to_bytes(record) == state.raw()
        after, fault = changed(state, {field.id: field.read() for field in fields})
        assert (after, fault) == (state, 0)


@every_game
def test_any_change_is_a_position_that_can_be_played_or_a_fault(name: str) -> None:
    rng, possible, impossible = random.Random(7), 0, 0
    for state in walk(name, 3, 11, every=40):
        for k in range(12):
            edits = {}
            for field in rng.sample(fields_of(state), 1 + rng.randrange(2)):
                values = [value for value, _ in field.choices] or [field.low, field.high]
                edits[field.id] = rng.choice([*values, field.read()])
            after, fault = changed(state, edits)
            if after is None:
                impossible += 1
                assert state.game.editor.fault_text(fault, "en")
                continue
            possible += 1
            assert read(after.notation()) == after
            if k == 0:
                assert after.svg(None)
            for _ in range(12):
                if after.current_player is None:
                    break
                before = after.copy()
                after.play(rng.choice(after.legal_actions()))
                try:  # the invariants hold on the way
                    assert read(after.notation()) == after
                except ValueError as error:
                    pytest.fail(f"{error}\n{edits}\n{before.notation()}\n{after.notation()}")
    assert possible > 12
    assert impossible > 3


@every_game
def test_labels_and_faults_are_in_every_language(name: str) -> None:
    game, state = sacbe.game(name), first_turn(name)
    labels = {lang: [field.label for field in fields_of(state, lang)] for lang in LANGUAGES}
    assert len({tuple(each) for each in labels.values()}) == len(LANGUAGES)
    for fault in range(len(game.invariants.FAULTS)):
        texts = {game.editor.fault_text(fault, lang) for lang in LANGUAGES}
        assert len(texts) == len(LANGUAGES)
        assert all(text.endswith(".") for text in texts)


@every_game
def test_unknown_fields_and_values_out_of_range_are_refused(name: str) -> None:
    state = first_turn(name)
    field = next(field for field in fields_of(state) if not field.choices)
    for edits in ({"nothing": 1}, {field.id: field.high + 1}, {field.id: field.low - 1}):
        with pytest.raises(ValueError, match="cannot be set"):
            changed(state, edits)


@every_game
def test_a_game_without_an_editor_has_all_its_numbers(name: str) -> None:
    state = first_turn(name)
    plain, texts = PlainEditor(state.game.definition), state.game.texts("en")
    record = state.plain()
    groups = plain.groups(record, texts, ["A", "B"])
    fields = {field.id: field for group in groups for field in group.fields}
    assert len(fields) > 50
    for field in fields.values():
        assert field.allows(field.read())
        field.write(field.read())
    assert to_bytes(record) == state.raw()
    points = "players.0.score" if name == "maya" else "players.0.vp"
    fields[points].write(20)
    assert to_bytes(record) != state.raw()
    assert plain.fault_text(2, "it") == state.game.invariants.FAULTS[2]


def test_workers_of_tzolkin_come_from_the_bank() -> None:
    state = first_turn("tzolkin")
    before = state.describe()["players"][0]  # type: ignore[index]
    after, _ = changed(state, {"players.0.hand": before["hand"] + 1, "players.0.corn": 77})
    assert after is not None
    player = after.view()["players"][0]
    assert player["corn"] == 77
    assert player["workers_in_hand"] == before["hand"] + 1
    assert player["workers_in_bank"] == before["bank"] - 1
    dummies: Any = state.describe()["dummies"]
    free = [space for space in range(8) if not dummies[0] >> space & 1]
    after, fault = changed(state, {"players.0.hand": 6, f"wheel.0.{free[0]}": 0})
    assert after is None
    assert "workers" in state.game.editor.fault_text(fault, "en")


def test_a_tile_of_maya_leaves_the_reserve_and_feeds_the_city() -> None:
    state = first_turn("maya")
    frontier = [
        field
        for field in fields_of(state)
        if field.id.startswith("board.") and len(field.choices) > 2
    ]
    for field in frontier:
        value = next(v for v, text in field.choices if text.startswith("corn of"))
        after, _ = changed(state, {field.id: value})
        if after is not None:
            view, old = after.view(0), state.view(0)
            assert len(view["cells"]) == len(old["cells"]) + 1
            assert view["players"][0]["reserve_count"] == old["players"][0]["reserve_count"] - 1
            if any(city["strength"][0] for city in view["cities"].values()):
                return
    pytest.fail("no cell was beside a city")


def test_units_of_mezo_come_from_the_reserve() -> None:
    state = first_turn("mezo")
    field = next(field for field in fields_of(state) if field.id.startswith("units."))
    before = state.view()["players"][0]["reserve"]["shaman"]
    after, _ = changed(state, {field.id: 2})
    assert after is not None
    assert after.view()["players"][0]["reserve"]["shaman"] == before - 2
    after, fault = changed(state, {field.id: field.high})
    assert after is None
    assert "units" in state.game.editor.fault_text(fault, "en")


def test_harvest_tiles_of_tzolkin_leave_the_jungle_together() -> None:
    state = first_turn("tzolkin")
    after, fault = changed(state, {"wood_tiles.3": 1})
    assert after is None  # where is the corn tile that was under the wood tile?
    assert "corn tiles for every player" in state.game.editor.fault_text(fault, "en")
    after, _ = changed(state, {"wood_tiles.3": 1, "corn_tiles.3": 1})
    assert after is not None
    assert after.view()["jungle"]["3"] == {"corn": 1, "wood": 1}
    after, _ = changed(
        state, {"wood_tiles.3": 1, "players.0.corn_tiles": 1, "players.0.wood_tiles": 1}
    )
    assert after is not None
    assert after.view()["jungle"]["3"] == {"corn": 0, "wood": 1}


def test_skulls_on_chichen_itza_come_from_the_bank() -> None:
    state = first_turn("tzolkin")
    bank = state.view()["skulls_in_bank"]
    after, _ = changed(state, {"skull.1": 1, "skull.9": 1, "players.1.skulls": 2})
    assert after is not None
    assert after.view()["skulls_in_bank"] == bank - 4
    assert after.describe()["chichen"] == 1 << 1 | 1 << 9


def test_a_farm_among_the_wealth_tiles_feeds_a_worker() -> None:
    state = first_turn("tzolkin")
    farm = next(field for field in fields_of(state) if "Family garden" in field.label)
    before: Any = state.describe()["players"]
    fields = [
        field for field in fields_of(state) if field.id.startswith("wealth.") and field.read() == 20
    ]
    after, _ = changed(state, {fields[0].id: 0, farm.id: 20})
    assert after is not None
    players: Any = after.describe()["players"]
    assert players[0]["fed"] == 1
    assert before[0]["fed"] == (1 if farm.read() == 20 else 0)
    after, fault = changed(state, {farm.id: 20, fields[0].id: 21, fields[1].id: 21})
    assert after is None  # four tiles of one player
    assert "wealth" in state.game.editor.fault_text(fault, "en")


def levels_of(state: sacbe.State, region: int) -> list[int]:
    """The owners of a Pyramid by level, -1 for none."""
    fields = {field.id: field.read() for field in fields_of(state)}
    return [fields[f"pyramid.{region}.{level}"] for level in range(1, 5)]


def test_a_pyramid_of_mezo_has_no_gaps() -> None:
    state = first_turn("mezo")
    region = next(
        int(field.id.split(".")[1]) for field in fields_of(state) if field.id.startswith("pyramid")
    )
    level = f"pyramid.{region}."
    pieces = state.describe()["players"][0]["pieces"]  # type: ignore[index]
    after, _ = changed(state, {level + "2": 0, level + "4": 1})
    assert after is not None
    assert levels_of(after, region) == [-1, 0, 1, 1]
    left = after.describe()["players"][0]["pieces"]  # type: ignore[index]
    assert left == [pieces[0], pieces[1] - 1, *pieces[2:]]
    top = after
    for level_at, owner, levels in (("1", 1, [1, 0, 1, 1]), ("3", -1, [1, 0, -1, -1])):
        top, _ = changed(top, {level + level_at: owner})  # type: ignore[assignment]
        assert levels_of(top, region) == levels
    after, _ = changed(after, {level + "2": -1})  # the lowest piece
    assert after is not None
    assert levels_of(after, region) == [-1, -1, 1, 1]
    others = [
        field.id
        for field in fields_of(state)
        if field.id.startswith("pyramid") and field.id.endswith(".4")
    ]
    after, fault = changed(state, dict.fromkeys(others, 0))
    assert after is None
    assert "Pyramid pieces" in state.game.editor.fault_text(fault, "en")


def test_another_era_of_mezo_has_tokens_and_abilities() -> None:
    state = next(s for s in walk("mezo", 3, 4, every=1) if any(f.id == "era" for f in fields_of(s)))
    assert state.view()["era"] == 1
    after, _ = changed(state, {"era": 3, "tokens.0": 2, "players.1.abilities.0": 2})
    assert after is not None
    fields = {field.id: field.read() for field in fields_of(after)}
    assert [fields[f"tokens.{era}"] for era in range(3)] == [2, 4, 7]
    assert [fields[f"players.1.abilities.{era}"] for era in range(3)] == [2, 4, 7]
    again, _ = changed(after, {"era": 1})
    assert again is not None
    assert "tokens.1" not in {field.id for field in fields_of(again)}
    assert again == changed(state, {"tokens.0": 2, "players.1.abilities.0": 2})[0]


def test_a_hero_of_mezo_stays_where_there_is_still_a_conflict() -> None:
    for state in walk("mezo", 3, 4, every=1):
        consecrated: Any = state.describe()["consecrated"]
        if consecrated >= 0:
            break
    hero = next(field for field in fields_of(state) if field.id.endswith("hero"))
    after, fault = changed(state, {hero.id: consecrated})
    assert after is None
    assert "Heroes" in state.game.editor.fault_text(fault, "en")


def test_a_glyph_that_may_be_given_up_is_there() -> None:
    """A third action costs a Glyph in the region of the Conflict; a space of a track, a unit."""
    missing = set()
    for seed in range(12):
        for state in walk("mezo", 2, seed, every=1):
            description: Any = state.describe()
            top = description["depth"] - 1
            decision, seat, track = (description[name][top] for name in ("asked", "a", "b"))
            region = description["conflict"]
            if decision == ASK_THIRD:
                field = f"glyphs.{4 * region + seat}"
            elif decision == ASK_SPACE:
                field = f"units.{8 * region + 2 * seat + track}"
            else:
                continue
            after, fault = changed(state, {field: 0})
            assert after is None
            missing.add(state.game.invariants.FAULTS[fault])
    assert len(missing) == 2


def test_a_player_of_tzolkin_has_at_least_three_workers() -> None:
    state = first_turn("tzolkin")
    after, fault = changed(state, {"players.0.hand": 0})
    assert after is None
    assert "three of them in the bank" in state.game.editor.fault_text(fault, "en")


def test_corn_on_the_calendar_of_tzolkin_is_from_rounds_that_are_over() -> None:
    state = first_turn("tzolkin")
    assert {f.id: f.high for f in fields_of(state)}["tooth_corn"] == 1
    after, _ = changed(state, {"round": 5, "tooth_corn": 1})
    assert after is not None
    after, _ = changed(after, {"tooth_corn": 5})
    assert after is not None
    after, _ = changed(after, {"round": 2})
    assert after is not None
    assert after.view()["calendar_corn"] == 2


def test_the_board_of_tzolkin_is_not_edited_while_chance_fills_it() -> None:
    at_start = sacbe.game("tzolkin").start(players=3)
    assert at_start.current_player == sacbe.CHANCE
    words = {field.id.split(".")[0] for field in fields_of(at_start)}
    assert not words & {"wheel", "building", "monument", "wealth", "skull", "wood_tiles"}


def test_two_altars_of_mezo_change_places() -> None:
    state = first_turn("mezo")
    one, two = [field for field in fields_of(state) if field.id.startswith("altar")][:2]
    after, fault = changed(state, {one.id: two.read()})
    assert after is None
    assert "the same Altar" in state.game.editor.fault_text(fault, "en")
    after, _ = changed(state, {one.id: two.read(), two.id: one.read()})
    assert after is not None
    assert {f.id: f.read() for f in fields_of(after)}[one.id] == two.read()


# ---------------------------------------------------------------- notations from outside


@pytest.mark.parametrize(
    "text",
    [
        "",
        "chess 1 - a:1",
        "maya",
        "maya one 0000000000000000",
        "maya \u0661 0000000000000000",
        "maya 1 0000000000000000 players_n:2",
        "maya 99999 - players_n:2",
        "x" * 30_000,
    ],
)
def test_other_texts_are_no_positions(text: str) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        read(text)


# ---------------------------------------------------------------- games that begin there


@every_game
def test_a_game_that_begins_at_a_position_is_saved_and_replayed(name: str) -> None:
    state = next(s for i, s in enumerate(walk(name, 2, 5, every=10)) if i == 4)
    rng, table = random.Random(2), sacbe.Table(name, seed=9, start=state)
    for _ in range(15):
        table.play(rng.choice(table.position.legal_actions()))
    assert table.position_at(0) == state
    again = replay(encode(table.record()))
    assert again.position == table.position
    assert again.position_at(0) == state
    assert again.log() == table.log()
    assert again.record() == table.record()
    table.rewind(0)
    assert table.position == state


@every_game
def test_points_at_the_start_are_in_the_result(name: str) -> None:
    state = first_turn(name)
    points = "players.1.score" if name == "maya" else "players.1.vp"
    start, _ = changed(state, {points: 40})
    assert start is not None
    table = sacbe.Table(name, seed=1, start=start)
    outcome = result(table, "en", ["A", "B"])
    assert outcome.curve[0].points[1] == 40
    assert sum(source.points[1] for source in outcome.sources) == table.position.scores[1]
    assert (outcome.sources[0].name, outcome.sources[0].points[1]) == ("at the start", 40)
    assert all(highlight.kind != "best_source" for highlight in outcome.highlights)


def test_a_record_with_another_position_is_refused() -> None:
    state = first_turn("tzolkin")
    record = sacbe.Table("tzolkin", seed=1, start=state).record()
    for position in (changed(state, {"players.0.corn": 50})[0], None):
        text = "tzolkin 1 nonsense" if position is None else position.notation()
        other = json.loads(json.dumps({**record, "position": text}))
        with pytest.raises(RecordError):
            replay(other | {"seal": seal(other)})


def test_a_position_has_its_own_options_and_players() -> None:
    state = first_turn("maya")
    with pytest.raises(ValueError, match="its own"):
        sacbe.Table("maya", players=3, start=state)
    with pytest.raises(ValueError, match="its own"):
        sacbe.Table("maya", start=state, variant="two_cities")
    with pytest.raises(ValueError, match="its own"):
        sacbe.Table("mezo", start=state)
    over = list(walk("maya", 2, 1, every=10_000))[-1]
    with pytest.raises(ValueError, match="over"):
        sacbe.Table("maya", start=over)
