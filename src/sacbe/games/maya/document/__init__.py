"""The board of Maya as a document, made from a view alone: everything that the picture shows.

The land is described cell by cell, area by area, each with its neighbours.
"""

import functools
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from sacbe.text import Texts
from sacbe.text.document import (
    Block,
    Document,
    Heading,
    Items,
    Reader,
    Sentences,
    Table,
    sentence,
)
from sacbe.text.lists import join_list

from ..board.texts import board_texts
from ..data import CELLS, KINDS
from ..derived import (
    INDEX,
    View,
    city_payouts,
    crops,
    gaps,
    group,
    in_play,
    is_empty,
    near,
    prizes,
    tiles_left,
)
from ..rules.scoring import LARGEST
from ..text import area_name, cell_name, crop_name, spot_text, tile_text


@functools.cache
def document_texts(lang: str) -> Texts:
    """The texts of the document."""
    return Texts(Path(__file__).parent, lang)


def document(view: View, seat: int | None, texts: Texts, names: Sequence[str]) -> Document:
    """The position as a seat (None: a spectator) sees it."""
    reader = Reader(view, seat, texts, names, document_texts(texts.lang))
    parts = (_now, _players, _cities, _land)
    blocks = tuple(block for part in parts for block in part(reader))
    return Document(board_texts(texts.lang)("title"), blocks)


# ------------------------------------------------------------ the turn


def _now(r: Reader) -> Iterator[Block]:
    view, label = r.view, board_texts(r.lang)
    yield Heading(r.say("document-now"))
    least = min(tiles_left(view, p) for p in range(len(r.names)))
    items = [label("end-condition", n=least), _turn(r), *_this_turn(r)]
    if view["areas"]:
        areas = [area_name(area, r.texts) for area in view["areas"]]
        items.append(r.say("areas", areas=join_list(areas, r.texts)))
    items += [
        r.say("starting-player", name=r.name(view["starting_seat"])),
        r.say("passes", n=view["passes"]),
        label("tie"),
    ]
    yield Items(tuple(map(sentence, items)))


def _turn(r: Reader) -> str:
    view, label = r.view, board_texts(r.lang)
    if view["phase"] == "over":
        return label("game-over")
    seat = view["turn"]
    tile = view["holding"] or {"crop": None, "n": None}
    kind = "choosing" if f"choosing-{view['phase']}" in _CHOOSING else "asked"
    question = label(f"{kind}-{view['phase']}", tile=label.tile(tile["crop"], tile["n"]))
    return question if seat is None else r.say("document-turn", name=r.names[seat], asked=question)


_CHOOSING = ("choosing-turn", "choosing-plant", "choosing-more", "choosing-expand")


def _this_turn(r: Reader) -> Iterator[str]:
    """The tile in hand, and what was planted in this turn."""
    view = r.view
    if view["holding"] is not None:
        holding = view["holding"]
        yield r.say("in-hand", tile=tile_text(holding["crop"], holding["n"], r.texts))
    if view["planted"]:
        cells = [cell_name(cell) for cell in view["planted"]]
        crop = crop_name(view["crop"], r.texts)
        yield r.say("planted", crop=crop, cells=join_list(cells, r.texts))
    if view["draws_left"]:
        yield r.say("draws", n=view["draws_left"])


# ------------------------------------------------------------ players


def _players(r: Reader) -> Iterator[Block]:
    view = r.view
    yield Heading(r.say("document-players"))
    columns = [
        r.say(f"col-{each}") for each in ("points", "rack", "reserve", "buried", "unseen", "turns")
    ]
    keys = ("score", "rack_count", "reserve_count", "buried_count", "unseen_count", "turns")
    rows = [[player[key] for key in keys] for player in view["players"]]
    yield r.by_player("scores", columns, rows)
    for p in r.seats:
        player = view["players"][p]
        if groups := list(_groups(r, p)):
            yield r.player_heading(p)
            yield Sentences(r.say("groups"))
            yield Items(tuple(groups))
        elif p == r.seat:
            yield r.player_heading(p)
        if p == r.seat:
            yield from _own_tiles(r, player)


def _own_tiles(r: Reader, player: Mapping[str, Any]) -> Iterator[Block]:
    """A row for every kind of tile, with their number on the rack and elsewhere."""
    places = ("rack", "buried", "pool")
    counts = {
        place: Counter((tile["crop"], tile["n"]) for tile in player[place]) for place in places
    }
    label = board_texts(r.lang)
    rows = [
        [label.tile(*kind), *(str(counts[place][kind]) for place in places)]
        for kind in KINDS
        if any(counts[place][kind] for place in places)
    ]
    if rows:
        columns = [r.say(f"col-{each}") for each in ("tile", "rack", "buried", "not-seen")]
        yield r.table("own-tiles", columns, rows)


def _groups(r: Reader, p: int) -> Iterator[str]:
    """The crop groups of a player."""
    visited: set[int] = set()
    for name, tile in r.view["cells"].items():
        if tile["owner"] == p and INDEX[name] not in visited:
            cells = group(r.view, p, tile["crop"], [INDEX[name]])
            visited |= cells
            names = [cell_name(CELLS[i].id) for i in sorted(cells)]
            yield r.say(
                "group",
                crop=crop_name(tile["crop"], r.texts),
                n=crops(r.view, cells),
                cells=join_list(names, r.texts),
            )


# ------------------------------------------------------------ cities


def _cities(r: Reader) -> Iterator[Block]:
    label = board_texts(r.lang)
    yield Heading(label("cities"))
    if r.view["cities"]:
        columns = [r.say(f"col-{each}") for each in ("city", "size", "state")]
        columns += [r.say("col-crops", name=name) for name in r.names]
        columns += [r.say("col-first"), r.say("col-second")]
        rows = [_city(r, name) for name in r.view["cities"]]
        yield r.table("cities", columns, rows)
    sites = [name for name, site in r.view["sites"].items() if not site["temple"]]
    if sites:
        yield Sentences(r.say("empty-sites", sites=join_list(sites, r.texts)))
    important = [name for name, site in r.view["sites"].items() if site["highlighted"]]
    if important:
        yield Sentences(r.say("highlighted", sites=join_list(important, r.texts)))
    yield _payouts(r)
    yield Sentences(label("payout-tie"))


def _city(r: Reader, name: str) -> list[str]:
    city = r.view["cities"][name]
    row = [name, str(city["size"]), _state(r, name, city), *map(str, city["strength"])]
    return [*row, *map(str, prizes(city["size"]))]


def _state(r: Reader, name: str, city: Mapping[str, Any]) -> str:
    if city["scored"]:
        points = city_payouts(city["size"], city["strength"])
        won = [r.say("won", name=r.names[p], n=n) for p, n in enumerate(points) if n]
        return r.say("closed", points=join_list(won, r.texts) or "0")
    if city["closed"]:
        return r.say("closing")
    cells = [spot_text(CELLS[i].id, None, r.texts) for i in gaps(r.view, name)]
    return r.say("open", n=len(cells), cells=join_list(cells, r.texts))


def _payouts(r: Reader) -> Table:
    label = board_texts(r.lang)
    sizes = range(1, LARGEST + 1)
    names = [str(n) if n < LARGEST else label("most-tiles", n=n) for n in sizes]
    rows = [[name, *map(str, prizes(n))] for name, n in zip(names, sizes, strict=True)]
    return r.table("payouts", [r.say(f"col-{each}") for each in ("size", "first", "second")], rows)


# ------------------------------------------------------------ the land


def _land(r: Reader) -> Iterator[Block]:
    yield Heading(r.say("land"))
    yield Sentences(r.say("land-text"))
    cells = in_play(r.view)
    for area in dict.fromkeys(CELLS[i].area for i in cells):
        yield Heading(r.say("area", area=area_name(area, r.texts)), 3)
        yield from _area(r, [i for i in cells if CELLS[i].area == area])


def _area(r: Reader, cells: Iterable[int]) -> Iterator[Block]:
    """The cells with something on them or beside them, then the other empty ones."""
    rows, quiet = [], []
    for i in cells:
        around = [n for n in near(r.view, i) if not is_empty(r.view, n)]
        if is_empty(r.view, i) and not around and CELLS[i].site is None:
            quiet.append(cell_name(CELLS[i].id))
            continue
        neighbours = [f"{cell_name(CELLS[n].id)} {_content(r, n)}" for n in near(r.view, i)]
        spot = spot_text(CELLS[i].id, None, r.texts)
        rows.append([spot, _content(r, i), ", ".join(neighbours)])
    if rows:
        columns = [r.say(f"col-{each}") for each in ("cell", "content", "neighbours")]
        yield r.table("cells", columns, rows)
    if quiet:
        yield Sentences(r.say("quiet", n=len(quiet), cells=", ".join(quiet)))


def _content(r: Reader, i: int) -> str:
    tile = r.view["cells"].get(CELLS[i].id)
    if tile is None:
        site = CELLS[i].site
        return r.say("empty") if site is None else r.say("site", site=site)
    if tile["kind"] == "plantation":
        crop = board_texts(r.lang).tile(tile["crop"], tile["n"])
        return r.say("plantation", crop=crop, name=r.names[tile["owner"]])
    return r.say("temple" if tile["kind"] == "temple" else "city-tile", city=tile["city"])
