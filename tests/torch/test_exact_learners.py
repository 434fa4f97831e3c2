"""Algorithms of OpenSpiel on an endgame: CFR+, PSRO, Deep CFR and NFSP."""

from typing import Any

import pytest
from open_spiel.python.algorithms import exploitability

from scripts import exact_learners


@pytest.fixture(scope="module")
def game() -> Any:
    return exact_learners.load()


@pytest.fixture(scope="module")
def random_gap(game: Any) -> float:
    """The NashConv of random play."""
    return float(exploitability.nash_conv(game, exact_learners.uniform(game, 0)))


@pytest.mark.parametrize("name", ["cfr+", "psro"])
def test_algorithms_with_exact_best_responses_come_near_an_equilibrium(
    game: Any, name: str
) -> None:
    algorithm, budget = exact_learners.ALGORITHMS[name]
    assert exploitability.nash_conv(game, algorithm(game, budget)) < 0.1


@pytest.mark.parametrize("name", ["deep-cfr", "nfsp"])
def test_learners_come_nearer_to_an_equilibrium_than_random_play(
    game: Any, random_gap: float, name: str
) -> None:
    algorithm, budget = exact_learners.ALGORITHMS[name]
    assert exploitability.nash_conv(game, algorithm(game, budget)) < 0.8 * random_gap
