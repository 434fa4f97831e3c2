"""Set-up, starting wealth and dummy workers (sections 1 and 8.3)."""

from typing import Any

import pytest

import sacbe
from tests.tzolkin.positions import Position, last_turn, new_game, position

# ---------------------------------------------------------------- helpers


def tiles_to_deal(players: int = 4, starting_seat: int = 0, draft: bool = True) -> Position:
    """Set-up up to the first wealth tile."""
    t = new_game(players, starting_seat, draft)
    while t.phase in ("starting_seat", "reveal_monument", "reveal_building"):
        t.state.play(t.state.legal_actions()[0])
    return t


def deal(t: Position, seat: int, *tiles: str) -> Position:
    """Chance deals these tiles to a seat."""
    for tile in tiles:
        t.do("deal", seat=seat, tile=tile)
    return t


def deal_to_others(t: Position, *left: str) -> Position:
    """Chance deals the others' tiles, but none of those to be left in the bag."""
    while t.phase == "deal":
        tile = next(tile for tile in t.offered("deal", "tile") if tile not in left)
        t.do("deal", tile=tile)
    return t


def game_with_tiles(*tiles: str) -> Position:
    """A game begun with these two tiles, dealt face up to seat 0."""
    t = deal(tiles_to_deal(draft=False), 0, *tiles)
    return deal_to_others(t)


# ---------------------------------------------------------------- the board


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_begins_alike(players: int) -> None:
    t = new_game(players)
    for seat in range(players):
        assert t.goods_of(seat) == {
            "corn": 0,
            "wood": 0,
            "stone": 0,
            "gold": 0,
            "skulls": 0,
            "vp": 0,
            "hand": 3,
            "workers": 3,
            "brown": 1,
            "yellow": 1,
            "green": 1,
            "agriculture": 0,
            "extraction": 0,
            "architecture": 0,
            "theology": 0,
            "buildings": [],
            "monuments": [],
            "wealth": [],
            "corn_tiles": 0,
            "wood_tiles": 0,
            "light": True,
        }


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_table_at_the_beginning(players: int) -> None:
    board = new_game(players).board
    assert board["skulls_in_bank"] == 13
    assert board["chichen_skulls"] == [False] * 10
    assert board["jungle"] == {
        "2": {"corn": players, "wood": 0},
        "3": {"corn": 0, "wood": players},
        "4": {"corn": 0, "wood": players},
        "5": {"corn": 0, "wood": players},
    }
    assert (board["day"], board["round"], board["age"]) == (0, 1, 1)
    assert (board["food_days_left"], board["calendar_corn"]) == (4, 0)
    assert board["starting_space"] is None


def test_the_wheels_have_ten_and_thirteen_holes() -> None:
    wheels = new_game().board["wheels"]
    assert {name: len(holes) for name, holes in wheels.items()} == {
        "palenque": 10,
        "yaxchilan": 10,
        "tikal": 10,
        "uxmal": 10,
        "chichen_itza": 13,
    }


# ---------------------------------------------------------------- the order of chance


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_starting_player_is_drawn_first_each_as_likely(players: int) -> None:
    t = new_game(players, starting_seat=-1)
    assert (t.current_player, t.phase, t.board["starting_player"]) == (-1, "starting_seat", None)
    assert t.offered("starting_seat", "seat") == list(range(players))
    assert [chance for _, chance in t.state.chance()] == [1 / players] * players
    assert t.do("starting_seat", seat=1).board["starting_player"] == 1


def test_an_option_may_name_the_starting_player() -> None:
    t = new_game(starting_seat=2)
    assert t.phase == "reveal_monument"
    assert t.board["starting_player"] == 2


@pytest.mark.parametrize(("players", "count"), [(2, 4), (3, 5), (4, 6)])
def test_two_more_monuments_than_players_are_shown(players: int, count: int) -> None:
    t = new_game(players)
    assert t.offered("reveal_monument", "monument") == [f"M{n:02}" for n in range(1, 14)]
    while t.phase == "reveal_monument":
        t.state.play(t.state.legal_actions()[-1])
    assert len(t.board["monuments_on_display"]) == count
    assert len(t.board["monument_pile"]) == 13 - count


@pytest.mark.parametrize("players", [2, 3, 4])
def test_six_buildings_of_age_one_are_shown_after_the_monuments(players: int) -> None:
    t = new_game(players)
    while t.phase == "reveal_monument":
        t.state.play(t.state.legal_actions()[0])
    assert t.phase == "reveal_building"
    assert t.offered("reveal_building", "building") == [f"B{n:02}" for n in range(1, 15)]
    t.reveal("B14", "B01", "B07", "B03", "B09", "B05")
    assert t.phase == "deal"
    assert t.board["buildings_on_display"] == ["B01", "B03", "B05", "B07", "B09", "B14"]
    assert t.board["building_pile"] == ["B02", "B04", "B06", "B08", "B10", "B11", "B12", "B13"]
    assert t.board["next_age_pile"] == [f"B{n}" for n in range(15, 33)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_of_21_wealth_tiles_are_dealt_to_each_seat_in_rising_order(players: int) -> None:
    t = tiles_to_deal(players, starting_seat=1)
    assert t.offered("deal", "tile") == [f"W{n:02}" for n in range(1, 22)]
    seats = []
    while t.phase == "deal":
        seats += [t.options()[0]["seat"]]
        t.state.play(t.state.legal_actions()[0])
    assert seats == [seat for seat in range(players) for _ in range(4)]


# ---------------------------------------------------------------- keeping two of four


def draft_position(starting_seat: int = 0) -> Position:
    """Two players with four tiles each, all dummies placed."""
    t = tiles_to_deal(2, starting_seat)
    deal(t, 0, "W04", "W08", "W12", "W16")
    deal(t, 1, "W01", "W05", "W09", "W13")
    while t.phase == "dummy":
        t.state.play(t.state.legal_actions()[0])
    return t


def test_every_player_keeps_two_tiles() -> None:
    t = draft_position()
    assert (t.phase, t.current_player) == ("keep", 0)
    t.do("keep", tile="W04").do("keep", tile="W08")
    assert (t.phase, t.current_player) == ("keep", 1)
    t.do("keep", tile="W01").do("keep", tile="W13")
    assert (t.phase, t.current_player) == ("turn", 0)
    assert t.goods_of(0)["wealth"] == ["W04", "W08"]
    assert t.goods_of(1)["wealth"] == ["W01", "W13"]


def test_a_tile_is_kept_once() -> None:
    t = draft_position().do("keep", tile="W08")
    assert t.offered("keep", "tile") == ["W04", "W12", "W16"]


def test_all_choose_simultaneously_in_any_order() -> None:
    t = draft_position()
    assert t.state.players_to_act == [0, 1]
    t.do("keep", by=1, tile="W01").do("keep", by=0, tile="W04").do("keep", by=1, tile="W13")
    assert t.state.players_to_act == [0]
    t.do("keep", by=0, tile="W08")
    other = draft_position()
    for tile in ("W08", "W04", "W13", "W01"):
        other.do("keep", tile=tile)
    assert t.state == other.state


def test_four_tiles_are_seen_by_their_seat_only() -> None:
    state = draft_position().do("keep", tile="W08").state
    assert state.view(0)["players"][0]["dealt"] == ["W04", "W08", "W12", "W16"]
    assert state.view(0)["players"][0]["kept"] == ["W08"]
    for seat in (1, None):
        assert not {"dealt", "kept"} & set(state.view(seat)["players"][0])


def test_choices_are_revealed_after_the_last_one() -> None:
    t = draft_position().do("keep", tile="W08").do("keep", tile="W04").do("keep", tile="W01")
    assert [player["wealth"] for player in t.state.view(1)["players"]] == [[], []]
    assert [player["corn"] for player in t.state.view(1)["players"]] == [0, 0]


def test_rejected_tiles_are_never_shown() -> None:
    t = draft_position()
    for tile in ("W08", "W04", "W13", "W01"):
        t.do("keep", tile=tile)
    for seat in (0, 1, None):
        for player in t.state.view(seat)["players"]:
            assert not {"dealt", "kept"} & set(player)


def test_the_first_turn_is_the_starting_players() -> None:
    t = draft_position(starting_seat=1)
    for tile in ("W08", "W04", "W13", "W01"):
        t.do("keep", tile=tile)
    assert (t.phase, t.current_player, t.board["round"]) == ("turn", 1, 1)


def test_without_draft_two_tiles_are_dealt_face_up() -> None:
    t = deal(tiles_to_deal(draft=False), 0, "W04", "W08")
    assert t.goods_of(0)["wealth"] == ["W04", "W08"]
    assert t.options()[0]["seat"] == 1
    assert deal_to_others(t).phase == "turn"


# ---------------------------------------------------------------- the 21 tiles

BENEFITS: dict[str, dict[str, int]] = {
    "W01": {"corn": 3, "yellow": 1, "agriculture": 1},
    "W02": {"corn": 5, "gold": 1, "yellow": 1},
    "W03": {"stone": 1, "gold": 1, "agriculture": 1},
    "W04": {"corn": 9, "stone": 1},
    "W05": {"wood": 1, "green": 1, "extraction": 1},
    "W06": {"corn": 2, "wood": 2, "green": 1},
    "W07": {"corn": 4, "wood": 1, "extraction": 1},
    "W08": {"corn": 3, "wood": 2, "stone": 1},
    "W09": {"corn": 2, "brown": 1, "architecture": 1},
    "W10": {"corn": 6, "stone": 2},
    "W11": {"corn": 3, "gold": 1, "architecture": 1},
    "W12": {"corn": 6, "wood": 1, "stone": 1},
    "W13": {"corn": 5, "stone": 1, "brown": 1},
    "W14": {"corn": 3, "wood": 1},
    "W15": {"workers": 1},
    "W16": {"corn": 8, "gold": 1},
    "W17": {"corn": 4, "wood": 1, "skulls": 1},
    "W18": {"corn": 5, "stone": 1, "theology": 1},
    "W19": {"corn": 4, "wood": 3},
    "W20": {"corn": 2, "wood": 2, "theology": 1},
    "W21": {"corn": 7, "wood": 2},
}


@pytest.mark.parametrize("tile", BENEFITS)
def test_a_wealth_tile_gives(tile: str) -> None:
    beside = "W21" if tile == "W19" else "W19"
    t = game_with_tiles(tile, beside)
    both = dict(BENEFITS[tile])
    for name, n in BENEFITS[beside].items():
        both[name] = both.get(name, 0) + n
    assert t.change() == both | {"wealth": sorted([tile, beside])}


def test_technologies_of_two_tiles_add_up() -> None:
    assert game_with_tiles("W01", "W03").me["agriculture"] == 2
    assert game_with_tiles("W05", "W07").me["extraction"] == 2
    assert game_with_tiles("W09", "W11").me["architecture"] == 2
    assert game_with_tiles("W18", "W20").me["theology"] == 2


def test_technologies_of_wealth_tiles_are_free() -> None:
    t = game_with_tiles("W09", "W11")
    assert (t.me["gold"], t.me["corn"]) == (1, 5)


def test_W14_one_worker_needs_no_corn_on_every_food_day() -> None:
    for day in (7, 13, 20, 26):
        t = (
            last_turn(day=day, corn=4, wealth=["W14"])
            .player(1, brown=2, yellow=2, green=2)
            .end_round()
        )
        assert (t.me["corn"], t.me["vp"]) == (0, 0)


def test_W15_starts_with_four_workers() -> None:
    t = game_with_tiles("W15", "W04")
    assert (t.me["hand"], t.me["workers"]) == (4, 4)


def test_W17_takes_its_skull_from_the_bank() -> None:
    assert game_with_tiles("W17", "W04").board["skulls_in_bank"] == 12


# ---------------------------------------------------------------- dummy workers

SPACES: list[tuple[str, str, int, int | None]] = [
    ("W01", "palenque", 1, 6),
    ("W02", "palenque", 3, 8),
    ("W03", "palenque", 5, 0),
    ("W04", "palenque", 7, 2),
    ("W05", "yaxchilan", 1, 6),
    ("W06", "yaxchilan", 3, 8),
    ("W07", "yaxchilan", 5, 0),
    ("W08", "yaxchilan", 7, 2),
    ("W09", "tikal", 1, 6),
    ("W10", "tikal", 3, 8),
    ("W11", "tikal", 5, 0),
    ("W12", "tikal", 7, 2),
    ("W13", "uxmal", 1, 6),
    ("W14", "uxmal", 3, 8),
    ("W15", "uxmal", 5, 0),
    ("W16", "uxmal", 7, 2),
    ("W17", "chichen_itza", 0, None),
    ("W18", "chichen_itza", 3, None),
    ("W19", "chichen_itza", 5, None),
    ("W20", "chichen_itza", 7, None),
    ("W21", "chichen_itza", 10, None),
]


def dummies(t: Position) -> dict[str, list[int]]:
    """The spaces of the dummies."""
    wheels: dict[str, list[Any]] = t.board["wheels"]
    spaces = {
        wheel: [hole for hole, who in enumerate(holes) if who == "dummy"]
        for wheel, holes in wheels.items()
    }
    return {wheel: holes for wheel, holes in spaces.items() if holes}


def drawing_dummies(*left: str, players: int = 3, draft: bool = False) -> Position:
    """All tiles are dealt except those to be drawn (and others)."""
    return deal_to_others(tiles_to_deal(players, draft=draft), *left)


@pytest.mark.parametrize(("tile", "wheel", "space", "opposite"), SPACES)
def test_the_first_dummy_of_a_wheel(
    tile: str, wheel: str, space: int, opposite: int | None
) -> None:
    t = drawing_dummies(tile).do("dummy", tile=tile)
    holes = [space] if opposite is None else sorted([space, opposite])
    assert dummies(t) == {wheel: holes}


@pytest.mark.parametrize(
    ("first", "second", "wheel", "holes"),
    [
        ("W01", "W02", "palenque", [1, 3, 6]),
        ("W08", "W07", "yaxchilan", [2, 5, 7]),
        ("W11", "W10", "tikal", [0, 3, 5]),
        ("W14", "W16", "uxmal", [3, 7, 8]),
        ("W17", "W21", "chichen_itza", [0, 10]),
    ],
)
def test_later_dummies_of_a_wheel_bring_no_second_one(
    first: str, second: str, wheel: str, holes: list[int]
) -> None:
    t = drawing_dummies(first, second).do("dummy", tile=first).do("dummy", tile=second)
    assert dummies(t) == {wheel: holes}


def test_with_three_players_there_are_six_dummies() -> None:
    t = drawing_dummies("W01", "W05", "W09").do("dummy", tile="W01").do("dummy", tile="W05")
    assert t.phase == "dummy"
    t.do("dummy", tile="W09")
    assert t.phase == "turn"
    assert dummies(t) == {"palenque": [1, 6], "yaxchilan": [1, 6], "tikal": [1, 6]}


def test_with_two_players_there_are_twelve_dummies() -> None:
    tiles = ["W01", "W05", "W09", "W13", "W17", "W18", "W19", "W20"]
    t = drawing_dummies(*tiles, players=2, draft=True)
    for tile in tiles:
        assert t.phase == "dummy"
        t.do("dummy", tile=tile)
    assert t.phase == "keep"
    assert sum(map(len, dummies(t).values())) == 12


def test_with_four_players_there_are_none() -> None:
    t = deal_to_others(tiles_to_deal())
    assert t.phase == "keep"
    assert dummies(t) == {}


def test_the_last_dummy_brings_no_second_one() -> None:
    tiles = ["W17", "W18", "W19", "W20", "W21", "W03"]
    t = drawing_dummies(*tiles)
    for tile in tiles:
        t.do("dummy", tile=tile)
    assert t.phase == "turn"
    assert dummies(t) == {"palenque": [5], "chichen_itza": [0, 3, 5, 7, 10]}


def test_dummy_tiles_are_drawn_from_those_not_dealt() -> None:
    t = drawing_dummies("W21", players=2, draft=True)
    assert t.offered("dummy", "tile") == [f"W{n:02}" for n in range(9, 22)]
    t.do("dummy", tile="W21")
    assert t.offered("dummy", "tile") == [f"W{n:02}" for n in range(9, 21)]


def test_dummies_are_placed_before_wealth_is_chosen() -> None:
    t = deal_to_others(tiles_to_deal(3))
    assert (t.phase, t.current_player) == ("dummy", sacbe.CHANCE)


def test_dummies_move_with_the_wheels_through_the_unnumbered_spaces_and_never_leave() -> None:
    t = last_turn(players=2, dummies=["tikal 7", "chichen_itza 10"])
    positions = []
    for _ in range(15):
        standing = dummies(t)
        positions.append((standing["tikal"][0], standing["chichen_itza"][0]))
        t.player(0, corn=50, vp=0).player(1, corn=50).end_round()
    assert [tikal for tikal, _ in positions] == [7, 8, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1]
    assert [chichen for _, chichen in positions] == [10, 11, 12, *range(12)]


def test_dummies_are_never_fed() -> None:
    standing = ["tikal 3", "uxmal 4", "palenque 5", "chichen_itza 2"]
    t = last_turn(players=2, day=7, corn=6, dummies=standing).end_round()
    assert (t.me["corn"], t.me["vp"]) == (0, 0)


def test_dummies_are_never_picked_up() -> None:
    t = position(players=2, corn=9, dummies=["tikal 3", "uxmal 4"])
    assert "pick_up" not in t.types()


@pytest.mark.parametrize("hole", [11, 12])
def test_dummies_stand_on_the_unnumbered_holes_of_chichen_itza_and_block_nothing(hole: int) -> None:
    t = position(players=2, corn=50, dummies=[f"chichen_itza {hole}"])
    assert t.places()["chichen_itza 0"] == 0
    t = last_turn(players=2, at=["chichen_itza 10"], dummies=[f"chichen_itza {hole}"]).end_round()
    assert t.me["hand"] == 3


def test_a_dummy_comes_back_to_space_0_and_blocks_it_again() -> None:
    t = last_turn(players=2, dummies=["uxmal 9", "chichen_itza 12"]).end_round()
    t.player(1, corn=9)
    assert t.places()["uxmal 1"] == 1
    assert t.places()["chichen_itza 1"] == 1
