"""How even the games are: win shares of seats, places, gods and tiles between equal bots.

    python -m scripts.balance --results balance --bot medium --games 400      # play what is missing
    python -m scripts.balance --results balance --game mezo --players 2       # a part of it
    python -m scripts.balance --results balance --no-play --date 2026-11-17 --write docs/balance.md

All seats are played by one bot, seeds 0 and up. The results go to one file per game, number of
players and bot; an interrupted run goes on where it was, and a bot that plays differently gets a
new file. `--data FILE` plays on a data file of your own.
"""

from __future__ import annotations

import argparse
import itertools
import math
import multiprocessing
import signal
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import sacbe
from sacbe.arena.blocks import bot_digest
from sacbe.bots import ask, bot
from sacbe.play.game import Game
from sacbe.play.table import Table
from scripts.ladder import GAMES, around

BEGIN, END = "<!-- balance -->\n", "<!-- end of balance -->\n"
NORMAL = 1.96  # 95 %
RARE = 0.05  # a choice made in fewer of the games that offer it is listed
FEWEST = 50  # games that offer a choice, before its share says anything


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One finished game."""

    seed: int
    scores: tuple[float, ...]
    winners: tuple[int, ...]
    labels: tuple[dict[str, tuple[str, ...]], ...]  # per seat: what it had, by kind
    offered: tuple[str, ...]  # choices that some seat could make
    chosen: tuple[str, ...]


class Run(NamedTuple):
    """What is played."""

    game: str
    players: int
    bot: str
    data: bytes | None = None

    @property
    def rules(self) -> Game:
        return sacbe.game(self.game, data=self.data)


# ------------------------------------------------------------ playing


def play(run: Run, seed: int) -> Result:
    """One game between equal bots."""
    rules = run.rules
    table = Table(rules, run.players, seed=seed)
    starter = _starter(rules, table)
    bots = [bot(run.bot, rules, run.players * seed + seat) for seat in range(run.players)]
    offered: set[str] = set()
    chosen: set[str] = set()
    while (seat := table.current_player) is not None:
        state = table.state
        action = ask(bots[seat], state, seat, len(table.moves))
        if len(legal := state.legal_actions(seat)) > 1:
            names = {a: _choice(run.game, state.action_info(a, seat), state, seat) for a in legal}
            offered.update(filter(None, names.values()))
            chosen.update(filter(None, [names[action]]))
        table.play(action)
    end = table.state
    return Result(
        seed=seed,
        scores=tuple(float(score) for score in end.scores),
        winners=tuple(end.winners),
        labels=tuple(_labels(run.game, end.view(), starter, seat) for seat in range(run.players)),
        offered=tuple(sorted(offered)),
        chosen=tuple(sorted(chosen)),
    )


COUNTED = {  # by game: the types of choices that are counted, with what tells them apart
    "mezo": {
        "ability": "ability",
        "pick": "card",
        "action": "effect",
        "use_token": "token",
        "space": "space",
    },
    "tzolkin": {"keep": "tile", "place": "wheel", "build": "building", "advance": "tech"},
    "maya": {"plant": "crop", "bury": "crop"},
}


def _choice(game: str, info: Mapping[str, Any], state: Any, seat: int) -> str | None:
    key = COUNTED[game].get(info["type"])
    if key is None or key not in info:
        return None
    owner = f"{state.view()['players'][seat]['god']} " if info["type"] == "pick" else ""
    return f"{info['type']} {owner}{info[key]}"


def _starter(rules: Game, table: Table) -> int:
    """The seat that was drawn to start."""
    state = rules.start(table.players)
    for _, outcome in table.moves:
        info = state.action_info(outcome)
        if info["type"] == "starting_seat":
            return int(info["seat"])
        state.play(outcome)
    raise ValueError(f"{rules.title} draws no starting seat.")


def _labels(
    game: str, view: Mapping[str, Any], starter: int, seat: int
) -> dict[str, tuple[str, ...]]:
    """What a seat had, by kind, for comparing win shares."""
    players = len(view["players"])
    place = (seat - starter) % players
    labels: dict[str, tuple[str, ...]] = {
        "seat": (str(seat),),
        "place in the starting order": (str(1 + place),),
    }
    if game == "mezo":
        labels["god"] = (view["players"][seat]["god"],)
        if players == 2:
            labels["pairing"] = (f"{labels['god'][0]} against {view['players'][1 - seat]['god']}",)
    elif game == "tzolkin":
        labels["starting tile"] = tuple(view["players"][seat]["wealth"])
    else:
        labels["place and areas"] = (f"{1 + place} on {' + '.join(view['areas'])}",)
        crops = Counter(
            cell["crop"] for cell in view["cells"].values() if cell.get("owner") == seat
        )
        labels["crop planted most"] = (crops.most_common(1)[0][0],) if crops else ()
    return labels


def results_path(run: Run, folder: Path) -> Path:
    """The file of a run; another way to play has another name."""
    digest = bot_digest(run.bot, run.rules)[:8]
    return folder / f"{run.game}-{run.players}-{run.bot}-{digest}.jsonl"


def load(path: Path) -> dict[int, Result]:
    """The games of a file by seed; a last line that was cut off is left out."""
    if not path.exists():
        return {}
    lines = path.read_bytes().split(b"\n")[:-1]
    return {result.seed: result for result in (_decode(line) for line in lines)}


_decode = msgspec.json.Decoder(Result).decode


def play_missing(run: Run, folder: Path, games: int, workers: int) -> None:
    """Play the seeds that the file does not have yet, with progress."""
    path = results_path(run, folder)
    there = load(path)
    missing = [seed for seed in range(games) if seed not in there]
    if not missing:
        return
    bot(run.bot, run.rules)  # compile once, before there are workers
    context = multiprocessing.get_context("spawn")
    with context.Pool(workers, _begin_worker) as pool, path.open("ab") as file:
        file.truncate(path.read_bytes().rfind(b"\n") + 1)  # a line that was cut off
        jobs = ((run, seed) for seed in missing)
        for n, result in enumerate(pool.imap_unordered(_play_job, jobs), 1):
            file.write(msgspec.json.encode(result) + b"\n")
            file.flush()
            print(f"\r{path.stem}: {n} of {len(missing)} games", end="", file=sys.stderr)
    print(file=sys.stderr)


def _begin_worker() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _play_job(job: tuple[Run, int]) -> Result:
    return play(*job)


# ------------------------------------------------------------ tables


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    share, spread = wins / games, NORMAL * NORMAL / games
    middle = (share + spread / 2) / (1 + spread)
    half = NORMAL * math.sqrt(share * (1 - share) / games + spread / games / 4) / (1 + spread)
    return middle - half, middle + half


class Share(NamedTuple):
    """How one value of a label did."""

    name: str
    games: int
    won: float  # shared wins count in part
    points: float


def shares(results: Iterable[Result], kind: str) -> list[Share]:
    """How every value of a label did, by name."""
    won: dict[str, list[float]] = defaultdict(list)
    points: dict[str, list[float]] = defaultdict(list)
    for result in results:
        for seat, labels in enumerate(result.labels):
            for value in labels.get(kind, ()):
                won[value].append((seat in result.winners) / len(result.winners))
                points[value].append(result.scores[seat])
    return [
        Share(name, len(won[name]), sum(won[name]), sum(points[name]) / len(points[name]))
        for name in sorted(won)
    ]


def rare_choices(results: Sequence[Result]) -> tuple[int, list[tuple[str, int, int]]]:
    """How many choices there were, and those made in few of the games that offered them."""
    offered = Counter(name for result in results for name in result.offered)
    chosen = Counter(name for result in results for name in result.chosen)
    rare = [
        (name, chosen[name], n)
        for name, n in sorted(offered.items())
        if n >= FEWEST and chosen[name] < RARE * n
    ]
    return len(offered), rare


def section(run: Run, results: Sequence[Result]) -> list[str]:
    """The tables of one run."""
    even = 1 / run.players
    lines = [
        f"### {run.rules.title}, {run.players} players, `{run.bot}`",
        "",
        f"{len(results)} games; an even share is {even:.1%}.",
        "",
    ]
    kinds = list(
        dict.fromkeys(kind for result in results for seat in result.labels for kind in seat)
    )
    for kind in kinds:
        lines += [
            f"| {kind} | seats | won | 95 % interval | mean points |",
            "|---|--:|--:|--:|--:|",
        ]
        for share in shares(results, kind):
            low, high = interval(share.won, share.games)
            lines.append(
                f"| {share.name} | {share.games} | {share.won / share.games:.1%} | "
                f"{low:.1%} to {high:.1%} | {share.points:.1f} |"
            )
        lines.append("")
    n, rare = rare_choices(results)
    if not rare:
        return [*lines, f"All {n} choices were made in at least {RARE:.0%} of the games.", ""]
    listed = ", ".join(f"{name} ({made} of {of})" for name, made, of in rare)
    return [*lines, f"Of {n} choices, made in fewer than {RARE:.0%} of the games: {listed}.", ""]


def page(runs: Iterable[Run], folder: Path, date: str) -> str:
    """Everything between the marks."""
    lines = [f"Played by `python -m scripts.balance`, last on {date}.", ""]
    for run in runs:
        results = sorted(load(results_path(run, folder)).values(), key=lambda result: result.seed)
        if results:
            lines += section(run, results)
    return "\n".join(lines)


# ------------------------------------------------------------ the command


def runs_of(asked: argparse.Namespace) -> Iterator[Run]:
    """What the arguments ask for."""
    data = asked.data.read_bytes() if asked.data else None
    for name, level in itertools.product([asked.game] if asked.game else GAMES, asked.bot):
        low, high = sacbe.game(name).players
        for players in [asked.players] if asked.players else range(low, high + 1):
            yield Run(name, players, level, data)


def main(args: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--results", type=Path, default=Path("balance"), help="folder of the files")
    parser.add_argument("--game", choices=GAMES, help="this game only")
    parser.add_argument("--players", type=int, help="tables of so many only")
    parser.add_argument("--bot", action="append", help="a bot for all seats; can be given again")
    parser.add_argument("--games", type=int, default=400, help="per number of players and bot")
    parser.add_argument("--data", type=Path, help="a data file in place of the built-in one")
    parser.add_argument("--no-play", action="store_true", help="only show what is there")
    parser.add_argument("--workers", type=int, default=2, help="processes")
    parser.add_argument("--date", default="an unknown day", help="the day, for the page")
    parser.add_argument("--write", type=Path, help="the page whose tables are replaced")
    asked = parser.parse_args(args)
    asked.bot = asked.bot or ["greedy"]
    if asked.write is not None:
        before, after = around(asked.write, BEGIN, END)
    runs = list(runs_of(asked))
    if not asked.no_play:
        asked.results.mkdir(parents=True, exist_ok=True)
        for run in runs:
            play_missing(run, asked.results, asked.games, asked.workers)
    text = page(runs, asked.results, asked.date)
    if asked.write is None:
        print(text)
    else:
        asked.write.write_text(f"{before}{BEGIN}{text}{END}{after}", "utf-8")


if __name__ == "__main__":
    main()
