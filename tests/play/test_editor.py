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
    shown = result(table, "en", ["A", "B"])
    assert shown.curve[0].points[1] == 40
    assert sum(source.points[1] for source in shown.sources) == table.position.scores[1]


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
