"""The games for OpenSpiel.

    import pyspiel
    import sacbe.adapters.openspiel

    game = pyspiel.load_game("python_sacbe_tzolkin", {"players": 4})
    state = game.new_initial_state()

Importing this package registers `python_sacbe_tzolkin`, `python_sacbe_maya` and
`python_sacbe_mezo`. Their parameters are `players`, `rewards` ("win" or "points") and the game's
options.
"""

try:
    import pyspiel  # noqa: F401 - for a helpful message if it is missing
except ImportError as error:
    raise ImportError(
        "sacbe.adapters.openspiel needs OpenSpiel: pip install 'sacbe[research]'"
    ) from error

from sacbe.adapters.openspiel.players import SacbeBot, bot, resample
from sacbe.adapters.openspiel.spiel import (
    PREFIX,
    Observer,
    SacbeGame,
    SacbeState,
    load,
    register,
)

__all__ = ["PREFIX", "Observer", "SacbeBot", "SacbeGame", "SacbeState", "bot", "load", "resample"]

register()
