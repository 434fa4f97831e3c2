"""Choose the differential walks of `make test` among all walks of `make test-all`.

`python -m scripts.choose_walks GAME...` runs all walks of a game, collects what each reaches
(tests/games/walk_facts.py), and chooses greedily the fewest that together reach everything that all
of them reach. The seeds go to tests/GAME/walks.json, with the number of facts that the tests must
find again. `--count` only counts again what the chosen walks reach, after a change of a reference
engine that changed the number of its conditions.
"""

import argparse
import importlib
import json
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor

from tests.games.walk_facts import count_by_kind
from tests.games.walking import Walks

Walk = tuple[int, int]  # players, seed
# Walks that are known to meet something rare that no fact describes: a planted fault is found by
# them alone. They are always chosen.
ALWAYS: Mapping[str, list[Walk]] = {}


def walks_of(name: str) -> Walks:
    """The walks of a game."""
    walks = importlib.import_module(f"tests.{name}.walk").WALKS
    assert isinstance(walks, Walks)
    return walks


def facts_of(name: str, players: int, seeds: list[int]) -> list[tuple[Walk, set[str]]]:
    """What each of these walks reaches. Outcomes of conditions count for each number of players."""
    return [
        ((players, seed), {with_players(fact, players) for fact in facts})
        for seed, facts in zip(seeds, walks_of(name).record_facts(players, seeds), strict=True)
    ]


def with_players(fact: str, players: int) -> str:
    return f"{fact} {players}p" if fact.startswith(("condition", "option")) else fact


def choose(facts: Mapping[Walk, set[str]], always: list[Walk]) -> list[Walk]:
    """The walk that adds most facts, again and again, until none adds any."""
    missing = set().union(*facts.values())
    selection = list(always)
    for walk in selection:
        missing -= facts[walk]
    while missing:
        best = max(facts, key=lambda walk: len(facts[walk] & missing))
        missing -= facts[best]
        selection.append(best)
    return selection


def store(name: str, selection: list[Walk]) -> None:
    """Write the chosen seeds and what they reach."""
    walks = walks_of(name)
    content = {}
    for players in walks.players:
        seeds = [seed for number, seed in selection if number == players]
        facts = set().union(*walks.record_facts(players, seeds))
        content[str(players)] = {"seeds": seeds, "facts": count_by_kind(facts)}
    walks.path.write_text(json.dumps(content) + "\n", "utf-8")
    print(f"{name}: {len(selection)} of {len(walks.players) * len(walks.seeds)} walks chosen.")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--count", action="store_true", help="only count what is reached")
    parser.add_argument("--workers", type=int, default=2)
    arguments = parser.parse_args()
    for name in arguments.games:
        walks = walks_of(name)
        if arguments.count:
            store(name, [(n, seed) for n in walks.players for seed in walks.chosen_seeds(n)])
            continue
        with ProcessPoolExecutor(arguments.workers) as pool:
            jobs = [
                pool.submit(facts_of, name, players, list(seeds))
                for players in walks.players
                for seeds in walks.chunks()
            ]
            facts = dict(walk for job in jobs for walk in job.result())
        store(name, choose(facts, list(ALWAYS.get(name, []))))


if __name__ == "__main__":
    main()
