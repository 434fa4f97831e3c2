"""The tables beside the map: players and cities."""

from collections.abc import Sequence

from rich.text import Text

from sacbe.text import Texts
from sacbe.text.layout import align_columns

from ..data import CELLS, CROPS
from ..derived import gaps, in_play, prizes
from .formatting import (
    CITY,
    COLOURS,
    FREE,
    LABELS,
    SHORT_NAMES,
    TURN,
    Panel,
    View,
    crop_sign,
    heading,
    number,
    seat_mark,
    words,
)
from .hexes import TEMPLE

SLIM_WIDTH = 14  # columns that a small terminal has beside the widest map


def own(view: View, seat: int, texts: Texts) -> Text:
    """The reader's own tiles and points in one line, crop by crop."""
    lang = texts.lang
    say = words(lang).say
    player = view["players"][seat]
    rack = []
    for crop in CROPS:
        signs = [
            crop_sign(crop, tile["n"], lang) for tile in player["rack"] if tile["crop"] == crop
        ]
        if signs:
            rack.append(Text.assemble(say(f"crop-{crop}"), " ", (" ".join(signs), "bold")))
    parts = [Text(", ").join(rack) if rack else Text(say("rack-empty"), "dim")]
    tile = view["holding"] if view["turn"] == seat else None
    if tile:
        sign = crop_sign(tile["crop"], tile["n"], lang) if tile["crop"] else say("unseen-tile")
        parts.append(Text.assemble(say("in-hand"), " ", (sign, "bold reverse")))
    else:
        parts.append(Text(say("have-reserve", {"n": player["reserve_count"]})))
    parts.append(Text(say("have-vp", {"n": number(player["score"], lang)}), "bold"))
    return Text(f" {FREE} ").join(parts)


def players(view: View, seat: int | None, texts: Texts, names: Sequence[str]) -> Text:
    """A row per player: points, tiles on the rack, in reserve and face down, turns taken."""
    say = words(texts.lang).say
    heads = ("vp", "rack", "reserve", "down", "turns")
    rows: list[list[Text | str]] = [["", *(Text(say(f"col-{head}"), "dim") for head in heads)]]
    for p, player in enumerate(view["players"]):
        down = player["buried_count"] + player["unseen_count"]
        numbers = [player["rack_count"], player["reserve_count"], down, player["turns"]]
        style = "bold" if p == seat else ""
        label = Text.assemble(TURN if view["turn"] == p else " ", " ", (names[p], COLOURS[p]))
        label.stylize(style)
        points = Text(number(player["score"], texts.lang), "bold")
        rows.append([label, points, *(Text(str(n), style) for n in numbers)])
    return align_columns(rows)


def _open_first(view: View) -> list[str]:
    """The cities, open ones first."""
    return sorted(view["cities"], key=lambda city: bool(view["cities"][city]["scored"]))


def cities(view: View, seat: int | None, texts: Texts) -> Text:
    """A row per city: size, points, crops of each seat around it, gaps."""
    say = words(texts.lang).say
    marks = [seat_mark(p, p == seat) for p in range(len(view["players"]))]
    heads = [Text(say(f"col-{head}"), "dim") for head in ("size", "worth", "gaps")]
    rows: list[list[Text | str]] = [[heading(say("cities")), "", "", *heads, *marks]]
    for city in _open_first(view):
        state = view["cities"][city]
        style = "dim" if state["scored"] else ""
        site = view["sites"][city]["cell"]
        worth = "/".join(str(points) for points in prizes(state["size"]))
        status = say("scored") if state["scored"] else str(len(gaps(view, city)))
        best = max(state["strength"])
        rows.append(
            [
                Text(city, style),
                Text(SHORT_NAMES[city].join(TEMPLE), style or f"bold {CITY}"),
                Text(LABELS[site], "dim"),
                *(Text(label, style) for label in (str(state["size"]), worth, status)),
                *(
                    Text(str(n) if n else FREE, "bold" if n and n == best and not style else style)
                    for n in state["strength"]
                ),
            ]
        )
    return align_columns(rows, left=(0, 1, 2), gap=1)


def crop_letters(lang: str) -> list[str]:
    """The letters on the map with their crops."""
    return [f"{crop_sign(crop, 1, lang)} {words(lang).say(f'crop-{crop}')}" for crop in CROPS]


def _hint(view: View, seat: int | None) -> str | None:
    """The message that explains the current marks on empty spaces."""
    yours = view["current_player"] == seat
    if view["phase"] in ("plant", "expand"):
        return "number-hint" if yours else "can-hint"
    return {"turn": "grow-hint", "more": "chain-hint"}.get(view["phase"]) if yours else None


def panel(view: View, seat: int | None, texts: Texts, names: Sequence[str]) -> Panel:
    """All tables and notes beside a map."""
    say = words(texts.lang).say
    tables = [players(view, seat, texts, names)]
    if view["cities"]:
        tables.append(cities(view, seat, texts))
    notes = []
    empty_sites = [name for name, site in view["sites"].items() if not site["temple"]]
    if empty_sites:
        labels = ", ".join(f"{SHORT_NAMES[name]} {name}" for name in empty_sites)
        notes.append(Text(say("no-temple", {"sites": labels}), "dim"))
    notes.append(Text(", ".join(crop_letters(texts.lang)), "dim"))
    if hint := _hint(view, seat):
        notes.append(Text(say(hint)))
    return Panel(tables, notes)


def slim(view: View, seat: int | None, texts: Texts) -> Panel:
    """A narrow panel: points and tiles, then the strongest seats around each open city.

    The letters of the crops are added if the map has enough rows.
    """
    lang = texts.lang
    say = words(lang).say
    height = 2 + max(CELLS[i].row for i in in_play(view)) - min(CELLS[i].row for i in in_play(view))
    rows: list[list[Text | str]] = [["", *(Text(say(f"slim-{s}"), "dim") for s in ("vp", "tiles"))]]
    for p, player in enumerate(view["players"]):
        mark = Text.assemble(TURN if view["turn"] == p else " ", seat_mark(p, p == seat))
        tiles = f"{player['rack_count']}+{player['reserve_count']}"
        rows.append([mark, Text(number(player["score"], lang), "bold"), tiles])
    lines = [*align_columns(rows, gap=1).split("\n")]
    open_cities = [city for city in _open_first(view) if not view["cities"][city]["scored"]]
    largest = sorted(open_cities, key=lambda city: -int(view["cities"][city]["size"]))
    listed_cities = largest[: height - len(lines)]  # small ones are worth little
    if listed_cities and len(lines) + len(listed_cities) < height:
        lines.append(heading(say("cities")))
    lines += [_slim_city(view, city, seat) for city in open_cities if city in listed_cities]
    if len(lines) + len(CROPS) <= height:
        lines += [Text(letter, "dim") for letter in crop_letters(lang)]
    return Panel([Text("\n", no_wrap=True, overflow="crop").join(lines)])


def _slim_city(view: View, city: str, seat: int | None) -> Text:
    """Name, size, and the crops around it, highest first; the lowest may not fit."""
    state = view["cities"][city]
    line = Text.assemble((SHORT_NAMES[city], f"bold {CITY}"), " ", str(state["size"]), " ")
    strength = state["strength"]
    for p in sorted(range(len(strength)), key=lambda p: -strength[p]):
        entry = Text.assemble(seat_mark(p, p == seat), str(strength[p]))
        if strength[p] and len(line) + len(entry) <= SLIM_WIDTH:
            line.append_text(entry)
    return line
