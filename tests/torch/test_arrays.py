"""Tensors over the arrays of a batch."""

import numpy as np
import pytest
import torch

import sacbe
from sacbe.adapters.batch import Batch

ARRAYS = ("observations", "masks", "seats", "rewards", "done", "scores")


@pytest.mark.parametrize("game", sacbe.games())
def test_tensors_share_the_memory_of_a_batch(game: str) -> None:
    batch = Batch(game, 2, 8, 1)
    tensors = {name: torch.from_dlpack(getattr(batch, name)) for name in ARRAYS}
    for _ in range(20):
        batch.step(batch.sample())
    for name, tensor in tensors.items():
        array = getattr(batch, name)
        assert tensor.data_ptr() == array.ctypes.data
        assert np.array_equal(tensor.numpy(), array, equal_nan=name == "scores")


def test_a_batch_writes_into_tensors() -> None:
    columns = len(sacbe.game("maya").observation_names)
    rows = torch.zeros(8, columns)
    batch = Batch("maya", 2, 8, 1, observations=rows.numpy())
    for _ in range(20):
        batch.step(batch.sample())
    assert rows.any()
    assert np.array_equal(
        rows.numpy(), [batch.state(i).observation(batch.seats[i]) for i in range(8)]
    )
