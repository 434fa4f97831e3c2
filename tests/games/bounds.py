"""Random games with bounds checks: NUMBA_BOUNDSCHECK=1 python -m tests.games.bounds GAME N

`sacbe fuzz` plays the same games, but also compiles entry points that are not used here; with
bounds checks that takes a fifth to a third longer.
"""

import sys
from unittest.mock import patch

import sacbe
from sacbe.cli.fuzz import jobs, run
from sacbe.play.engine import Engine
from tests.games.counts import player_counts

SEED = 5


def main(name: str, games: int) -> str | None:
    """Play `games` games for each number of players; the description of a failure, if any."""
    with patch.object(Engine, "load"):
        game = sacbe.game(name)
        for players in player_counts(name):
            for job in jobs(game, games, SEED, players):
                _, failure = run(game, job)
                if failure is not None:
                    return f"sacbe fuzz {name} --games 1 for {failure}"
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2])))
