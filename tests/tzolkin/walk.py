"""Random games played side by side with the reference engine.

Uniform random play hardly ever builds a monument, so some policies prefer actions with effect, and
some games begin with goods and technologies that random play does not reach.
"""

from __future__ import annotations

import random

import sacbe
from sacbe.games.tzolkin.data import BLOCKS, TECHS, TEMPLES, TOP
from sacbe.kernel import to_bytes
from tests.games.walking import Info, Policy, report_hunt, uniform, walk_both
from tests.reference.tzolkin import Tzolkin

IDLE = ("nothing", "stop", "end_turn", "beg")


def lively(rng: random.Random, infos: list[Info]) -> Info:
    """Mostly choose an action with effect."""
    busy = [info for info in infos if info["type"] not in IDLE]
    return rng.choice(busy if busy and rng.random() < 0.7 else infos)


def patient(rng: random.Random, infos: list[Info]) -> Info:
    """Let workers advance, use high spaces, build whenever possible."""
    if rng.random() < 0.2:
        return lively(rng, infos)
    for kinds in (("monument", "build"), ("pick_up",), ("use",), ("place",)):
        preferred = [info for info in infos if info["type"] in kinds]
        if kinds == ("pick_up",):
            preferred = [info for info in preferred if info["space"] >= 4]
        if preferred and kinds != ("place",) and rng.random() < 0.7:
            return max(preferred, key=lambda info: (info.get("space", 0), rng.random()))
        if preferred:
            return rng.choice(preferred)
    return lively(rng, infos)


POLICIES: dict[str, Policy] = {"uniform": uniform, "lively": lively, "patient": patient}


def enrich(ours: sacbe.State, theirs: Tzolkin, rng: random.Random) -> sacbe.State:
    """Give both engines the same goods, levels and steps that random play does not reach."""
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
    """Play one whole game in both engines and return the number of steps; raises Difference."""
    rng = random.Random(f"{players} {seed} {policy} {draft} {rich}")
    ours = sacbe.game("tzolkin").start(players, draft=draft)
    theirs = Tzolkin(players, draft=draft)
    poor = rich

    def gifts(state: sacbe.State, step: int) -> sacbe.State:
        nonlocal poor
        if not poor or state.view()["phase"] != "turn":
            return state
        poor = False
        return enrich(state, theirs, rng)

    where = f"walk({players}, {seed}, {policy!r}, {draft}, {rich})"
    return walk_both(ours, theirs, rng, POLICIES[policy], where, gifts)


def walks(games: int) -> None:
    """The games that must detect planted faults."""
    for seed in range(games):
        for players in (2, 3, 4):
            walk(players, seed, ("lively", "patient", "uniform")[seed % 3], True, seed % 4 != 3)


if __name__ == "__main__":
    report_hunt(walks)
