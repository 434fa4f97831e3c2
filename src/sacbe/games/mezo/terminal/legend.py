"""The legend of the signs on the board, and the hints of the command line."""

from rich.console import Group, RenderableType
from rich.text import Text

from sacbe.text import Texts
from sacbe.text.layout import grid

from ..data import CALENDAR, KINDS, REGIONS
from ..text import BUILT_IN
from ..text.labels import region_name, unit_sign, words
from .formatting import CONSECRATED, FOUGHT, HERO, NEUTRAL, NOW, PRESENT, TURN, UNINHABITED, heading

# Messages that begin with a sign.
WITHOUT_SIGN = ("glyph", "pyramid", "card", "devotion", "pieces", "track", "best")


def signs(texts: Texts) -> RenderableType:
    """A line for each sign."""
    say = words(texts.lang).say
    table = grid(2, None, wrap=True)
    table.add_row("", say("sign-letters"))
    shaman, warrior = (unit_sign(kind, texts.lang) for kind in KINDS)
    table.add_row("", say("sign-units", {"s": shaman, "w": warrior}))
    symbols = {
        "hero": HERO,
        "neutral": NEUTRAL,
        "present": PRESENT,
        "now": NOW,
        "fought": FOUGHT,
        "consecrated": CONSECRATED,
        "uninhabited": UNINHABITED,
        "turn": TURN,
    }
    for what, sign in symbols.items():
        table.add_row(Text(sign, "bold"), say(f"sign-{what}"))
    for what in WITHOUT_SIGN:
        table.add_row("", say(f"sign-{what}"))
    return Group(heading(say("signs-title")), table)


def hint(what: str, texts: Texts) -> str:
    """Texts about this game for the command line: `about` (introduction), `letter` (how seats are
    marked), `ask` (how to ask) and `examples`."""
    say = words(texts.lang).say
    args = {"region": region_name(REGIONS[0], texts.lang), "space": CALENDAR[0]}
    text = say(f"hint-{what}", args)
    return f"{text} {say('designed')}" if what == "about" and BUILT_IN else text
