"""`sacbe dataset`: write and verify datasets of games between bots."""

from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(help="Datasets of games between bots, for learning.", no_args_is_help=True)

Folder = Annotated[Path, typer.Option("--output", "-o", help="Folder of the dataset.")]


@app.command("write")
def write_command(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Name of a game; see: sacbe games.")],
    output: Folder,
    players: Annotated[int, typer.Option(help="Number of players.")] = 2,
    bots: Annotated[
        str, typer.Option(metavar="BOT,BOT...", help="Bots; they change seats in every game.")
    ] = "greedy",
    games: Annotated[int, typer.Option(help="Number of games.")] = 100,
    shard: Annotated[int, typer.Option(help="Number of games in a file.")] = 100,
    seed: Annotated[int, typer.Option(help="Seed of the first game; others count up.")] = 1,
    observations: Annotated[
        bool, typer.Option("--observations", help="Store observations, which takes more space.")
    ] = False,
) -> None:
    """Write a dataset, or the missing part of one."""
    from sacbe.adapters.dataset import Plan, write
    from sacbe.cli import progress

    progress.install()
    names = tuple(name.strip() for name in bots.split(","))
    plan = Plan(game, players, names, games, shard, seed, observations)
    for number in write(output, plan):
        print(f"{output}: shard {number + 1} of {plan.shards} is complete.", flush=True)


@app.command("verify")
def verify_command(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Folder of the dataset.")],
) -> None:
    """Replay all games of a dataset and compare everything."""
    from sacbe.adapters.dataset import read_card, verify
    from sacbe.cli import progress

    progress.install()
    total = read_card(folder).plan.shards
    for number in verify(folder):
        print(f"{folder}: shard {number + 1} of {total} is right.", flush=True)
