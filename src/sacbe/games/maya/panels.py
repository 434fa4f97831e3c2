"""The score ledger and the list of tiles as data."""

import functools
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from sacbe.text import Texts
from sacbe.text.history import PointSource, Sources
from sacbe.text.names import LETTERS
from sacbe.text.panels import Block, Cell, CountRow, Counts, Heading, Ledger, Line, ledger_of

from .data import CROPS, SITES, TILES

Kind = tuple[str, int]
KINDS: tuple[Kind, ...] = tuple((crop, n) for crop in CROPS for n in (1, 2))
NONE = "·"

View = Mapping[str, Any]


@functools.cache
def words(lang: str) -> Texts:
    """The short texts of the terminal."""
    return Texts(Path(__file__).parent / "terminal", lang)


def ledger(
    events: Iterable[Mapping[str, Any]],
    scores: Sequence[float],
    winners: Sequence[int],
    texts: Texts,
    players: int,
) -> Ledger:
    """All points: the groups of each crop, then city by city."""
    say, rows = words(texts.lang).say, sources(events, players, texts)
    labels = say("points-from"), say("points-total")
    return ledger_of(rows, scores, winners, labels, lambda n: say("number", {"n": n}))


def sources(events: Iterable[Mapping[str, Any]], players: int, texts: Texts) -> list[PointSource]:
    """All points: the groups of each crop, then city by city."""
    say = words(texts.lang).say
    totals = Sources(players, (*CROPS, *SITES))
    sizes: dict[str, int] = {}
    for event in events:
        if points := event["change"].get("points", 0):
            totals.add(event["cause"], event["seat"], points)
            if "city" in event:
                sizes[event["city"]] = event["size"]
    rows = []
    for source, row in totals.rows():
        kind = "crop" if source in CROPS else "city"
        which = say(f"crop-{source}") if kind == "crop" else source
        name = say(f"from-{kind}", {"which": which, "size": sizes.get(source, 0)})
        rows.append(PointSource(source, name, row))
    return rows


def source_name(source: str, texts: Texts) -> str:
    """The name of a source of points: a crop or a city."""
    return words(texts.lang).say(f"crop-{source}") if source in CROPS else source


def tiles(view: View, seat: int | None, texts: Texts) -> list[Block]:
    """A block per seat, the reader's first; of others only planted tiles are known by kind."""
    say = words(texts.lang).say
    head = [Cell(say(f"sign-{crop}") * n, "strong") for crop, n in KINDS]
    head.append(Cell(say("tiles-sum"), "faint"))
    each = Counter(TILES)
    rows = [CountRow(say("tiles-each"), _counts(each), "faint")]
    for p in sorted(range(len(view["players"])), key=lambda p: (p != seat, p)):
        rows += _player_rows(view, p, texts.lang)
    crops = ", ".join(f"{say(f'sign-{crop}')} {say(f'crop-{crop}')}" for crop in CROPS)
    title = Heading(say("all-tiles"), crops, CROPS[0])  # one paragraph of the rules for all crops
    return [title, Counts(head, rows), Line([Cell(say("tiles-note"), "faint")])]


def _player_rows(view: View, p: int, lang: str) -> list[CountRow]:
    say = words(lang).say
    player = view["players"][p]
    is_turn = p == view["turn"]
    planted = _kinds(tile for tile in view["cells"].values() if tile["owner"] == p)
    rows = [CountRow(LETTERS[p], seat=p), CountRow(say("tiles-planted"), _counts(planted))]
    if "rack" in player:
        rows.append(CountRow(say("tiles-rack"), _counts(_kinds(player["rack"])), "strong"))
        if is_turn and view["phase"] == "expand" and view["holding"]["crop"]:
            rows.append(CountRow(say("tiles-held"), _counts(_kinds([view["holding"]])), "strong"))
        rows.append(CountRow(say("tiles-buried"), _counts(_kinds(player["buried"]))))
        rows.append(CountRow(say("tiles-pool"), _counts(_kinds(player["pool"]))))
    else:
        unknown = Counter(TILES)
        unknown.subtract(planted)
        if is_turn and view["phase"] == "plant":
            unknown.subtract(_kinds([view["holding"]]))
        rows.append(CountRow(say("tiles-unknown"), _counts(unknown)))
    return rows


def _kinds(tiles: Iterable[Mapping[str, Any]]) -> Counter[Kind]:
    return Counter((tile["crop"], tile["n"]) for tile in tiles)


def _counts(tiles: Counter[Kind]) -> list[str]:
    return [*(str(tiles[kind]) if tiles[kind] else NONE for kind in KINDS), str(tiles.total())]
