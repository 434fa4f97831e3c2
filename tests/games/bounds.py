"""Random games with all indices checked: NUMBA_BOUNDSCHECK=1 python -m tests.games.bounds GAME N

`sacbe fuzz` plays the same, but also compiles the entry points for people and bots, which have
nothing to do here: with all their checks that takes a fifth to a third longer.
"""

import sys
from unittest.mock import patch

import sacbe
from sacbe.cli.fuzz import jobs, run
from sacbe.play.engine import Engine
from tests.games.counts import player_counts

SEED = 5


def main(name: str, games: int) -> str | None:
    """So many games for each number of players; what went wrong."""
    with patch.object(Engine, "_prepare"):
        game = sacbe.game(name)
        for players in player_counts(name):
            for job in jobs(game, games, SEED, players):
                _, failure = run(game, job)
                if failure is not None:
                    return f"sacbe fuzz {name} --games 1 for {failure}"
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2])))
