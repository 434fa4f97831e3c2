"""What can be changed in a position of Mezo by hand."""

import functools
from collections.abc import Iterator, Sequence
from pathlib import Path

from sacbe.games.editor import EditorField, FieldGroup, choice, item, number
from sacbe.text import Texts

from ..data import CARDS, CONFLUENCES, KINDS, N_REGIONS, N_SPACES, REGIONS
from ..document import document_texts
from ..state import (
    GLYPHS,
    IN_HAND,
    LAST_DEVOTION,
    MOST_PLAYERS,
    N_KINDS,
    NOTHING,
    PLAYED,
    UNITS,
    UNSEEN,
    Player,
    State,
)
from ..text import card_name, region_name

MOST_POINTS = 500


@functools.cache
def _own_texts(lang: str) -> Texts:
    return Texts(Path(__file__).parent, lang)


def groups(s: State, texts: Texts, names: Sequence[str]) -> list[FieldGroup]:
    """The players, and the regions with what everyone has there."""
    return [
        *(FieldGroup(names[p], tuple(_player(s, p, texts)), p) for p in range(s.players_n)),
        *(
            FieldGroup(region_name(REGIONS[i], texts), tuple(_region(s, i, texts, names)))
            for i in range(N_REGIONS)
            if s.inhabited[i]
        ),
    ]


def _player(s: State, p: int, texts: Texts) -> Iterator[EditorField]:
    at, me, say = f"players.{p}", s.players[p], document_texts(texts.lang).say
    yield number(f"{at}.vp", texts.say("have-vp"), me, "vp", 0, MOST_POINTS)
    yield number(f"{at}.devotion", texts.say("have-devotion"), me, "devotion", 0, LAST_DEVOTION)
    for i, kind in enumerate(KINDS):
        label = texts.say(f"have-xibalba-{kind}")
        yield item(f"{at}.xibalba.{i}", label, me.xibalba, i, 0, int(UNITS[i]))
    homes = [(i, region_name(region, texts)) for i, region in enumerate(REGIONS) if s.inhabited[i]]
    yield choice(f"{at}.hero", say("col-hero"), me, "hero", [(NOTHING, say("in-reserve")), *homes])
    if me.confluence != NOTHING:
        places = list(enumerate(CONFLUENCES))
        yield choice(f"{at}.confluence", say("col-confluence"), me, "confluence", places)
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
    for p, name in enumerate(names):
        for i, kind in enumerate(KINDS):
            what = texts.say(f"plural-{kind}")
            at = 8 * region + N_KINDS * p + i
            label = say("of-player", {"what": what, "name": name})
            yield item(f"units.{at}", label, s.units, at, 0, int(UNITS[i]))
        at = MOST_PLAYERS * region + p
        label = say("of-player", {"what": texts.say("plural-glyph"), "name": name})
        yield item(f"glyphs.{at}", label, s.glyphs, at, 0, GLYPHS)


def complete(s: State) -> None:
    """Units and Glyphs that are nowhere else are in the Reserve."""
    for p in range(s.players_n):
        me = s.players[p]
        for kind in range(N_KINDS):
            used = int(me.xibalba[kind]) + int(me.waiting[kind])
            used += sum(s.units[8 * region + N_KINDS * p + kind] for region in range(N_REGIONS))
            used += sum(s.spaces[N_SPACES * kind + i] == 1 + p for i in range(N_SPACES))
            me.reserve[kind] = int(UNITS[kind]) - used
        placed = sum(s.glyphs[MOST_PLAYERS * region + p] for region in range(N_REGIONS))
        me.glyphs = GLYPHS - placed


def fault_text(fault: int, lang: str) -> str:
    """A fault as a sentence."""
    return _own_texts(lang).say(f"fault-{fault}")
