"""A training run: generation after generation of self-play, fitting and matches."""

from __future__ import annotations

import contextlib
import datetime
from collections.abc import Callable
from pathlib import Path

import msgspec

from sacbe.arena.blocks import Match, match_of
from sacbe.arena.executors import Executor
from sacbe.arena.files import Results, load, open_results
from sacbe.arena.statistics import Summary, summarise
from sacbe.bots.search.net import About, Net, save, write_atomically
from sacbe.bots.search.net import load as load_net
from sacbe.train.examples import Examples, digest_of, examples_of
from sacbe.train.fit import Fit, calibration_of, fit, phases_of
from sacbe.train.mirror import Mirror, Seat, mirror_match, play_mirror
from sacbe.train.plan import Plan, Run
from sacbe.train.selfplay import Job, play_shard

HELD_OUT = 10  # every tenth shard of a generation is not trained on
GATE_SEED = 2_000_000  # decks that no self-play game uses

START = -1  # the "generation" of the net that a run begins with

Progress = Callable[[str, int, int], None]  # a step of the generation, completed, total


class Generation(msgspec.Struct, frozen=True):
    """The results of a generation, as far as it has got."""

    number: int
    fit: Fit | None
    gate: Summary | None
    mirror: Mirror | None
    accepted: bool


class Trainer:
    """Runs generations. Files that exist are not computed again."""

    def __init__(self, run: Run, executor: Executor, command: str, progress: Progress) -> None:
        self.run, self.plan = run, run.plan
        self.executor, self.command, self.progress = executor, command, progress

    def train(self, generation: int) -> Generation:
        """Complete a generation; those before it must be complete."""
        self._play(generation)
        self._fit(generation)
        self._gate(generation)
        self._mirror(generation)
        return read_generation(self.run, generation)

    def _nets(self, generation: int) -> tuple[Net, ...]:
        """The net of the start and the accepted ones of the generations before, the best one
        last."""
        return tuple(
            load_net(net_file(self.run, number), self.run.game)
            for number in accepted_before(self.run, generation)
        )

    # ------------------------------------------------------------ steps

    def _play(self, generation: int) -> None:
        shards = self.run.shards(generation)
        missing = [k for k, path in enumerate(shards) if not path.exists()]
        count = len(shards) - len(missing)
        self.progress("self-play", count, len(shards))
        if not missing:
            return
        job = Job(self.plan, generation, self._nets(generation))
        with contextlib.closing(self.executor.map(play_shard, job, missing)) as results:
            for k, content in results:
                write_atomically(shards[k], content)
                count += 1
                self.progress("self-play", count, len(shards))

    def _fit(self, generation: int) -> None:
        folder, plan = self.run.generation(generation), self.plan
        if (folder / "net.npz").exists():
            return
        paths, train, test = self._examples(generation)
        values, epochs = fit(
            train,
            test,
            plan.epochs,
            plan.rate,
            plan.decay,
            plan.seed + generation,
            lambda share: self.progress("fitting", int(1000 * share), 1000),
            self._nets(generation)[-1].values if plan.start else None,
        )
        quality = Fit(
            games=plan.games * generation + plan.first_games,
            positions=len(train.x),
            epochs=tuple(epochs),
            phases=phases_of(values, train, test),
            calibration=calibration_of(values, test),
        )
        about = About(
            game=plan.game,
            date=datetime.datetime.now(datetime.UTC).date().isoformat(),
            command=self.command,
            generation=generation,
            data=digest_of(paths),
            games=quality.games,
            positions=quality.positions,
            result=f"error {epochs[-1].points:.2f} points, by hand {epochs[-1].hand:.2f}",
        )
        write_atomically(folder / "fit.json", msgspec.json.encode(quality))
        save(Net(values, about), folder / "net.npz")

    def _examples(self, generation: int) -> tuple[list[Path], Examples, Examples]:
        """The files of the last generations, the examples to train on, and the held-out ones."""
        first = max(0, generation - self.plan.window + 1)
        nets = self._nets(generation)
        shards = [
            (k, path)
            for number in range(first, generation + 1)
            for k, path in enumerate(self.run.shards(number))
        ]
        train: list[Examples] = []
        test: list[Examples] = []
        for n, (k, path) in enumerate(shards, 1):
            net = nets[-1] if nets else None
            part = examples_of(self.run.game, path, net, self.plan.trace)
            (train if k % HELD_OUT else test).append(part)
            self.progress("reading", n, len(shards))
        return [path for _, path in shards], Examples.join(train or test), Examples.join(test)

    def _gate(self, generation: int) -> None:
        """The match of the new net against the best one before it."""
        match = gate_match(self.run, generation)
        results = open_results(self.run.generation(generation) / "gate.jsonl", match)
        total = self.plan.gate_blocks
        missing = results.missing(range(total))
        self.progress("match", total - len(missing), total)
        with contextlib.closing(self.executor.run(match, missing)) as blocks:
            for block in blocks:
                results.add(block)
                self.progress("match", len(results.blocks), total)

    def _mirror(self, generation: int) -> None:
        file = self.run.generation(generation) / "mirror.json"
        total = self.plan.mirror_games
        if file.exists() or total == 0:
            return
        match = mirror_match(self.plan, bot_of(self.run, generation))
        games: dict[int, tuple[Seat, ...]] = {}
        self.progress("mirror", 0, total)
        with contextlib.closing(self.executor.map(play_mirror, match, range(total))) as results:
            for k, seats in results:
                games[k] = seats
                self.progress("mirror", len(games), total)
        mirror = Mirror(tuple(games[k] for k in sorted(games)))
        write_atomically(file, msgspec.json.encode(mirror))


# ------------------------------------------------------------ bots and matches


def bot_of(run: Run, generation: int | None) -> str:
    """The bot with the net of a generation, or without a net."""
    plan = run.plan
    if generation is None:
        return f"medium-0.1,simulations={plan.hand_simulations}"
    changes = {
        "simulations": plan.gate_simulations,
        "playout": plan.playout,
        "net": net_file(run, generation),
        "blend": plan.blend,
    }
    if plan.playout == 0:
        changes |= {"prior_blend": plan.blend, "chance_blend": plan.blend}
    return ",".join(["medium-0.1", *(f"{name}={value}" for name, value in changes.items())])


def net_file(run: Run, generation: int) -> Path:
    """The file of the net of a generation, or of the START."""
    return run.start_file if generation == START else run.generation(generation) / "net.npz"


def gate_match(run: Run, generation: int) -> Match:
    """A generation against the best one before it; the first plays the bot without a net, or with
    the net of the start."""
    before = accepted_before(run, generation)
    return match_of(
        run.plan.game,
        bot_of(run, generation),
        bot_of(run, before[-1] if before else None),
        seed=GATE_SEED + run.plan.seed,
    )


def accepted_before(run: Run, generation: int) -> list[int]:
    """The generations whose net was not weaker than the best one before; first START, if the run
    begins with a net."""
    start = [START] if run.plan.start else []
    return start + [number for number in range(generation) if _is_accepted(run, number)]


def _is_accepted(run: Run, generation: int) -> bool:
    summary = _gate_summary(run.generation(generation) / "gate.jsonl", run.plan)
    return summary is not None and summary.points.mean > 0


def _gate_summary(path: Path, plan: Plan) -> Summary | None:
    """The result of a complete match."""
    if not path.exists():
        return None
    results: Results = load(path)
    blocks = results.in_order()
    return summarise(blocks) if len(blocks) >= plan.gate_blocks else None


def read_generation(run: Run, number: int) -> Generation:
    """The results of a generation, as far as it has got."""
    folder = run.generation(number)
    fit_file, mirror = folder / "fit.json", folder / "mirror.json"
    return Generation(
        number,
        msgspec.json.decode(fit_file.read_bytes(), type=Fit) if fit_file.exists() else None,
        _gate_summary(folder / "gate.jsonl", run.plan),
        msgspec.json.decode(mirror.read_bytes(), type=Mirror) if mirror.exists() else None,
        _is_accepted(run, number),
    )
