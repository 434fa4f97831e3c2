"""Boards as pixels: nothing unresolved, what a seat sees, and Gymnasium's own wrappers."""

import re
from typing import Any
from xml.etree import ElementTree as ET

import gymnasium
import numpy as np
import pytest

import sacbe
from sacbe.adapters.gymnasium import SeatEnv
from sacbe.adapters.pettingzoo import env as pettingzoo_env
from sacbe.adapters.picture import WIDTH, board_array
from sacbe.draw.flatten import SVG, flatten

every_game = pytest.mark.parametrize("game", sacbe.games())


def middle(game: str) -> sacbe.State:
    table = sacbe.Table(game, 3, 1)
    for _ in range(60):
        table.play(table.state.legal_actions()[0])
    return table.state


@every_game
@pytest.mark.parametrize("own", [True, False])
def test_flat_pictures_have_no_custom_properties(game: str, own: bool) -> None:
    state = middle(game)
    svg = state.svg(state.current_player if own else None)
    text = flatten(svg)
    assert "var(" in svg
    assert not re.search(r"var\(|--[a-z]|<style|<symbol|class=", text)
    before, after = ET.fromstring(svg), ET.fromstring(text)
    ids = {element.get("id") for element in after.iter()}
    for use in after.iter(f"{{{SVG}}}use"):  # of shapes that are not symbols
        assert use.get("href", "").removeprefix("#") in ids
    for tag in ("text", "rect"):  # content of symbols is copied to every use
        count = len(list(before.iter(f"{{{SVG}}}{tag}")))
        assert len(list(after.iter(f"{{{SVG}}}{tag}"))) >= count > 5


def test_properties_are_inherited_also_into_symbols() -> None:
    text = flatten(
        f'<svg xmlns="{SVG}" class="board" fill="var(--ink)"><symbol id="a" viewBox="0 0 1 1">'
        '<path fill="var(--seat)" stroke="var(--nothing,red)"/></symbol>'
        '<g class="seat-red"><use href="#a" x="1" y="2" width="3" height="4" opacity=".5"/></g>'
        '<g class="seat-blue"><use href="#a"/></g><rect class="glow" stroke="none"/></svg>'
    )
    root = ET.fromstring(text)
    colours = [path.get("fill") for path in root.iter(f"{{{SVG}}}path")]
    assert len(set(colours)) == 2
    assert all(colour is not None and colour.startswith("#") for colour in colours)
    path = next(root.iter(f"{{{SVG}}}path"))
    assert path.get("stroke") == "red"
    inner = next(element for element in root.iter(f"{{{SVG}}}svg") if element is not root)
    assert inner.attrib == {"x": "1", "y": "2", "width": "3", "height": "4", "viewBox": "0 0 1 1"}
    (rect,) = root.iter(f"{{{SVG}}}rect")
    assert rect.get("stroke") != "none"  # a rule of a class is stronger than an attribute


@every_game
def test_a_picture_shows_the_position_as_the_seat_sees_it(game: str) -> None:
    state = middle(game)
    pixels = board_array(state)
    assert pixels.dtype == np.uint8
    assert pixels.shape[1:] == (WIDTH, 3)
    assert len(np.unique(pixels.reshape(-1, 3), axis=0)) > 500
    assert np.array_equal(pixels, board_array(state.copy()))
    later = state.copy()
    later.play(state.legal_actions()[0])
    assert not np.array_equal(pixels, board_array(later))
    world = state.determinize(None, 7)
    assert np.array_equal(pixels, board_array(world))


@every_game
def test_environments_render_arrays(game: str) -> None:
    env: Any = SeatEnv(game, 2, render_mode="rgb_array")
    env.reset(seed=1)
    assert np.array_equal(env.render(), board_array(env.position, env.seat))
    table = pettingzoo_env(game, 2, render_mode="rgb_array")
    table.reset(seed=1)
    assert np.array_equal(table.render(), board_array(table.position))


def test_wrappers_of_gymnasium_collect_frames() -> None:
    env: Any = gymnasium.make("Sacbe/Maya-v0", players=2, render_mode="rgb_array")
    env = gymnasium.wrappers.RenderCollection(env)
    _, info = env.reset(seed=1)
    for _ in range(2):
        *_, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
    frames = env.render()
    assert len(frames) == 3
    assert not np.array_equal(frames[0], frames[2])
