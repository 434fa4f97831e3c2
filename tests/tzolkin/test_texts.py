"""The texts of Tzolk'in: four languages with the same messages, and a sentence for every action."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import sacbe
from sacbe.games.tzolkin import panels, terminal
from sacbe.games.tzolkin import text as game_text
from sacbe.games.tzolkin.actions import TYPES
from sacbe.games.tzolkin.data import BUILDING_IDS, MONUMENT_IDS, WEALTH_IDS
from sacbe.games.tzolkin.derived import current_question
from sacbe.games.tzolkin.state import CHANCE
from sacbe.games.tzolkin.text.tiles import where
from sacbe.games.tzolkin.worker_actions import WorkerAction, coming_action
from sacbe.play.state import State
from sacbe.text import LANGUAGES, Texts
from sacbe.text.layout import render_blocks
from tests.tzolkin.positions import Position, position, using
from tests.tzolkin.random_games import random_game

FOLDER = Path(game_text.__file__).parent
TILES = (*BUILDING_IDS, *MONUMENT_IDS, *WEALTH_IDS)
ONE_IN = 6  # share of positions in which every legal action gets its text


def texts(lang: str = "en") -> Texts:
    return sacbe.game("tzolkin").texts(lang)


def said(info: dict[str, Any], lang: str = "en") -> str:
    return game_text.action_text(info, texts(lang))


# ---------------------------------------------------------------- the files


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_tile_has_a_name_of_its_own(lang: str) -> None:
    names = [texts(lang).say(f"name-{tile}") for tile in TILES]
    assert len(set(names)) == len(TILES) == 32 + 13 + 21
    assert max(map(len, names)) <= 32


# ---------------------------------------------------------------- actions


@pytest.mark.parametrize("lang", LANGUAGES)
def test_legal_actions_of_a_position_all_have_different_sentences(lang: str) -> None:
    kinds: set[str] = set()
    for state, seat in sample(kinds):
        sentences: dict[str, int] = {}
        for action in state.legal_actions(seat):
            sentence = state.action_text(action, seat, lang)
            assert sentences.setdefault(sentence, action) == action, sentence
            assert "{" not in sentence
            assert "  " not in sentence
    assert kinds == set(TYPES), f"the sample lacks {set(TYPES) - kinds}"


def sample(kinds: set[str]) -> Iterator[tuple[State, int | None]]:
    """Positions of games of all sizes with the current player: a sample, and all with a new type of
    action."""
    for players in (2, 3, 4):
        for i, (state, player, _) in enumerate(random_game(players, seed=7)):
            if state.current_player is None:
                break
            seat = None if player == CHANCE else player
            new_kinds = {
                state.action_info(action, seat)["type"] for action in state.legal_actions(seat)
            }
            if i % ONE_IN == 0 or not new_kinds <= kinds:
                kinds |= new_kinds
                yield state, seat


def opening() -> dict[str, Any]:
    return sacbe.Table("tzolkin", players=2, seed=7, draft=False).state.view(0)


def test_a_placed_worker_has_the_action_of_the_next_space_a_day_later() -> None:
    view = opening()
    assert coming_action(view, 0, "palenque", 0) == WorkerAction(1, 0, ({"corn": 3},))
    assert coming_action(view, 0, "uxmal", 0) == WorkerAction(1, 3, ())  # an offering of 3 corn
    assert coming_action(view, 0, "tikal", 0) == WorkerAction(1, 0, ())  # needs goods by then
    assert coming_action(view, 0, "tikal", 5) == WorkerAction(0, 0, ())  # any of the wheel
    assert coming_action(view, 0, "tikal", 7) is None  # off the wheel


@pytest.mark.parametrize(
    ("wheel", "at", "change"),
    [
        ("chichen_itza", 2, lambda view: view["chichen_skulls"].__setitem__(3, True)),
        ("palenque", 2, lambda view: view["jungle"].update({"3": {"corn": 0, "wood": 0}})),
        ("uxmal", 2, lambda view: view["players"][0].update(workers_in_bank=0)),
        ("yaxchilan", 3, lambda view: view.update(skulls_in_bank=0)),
        ("palenque", 0, lambda view: view.update(food_days_left=1, day=27)),  # the last round
        ("palenque", 0, lambda view: view.update(starting_space=1)),  # perhaps two days
    ],
)
def test_a_placed_worker_promises_nothing_that_may_not_come(
    wheel: str, at: int, change: Callable[[dict[str, Any]], None]
) -> None:
    view = opening()
    assert coming_action(view, 0, wheel, at) is not None
    change(view)
    assert coming_action(view, 0, wheel, at) is None


@pytest.mark.parametrize(
    ("info", "sentence"),
    [
        (
            {"type": "place", "wheel": "palenque", "space": 2, "cost": 3},
            "Place a worker on Palenque 2 for 3 corn",
        ),
        (
            {
                "type": "place",
                "wheel": "palenque",
                "space": 0,
                "cost": 0,
                "coming": WorkerAction(1, 0, ({"corn": 3},)),
            },
            "Place a worker on Palenque 0 for free, tomorrow 3 corn",
        ),
        (
            {
                "type": "place",
                "wheel": "uxmal",
                "space": 0,
                "cost": 1,
                "coming": WorkerAction(1, 3, ()),
            },
            "Place a worker on Uxmal 0 for 1 corn, tomorrow 1 temple step (paying 3 corn)",
        ),
        (
            {
                "type": "place",
                "wheel": "tikal",
                "space": 5,
                "cost": 6,
                "coming": WorkerAction(0, 0, ()),
            },
            "Place a worker on Tikal 5 for 6 corn, tomorrow any action of Tikal",
        ),
        (
            {"type": "place", "wheel": "tikal", "space": 7, "cost": 7, "coming": None},
            "Place a worker on Tikal 7 for 7 corn",
        ),
        (
            {"type": "place", "wheel": "starting_space", "space": 0, "cost": 0},
            "Place a worker on the starting-player space for free",
        ),
        (
            {"type": "place", "wheel": "tikal", "space": 1, "cost": 0, "pity": True},
            "The gods take pity: place a single worker on Tikal 1 and pay all your corn (nothing)",
        ),
        (
            {"type": "pick_up", "wheel": "tikal", "space": 4},
            "Pick up the worker from Tikal 4",
        ),
        (
            {"type": "use", "wheel": "tikal", "space": 3, "cost": 1},
            "Use Tikal 3 for 1 corn: advance one or two technologies, paying their costs",
        ),
        (
            {"type": "use", "wheel": "chichen_itza", "space": 6, "cost": 0},
            (
                "Use Chichen Itza 6: leave a skull for 8 VP, 1 step on the green temple "
                "(Kukulcan) and 1 resource of your choice"
            ),
        ),
        ({"type": "nothing"}, "Take no action"),
        (
            {"type": "burn", "temple": "brown", "corn": 8},
            "Burn the jungle: 8 corn and a corn tile, 1 step down on the brown temple (Chaac)",
        ),
        (
            {"type": "advance", "tech": "agriculture", "level": 4, "cost": 1},
            "Take the bonus of agriculture for 1 resource: 1 step up on a temple of your choice",
        ),
        (
            {"type": "advance", "tech": "theology", "level": 3, "cost": 0},
            "Advance theology to level 3 for free: +1 skull at Yaxchilan 4",
        ),
        ({"type": "pay", "wood": 2, "stone": 0, "gold": 1}, "Pay 2 wood and 1 gold"),
        (
            {
                "type": "build",
                "building": "B07",
                "pay": "blocks",
                "cost": {"wood": 1, "stone": 2, "gold": 0},
                "architecture": 0,
            },
            "Build B07 Twin tomb for 1 wood and 2 stone: +1 brown step, +1 green step",
        ),
        (
            {
                "type": "build",
                "building": "B27",
                "pay": "blocks",
                "cost": {"wood": 0, "stone": 2, "gold": 0},
                "architecture": 3,
            },
            (
                "Build B27 Rain shrine for 2 stone: +2 brown steps, 2 VP; architecture adds 1 "
                "resource saved, 1 corn and 2 VP"
            ),
        ),
        (
            {
                "type": "build",
                "building": "B01",
                "pay": "blocks",
                "cost": {"wood": 1, "stone": 0, "gold": 0},
                "architecture": 0,
                "keep_architecture": True,
            },
            (
                "Build B01 Maize patch for 1 wood without architecture, saving it for a second "
                "building: 1 worker needs no corn on Food Days"
            ),
        ),
        (
            {
                "type": "build",
                "building": "B01",
                "pay": "corn",
                "cost": {"corn": 0},
                "architecture": 3,
            },
            "Build B01 Maize patch for free: 1 worker needs no corn on Food Days; architecture "
            "adds 1 corn and 2 VP",
        ),
        (
            {
                "type": "monument",
                "monument": "M13",
                "cost": {"wood": 0, "stone": 0, "gold": 4, "skulls": 1},
            },
            "Build the monument M13 Wall of skulls for 4 gold and 1 skull; at the end: 3 VP "
            "for each skull on Chichen Itza",
        ),
        ({"type": "drop", "block": "gold"}, "Use architecture to pay 1 gold less"),
        (
            {"type": "keep", "tile": "W05"},
            "Keep W05 Forest pact: 1 wood, +1 green step, +1 level of resource extraction (free)",
        ),
        (
            {"type": "days", "days": 2},
            "Advance the calendar 2 days and flip your player board to its dark side: all "
            "workers move 2 spaces",
        ),
        ({"type": "starting_seat", "seat": 2}, "Player C starts"),
        (
            {"type": "deal", "seat": 1, "tile": "W15"},
            "Deal W15 Extra hands to Player B: +1 worker",
        ),
    ],
)
def test_an_action_says_what_is_done_gained_and_paid(info: dict[str, Any], sentence: str) -> None:
    assert said(info) == sentence


def test_the_same_in_the_other_languages() -> None:
    info = {"type": "place", "wheel": "chichen_itza", "space": 2, "cost": 3}
    assert said(info, "es") == "Coloca un trabajador en Chichén Itzá 2 por 3 de maíz"
    assert said(info, "pt") == "Posicione um peão em Chichen Itza 2 por 3 milhos"
    assert said(info, "it") == "Piazza un lavoratore su Chichen Itza 2 per 3 mais"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_points_below_zero_have_a_minus_sign(lang: str) -> None:
    sentence = said({"type": "climb", "temple": "green", "steps": [(-2, 0)]}, lang)
    assert "\N{MINUS SIGN}2" in sentence
    assert "-" not in sentence


def test_players_names_are_used_if_given() -> None:
    info = {"type": "starting_seat", "seat": 1}
    assert game_text.action_text(info, texts(), ["Ix", "Ahau"]) == "Ahau starts"


# ---------------------------------------------------------------- tiles and help


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_tile_is_described(lang: str) -> None:
    described = [game_text.tile_text(tile, texts(lang)) for tile in TILES]
    assert len(set(described)) == len(TILES)
    assert all(text.startswith(tile) for tile, text in zip(TILES, described, strict=True))


def test_the_text_of_a_tile_has_its_kind_cost_and_effects() -> None:
    assert game_text.tile_text("B22", texts()) == (
        "B22 Tomb of three gods: tomb (grey), age II, costs 1 wood, 2 stone and 1 gold. "
        "Gives: +1 brown step, +1 yellow step, +1 green step, 3 VP."
    )
    assert game_text.tile_text("M09", texts()) == (
        "M09 House of the people: monument, civic building (green), costs 3 wood and 3 "
        "gold. At the end: VP for your workers in play: 4 = 6 VP, 5 = 12 VP, 6 = 18 VP."
    )
    assert game_text.tile_text("W04", texts()) == "W04 Rich harvest: 9 corn, 1 stone."


@pytest.mark.parametrize(
    ("players", "owner", "is_dummy"),
    [(2, 1, False), (3, 0, False), (3, None, True), (4, None, False)],
)
def test_only_an_unowned_tile_can_be_that_of_a_dummy_worker(
    players: int, owner: int | None, is_dummy: bool
) -> None:
    t = position(players)
    if owner is not None:
        t.player(owner, wealth=["W14", "W01"])
    view = t.state.view(0)
    facts = terminal.ask("w14", view, 0, texts()).facts
    assert ("If drawn for a dummy worker, it blocks Uxmal 3." in facts) == is_dummy
    (row,) = (row for row in tile_rows(view) if row[0] == "W14 Family garden")
    assert row[-1].endswith("(as a dummy tile: Uxmal 3)") == is_dummy


def tile_rows(view: dict[str, Any], lang: str = "en") -> list[list[str]]:
    """The list of all tiles."""
    group: Any = render_blocks(panels.tiles(view, 0, texts(lang)), 0)
    _, table = group.renderables
    columns = [[getattr(cell, "plain", cell) for cell in column.cells] for column in table.columns]
    return [list(row) for row in zip(*columns, strict=True)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_list_of_all_tiles_has_their_names(lang: str) -> None:
    names = [row[0] for row in tile_rows(position().state.view(0), lang)[1:]]
    assert names == [f"{tile} {texts(lang).say(f'name-{tile}')}" for tile in TILES]


def test_a_hole_without_a_number_is_called_so() -> None:
    assert where("palenque", 7, texts()) == "Palenque 7"
    assert where("palenque", 8, texts()) == "Palenque (first unnumbered space)"
    assert where("chichen_itza", 12, texts("it")) == "Chichen Itza (seconda casella senza numero)"


# ---------------------------------------------------------------- questions


@pytest.mark.parametrize(
    ("t", "question"),
    [
        (position(corn=12), "place a worker"),
        (position(), "beg or place a worker"),
        (position(at=["tikal 1"]), "beg, place a worker or pick one up"),
        (position(at=["tikal 1"], corn=3), "place a worker or pick one up"),
        (position(at=["tikal 1", "tikal 2", "tikal 3"], corn=3), "pick up a worker"),
        (position(at=["tikal 1", "tikal 2", "tikal 3"]), "beg or pick up a worker"),
        (position().beg("brown"), "place a worker"),
        (position(corn=9).place("uxmal 0"), "place another worker or end the turn"),
        (position().place("uxmal 0"), "end the turn"),
        (position(at=["tikal 1"]).pick_up("tikal 1").nothing(), "end the turn"),
    ],
)
def test_the_question_has_only_possible_actions(t: Position, question: str) -> None:
    assert terminal.question(t.state.view(0), texts()) == question


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_question_matches_the_legal_actions(players: int) -> None:
    """In whole games, without gifts: a player who has begged has three corn and cannot beg
    again."""
    questions = set()
    for state, player, _ in random_game(players, seed=5, gifts=False):
        if state.current_player is None or player == CHANCE:
            continue
        view = state.view(player)
        kinds = {
            state.action_info(action, player)["type"] for action in state.legal_actions(player)
        }
        phase, *can = current_question(view).split("-")
        if view["phase"] == "turn":
            assert kinds == set(can or ("beg", "place", "pick_up"))
        elif phase == "end":
            assert kinds == {"end_turn"}
        elif phase in ("place", "pick_up"):
            assert kinds == {phase, "end_turn"}
        else:
            assert phase == view["phase"]
        questions.add(current_question(view))
    assert {"turn-place", "turn-place-pick_up", "turn-pick_up", "end"} <= questions


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Now you can beg or place a worker."),
        ("es", "Ahora puedes mendigar o colocar un trabajador."),
        ("pt", "Agora você pode implorar ou posicionar um peão."),
        ("it", "Ora puoi elemosinare mais o piazzare un lavoratore."),
    ],
)
def test_a_refusal_lists_possible_actions(lang: str, sentence: str) -> None:
    explanation = position().state.explain({"type": "advance", "tech": "theology"}, 0, lang)
    assert explanation is not None
    assert explanation["text"].endswith(sentence)
    explanation = using("uxmal 1", corn=3).state.explain({"type": "stop"}, 0)
    assert explanation is not None
    assert explanation["text"].endswith("Still to decide: which temple to climb.")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_help_is_short_and_complete(lang: str) -> None:
    parts = game_text.rules_help(texts(lang))
    assert 10 <= len(parts) <= 14
    assert len({title for title, _ in parts}) == len(parts)
    assert all(50 < len(paragraph) < 900 for _, paragraph in parts)


@pytest.mark.parametrize(
    ("lang", "kept"),
    [("en", "{} of 2 kept."), ("es", "{} de 2 elegidas."), ("it", "Scelte: {} su 2.")],
)
def test_the_question_about_wealth_tiles_says_how_many_are_kept(lang: str, kept: str) -> None:
    table = sacbe.Table("tzolkin", players=2, seed=8)
    board, texts, seat = table.game.board, table.game.texts(lang), table.state.players_to_act[0]
    for n in range(2):
        state = table.state
        infos = [(a, state.action_info(a, seat), "") for a in state.legal_actions(seat)]
        question = board.question(state.view(seat), seat, infos, texts, ["Ana A", "Bo B"])
        assert question.endswith(kept.format(n))
        table.play(infos[0][0], seat)
