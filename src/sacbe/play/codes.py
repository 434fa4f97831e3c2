"""Values that compiled rules and Python share. Importing this does not import Numba."""

from __future__ import annotations

import numpy as np

CHANCE = -1  # the player of chance events
OVER = -2  # the current player of a finished game
LIST_BITS = 8  # of an answer: the number of legal actions, below the current player
ILLEGAL = -100 << LIST_BITS  # the answer to an action that is not legal; nothing has changed then
NO_MASK = np.zeros(0, np.int8)  # for an observation without a mask of legal actions
