"""Reviews find planted blunders; scripts/review_quality.py measures how many of them."""

import pytest

from scripts.review_quality import LEAST_COST, grade, plant


@pytest.mark.parametrize(("game", "number"), [("tzolkin", 0), ("maya", 0), ("mezo", 0)])
def test_a_planted_blunder_is_found(game: str, number: int) -> None:
    blunder = plant(game, 2, number)
    assert blunder is not None
    assert blunder.cost > LEAST_COST
    turn = grade(blunder)
    assert turn.grade in ("mistake", "blunder")
    assert turn.alternative is not None
    assert turn.alternative.better != turn.alternative.played
