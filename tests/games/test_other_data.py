"""On changed data our engines still agree with the reference engines: no rule holds a number of the
data as a literal."""

from pathlib import Path

import pytest

import sacbe
from tests.games.walking import EXIT_DIFFERENCE, ROOT, plant_fault, run_walks

MODULE = "tests.games.other_data"

# A number of the data, and the same number as a literal.
LITERALS = {
    "maya": ("data.py", "DOUBLES = _FILE.tile_set_per_player.doubles_per_crop", "DOUBLES = 3"),
    "mezo": ("state.py", "CONSECRATED_VP = FILE.setup.consecrated_vp", "CONSECRATED_VP = 8"),
    "tzolkin": ("data.py", "SKULLS = DATA.bank.skulls", "SKULLS = 13"),
}


@pytest.mark.parametrize("name", sacbe.games())
def test_both_engines_agree_on_changed_data(name: str) -> None:
    result = run_walks(ROOT / "src", MODULE, name)
    assert result.returncode == 0, result.stdout + result.stderr[-2000:]


@pytest.mark.parametrize("name", LITERALS)
def test_a_number_of_the_data_written_as_a_literal_is_found(name: str, tmp_path: Path) -> None:
    result = run_walks(plant_fault(name, LITERALS[name], tmp_path), MODULE, name)
    assert result.returncode == EXIT_DIFFERENCE, result.stdout + result.stderr[-2000:]
