"""Boards can be read and pressed: sizes of texts and targets, and no text over another.

The table fills the board's place on a desktop, panels of players have a column of 300 pixels, and
a phone shows one zone at a time, 360 pixels wide (page.json).
"""

import functools
import json
from collections.abc import Iterator
from typing import Any

import pytest

from sacbe.draw.parts import Part, Picture
from sacbe.draw.svg import g, rect, text
from sacbe.play.game import game
from sacbe.text import LANGUAGES
from tests.draw.measuring import Board, Box, Target, overlaps, scale
from tests.games.pictures import draw_picture, positions

DESKTOP = ((980, 596, 10), (1110, 770, 11))  # the board's place at 1280×720 and 1440×900, letters
COLUMN, PANEL, LETTERS = 300, 60, 10  # width of the side column, height of a panel, letters
EDGE = 1.5  # units of a box of a text that nobody misses
PHONE, PHONE_LETTERS, TAP = 360, 11, 40
OVERVIEW = "part-overview"
GAMES = ("tzolkin", "maya", "mezo")
EVERY = {"tzolkin": 23, "maya": 13, "mezo": 31}


@functools.cache
def page_of(name: str) -> dict[str, Any]:
    """The game's page.json."""
    folder = game(name).definition.folder
    page: dict[str, Any] = json.loads((folder / "page" / "page.json").read_text("utf-8"))
    return page


def boards(name: str) -> Iterator[tuple[Picture, int | None, int]]:
    """Pictures of positions from beginning to end with two and four players; every language and a
    spectator take turns."""
    n = 0
    for players, seed in ((4, 21), (2, 22)):
        for state in positions(name, players, seed, EVERY[name]):
            seat: int | None = (state.players_to_act or [0])[0]
            seat = None if n % 7 == 6 else seat
            yield draw_picture(state, seat, LANGUAGES[n % 4]), seat, players
            n += 1


@functools.cache
def drawn(name: str) -> list[tuple[Picture, Board, int | None, int]]:
    """The same, measured once for all tests."""
    return [(picture, Board(picture), seat, players) for picture, seat, players in boards(name)]


def smallest(board: Board, frame: Box, factor: float) -> tuple[float, str]:
    """The smallest letters within a frame, and their text."""
    sizes = [(words.size * factor, words.string) for words in board.texts(frame)]
    return min(sizes, default=(99.0, ""))


@pytest.mark.parametrize("name", GAMES)
def test_the_table_has_readable_text_on_a_desktop(name: str) -> None:
    ids = page_of(name)["parts"]["table"]
    frames = set()
    for _, board, _, _ in drawn(name):
        frame = board.frame(ids)
        assert frame is not None
        frames.add(frame)
        for width, height, letters in DESKTOP:
            size, words = smallest(board, frame, scale(frame, width, height))
            assert size >= letters, (words, size, (width, height))
    assert len(frames) == 1, "the table keeps its size"


@pytest.mark.parametrize("name", GAMES)
def test_panels_of_opponents_are_small_and_readable(name: str) -> None:
    for _, board, seat, players in drawn(name):
        for rival in range(players):
            if rival != seat:
                ids = [id.replace("$seat", str(rival)) for id in page_of(name)["rivals"]]
                frame = board.frame(ids)
                assert frame is not None, ids
                factor = scale(frame, COLUMN)
                assert frame.size[1] * factor <= PANEL + 1, frame.size
                size, words = smallest(board, frame, factor)
                assert size >= LETTERS, (words, size)


@pytest.mark.parametrize("name", GAMES)
def test_own_goods_are_readable_in_the_side_column(name: str) -> None:
    for _, board, seat, _ in drawn(name):
        if seat is None:
            continue
        for id, *lines in page_of(name)["goods"]:
            frame = board.frame([id.replace("$seat", str(seat))], *lines)
            assert frame is not None, id
            size, words = smallest(board, frame, scale(frame, COLUMN))
            assert size >= LETTERS, (words, size)
            cut = [words for words in board.texts(frame) if is_cut(words.box, frame)]
            assert not cut, cut


def is_cut(words: Box, frame: Box) -> bool:
    """Whether the edge of a frame shows a part of a text."""
    return words.overlap(frame)[1] < words.size[1] - EDGE


def zones(name: str, picture: Picture, board: Board) -> Iterator[tuple[str, Board, Box]]:
    """The zones that a phone shows, each with its frame."""
    for zone, ids in page_of(name)["parts"].items():
        if zone == "table":
            continue
        drawing = Board(picture, overview=True) if ids[0] == OVERVIEW else board
        frame = drawing.frame(ids)
        if frame is not None:
            yield zone, drawing, frame


@pytest.mark.parametrize("name", GAMES)
def test_every_zone_has_readable_text_on_a_phone(name: str) -> None:
    for picture, board, _, _ in drawn(name):
        for zone, drawing, frame in zones(name, picture, board):
            size, words = smallest(drawing, frame, scale(frame, PHONE))
            assert size >= PHONE_LETTERS, (zone, words, size, frame.size)


@pytest.mark.parametrize("name", GAMES)
def test_no_text_covers_another(name: str) -> None:
    for picture, board, _, _ in drawn(name):
        assert not list(overlaps(board.texts()))
        assert not list(board.cut_texts())
        for _, drawing, frame in zones(name, picture, board):
            if drawing is not board:
                assert not list(overlaps(drawing.texts(frame)))


def crowded(one: Target, other: Target) -> bool:
    """Whether two targets share a third of the smaller one's box."""
    wide, high = one.box.overlap(other.box)
    least = min(a * b for a, b in (one.box.size, other.box.size))
    return wide > 0 and high > 0 and wide * high > least / 3


@pytest.mark.parametrize("name", GAMES)
def test_every_target_is_large_enough_on_a_phone(name: str) -> None:
    """In one of its zones it is at least 40 pixels wide and high, apart from the others."""
    parts = page_of(name)["parts"]
    for picture, board, _, _ in drawn(name):
        frames = {zone: frame for zone, _, frame in zones(name, picture, board)}
        for target in board.targets:
            sizes = [
                min(target.box.size) * scale(frame, PHONE)
                for zone, frame in frames.items()
                if target.part in parts[zone]
            ]
            assert max(sizes, default=0) >= TAP, (target, sizes)
            for other in board.targets:
                assert other is target or not crowded(target, other), (target, other)


# ---------------------------------------------------------------- the measuring itself


def picture_of(*content: str) -> Picture:
    """A picture with one part."""
    return Picture(100, 100, "", (Part("part", "".join(content)),), {})


def test_sizes_and_places_follow_transforms() -> None:
    inner = g(text(5, 0, "AB", 10), transform="translate(10 20) scale(2)", id="inner")
    board = Board(picture_of(inner, rect(0, 0, 50, 30)))
    (words,) = board.texts()
    assert words.size == 20
    assert words.box.left == 20
    assert board.boxes["inner"].bottom == pytest.approx(20 + 0.02 * 20)
    assert board.frame(["part"]) == Box(-4, -4, 54, 34)
    assert scale(Box(0, 0, 200, 100), 400, 150) == 1.5


def test_overlapping_texts_are_found_unless_one_is_covered() -> None:
    two = text(0, 10, "corn", 12), text(4, 12, "wood", 12)
    assert list(overlaps(Board(picture_of(*two)).texts())) == [("corn", "wood")]
    covered = two[0], rect(-5, -5, 60, 40, "lit"), two[1]
    assert not list(overlaps(Board(picture_of(*covered)).texts()))
    assert not list(overlaps(Board(picture_of(two[0], text(0, 30, "wood", 12))).texts()))


def test_a_text_under_the_edge_of_a_later_label_is_found() -> None:
    name = text(0, 10, "Palenque", 12, weight=700)
    assert list(Board(picture_of(name, rect(50, 0, 60, 14, "maize"))).cut_texts()) == ["Palenque"]
    assert not list(Board(picture_of(name, rect(66, 0, 60, 14, "maize"))).cut_texts())
    assert not list(Board(picture_of(rect(50, 0, 60, 14, "maize"), name)).cut_texts())


def test_an_overview_leaves_out_details_and_enlarges_signs() -> None:
    content = g(text(0, 10, "detail"), class_="fine"), g(text(0, 10, "name"), class_="coarse")
    sign = g(text(50, 50, "3", 10, anchor="middle"), class_="grow")
    whole, overview = (Board(picture_of(*content, sign), over) for over in (False, True))
    assert [words.string for words in whole.texts()] == ["detail", "3"]
    assert [words.string for words in overview.texts()] == ["name", "3"]
    assert [words.size for words in overview.texts()] == [13, 16]
