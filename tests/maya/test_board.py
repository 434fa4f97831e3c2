"""The board as a picture: all choices can be clicked, it shows what the view says and no more."""

import json
import xml.etree.ElementTree as ET
from collections import Counter
from importlib import resources

import pytest

import sacbe
from sacbe.games.maya.board.seen import shares
from sacbe.games.maya.data import SITES
from sacbe.text import LANGUAGES
from tests.games.pictures import NAMES, check, drawn, positions, words_of

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
        for seat in {state.mover if state.mover in range(players) else 0, n % players}:
            check(state, seat, lang)
        if n % 5 == 0:
            check(state, None, lang)


def test_choosing_a_tile_and_a_space() -> None:
    """The two steps of a turn: what can be clicked lies on the rack, then on the land."""
    state = sacbe.Table("maya", players=2, seed=1).state
    seat = state.mover
    assert seat is not None
    tree = check(state, seat)
    assert words_of(tree, "part-tray")[0] == "Your turn"
    state.play(state.legal()[0])
    svg = drawn(state, seat)
    cells = [state.action_info(action)["cell"] for action in state.legal()]
    assert all(f'id="to-{cell}"' in svg for cell in cells)
    other = drawn(state, 1 - seat)
    assert "data-action" not in other
    assert 'id="to-' not in other


@pytest.mark.parametrize("players", OPTIONS)
def test_the_picture_shows_what_the_view_says(players: int) -> None:
    for n, state in enumerate(positions("maya", players, 20 + players, 37)):
        view = state.view(n % players)
        if not view["areas"]:
            continue
        tree = check(state, n % players)
        svg = drawn(state, n % players)
        fields = [cell for cell, tile in view["cells"].items() if tile["kind"] == "plantation"]
        assert svg.count('id="cell-') == len(fields)
        assert all(f'id="cell-{cell}"' in svg for cell in fields)
        assert svg.count('id="city-') == len(view["cities"])
        assert svg.count('id="site-') == len(view["sites"]) - len(view["cities"])
        for p, player in enumerate(view["players"]):
            words = words_of(tree, f"seat-{p}")
            assert words[1:3] == [str(player["rack_count"]), str(player["reserve_count"])]
            assert words[-1] == str(player["score"])
        own = view["players"][n % players]["rack"]
        for (crop, count), copies in Counter((t["crop"], t["n"]) for t in own).items():
            assert svg.count(f'id="rack-{crop}-{count}-') == copies
        for name, city in view["cities"].items():
            said = words_of(tree, f"city-{SITES.index(name)}")
            assert said[0] == name
            best = max(city["strength"])
            if best and not city["scored"]:
                assert said[1] == str(best)


def test_a_closed_city_shows_what_it_paid() -> None:
    """As B.4 shares the points."""
    assert shares(3, [5, 4, 0, 0]) == [12, 6, 0, 0]
    assert shares(5, [4, 4, 2]) == [23, 23, 0]
    assert shares(4, [3, 3, 3, 3]) == [8, 8, 8, 8]
    assert shares(4, [6, 2, 2]) == [20, 5, 5]
    assert shares(1, [1, 0]) == [0, 0]
    paid = 0
    for state in positions("maya", 2, 4, 1):
        view = state.view(None)
        closed = [c for c in view["cities"].values() if c["scored"]]
        now = sum(sum(shares(c["size"], c["strength"])) for c in closed)
        assert now >= paid
        paid = now
    assert 0 < paid <= sum(state.scores)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same(seat: int | None) -> None:
    for n, state in enumerate(positions("maya", 3, 30, 25)):
        if state.mover == sacbe.NATURE:
            continue
        picture = drawn(state, seat)
        for seed in range(3):
            assert drawn(state.determinize(seat, seed), seat) == picture, n


def test_a_board_of_ones_own_is_drawn_too() -> None:
    """Areas that are not called by a colour, and names with letters of their own."""

    def renamed(words: str) -> str:
        words = words.replace('"yellow"', '"north"').replace("+yellow", "+north")
        return words.replace("Uxmal", "Ux <1>")

    raw = resources.files("sacbe.games.maya").joinpath("data.json").read_text("utf-8")
    room = sacbe.game("maya", data=renamed(raw).encode()).room("board")
    state = GAME.start(players=2, areas="blue+yellow", starting_seat=0)
    view = json.loads(renamed(json.dumps(state.view(0))))
    svg = room.svg(view, 0, [], GAME.texts("en"), NAMES[:2])
    assert "Ux &lt;1&gt;" in svg
    ET.fromstring(svg)
