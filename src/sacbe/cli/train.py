"""`sacbe train`: train the net of a game, with progress bars and a live report."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Annotated

import typer

from sacbe.cli.arena import Address, Executor, ExecutorKind, GameName, Workers

# Search with rollouts is too slow for self-play: greedy games are labelled with rollouts instead.
ROLLOUTS: dict[str, object] = {
    "simulations": 0,
    "noise": 0.12,
    "playouts": 4,
    "first_games": 400,
    "blend": 1.0,
    "playout": 2,
    "gate_simulations": 40,
    "hand_simulations": 40,
}
PRESETS: dict[str, dict[str, object]] = {
    "maya": {
        **ROLLOUTS,
        "playouts": 2,
        "first_games": 1000,
        "sample": 0.4,
        "epochs": 8,
        "gate_simulations": 200,
    },
    "mezo": {**ROLLOUTS, "sample": 0.3},
}


def command(
    game: GameName,
    folder: Annotated[Path, typer.Option(metavar="FOLDER", help="Where the run is stored.")],
    generations: Annotated[int, typer.Option(min=1, help="Number of generations.")] = 10,
    games: Annotated[int | None, typer.Option(min=1, help="Games in a generation.")] = None,
    first_games: Annotated[
        int | None, typer.Option(min=1, help="Games in the first generation, which has no net.")
    ] = None,
    simulations: Annotated[
        int | None, typer.Option(min=0, help="Simulations per decision; 0: greedy players.")
    ] = None,
    playouts: Annotated[
        int | None,
        typer.Option(min=0, help="Learn the mean of so many rollouts; 0: the final results."),
    ] = None,
    gate_blocks: Annotated[
        int | None, typer.Option(min=1, help="Blocks of the match of each generation.")
    ] = None,
    mirror_games: Annotated[
        int | None, typer.Option(min=0, help="Games of each generation against itself.")
    ] = None,
    start: Annotated[
        bool, typer.Option("--start", help="Start with the net that comes with the game.")
    ] = False,
    seed: Annotated[int, typer.Option(help="Seed of all games.")] = 1,
    executor: Executor = ExecutorKind.SERIAL,
    workers: Workers = None,
    address: Address = None,
) -> None:
    """Train the net of a game: self-play, fitting and a match, generation after generation.

    The folder holds everything, so that a run can be interrupted at any moment; the same command
    continues it. FOLDER/report.html shows the progress.
    """
    from sacbe.cli.training import train

    options = {
        "games": games,
        "first_games": first_games,
        "simulations": simulations,
        "playouts": playouts,
        "gate_blocks": gate_blocks,
        "mirror_games": mirror_games,
    }
    changes = {name: value for name, value in options.items() if value is not None}
    plan = {**PRESETS.get(game, {}), **changes, "seed": seed}
    words = ["sacbe", "train", game, "--generations", str(generations)]
    words += ["--start"] if start else []
    for name, value in (*changes.items(), ("seed", seed)):
        words += [f"--{name.replace('_', '-')}", str(value)]
    pool = (executor, workers, address)
    raise typer.Exit(train(game, folder, generations, plan, start, pool, shlex.join(words)))
