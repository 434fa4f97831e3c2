"""Set-up: areas, temples, racks, the first seat; options and chance events (2.1 to 2.5)."""

from typing import Any

import pytest

import sacbe
from sacbe.kernel import to_bytes
from sacbe.play.state import State
from tests.maya.positions import KINDS, MAYA, SET, Position, game_on, new_game, started_game

TWO = ["blue+green", "blue+red", "blue+yellow"]
THREE = ["blue+green+red", "blue+green+yellow", "blue+red+yellow"]
FOUR = ["blue+green+red+yellow"]
CHOICES = {2: TWO, 3: THREE, 4: FOUR}
EACH = [(players, areas) for players, choices in CHOICES.items() for areas in choices]


def chance_phases(t: Position) -> list[str]:
    """The phases of the chance events, each once."""
    phases: list[str] = []
    while t.current_player == sacbe.CHANCE:
        if not phases or phases[-1] != t.phase:
            phases.append(t.phase)
        t.state.play(t.state.legal_actions()[0])
        t.check()
    return phases


# ---------------------------------------------------------------- areas


@pytest.mark.parametrize(("players", "areas"), EACH)
def test_every_choice_of_areas_can_be_named(players: int, areas: str) -> None:
    t = started_game(players, areas=areas)
    assert t.view()["areas"] == areas.split("+")
    assert t.view()["options"]["areas"] == areas


@pytest.mark.parametrize(("players", "areas"), EACH)
def test_only_cells_of_the_areas_in_play_exist(players: int, areas: str) -> None:
    t = started_game(players, areas=areas)
    board = t.state.plain().board
    for i, cell in enumerate(MAYA.cells):
        in_play = MAYA.area[cell] in areas.split("+")
        assert (board[i] != -1) == in_play
    in_play_sites = [n for c, n in MAYA.site.items() if MAYA.area[c] in areas.split("+")]
    assert list(t.view()["sites"]) == in_play_sites


@pytest.mark.parametrize("players", [2, 3])
def test_areas_are_drawn_with_equal_chances(players: int) -> None:
    t = new_game(players)
    assert (t.phase, t.current_player) == ("areas", -1)
    assert [i["areas"] for i in t.options()] == [a.split("+") for a in CHOICES[players]]
    assert [p for _, p in t.state.chance()] == pytest.approx([1 / 3] * 3)
    assert (t.view()["areas"], t.view()["sites"], t.view()["cells"]) == ([], {}, {})


def test_four_players_always_use_all_areas() -> None:
    t = new_game(4)
    assert t.phase == "starting_seat"
    assert t.view()["areas"] == ["blue", "green", "red", "yellow"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_blue_is_always_in_play(players: int) -> None:
    assert all(areas.startswith("blue+") for areas in CHOICES[players])
    for other in ("green+red", "red", "green+red+yellow", "blue", "red+blue"):
        with pytest.raises(ValueError, match="Option areas"):
            sacbe.game("maya").start(players, areas=other)


# ---------------------------------------------------------------- temples, racks, reserves


@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_tikal_is_open(players: int) -> None:
    t = started_game(players)
    assert t.opened() == ["Tikal"]
    assert list(t.view()["cells"]) == ["r10c8"]
    assert t.city("Tikal") == {
        "size": 1,
        "closed": False,
        "scored": False,
        "strength": [0] * players,
    }


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_seat_draws_five_of_thirty_two(players: int) -> None:
    t = started_game(players)
    for seat in range(players):
        assert t.counts(seat) == (5, 27)
        assert sum((SET - t.pool(seat)).values()) == 5
    assert len(t.view()["players"]) == players


def test_scores_and_turns_begin_at_zero() -> None:
    t = started_game(3)
    assert (t.scores, t.turns(), t.view()["passes"]) == ([0, 0, 0], [0, 0, 0], 0)


def test_first_tiles_are_as_likely_as_there_are_copies() -> None:
    t = new_game(2, areas="blue+red", starting_seat=1)
    assert t.chances() == pytest.approx({k: (5 if k[-1] == "1" else 3) / 32 for k in KINDS})
    t.draw("corn 2")
    assert t.chances()["corn 2"] == pytest.approx(2 / 31)
    t.draw("corn 2", "corn 2")
    assert "corn 2" not in t.chances()


def test_racks_are_dealt_in_seat_order_for_any_starting_seat() -> None:
    t = new_game(3, areas=THREE[0], starting_seat=1)
    seats = []
    while t.current_player == sacbe.CHANCE:
        seats.append(t.options()[0]["seat"])
        assert t.view()["turn"] == seats[-1]
        t.state.play(t.state.legal_actions()[0])
    assert seats == [0] * 5 + [1] * 5 + [2] * 5
    assert t.current_player == 1


def test_racks_are_hidden_from_others() -> None:
    t = started_game(2)
    assert "rack" in t.view(0)["players"][0]
    for seat in (1, None):
        assert not {"rack", "pool", "buried"} & set(t.view(seat)["players"][0])


# ---------------------------------------------------------------- who begins


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_seat_is_drawn_with_equal_chances(players: int) -> None:
    t = new_game(players, areas=CHOICES[players][0])
    assert (t.phase, t.view()["starting_seat"]) == ("starting_seat", None)
    assert [i["seat"] for i in t.options()] == list(range(players))
    assert [p for _, p in t.state.chance()] == pytest.approx([1 / players] * players)
    t.do("starting_seat", seat=players - 1).play_chance()
    assert t.current_player == t.view()["starting_seat"] == players - 1


@pytest.mark.parametrize(("players", "seat"), [(n, p) for n in (2, 3, 4) for p in range(n)])
def test_an_option_may_name_the_first_seat(players: int, seat: int) -> None:
    t = started_game(players, starting_seat=seat)
    assert t.current_player == t.view()["starting_seat"] == seat


# ---------------------------------------------------------------- the order of the questions


@pytest.mark.parametrize(
    ("players", "options", "phases"),
    [
        (2, {}, ["areas", "starting_seat", "draw"]),
        (4, {}, ["starting_seat", "draw"]),
        (2, {"areas": "blue+red"}, ["starting_seat", "draw"]),
        (2, {"areas": "blue+red", "starting_seat": 1}, ["draw"]),
        (2, {"variant": "new_beginning"}, ["areas", "sites", "starting_seat", "draw"]),
        (3, {"variant": "two_cities"}, ["areas", "sites", "starting_seat", "draw"]),
        (4, {"variant": "two_cities"}, ["sites", "starting_seat", "draw"]),
        (4, {"variant": "new_beginning"}, ["sites", "starting_seat", "draw"]),
        (2, {"variant": "two_cities"}, ["areas", "starting_seat", "draw"]),
        (2, {"variant": "two_cities", "areas": "blue+red", "starting_seat": 0}, ["draw"]),
        (3, {"variant": "new_beginning", "sites": "Copan"}, ["areas", "starting_seat", "draw"]),
        (2, {"variant": "new_beginning", "sites": "Uxmal"}, ["starting_seat", "draw"]),
        (3, {"variant": "two_cities", "sites": "Palenque+Uxmal"}, ["starting_seat", "draw"]),
    ],
)
def test_chance_decides_areas_sites_seat_and_tiles_in_this_order(
    players: int, options: dict[str, Any], phases: list[str]
) -> None:
    assert chance_phases(new_game(players, **options)) == phases


# ---------------------------------------------------------------- options


def test_the_default_game_has_no_variant() -> None:
    assert new_game(2).view()["options"] == {
        "areas": "random",
        "variant": "none",
        "sites": "random",
        "starting_seat": -1,
    }
    assert sacbe.game("maya").players == (2, 4)


@pytest.mark.parametrize("players", [-1, 1, 5, True, 2.0, "2"])
def test_maya_is_for_two_to_four_players(players: Any) -> None:
    with pytest.raises(ValueError, match="2 to 4 players"):
        sacbe.game("maya").start(players)


def test_without_a_number_there_are_four_players() -> None:
    assert sacbe.game("maya").start().players == 4


@pytest.mark.parametrize(
    ("players", "options", "message"),
    [
        (2, {"areas": "blue+green+red"}, "2 players need 2 areas"),
        (2, {"areas": FOUR[0]}, "2 players need 2 areas"),
        (3, {"areas": "blue+red"}, "3 players need 3 areas"),
        (3, {"areas": FOUR[0]}, "3 players need 3 areas"),
        (4, {"areas": "blue+red"}, "4 players need 4 areas"),
        (4, {"areas": "blue+green+red"}, "4 players need 4 areas"),
        (2, {"starting_seat": 2}, "There is no seat 2"),
        (3, {"starting_seat": 3}, "There is no seat 3"),
        (2, {"sites": "Tikal"}, "needs no sites"),
        (2, {"sites": "Tikal+Palenque"}, "needs no sites"),
        (4, {"variant": "new_beginning", "sites": "Tikal+Palenque"}, "needs one site"),
        (4, {"variant": "two_cities", "sites": "Tikal"}, "needs a pair of sites"),
        (2, {"variant": "new_beginning", "sites": "Uxmal", "areas": "blue+red"}, "Uxmal"),
        (2, {"variant": "two_cities", "sites": "Tikal+Coba", "areas": "blue+red"}, "Tikal+Coba"),
        (2, {"variant": "two_cities", "sites": "Palenque+Coba"}, "Palenque+Coba"),
        (3, {"variant": "two_cities", "sites": "Uxmal+Coba", "areas": THREE[0]}, "Uxmal+Coba"),
    ],
)
def test_options_that_do_not_fit_together_are_refused(
    players: int, options: dict[str, Any], message: str
) -> None:
    with pytest.raises(ValueError) as error:  # noqa: PT011 - the words are looked at below
        sacbe.game("maya").start(players, **options)
    assert message in str(error.value)
    assert str(error.value).endswith(".")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("areas", "red+blue"),
        ("areas", "blue+blue"),
        ("areas", "blue+purple"),
        ("areas", ""),
        ("areas", 2),
        ("areas", "blue+red+green"),
        ("variant", "three_cities"),
        ("variant", None),
        ("variant", True),
        ("sites", "Palenque+Tikal"),
        ("sites", "Tikal+Tikal"),
        ("sites", "Tikal+Copan"),
        ("sites", "tikal"),
        ("sites", ["Tikal"]),
        ("starting_seat", 4),
        ("starting_seat", -2),
        ("starting_seat", "0"),
        ("starting_seat", True),
    ],
)
def test_an_unknown_option_value_is_refused(name: str, value: Any) -> None:
    with pytest.raises(ValueError, match=f"Option {name} must be one of"):
        sacbe.game("maya").start(4, **{name: value})


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(ValueError, match="no option 'weather'"):
        sacbe.game("maya").start(4, weather="rain")


# ---------------------------------------------------------------- impossible beginnings


def error_of(t: Position, **fields: int) -> str:
    """The error for a position with these fields changed."""
    s = t.state.plain()
    for name, value in fields.items():
        setattr(s, name, value)
    with pytest.raises(ValueError, match="is invalid") as error:
        State.load(game_on(MAYA), to_bytes(s))
    return str(error.value)


def test_areas_that_do_not_fit_the_players_are_refused() -> None:
    assert error_of(started_game(2), areas=6)
    assert error_of(started_game(2), areas=4)
    assert error_of(started_game(2, areas="blue+red"), areas_option=1)


def test_a_first_temple_that_does_not_fit_the_variant_is_refused() -> None:
    assert error_of(started_game(2), sites=0)
    assert error_of(started_game(2), variant=2)


def test_before_the_areas_are_known_a_first_temple_that_does_not_fit_is_refused() -> None:
    """Otherwise the game would continue with a temple that the options do not allow."""
    t = new_game(2)
    assert error_of(t, sites=0)
    assert error_of(t, sites=-1)


def test_named_options_need_no_chance_event() -> None:
    assert error_of(new_game(2), areas_option=1)
    t = new_game(4, variant="new_beginning")
    assert t.phase == "sites"
    assert error_of(t, sites_option=3)
