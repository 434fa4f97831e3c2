"""Every game with every number of players, for tests of all games."""

import sacbe


def player_counts(name: str) -> range:
    """The numbers of players of a game."""
    least, most = sacbe.game(name).players
    return range(least, most + 1)


TABLES = [(name, players) for name in sacbe.games() for players in player_counts(name)]
