"""The tests with PyTorch use one thread: the networks are small."""

import torch

torch.set_num_threads(1)
