"""Reproducibility: the same games on every machine, and versions that are stated once."""

import json
import re
from importlib.resources import files
from pathlib import Path

import pytest

import sacbe
from sacbe.adapters.digest import all_digests, batch_digest, versions

ROOT = Path(__file__).parents[2]
DIGESTS = json.loads(Path(__file__).with_name("digests.json").read_text("utf-8"))


@pytest.mark.parametrize("name", sacbe.games())
def test_games_of_a_seed_are_those_of_every_other_machine(name: str) -> None:
    """After a change of rules, data or observations, with its version:
    python -m sacbe.adapters.digest > tests/adapters/digests.json"""
    expected = DIGESTS[name]
    game = sacbe.game(name)
    assert versions(game) == {key: expected[key] for key in versions(game)}
    for players in (2, 3, 4):
        assert batch_digest(name, players, 1) == expected[f"{players} players"]


def test_digests_depend_on_the_seed() -> None:
    assert batch_digest("maya", 2, 1) != batch_digest("maya", 2, 2)


def test_the_stored_digests_are_of_all_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sacbe.adapters.digest.STEPS", 1)
    assert {name: list(value) for name, value in all_digests().items()} == {
        name: list(value) for name, value in DIGESTS.items()
    }


def test_the_citation_has_the_version_of_the_package() -> None:
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    (version,) = re.findall(r'^version = "(.*)"$', project, re.MULTILINE)
    (cited,) = re.findall(r"^version: (.*)$", (ROOT / "CITATION.cff").read_text(), re.MULTILINE)
    assert cited == version


def test_the_unseen_cards_of_the_benchmark_have_the_columns_and_actions_of_the_built_in_ones() -> (
    None
):
    """So that a network can play with them; docs/benchmark.md names the file by its digest."""
    digest = "c10349409325ccf0"
    data = files("sacbe.games.mezo").joinpath("earlier", f"{digest}.json").read_bytes()
    game, unseen = sacbe.game("mezo"), sacbe.game("mezo", data=data)
    assert unseen.data_digest == digest != game.data_digest
    assert unseen.observation_names == game.observation_names
    assert unseen.num_actions == game.num_actions
    page = (ROOT / "docs" / "benchmark.md").read_text("utf-8")
    assert f"digest `{digest}`" in page
