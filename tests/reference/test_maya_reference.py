"""The worked examples of the rules, the rulings, and random games, on the reference engine."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterable
from math import ceil
from typing import Any

import pytest

from tests.reference.maya import (
    CHANCE,
    DATA,
    FIRST,
    SECOND,
    Board,
    Info,
    Kind,
    Maya,
    Tile,
    city_points,
)

# ---- boards ------------------------------------------------------------------------------------

# The designed board as a second drawing: a small letter is a space of an area, a capital is a site.
MAP = [
    ".....yyyyggggg.",
    "....yyDyygIgggg",
    "...yyyyyyggggCg",
    "...yyyyyygggggg",
    "...yyyyUygggggg",
    "...EyyyyygggJg.",
    "..ryyyyyyggggg.",
    "rMrrrbbbbbbb...",
    "rrrrrbKbbbLb...",
    "rrrrrbbbbbbb...",
    "rrPrrbbbTbb....",
    "rrrrrrbbbbb....",
    "rrrrXrbbbb.....",
    "rrrrrrbbNb.....",
]
AREAS = {"b": "blue", "g": "green", "r": "red", "y": "yellow"}
SITES = {
    "T": ("Tikal", "blue", True),
    "K": ("Calakmul", "blue", False),
    "L": ("Lamanai", "blue", False),
    "N": ("Copan", "blue", False),
    "P": ("Palenque", "red", True),
    "M": ("Comalcalco", "red", False),
    "X": ("Yaxchilan", "red", False),
    "U": ("Uxmal", "yellow", True),
    "D": ("Dzibilchaltun", "yellow", False),
    "E": ("Edzna", "yellow", False),
    "C": ("Coba", "green", True),
    "I": ("Chichen Itza", "green", False),
    "J": ("Tulum", "green", False),
}
CROPS = ["pepper", "squash", "potato", "corn"]
FULL_SET = Counter({(crop, n): 5 if n == 1 else 3 for crop in CROPS for n in (1, 2)})


def board_of(rows: list[str], areas: tuple[int, int, int] = (2, 3, 4)) -> Info:
    """A board from a drawing; ``areas`` are the numbers in play with 2, 3 and 4 players."""
    cells: list[Info] = []
    for row, line in enumerate(rows):
        for col, sign in enumerate(line):
            if sign == ".":
                continue
            name, area, highlighted = SITES.get(sign, (None, AREAS.get(sign), False))
            cells.append(
                {
                    "id": f"r{row}c{col}",
                    "row": row,
                    "col": col,
                    "q": col - (row - row % 2) // 2,
                    "r": row,
                    "area": area,
                    "temple": name,
                    "highlighted": highlighted,
                }
            )
    return {
        "areas": [a for a in AREAS.values() if any(c["area"] == a for c in cells)],
        "mandatory_area": "blue",
        "start_site": "Tikal",
        "highlighted_sites": ["Tikal", "Palenque", "Uxmal", "Coba"],
        "areas_by_players": {"2": areas[0], "3": areas[1], "4": areas[2]},
        "cells": cells,
        "tile_set_per_player": {"crops": CROPS, "singles_per_crop": 5, "doubles_per_crop": 3},
    }


DESIGNED = board_of(MAP)
THREE_CELLS = board_of(["bTb"], (1, 1, 1))  # two spaces that do not touch each other

TIKAL = "r10c8"
CALAKMUL = "r8c6"

# ---- helpers -----------------------------------------------------------------------------------


def play_chance(game: Maya, rng: random.Random | None = None) -> None:
    """Play chance outcomes until a player must act."""
    rng = rng or random.Random(1)
    while game.current_player == CHANCE:
        infos, weights = zip(*game.chance(), strict=True)
        game.play(rng.choices(infos, weights)[0])


def game_at_first_turn(players: int = 2, board: Info = DESIGNED, **options: Any) -> Maya:
    """A game at seat 0's first turn; two players play on blue and red."""
    if players == 2 and board is DESIGNED:
        options.setdefault("areas", "blue+red")
    game = Maya(players, board, starting_seat=0, **options)
    play_chance(game)
    return game


def give(game: Maya, seat: int, *rack: Kind, reserve: int | None = None) -> None:
    """Replace a rack; the rest of the full set, or `reserve` tiles of it, are the reserve."""
    rest = sorted((FULL_SET - Counter(rack)).elements())
    player = game.players[seat]
    player.rack = list(rack)
    player.pool = rest if reserve is None else rest[:reserve]
    player.reserve_count = len(player.pool)


def put_plantation(game: Maya, cell: str, owner: int, crop: str = "pepper", n: int = 1) -> None:
    """Put a plantation on the board without scoring; its sites open, so that I1 holds."""
    opened = game.empty_sites_beside(cell)
    game.cells[cell] = Tile("plantation", owner, crop, n)
    for name in opened:
        game.cells[game.board.site_cell[name]] = Tile("temple")


def surround(game: Maya, city: str, owner: int, leave: Iterable[str] = ()) -> None:
    """Fill the empty cells of a city's ring with single peppers."""
    for cell in sorted(game.ring(game.cities()[city])):
        if game.is_empty(cell) and cell not in leave:
            put_plantation(game, cell, owner)


def plant(game: Maya, crop: str, n: int, cell: str) -> None:
    game.play({"type": "plant", "crop": crop, "n": n})
    [info] = [i for i in game.legal_actions() if i["cell"] == cell]
    game.play(info)


def bury(game: Maya, cell: str, kind: Kind | None = None) -> None:
    """Expand with a tile of the rack, or unseen."""
    if kind is None:
        game.play({"type": "bury_unseen"})
    else:
        game.play({"type": "bury", "crop": kind[0], "n": kind[1]})
    [info] = [i for i in game.legal_actions() if i["cell"] == cell]
    game.play(info)


def stop(game: Maya, points: int) -> None:
    game.play({"type": "stop", "points": points})


def types(game: Maya) -> set[str]:
    return {i["type"] for i in game.legal_actions()}


def cells_to_choose(game: Maya) -> set[str]:
    return {i["cell"] for i in game.legal_actions()}


# ---- the data ----------------------------------------------------------------------------------


def test_the_data_file_is_the_board_drawn_here() -> None:
    data = json.loads(DATA.read_text(encoding="utf-8"))
    for key in ("areas", "mandatory_area", "start_site", "highlighted_sites", "areas_by_players"):
        assert data[key] == DESIGNED[key]
    assert data["cells"] == DESIGNED["cells"]
    assert Board(data).tiles == Board(DESIGNED).tiles
    assert Maya(4).board.ids == Maya(4, DESIGNED).board.ids


def test_neighbours_are_those_of_the_axial_coordinates() -> None:
    board = Board(DESIGNED)
    at = {c["id"]: (c["q"], c["r"]) for c in DESIGNED["cells"]}
    steps = {(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)}
    for one, (q, r) in at.items():
        expected = {o for o, (p, s) in at.items() if (p - q, s - r) in steps}
        assert set(board.neighbours[one]) == expected


def connected(cells: set[str], board: Board) -> bool:
    reachable = {min(cells)}
    while True:
        more = {n for c in reachable for n in board.neighbours[c] if n in cells} - reachable
        if not more:
            return reachable == cells
        reachable |= more


def test_checks_of_the_designed_board() -> None:
    board = Board(DESIGNED)
    spaces = {c for c in board.ids if c not in board.site_name}
    assert len(board.ids) == 157
    assert len(spaces) == 144
    assert len(board.site_name) == 13
    assert connected(set(board.ids), board)
    assert connected(spaces, board)
    for area in board.areas:
        cells = {c for c in board.ids if board.area[c] == area}
        assert connected(cells, board)
        assert connected(cells & spaces, board)
        assert len(cells & spaces) == 36
        assert [n for n in board.highlighted_sites if board.area_of_site(n) == area] != []
        borders = {board.area[n] for c in cells for n in board.neighbours[c]}
        assert "blue" in borders
    around = [set(board.neighbours[c]) for c in board.site_name]
    assert all(not a & b for i, a in enumerate(around) for b in around[:i])
    for cell in board.site_name:
        assert {board.area[n] for n in board.neighbours[cell]} == {board.area[cell]}


def test_tiles_of_a_player() -> None:
    assert Counter(Board(DESIGNED).tiles) == FULL_SET
    assert sum(n for _, n in Board(DESIGNED).tiles) == 44


# ---- set-up (B.2, B.6) -------------------------------------------------------------------------


def test_nature_chooses_areas_then_the_seat_then_the_racks() -> None:
    game = Maya(3, DESIGNED)
    assert game.phase == "areas"
    assert game.current_player == CHANCE
    assert game.players_to_act == [CHANCE]
    assert game.chance() == [
        ({"type": "areas", "areas": ["blue", "green", "red"]}, 1),
        ({"type": "areas", "areas": ["blue", "green", "yellow"]}, 1),
        ({"type": "areas", "areas": ["blue", "red", "yellow"]}, 1),
    ]
    view = game.view()
    assert (view["areas"], view["sites"], view["cells"], view["cities"]) == ([], {}, {}, {})
    assert view["turn"] is None
    game.play({"type": "areas", "areas": ["blue", "green", "red"]})
    assert game.phase == "starting_seat"
    assert [info["seat"] for info, weight in game.chance() if weight == 1] == [0, 1, 2]
    assert list(game.view()["cells"]) == [TIKAL]
    game.play({"type": "starting_seat", "seat": 2})
    for seat in range(3):
        for left in (5, 4, 3, 2, 1):
            view = game.view()
            assert view["phase"] == "draw"
            assert (view["turn"], view["draws_left"], view["current_player"]) == (
                seat,
                left,
                CHANCE,
            )
            assert all(info["seat"] == seat for info, _ in game.chance())
            game.play(game.chance()[0][0])
    assert (game.phase, game.current_player, game.turn, game.starting_seat) == ("turn", 2, 2, 2)
    assert game.view()["draws_left"] == 0


def test_a_draw_is_weighted_by_copies() -> None:
    game = Maya(4, DESIGNED, starting_seat=1)
    assert {(i["crop"], i["n"]): w for i, w in game.chance()} == FULL_SET
    game.play({"type": "draw", "seat": 0, "crop": "corn", "n": 2})
    weights = {(i["crop"], i["n"]): w for i, w in game.chance()}
    assert weights == FULL_SET - Counter([("corn", 2)])


def test_four_players_are_not_asked_for_areas() -> None:
    game = Maya(4, DESIGNED)
    assert game.phase == "starting_seat"
    assert game.areas == ["blue", "green", "red", "yellow"]
    assert len(game.sites_in_play()) == 13


def test_closed_areas_do_not_exist() -> None:
    game = game_at_first_turn(areas="blue+red")
    assert set(game.view()["sites"]) == {
        "Tikal", "Calakmul", "Lamanai", "Copan", "Palenque", "Comalcalco", "Yaxchilan",
    }  # fmt: skip
    assert set(game.neighbours("r7c6")) == {"r7c5", "r7c7", "r8c6", "r8c7"}
    assert len(game.empty_spaces()) == 72
    # Calakmul is not kept open by cells behind the wall.
    put_plantation(game, "r8c5", 0)
    surround(game, "Calakmul", 0)
    assert game.is_closed(game.cities()["Calakmul"])


def test_new_beginning() -> None:
    game = Maya(2, DESIGNED, areas="blue+yellow", variant="new_beginning")
    assert game.phase == "sites"
    assert {tuple(i["sites"]) for i, _ in game.chance()} == {(n,) for n in game.sites_in_play()}
    assert len(game.chance()) == 7
    assert game.view()["cells"] == {}
    game.play({"type": "sites", "sites": ["Edzna"]})
    assert list(game.cells) == ["r5c3"]


def test_two_cities() -> None:
    game = Maya(4, DESIGNED, variant="two_cities")
    assert [i["sites"] for i, _ in game.chance()] == [
        ["Tikal", "Palenque"],
        ["Tikal", "Uxmal"],
        ["Tikal", "Coba"],
        ["Palenque", "Uxmal"],
        ["Palenque", "Coba"],
        ["Uxmal", "Coba"],
    ]
    game.play({"type": "sites", "sites": ["Uxmal", "Coba"]})
    assert set(game.cities()) == {"Uxmal", "Coba"}
    # two players have one pair, so there is no chance event.
    game = Maya(2, DESIGNED, areas="blue+green", variant="two_cities")
    assert game.phase == "starting_seat"
    assert set(game.cities()) == {"Tikal", "Coba"}


def test_named_sites_restrict_the_areas() -> None:
    game = Maya(3, DESIGNED, variant="new_beginning", sites="Edzna")
    assert [i["areas"] for i, _ in game.chance()] == [
        ["blue", "green", "yellow"],
        ["blue", "red", "yellow"],
    ]
    game.play(game.legal_actions()[0])
    assert game.phase == "starting_seat"
    game = Maya(2, DESIGNED, variant="two_cities", sites="Tikal+Uxmal")
    assert game.phase == "starting_seat"
    assert game.areas == ["blue", "yellow"]


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {}),
        (5, {}),
        (2, {"areas": "blue"}),
        (2, {"areas": "green+red"}),
        (2, {"areas": "red+blue"}),
        (2, {"areas": "blue+green+red"}),
        (3, {"areas": "blue+red+green"}),
        (2, {"starting_seat": 2}),
        (2, {"starting_seat": -2}),
        (2, {"variant": "both"}),
        (2, {"sites": "Tikal"}),
        (2, {"variant": "new_beginning", "sites": "Tikal+Uxmal"}),
        (2, {"variant": "new_beginning", "sites": "Rome"}),
        (2, {"variant": "new_beginning", "sites": "Uxmal", "areas": "blue+red"}),
        (2, {"variant": "two_cities", "sites": "Tikal"}),
        (4, {"variant": "two_cities", "sites": "Palenque+Tikal"}),
        (4, {"variant": "two_cities", "sites": "Tikal+Copan"}),
        (2, {"variant": "two_cities", "sites": "Palenque+Uxmal"}),
    ],
)
def test_options_that_do_not_fit(players: int, options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"."):
        Maya(players, DESIGNED, **options)


def test_adjacent_sites_are_rejected() -> None:
    with pytest.raises(ValueError, match="adjacent"):
        Maya(2, board_of(["TK"], (1, 1, 1)))


# ---- A: planting -------------------------------------------------------------------------------


def test_first_example_group_points_without_the_other_colour() -> None:  # D1, D2
    game = game_at_first_turn()
    give(game, 0, ("corn", 1), ("corn", 2), ("corn", 1), ("corn", 1))
    put_plantation(game, "r10c9", 1, "corn")
    plant(game, "corn", 2, "r10c10")
    assert game.phase == "more"
    assert {"type": "stop", "points": 2} in game.legal_actions()
    plant(game, "corn", 1, "r11c10")
    stop(game, 3)
    assert game.scores == [3, 0]
    assert game.turn == 1
    assert len(game.players[0].rack) == 2  # no draw after planting
    # Later two more tiles join: the old crops count again.
    game.begin_turn(0)
    plant(game, "corn", 1, "r11c9")
    plant(game, "corn", 1, "r11c8")
    assert game.scores == [3 + 5, 0]  # the rack is empty: the chain ended automatically
    assert game.turn == 1


def test_merged_groups_count_together_and_other_crops_do_not() -> None:
    game = game_at_first_turn()
    put_plantation(game, "r10c9", 0, "corn", 2)
    put_plantation(game, "r11c7", 0, "corn", 1)
    put_plantation(game, "r9c8", 0, "potato", 2)
    give(game, 0, ("corn", 1))
    plant(game, "corn", 1, "r11c8")
    assert game.scores == [4, 0]


def test_the_first_tile_touches_a_tile() -> None:  # the edge is no tile
    game = game_at_first_turn()
    give(game, 0, ("corn", 1))
    game.play({"type": "plant", "crop": "corn", "n": 1})
    assert cells_to_choose(game) == {"r10c7", "r10c9", "r9c7", "r9c8", "r11c7", "r11c8"}


def test_a_temple_opens_at_once() -> None:  # D3
    game = game_at_first_turn()
    give(game, 0, ("corn", 1), ("corn", 1), ("corn", 1))
    plant(game, "corn", 1, "r9c7")
    game.play({"type": "plant", "crop": "corn", "n": 1})
    [info] = [i for i in game.legal_actions() if i["cell"] == "r9c6"]
    assert info == {
        "type": "place",
        "kind": "plantation",
        "cell": "r9c6",
        "crop": "corn",
        "n": 1,
        "opens": ["Calakmul"],
    }
    game.play(info)
    assert game.phase == "more"
    assert game.view()["sites"]["Calakmul"]["temple"]
    assert game.cells[CALAKMUL] == Tile("temple")
    assert "Calakmul" in game.view()["cities"]
    # The new temple is a tile, but a chain continues from the tiles of this turn only.
    game.play({"type": "plant", "crop": "corn", "n": 1})
    assert "r7c5" not in cells_to_choose(game)


def test_one_tile_may_open_several_sites() -> None:
    board = board_of(["T..", "b..", ".bK", "N.."], (1, 1, 1))
    game = game_at_first_turn(board=board)
    give(game, 0, ("corn", 1), ("corn", 1))
    plant(game, "corn", 1, "r1c0")
    assert set(game.cities()) == {"Tikal"}
    game.play({"type": "plant", "crop": "corn", "n": 1})
    [info] = game.legal_actions()
    assert info["opens"] == ["Calakmul", "Copan"]
    game.play(info)
    assert set(game.cities()) == {"Tikal", "Calakmul", "Copan"}


def test_separate_tiles_are_refused() -> None:  # D4
    game = game_at_first_turn()
    give(game, 0, ("corn", 1), ("corn", 1))
    plant(game, "corn", 1, "r10c7")
    game.play({"type": "plant", "crop": "corn", "n": 1})
    assert cells_to_choose(game) == {"r10c6", "r9c6", "r9c7", "r11c6", "r11c7"}
    apart = dict(game.legal_actions()[0], cell="r10c9", opens=[])
    with pytest.raises(ValueError, match="not legal"):
        game.play(apart)


def test_joining_the_same_old_group_is_not_enough() -> None:
    game = game_at_first_turn()
    put_plantation(game, "r11c8", 0, "corn")
    put_plantation(game, "r11c9", 0, "corn")
    give(game, 0, ("corn", 1), ("corn", 1))
    plant(game, "corn", 1, "r11c7")
    game.play({"type": "plant", "crop": "corn", "n": 1})
    assert "r11c10" not in cells_to_choose(game)
    assert "r11c6" in cells_to_choose(game)


def test_planting_beside_a_city_tile() -> None:
    game = game_at_first_turn()
    game.cells["r10c9"] = Tile("city")
    give(game, 0, ("corn", 1))
    game.play({"type": "plant", "crop": "corn", "n": 1})
    assert "r10c10" in cells_to_choose(game)


def test_a_chain_keeps_its_crop_and_ends_by_itself() -> None:
    game = game_at_first_turn()
    give(game, 0, ("corn", 1), ("potato", 1), ("corn", 2))
    assert types(game) == {"plant", "bury"}
    plant(game, "corn", 1, "r10c9")
    view = game.view()
    assert (view["phase"], view["crop"], view["planted"]) == ("more", "corn", ["r10c9"])
    assert game.legal_actions() == [
        {"type": "plant", "crop": "corn", "n": 2},
        {"type": "stop", "points": 1},
    ]
    plant(game, "corn", 2, "r10c10")
    assert game.turn == 1
    assert game.scores == [3, 0]
    view = game.view()
    assert (view["crop"], view["planted"], view["holding"]) == (None, [], None)


def test_a_chain_ends_where_no_space_is_left() -> None:
    game = game_at_first_turn(board=THREE_CELLS)
    give(game, 0, ("corn", 1), ("corn", 1))
    plant(game, "corn", 1, "r0c0")
    assert game.turn == 1
    assert game.scores == [1, 0]


def test_equal_tiles_are_alike() -> None:
    game = game_at_first_turn()
    give(game, 0, ("corn", 1), ("corn", 1), ("pepper", 2), ("corn", 1))
    assert game.legal_actions() == [
        {"type": kind, "crop": crop, "n": n}
        for kind in ("plant", "bury")
        for crop, n in (("pepper", 2), ("corn", 1))
    ]


def test_without_an_expansion_one_must_plant() -> None:
    game = game_at_first_turn()
    surround(game, "Tikal", 1)
    give(game, 0, ("corn", 1))
    game.begin_turn(0)
    assert types(game) == {"plant"}


# ---- B: expanding ------------------------------------------------------------------------------


def test_where_a_city_may_not_grow() -> None:  # D5, R-5, R-7
    game = game_at_first_turn()
    game.cells["r9c7"] = Tile("city")
    put_plantation(game, "r10c9", 1)
    expansions = game.expansions()
    assert "r10c10" not in expansions  # (A) only a plantation beside it
    assert "r9c6" not in expansions  # (C) Calakmul is an empty site
    assert "r8c7" not in expansions
    assert expansions["r8c8"] == "Tikal"
    # Planting beside the site is allowed; it opens Calakmul.
    give(game, 0, ("corn", 1))
    plant(game, "corn", 1, "r9c6")
    expansions = game.expansions()
    assert "r8c7" not in expansions  # (B) now it touches two cities
    assert expansions["r8c5"] == "Calakmul"  # the opened temple now allows this space
    assert not set(expansions) & set(game.board.site_name)


def test_expansion_infos_tell_city_and_size() -> None:
    game = game_at_first_turn()
    game.cells["r9c7"] = Tile("city")
    game.play(next(i for i in game.legal_actions() if i["type"] == "bury"))
    assert {"type": "place", "kind": "city", "cell": "r10c9", "city": "Tikal", "size": 3} in (
        game.legal_actions()
    )
    assert cells_to_choose(game) == set(game.expansions())


def test_burying_draws_three() -> None:
    game = game_at_first_turn()
    give(game, 0, ("corn", 1), ("potato", 2))
    bury(game, "r10c9", ("corn", 1))
    assert game.cells["r10c9"] == Tile("city")
    assert (game.phase, game.view()["draws_left"], game.turn) == ("draw", 3, 0)
    play_chance(game)
    assert len(game.players[0].rack) == 4
    assert game.players[0].reserve_count == 27
    assert (game.turn, game.players[0].turns, game.scores) == (1, 1, [0, 0])


def test_a_full_rack_draws_one() -> None:  # D7, R-18
    game = game_at_first_turn()
    give(game, 0, *[("corn", 1)] * 4, *[("pepper", 1)] * 3)
    bury(game, "r10c9", ("corn", 1))
    assert game.view()["draws_left"] == 1
    play_chance(game)
    assert len(game.players[0].rack) == 7


def test_an_empty_rack_buries_unseen_and_draws_two() -> None:  # D8
    game = game_at_first_turn()
    give(game, 0)
    assert game.legal_actions() == [{"type": "bury_unseen"}]
    before = game.view(0)["players"][0]
    game.play({"type": "bury_unseen"})
    view_before = game.view(0)
    assert view_before["holding"] == {"crop": None, "n": None}
    assert view_before["players"][0]["reserve_count"] == 31
    assert view_before["players"][0]["pool"] == before["pool"]
    game.play(next(i for i in game.legal_actions() if i["cell"] == "r10c9"))
    view = game.view(0)
    assert view["draws_left"] == 2
    assert view["players"][0]["unseen_count"] == 1
    assert view["players"][0]["buried_count"] == 0
    assert view["players"][0]["pool"] == before["pool"]  # the kind of the tile is unknown to all
    assert {(i["crop"], i["n"]): w for i, w in game.chance()} == FULL_SET
    play_chance(game)
    assert len(game.players[0].rack) == 2
    assert len(game.players[0].pool) == game.players[0].reserve_count + 1 == 30


def test_no_unseen_tile_while_the_rack_has_tiles() -> None:
    game = game_at_first_turn()
    assert types(game) == {"plant", "bury"}


def test_draws_end_with_the_reserve() -> None:
    game = game_at_first_turn()
    give(game, 0, ("corn", 1), ("corn", 2), reserve=1)
    bury(game, "r10c9", ("corn", 1))
    assert game.view()["draws_left"] == 1
    play_chance(game)
    assert game.players[0].reserve_count == 0
    game.begin_turn(0)
    bury(game, "r10c7", ("corn", 2))  # still legal with an empty reserve, and nothing is drawn
    assert (game.phase, game.turn) == ("turn", 1)


def test_draw_only_turn() -> None:
    game = game_at_first_turn()
    surround(game, "Tikal", 1)
    give(game, 0)
    game.begin_turn(0)
    assert (game.phase, game.turn, game.view()["draws_left"]) == ("draw", 0, 2)
    assert game.players[0].unseen_count == 0
    play_chance(game)
    assert (game.phase, game.turn, game.passes) == ("turn", 1, 0)
    assert len(game.players[0].rack) == 2
    assert game.players[0].turns == 1
    give(game, 0, reserve=1)
    game.begin_turn(0)
    assert game.view()["draws_left"] == 1
    play_chance(game)
    assert game.phase != "over"


# ---- scoring cities (B.4) ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("size", "shared_first", "shared_second"),
    [
        (1, (0, 0, 0), (0, 0)),
        (2, (5, 3, 3), (2, 1)),
        (3, (9, 6, 5), (3, 2)),
        (4, (15, 10, 8), (5, 4)),
        (5, (23, 15, 12), (8, 5)),
        (9, (23, 15, 12), (8, 5)),
    ],
)
def test_ties(size: int, shared_first: tuple[int, ...], shared_second: tuple[int, ...]) -> None:
    first, second = FIRST[min(size, 5)], SECOND[min(size, 5)]
    for together, points in zip((2, 3, 4), shared_first, strict=True):
        assert points == ceil((first + second) / together)
        behind = [1] * (4 - together)
        expected = [points] * together + [0] * len(behind)
        assert city_points(size, [4] * together + behind) == expected
    for together, points in zip((2, 3), shared_second, strict=True):
        assert points == ceil(second / together)
        behind = [1] * (3 - together)
        expected = [first] + [points] * together + [0] * len(behind)
        assert city_points(size, [7] + [4] * together + behind) == expected
    assert city_points(size, [1, 3, 0, 2]) == [0, first, 0, second]


def test_no_crop_no_rank() -> None:
    assert city_points(3, [0, 4, 0]) == [0, 12, 0]
    assert city_points(3, [0, 0, 0]) == [0, 0, 0]
    assert city_points(3, [2, 2, 0]) == [9, 9, 0]


def test_example_of_a_city_of_three() -> None:  # D6
    game = game_at_first_turn()
    game.cells["r9c7"] = Tile("city")
    game.cells["r9c8"] = Tile("city")
    ring = sorted(game.ring(game.cities()["Tikal"]))
    assert len(ring) == 9
    for cell in ring[:4]:
        put_plantation(game, cell, 0, "potato")
    for cell in ring[4:8]:
        put_plantation(game, cell, 1, "potato")
    give(game, 0, ("corn", 1))
    game.begin_turn(0)
    assert game.view()["cities"]["Tikal"] == {
        "size": 3,
        "closed": False,
        "scored": False,
        "strength": [4, 4],
    }
    plant(game, "corn", 1, ring[8])
    assert game.scores == [1 + 12, 6]
    assert game.view()["cities"]["Tikal"] == {
        "size": 3,
        "closed": True,
        "scored": True,
        "strength": [5, 4],
    }


def test_a_city_with_an_illegal_gap_waits_and_two_close_at_once() -> None:
    game = game_at_first_turn()
    game.cells["r9c7"] = Tile("city")
    game.cells[CALAKMUL] = Tile("temple")
    surround(game, "Tikal", 0, leave=["r9c6"])
    surround(game, "Calakmul", 0, leave=["r9c6"])
    give(game, 0, ("corn", 1))
    give(game, 1, ("corn", 2))
    game.begin_turn(0)
    assert "r9c6" not in game.expansions()
    plant(game, "corn", 1, "r10c10")
    assert game.scored == []
    plant(game, "corn", 2, "r9c6")
    assert game.scored == ["Calakmul", "Tikal"]
    assert game.scores == [1 + 6, 2 + 3]  # the lone temple of Calakmul gives nothing


def test_a_city_closed_in_mid_chain_scores_at_the_stop() -> None:
    game = game_at_first_turn()
    game.cells["r9c7"] = Tile("city")
    surround(game, "Tikal", 0, leave=["r11c8"])
    give(game, 1, ("corn", 1), ("corn", 1))
    game.begin_turn(1)
    plant(game, "corn", 1, "r11c8")
    city = game.view()["cities"]["Tikal"]
    assert (city["closed"], city["scored"]) == (True, False)
    assert game.scores == [0, 0]
    stop(game, 1)
    assert game.scores == [6, 1 + 3]
    # It never scores again.
    game.begin_turn(1)
    plant(game, "corn", 1, "r12c9")
    assert game.scored == ["Tikal"]
    assert game.scores == [6, 4 + 2]


def test_an_expansion_closes_its_own_city_after_the_draw() -> None:
    game = game_at_first_turn()
    surround(game, "Tikal", 0, leave=["r10c7"])
    for cell in ("r10c6", "r9c6", "r11c6"):
        put_plantation(game, cell, 1)
    give(game, 1, ("corn", 1))
    game.begin_turn(1)
    bury(game, "r10c7", ("corn", 1))
    assert game.phase == "draw"
    assert game.scores == [0, 0]
    assert game.scored == []
    play_chance(game)
    assert game.scores == [6, 3]


def test_a_lone_temple_is_finished_too() -> None:
    game = game_at_first_turn()
    surround(game, "Tikal", 1, leave=["r11c8"])
    give(game, 0, ("corn", 1))
    game.begin_turn(0)
    plant(game, "corn", 1, "r11c8")
    assert game.scored == ["Tikal"]
    assert game.scores == [1, 0]


def test_each_tile_counts_once_and_all_crops_together() -> None:
    game = game_at_first_turn()
    game.cells["r9c7"] = Tile("city")
    put_plantation(game, "r9c8", 0, "corn", 2)  # touches both tiles of the city
    put_plantation(game, "r10c9", 0, "pepper", 1)
    put_plantation(game, "r8c8", 1, "pepper", 2)
    put_plantation(game, "r11c9", 1, "pepper", 2)  # not in the ring
    assert game.strength(game.cities()["Tikal"]) == [3, 2]


# ---- the end (B.5) -----------------------------------------------------------------------------


def test_the_game_ends_with_the_last_tile_at_once() -> None:
    game = game_at_first_turn()
    game.cells["r9c7"] = Tile("city")
    put_plantation(game, "r9c8", 1, "pepper", 2)
    give(game, 0, ("corn", 2), reserve=0)
    plant(game, "corn", 2, "r11c8")
    assert (game.phase, game.current_player, game.players_to_act, game.legal_actions()) == (
        "over",
        None,
        [],
        [],
    )
    assert game.scores == [2, 0]  # the unfinished city gives nothing
    assert game.winners == [0]
    view = game.view(1)
    assert (view["turn"], view["current_player"], view["phase"]) == (0, None, "over")
    assert "rack" not in view["players"][0]
    assert game.players[1].turns == 0  # there are no equalising turns


def test_cities_are_scored_in_the_last_turn() -> None:
    game = game_at_first_turn()
    game.cells["r9c7"] = Tile("city")
    surround(game, "Tikal", 1, leave=["r11c8"])
    give(game, 0, ("corn", 2), reserve=0)
    game.begin_turn(0)
    plant(game, "corn", 2, "r11c8")
    assert game.phase == "over"
    assert game.scores == [2 + 3, 6]
    assert game.winners == [1]


def test_burying_the_last_tile_ends_the_game() -> None:
    game = game_at_first_turn()
    give(game, 0, ("corn", 2), reserve=0)
    bury(game, "r10c9", ("corn", 2))
    assert game.phase == "over"


def test_the_last_tile_of_the_reserve_is_never_known() -> None:
    game = game_at_first_turn()
    give(game, 0, reserve=1)
    bury(game, "r10c9")
    assert game.phase == "over"
    player = game.view(0)["players"][0]
    assert (player["reserve_count"], player["unseen_count"], player["rack"]) == (0, 1, [])
    assert len(player["pool"]) == 1
    assert player["buried"] == []
    assert game.view(0)["cells"]["r10c9"] == {
        "kind": "city",
        "owner": None,
        "crop": None,
        "n": None,
        "city": "Tikal",
    }


def test_an_unseen_tile_may_still_be_drawn_as_far_as_anybody_knows() -> None:
    game = game_at_first_turn()
    give(game, 0)
    game.players[0].pool = [("corn", 1), ("pepper", 2), ("potato", 1)]
    game.players[0].reserve_count = 3
    bury(game, "r10c9")
    assert len(game.chance()) == 3
    game.play({"type": "draw", "seat": 0, "crop": "corn", "n": 1})
    assert [i["crop"] for i, _ in game.chance()] == ["pepper", "potato"]
    game.play({"type": "draw", "seat": 0, "crop": "potato", "n": 1})
    assert game.players[0].pool == [("pepper", 2)]
    assert game.players[0].reserve_count == 0
    assert game.turn == 1


def test_tie_breaks() -> None:  # B.5, R-21
    game = game_at_first_turn(4)
    assert game.winners == []
    game.phase = "over"
    for seat, score in enumerate((9, 9, 9, 8)):
        game.players[seat].score = score
        give(game, seat, ("corn", 1), reserve=5)
        game.players[seat].turns = 10
    assert game.winners == [0, 1, 2]
    game.players[3].rack = [("corn", 1)] * 7
    game.players[0].rack = []  # one tile fewer
    assert game.winners == [1, 2]
    game.players[2].turns = 11
    assert game.winners == [1]
    game.players[1].turns = 11
    game.players[0].turns = 1  # tiles come before turns
    assert game.winners == [1, 2]
    game.players[0].reserve_count = 6  # rack and reserve count alike
    assert game.winners == [0]


# ---- passes, on boards that can fill up -------------------------------------------------


def test_all_pass_on_a_full_board() -> None:
    game = game_at_first_turn(board=THREE_CELLS)
    give(game, 0, ("corn", 1), ("corn", 1))
    give(game, 1, ("pepper", 1), ("corn", 1))
    plant(game, "corn", 1, "r0c0")
    plant(game, "pepper", 1, "r0c2")
    assert game.phase == "over"
    assert game.scored == ["Tikal"]
    assert [p.turns for p in game.players] == [2, 2]  # passes count as turns
    assert game.scores == [1, 1]
    assert game.winners == [0, 1]
    view = game.view()
    assert (view["passes"], view["turn"]) == (2, 1)


def test_a_draw_only_turn_is_no_pass() -> None:
    game = game_at_first_turn(board=THREE_CELLS)
    put_plantation(game, "r0c0", 0)
    put_plantation(game, "r0c2", 1)
    give(game, 0, ("corn", 1))
    give(game, 1)
    game.begin_turn(0)  # seat 0 passes automatically
    assert (game.phase, game.turn, game.passes) == ("draw", 1, 1)
    play_chance(game)  # then seat 0 and seat 1 pass
    assert game.phase == "over"
    assert game.passes == 2
    assert [p.turns for p in game.players] == [2, 2]
    assert game.turn == 1


def test_the_last_space_can_be_buried() -> None:
    game = game_at_first_turn(board=THREE_CELLS)
    put_plantation(game, "r0c0", 1, "corn", 2)
    give(game, 0, ("corn", 1))
    assert types(game) == {"plant", "bury"}
    bury(game, "r0c2", ("corn", 1))
    play_chance(game)
    assert game.phase == "over"
    assert game.scores == [0, 6]  # a city of two, one player beside it


# ---- hidden information (R-19, R-25) -----------------------------------------------------------


def test_a_buried_tile_is_known_to_its_owner_only() -> None:
    game = game_at_first_turn(3)
    give(game, 0, ("corn", 2), ("pepper", 1))
    game.play({"type": "bury", "crop": "corn", "n": 2})
    assert game.view(0)["holding"] == {"crop": "corn", "n": 2}
    for other in (1, 2, None):
        assert game.view(other)["holding"] == {"crop": None, "n": None}
    assert game.view()["players"][0]["rack_count"] == 1
    game.play(next(i for i in game.legal_actions() if i["cell"] == "r10c9"))
    assert game.view(0)["players"][0]["buried"] == [{"crop": "corn", "n": 2}]
    for seat in (0, 1, 2, None):
        view = game.view(seat)
        assert view["holding"] is None
        assert view["cells"]["r10c9"]["owner"] is None
        assert view["players"][0]["buried_count"] == 1
        for other in range(3):
            own = {"rack", "buried", "pool"} & set(view["players"][other])
            assert own == ({"rack", "buried", "pool"} if other == seat else set())
    assert game.strength(game.cities()["Tikal"]) == [0, 0, 0]


def test_a_planted_tile_is_public_in_the_hand() -> None:
    game = game_at_first_turn()
    give(game, 0, ("corn", 2), ("pepper", 1))
    game.play({"type": "plant", "crop": "corn", "n": 2})
    for seat in (0, 1, None):
        assert game.view(seat)["holding"] == {"crop": "corn", "n": 2}
    assert game.view()["crop"] is None


def test_racks_are_shown_in_the_order_of_crops() -> None:
    game = game_at_first_turn()
    give(game, 0, ("corn", 2), ("pepper", 2), ("corn", 1), ("pepper", 1), ("squash", 1))
    assert [(t["crop"], t["n"]) for t in game.view(0)["players"][0]["rack"]] == [
        ("pepper", 1),
        ("pepper", 2),
        ("squash", 1),
        ("corn", 1),
        ("corn", 2),
    ]


def test_a_copy_is_a_game_of_its_own() -> None:
    game = game_at_first_turn()
    before = game.view(0)
    twin = game.copy()
    twin.play(twin.legal_actions()[0])
    twin.play(twin.legal_actions()[0])
    assert game.view(0) == before
    assert twin.view(0) != before


# ---- random games under the invariants (B.8) ---------------------------------------------------

Policy = Callable[[random.Random, Maya], Info]


def any_choice(rng: random.Random, game: Maya) -> Info:
    return rng.choice(game.legal_actions())


def long_chains(rng: random.Random, game: Maya) -> Info:
    """Plants as long as it can, so that racks become empty."""
    legal = game.legal_actions()
    return rng.choice([i for i in legal if i["type"] in ("plant", "place")] or legal)


def check_board(game: Maya, finished: dict[str, set[str]]) -> None:
    cities = game.cities()
    for name in game.sites_in_play():  # I1
        cell = game.board.site_cell[name]
        if game.is_empty(cell):
            assert all(game.is_empty(n) for n in game.neighbours(cell))
    for city in cities.values():  # I2
        for cell in game.ring(city):
            assert not game.is_site(cell)
            assert game.is_empty(cell) or game.cells[cell].kind == "plantation"
    for city in cities.values():  # I3
        assert sum(game.cells[c].kind == "temple" for c in city) == 1
    urban = [c for c, tile in game.cells.items() if tile.kind in ("temple", "city")]
    assert sorted(urban) == sorted(c for city in cities.values() for c in city)
    assert all(game.is_site(c) == (t.kind == "temple") for c, t in game.cells.items())
    assert len(game.scored) == len(set(game.scored))  # I4
    for name in game.scored:
        finished.setdefault(name, cities[name])
    for name, city in finished.items():
        assert cities[name] == city
        assert game.is_closed(city)
        assert name in game.scored
    if game.cells and game.empty_spaces():  # I5
        assert game.frontier()


def check_tiles(game: Maya) -> None:
    """No tile is lost, counts agree with contents, racks keep their limit."""
    for seat, player in enumerate(game.players):
        mine = Counter(player.rack) + Counter(player.pool) + Counter(player.buried)
        for tile in game.cells.values():
            if tile.owner == seat:
                assert tile.crop is not None
                assert tile.n is not None
                mine[tile.crop, tile.n] += 1
        in_hand = game.holding if game.turn == seat else None
        if in_hand is not None and in_hand.kind is not None:
            mine[in_hand.kind] += 1
        unseen_in_hand = in_hand is not None and in_hand.kind is None
        assert mine == FULL_SET
        assert len(player.pool) == player.reserve_count + player.unseen_count + unseen_in_hand
        assert player.reserve_count >= 0
        assert len(player.rack) <= 7
    face_down = sum(tile.kind == "city" for tile in game.cells.values())
    assert face_down == sum(len(p.buried) + p.unseen_count for p in game.players)


def check_views(game: Maya) -> None:
    """A seat sees what a spectator sees, plus its own tiles."""
    public = game.view()
    json.dumps(public)
    for seat in range(game.number):
        view = game.view(seat)
        for key in ("rack", "buried", "pool"):
            del view["players"][seat][key]
        if game.holding is not None and game.turn == seat:
            view["holding"] = public["holding"]
        assert view == public


def play_to_the_end(game: Maya, policy: Policy, rng: random.Random) -> None:
    finished: dict[str, set[str]] = {}
    while game.current_player is not None:
        if game.current_player == CHANCE:
            infos, weights = zip(*game.chance(), strict=True)
            assert min(weights) > 0
            info = rng.choices(infos, weights)[0]
        else:
            assert len(game.legal_actions()) > 0
            info = policy(rng, game)
        game.play(info)
        check_board(game, finished)
        check_tiles(game)
        check_views(game)


@pytest.mark.parametrize("policy", [any_choice, long_chains])
@pytest.mark.parametrize("variant", ["none", "new_beginning", "two_cities"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games(players: int, variant: str, policy: Policy) -> None:
    rng = random.Random(f"{players} {variant} {policy.__name__}")
    game = Maya(players, DESIGNED, variant=variant)
    play_to_the_end(game, policy, rng)
    assert game.turn is not None
    assert not game.me.rack
    assert game.me.reserve_count == 0
    assert game.passes == 0  # I6: the board cannot fill up
    assert len(game.empty_spaces()) >= 4 * players
    assert game.winners


@pytest.mark.parametrize("seed", range(6))
def test_random_games_on_a_board_that_fills_up(seed: int) -> None:
    board = board_of(["bbbbb", "bTbbb", "bbbKb", "bbbbb"], (1, 1, 1))
    game = Maya(2, board)
    play_to_the_end(game, any_choice, random.Random(seed))
    assert game.empty_spaces() == []
    assert game.passes == 2
    assert set(game.scored) == {"Tikal", "Calakmul"}
