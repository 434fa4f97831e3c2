"""`sacbe puzzles`: list, play and make puzzles."""

from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(help="Puzzles: find the best turn.", invoke_without_command=True)

Name = Annotated[str, typer.Argument(metavar="GAME", help="Name of a game; see: sacbe games.")]
Lang = Annotated[str | None, typer.Option(help="Language: en, es, pt or it (default: system).")]


@app.callback()
def _list(context: typer.Context, lang: Lang = None) -> None:
    """List the puzzles of all games by difficulty."""
    from sacbe.cli.puzzle_session import print_list

    if context.invoked_subcommand is None:
        print_list(lang)


@app.command("play")
def play(
    game: Name,
    puzzle: Annotated[str | None, typer.Argument(metavar="PUZZLE", help="Default: any.")] = None,
    lang: Lang = None,
) -> None:
    """Play a puzzle in the terminal."""
    from sacbe.cli.puzzle_session import play_puzzle

    play_puzzle(game, puzzle, lang)


@app.command("make")
def make(
    game: Name,
    count: Annotated[int, typer.Option(min=1, help="Number of puzzles.")] = 100,
    results: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Results of finished games; the work continues there."),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option("-o", "--out", metavar="FILE", help="Default: the file in the package."),
    ] = None,
    players: Annotated[
        list[int] | None,
        typer.Option(help="Number of players, repeatable: each in turn (default: every number)."),
    ] = None,
) -> None:
    """Find puzzles in games of strong bots; can be interrupted and continued."""
    from sacbe.cli.puzzle_session import make_puzzles

    make_puzzles(game, count, results, out, players or ())
