"""What a training run does, and where its files are.

    RUN/plan.json              everything that the results depend on
    RUN/start.npz              the net that the run began with, if any
    RUN/generation-00/         one folder per generation
        shard-0000.npz         positions of some games, with their results
        net.npz                the net that was fitted to this and earlier generations
        fit.json               its losses
        gate.jsonl             the match of the net against the best one before it
        mirror.json            games of the net against itself: strength and behaviour
    RUN/report.html

Every file is written at once or not at all, and depends only on the plan and on earlier files. So a
run can be stopped at any moment, and the same command continues it.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from sacbe.bots.search.net import Net, save, write_atomically
from sacbe.play.game import Game
from sacbe.play.game import game as game_named


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything that the results of a run depend on."""

    game: str
    rules_version: int
    data: str  # the digest of the game's data
    features: int  # the number of features of the evaluator
    start: str = ""  # the digest of the net that the run begins with
    seed: int = 1
    players: tuple[int, ...]  # numbers of players, in turn
    games: int = 2000  # in a generation
    first_games: int = 2000  # in the first one, which has no net or the one of the start
    simulations: int = 64  # per decision in self-play; 0: greedy players
    noise: float = 0.0  # share of the decisions that are random
    shard: int = 25  # games in a shard
    sample: float = 0.4  # share of the decisions that are stored
    window: int = 4  # generations that a net learns from
    playouts: int = 0  # if above 0: learn the mean of this number of rollouts instead of the result
    trace: float = 0.99  # lambda of TD(lambda), for each decision of any seat
    epochs: int = 4
    rate: float = 2e-3  # of learning, at the start
    decay: float = 1e-4
    gate_blocks: int = 12
    gate_simulations: int = 150
    hand_simulations: int = 150  # of the bot without a net, the first opponent
    blend: float = 0.5  # in matches
    playout: int = 0  # turns of rollouts before the net evaluates, in matches
    mirror_games: int = 12


class PlanError(ValueError):
    """A folder belongs to another run."""


def plan_for(name: str, **changes: object) -> Plan:
    """The plan of a game, with the defaults changed."""
    game = game_named(name)
    low, high = game.players
    values: dict[str, object] = {
        "game": game.name,
        "rules_version": game.rules_version,
        "data": game.data_digest,
        "features": game.evaluator.N_FEATURES,
        "players": tuple([high] * 4 + list(range(high - 1, low - 1, -1))),
    }
    return msgspec.convert(values | changes, Plan)


class Run:
    """The folder of a run."""

    def __init__(self, folder: Path, plan: Plan, start: Net | None = None) -> None:
        """Open a folder; PlanError if it belongs to another plan. A plan with a start needs its
        net."""
        folder.mkdir(parents=True, exist_ok=True)
        self.folder, self.plan = folder, plan
        file = folder / "plan.json"
        if not file.exists():
            write_atomically(file, msgspec.json.format(msgspec.json.encode(plan)))
        elif (other := read_plan(folder)) != plan:
            raise PlanError(f"{folder}: this run has another plan ({_difference(other, plan)}).")
        if start is not None and not self.start_file.exists():
            save(start, self.start_file)

    @property
    def start_file(self) -> Path:
        """The file of the net that the run begins with."""
        return self.folder / "start.npz"

    @property
    def game(self) -> Game:
        """The game."""
        return game_named(self.plan.game)

    def generation(self, number: int) -> Path:
        """The folder of a generation."""
        path = self.folder / f"generation-{number:02d}"
        path.mkdir(exist_ok=True)
        return path

    def shards(self, generation: int) -> list[Path]:
        """The files of all shards of a generation, whether they exist or not."""
        plan = self.plan
        games = plan.games if generation else plan.first_games
        count = -(-games // plan.shard)
        return [self.generation(generation) / f"shard-{k:04d}.npz" for k in range(count)]


def read_plan(folder: Path) -> Plan:
    """The plan of an existing run."""
    file = folder / "plan.json"
    try:
        return msgspec.json.decode(file.read_bytes(), type=Plan)
    except (OSError, msgspec.MsgspecError) as error:
        raise PlanError(f"{file}: not the plan of a training run ({error}).") from None


def _difference(old: Plan, new: Plan) -> str:
    return ", ".join(
        f"{name}: {getattr(old, name)} in the folder, {getattr(new, name)} here"
        for name in Plan.__struct_fields__
        if getattr(old, name) != getattr(new, name)
    )
