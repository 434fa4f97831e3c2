"""The pictures of docs/pictures: every position of the list can be reached and is what it says."""

import json
from pathlib import Path

import pytest
from rich.progress import Progress

import sacbe
from sacbe.text import LANGUAGES
from scripts import pictures
from scripts.picture_list import PICTURES, Picture

ROOT = Path(pictures.__file__).parent.parent
GAMES = ("tzolkin", "maya", "mezo")
FEWEST = 12  # of each game


def quiet() -> Progress:
    """A bar that nobody sees."""
    return Progress(disable=True)


def test_the_list_shows_every_game_in_all_languages_and_both_themes() -> None:
    files = [one.file for one in PICTURES]
    assert len(set(files)) == len(files)
    assert {one.game for one in PICTURES} == set(GAMES)
    for game in GAMES:
        of = [one for one in PICTURES if one.game == game]
        assert len(of) >= FEWEST
        assert {one.lang for one in of} == set(LANGUAGES)
        assert {one.dark for one in of} == {True, False}
        assert {one.players for one in of} == {2, 3, 4}


@pytest.mark.parametrize("game", GAMES)
def test_every_position_is_reached_and_asks_what_it_says(game: str) -> None:
    wanted = [one for one in PICTURES if one.game == game]
    found = {shown.picture: shown for shown in pictures.reached(wanted)}
    assert set(found) == set(wanted)
    for one, shown in found.items():
        view = shown.state.view(shown.seat)
        assert view["phase"] == one.phase
        assert {key: view[key] for key, _ in one.where} == dict(one.where)
        asked = one.phase != "over"
        assert ("data-action" in shown.svg) == asked, one.file
        assert len(shown.state.legal_actions(shown.seat) if asked else [0, 0]) > 1


def test_positions_are_the_same_every_time() -> None:
    one = next(one for one in PICTURES if one.file == "maya-planting.png")
    first, second = (next(pictures.reached([one])) for _ in range(2))
    assert pictures.digest(first.svg) == pictures.digest(second.svg)


def test_a_position_that_no_game_has_is_named() -> None:
    never = Picture("maya", "never", 2, 1, 0, "feast", "There is no such phase")
    with pytest.raises(ValueError, match="maya-never"):
        list(pictures.reached([never]))


def test_what_changed_is_told(tmp_path: Path) -> None:
    wanted = [one for one in PICTURES if one.file in ("maya-opening.png", "maya-planting.png")]
    first, second = list(pictures.reached(wanted))
    digests = {first.picture.file: pictures.digest(first.svg), second.picture.file: "another"}
    (tmp_path / pictures.DIGESTS).write_text(json.dumps(digests), "utf-8")
    for one in wanted:
        (tmp_path / one.file).touch()
    (tmp_path / "old.png").touch()
    told = pictures.differences(wanted, tmp_path, quiet())
    assert told == [f"{second.picture.file}: has changed", "old.png: not in the list"]
    told = pictures.differences([first.picture], tmp_path / "nowhere", quiet())
    assert told == [
        f"{first.picture.file}: no digest",
        f"{first.picture.file}: no such file",
    ]


def test_the_page_and_the_digests_have_all_of_them() -> None:
    out = ROOT / pictures.OUT
    files = [one.file for one in PICTURES]
    assert list(json.loads((out / pictures.DIGESTS).read_text("utf-8"))) == files
    assert (out / "README.md").read_text("utf-8") == pictures.page_text(PICTURES)
    for file in files:
        assert (out / file).stat().st_size < 250_000, file


def test_options_of_the_list_are_those_of_the_games() -> None:
    for one in PICTURES:
        known = {option.name: option.choices for option in sacbe.game(one.game).options}
        assert all(value in known[name] for name, value in one.options)
