"""Draw the picture of every game that its card on the start page shows: `python -m scripts.cards`.

The result, `games/NAME/page/picture.svg`, is a board in the middle of a game, and is committed, so
that the page needs no rules. Draw it again after a change of a board.
"""

from pathlib import Path

from sacbe.bots import ask, bot
from sacbe.play.game import Game, game
from sacbe.play.table import Table

GAMES = ("maya", "mezo", "tzolkin")
SEED = 9
SHARE = 0.55  # of the decisions of the game


def draw(rules: Game) -> str:
    """The public board in the middle of a game between greedy bots."""
    table, actions = Table(rules, seed=SEED), []
    greedy = bot("greedy", rules, SEED)
    while (seat := table.current_player) is not None:
        actions.append(ask(greedy, table.state, seat))
        table.play(actions[-1])
    middle = Table(rules, seed=SEED)
    for action in actions[: int(SHARE * len(actions))]:
        middle.play(action)
    return middle.state.svg()


def path_of(rules: Game) -> Path:
    """The file with the picture of a game."""
    return rules.definition.folder / "page" / "picture.svg"


def main() -> None:
    """Draw all pictures."""
    for name in GAMES:
        path_of(game(name)).write_text(draw(game(name)) + "\n", "utf-8")
        print(path_of(game(name)))


if __name__ == "__main__":
    main()
