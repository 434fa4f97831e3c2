"""Who plays: people and bots by seat, and what they are called."""

from collections.abc import Sequence

from sacbe.play.game import Game
from sacbe.text import Texts

HUMAN = "human"
# Answers at once, needs no search to be prepared, and plays like somebody who knows the rules.
USUAL_BOT = "greedy"
USUAL_PLAYERS = 3  # two opponents: enough going on, and not long to wait
EXAMPLE_SEATS = "human,easy,strong"
LETTERS = "ABCDEFGHIJKLMNOP"


def bot_names() -> tuple[str, ...]:
    """All bots there are."""
    from sacbe.bots import names

    return names()


def choose_seats(game: Game, players: int | None, named: str | None) -> list[str]:
    """A kind of player for every seat, or a ValueError that says what is wrong."""
    if named is None:
        low, high = game.players
        n = min(max(USUAL_PLAYERS, low), high) if players is None else players
        game.checked_options(n, {})
        return [HUMAN] + [USUAL_BOT] * (n - 1)
    seats = [kind.strip().casefold() for kind in named.split(",")]
    kinds = (HUMAN, *bot_names())
    for kind in seats:
        if kind not in kinds:
            raise ValueError(f"Unknown player {kind!r}; choose from {', '.join(kinds)}.")
    if players is not None and players != len(seats):
        raise ValueError(f"--seats lists {len(seats)} players, but --players is {players}.")
    game.checked_options(len(seats), {})
    return seats


def called(seats: Sequence[str], texts: Texts) -> list[str]:
    """What the players are called, each with the letter of the seat."""
    return [
        texts.say("seat-human", {"letter": letter})
        if kind == HUMAN
        else texts.say("seat-bot", {"bot": kind.capitalize(), "letter": letter})
        for kind, letter in zip(seats, LETTERS, strict=False)
    ]
