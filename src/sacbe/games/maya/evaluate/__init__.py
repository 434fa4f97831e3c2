"""What a position is worth to a seat, in points at the end: the eye of the bots.

It thinks as a player would. From the tiles that are left it tells how many turns are still to
come (`turns`), from those what plantings will bring: a crop group scores in full whenever it is
extended, so turns go to the largest group of which there are tiles (`crops`). A city is worth its
likely size, if it is likely to be closed, by the likely order of the seats around it (`cities`).

Of a rack only the seat that looks sees the tiles; all others, and so what they will do, are judged
by what lies open. So a bot that judges what its choice leads to learns nothing secret.
"""

from sacbe.kernel import rule

from ..state import ASK_EXPAND, ASK_PLANT, OVER, State
from .cities import cities_worth
from .crops import crops_worth
from .turns import turns_left
from .weights import WEIGHTS, Weights, search_weights

__all__ = [
    "WEIGHTS",
    "Weights",
    "estimate",
    "resting",
    "revealed",
    "search_weights",
    "secret",
    "turns_begun",
]

# ---------------------------------------------------------------- what search asks


@rule
def resting(s: State) -> bool:
    """Is nothing half done, no tile in hand?"""
    return s.asked != ASK_PLANT and s.asked != ASK_EXPAND


@rule
def turns_begun(s: State) -> int:
    """Grows with every turn."""
    turns = 0
    for p in range(s.players_n):
        turns += s.players[p].turns
    return turns


@rule
def secret(s: State) -> bool:
    """Is the choice asked now made in secret? A buried tile is, but the turn goes on."""
    return False


@rule
def revealed(s: State) -> int:
    """Nothing is chosen in secret, so nothing comes to light at once."""
    return 0


# ---------------------------------------------------------------- the estimate


@rule
def estimate(s: State, seat: int, viewer: int, w: Weights) -> float:
    """Points now, and what is still to come, as `viewer` knows it (-1: what all know)."""
    points = float(s.players[seat].score)
    if s.asked == OVER or s.dealt < s.players_n:
        return points
    turns = turns_left(s, seat, w)
    points += crops_worth(s, seat, viewer == seat, w, turns)
    points += cities_worth(s, seat, w, turns)
    return points
