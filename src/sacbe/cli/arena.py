"""`sacbe arena`: what can be asked of it. The work is in match.py and tune.py, loaded if needed."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

USUAL = "match"  # `sacbe arena GAME` is short for `sacbe arena match GAME`


class ArenaGroup(TyperGroup):
    """The commands of the arena; what names none of them is a match."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Put the usual command in front where none is named."""
        if args and args[0] not in (*self.commands, *ctx.help_option_names):
            args = [USUAL, *args]
        return super().parse_args(ctx, args)


class Where(StrEnum):
    """Where blocks can be played."""

    SERIAL = "serial"
    PROCESSES = "processes"
    RAY = "ray"


app = typer.Typer(cls=ArenaGroup, help="Measure bots against each other: sacbe arena GAME ...")

GameName = Annotated[str, typer.Argument(metavar="GAME", help="see: sacbe games")]
Blocks = Annotated[int, typer.Option(help="seeds, each played in every seat rotation")]
Players = Annotated[int | None, typer.Option(help="how many play; else as many as there can be")]
Seed = Annotated[int, typer.Option(help="of the first block; the others follow it")]
Options = Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="see: sacbe games")]
Executor = Annotated[Where, typer.Option(help="where blocks are played")]
Workers = Annotated[int | None, typer.Option(help="processes; else as many as processors")]
Address = Annotated[str | None, typer.Option(help="of a running Ray cluster; else one is begun")]


@app.callback(invoke_without_command=True)
def _about(context: typer.Context) -> None:
    """Without anything, help."""
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command(USUAL)
def match_command(
    game: GameName,
    candidate: Annotated[str, typer.Option(metavar="BOT", help="the bot in one seat")],
    baseline: Annotated[
        str, typer.Option(metavar="BOT", help="the bot in all other seats")
    ] = "greedy",
    blocks: Blocks = 50,
    players: Players = None,
    seed: Seed = 1,
    option: Options = None,
    results: Annotated[
        Path | None,
        typer.Option(metavar="FILE.jsonl", help="keep the blocks, and go on with those in it"),
    ] = None,
    executor: Executor = Where.SERIAL,
    workers: Workers = None,
    address: Address = None,
    stop_early: Annotated[
        bool, typer.Option("--stop-early", help="stop when the sequential test has a verdict")
    ] = False,
    delta: Annotated[
        float, typer.Option(help="how much above an even share of wins the test looks for")
    ] = 0.05,
) -> None:
    """A candidate in one seat against copies of a baseline. The word "match" may be left out."""
    from sacbe.cli.match import Place, Wanted, play_match

    place = Place(executor, workers, address)
    wanted = Wanted(blocks, results, stop_early, delta)
    raise typer.Exit(
        play_match(game, candidate, baseline, players, seed, option or [], place, wanted)
    )


@app.command("table")
def table_command(
    game: GameName,
    results: Annotated[Path, typer.Option(metavar="FOLDER", help="a file for every pair")],
    bots: Annotated[
        str | None, typer.Option(metavar="BOT,BOT...", help="who plays; else all bots")
    ] = None,
    blocks: Blocks = 50,
    players: Players = None,
    seed: Seed = 1,
    option: Options = None,
    executor: Executor = Where.SERIAL,
    workers: Workers = None,
    address: Address = None,
) -> None:
    """Every bot against every other, and their ratings."""
    from sacbe.cli.match import Place, play_table

    place = Place(executor, workers, address)
    raise typer.Exit(play_table(game, bots, players, blocks, seed, option or [], results, place))


@app.command("tune")
def tune_command(
    game: GameName,
    players: Players = None,
    simulations: Annotated[int, typer.Option(help="of every decision; 0 tunes greedy")] = 150,
    games: Annotated[int, typer.Option(help="how many; several hundred say something")] = 500,
    spread: Annotated[float, typer.Option(help="how much is changed: 0.2 is a fifth")] = 0.2,
    seed: Annotated[int, typer.Option(help="of all that is drawn")] = 1,
    results: Annotated[
        Path | None,
        typer.Option(metavar="FILE.jsonl", help="keep the games, and go on with those in it"),
    ] = None,
    workers: Workers = None,
) -> None:
    """Find out which numbers of the search, or of greedy, and its evaluator should be others."""
    from sacbe.cli.tune import tune

    raise typer.Exit(tune(game, players, simulations, games, spread, seed, results, workers))


@app.command("report")
def report_command(
    results: Annotated[
        list[Path], typer.Argument(metavar="RESULTS...", help="results files or folders of them")
    ],
    output: Annotated[
        Path, typer.Option("--output", "-o", metavar="FILE.html", help="the page to write")
    ] = Path("report.html"),
) -> None:
    """Write a page about results."""
    from sacbe.cli.match import write_report

    raise typer.Exit(write_report(results, output))
