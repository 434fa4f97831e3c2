"""The players of a game: people and bots by seat, and their names."""

from collections.abc import Sequence

from sacbe.play.game import Game
from sacbe.text import Texts
from sacbe.text.names import seat_name

HUMAN = "human"
# Fast, needs no compiled search, and plays reasonably.
DEFAULT_BOT = "greedy"
DEFAULT_PLAYERS = 3
EXAMPLE_SEATS = "human,easy,strong"


def bot_names() -> tuple[str, ...]:
    """The names of all bots."""
    from sacbe.bots import names

    return names()


def choose_seats(game: Game, players: int | None, seat_list: str | None) -> list[str]:
    """The kind of player for every seat. Raises ValueError if the arguments are invalid."""
    if seat_list is None:
        low, high = game.players
        n = min(max(DEFAULT_PLAYERS, low), high) if players is None else players
        game.checked_options(n, {})
        return [HUMAN] + [DEFAULT_BOT] * (n - 1)
    seats = [kind.strip().casefold() for kind in seat_list.split(",")]
    kinds = (HUMAN, *bot_names())
    for kind in seats:
        if kind not in kinds:
            raise ValueError(f"Unknown player {kind!r}; choose from {', '.join(kinds)}.")
    if players is not None and players != len(seats):
        raise ValueError(f"--seats lists {len(seats)} players, but --players is {players}.")
    game.checked_options(len(seats), {})
    return seats


def player_names(seats: Sequence[str], texts: Texts) -> list[str]:
    """The names of the players, with the letters of their seats."""
    return [
        seat_name(texts, seat, bot="" if kind == HUMAN else kind) for seat, kind in enumerate(seats)
    ]
