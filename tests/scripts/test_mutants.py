"""The planted faults of `make mutants` can still be planted, and the script reports the results."""

from pathlib import Path

import pytest

from scripts.mutants import ROOT, Mutant, mutants


@pytest.mark.parametrize("mutant", mutants(), ids=lambda mutant: mutant.name)
def test_a_fault_has_one_place_and_tests_that_exist(mutant: Mutant) -> None:
    assert len(mutant.places(ROOT)) == 1
    assert mutant.old != mutant.new
    assert all((ROOT / path).exists() for path in mutant.tests if path.startswith("tests/"))


def test_there_are_faults_in_every_layer() -> None:
    layers = {Path(mutant.where).parts[2] for mutant in mutants()}
    assert layers == {path.parent.name for path in ROOT.glob("src/sacbe/*/__init__.py")}


@pytest.mark.parametrize(
    ("new", "tests", "result"),
    [
        ("ONE = 2", ["tests"], "found"),
        ("ONE = 1 ", ["tests"], "SURVIVED"),
        ("ONE = 2", ["tests", "-k", "other"], "ERROR: pytest ended with code 5"),
    ],
)
def test_a_fault_is_found_or_survives_or_is_an_error(
    new: str, tests: list[str], result: str, tmp_path: Path
) -> None:
    for folder in ("src", "tests"):
        (tmp_path / folder).mkdir()
    (tmp_path / "src" / "one.py").write_text("ONE = 1\n")
    (tmp_path / "tests" / "test_one.py").write_text(
        "from one import ONE\n\n\ndef test_one() -> None:\n    assert ONE == 1\n"
    )
    assert Mutant("one", "src", "ONE = 1", new, tests).run(tmp_path) == result
    assert (tmp_path / "src" / "one.py").read_text() == "ONE = 1\n"


def test_a_text_that_is_not_there_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    result = Mutant("one", "src", "ONE = 1", "ONE = 2", ["tests"]).run(tmp_path)
    assert result == "ERROR: the text to be replaced occurs 0 times"
