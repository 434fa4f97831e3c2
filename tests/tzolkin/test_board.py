"""The board as a picture: every legal action can be clicked, and it shows only what the view
has."""

import json
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import sacbe
from sacbe.draw.svg import text_width
from sacbe.games.tzolkin import board
from sacbe.games.tzolkin.board import calendar
from sacbe.games.tzolkin.board.geometry import TEETH, WHEEL
from sacbe.games.tzolkin.board.labels import number, say
from sacbe.games.tzolkin.board.tiles import cost_items, effect_rows, formula_row, formula_steps
from sacbe.games.tzolkin.data import DATA, TECHS, TEMPLES
from sacbe.text import HERE, LANGUAGES
from tests.games.pictures import SVG, check, draw_svg, positions, texts_of
from tests.text.ftl import ids, junk, variables
from tests.tzolkin.positions import position, using
from tests.tzolkin.test_non_interference import draft_table

GOODS = ("corn", "wood", "stone", "gold", "skulls")
CLICKED = re.compile(r'data-actions?="([\d ]+)"')
FOLDER = Path(board.__file__).parent / "text"


def parts(tree: ET.Element, start: str) -> list[str]:
    """The ids in a picture with this prefix."""
    names = (part.get("id") or "" for part in tree.iter())
    return [name for name in names if name.startswith(start)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_choices_of_random_games_can_be_clicked(players: int) -> None:
    for n, state in enumerate(positions("tzolkin", players, players, 1)):
        lang = LANGUAGES[n // 10 % len(LANGUAGES)]
        for seat in state.players_to_act or [0]:
            if n % 10 == 0:
                check(state, seat, lang)
            else:
                attributes = CLICKED.findall(draw_svg(state, seat))
                clickable = [int(action) for one in attributes for action in one.split()]
                legal = state.legal_actions(seat) if state.players_to_act else []
                assert sorted(clickable) == legal
        if n % 40 == 0:
            check(state, None, lang)


def test_only_seats_that_must_act_can_click() -> None:
    state = draft_table(3, 1, 6).state
    for seat in (None, *range(3)):
        assert ("data-action" in draw_svg(state, seat)) == (seat == state.current_player)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_picture_matches_the_view(players: int) -> None:
    for n, state in enumerate(positions("tzolkin", players, 40 + players, 25)):
        seat = n % players
        view, tree = state.view(seat), check(state, seat)
        for p, player in enumerate(view["players"]):
            for wheel, holes in view["wheels"].items():
                assert len(parts(tree, f"w-{p}-{wheel}-")) == holes.count(p)
            words = texts_of(tree, f"player-{p}")
            goods = [str(player[good]) for good in GOODS]
            assert any(words[i : i + 5] == goods for i in range(len(words)))
            owned = (*player["buildings"], *player["monuments"], *player["wealth"])
            assert set(owned) <= {name[5:] for name in parts(tree, "tile-")}
            assert len(parts(tree, f"w-{p}-start")) == (view["starting_space"] == p)
        for wheel, holes in view["wheels"].items():
            assert len(parts(tree, f"w-dummy-{wheel}-")) == holes.count("dummy")
        displayed = {*view["buildings_on_display"], *view["monuments_on_display"]}
        assert displayed <= {name[5:] for name in parts(tree, "tile-")}
        for temple in TEMPLES:
            assert len(parts(tree, f"temple-{temple}-")) == players
        for tech in TECHS:
            assert len(parts(tree, f"tech-{tech}-")) == players
        assert texts_of(tree, "part-start")[0] == f"+{view['calendar_corn']}"


def test_workers_move_with_their_wheels() -> None:
    """A worker keeps its id when it moves, and its angle grows by one space a day."""
    ridden = 0
    before: dict[str, float] = {}
    day = 0
    for state in positions("tzolkin", 3, 8, 1):
        tree, today = ET.fromstring(draw_svg(state, None)), state.view()["day"]
        now = {}
        for part in tree.iter():
            name = part.get("id") or ""
            if name.startswith("w-") and not name.endswith("-start"):
                now[name] = float(re.findall(r"rotate\(([-\d.]+)\)", part.get("transform", ""))[0])
        if today > day:
            for name in now.keys() & before.keys():
                wheel = WHEEL[name.split("-")[2]]
                angle = (now[name] - before[name]) % 360
                assert angle == pytest.approx((today - day) * wheel.step, abs=0.02)
                ridden += 1
        before, day = now, today
        if ridden > 20:
            return
    pytest.fail("no worker rode")


def test_wheels_never_turn_back() -> None:
    """Angles grow without end, so that a browser turns them the short way."""
    angles: list[float] = []
    for state in positions("tzolkin", 2, 4, 5):
        match = re.search(r'id="wheel-tikal-face"[^>]*rotate\(([-\d.]+)\)', draw_svg(state, None))
        assert match
        angles.append(float(match[1]))
    assert angles == sorted(angles)
    assert angles[-1] - angles[0] >= 36 * (TEETH - 1)


@pytest.mark.parametrize("choices", [0, 1, 3])
def test_the_picture_leaks_no_hidden_tiles(choices: int) -> None:
    state = draft_table(3, 7, choices).state
    for seat in (None, 0, 1, 2):
        picture = draw_svg(state, seat)
        for seed in range(4):
            world = state.determinize(seat, seed)
            assert draw_svg(world, seat) == picture
            assert world.svg(seat) == state.svg(seat)


def test_every_tile_has_its_picture() -> None:
    """Icons for all effects and formulas of the data, none of them unknown."""
    for tile in (*DATA.buildings, *DATA.wealth):
        assert all(effect_rows(tile))
    for tile in DATA.monuments:
        assert formula_row(tile, 2) or formula_steps(tile)[1]
    assert cost_items({"wood": 1, "stone": 0, "gold": 2}) == ["wood", "gold", "gold"]
    assert cost_items({"wood": 2, "stone": 3, "gold": 1}) == ["wood:2", "stone:3", "gold:1"]


def test_many_tiles_fit_and_stay_readable() -> None:
    """Sixteen tiles and more on one board, and many on the others: none leaves its board, none
    covers another, and their numbers stay readable."""
    t = position(4, day=22, held=3)
    owned = [f"B{n:02}" for n in range(1, 33)]
    t.player(0, buildings=owned[:3] + owned[5:16:2] + owned[17:22], monuments=["M01", "M11"])
    t.player(1, buildings=["B04", "B05", "B07", "B23", "B24"], monuments=["M05"])
    t.player(2, buildings=["B13", "B15", "B17", "B28"], monuments=["M08"])
    t.player(3, buildings=["B25", "B27", "B32"], monuments=["M13"])
    for p in range(4):
        t.player(p, wealth=[f"W{n:02}" for n in (2 * p + 1, 2 * p + 2)])
    tree = check(t.state, 0)
    for p in range(4):
        board, owned_tiles = (
            tree.find(f".//*[@id='{name}-{p}']") for name in ("part-player", "part-tiles")
        )
        assert board is not None
        assert owned_tiles is not None
        ground = next(part for part in board.iter(f"{SVG}rect"))
        x, y, w, h = (float(ground.get(key, "")) for key in ("x", "y", "width", "height"))
        boxes = []
        for part in owned_tiles.iter():
            if (part.get("id") or "").startswith("tile-"):
                left, top = map(float, re.findall(r"[-\d.]+", part.get("transform", "")))
                slab = next(part.iter(f"{SVG}rect"))
                boxes.append((left, top, *(float(slab.get(k, "")) for k in ("width", "height"))))
                sizes = [float(words.get("font-size", "")) for words in part.iter(f"{SVG}text")]
                assert min(sizes, default=9) >= 8.5, part.get("id")
        assert len(boxes) == len(t.state.view(0)["players"][p]["buildings"]) + (4 if p == 0 else 3)
        for left, top, wide, high in boxes:
            assert x <= left <= x + w - wide
            assert y <= top <= y + h - high
            covered = [b for b in boxes if abs(b[1] - top) < high and left < b[0] < left + wide]
            assert not covered


@pytest.mark.parametrize("quarters", [-205, 349, 413, 50, 8])
def test_points_with_quarters_can_be_read(quarters: int) -> None:
    t = position()
    record = t._edit()
    for p in range(4):
        record.players[p].vp = quarters
    tree = check(t.state, 0)
    label = number("en", quarters / 4 if quarters % 4 else quarters // 4)
    elements = [part for part in tree.iter(f"{SVG}text") if part.text == label]
    large = [float(part.get("font-size", "")) for part in elements if part.get("font-weight")]
    assert sum(size >= 11 for size in large) >= 4


def test_the_goods_that_are_always_in_sight_have_the_points() -> None:
    """The part of the reader's board that page.json selects (see zoom.js)."""
    t = position().player(0, vp=77)
    page = json.loads((Path(board.__file__).parents[1] / "page" / "page.json").read_text("utf-8"))
    (name, (first, high)), (below, _) = page["goods"]
    own = check(t.state, 0).find(f".//*[@id='{name.replace('$seat', '0')}']")
    assert own is not None
    top = float(next(own.iter(f"{SVG}rect")).get("y", "")) - 4 + first
    (points,) = [part for part in own.iter(f"{SVG}text") if part.text == "77"]
    assert top < float(points.get("y", "")) - 20
    assert float(points.get("y", "")) + 14 < top + high
    assert "Food Day in 7 days" in texts_of(check(t.state, 0), below.replace("$seat", "0"))


def test_every_wheel_is_a_part_with_its_workers() -> None:
    t = position(at=["tikal 3", "uxmal 1"], corn=9)
    tree = check(t.state, 0)
    for key in WHEEL:
        ring, entry = (tree.find(f".//*[@id='{name}-{key}']") for name in ("part", "part-enter"))
        assert ring is not None
        assert entry is not None
        assert [part for part in entry.iter() if "choice" in (part.get("class") or "")]
    for piece, key in (("w-0-tikal-3", "tikal"), ("w-0-uxmal-1", "uxmal")):
        assert tree.find(f".//*[@id='part-on-{key}']//*[@id='{piece}']") is not None


def test_a_building_for_corn_shows_its_price_in_corn() -> None:
    t = using("uxmal 4", corn=4, shown=["B01", "B04", "B09"])
    tree = ET.fromstring(draw_svg(t.state, 0))
    assert texts_of(tree, "part-build") == ["2", "4"]


def test_a_notebook_shows_the_board_as_all_may_see_it() -> None:
    state = sacbe.Table("tzolkin", players=2, seed=1).state
    svg = state._repr_svg_()
    assert ET.fromstring(svg)[0].tag.endswith("style")
    assert svg == state.svg(None)
    assert "data-action" not in svg
    assert "data-action" in state.svg(state.current_player, "it")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_countdown_to_food_day_is_complete(lang: str) -> None:
    for days in range(DATA.calendar.teeth):
        countdowns = [say(lang, words, {"days": days}) for words in ("food-day", "food-in")]
        _, lines = calendar._countdown_lines(countdowns[:1], calendar.WIDTH, calendar.SIZES)
        assert " ".join(lines) == countdowns[0]
        room = calendar.OVERVIEW_WIDTH, calendar.OVERVIEW_SIZES
        size, lines = calendar._countdown_lines(countdowns, *room)
        assert " ".join(lines) in countdowns
        assert max(text_width(one, size, True) for one in lines) <= calendar.OVERVIEW_WIDTH


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_labels_of_the_board_are_complete(lang: str) -> None:
    path = FOLDER / f"{lang}.ftl"
    assert junk(path) == []
    assert ids(path) == ids(FOLDER / "en.ftl")
    assert not set(ids(path)) & set(ids(HERE / f"{lang}.ftl"))
    theirs, ours = (variables(FOLDER / f"{x}.ftl") for x in (lang, "en"))
    assert theirs == ours
