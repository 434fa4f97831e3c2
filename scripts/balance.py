"""How even the games are: win shares of seats, places, gods and tiles between equal bots.

    python -m scripts.balance --results balance --bot medium --games 400      # play what is missing
    python -m scripts.balance --results balance --game mezo --players 2       # a part of it
    python -m scripts.balance --results balance --no-play --date 2026-11-17 --write docs/balance.md
    python -m scripts.balance --results balance --game mezo --first 1000      # on other seeds
    python -m scripts.balance --results balance --game mezo --no-play --sources god

All seats are played by one bot, seeds from `--first` on. The results go to one file per game,
number of players and bot; an interrupted run is resumed, and a bot that plays differently gets a
new file. `--data FILE` plays on a data file of your own, with the net that is shipped. A change
that was chosen with some seeds must be measured with others. `--sources` shows where the points
came from, by gods, seats or places, to compute what a change of points is worth.
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
from sacbe.bots import SEARCH_LEVELS, ask, bot
from sacbe.play.game import Game
from sacbe.play.table import Table
from scripts.ladder import GAMES, split_page

BEGIN, END = "<!-- balance -->\n", "<!-- end of balance -->\n"
NORMAL = 1.96  # 95 %
RARE_SHARE = 0.05  # choices made in a smaller share of the games that offer them are listed
MIN_OFFERS = 50  # minimum number of games that offer a choice
MANY = 8  # more values of a kind are not all listed
TABLE_HEAD = ("| players | bot | games | by | won |", "|--:|---|--:|---|---|")


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One finished game."""

    seed: int
    scores: tuple[float, ...]
    winners: tuple[int, ...]
    labels: tuple[dict[str, tuple[str, ...]], ...]  # per seat: possessions by kind
    offered: tuple[str, ...]  # choices that some seat had
    chosen: tuple[str, ...]
    sources: tuple[dict[str, float], ...] = ()  # per seat: points by source; not in older files


class Run(NamedTuple):
    """A series of games."""

    game: str
    players: int
    bot: str
    data: bytes | None = None

    @property
    def rules(self) -> Game:
        return sacbe.game(self.game, data=self.data)

    @property
    def bot_with_net(self) -> str:
        """The bot with the net that is shipped; on other data it would play without one."""
        net = sacbe.game(self.game).definition.folder / "evaluate" / "net.npz"
        if self.data is None or self.bot not in SEARCH_LEVELS or not net.is_file():
            return self.bot
        return f"{self.bot},net={net}"


# ------------------------------------------------------------ playing


def play(run: Run, seed: int) -> Result:
    """One game between equal bots."""
    rules = run.rules
    table = Table(rules, run.players, seed=seed)
    starter = _starter(rules, table)
    bots = [bot(run.bot_with_net, rules, run.players * seed + seat) for seat in range(run.players)]
    options: set[str] = set()
    choices: set[str] = set()
    while (seat := table.current_player) is not None:
        state = table.state
        action = ask(bots[seat], state, seat, len(table.moves))
        if len(legal := state.legal_actions(seat)) > 1:
            names = {a: _choice(run.game, state.action_info(a, seat), state, seat) for a in legal}
            options.update(filter(None, names.values()))
            choices.update(filter(None, [names[action]]))
        table.play(action)
    end = table.state
    return Result(
        seed=seed,
        scores=tuple(float(score) for score in end.scores),
        winners=tuple(end.winners),
        labels=tuple(_labels(run.game, end.view(), starter, seat) for seat in range(run.players)),
        offered=tuple(sorted(options)),
        chosen=tuple(sorted(choices)),
        sources=_sources(run.game, table),
    )


POINTS = {"mezo": ("vp", 1), "tzolkin": ("quarters", 4), "maya": ("points", 1)}  # and the divisor


def _sources(game: str, table: Table) -> tuple[dict[str, float], ...]:
    """The points of each seat by their source."""
    key, parts = POINTS[game]
    sources: tuple[dict[str, float], ...] = tuple(defaultdict(float) for _ in range(table.players))
    for event in itertools.chain.from_iterable(table.events_by_move()):
        if n := event["change"].get(key, 0):
            sources[event["seat"]][str(event["cause"])] += n / parts
    return tuple(dict(sorted(each.items())) for each in sources)


COUNTED_CHOICES = {  # by game: types of choices to count, and the field that distinguishes them
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
    key = COUNTED_CHOICES[game].get(info["type"])
    if key is None or key not in info:
        return None
    owner = f"{state.view()['players'][seat]['god']} " if info["type"] == "pick" else ""
    return f"{info['type']} {owner}{info[key]}"


def _starter(rules: Game, table: Table) -> int:
    """The starting seat."""
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
    """Possessions of a seat by kind, to compare win shares."""
    players = len(view["players"])
    place = (seat - starter) % players
    labels: dict[str, tuple[str, ...]] = {
        "seat": (str(seat),),
        "place in the starting order": (str(1 + place),),
    }
    if game == "mezo":
        labels["god"] = (view["players"][seat]["god"],)
        god, other = (view["players"][s]["god"] for s in (seat, (seat + 1) % players))
        if players == 2 and god < other:
            labels["pairing"] = (f"{god} against {other}",)
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
    """The file of a run; its name depends on the bot's digest."""
    digest = bot_digest(run.bot_with_net, run.rules)[:8]
    return folder / f"{run.game}-{run.players}-{run.bot}-{digest}.jsonl"


def load(path: Path) -> dict[int, Result]:
    """The games of a file by seed; a torn last line is ignored."""
    if not path.exists():
        return {}
    lines = path.read_bytes().split(b"\n")[:-1]
    return {result.seed: result for result in (_decode(line) for line in lines)}


_decode = msgspec.json.Decoder(Result).decode


def play_missing(run: Run, folder: Path, seeds: Iterable[int], workers: int) -> None:
    """Play the seeds that the file does not have yet, with progress."""
    path = results_path(run, folder)
    there = load(path)
    missing = [seed for seed in seeds if seed not in there]
    if not missing:
        return
    bot(run.bot_with_net, run.rules)  # compile before starting workers
    context = multiprocessing.get_context("spawn")
    with context.Pool(workers, _init_worker) as pool, path.open("ab") as file:
        file.truncate(path.read_bytes().rfind(b"\n") + 1)  # remove a torn line
        jobs = ((run, seed) for seed in missing)
        for n, result in enumerate(pool.imap_unordered(_play_job, jobs), 1):
            file.write(msgspec.json.encode(result) + b"\n")
            file.flush()
            print(f"\r{path.stem}: {n} of {len(missing)} games", end="", file=sys.stderr)
    print(file=sys.stderr)


def _init_worker() -> None:
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
    """The results of one value of a label."""

    name: str
    games: int
    won: float  # shared wins count as fractions
    points: float


def shares(results: Iterable[Result], kind: str) -> list[Share]:
    """The results of every value of a label."""
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
    """The number of choices that enough games offered, and the rare ones with counts."""
    counts = Counter(name for result in results for name in result.offered)
    offers = {name: n for name, n in counts.items() if n >= MIN_OFFERS}
    choices = Counter(name for result in results for name in result.chosen)
    rare = [
        (name, choices[name], n)
        for name, n in sorted(offers.items())
        if choices[name] < RARE_SHARE * n
    ]
    return len(offers), rare


def row(first_cells: str, kind: str, values: Sequence[Share], players: int) -> str:
    """A line of a table: the win shares by one kind of label. Of many values only those are named
    whose interval does not contain the even share."""
    text = f"of {len(values)}: " if len(values) > MANY else ""
    if text:
        values = [share for share in values if not _may_be_even(share, players)]
    text += ", ".join(map(_share_text, values)) or "none stands out"
    return f"| {first_cells} | {kind} | {text} |"


def _may_be_even(share: Share, players: int) -> bool:
    low, high = interval(share.won, share.games)
    return low <= 1 / players <= high


def _share_text(share: Share) -> str:
    low, high = interval(share.won, share.games)
    return f"{share.name}: {100 * share.won / share.games:.0f} ± {50 * (high - low):.0f}"


def section(run: Run, results: Sequence[Result]) -> list[str]:
    """The lines of one run in its game's table."""
    kinds = list(
        dict.fromkeys(kind for result in results for seat in result.labels for kind in seat)
    )
    first_cells = f"{run.players} | `{run.bot}` | {len(results)}"
    lines = []
    for kind in kinds:
        lines.append(row(first_cells, kind, shares(results, kind), run.players))
        first_cells = "| |"
    return lines


def rare_text(run: Run, results: Sequence[Result]) -> str:
    """A sentence about rare choices."""
    n, rare = rare_choices(results)
    begin = f"- {run.players} players, `{run.bot}`:"
    if n == 0:
        return f"{begin} too few games to count choices."
    begin += f" of {n} choices,"
    if not rare:
        return f"{begin} all were made in at least {RARE_SHARE:.0%} of the games."
    names = ", ".join(f"{name} ({times} of {out_of})" for name, times, out_of in rare)
    return f"{begin} made in fewer than {RARE_SHARE:.0%} of the games: {names}."


def points_by_source(results: Sequence[Result], kind: str) -> list[str]:
    """A table of the mean points per game from each source, by the values of a label."""
    games: Counter[str] = Counter()
    points: dict[str, dict[str, float]] = defaultdict(lambda: defaultdict(float))
    for result in results:
        for labels, sources in zip(result.labels, result.sources, strict=False):
            for value in labels.get(kind, ()):
                games[value] += 1
                for source, n in sources.items():
                    points[source][value] += n
    values = sorted(games)
    lines = [f"| source | {' | '.join(values)} |", "|---" + "|--:" * len(values) + "|"]
    for source in sorted(points):
        means = (f"{points[source][value] / games[value]:.1f}" for value in values)
        lines.append(f"| {source} | {' | '.join(means)} |")
    return lines


def page(runs: Iterable[Run], folder: Path, date: str, first: int = 0) -> str:
    """The text between the markers, on the games with seeds from `first` on."""
    lines = [f"Played by `python -m scripts.balance`, last on {date}. Shares in %.", ""]
    for title, group in itertools.groupby(runs, lambda run: run.rules.title):
        outcomes = [(run, by_seed(load(results_path(run, folder)), first)) for run in group]
        if outcomes := [(run, results) for run, results in outcomes if results]:
            lines += [f"### {title}", "", *TABLE_HEAD]
            lines += [line for run, results in outcomes for line in section(run, results)]
            lines += ["", *(rare_text(run, results) for run, results in outcomes), ""]
    return "\n".join(lines)


def by_seed(results: Mapping[int, Result], first: int = 0) -> list[Result]:
    """The results with seeds from `first` on, in their order."""
    return [results[seed] for seed in sorted(results) if seed >= first]


# ------------------------------------------------------------ the command


def runs_of(options: argparse.Namespace) -> Iterator[Run]:
    """The runs for the arguments."""
    data = options.data.read_bytes() if options.data else None
    for name, level in itertools.product([options.game] if options.game else GAMES, options.bot):
        low, high = sacbe.game(name).players
        for players in [options.players] if options.players else range(low, high + 1):
            yield Run(name, players, level, data)


def main(args: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--results", type=Path, default=Path("balance"), help="folder of the files")
    parser.add_argument("--game", choices=GAMES, help="this game only")
    parser.add_argument("--players", type=int, help="tables of so many only")
    parser.add_argument("--bot", action="append", help="a bot for all seats; can be given again")
    parser.add_argument("--games", type=int, default=400, help="per number of players and bot")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--data", type=Path, help="a data file in place of the built-in one")
    parser.add_argument("--no-play", action="store_true", help="only show what is there")
    parser.add_argument("--sources", metavar="KIND", help="show points by source and, say, god")
    parser.add_argument("--workers", type=int, default=2, help="processes")
    parser.add_argument("--date", default="an unknown day", help="the day, for the page")
    parser.add_argument("--write", type=Path, help="the page whose tables are replaced")
    options = parser.parse_args(args)
    options.bot = options.bot or ["greedy"]
    if options.write is not None:
        before, after = split_page(options.write, BEGIN, END)
    runs = list(runs_of(options))
    if not options.no_play:
        options.results.mkdir(parents=True, exist_ok=True)
        for run in runs:
            seeds = range(options.first, options.first + options.games)
            play_missing(run, options.results, seeds, options.workers)
    if options.sources:
        for run in runs:
            results = by_seed(load(results_path(run, options.results)), options.first)
            print(f"{run.players} players, {len(results)} games", "", sep="\n")
            print(*points_by_source(results, options.sources), "", sep="\n")
        return
    text = page(runs, options.results, options.date, options.first)
    if options.write is None:
        print(text)
    else:
        options.write.write_text(f"{before}{BEGIN}{text}{END}{after}", "utf-8")


if __name__ == "__main__":
    main()
