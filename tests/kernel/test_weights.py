"""Weights: validation of files, and changes of some values."""

from pathlib import Path
from typing import Annotated, Any

import pytest

from sacbe.kernel import Reals, record
from sacbe.kernel.weights import (
    change_weights,
    fill_weights,
    read_changes,
    read_weights,
    weights_as_values,
)

from .subprocesses import run


@record
class Weights:
    corn: float
    block: Annotated[Reals, 3]
    hope: float


VALUES: dict[str, Any] = {"corn": 0.5, "block": [1.0, 2.0, 3.0], "hope": 0.25}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "search_weights.toml"


def test_a_file_must_list_all_weights_in_their_order(path: Path) -> None:
    path.write_text("corn = 0.5\nblock = [1.0, 2.0, 3.0]\nhope = 0.25\n")
    assert read_weights(path, Weights.__annotations__) == VALUES
    for text in ("corn = 0.5\nhope = 0.25\n", "hope = 1\nblock = [1, 2, 3]\ncorn = 1\n"):
        path.write_text(text)
        with pytest.raises(ValueError, match=r"search_weights\.toml must list corn, block, hope"):
            read_weights(path, Weights.__annotations__)


def test_weights_round_trip() -> None:
    assert weights_as_values(fill_weights(Weights, VALUES)) == VALUES


def test_changes_apply_to_all_or_to_a_number_of_players(path: Path) -> None:
    path.write_text("corn = 1\nhope = 2\n[2]\nhope = 3.5\n[4]\nblock = [4, 5, 6]\n")
    assert read_changes(path, VALUES, 2) == {"corn": 1, "hope": 3.5}
    assert read_changes(path, VALUES, 3) == {"corn": 1, "hope": 2}
    assert read_changes(path, VALUES, 4) == {"corn": 1, "hope": 2, "block": [4, 5, 6]}


def test_a_file_without_changes_is_valid(path: Path) -> None:
    path.write_text("# as it was\n")
    assert read_changes(path, VALUES, 2) == {}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("corn =", "Invalid value"),
        ("luck = 1", "Unknown weight 'luck'; choose from corn, block, hope."),
        ('corn = "much"', "The weight corn must be a number, not 'much'."),
        ("corn = true", "The weight corn must be a number, not True."),
        ("corn = inf", "The weight corn must be a number, not inf."),
        ("corn = [1]", r"The weight corn must be a number, not \[1\]."),
        ("block = 1", "The weight block must be a list of 3 numbers, not 1."),
        ("block = [1, 2]", r"The weight block must be a list of 3 numbers, not \[1, 2\]."),
        (
            "block = [1, 2, true]",
            r"The weight block must be a list of 3 numbers, not \[1, 2, True\].",
        ),
        ('block = "123"', "The weight block must be a list of 3 numbers, not '123'."),
        (
            "[block]\nwood = 1",
            r"A section must name a number of players, such as \[2\], not \[block\].",
        ),
        ("[3]\nluck = 1", "Unknown weight 'luck'"),
        ("[2.corn]\nx = 1", "The weight corn must be a number, not {'x': 1}."),
    ],
)
def test_invalid_changes_are_rejected_in_all_sections(path: Path, text: str, message: str) -> None:
    path.write_text(text)
    with pytest.raises(ValueError, match=rf"^search_weights\.toml: {message}"):
        read_changes(path, VALUES, 2)


def test_changing_weights_returns_a_copy() -> None:
    weights = fill_weights(Weights, VALUES)
    changed = change_weights(weights, {"hope": 7, "block": (4, 5, 6.5)})
    assert weights_as_values(changed) == {"corn": 0.5, "block": [4.0, 5.0, 6.5], "hope": 7.0}
    assert weights_as_values(weights) == VALUES
    with pytest.raises(ValueError, match="The weight hope must be a number, not nan"):
        change_weights(weights, {"hope": float("nan")})


def test_weights_are_changed_equally_in_interpreted_mode() -> None:
    code = """
from sacbe.kernel.weights import change_weights, fill_weights, weights_as_values
from tests.kernel.test_weights import VALUES, Weights
weights = fill_weights(Weights, VALUES)
changed = change_weights(weights, {"hope": 7, "block": (4, 5, 6.5)})
print(weights_as_values(changed), weights_as_values(weights) == VALUES)
"""
    expected = "{'corn': 0.5, 'block': [4.0, 5.0, 6.5], 'hope': 7.0} True"
    assert run(code, jit=False) == expected
