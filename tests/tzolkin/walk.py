"""Two engines side by side: ours, and the reference that was written from the rules alone.

At every step both must offer the same actions (as sets of infos) and show every seat the same
view. Uniform random play hardly ever builds a monument, so some walks prefer to do things, and
some begin with goods and technologies that random play does not reach.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import sacbe
from sacbe.games.tzolkin.data import BLOCKS, TECHS, TEMPLES, TOP
from sacbe.games.tzolkin.state import NATURE
from sacbe.kernel import to_bytes
from tests.reference.tzolkin import Tzolkin

Info = dict[str, Any]
Policy = Callable[[random.Random, list[Info]], Info]
IDLE = ("nothing", "stop", "end_turn", "beg")


def uniform(rng: random.Random, infos: list[Info]) -> Info:
    """Anything."""
    return rng.choice(infos)


def lively(rng: random.Random, infos: list[Info]) -> Info:
    """Mostly do something."""
    busy = [info for info in infos if info["type"] not in IDLE]
    return rng.choice(busy if busy and rng.random() < 0.7 else infos)


def patient(rng: random.Random, infos: list[Info]) -> Info:
    """Let workers ride, use them high up, build what can be built."""
    if rng.random() < 0.2:
        return lively(rng, infos)
    for kinds in (("monument", "build"), ("pick_up",), ("use",), ("place",)):
        chosen = [info for info in infos if info["type"] in kinds]
        if kinds == ("pick_up",):
            chosen = [info for info in chosen if info["space"] >= 4]
        if chosen and kinds != ("place",) and rng.random() < 0.7:
            return max(chosen, key=lambda info: (info.get("space", 0), rng.random()))
        if chosen:
            return rng.choice(chosen)
    return lively(rng, infos)


POLICIES: dict[str, Policy] = {"uniform": uniform, "lively": lively, "patient": patient}


class Difference(AssertionError):
    """Where the two engines part, as one line to reproduce it."""


def key(info: Info) -> str:
    """An info as a comparable text."""
    return json.dumps(info, sort_keys=True)


def compare_views(ours: sacbe.State, theirs: Tzolkin, where: str) -> None:
    """The complete view of every seat and of a spectator."""
    for seat in (None, *range(ours.players)):
        mine, other = ours.view(seat), theirs.view(seat)
        if mine != other:
            differs = {
                name: (mine.get(name), other.get(name))
                for name in mine.keys() | other.keys()
                if mine.get(name) != other.get(name)
            }
            raise Difference(f"{where}: seat {seat} sees (ours, theirs) {differs}")


def enrich(ours: sacbe.State, theirs: Tzolkin, rng: random.Random) -> sacbe.State:
    """The same riches for both: goods, levels and steps that random play does not reach."""
    s = ours.plain()
    tops = {temple: rng.randrange(2 * len(theirs.players)) for temple in TEMPLES}
    few = rng.random() < 0.4
    for p, other in enumerate(theirs.players):
        me = s.players[p]
        corn = rng.randrange(6 if few else 60)
        me.corn += corn
        other.corn += corn
        for i, block in enumerate(BLOCKS):
            n = rng.randrange(2 if few else 12)
            me.blocks[i] += n
            other.blocks[block] += n
        for i, tech in enumerate(TECHS):
            me.tech[i] = other.techs[tech] = rng.choice((0, 1, 2, 3, 3))
        for i, temple in enumerate(TEMPLES):
            step = int(TOP[i]) if tops[temple] == p else rng.randrange(int(TOP[i]))
            if tops[temple] != p and rng.random() < 0.4:
                step = int(TOP[i]) - 1
            me.temple[i] = other.temples[temple] = step
        skulls = rng.randrange(5)
        if skulls <= s.skulls:
            s.skulls -= skulls
            theirs.skulls_in_bank -= skulls
            me.skulls += skulls
            other.skulls += skulls
    return sacbe.State.load(ours.game, to_bytes(s))


def walk(players: int, seed: int, policy: str, draft: bool = True, rich: bool = False) -> int:
    """One whole game in both engines; returns the number of steps, raises Difference."""
    rng = random.Random(f"{players} {seed} {policy} {draft} {rich}")
    game = sacbe.game("tzolkin")
    ours, theirs = game.start(players, draft=draft), Tzolkin(players, draft=draft)
    steps = 0
    while True:
        where = f"walk({players}, {seed}, {policy!r}, {draft}, {rich}) step {steps}"
        if ours.mover != theirs.mover or ours.movers != theirs.movers:
            raise Difference(f"{where}: movers {ours.movers} and {theirs.movers}")
        compare_views(ours, theirs, where)
        if ours.mover is None:
            break
        if rich and ours.view()["phase"] == "turn":
            rich = False
            ours = enrich(ours, theirs, rng)
        seat = rng.choice(ours.movers)
        ids = ours.legal(None if seat == NATURE else seat)
        infos = {key(ours.action_info(a, None if seat == NATURE else seat)): a for a in ids}
        wanted = {key(info): info for info in theirs.legal(seat)}
        if len(infos) != len(ids):
            raise Difference(f"{where}: two legal actions have one info")
        if infos.keys() != wanted.keys():
            raise Difference(
                f"{where}: only ours {sorted(infos.keys() - wanted.keys())}, "
                f"only theirs {sorted(wanted.keys() - infos.keys())}"
            )
        chosen = POLICIES[policy](rng, [wanted[name] for name in sorted(wanted)])
        ours.play(infos[key(chosen)], None if seat == NATURE else seat)
        theirs.play(chosen, seat)
        steps += 1
    if ours.scores != theirs.scores or ours.winners != theirs.winners:
        raise Difference(f"{where}: {ours.scores} {ours.winners}, {theirs.scores} {theirs.winners}")
    return steps
