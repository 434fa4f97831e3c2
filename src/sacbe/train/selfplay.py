"""Games of the league: positions with the results of their games, in shards of some games.

A shard depends only on the plan, the generation, its number and the nets of the generations before,
so it does not matter which process plays it, or when.
"""

from __future__ import annotations

import io
import random
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from sacbe.bots.base import ask
from sacbe.bots.search.levels import SETTINGS
from sacbe.bots.search.net import Net
from sacbe.play.game import Game
from sacbe.play.game import game as game_named
from sacbe.play.table import Table
from sacbe.train.league import Persona, draw_persona, make_bot
from sacbe.train.plan import Plan

SEATS = 4
NO_SETTINGS = [0.0] * len(SETTINGS)  # of a seat that does not search
Array = np.ndarray[Any, Any]


class Job(NamedTuple):
    """What all shards of a generation have in common."""

    plan: Plan
    generation: int
    nets: tuple[Net, ...]  # of the generations before, the latest last


class Shard(NamedTuple):
    """The positions and results of some games."""

    raw: Array  # (positions, bytes): positions in the order of play
    game: Array  # (positions,): the game of a position, an index of the arrays below
    turn: Array  # (positions,): number of decisions before it in its game
    final: Array  # (games, bytes): the last position
    points: Array  # (games, SEATS): final points
    wins: Array  # (games, SEATS): share of the victory
    players: Array  # (games,)
    theme: Array  # (games, SEATS): names
    net: Array  # (games, SEATS): the net of a seat, -1 for none
    settings: Array  # (games, SEATS, settings of the search): in the order of levels.SETTINGS
    label: Array  # (positions, SEATS): points after rollouts, or nothing


def play_shard(job: Job, k: int) -> bytes:
    """Play the games of a shard. Returns the content of its file."""
    plan = job.plan
    total = plan.games if job.generation else plan.first_games
    games = [
        _play_game(job, number)
        for number in range(k * plan.shard, min(total, (k + 1) * plan.shard))
    ]
    shard = Shard(
        raw=np.concatenate([game.raw for game in games]),
        game=np.concatenate([np.full(len(game.raw), i) for i, game in enumerate(games)]),
        turn=np.concatenate([game.turn for game in games]),
        final=np.stack([game.final for game in games]),
        points=np.array([game.points for game in games], np.float32),
        wins=np.array([game.wins for game in games], np.float32),
        players=np.array([len(game.personas) for game in games]),
        theme=np.array([_pad([p.theme for p in game.personas], "") for game in games]),
        net=np.array([_pad([p.net for p in game.personas], -1) for game in games]),
        settings=np.array([_pad(_settings(plan, game), NO_SETTINGS) for game in games]),
        label=np.zeros((0, SEATS), np.float32),
    )
    if plan.playouts:
        from sacbe.train.playouts import label_shard

        shard = shard._replace(label=label_shard(job, shard, plan.seed + k))
    memory = io.BytesIO()
    np.savez_compressed(memory, **shard._asdict())
    return memory.getvalue()


def load_slots(game: Game, raw: Array) -> Any:
    """Stored positions as slots of the engine."""
    slots = game.engine.blank(len(raw))
    flat = np.ascontiguousarray(raw).view(slots.dtype["state"])
    slots["state"] = flat.reshape(len(raw))
    return slots


def read_shard(path: Path) -> Shard:
    """Read the file of a shard."""
    with np.load(path, allow_pickle=False) as arrays:
        return Shard(**{name: arrays[name] for name in Shard._fields})


class _Game(NamedTuple):
    raw: Array
    turn: Array
    final: Array
    points: list[float]
    wins: list[float]
    personas: list[Persona]


def _play_game(job: Job, number: int) -> _Game:
    """Play a game between drawn personas and sample its positions, perhaps none."""
    plan, game = job.plan, game_named(job.plan.game)
    rng = random.Random(f"{plan.seed} {job.generation} {number}")
    players = plan.players[number % len(plan.players)]
    personas = [draw_persona(game, players, len(job.nets), rng) for _ in range(players)]
    bots = [make_bot(game, persona, job.nets, plan.simulations) for persona in personas]
    table = Table(game, players, rng.randrange(1 << 60))
    raw, turns = [], []
    decisions = 0
    while (seat := table.current_player) is not None:
        state = table.state
        legal = state.legal_actions()
        if len(legal) == 1:
            table.play(legal[0])
            continue
        if rng.random() < plan.sample:
            raw.append(np.frombuffer(game.engine.state_of(state._slots), np.uint8))
            turns.append(decisions)
        decisions += 1
        if rng.random() < plan.noise:
            table.play(rng.choice(legal))
        else:
            table.play(ask(bots[seat], state, seat, rng.randrange(1 << 30)))
    end = table.state
    wins = [(seat in end.winners) / len(end.winners) for seat in range(players)]
    final = np.frombuffer(game.engine.state_of(end._slots), np.uint8)
    scores = [float(points) for points in end.scores]
    return _Game(
        np.array(raw, np.uint8).reshape(-1, len(final)),
        np.array(turns, np.int64),
        final,
        _pad(scores, 0.0),
        _pad(wins, 0.0),
        personas,
    )


def _settings(plan: Plan, game: _Game) -> list[list[float]]:
    """The settings of all seats; greedy players have none."""
    if plan.simulations == 0:
        return [NO_SETTINGS] * len(game.personas)
    return [[persona.settings[name] for name in SETTINGS] for persona in game.personas]


def _pad(values: list[Any], filler: object) -> list[Any]:
    return values + [filler] * (SEATS - len(values))
