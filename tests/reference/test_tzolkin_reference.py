"""The worked examples of the rules page, the rulings, and random games, on the reference engine."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.reference.tzolkin import (
    BUILDINGS,
    CHANCE,
    HOLES,
    LAST_SPACE,
    MONUMENTS,
    TEMPLE_TOP,
    TEMPLE_VP,
    WEALTH,
    WHEELS,
    Info,
    Player,
    Tzolkin,
    step,
)

Policy = Callable[[random.Random, list[Info]], Info]

# ---- helpers -----------------------------------------------------------------------------------


def bare(players: int = 4, starting_seat: int = 0) -> Tzolkin:
    """A game at the first turn, without wealth tiles and dummies."""
    game = Tzolkin(players, starting_seat, draft=False)
    chance = random.Random(1)
    while game.current_player == CHANCE:
        game.play(chance.choice(game.legal_actions()))
    game.players = [Player() for _ in range(players)]
    game.skulls_in_bank = 13
    game.wheels = {w: [None] * HOLES[w] for w in WHEELS}
    return game


def put(game: Tzolkin, seat: int, wheel: str, space: int) -> None:
    """Place a worker of that seat on a wheel at no cost."""
    player = game.players[seat]
    if player.workers_in_hand == 0:
        player.workers_in_bank -= 1
        player.workers_in_hand += 1
    player.workers_in_hand -= 1
    assert game.wheels[wheel][space] is None
    game.wheels[wheel][space] = seat


def show(game: Tzolkin, *buildings: str) -> None:
    """Put exactly these buildings on display, with an empty pile."""
    game.buildings_on_display = list(buildings)
    game.building_pile = []


def place(game: Tzolkin, wheel: str, space: int, cost: int) -> None:
    game.play({"type": "place", "wheel": wheel, "space": space, "cost": cost})


def pick(game: Tzolkin, wheel: str, space: int) -> None:
    game.play({"type": "pick_up", "wheel": wheel, "space": space})


def use(game: Tzolkin, wheel: str, space: int, cost: int = 0) -> None:
    game.play({"type": "use", "wheel": wheel, "space": space, "cost": cost})


def pay(game: Tzolkin, wood: int = 0, stone: int = 0, gold: int = 0) -> None:
    game.play({"type": "pay", "wood": wood, "stone": stone, "gold": gold})


def end(game: Tzolkin) -> None:
    game.play({"type": "end_turn"})


def uses(game: Tzolkin) -> set[tuple[str, int, int]]:
    return {(i["wheel"], i["space"], i["cost"]) for i in game.legal_actions() if i["type"] == "use"}


def builds(game: Tzolkin) -> set[tuple[str, int, bool]]:
    """Building, architecture level, whether architecture is saved for the second building."""
    return {
        (i["building"], i["architecture"], "keep_architecture" in i)
        for i in game.legal_actions()
        if i["type"] == "build"
    }


def build(game: Tzolkin, building: str, level: int = 0, keep: bool = False) -> None:
    [info] = [
        i
        for i in game.legal_actions()
        if i.get("building") == building
        and i["architecture"] == level
        and ("keep_architecture" in i) == keep
    ]
    game.play(info)


def types(game: Tzolkin) -> list[str]:
    return sorted({i["type"] for i in game.legal_actions()})


def give(player: Player, wood: int = 0, stone: int = 0, gold: int = 0) -> None:
    player.blocks = {"wood": wood, "stone": stone, "gold": gold}


def quiet_turn(game: Tzolkin, avoid: str = "starting_space") -> None:
    """The next player does as little as possible."""
    legal = game.legal_actions()
    pick_ups = [i for i in legal if i["type"] == "pick_up"]
    if pick_ups:
        game.play(pick_ups[0])
        game.play({"type": "nothing"})
    else:
        game.play(next(i for i in legal if i["type"] == "place" and i["wheel"] != avoid))
    end(game)


def quiet_round(game: Tzolkin, taker: int | None = None, days: int = 1) -> None:
    """A round in which at most one player does something: taking the starting space."""
    for _ in range(game.number):
        if game.current_player == taker:
            place(game, "starting_space", 0, 0)
            end(game)
        else:
            quiet_turn(game)
        reveal_all(game)
    if game.phase == "days":
        game.play({"type": "days", "days": days})


def reveal_all(game: Tzolkin) -> None:
    while game.current_player == CHANCE:
        game.play(game.legal_actions()[0])


# ---- section 10: two rounds --------------------------------------------------------------------


def test_two_rounds() -> None:
    green, blue, red, yellow = range(4)
    game = bare()
    for player in game.players:
        player.corn = 10
    place(game, "tikal", 0, 0)
    place(game, "yaxchilan", 0, 1)
    place(game, "palenque", 0, 2)
    end(game)
    assert game.players[green].corn == 7
    place(game, "palenque", 1, 1)
    place(game, "palenque", 2, 3)
    end(game)
    assert game.players[blue].corn == 6
    place(game, "yaxchilan", 1, 1)
    place(game, "yaxchilan", 2, 3)
    place(game, "tikal", 1, 3)
    end(game)
    assert game.players[red].corn == 3
    place(game, "tikal", 2, 2)
    place(game, "starting_space", 0, 1)
    assert game.view(None)["placed"] == 2
    end(game)
    assert game.players[yellow].corn == 7
    assert (game.phase, game.current_player, game.starting_player) == ("days", yellow, yellow)
    assert game.starting_space is None
    assert game.players[yellow].workers_in_hand == 2
    game.play({"type": "days", "days": 1})
    assert game.players[yellow].light_side
    assert (game.current_player, game.day, game.round, game.calendar_corn) == (yellow, 1, 2, 0)
    place(game, "palenque", 0, 0)
    place(game, "palenque", 4, 5)
    end(game)
    assert game.players[yellow].corn == 2
    pick(game, "yaxchilan", 1)
    use(game, "yaxchilan", 1)
    assert game.players[green].blocks["wood"] == 1
    pick(game, "tikal", 1)
    use(game, "tikal", 1)
    game.play({"type": "advance", "tech": "agriculture", "level": 1, "cost": 1})
    pay(game, wood=1)
    end(game)
    assert game.players[green].techs["agriculture"] == 1
    assert game.players[green].blocks["wood"] == 0
    place(game, "tikal", 0, 0)
    end(game)
    pick(game, "yaxchilan", 3)
    use(game, "yaxchilan", 3)
    end(game)
    assert (game.players[red].blocks["gold"], game.players[red].corn) == (1, 5)
    assert (game.calendar_corn, game.day, game.round, game.current_player) == (1, 2, 3, yellow)


# ---- section 10: the other examples ------------------------------------------------------------


def test_corn_of_one_worker_pays_the_step_back_of_the_next() -> None:
    game = bare()
    put(game, 0, "yaxchilan", 2)
    put(game, 0, "yaxchilan", 3)
    pick(game, "yaxchilan", 2)
    assert uses(game) == {("yaxchilan", 2, 0)}
    use(game, "yaxchilan", 2)
    pick(game, "yaxchilan", 3)
    assert uses(game) == {("yaxchilan", 3, 0), ("yaxchilan", 2, 1)}
    use(game, "yaxchilan", 2, 1)
    assert game.players[0].blocks["stone"] == 2
    assert game.players[0].corn == 1


@pytest.mark.parametrize(
    ("corn", "workers", "buildings", "wealth", "left", "points"),
    [
        (5, 3, [], [], 1, -3),
        (9, 5, ["B01", "B02", "B04"], [], 6, 0),
        (0, 6, ["B04", "B05"], [], 0, 0),
        (0, 3, ["B15"], [], 0, 0),
        (3, 4, [], ["W14"], 1, -6),
        (1, 6, ["B04", "B16"], [], 0, -6),
        (20, 4, ["B15", "B16"], [], 20, 0),
    ],
)
def test_feeding(
    corn: int, workers: int, buildings: list[str], wealth: list[str], left: int, points: int
) -> None:
    game = bare()
    player = game.players[2]
    player.corn, player.buildings, player.wealth = corn, buildings, wealth
    player.workers_in_bank = 6 - workers
    player.workers_in_hand = workers
    game._do_feed()
    assert (player.corn, player.vp) == (left, points)


def test_chichen_itza_seven_back_to_six() -> None:
    game = bare()
    me = game.players[0]
    me.skulls, me.corn = 1, 1
    put(game, 0, "chichen_itza", 7)
    pick(game, "chichen_itza", 7)
    assert uses(game) == {("chichen_itza", 7, 0), ("chichen_itza", 6, 1)}
    use(game, "chichen_itza", 6, 1)
    assert game.phase == "gain"
    assert len(game.legal_actions()) == 3
    game.play({"type": "gain", "wood": 0, "stone": 0, "gold": 1})
    assert (me.vp, me.temples["green"], me.blocks["gold"], me.corn, me.skulls) == (8, 2, 1, 0, 0)
    assert game.chichen_skulls[6]
    assert game.phase == "pick_up"


def test_placing_past_foreign_workers() -> None:
    game = bare()
    put(game, 1, "palenque", 1)
    game.players[0].corn = 20
    game.players[1].corn = 8
    game.players[0].workers_in_hand, game.players[0].workers_in_bank = 4, 2
    place(game, "palenque", 0, 0)
    place(game, "palenque", 2, 3)
    place(game, "yaxchilan", 0, 2)
    assert game.players[0].corn == 15
    assert min(i["cost"] for i in game.legal_actions() if i["type"] == "place") == 3
    end(game)
    place(game, "palenque", 3, 3)
    place(game, "palenque", 4, 5)
    assert game.players[1].corn == 0
    assert game.legal_actions() == [{"type": "end_turn"}]


def test_burning_or_stepping_back_to_the_uncovered_tile() -> None:
    game = bare()
    me = game.players[0]
    me.corn = 1
    put(game, 0, "palenque", 3)
    put(game, 0, "palenque", 4)
    pick(game, "palenque", 3)
    use(game, "palenque", 3)
    assert types(game) == ["burn", "harvest"]
    assert {"type": "harvest", "take": "corn", "tile": True, "corn": 5} not in game.legal_actions()
    game.play({"type": "harvest", "take": "wood", "wood": 2})
    assert (me.blocks["wood"], me.wood_tiles, me.corn_tiles) == (2, 1, 0)
    assert game.jungle[3] == {"corn": 1, "wood": 3}
    pick(game, "palenque", 4)
    other = game.copy()
    use(game, "palenque", 4)
    game.play({"type": "burn", "temple": "green", "corn": 7})
    assert (me.corn, me.temples["green"], me.corn_tiles, me.wood_tiles) == (8, 0, 1, 1)
    assert game.jungle[4] == {"corn": 0, "wood": 3}
    use(other, "palenque", 3, 1)
    other.play({"type": "harvest", "take": "corn", "tile": True, "corn": 5})
    assert (other.players[0].corn, other.players[0].corn_tiles) == (5, 1)
    assert other.jungle[3] == {"corn": 0, "wood": 3}


@pytest.mark.parametrize(
    ("wheel", "space", "who", "expected"),
    [
        ("tikal", 6, 0, False),
        ("tikal", 6, 2, False),
        ("tikal", 7, 2, True),
        ("tikal", 5, 2, True),
        ("tikal", 6, "dummy", True),
        ("chichen_itza", 9, 1, False),
        ("chichen_itza", 10, 1, True),
        ("chichen_itza", 6, 1, True),
    ],
)
def test_two_days_ban(wheel: str, space: int, who: Any, expected: bool) -> None:
    game = bare()
    game.wheels[wheel][space] = who
    game.starting_space = 0
    assert game._two_days_allowed(0) is expected
    game.players[0].light_side = False
    assert not game._two_days_allowed(0)


@pytest.mark.parametrize(("level", "price"), [(0, 4), (1, 4), (2, 4), (3, 2)])
def test_uxmal_four(level: int, price: int) -> None:
    game = bare()
    me = game.players[0]
    me.corn, me.techs["architecture"] = price, level
    show(game, "B09")
    put(game, 0, "uxmal", 4)
    pick(game, "uxmal", 4)
    use(game, "uxmal", 4)
    [info] = game.legal_actions()
    assert info["cost"] == {"corn": price}
    assert (info["pay"], info["architecture"]) == ("corn", level)
    game.play(info)
    assert me.techs["agriculture"] == 1
    assert me.corn == (1 if level >= 1 else 0)
    assert me.vp == (2 if level >= 2 else 0)


def test_uxmal_four_unaffordable_and_free() -> None:
    game = bare()
    me = game.players[0]
    me.corn = 3
    show(game, "B09")
    put(game, 0, "uxmal", 4)
    put(game, 0, "uxmal", 6)
    pick(game, "uxmal", 4)
    assert ("uxmal", 4, 0) not in uses(game)
    me.techs["architecture"] = 3
    show(game, "B13")
    me.corn = 0
    assert ("uxmal", 4, 0) in uses(game)
    assert ("uxmal", 5, 1) not in uses(game)


# ---- section 6: temples and rewards ------------------------------------------------------------


def test_rewards_worked_check() -> None:
    steps = [(2, 1, 6), (4, 1, 4), (4, 1, 0)]
    for food_day, points in ((2, [16, 15, 7]), (4, [18, 15, 7])):
        game = bare(3)
        for player, (brown, yellow, green) in zip(game.players, steps, strict=True):
            player.temples = {"brown": brown, "yellow": yellow, "green": green}
        game._do_rewards(food_day)
        assert game.scores == points
    for food_day in (1, 3):
        game = bare(3)
        for player, (brown, yellow, green) in zip(game.players, steps, strict=True):
            player.temples = {"brown": brown, "yellow": yellow, "green": green}
        game._do_rewards(food_day)
        red, blue, third = game.players
        assert (red.blocks, red.skulls) == ({"wood": 2, "stone": 1, "gold": 0}, 1)
        assert (blue.blocks, blue.skulls) == ({"wood": 2, "stone": 2, "gold": 0}, 0)
        assert (third.blocks, third.skulls) == ({"wood": 0, "stone": 2, "gold": 0}, 0)
        assert game.skulls_in_bank == 12
        assert game.scores == [0, 0, 0]


def test_leader_bonus_halves_for_everybody_even_at_the_bottom() -> None:
    game = bare()
    for player in game.players:
        player.temples = {"brown": 0, "yellow": 1, "green": 1}
    game._do_rewards(2)
    assert game.scores == [-1 + 3 + 1 + 2] * 4


def test_skull_shortage_on_a_food_day() -> None:
    game = bare()
    for seat in (0, 2):
        game.players[seat].temples["green"] = 5
    game.skulls_in_bank = 1
    game._do_rewards(1)
    assert [p.skulls for p in game.players] == [0, 0, 0, 0]
    assert [p.blocks["wood"] for p in game.players] == [2, 0, 2, 0]
    game.skulls_in_bank = 2
    game._do_rewards(3)
    assert [p.skulls for p in game.players] == [1, 0, 1, 0]


def test_the_top_holds_one_player() -> None:
    game = bare()
    me, other = game.players[0], game.players[1]
    me.light_side = False
    me.temples = {"brown": 5, "yellow": 7, "green": 6}
    game._climb("brown")
    assert (me.temples["brown"], me.light_side) == (6, True)
    me.light_side = False
    game._climb("brown")
    assert (me.temples["brown"], me.light_side) == (6, False)
    other.temples["yellow"] = 8
    game._climb("yellow")
    assert (me.temples["yellow"], me.light_side) == (7, False)
    assert game._climbable() == ["green"]
    other.temples["yellow"] = 7
    game._climb("yellow")
    assert (me.temples["yellow"], me.light_side) == (8, True)


def test_tikal_five_with_two_one_and_no_climbable_temples() -> None:
    game = bare()
    me = game.players[0]
    give(me, wood=2)
    put(game, 0, "tikal", 5)
    put(game, 0, "tikal", 6)
    put(game, 0, "tikal", 7)
    pick(game, "tikal", 5)
    use(game, "tikal", 5)
    assert game.phase == "pay"
    pay(game, wood=1)
    assert [i["temples"] for i in game.legal_actions()] == [
        ["brown", "yellow"],
        ["brown", "green"],
        ["yellow", "green"],
    ]
    game.play({"type": "climb_two", "temples": ["brown", "green"]})
    assert me.temples == {"brown": 2, "yellow": 1, "green": 2}
    me.temples = {"brown": 6, "yellow": 8, "green": 2}
    pick(game, "tikal", 6)
    use(game, "tikal", 5)
    pay(game, wood=1)
    assert game.legal_actions() == [{"type": "climb", "temple": "green"}]
    game.play({"type": "climb", "temple": "green"})
    me.temples["green"] = 7
    give(me, wood=1)
    pick(game, "tikal", 7)
    assert ("tikal", 5, 0) not in uses(game)


# ---- begging and pity --------------------------------------------------------------------------


def test_begging_is_optional_and_once() -> None:
    game = bare()
    game.players[0].corn = 2
    game.players[0].temples = {"brown": 0, "yellow": 1, "green": 3}
    begs = [i for i in game.legal_actions() if i["type"] == "beg"]
    assert [i["temple"] for i in begs] == ["yellow", "green"]
    game.play({"type": "beg", "temple": "green"})
    assert (game.players[0].corn, game.players[0].temples["green"]) == (3, 2)
    assert game.phase == "turn"
    assert types(game) == ["place"]
    game.players[0].corn = 0
    assert types(game) == ["place"]


def block_all_zero_spaces(game: Tzolkin) -> None:
    put(game, 1, "palenque", 0)
    put(game, 1, "yaxchilan", 0)
    put(game, 2, "tikal", 0)
    put(game, 2, "uxmal", 0)
    put(game, 3, "chichen_itza", 0)
    put(game, 3, "palenque", 1)
    game.players[1].workers_in_hand -= 1
    game.starting_space = 1


def test_forced_begging() -> None:
    game = bare()
    block_all_zero_spaces(game)
    game.players[0].corn = 0
    assert types(game) == ["beg"]
    game.play({"type": "beg", "temple": "brown"})
    assert types(game) == ["place"]
    game.players[0].corn = 1
    assert types(game) == ["place"]


def test_pity_placement_ends_the_turn() -> None:
    game = bare()
    block_all_zero_spaces(game)
    me = game.players[0]
    me.corn, me.temples = 0, {"brown": 0, "yellow": 0, "green": 0}
    assert {(i["wheel"], i["space"], i["cost"], i["pity"]) for i in game.legal_actions()} == {
        ("yaxchilan", 1, 0, True),
        ("tikal", 1, 0, True),
        ("uxmal", 1, 0, True),
        ("chichen_itza", 1, 0, True),
    }
    game.wheels["uxmal"][1] = "dummy"
    assert len(game.legal_actions()) == 3
    me.corn = 1  # now affordable
    assert all("pity" not in i for i in game.legal_actions())
    me.corn = 0
    game.play(game.legal_actions()[0])
    assert (game.current_player, game.phase, me.corn, me.workers_in_hand) == (1, "turn", 0, 2)
    assert game.view(None)["placed"] == 0


def test_pity_takes_all_corn() -> None:
    game = bare()
    block_all_zero_spaces(game)
    for wheel in WHEELS:
        if game.wheels[wheel][1] is None:
            game.wheels[wheel][1] = "dummy"
    me = game.players[0]
    me.corn, me.temples = 1, {"brown": 0, "yellow": 0, "green": 0}
    assert {i["space"] for i in game.legal_actions()} == {2}
    assert {i["cost"] for i in game.legal_actions()} == {1}
    game.play(game.legal_actions()[0])
    assert me.corn == 0


# ---- using workers -----------------------------------------------------------------------------


def test_worker_on_zero_and_free_choice_on_six() -> None:
    game = bare()
    game.players[0].corn = 20
    put(game, 0, "yaxchilan", 0)
    put(game, 0, "yaxchilan", 6)
    put(game, 0, "palenque", 7)
    pick(game, "yaxchilan", 0)
    assert game.legal_actions() == [{"type": "nothing"}]
    game.play({"type": "nothing"})
    pick(game, "yaxchilan", 6)
    assert uses(game) == {("yaxchilan", n, 0) for n in (1, 2, 3, 4, 5)}
    use(game, "yaxchilan", 5)
    pick(game, "palenque", 7)
    assert uses(game) == {("palenque", n, 0) for n in (1, 2, 3, 4, 5)}
    use(game, "palenque", 1)
    assert game.legal_actions() == [{"type": "end_turn"}]


@pytest.mark.parametrize(("level", "fish", "corn"), [(0, 3, 4), (1, 3, 5), (2, 4, 5), (3, 4, 7)])
def test_agriculture(level: int, fish: int, corn: int) -> None:
    game = bare()
    me = game.players[0]
    me.techs["agriculture"] = level
    put(game, 0, "palenque", 1)
    put(game, 0, "palenque", 6)
    pick(game, "palenque", 1)
    use(game, "palenque", 1)
    assert me.corn == fish
    game.jungle[2]["corn"] = 0
    pick(game, "palenque", 6)
    if level < 2:
        assert ("palenque", 2, 0) not in uses(game)
        game.jungle[2]["corn"] = 1
    use(game, "palenque", 2)
    assert me.corn == fish + corn
    assert me.corn_tiles == (1 if level < 2 else 0)


def test_tileless_harvest_only_without_a_visible_corn_tile() -> None:
    game = bare()
    game.players[0].techs["agriculture"] = 2
    assert {"type": "harvest", "take": "corn", "tile": False, "corn": 8} in game._choices_harvest(4)
    game.jungle[4] = {"corn": 1, "wood": 3}
    choices = game._choices_harvest(4)
    assert {"type": "harvest", "take": "corn", "tile": True, "corn": 8} in choices
    assert {"type": "harvest", "take": "corn", "tile": False, "corn": 8} not in choices
    game.players[0].temples = {"brown": 0, "yellow": 0, "green": 0}
    assert not [i for i in game._choices_harvest(4) if i["type"] == "burn"]
    game.jungle[4] = {"corn": 0, "wood": 0}
    assert game._feasible("palenque", 4, 0)
    game.players[0].techs["agriculture"] = 1
    assert not game._feasible("palenque", 4, 0)


@pytest.mark.parametrize("level", [0, 1, 2, 3])
def test_extraction_at_yaxchilan(level: int) -> None:
    wood, stone, gold = 1 + (level >= 1), 1 + (level >= 2), 1 + (level >= 3)
    expected = {
        1: (wood, 0, 0, 0),
        2: (0, stone, 0, 1),
        3: (0, 0, gold, 2),
        5: (0, stone, gold, 2),
    }
    for action, goods in expected.items():
        game = bare()
        me = game.players[0]
        me.techs["extraction"] = level
        game._yaxchilan(action)
        assert (*me.blocks.values(), me.corn) == goods
    game = bare()
    game.players[0].techs["extraction"] = level
    assert {"type": "harvest", "take": "wood", "wood": 3 + (level >= 1)} in (
        game._choices_harvest(4)
    )


def test_skulls_at_yaxchilan_four() -> None:
    game = bare()
    me = game.players[0]
    me.techs["theology"] = 3
    put(game, 0, "yaxchilan", 4)
    put(game, 0, "yaxchilan", 5)
    put(game, 0, "yaxchilan", 6)
    game.skulls_in_bank = 3
    pick(game, "yaxchilan", 4)
    use(game, "yaxchilan", 4)
    assert (me.skulls, game.skulls_in_bank) == (2, 1)
    pick(game, "yaxchilan", 6)
    use(game, "yaxchilan", 4)
    assert (me.skulls, game.skulls_in_bank) == (3, 0)
    me.corn = 9
    pick(game, "yaxchilan", 5)
    assert ("yaxchilan", 4, 1) not in uses(game)


def test_two_advances_at_tikal_three() -> None:
    game = bare()
    me = game.players[0]
    me.techs["extraction"] = 3
    give(me, wood=1)
    put(game, 0, "tikal", 3)
    pick(game, "tikal", 3)
    use(game, "tikal", 3)
    assert {"type": "stop", "what": "advance"} not in game.legal_actions()
    assert {(i["tech"], i["level"], i["cost"]) for i in game.legal_actions()} == {
        ("agriculture", 1, 1),
        ("extraction", 4, 1),
        ("architecture", 1, 1),
        ("theology", 1, 1),
    }
    game.play({"type": "advance", "tech": "extraction", "level": 4, "cost": 1})
    pay(game, wood=1)
    assert len(game.legal_actions()) == 6
    game.play({"type": "gain", "wood": 0, "stone": 1, "gold": 1})
    assert {"type": "stop", "what": "advance"} in game.legal_actions()
    game.play({"type": "advance", "tech": "theology", "level": 1, "cost": 1})
    assert len(game.legal_actions()) == 2
    pay(game, gold=1)
    assert (me.techs["theology"], me.blocks["stone"]) == (1, 1)
    assert game.phase == "pick_up"


def test_second_advance_is_a_decision_even_without_blocks() -> None:
    game = bare()
    give(game.players[0], wood=1)
    put(game, 0, "tikal", 3)
    pick(game, "tikal", 3)
    use(game, "tikal", 3)
    game.play({"type": "advance", "tech": "theology", "level": 1, "cost": 1})
    pay(game, wood=1)
    assert game.legal_actions() == [{"type": "stop", "what": "advance"}]


def test_lost_bonuses_are_not_offered_alone() -> None:
    """J44 for Tikal 1 and 3."""
    game = bare()
    me = game.players[0]
    give(me, wood=1)
    me.techs = {"agriculture": 3, "extraction": 1, "architecture": 1, "theology": 3}
    me.temples = dict(TEMPLE_TOP)
    game.skulls_in_bank = 0
    assert not game._feasible("tikal", 1, 0)
    assert not game._feasible("tikal", 3, 0)
    game.skulls_in_bank = 1
    assert game._feasible("tikal", 1, 0)
    game.skulls_in_bank = 0
    me.techs["architecture"] = 3
    assert game._feasible("tikal", 1, 0)
    assert [i["tech"] for i in game._choices_advance(False, False)] == [
        "agriculture",
        "architecture",
        "theology",
    ]


def test_other_actions_without_gain_are_not_offered() -> None:
    """J44 for Uxmal 1, 2, 3 and for Uxmal 5 reaching them."""
    game = bare()
    me = game.players[0]
    me.corn = 2
    put(game, 0, "uxmal", 6)
    pick(game, "uxmal", 6)
    show(game)
    assert uses(game) == {("uxmal", 2, 0), ("uxmal", 3, 0), ("uxmal", 5, 1)}
    game2 = game.copy()
    use(game, "uxmal", 5, 1)
    # One corn is left: nothing to exchange.
    assert {(w, n) for w, n, _ in uses(game) if w == "uxmal"} == {("uxmal", 3)}
    assert {"type": "stop", "what": "any_action"} not in game.legal_actions()
    game2.players[0].corn = 1
    assert ("uxmal", 2, 0) not in uses(game2)
    give(game2.players[0], stone=1)
    assert ("uxmal", 2, 0) in uses(game2)
    game2.players[0].corn = 3
    assert ("uxmal", 1, 3) in uses(game2)
    game2.players[0].temples = dict(TEMPLE_TOP)
    assert ("uxmal", 1, 3) not in uses(game2)
    game2.players[0].workers_in_bank = 0
    assert ("uxmal", 3, 0) not in uses(game2)


def test_uxmal_one_by_stepping_back_and_through_uxmal_five() -> None:
    game = bare()
    game.players[0].corn = 4
    put(game, 0, "uxmal", 2)
    put(game, 0, "uxmal", 5)
    pick(game, "uxmal", 2)
    assert ("uxmal", 1, 4) in uses(game)
    game.play({"type": "nothing"})
    pick(game, "uxmal", 5)
    assert ("uxmal", 1, 7) not in uses(game)
    use(game, "uxmal", 5, 1)
    assert game.phase == "any_action"
    assert ("uxmal", 5, 1) not in uses(game)
    use(game, "uxmal", 1, 3)
    game.play({"type": "climb", "temple": "yellow"})
    assert (game.players[0].corn, game.players[0].temples["yellow"]) == (0, 2)


def test_market_sells_first_then_buys() -> None:
    game = bare()
    give(game.players[0], gold=1)
    put(game, 0, "uxmal", 2)
    pick(game, "uxmal", 2)
    use(game, "uxmal", 2)
    game.play({"type": "sell", "block": "gold", "corn": 4})
    game.play({"type": "buy", "block": "wood", "corn": 2})
    assert game.legal_actions() == [
        {"type": "buy", "block": "wood", "corn": 2},
        {"type": "stop", "what": "market"},
    ]
    game.play({"type": "buy", "block": "wood", "corn": 2})
    game.play({"type": "stop", "what": "market"})
    assert game.players[0].blocks == {"wood": 2, "stone": 0, "gold": 0}


# ---- Chichen Itza and theology -----------------------------------------------------------------


def test_chichen_itza_needs_a_skull_and_an_empty_space() -> None:
    game = bare()
    me = game.players[0]
    me.corn = 20
    put(game, 0, "chichen_itza", 3)
    put(game, 0, "chichen_itza", 10)
    pick(game, "chichen_itza", 3)
    assert uses(game) == set()
    me.skulls = 2
    game.chichen_skulls[2] = True
    assert uses(game) == {("chichen_itza", 3, 0), ("chichen_itza", 1, 2)}
    use(game, "chichen_itza", 3)
    assert (me.vp, me.temples["brown"], me.skulls, game.phase) == (6, 2, 1, "pick_up")
    pick(game, "chichen_itza", 10)
    me.techs["theology"] = 3
    assert uses(game) == {("chichen_itza", n, 0) for n in (1, 4, 5, 6, 7, 8, 9)}


def test_theology_one() -> None:
    game = bare()
    me = game.players[0]
    me.skulls, me.techs["theology"], me.corn = 1, 1, 1
    put(game, 0, "chichen_itza", 0)
    put(game, 0, "chichen_itza", 4)
    put(game, 0, "chichen_itza", 9)
    pick(game, "chichen_itza", 0)
    assert uses(game) == {("chichen_itza", 1, 0)}
    game.play({"type": "nothing"})
    pick(game, "chichen_itza", 4)
    assert uses(game) == {
        ("chichen_itza", 5, 0),
        ("chichen_itza", 4, 0),
        ("chichen_itza", 3, 1),
    }
    game.play({"type": "nothing"})
    pick(game, "chichen_itza", 9)
    assert uses(game) == {("chichen_itza", n, 0) for n in range(1, 10)}  # J46


def test_theology_two_with_the_block_just_gained() -> None:
    game = bare()
    me = game.players[0]
    me.skulls, me.techs["theology"] = 1, 2
    put(game, 0, "chichen_itza", 9)
    pick(game, "chichen_itza", 9)
    use(game, "chichen_itza", 9)
    game.play({"type": "gain", "wood": 1, "stone": 0, "gold": 0})
    assert game.phase == "theology"
    assert game.legal_actions() == [
        {"type": "pay", "wood": 1, "stone": 0, "gold": 0},
        {"type": "stop", "what": "theology"},
    ]
    pay(game, wood=1)
    assert game.phase == "climb"
    game.play({"type": "climb", "temple": "yellow"})
    assert (me.temples["yellow"], me.vp, me.number_of_blocks()) == (3, 13, 0)


@pytest.mark.parametrize(("wood", "on_top"), [(0, False), (1, True)])
def test_theology_two_not_offered(wood: int, on_top: bool) -> None:
    """J45; the lost step of the action itself does no harm (J30)."""
    game = bare()
    me = game.players[0]
    me.skulls, me.techs["theology"] = 1, 2
    give(me, wood=wood)
    if on_top:
        me.temples = dict(TEMPLE_TOP)
    put(game, 0, "chichen_itza", 1)
    pick(game, "chichen_itza", 1)
    use(game, "chichen_itza", 1)
    assert (game.phase, me.vp) == ("pick_up", 4)


# ---- building ----------------------------------------------------------------------------------


def at_tikal(game: Tzolkin, space: int) -> Player:
    put(game, 0, "tikal", space)
    pick(game, "tikal", space)
    return game.players[0]


def test_tikal_four_architecture_for_the_first_building() -> None:
    """J9."""
    game = bare()
    me = at_tikal(game, 4)
    me.techs["architecture"] = 2
    give(me, wood=3)
    show(game, "B01", "B09")
    use(game, "tikal", 4)
    assert builds(game) == {
        ("B01", 2, False),
        ("B01", 0, True),
        ("B09", 2, False),
        ("B09", 0, True),
    }
    build(game, "B01", 2)
    assert (me.corn, me.vp) == (1, 2)
    assert builds(game) == {("B09", 0, False)}
    assert {"type": "stop", "what": "build"} in game.legal_actions()
    build(game, "B09")
    assert (me.corn, me.vp, me.techs["agriculture"]) == (1, 2, 1)
    assert game.phase == "pick_up"


def test_tikal_four_architecture_kept_back() -> None:
    """J9, J42, J47: the full level for the second building, lost without one."""
    game = bare()
    me = at_tikal(game, 4)
    me.techs["architecture"] = 2
    give(me, gold=1, wood=1)
    show(game, "B13", "B09")
    use(game, "tikal", 4)
    build(game, "B13", 0, keep=True)
    assert (me.corn, me.vp, me.techs["architecture"]) == (0, 0, 3)
    assert builds(game) == {("B09", 3, False)}
    without_second = game.copy()
    without_second.play({"type": "stop", "what": "build"})
    assert (without_second.players[0].corn, without_second.phase) == (0, "pick_up")
    build(game, "B09", 3)
    assert game.legal_actions() == [{"type": "drop", "block": "wood"}]
    assert "B09" in game.buildings_on_display
    game.play({"type": "drop", "block": "wood"})
    assert (me.corn, me.vp, me.blocks["wood"]) == (1, 2, 0)


def test_tikal_four_at_level_zero_the_second_building_gets_the_new_level() -> None:
    game = bare()
    me = at_tikal(game, 4)
    give(me, gold=1, wood=1)
    show(game, "B13", "B01")
    use(game, "tikal", 4)
    assert builds(game) == {("B13", 0, False), ("B01", 0, False)}
    build(game, "B13")
    assert me.corn == 0
    assert builds(game) == {("B01", 1, False)}
    build(game, "B01", 1)
    assert me.corn == 1


def test_tikal_four_level_three_discount_and_full_price() -> None:
    game = bare()
    me = at_tikal(game, 4)
    me.techs["architecture"] = 3
    give(me, wood=1, stone=1)
    show(game, "B06", "B11", "B20")
    use(game, "tikal", 4)
    assert builds(game) == {("B06", 3, False), ("B11", 3, False), ("B11", 0, True)}
    build(game, "B11", 3)
    assert {i["block"] for i in game.legal_actions()} == {"wood", "stone"}
    game.play({"type": "drop", "block": "stone"})
    assert me.blocks == {"wood": 0, "stone": 1, "gold": 0}
    assert builds(game) == set()


def test_drop_only_what_leaves_a_payable_rest() -> None:
    game = bare()
    me = at_tikal(game, 2)
    me.techs["architecture"] = 3
    give(me, wood=2)
    show(game, "B06")
    use(game, "tikal", 2)
    build(game, "B06", 3)
    assert game.legal_actions() == [{"type": "drop", "block": "stone"}]


def test_monument_at_tikal_four_and_its_skull() -> None:
    game = bare()
    me = at_tikal(game, 4)
    me.techs["architecture"] = 3
    game.monuments_on_display = ["M13", "M04"]
    show(game)
    give(me, gold=4)
    me.skulls, game.skulls_in_bank = 1, 12
    use(game, "tikal", 4)
    [info] = game.legal_actions()
    assert info == {
        "type": "monument",
        "monument": "M13",
        "cost": {"wood": 0, "stone": 0, "gold": 4, "skulls": 1},
    }
    game.play(info)
    assert (me.monuments, me.skulls, game.skulls_in_bank, me.corn) == (["M13"], 0, 13, 0)
    assert game.phase == "pick_up"


def test_no_monument_at_tikal_two_and_tikal_four_needs_something() -> None:
    game = bare()
    me = at_tikal(game, 4)
    me.corn = 9
    show(game)
    game.monuments_on_display = ["M04"]
    give(me, wood=1, gold=4)
    assert ("tikal", 4, 0) in uses(game)
    assert ("tikal", 2, 2) not in uses(game)
    game.monuments_on_display = []
    assert ("tikal", 4, 0) not in uses(game)


def test_extra_building_has_its_own_architecture() -> None:
    """J28: B08 inside Tikal 4, before the second building."""
    game = bare()
    me = at_tikal(game, 4)
    me.techs["architecture"] = 1
    give(me, wood=4, gold=1)
    show(game, "B08", "B01", "B02")
    use(game, "tikal", 4)
    build(game, "B08", 1)
    assert (me.corn, game.phase) == (1, "climb")
    game.play({"type": "climb", "temple": "brown"})
    assert builds(game) == {("B01", 1, False), ("B02", 1, False)}
    build(game, "B01", 1)
    assert me.corn == 2
    assert builds(game) == {("B02", 0, False)}
    build(game, "B02")
    assert me.corn == 2
    assert game.phase == "pick_up"


def test_extra_building_may_be_declined_and_costs_blocks_after_uxmal_four() -> None:
    game = bare()
    me = game.players[0]
    me.corn = 4
    show(game, "B08", "B01")
    put(game, 0, "uxmal", 4)
    pick(game, "uxmal", 4)
    use(game, "uxmal", 4)
    build(game, "B08")
    game.play({"type": "climb", "temple": "brown"})
    assert game.legal_actions() == [{"type": "stop", "what": "build"}]
    give(me, wood=1)
    assert {i.get("pay") for i in game.legal_actions()} == {"blocks", None}
    game.play({"type": "stop", "what": "build"})
    assert game.phase == "pick_up"


def test_any_action_of_b21_with_a_nested_tikal_four() -> None:
    """J28, J29: architecture corn pays the action, which has its own architecture."""
    game = bare()
    me = at_tikal(game, 4)
    me.techs["architecture"] = 1
    give(me, wood=2 + 1 + 1, stone=1, gold=1)
    show(game, "B21", "B01", "B02", "B03")
    use(game, "tikal", 4)
    build(game, "B21", 1)
    assert (game.phase, me.corn, me.vp) == ("any_action", 1, 0)
    assert ("uxmal", 1, 4) not in uses(game)
    assert ("tikal", 4, 1) in uses(game)
    assert {"type": "stop", "what": "any_action"} in game.legal_actions()
    use(game, "tikal", 4, 1)
    assert builds(game) == {(b, n, n == 0) for b in ("B01", "B02", "B03") for n in (0, 1)}
    build(game, "B01", 0, keep=True)
    build(game, "B02", 1)
    assert (me.vp, me.corn) == (2, 1)
    assert game.legal_actions() == [{"type": "stop", "what": "build"}]  # the outer second building


def test_any_action_of_b21_without_corn() -> None:
    game = bare()
    me = at_tikal(game, 2)
    give(me, wood=2, stone=1, gold=1)
    show(game, "B21")
    use(game, "tikal", 2)
    build(game, "B21")
    assert game.legal_actions() == [{"type": "stop", "what": "any_action"}]
    game.play(game.legal_actions()[0])
    assert me.vp == 2


def test_market_of_b18_is_always_a_decision() -> None:
    game = bare()
    me = at_tikal(game, 2)
    give(me, stone=3)
    show(game, "B18")
    use(game, "tikal", 2)
    build(game, "B18")
    assert game.legal_actions() == [{"type": "stop", "what": "market"}]
    assert me.vp == 0
    game.play(game.legal_actions()[0])
    assert me.vp == 6


def test_effects_in_table_order() -> None:
    """The stone of B23 comes after its advance, bonus included."""
    game = bare()
    me = at_tikal(game, 2)
    me.techs["agriculture"] = 3
    give(me, wood=3)
    show(game, "B23")
    use(game, "tikal", 2)
    build(game, "B23")
    assert {(i["level"], i["cost"]) for i in game.legal_actions()} == {(4, 0), (1, 0)}
    assert len(game.legal_actions()) == 4
    game.play({"type": "advance", "tech": "agriculture", "level": 4, "cost": 0})
    assert (game.phase, me.blocks["stone"]) == ("climb", 0)
    game.play({"type": "climb", "temple": "brown"})
    assert me.blocks["stone"] == 1


def test_two_free_advances_of_b31() -> None:
    game = bare()
    me = at_tikal(game, 2)
    give(me, stone=1, gold=2)
    show(game, "B31")
    use(game, "tikal", 2)
    build(game, "B31")
    game.play({"type": "advance", "tech": "theology", "level": 1, "cost": 0})
    assert len(game.legal_actions()) == 4
    game.play({"type": "advance", "tech": "theology", "level": 2, "cost": 0})
    assert (me.techs["theology"], game.phase) == (2, "pick_up")


def test_architecture_from_the_building_itself_does_not_help_it() -> None:
    game = bare()
    me = at_tikal(game, 2)
    give(me, gold=1)
    show(game, "B13")
    use(game, "tikal", 2)
    build(game, "B13")
    assert (me.techs["architecture"], me.corn) == (1, 0)


def test_buildings_stay_legal_when_effects_are_lost() -> None:
    """J30."""
    game = bare()
    me = at_tikal(game, 4)
    me.temples = dict(TEMPLE_TOP)
    me.workers_in_bank, me.workers_in_hand = 0, 6
    game.skulls_in_bank = 0
    give(me, wood=4, stone=4, gold=1)
    show(game, "B26", "B22")
    use(game, "tikal", 4)
    build(game, "B26")
    game.play({"type": "advance", "tech": "theology", "level": 1, "cost": 0})
    build(game, "B22")
    assert (me.vp, me.skulls, me.temples) == (3, 0, TEMPLE_TOP)


def test_refill_only_at_the_end_of_the_turn() -> None:
    game = bare()
    me = at_tikal(game, 2)
    game.buildings_on_display = ["B01", "B02", "B04", "B05", "B06", "B07"]
    game.building_pile = ["B09", "B10"]
    give(me, wood=2)
    use(game, "tikal", 2)
    build(game, "B01")
    assert (game.phase, len(game.buildings_on_display)) == ("pick_up", 5)
    end(game)
    assert (game.phase, game.current_player) == ("reveal_building", CHANCE)
    game.play({"type": "reveal_building", "building": "B10"})
    assert (game.phase, game.current_player, game.building_pile) == ("turn", 1, ["B09"])


# ---- calendar ----------------------------------------------------------------------------------


def test_starting_space_corn_marker_and_two_days() -> None:
    game = bare()
    for player in game.players:
        player.corn = 5
    quiet_round(game)
    quiet_round(game)
    assert (game.day, game.round, game.calendar_corn, game.starting_player) == (2, 3, 2, 0)
    place(game, "starting_space", 0, 0)
    assert (game.players[0].corn, game.calendar_corn) == (5, 2)
    end(game)
    assert (game.players[0].corn, game.calendar_corn) == (7, 0)
    for _ in range(3):
        quiet_turn(game)
    assert (game.phase, game.current_player, game.starting_player) == ("days", 0, 1)  # J38, J50
    assert game.players[0].workers_in_hand + game._workers_on_wheels(0) == 3
    game.play({"type": "days", "days": 2})
    assert not game.players[0].light_side
    assert (game.day, game.round, game.current_player, game.calendar_corn) == (4, 4, 1, 0)
    quiet_round(game, taker=0)  # dark side: no decision
    assert (game.day, game.round, game.starting_player) == (5, 5, 0)


def test_workers_fall_off_and_dummies_go_round() -> None:
    game = bare()
    put(game, 0, "palenque", 7)
    put(game, 1, "chichen_itza", 10)
    put(game, 2, "tikal", 6)
    game.wheels["uxmal"][9] = "dummy"
    game.wheels["uxmal"][7] = "dummy"
    game.wheels["chichen_itza"][12] = "dummy"
    for wheel in WHEELS:
        game._turn_wheel(wheel)
    assert [p.workers_in_hand for p in game.players] == [3, 3, 2, 3]
    assert game.wheels["tikal"][7] == 2
    assert [n for n, x in enumerate(game.wheels["uxmal"]) if x] == [0, 8]
    assert [n for n, x in enumerate(game.wheels["chichen_itza"]) if x] == [0]
    assert game.wheels["palenque"] == [None] * 10


def fed_players(game: Tzolkin) -> None:
    """Feeding is free for all players, so that only the day counts."""
    for player in game.players:
        player.buildings = ["B04", "B04"]


def test_food_days_without_double_advances() -> None:
    game = bare()
    fed_players(game)
    food_days = []
    while game.current_player is not None:
        left, round_number = game.food_days_left, game.round
        quiet_round(game)
        if game.food_days_left < left:
            food_days.append(round_number)
    assert food_days == [8, 14, 21, 27]
    assert (game.day, game.round, game.phase) == (27, 27, "over")


def test_late_food_day() -> None:
    game = bare()
    fed_players(game)
    game.day = 6
    quiet_round(game, taker=1, days=2)
    assert (game.day, game.food_days_left) == (8, 4)
    quiet_round(game)
    assert (game.day, game.food_days_left) == (9, 3)
    game.day = 12
    quiet_round(game)
    assert (game.day, game.food_days_left) == (13, 3)


@pytest.mark.parametrize(("days", "last"), [(1, 26), (2, 27)])
def test_last_round(days: int, last: int) -> None:
    """s5, J50: from day 25 two days are allowed; there is no decision in the last round."""
    game = bare()
    fed_players(game)
    game.day, game.food_days_left, game.round = 25, 1, 26
    quiet_round(game, taker=0, days=days)
    assert (game.day, game.round, game.starting_player) == (last, 27, 1)
    game.calendar_corn = 4
    for player in game.players:
        player.corn = 0
    quiet_round(game, taker=2)
    assert game.phase == "over"
    assert game.legal_actions() == []
    assert game.players_to_act == []
    assert (game.day, game.round, game.starting_player) == (last + 1, 27, 2)
    assert (game.players[2].corn, game.calendar_corn) == (4, 0)
    assert game.players[2].light_side
    assert game.winners


def test_change_of_age() -> None:
    game = bare()
    fed_players(game)
    game.day, game.food_days_left = 13, 3
    game.players[0].temples["brown"] = 3
    for _ in range(4):
        quiet_turn(game)
    assert (game.phase, game.age, game.next_age_pile) == ("reveal_building", 2, [])
    assert len(game.building_pile) == 18
    assert game.players[0].vp == 0
    reveal_all(game)
    assert game.players[0].vp == 4 + 6 + 1 + 2
    assert sorted(BUILDINGS[b].age for b in game.buildings_on_display) == [2] * 6
    assert (game.phase, game.day, game.food_days_left) == ("turn", 14, 2)


# ---- end of the game ---------------------------------------------------------------------------


def test_final_scoring_counts_exact_quarters() -> None:
    game = bare()
    me = game.players[0]
    me.corn, me.skulls, me.quarters = 2, 1, -8
    give(me, wood=1, stone=1, gold=1)
    game._final_scoring()
    assert me.vp == -2 + 3 + 11 / 4
    assert (me.corn, me.skulls, me.blocks["gold"]) == (2, 1, 1)
    assert [type(score) for score in game.scores] == [float, int, int, int]


def test_tie_break() -> None:
    game = bare()
    game.pending = []
    game.players[1].score(5)
    game.players[3].score(5)
    assert game.winners == [1, 3]
    put(game, 3, "uxmal", 7)
    put(game, 0, "uxmal", 6)
    assert game.winners == [3]


@pytest.mark.parametrize(
    ("monument", "points"),
    [
        ("M01", 4 * 3),
        ("M02", 2 * 5 + 2 * 3),
        ("M03", 20),
        ("M04", 8),
        ("M05", 5 * 4),
        ("M06", 4 * 2),
        ("M07", 20),
        ("M08", 21),
        ("M09", 12),
        ("M10", 4 * 2),
        ("M11", 6 - 2 + 3),
        ("M12", 9),
        ("M13", 6),
    ],
)
def test_monuments(monument: str, points: int) -> None:
    game = bare(3)
    me = game.players[0]
    me.buildings = ["B01", "B06", "B20", "B09", "B32"]
    others = {"tomb": "M01", "civic": "M06", "shrine": "M10"}
    me.monuments = [m for c, m in others.items() if c != MONUMENTS[monument].category] + [monument]
    game.players[1].monuments = ["M02"]
    me.corn_tiles, me.wood_tiles = 5, 2
    me.techs = {"agriculture": 3, "extraction": 3, "architecture": 1, "theology": 0}
    me.workers_in_bank, me.workers_in_hand = 1, 5
    me.temples = {"brown": 4, "yellow": 0, "green": 3}
    game.chichen_skulls[3] = game.chichen_skulls[9] = True
    assert game._monument_points(monument, me) == points


# ---- set-up ------------------------------------------------------------------------------------


def test_draft_is_secret_and_in_any_order() -> None:
    game = Tzolkin(4, starting_seat=2)
    reveal_all(game)
    assert (game.phase, game.current_player, game.players_to_act) == ("keep", 0, [0, 1, 2, 3])
    assert game.players[3].dealt == ["W13", "W14", "W15", "W16"]
    game.play({"type": "keep", "tile": "W15"}, seat=3)
    assert {"type": "keep", "tile": "W15"} not in game.legal_actions(3)
    assert len(game.legal_actions(3)) == 3
    game.play({"type": "keep", "tile": "W14"}, seat=3)
    assert game.players_to_act == [0, 1, 2]
    assert game.legal_actions(3) == []
    with pytest.raises(ValueError, match="not legal"):
        game.play({"type": "keep", "tile": "W13"}, seat=3)
    own, other, spectator = game.view(3), game.view(0), game.view(None)
    assert own["players"][3]["kept"] == ["W14", "W15"]
    assert own["players"][3]["dealt"] == ["W13", "W14", "W15", "W16"]
    for view in (other, spectator):
        assert "dealt" not in view["players"][3]
        assert view["players"][3]["wealth"] == []
        assert view["players"][3]["workers_in_hand"] == 3
    for seat in (1, 2, 0):
        for _ in range(2):
            game.play(game.legal_actions(seat)[0], seat)
    assert (game.phase, game.current_player) == ("turn", 2)
    players = game.view(0)["players"]
    assert "dealt" not in players[0]
    assert players[3]["wealth"] == ["W14", "W15"]
    assert (players[3]["workers_in_hand"], players[3]["corn"], players[3]["wood"]) == (4, 3, 1)
    assert (players[0]["corn"], players[0]["gold"], players[0]["temples"]["yellow"]) == (8, 1, 3)
    assert players[0]["techs"]["agriculture"] == 1


def test_dummies() -> None:
    game = Tzolkin(3, starting_seat=0, draft=False)
    while game.phase != "dummy":
        tiles = [
            i for i in game.legal_actions() if i["type"] != "deal" or i["tile"] in ("W04", "W08")
        ]
        game.play((tiles or game.legal_actions())[0])
    for tile in ("W17", "W16", "W14", "W10"):
        game.play({"type": "dummy", "tile": tile})
    assert game.phase == "turn"
    assert [n for n, x in enumerate(game.wheels["chichen_itza"]) if x] == [0]
    assert [n for n, x in enumerate(game.wheels["uxmal"]) if x] == [2, 3, 7]
    assert [n for n, x in enumerate(game.wheels["tikal"]) if x] == [3, 8]
    assert {"type": "place", "wheel": "chichen_itza", "space": 1, "cost": 1} in game.legal_actions()


def test_last_dummy_stays_alone() -> None:
    game = Tzolkin(3, starting_seat=0, draft=False)
    while game.phase != "dummy":
        game.play(game.legal_actions()[-1 if game.phase == "deal" else 0])
    for tile in ("W01", "W02", "W05", "W09"):
        game.play({"type": "dummy", "tile": tile})
    assert game.phase == "turn"
    assert [n for n, x in enumerate(game.wheels["palenque"]) if x] == [1, 3, 6]
    assert [n for n, x in enumerate(game.wheels["yaxchilan"]) if x] == [1, 6]
    assert [n for n, x in enumerate(game.wheels["tikal"]) if x] == [1]


def test_components() -> None:
    assert len(BUILDINGS) == 32
    assert sum(b.age == 1 for b in BUILDINGS.values()) == 14
    for category in ("farm", "tomb", "civic", "shrine"):
        assert sum(b.category == category for b in BUILDINGS.values()) == 8
    assert (len(MONUMENTS), len(WEALTH)) == (13, 21)
    assert {t: len(v) - 1 for t, v in TEMPLE_VP.items()} == TEMPLE_TOP


# ---- random games ------------------------------------------------------------------------------


def check_conservation(game: Tzolkin) -> None:
    places = [x for w in WHEELS for x in game.wheels[w]]
    assert places.count("dummy") + game.dummies_to_place == {2: 12, 3: 6, 4: 0}[game.number]
    for wheel in WHEELS:  # only dummies can be on unnumbered spaces
        assert set(game.wheels[wheel][LAST_SPACE[wheel] + 1 :]) <= {None, "dummy"}
    for seat, player in enumerate(game.players):
        on_space = 1 if game.starting_space == seat else 0
        away = player.workers_in_hand + player.workers_in_bank + on_space
        assert away + places.count(seat) == 6
        assert min(player.corn, player.skulls, *player.blocks.values()) >= 0
        assert all(0 <= player.temples[t] <= TEMPLE_TOP[t] for t in TEMPLE_TOP)
    for temple, top in TEMPLE_TOP.items():
        assert sum(p.temples[temple] == top for p in game.players) <= 1
    skulls = sum(p.skulls for p in game.players) + sum(game.chichen_skulls)
    assert skulls + game.skulls_in_bank == 13
    assert not game.chichen_skulls[0]
    buildings = game.buildings_on_display + game.building_pile + game.next_age_pile
    buildings += game.removed_buildings + [b for p in game.players for b in p.buildings]
    assert sorted(buildings) == sorted(BUILDINGS)
    monuments = game.monuments_on_display + game.monument_pile
    monuments += [m for p in game.players for m in p.monuments]
    assert sorted(monuments) == sorted(MONUMENTS)
    corn = sum(g["corn"] + g["wood"] for g in game.jungle.values())
    assert corn + sum(p.corn_tiles for p in game.players) == 4 * game.number


def lively(rng: random.Random, legal: list[Info]) -> Info:
    """Random, but with a preference for actions with effect, so that rare ones occur."""
    busy = [i for i in legal if i["type"] not in ("nothing", "stop", "end_turn", "beg")]
    return rng.choice(busy if busy and rng.random() < 0.7 else legal)


def patient(rng: random.Random, legal: list[Info]) -> Info:
    """Let workers advance, then use them as high as possible, which yields monuments and skulls."""
    if rng.random() < 0.2:
        return lively(rng, legal)
    late = [i for i in legal if i["type"] == "pick_up" and i["space"] >= 4]
    first = [i for i in legal if i["type"] in ("place", "monument", "build")]
    choice = late or first or [i for i in legal if i["type"] not in ("nothing", "stop", "beg")]
    if choice and "space" in choice[0] and choice[0]["type"] != "place":
        return max(choice, key=lambda i: int(i.get("space", -1)))
    return rng.choice(choice or legal)


def make_rich(game: Tzolkin) -> None:
    """Goods and levels that random play does not reach."""
    for seat, player in enumerate(game.players):
        give(player, wood=12, stone=12, gold=12)
        player.corn += 60
        player.techs = {"agriculture": seat, "extraction": 3, "architecture": 3, "theology": seat}


def random_game(
    players: int, draft: bool, seed: int, policy: Policy, rich: bool = False
) -> Tzolkin:
    rng = random.Random(seed)
    game = Tzolkin(players, draft=draft)
    days = [game.day]
    phases = set()
    while game.current_player is not None:
        if rich and game.phase == "turn" and "turn" not in phases:
            make_rich(game)
        phases.add(game.phase)
        seat = rng.choice(game.players_to_act)
        legal = game.legal_actions(seat)
        assert legal
        assert len({json.dumps(i, sort_keys=True) for i in legal}) == len(legal)
        view = game.view(None if seat == CHANCE else seat)
        assert json.loads(json.dumps(view)) == view
        assert view["phase"] == game.phase
        assert game.winners == []
        game.play(policy(rng, legal), seat)
        check_conservation(game)
        if game.day != days[-1]:
            days.append(game.day)
    assert game.day in (27, 28)
    assert len(days) - 1 == game.round <= 27
    assert (game.phase, game.food_days_left, game.age, game.legal_actions()) == ("over", 0, 2, [])
    assert game.winners
    best = max(game.scores)
    assert all(game.scores[s] == best for s in game.winners)
    return game


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("draft", [True, False])
@pytest.mark.parametrize("seed", [0, 1, 2, 3])
def test_random_games(players: int, draft: bool, seed: int) -> None:
    random_game(players, draft, seed, (random.Random.choice, lively, patient, patient)[seed])


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_rich_random_games(players: int, seed: int) -> None:
    random_game(players, False, seed, (lively, patient)[seed % 2], rich=True)


def test_same_choices_same_game_and_copies_are_independent() -> None:
    one, two = (random_game(3, True, 7, lively) for _ in range(2))
    assert one.view(None) == two.view(None)
    game = bare()
    twin = game.copy()
    place(twin, "palenque", 0, 0)
    assert game.phase == "turn"
    assert game.view(0) != twin.view(0)


def test_illegal_answers_are_refused() -> None:
    game = bare()
    with pytest.raises(ValueError, match="not legal"):
        game.play({"type": "end_turn"})
    with pytest.raises(ValueError, match="not legal"):
        game.play({"type": "place", "wheel": "palenque", "space": 0, "cost": 0}, seat=1)
    with pytest.raises(ValueError, match="players"):
        Tzolkin(5)
    with pytest.raises(ValueError, match="seat"):
        Tzolkin(2, starting_seat=2)


def test_steps_come_in_the_order_named() -> None:
    game = bare()
    game._then(step("climb"), step("pick_up"))
    assert game.phase == "climb"
