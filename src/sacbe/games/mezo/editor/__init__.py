"""What can be changed in a position of Mezo by hand."""

import functools
from collections.abc import Iterator, Sequence
from pathlib import Path

from sacbe.games.editor import Choice, EditorField, FieldGroup, choice, item, number
from sacbe.kernel.interpret import interpret
from sacbe.text import Texts

from ..data import (
    ABILITIES,
    ALTARS,
    CARDS,
    CONFLUENCES,
    KINDS,
    LEVELS,
    N_ERAS,
    N_REGIONS,
    N_SPACES,
    REGIONS,
    TOKENS,
)
from ..document import document_texts
from ..invariants import is_on_stack, token_is_due
from ..state import (
    ABILITIES as ABILITIES_STEP,
)
from ..state import (
    ERAS,
    GLYPHS,
    IN_HAND,
    LAST_DEVOTION,
    MOST_PLAYERS,
    N_KINDS,
    NOTHING,
    OVER,
    PIECES,
    PLAYED,
    UNITS,
    UNSEEN,
    Player,
    State,
)
from ..text import ability_name, card_name, effect_name, region_name

MOST_POINTS = 500
OF_AN_ERA = 3  # tokens and abilities


@functools.cache
def _own_texts(lang: str) -> Texts:
    return Texts(Path(__file__).parent, lang)


def groups(s: State, texts: Texts, names: Sequence[str]) -> list[FieldGroup]:
    """The Era, the players, and the regions with the pieces of all seats."""
    sections = [
        FieldGroup(texts.say("document-now"), tuple(_era(s, texts))),
        *(FieldGroup(names[p], tuple(_player(s, p, texts)), p) for p in range(s.players_n)),
        *(
            FieldGroup(region_name(REGIONS[i], texts), tuple(_region(s, i, texts, names)))
            for i in range(N_REGIONS)
            if s.inhabited[i]
        ),
    ]
    return [group for group in sections if group.fields]


def _era(s: State, texts: Texts) -> Iterator[EditorField]:
    """The Era, and the tokens of the angry God that are face up."""
    say = _own_texts(texts.lang).say
    if not _begins(s) and s.asked[s.depth - 1] != OVER:
        yield number("era", document_texts(texts.lang).say("col-era"), s, "era", 1, ERAS)
    for era in range(N_ERAS):
        if s.tokens[era]:
            tokens = _of_era(era, [effect_name(token, texts) for token in TOKENS])
            yield item(
                f"tokens.{era}", say("token", {"era": era + 1}), s.tokens, era, choices=tokens
            )


def _of_era(era: int, all_names: Sequence[str]) -> list[Choice]:
    """The tokens or abilities of an Era; 0 would be none."""
    first = OF_AN_ERA * era
    return [(1 + i, all_names[i]) for i in range(first, first + OF_AN_ERA)]


def _begins(s: State) -> bool:
    """Whether the Era has not got its token and all abilities yet."""
    choosing = interpret(is_on_stack)(s, ABILITIES_STEP, ABILITIES_STEP)
    return bool(choosing or interpret(token_is_due)(s))


def _player(s: State, p: int, texts: Texts) -> Iterator[EditorField]:
    at, me, say = f"players.{p}", s.players[p], document_texts(texts.lang).say
    yield number(f"{at}.vp", texts.say("have-vp"), me, "vp", 0, MOST_POINTS)
    yield number(f"{at}.devotion", texts.say("have-devotion"), me, "devotion", 0, LAST_DEVOTION)
    for i, kind in enumerate(KINDS):
        label = texts.say(f"have-xibalba-{kind}")
        yield item(f"{at}.xibalba.{i}", label, me.xibalba, i, 0, int(UNITS[i]))
    homes = [(i, region_name(region, texts)) for i, region in enumerate(REGIONS) if s.inhabited[i]]
    if me.hero != NOTHING:
        yield choice(f"{at}.hero", say("col-hero"), me, "hero", homes)
    if me.confluence != NOTHING:
        places = list(enumerate(CONFLUENCES))
        yield choice(f"{at}.confluence", say("col-confluence"), me, "confluence", places)
    own = _own_texts(texts.lang).say
    for era in range(N_ERAS):
        if me.abilities[era]:
            abilities = _of_era(era, [ability_name(ability, texts) for ability in ABILITIES])
            label = own("ability", {"era": era + 1})
            yield item(f"{at}.abilities.{era}", label, me.abilities, era, choices=abilities)
    yield from _cards(me, at, texts)


def _cards(me: Player, at: str, texts: Texts) -> Iterator[EditorField]:
    """The cards that are not face down or up in a Conflict."""
    say = document_texts(texts.lang).say
    states = [(IN_HAND, say("state-hand")), (UNSEEN, say("state-unseen"))]
    states.append((PLAYED, say("state-played")))
    for i, card in enumerate(CARDS):
        if me.cards[i] in (UNSEEN, IN_HAND, PLAYED):
            yield item(f"{at}.cards.{i}", card_name(card, texts), me.cards, i, choices=states)


def _region(s: State, region: int, texts: Texts, names: Sequence[str]) -> Iterator[EditorField]:
    say = _own_texts(texts.lang).say
    if s.altar[region]:
        altars = [(1 + i, effect_name(altar, texts)) for i, altar in enumerate(ALTARS)]
        yield item(f"altar.{region}", say("altar"), s.altar, region, choices=altars)
    for p, name in enumerate(names):
        for i, kind in enumerate(KINDS):
            what = texts.say(f"plural-{kind}")
            at = 8 * region + N_KINDS * p + i
            label = say("of-player", {"what": what, "name": name})
            yield item(f"units.{at}", label, s.units, at, 0, int(UNITS[i]))
        at = MOST_PLAYERS * region + p
        label = say("of-player", {"what": texts.say("plural-glyph"), "name": name})
        yield item(f"glyphs.{at}", label, s.glyphs, at, 0, GLYPHS)

    owners = [(NOTHING, say("nobody")), *enumerate(names)]
    for level in range(1, LEVELS + 1):
        yield _piece(s, region, level, say("piece", {"level": level}), owners)


def _piece(s: State, region: int, level: int, label: str, owners: Sequence[Choice]) -> EditorField:
    """The owner of a level of a Pyramid."""

    def write(owner: int) -> None:
        pieces = _pyramid(s, region)
        if owner == NOTHING:
            pieces.pop(level, None)
            if any(each < level for each in pieces):  # nothing stays above a gap
                pieces = {each: pieces[each] for each in pieces if each < level}
        else:
            near = min(pieces, key=lambda each: abs(each - level), default=level)
            for each in range(min(near, level), max(near, level) + 1):
                pieces.setdefault(each, owner)  # nor is there a gap below
            pieces[level] = owner
        s.base[region] = min(pieces, default=0)
        s.height[region] = len(pieces)
        row = [pieces[each] for each in sorted(pieces)]
        for i in range(LEVELS):
            s.levels[LEVELS * region + i] = row[i] if i < len(row) else 0

    def read() -> int:
        return _pyramid(s, region).get(level, NOTHING)

    return EditorField(f"pyramid.{region}.{level}", label, read, write, choices=owners)


def _pyramid(s: State, region: int) -> dict[int, int]:
    """The owners of the pieces by their levels."""
    return {
        int(s.base[region]) + i: int(s.levels[LEVELS * region + i]) for i in range(s.height[region])
    }


# ------------------------------------------------------------ what follows


def complete(s: State) -> None:
    """Units, Glyphs and pieces that are nowhere else are in the Reserve. Every Era that has begun
    has a token and abilities: those that are missing are the first ones."""
    _complete_eras(s)
    for p in range(s.players_n):
        me = s.players[p]
        for kind in range(N_KINDS):
            used = int(me.xibalba[kind]) + int(me.waiting[kind])
            used += sum(s.units[8 * region + N_KINDS * p + kind] for region in range(N_REGIONS))
            used += sum(s.spaces[N_SPACES * kind + i] == 1 + p for i in range(N_SPACES))
            me.reserve[kind] = int(UNITS[kind]) - used
        placed = sum(s.glyphs[MOST_PLAYERS * region + p] for region in range(N_REGIONS))
        me.glyphs = GLYPHS - placed
        for level in range(1, LEVELS + 1):
            on_board = sum(_pyramid(s, region).get(level) == p for region in range(N_REGIONS))
            me.pieces[level - 1] = int(PIECES[level - 1]) - on_board


def _complete_eras(s: State) -> None:
    begins = _begins(s)
    for era in range(N_ERAS):
        first = 1 + OF_AN_ERA * era
        if era >= s.era:
            s.tokens[era] = 0
        elif not s.tokens[era] and (era < s.era - 1 or not begins):
            s.tokens[era] = first
        for p in range(s.players_n):
            me = s.players[p]
            if era >= s.era:
                me.abilities[era] = 0
            elif not me.abilities[era] and (era < s.era - 1 or not begins):
                me.abilities[era] = first


def fault_text(fault: int, lang: str) -> str:
    """A fault as a sentence."""
    return _own_texts(lang).say(f"fault-{fault}")
