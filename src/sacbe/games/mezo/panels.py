"""The score ledger and the list of cards, altars, spaces and tokens as data."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from sacbe.text import Texts
from sacbe.text.history import PointSource, Sources
from sacbe.text.names import LETTERS
from sacbe.text.panels import Block, Cell, Emphasis, Heading, Ledger, Line, Table, ledger_of

from .data import ABILITIES, CARDS, FILE, GODS
from .derived import CEREMONIAL, SPACES, TOKENS, View, action_of, card_state
from .text.labels import card_name, god_name, number, region_name, units_sign, words
from .text.short import altar_words, effect_words, space_words, token_words

NONE = "·"

# The lines of the table in the order of the game; causes that are effects are put together.
SOURCES = (
    "set_up",
    "card",
    "token",
    "pyramid",
    "pyramid_share",
    "altar",
    "consecrated",
    "space",
    "tracks",
    "pyramids",
    "overflow",
    "ability",
    "devotion",
    "other",
)


def _source(cause: str) -> str:
    """The line of the table that a cause belongs to."""
    kinds = (("altar", FILE.altars), ("space", SPACES), ("token", TOKENS), ("ability", ABILITIES))
    for kind, names in kinds:
        if cause in names:
            return kind
    if any(cause.startswith(f"{god} ") for god in GODS):
        return "card"
    return cause if cause in SOURCES else "other"


def sources(events: Iterable[Mapping[str, Any]], players: int, texts: Texts) -> list[PointSource]:
    """All points by source."""
    totals = Sources(players, SOURCES)
    for event in events:
        if vp := event["change"].get("vp", 0):
            totals.add(_source(event["cause"]), event["seat"], vp)
    return [PointSource(id, source_name(id, texts), row) for id, row in totals.rows()]


def source_name(source: str, texts: Texts) -> str:
    """The name of a source of points."""
    return words(texts.lang).say(f"points-{source}")


def ledger(
    events: Iterable[Mapping[str, Any]],
    scores: Sequence[float],
    winners: Sequence[int],
    texts: Texts,
    players: int,
) -> Ledger:
    """All points by source."""
    say, rows = words(texts.lang).say, sources(events, players, texts)
    labels = say("points-from"), say("points-total")
    return ledger_of(rows, scores, winners, labels, lambda n: number(n, texts.lang))


def tiles(view: View, seat: int | None, texts: Texts) -> list[Block]:
    """The reader's cards first, then those of the others, then what all share."""
    say = words(texts.lang).say
    blocks: list[Block] = [Line([Cell(say("tiles-note"), "faint")])]
    for p in sorted(range(len(view["players"])), key=lambda p: (p != seat, p)):
        if view["players"][p]["god"]:
            blocks += _cards(view, p, texts)
    blocks += [Heading(say("altars"), tile="altar"), _altars(view, texts)]
    return [*blocks, *_tracks(view, texts), *_angry(view, texts), _tokens(view, texts)]


def _cards(view: View, p: int, texts: Texts) -> list[Block]:
    lang = texts.lang
    say = words(lang).say
    player = view["players"][p]
    god = player["god"]
    summon = effect_words(FILE.gods[god].summon, texts)
    ceremonial = effect_words(action_of(god, "", CEREMONIAL), texts)
    rows = [
        [Cell(""), Cell(say("tiles-summon"), tile="summon"), Cell(summon)],
        [Cell(""), Cell(str(CEREMONIAL), tile="ceremonial"), Cell(ceremonial)],
    ]
    for card in CARDS:
        emphasis: Emphasis = "faint" if card in player["played"] else ""
        for action, effect in enumerate(FILE.gods[god].cards[card], 1):
            first = Cell("")
            if action == 1:
                first = Cell(card_name(card, lang), emphasis or "strong", card)
            elif action == CEREMONIAL - 1:
                first = Cell(say(f"tiles-{card_state(player, card)}"), "faint")
            rows.append([first, Cell(str(action)), Cell(effect_words(effect, texts), emphasis)])
    return [Heading(god_name(god, lang), seat=p), Table(rows)]


def _altars(view: View, texts: Texts) -> Table:
    where = {region["altar"]: name for name, region in view["regions"].items()}
    rows = []
    for altar in FILE.altars:
        region = region_name(where[altar], texts.lang) if altar in where else ""
        text = Cell(altar_words(altar, texts), "" if region else "faint")
        rows.append([Cell(altar), Cell(region), text])
    return Table(rows)


def _tracks(view: View, texts: Texts) -> Iterator[Block]:
    """Calendar and codex with the effects of their spaces."""
    for track in ("calendar", "codex"):
        yield Heading(words(texts.lang).say(f"track-{track}"), tile=track)
        for space, owner in view[track].items():
            mark = Cell(NONE, "faint") if owner is None else Cell(LETTERS[owner], seat=owner)
            effect = Cell(space_words(space, texts), "" if owner is None else "faint")
            yield Line([mark, Cell(space), effect])


def _angry(view: View, texts: Texts) -> Iterator[Block]:
    """The face-up tokens of the angry god with their effects, and the units on it."""
    units = view["angry_god"]["units"]
    signs = {p: units_sign(units[str(p)], texts.lang) for p in range(len(view["players"]))}
    note = " ".join(f"{LETTERS[p]}{sign}" for p, sign in signs.items() if sign)
    yield Heading(words(texts.lang).say("angry"), note, "token")
    for token in view["angry_god"]["tokens"]:
        yield Line([Cell(f"  {token}"), Cell(token_words(token, texts))])


def _tokens(view: View, texts: Texts) -> Table:
    """One of the three tokens of each Era is in the game; it is revealed when its Era begins."""
    say = words(texts.lang).say
    up = view["angry_god"]["tokens"]
    rows = []
    for era in sorted(FILE.angry):
        is_known = any(token in up for token in FILE.angry[era])
        for token in TOKENS:
            if token in FILE.angry[era] and token not in up:
                state = Cell(say(f"tokens-{'gone' if is_known else 'possible'}"), "faint")
                text = Cell(token_words(token, texts), "faint" if is_known else "")
                rows.append([Cell(token), state, text])
    return Table(rows)
