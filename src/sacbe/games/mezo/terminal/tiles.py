"""All cards of the gods in play, altars, spaces and tokens: what they do and what became of them,
as far as the reader knows."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sacbe.text import Texts
from sacbe.text.layout import about_tile, grid

from ..data import CARDS, FILE, TOKENS
from ..derived import CEREMONIAL, View, action_of
from ..text.labels import card_name, god_name, region_name, words
from ..text.short import altar_words, effect_words, token_words
from .formatting import COLOURS, heading, seat_mark
from .panels import tracks


def all_tiles(view: View, seat: int | None, texts: Texts) -> RenderableType:
    """The reader's cards first, then those of the others, then what all share."""
    say = words(texts.lang).say
    order = sorted(range(len(view["players"])), key=lambda p: (p != seat, p))
    parts: list[RenderableType] = [Text(say("tiles-note"), "dim")]
    for p in order:
        if view["players"][p]["god"]:
            parts += _cards(view, p, seat, texts)
    title = about_tile(heading(say("altars")), "altar")
    parts += [title, _altars(view, texts), tracks(view, texts)]
    parts.append(_tokens(view, texts))
    return Group(*parts)


def _cards(view: View, p: int, seat: int | None, texts: Texts) -> list[RenderableType]:
    lang = texts.lang
    say = words(lang).say
    player = view["players"][p]
    god = player["god"]
    title = Text.assemble(seat_mark(p, p == seat), " ", (god_name(god, lang), COLOURS[p]))
    title.stylize("bold underline")
    table = grid(None, None, None, wrap=True)
    summon = about_tile(say("tiles-summon"), "summon")
    table.add_row("", summon, effect_words(FILE.gods[god].summon, texts))
    ceremonial = effect_words(action_of(god, "", CEREMONIAL), texts)
    table.add_row("", about_tile(str(CEREMONIAL), "ceremonial"), ceremonial)
    for card in CARDS:
        for action, effect in enumerate(FILE.gods[god].cards[card], 1):
            gone = "dim" if card in player["played"] else ""
            first = Text()
            if action == 1:
                first = about_tile(Text(card_name(card, lang), gone or "bold"), card)
            elif action == CEREMONIAL - 1:
                first = Text(say(f"tiles-{_state(player, card)}"), "dim")
            table.add_row(first, str(action), Text(effect_words(effect, texts), gone))
    return [title, table]


def _state(player: View, card: str) -> str:
    """Where a card is; of others nobody knows which of the unplayed ones are in hand."""
    if card == player["card"]:
        return "up"
    if card in player["played"]:
        return "played"
    if "hand" not in player:
        return "possible"
    if card == player["pick"]:
        return "pick"
    return "hand" if card in player["hand"] else "unseen"


def _altars(view: View, texts: Texts) -> Table:
    table = grid(None, None, None, wrap=True)
    where = {shown["altar"]: region for region, shown in view["regions"].items()}
    for altar in FILE.altars:
        region = region_name(where[altar], texts.lang) if altar in where else ""
        table.add_row(altar, region, Text(altar_words(altar, texts), "" if region else "dim"))
    return table


def _tokens(view: View, texts: Texts) -> Table:
    """One of the three of each Era is in the game; which, is known when its Era begins."""
    say = words(texts.lang).say
    up = view["angry_god"]["tokens"]
    table = grid(None, None, None, wrap=True)
    for era in sorted(FILE.angry):
        known = any(token in up for token in FILE.angry[era])
        for token in TOKENS:
            if token in FILE.angry[era] and token not in up:
                state = "gone" if known else "possible"
                said = Text(token_words(token, texts), "dim" if known else "")
                table.add_row(token, Text(say(f"tokens-{state}"), "dim"), said)
    return table
