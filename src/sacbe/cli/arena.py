"""The commands of `sacbe arena`; match.py and tune.py implement them and are imported on demand."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

DEFAULT_COMMAND = "match"  # `sacbe arena GAME` is short for `sacbe arena match GAME`


class ArenaGroup(TyperGroup):
    """The commands of the arena; without a command name it is a match."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Insert the default command if none is given."""
        if args and args[0] not in (*self.commands, *ctx.help_option_names):
            args = [DEFAULT_COMMAND, *args]
        return super().parse_args(ctx, args)


class ExecutorKind(StrEnum):
    """The available executors."""

    SERIAL = "serial"
    PROCESSES = "processes"
    RAY = "ray"


app = typer.Typer(cls=ArenaGroup, help="Compare bots in matches: sacbe arena GAME ...")

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Name of a game; see: sacbe games.")]
Blocks = Annotated[
    int, typer.Option(help="Number of blocks; a block is one seed played in every seat rotation.")
]
Players = Annotated[int | None, typer.Option(help="Number of players (default: the maximum).")]
Seed = Annotated[int, typer.Option(help="Seed of the first block; later blocks count up from it.")]
Options = Annotated[
    list[str] | None, typer.Option(metavar="NAME=VALUE", help="Game option; see: sacbe games.")
]
Modules = Annotated[
    list[str] | None,
    typer.Option(
        "--import", metavar="MODULE", help="Python module that registers bots of your own."
    ),
]
Executor = Annotated[ExecutorKind, typer.Option(help="Where to play the blocks.")]
Workers = Annotated[
    int | None, typer.Option(help="Number of processes (default: the number of processors).")
]
Address = Annotated[
    str | None, typer.Option(help="Address of a Ray cluster (default: start a local one).")
]


@app.callback(invoke_without_command=True)
def _about(context: typer.Context) -> None:
    """Print the help if no command is given."""
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command(DEFAULT_COMMAND)
def match_command(
    game: GameName,
    candidate: Annotated[str, typer.Option(metavar="BOT", help="Bot to test, in one seat.")],
    baseline: Annotated[
        str, typer.Option(metavar="BOT", help="Bot in all other seats.")
    ] = "greedy",
    blocks: Blocks = 50,
    players: Players = None,
    seed: Seed = 1,
    option: Options = None,
    results: Annotated[
        Path | None,
        typer.Option(metavar="FILE.jsonl", help="Save the blocks to this file, or resume from it."),
    ] = None,
    executor: Executor = ExecutorKind.SERIAL,
    workers: Workers = None,
    address: Address = None,
    stop_early: Annotated[
        bool, typer.Option("--stop-early", help="Stop when the sequential test reaches a verdict.")
    ] = False,
    delta: Annotated[
        float, typer.Option(help="Increase over an even win rate that the test looks for.")
    ] = 0.05,
    module: Modules = None,
) -> None:
    """Play a candidate in one seat against copies of a baseline. The word "match" is optional."""
    from sacbe.cli.match import ExecutorOptions, RunOptions, import_bots, play_match

    import_bots(module or [])
    executor_options = ExecutorOptions(executor, workers, address)
    run_options = RunOptions(blocks, results, stop_early, delta)
    raise typer.Exit(
        play_match(
            game, candidate, baseline, players, seed, option or [], executor_options, run_options
        )
    )


@app.command("table")
def table_command(
    game: GameName,
    results: Annotated[
        Path, typer.Option(metavar="FOLDER", help="Folder with one results file per pair.")
    ],
    bots: Annotated[
        str | None, typer.Option(metavar="BOT,BOT...", help="Bots to compare (default: all).")
    ] = None,
    blocks: Blocks = 50,
    players: Players = None,
    seed: Seed = 1,
    option: Options = None,
    executor: Executor = ExecutorKind.SERIAL,
    workers: Workers = None,
    address: Address = None,
    module: Modules = None,
) -> None:
    """Play a round-robin tournament and print ratings."""
    from sacbe.cli.match import ExecutorOptions, import_bots, play_table

    import_bots(module or [])
    executor_options = ExecutorOptions(executor, workers, address)
    raise typer.Exit(
        play_table(game, bots, players, blocks, seed, option or [], results, executor_options)
    )


@app.command("tune")
def tune_command(
    game: GameName,
    players: Players = None,
    simulations: Annotated[
        int, typer.Option(help="Simulations per decision; 0 tunes greedy.")
    ] = 150,
    games: Annotated[int, typer.Option(help="Number of games; use several hundred.")] = 500,
    spread: Annotated[float, typer.Option(help="Size of the random changes; 0.2 means 20%.")] = 0.2,
    seed: Annotated[int, typer.Option(help="Random seed.")] = 1,
    results: Annotated[
        Path | None,
        typer.Option(metavar="FILE.jsonl", help="Save the games to this file, or resume from it."),
    ] = None,
    workers: Workers = None,
) -> None:
    """Tune the settings and evaluation weights of the search, or of greedy."""
    from sacbe.cli.tune import tune

    raise typer.Exit(tune(game, players, simulations, games, spread, seed, results, workers))


@app.command("report")
def report_command(
    results: Annotated[
        list[Path], typer.Argument(metavar="RESULTS...", help="Results files, or folders of them.")
    ],
    output: Annotated[
        Path, typer.Option("--output", "-o", metavar="FILE.html", help="Output file.")
    ] = Path("report.html"),
) -> None:
    """Write an HTML report on results."""
    from sacbe.cli.match import write_report

    raise typer.Exit(write_report(results, output))
