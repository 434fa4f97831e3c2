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
MIN_PICTURES = 12  # of each game


def quiet() -> Progress:
    """A disabled progress bar."""
    return Progress(disable=True)


def test_the_list_shows_every_game_in_all_languages_and_both_themes() -> None:
    files = [one.file for one in PICTURES]
    assert len(set(files)) == len(files)
    assert {one.game for one in PICTURES} == set(GAMES)
    for game in GAMES:
        of = [one for one in PICTURES if one.game == game]
        assert len(of) >= MIN_PICTURES
        assert {one.lang for one in of} == set(LANGUAGES)
        assert {one.dark for one in of} == {True, False}
        assert {one.players for one in of} == {2, 3, 4}


@pytest.mark.parametrize("game", GAMES)
def test_every_position_is_reached_with_its_phase(game: str) -> None:
    selection = [one for one in PICTURES if one.game == game]
    by_picture = {position.picture: position for position in pictures.positions(selection)}
    assert set(by_picture) == set(selection)
    for one, position in by_picture.items():
        view = position.state.view(position.seat)
        assert view["phase"] == one.phase
        assert {key: view[key] for key, _ in one.where} == dict(one.where)
        is_decision = one.phase != "over"
        assert ("data-action" in position.svg) == is_decision, one.file
        assert len(position.state.legal_actions(position.seat) if is_decision else [0, 0]) > 1


def test_positions_are_the_same_every_time() -> None:
    one = next(one for one in PICTURES if one.file == "maya-planting.png")
    first, second = (next(pictures.positions([one])) for _ in range(2))
    assert pictures.digest(first.svg) == pictures.digest(second.svg)


def test_unreachable_position_is_named() -> None:
    never = Picture("maya", "never", 2, 1, 0, "feast", "There is no such phase")
    with pytest.raises(ValueError, match="maya-never"):
        list(pictures.positions([never]))


def test_changes_are_listed(tmp_path: Path) -> None:
    selection = [one for one in PICTURES if one.file in ("maya-opening.png", "maya-planting.png")]
    first, second = list(pictures.positions(selection))
    digests = {first.picture.file: pictures.digest(first.svg), second.picture.file: "another"}
    (tmp_path / pictures.DIGESTS).write_text(json.dumps(digests), "utf-8")
    for one in selection:
        (tmp_path / one.file).touch()
    (tmp_path / "old.png").touch()
    changes = pictures.differences(selection, tmp_path, quiet())
    assert changes == [f"{second.picture.file}: has changed", "old.png: not in the list"]
    changes = pictures.differences([first.picture], tmp_path / "nowhere", quiet())
    assert changes == [
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
        choices = {option.name: option.choices for option in sacbe.game(one.game).options}
        assert all(value in choices[name] for name, value in one.options)
