"""The board as a picture: all choices can be clicked, and it shows what the view contains."""

import json
import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from importlib import resources
from typing import Any

import pytest

import sacbe
from sacbe.games.maya import board, derived
from sacbe.games.maya.data import AREA_CHOICES, CELLS, SITES
from sacbe.games.maya.derived import city_payouts
from sacbe.text import LANGUAGES
from tests.games.modules import module_of
from tests.games.pictures import NAMES, SVG, check, draw_svg, positions, texts_of

GAME = sacbe.game("maya")
OPTIONS = {
    2: {"variant": "two_cities"},
    3: {"variant": "new_beginning"},
    4: {},
}


@pytest.mark.parametrize("players", OPTIONS)
def test_all_choices_of_random_games_can_be_clicked(players: int) -> None:
    for n, state in enumerate(positions("maya", players, players, 9, **OPTIONS[players])):
        lang = LANGUAGES[n % len(LANGUAGES)]
        for seat in {
            state.current_player if state.current_player in range(players) else 0,
            n % players,
        }:
            check(state, seat, lang)
        if n % 5 == 0:
            check(state, None, lang)


def test_choosing_a_tile_and_a_space() -> None:
    """The two steps of a turn: choices are on the rack, then on the map."""
    state = sacbe.Table("maya", players=2, seed=1).state
    seat = state.current_player
    assert seat is not None
    tree = check(state, seat)
    assert texts_of(tree, "part-tray")[0] == "Your turn"
    state.play(state.legal_actions()[0])
    svg = draw_svg(state, seat)
    cells = [state.action_info(action)["cell"] for action in state.legal_actions()]
    assert all(f'id="to-{cell}"' in svg for cell in cells)
    other = draw_svg(state, 1 - seat)
    assert "data-action" not in other
    assert 'id="to-' not in other


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tooltip_of_a_space_matches_its_disc(lang: str) -> None:
    """The tooltip has the same content as the disc: points of the group, and cities that close."""
    say = module_of(GAME, "board.texts").board_texts(lang)
    for state in positions("maya", 2, 8, 5):
        view = state.view(state.current_player if state.current_player in range(2) else None)
        if view["phase"] != "plant":
            continue
        tree = check(state, state.current_player, lang)
        for info in map(state.action_info, state.legal_actions()):
            points, alone = derived.group_points(info, view)
            title = tree.find(f".//*[@id='to-{info['cell']}']/{SVG}title")
            assert title is not None
            expected = say("target-joined" if points > alone else "target-alone", n=points)
            assert (title.text or "").startswith(expected)
            assert (title.text == expected) == (not derived.cities_closed_by(info, view))


def test_small_window_shows_active_area_and_own_points() -> None:
    page = json.loads((resources.files("sacbe.games.maya.page") / "page.json").read_text("utf-8"))
    assert page["parts"]["land"] == ["part-overview"]
    ((strip, (top, high)),) = page["goods"]
    sizes_: list[float] = []
    for state in positions("maya", 2, 3, 15, areas="blue+green"):
        tree = check(state, 0)
        near = tree.find(f".//*[@id='part-overview']/{SVG}rect")
        assert near is not None
        left, wide, high_ = (float(near.get(name) or 0) for name in ("x", "width", "height"))
        assert wide >= board.OVERVIEW_RATIO * high_ - 0.1  # a phone shows nothing beside it
        assert board.SEA.x <= left <= board.SEA.x + board.SEA.w - wide + 0.1
        sizes_.append(wide * high_)
        assert str(state.scores[0]) in texts_of(tree, strip)
    assert sizes_ == sorted(sizes_)
    assert sizes_[0] < 0.6 * sizes_[-1]
    assert top < 20 - 31 / 2 + 4  # the badge
    assert top + high > 61 + 21  # the tiles


@pytest.mark.parametrize("players", OPTIONS)
def test_an_overview_names_all_temples_readably(players: int) -> None:
    """In the window of the smallest phone no name is smaller than 11 pixels."""
    for state in positions("maya", players, 1, 12):
        tree = check(state, 0)
        frame = tree.find(f".//*[@id='part-overview']/{SVG}rect")
        assert frame is not None
        scale = min(360 / float(frame.get("width", 0)), 224 / float(frame.get("height", 0)))
        names = [each for group in tree.iterfind(".//*[@class='coarse']") for each in group]
        texts = sorted(each.text or "" for each in names)
        assert texts == sorted(state.view(0)["sites"])
        assert all(float(each.get("font-size", 0)) * scale >= 11 for each in names)


@pytest.mark.parametrize("players", OPTIONS)
def test_picture_matches_the_view(players: int) -> None:
    for n, state in enumerate(positions("maya", players, 20 + players, 37)):
        view = state.view(n % players)
        if not view["areas"]:
            continue
        tree = check(state, n % players)
        svg = draw_svg(state, n % players)
        fields = [cell for cell, tile in view["cells"].items() if tile["kind"] == "plantation"]
        assert svg.count('id="cell-') == len(fields)
        assert all(f'id="cell-{cell}"' in svg for cell in fields)
        assert svg.count('id="city-') == len(view["cities"])
        assert svg.count('id="site-') == len(view["sites"]) - len(view["cities"])
        for p, player in enumerate(view["players"]):
            words = [word for word in texts_of(tree, f"seat-{p}") if word.isdigit()]
            assert words[:2] == [str(player["rack_count"]), str(player["reserve_count"])]
            assert words[-1] == str(player["score"])
        own = view["players"][n % players]["rack"]
        for (crop, count), copies in Counter((t["crop"], t["n"]) for t in own).items():
            assert svg.count(f'id="rack-{crop}-{count}-') == copies
        for name, city in view["cities"].items():
            texts = texts_of(tree, f"city-{SITES.index(name)}")
            assert texts[:2] == [name, name]  # the second one is that of an overview
            best = max(city["strength"])
            if best and not city["scored"]:
                assert texts[2] == str(best)


def test_tiles_of_this_turn_have_no_empty_disc_in_an_overview() -> None:
    """The disc and its number are shown or left out together."""
    state = next(s for s in positions("maya", 2, 5, 1) if s.view(None)["planted"])
    marks = check(state, 0).find(".//*[@id='part-planted']")
    assert marks is not None
    discs = [each for each in marks.iter() if each.tag == f"{SVG}circle"]
    fine = [each for group in marks.iterfind(".//*[@class='fine']") for each in group]
    assert discs
    assert all(disc in fine for disc in discs)


def test_a_closed_city_shows_its_points() -> None:
    """The points are shared as in 6.4."""
    assert city_payouts(3, [5, 4, 0, 0]) == [12, 6, 0, 0]
    assert city_payouts(5, [4, 4, 2]) == [23, 23, 0]
    assert city_payouts(4, [3, 3, 3, 3]) == [8, 8, 8, 8]
    assert city_payouts(4, [6, 2, 2]) == [20, 5, 5]
    assert city_payouts(1, [1, 0]) == [0, 0]
    cities_checked = 0
    for state in positions("maya", 2, 4, 1):
        view = state.view(None)
        closed = [c for c in view["cities"].values() if c["scored"]]
        now = sum(sum(city_payouts(c["size"], c["strength"])) for c in closed)
        assert now >= cities_checked
        cities_checked = now
    assert 0 < cities_checked <= sum(state.scores)


def sizes(part: ET.Element, k: float = 1.0) -> Iterator[tuple[float, str]]:
    """The font sizes and contents of all texts."""
    scale = re.search(r"scale\(([-\d.]+)\)", part.get("transform") or "")
    k *= float(scale[1]) if scale else 1.0
    if part.tag == f"{SVG}text":
        yield k * float(part.get("font-size") or 0), "".join(part.itertext())
    for inner in part:
        yield from sizes(inner, k)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_are_large_enough_to_read(lang: str) -> None:
    for state in positions("maya", 4, 3, 40):
        seat = state.current_player if state.current_player in range(4) else 0
        texts = list(sizes(ET.fromstring(draw_svg(state, seat, lang))))
        assert not [words for size, words in texts if size < 9]
        assert not [words for _, words in texts if words.endswith("…")]  # truncated


@pytest.mark.parametrize("areas", ["+".join(areas) for areas in AREA_CHOICES])
def test_legend_fits_beside_every_map(areas: str) -> None:
    players = areas.count("+") + 1
    state = sacbe.Table("maya", players=players, seed=1, areas=areas).state
    words = texts_of(check(state, 0, "it"), "part-key")
    assert [word for word in words if "città" in word]
    assert not [word for word in words if word.endswith("…")]


@pytest.mark.parametrize("areas", ["+".join(areas) for areas in AREA_CHOICES])
def test_every_row_and_column_is_labelled(areas: str) -> None:
    """Texts name cells by row and column."""
    players = areas.count("+") + 1
    state = sacbe.Table("maya", players=players, seed=1, areas=areas).state
    words = Counter(texts_of(check(state, 0), "part-ground"))
    cells = [cell for cell in CELLS if cell.area in areas.split("+")]
    labels = {f"r{cell.row}" for cell in cells} | {f"c{cell.col}" for cell in cells}
    assert labels <= set(words)
    assert set(words.values()) == {1}


def play(state: sacbe.State, *steps: dict[str, Any]) -> None:
    """Play the first choices with these facts, one after the other."""
    for facts in steps:
        matches = (
            a for a in state.legal_actions() if facts.items() <= state.action_info(a).items()
        )
        state.play(next(matches))


def test_closing_space_shows_the_points_of_the_city() -> None:
    """The last gap has a lock, then the disc and the button show the points."""
    for state in positions("maya", 2, 8, 1):
        view = state.view(state.current_player if state.current_player in (0, 1) else None)
        if view["phase"] not in ("plant", "expand"):
            continue
        for action in state.legal_actions():
            info = state.action_info(action)
            won = derived.cities_closed_by(info, view)
            if won and sum(points[view["current_player"]] for points in won.values()):
                break
        else:
            continue
        seat = view["current_player"]
        due = sum(points[seat] for points in won.values())
        tree = check(state, seat)
        assert texts_of(tree, f"to-{info['cell']}")[-1] == str(due)
        if info["kind"] == "plantation" and len(view["players"][seat]["rack"]) > 3:
            state.play(action)
            if state.view(seat)["phase"] == "more":
                points = derived.group_points(info, view)[0]
                words = texts_of(check(state, seat), "ending")
                assert words == [f"Stop: {points} for crops, {due} for cities"]
                return
    raise AssertionError("there was no such position")


def test_end_note() -> None:
    states = list(positions("maya", 3, 5, 1))
    for state in states[::20]:
        view = state.view(None)
        left = [derived.tiles_left(view, p) for p in range(3)]
        if view["phase"] != "over":
            note = " ".join(texts_of(check(state, None), "part-end"))
            assert note == f"Ends when someone has no tiles left. Fewest now: {min(left)}"
    last = states[-1]
    assert 0 in [derived.tiles_left(last.view(None), p) for p in range(3)]
    tree = check(last, None)
    best = max(range(3), key=lambda p: last.scores[p])
    assert texts_of(tree, "part-tray") == ["The game is over"]
    assert texts_of(tree, "part-asked") == [f"{NAMES[best]} wins"]
    tray = tree.find(".//*[@id='part-tray']")
    assert tray is not None
    colours = [part.get("class") for part in tray.iter() if "seat-" in str(part.get("class"))]
    assert set(colours) == {("seat-red", "seat-blue", "seat-green")[best]}


def test_panels_do_not_move_during_a_turn() -> None:
    """The panels do not move during a turn."""
    state = sacbe.Table("maya", players=2, seed=1, starting_seat=0).state.copy()
    rack = Counter(tile["crop"] for tile in state.view(0)["players"][0]["rack"])
    crop = rack.most_common(1)[0][0]

    def places() -> list[str | None]:
        tree = check(state, 0)
        names = ("part-own", "part-players", "part-cities")
        parts = [tree.find(f".//*[@id='{name}']/{SVG}rect") for name in names]
        return [part.get("y") for part in parts if part is not None]

    before = places()
    play(state, {"type": "plant", "crop": crop})
    assert places() == before
    play(state, {"type": "place"})
    assert "stop" in [state.action_info(a)["type"] for a in state.legal_actions()]
    assert places() == before


@pytest.mark.parametrize("seat", [0, 1, None])
def test_indistinguishable_worlds_look_the_same(seat: int | None) -> None:
    for n, state in enumerate(positions("maya", 3, 30, 25)):
        if state.current_player == sacbe.CHANCE:
            continue
        picture = draw_svg(state, seat)
        for seed in range(3):
            assert draw_svg(state.determinize(seat, seed), seat) == picture, n


def test_custom_board_is_drawn() -> None:
    """Areas that are not named by a colour, and names with special letters."""

    def renamed(words: str) -> str:
        words = words.replace('"yellow"', '"north"').replace("+yellow", "+north")
        return words.replace("Uxmal", "Ux <1>")

    raw = resources.files("sacbe.games.maya").joinpath("data.json").read_text("utf-8")
    room = sacbe.game("maya", data=renamed(raw).encode()).board
    state = GAME.start(players=2, areas="blue+yellow", starting_seat=0)
    view = json.loads(renamed(json.dumps(state.view(0))))
    svg = room.picture(view, 0, [], GAME.texts("en"), NAMES[:2]).svg()
    assert "Ux &lt;1&gt;" in svg
    ET.fromstring(svg)
