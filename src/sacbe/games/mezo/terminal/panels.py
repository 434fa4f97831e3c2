"""Tables of the board: regions with a column per seat, players, tracks, the Conflict."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from sacbe.text import Texts
from sacbe.text.layout import align_columns
from sacbe.text.names import LETTERS, short_name

from ..data import CONFLUENCES, FILE, KINDS, REGIONS
from ..derived import ACTIONS, CEREMONIAL, View, part_of_era, presence
from ..text.labels import (
    card_name,
    god_name,
    number,
    region_name,
    short_region,
    units_sign,
    words,
)
from ..text.short import action_words, altar_words, space_words, summon_words, token_words
from .formatting import (
    COLOURS,
    CONSECRATED,
    FOUGHT,
    FREE,
    GLYPH,
    HERO,
    NEUTRAL,
    NOW,
    PRESENT,
    PYRAMID,
    TURN,
    UNINHABITED,
    Beside,
    Panel,
    heading,
    seat_mark,
)

PARTS = ("hero", "units", "glyphs", "god", "bonus", "sacrificed")
COVERED = "x"
WIDE_GAP = 3
LONGEST_NAME = 14  # columns of a player's name
SHORT_CARD = 4  # letters of a card in narrow tables
Row = list[Text | str]


def seats(view: View) -> range:
    return range(len(view["players"]))


def status(view: View, texts: Texts) -> Text:
    """Era, current part of it, and turn order."""
    lang = texts.lang
    say = words(lang).say
    part = part_of_era(view)
    conflict = view["conflict"]
    region = region_name(conflict["region"], lang) if conflict else ""
    parts = [
        Text(say("era", {"n": view["era"]}), "bold"),
        Text(say(f"part-{part}", {"region": region}), "bold"),
    ]
    order = (conflict["acting"] if conflict else []) or view["order"]
    if order:
        letters = Text(" ").join(_turn_mark(view, seat) for seat in order)
        parts.append(Text.assemble(say("order"), " ", letters))
    elif view["phase"] != "over" and view["players_to_act"]:
        letters = Text(" ").join(_turn_mark(view, seat) for seat in view["players_to_act"])
        parts.append(Text.assemble(say("turn"), " ", letters))
    return Text(f" {FREE} ").join(parts)


def _turn_mark(view: View, seat: int) -> Text:
    return Text.assemble(TURN if seat in view["players_to_act"] else "", seat_mark(seat))


# ------------------------------------------------------------ regions


def flag(view: View, region: str) -> Text:
    """The state of a region: Conflict, finished in this Era, consecrated or uninhabited."""
    region_view = view["regions"][region]
    if view["conflict"] and view["conflict"]["region"] == region:
        return Text(NOW, "bold")
    if not region_view["inhabited"]:
        return Text(UNINHABITED, "dim")
    if region_view["fought"]:
        return Text(FOUGHT, "dim")
    return Text(CONSECRATED, "bold") if region_view["consecrated"] else Text(" ")


def pyramid_sign(pieces: Sequence[dict[str, int]]) -> Text:
    """The owners of the pieces from the bottom, and the level of the first unless it is 1."""
    if not pieces:
        return Text()
    first = pieces[0]["level"]
    sign = Text(PYRAMID if first == 1 else f"{PYRAMID}{first}")
    for piece in pieces:
        sign.append(LETTERS[piece["seat"]], COLOURS[piece["seat"]])
    return sign


def cell(view: View, region: str, seat: int, lang: str) -> Text:
    """A seat's pieces in a region, such as *H2s1w#1."""
    region_view = view["regions"][region]
    sign = PRESENT if region in presence(view, view["gods"][str(seat)]) else ""
    sign += HERO if region_view["hero"] == seat else ""
    sign += NEUTRAL if region_view["neutral_hero"] == seat else ""
    sign += units_sign(region_view["units"][str(seat)], lang)
    glyphs = region_view["glyphs"][str(seat)]
    sign += f"{GLYPH}{glyphs}" if glyphs else ""
    if not region_view["inhabited"]:
        return Text()
    return Text(sign, COLOURS[seat]) if sign else Text(FREE, "dim")


def regions(view: View, seat: int | None, texts: Texts, with_altars: bool = False) -> Text:
    """A row per region; in a Conflict also cards and strength below their seats."""
    lang = texts.lang
    say = words(lang).say
    heads = [
        Text.assemble(PRESENT if view["gods"][str(p)] else "", (view["gods"][str(p)] or ""))
        for p in seats(view)
    ]
    rows: list[Row] = [
        [
            "",
            Text(say("col-region"), "dim"),
            Text(say("col-altar"), "dim"),
            "",
            *(
                Text.assemble(seat_mark(p, p == seat), " ", (str(heads[p]), "dim"))
                for p in seats(view)
            ),
        ]
    ]
    conflict = view["conflict"]
    for region in REGIONS:
        region_view = view["regions"][region]
        here = bool(conflict and conflict["region"] == region)
        style = (
            "bold"
            if here
            else ""
            if region_view["inhabited"] and not region_view["fought"]
            else "dim"
        )
        altar: Text | str = region_view["altar"] or ""
        if with_altars and region_view["altar"]:
            altar = f"{region_view['altar']} {altar_words(region_view['altar'], texts)}"
        if not region_view["inhabited"]:
            altar = Text(say("uninhabited-short"), "dim")
        rows.append(
            [
                flag(view, region),
                Text((region_name if with_altars else short_region)(region, lang), style),
                altar,
                pyramid_sign(region_view["pyramid"]),
                *(cell(view, region, p, lang) for p in seats(view)),
            ]
        )
    if conflict:
        if conflict["acting"]:
            rows.append(
                [
                    "",
                    Text(say("row-card"), "dim"),
                    "",
                    "",
                    *(card_sign(view, p, lang) for p in seats(view)),
                ]
            )
        totals = [conflict["strength"][str(p)]["total"] for p in seats(view)]
        cells = [Text(str(n), "bold reverse" if n and n == max(totals) else "bold") for n in totals]
        rows.append(["", Text(say("row-strength"), "dim"), "", "", *cells])
    return align_columns(rows, left=range(9), gap=1)


def card_sign(view: View, seat: int, lang: str) -> Text:
    """A face-up card with its actions, covered ones crossed out; ? for one face down."""
    player = view["players"][seat]
    if not player["card"]:
        return Text("?" if player["picked"] else FREE, "dim")
    signs = (COVERED if a in player["covered"] else str(a) for a in ACTIONS)
    name = card_name(player["card"], lang)[:SHORT_CARD]
    return Text(f"{name} {''.join(signs)}", COLOURS[seat])


# ------------------------------------------------------------ players


def players(view: View, seat: int | None, texts: Texts, names: Sequence[str]) -> Text:
    """A row per seat with all public information."""
    lang = texts.lang
    say = words(lang).say
    heads = ("vp", "devotion", "reserve", "xibalba", "glyphs", "pieces", "cards")
    rows: list[Row] = [["", "", "", *(Text(say(f"col-{head}"), "dim") for head in heads)]]
    for p, player in enumerate(view["players"]):
        pieces = "".join(str(n) for n in player["pyramid_pieces_left"].values())
        rows.append(
            [
                Text.assemble(
                    TURN if p in view["players_to_act"] else " ", seat_mark(p, p == seat)
                ),
                Text(short_name(names[p], LONGEST_NAME), COLOURS[p]),
                god_name(player["god"], lang),
                Text(number(player["vp"], lang), "bold"),
                devotion(player, lang),
                _units(player["reserve"], lang)
                + (f" {HERO}" if player["hero"] == "reserve" else ""),
                _units(player["xibalba"], lang),
                str(player["glyphs_left"]),
                pieces,
                str(player["cards_left"]),
            ]
        )
    return align_columns(rows, left=(0, 1, 2), gap=1)


def _units(units: dict[str, int], lang: str) -> str:
    return units_sign(units, lang) or FREE


def devotion(player: View, lang: str) -> str:
    """The final value of the track position, and the level."""
    worth = FILE.devotion[player["devotion"]][1]
    return words(lang).say("devotion-sign", {"n": worth, "level": player["level"]})


def slim_players(view: View, seat: int | None, texts: Texts, whole: bool) -> list[Text]:
    """Points, devotion and reserve in few columns; `whole` adds Xibalba."""
    lang = texts.lang
    say = words(lang).say
    heads = ("vp", "devotion", "reserve", "xibalba")[: 4 if whole else 3]
    rows: list[Row] = [["", *(Text(say(f"slim-{head}"), "dim") for head in heads)]]
    for p, player in enumerate(view["players"]):
        rows.append(
            [
                Text.assemble(
                    TURN if p in view["players_to_act"] else " ", seat_mark(p, p == seat)
                ),
                Text(number(player["vp"], lang), "bold"),
                devotion(player, lang),
                _units(player["reserve"], lang),
                *([_units(player["xibalba"], lang)] if whole else []),
            ]
        )
    return [*align_columns(rows, gap=1).split("\n")]


def track(view: View, which: str) -> Text:
    """The units on the calendar or the codex."""
    line = Text()
    for space, owner in view[which].items():
        line.append(f"{space}", "dim" if owner is None else "")
        line.append_text(Text(FREE, "dim") if owner is None else seat_mark(owner))
        line.append(" ")
    line.rstrip()
    return line


def angry(view: View, texts: Texts) -> list[Text]:
    """The face-up tokens, and below them the units on the angry god."""
    say = words(texts.lang).say
    tokens = Text.assemble((say("angry-short"), "dim"), " ", " ".join(view["angry_god"]["tokens"]))
    units = waiting(view, texts.lang)
    return [tokens, units] if units else [tokens]


def waiting(view: View, lang: str) -> Text:
    """The units on the angry god."""
    line = Text()
    for p in seats(view):
        if units := units_sign(view["angry_god"]["units"][str(p)], lang):
            line.append_text(Text.assemble(" ", seat_mark(p), units))
    return line


def slim(view: View, seat: int | None, texts: Texts, whole: bool) -> Panel:
    """The panel beside the smallest table of regions."""
    lines = _slim_lines(view, seat, texts, whole)
    return Panel([Text("\n", no_wrap=True, overflow="crop").join(lines)])


def _slim_lines(view: View, seat: int | None, texts: Texts, whole: bool) -> list[Text]:
    track_lines = [track(view, which) for which in ("calendar", "codex")]
    return [*slim_players(view, seat, texts, whole), *track_lines, *angry(view, texts)]


# ------------------------------------------------------------ details for larger screens


def gods(view: View, texts: Texts) -> Text:
    """Each god's confluence and the regions where it is present."""
    lang = texts.lang
    lines = [heading(words(lang).say("gods"))]
    for p, player in enumerate(view["players"]):
        if player["god"] is None:
            continue
        at = view["gods"][str(p)]
        regions = ", ".join(short_region(region, lang) for region in presence(view, at))
        line = Text.assemble(seat_mark(p), " ", (god_name(player["god"], lang), COLOURS[p]))
        line.append(f" {at}: {regions}" if at else f" {FREE}")
        lines.append(line)
    return Text("\n").join(lines)


def free_confluences(view: View, texts: Texts) -> Text:
    """The confluences without a god."""
    occupied = set(view["gods"].values())
    lines = [heading(words(texts.lang).say("confluences"))]
    for confluence in CONFLUENCES:
        regions = presence(view, confluence)
        if confluence not in occupied and regions:
            names = ", ".join(short_region(region, texts.lang) for region in regions)
            lines.append(Text(f"{confluence} {names}", "dim"))
    return Text("\n").join(lines)


def strength(view: View, seat: int | None, texts: Texts) -> Text:
    """The parts of each seat's strength in the Conflict, and the claims."""
    say = words(texts.lang).say
    conflict = view["conflict"]
    parts_shown = [part for part in PARTS if part != "sacrificed" or conflict["consecrated"]]
    heads = [Text(say(f"part-of-{part}"), "dim") for part in parts_shown]
    rows: list[Row] = [[heading(say("strength")), *heads, Text(say("part-of-total"), "dim")]]
    totals = [conflict["strength"][str(p)]["total"] for p in seats(view)]
    for p in conflict["acting"] or seats(view):
        parts = conflict["strength"][str(p)]
        best = totals[p] and totals[p] == max(totals)
        rows.append(
            [
                Text.assemble(
                    TURN if p in view["players_to_act"] else " ", seat_mark(p, p == seat)
                ),
                *(
                    Text(str(parts[part])) if parts[part] else Text(FREE, "dim")
                    for part in parts_shown
                ),
                Text(str(totals[p]), "bold reverse" if best else "bold"),
            ]
        )
    lines = [*align_columns(rows, gap=1).split("\n")]
    for kind in KINDS:
        if (claimant := conflict["claims"][kind]) is not None:
            args = {"who": LETTERS[claimant], "things": say(f"many-{kind}")}
            lines.append(Text(say("claimed", args)))
    lines += [Text(say("cancelled", {"track": say(f"track-{t}")})) for t in conflict["cancelled"]]
    if conflict["winner"] is not None:
        lines.append(Text(say("won", {"who": LETTERS[conflict["winner"]]}), "bold"))
    return Text("\n").join(lines)


def cards(view: View, texts: Texts, whole: bool = False) -> Text | None:
    """The face-up cards of a Conflict in acting order, with the text of their open actions. `whole`
    adds the ceremonial one, which is the same on all cards of a god."""
    conflict = view["conflict"]
    if not conflict or not any(view["players"][p]["card"] for p in conflict["acting"]):
        return None
    lang = texts.lang
    lines = [heading(words(lang).say("cards-up"))]
    wide = max(len(card_name(view["players"][p]["card"], lang)) for p in conflict["acting"])
    for p in conflict["acting"]:
        player = view["players"][p]
        open_actions = [
            a for a in ACTIONS if a not in player["covered"] and (whole or a != CEREMONIAL)
        ]
        name = card_name(player["card"], lang).ljust(wide)
        for i, action in enumerate(open_actions or [0]):
            turn = TURN if p in view["players_to_act"] else " "
            line = Text.assemble(turn, seat_mark(p), " ", (name, COLOURS[p]), " ")
            if i:
                line = Text(" " * (wide + 4))
            text = action_words(view, p, player["card"], action, texts) if action else COVERED
            lines.append(line.append(f"{action or COVERED} {text}" if action else COVERED))
    return Text("\n").join(lines)


def tracks(view: View, texts: Texts) -> Text:
    """Calendar and codex with the effects of their spaces, and the face-up tokens of the angry
    god."""
    say = words(texts.lang).say
    lines = []
    for which in ("calendar", "codex"):
        lines.append(heading(say(f"track-{which}")))
        for space, owner in view[which].items():
            mark = Text(FREE, "dim") if owner is None else seat_mark(owner)
            line = Text.assemble(
                mark, f" {space} ", (space_words(space, texts), "dim" if owner is not None else "")
            )
            lines.append(line)
    return Text("\n").join([*lines, *angry_lines(view, texts)])


def angry_lines(view: View, texts: Texts) -> list[Text]:
    """The face-up tokens with their effects."""
    lines = [heading(words(texts.lang).say("angry"))]
    lines[0].append_text(waiting(view, texts.lang))
    tokens = view["angry_god"]["tokens"]
    return lines + [Text(f"  {token} {token_words(token, texts)}") for token in tokens]


def abilities(view: View, texts: Texts) -> Text | None:
    """The tribe abilities that seats have chosen."""
    say = words(texts.lang).say
    lines = [
        Text.assemble(seat_mark(p), " ", say(f"ability-{ability}"))
        for p, player in enumerate(view["players"])
        for ability in player["abilities"]
    ]
    return Text("\n").join([heading(say("abilities")), *lines]) if lines else None


def powers(view: View, texts: Texts) -> Text | None:
    """The summon abilities of the gods."""
    lines = [
        Text.assemble(seat_mark(p), " ", summon_words(view, p, texts))
        for p, player in enumerate(view["players"])
        if player["god"]
    ]
    title = heading(words(texts.lang).say("powers"))
    return Text("\n").join([title, *lines]) if lines else None


def _beside(left: Text, right: Text | None) -> RenderableType:
    """Two tables side by side, if they fit."""
    return left if right is None else Beside(lambda: left, [lambda: Panel([right])], WIDE_GAP)


def moment(view: View, seat: int | None, texts: Texts) -> list[RenderableType]:
    """What matters for the next choice, the most important first."""
    if not view["conflict"]:
        return [_beside(gods(view, texts), free_confluences(view, texts))]
    tables: list[RenderableType] = [_beside(strength(view, seat, texts), gods(view, texts))]
    face_up = cards(view, texts)
    return tables if face_up is None else [*tables, face_up]


def rest(view: View, texts: Texts) -> list[RenderableType]:
    """Tables for larger screens: tracks and summon abilities."""
    return [_beside(tracks(view, texts), powers(view, texts))]


def more(view: View, texts: Texts) -> RenderableType:
    """Tables for larger screens: altars and tribe abilities."""
    return _beside(altars(view, texts), abilities(view, texts))


def side(view: View, seat: int | None, texts: Texts, wide: bool) -> Panel:
    """The panel beside the map."""
    strengths = strength(view, seat, texts) if view["conflict"] else None
    slim_lines = Text("\n").join(_slim_lines(view, seat, texts, whole=True))
    parts = [slim_lines, strengths, gods(view, texts)]
    if not strengths:
        parts.append(free_confluences(view, texts))
    if wide:
        parts.append(cards(view, texts))
    return Panel([part for part in parts if part is not None])


def altars(view: View, texts: Texts) -> Text:
    """The reward of the winner in each region."""
    lang = texts.lang
    lines = [heading(words(lang).say("altars"))]
    for region, region_view in view["regions"].items():
        if region_view["altar"]:
            effect = altar_words(region_view["altar"], texts)
            lines.append(Text(f"{region_view['altar']} {short_region(region, lang)}: {effect}"))
    return Text("\n").join(lines)


# ------------------------------------------------------------ the reader's own pieces


def own(view: View, seat: int, texts: Texts) -> Text:
    """Reserve, Xibalba, pieces and hand in one line."""
    lang = texts.lang
    say = words(lang).say
    player = view["players"][seat]
    hero = f" {HERO}" if player["hero"] == "reserve" else ""
    reserve = (units_sign(player["reserve"], lang) or "0") + hero
    pieces = "".join(str(n) for n in player["pyramid_pieces_left"].values())
    parts = [
        Text.assemble(say("have-reserve"), " ", (reserve, "bold")),
        Text.assemble(say("have-xibalba"), " ", units_sign(player["xibalba"], lang) or "0"),
        Text(f"{GLYPH}{player['glyphs_left']} {PYRAMID}{pieces}"),
        Text(say("have-vp", {"n": number(player["vp"], lang)}), "bold"),
    ]
    if player["pick"]:
        parts.append(Text(say("have-pick", {"card": card_name(player["pick"], lang)})))
    elif player["hand"]:
        hand = " ".join(card_name(card, lang)[:SHORT_CARD] for card in player["hand"])
        parts.append(Text(say("have-hand", {"cards": hand})))
    return Text(f" {FREE} ").join(part for part in parts if part)
