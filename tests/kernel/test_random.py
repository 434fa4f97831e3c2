"""Random numbers: equal in both modes, in range, evenly distributed."""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np
import pytest

from sacbe.kernel import Rng, below, block, entry

from .subprocesses import run


@entry
def draw(rngs: Any, out: Any, n: int, seed: int) -> None:
    rng = rngs[0]
    rng.state = seed
    for i in range(len(out)):
        out[i] = below(rng, n)


def draws(n: int, seed: int, count: int = 10_000) -> Any:
    out = np.zeros(count, np.int64)
    draw(block(Rng, 1), out, n, seed)
    return out


CASES = [(1, 0), (2, 5), (6, -3), (52, 2**62), (1000, -(2**63)), (2**32 - 1, 2**63 - 1)]


def fingerprint() -> str:
    sha = hashlib.sha256()
    for n, seed in CASES:
        sha.update(draws(n, seed).tobytes())
    return sha.hexdigest()


def test_ten_thousand_draws_are_the_same_in_both_modes() -> None:
    code = "from tests.kernel.test_random import fingerprint; print(fingerprint())"
    assert run(code, jit=False) == run(code, jit=True) == fingerprint()


def test_it_is_splitmix64() -> None:
    """The first outputs for seed 1234567, as published with the algorithm, scaled to 2**32."""
    expected = [6457827717110365317, 3203168211198807973, 9817491932198370423]
    assert draws(2**32 - 1, 1234567, 3).tolist() == [word * (2**32 - 1) >> 64 for word in expected]


@pytest.mark.parametrize(("n", "seed"), CASES)
def test_draws_are_in_range(n: int, seed: int) -> None:
    numbers = draws(n, seed)
    assert numbers.min() >= 0
    assert numbers.max() < n


@pytest.mark.parametrize(("n", "seed"), [(2, 1), (6, 2), (37, 3), (52, 4)])
def test_draws_are_uniform(n: int, seed: int) -> None:
    counts = np.bincount(draws(n, seed), minlength=n)
    chi_squared = float(((counts - 10_000 / n) ** 2 / (10_000 / n)).sum())
    assert chi_squared < n - 1 + 5 * (2 * n) ** 0.5  # five standard deviations


def test_pairs_and_neighbouring_seeds_are_uncorrelated() -> None:
    a, b = draws(6, 100), draws(6, 101)
    for x, y in ((a, b), (a[:-1], a[1:])):
        counts = np.bincount(6 * x + y, minlength=36)
        expected = len(x) / 36
        assert float(((counts - expected) ** 2 / expected).sum()) < 35 + 5 * 70**0.5


def test_python_can_draw() -> None:
    rng = Rng()
    rng.state = 5
    assert [below(rng, 2) for _ in range(5)] == draws(2, 5)[:5].tolist()
