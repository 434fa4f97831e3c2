"""The legend of signs and abbreviations, and hints about the game."""

from rich.console import Group, RenderableType
from rich.text import Text

from sacbe.text import Texts
from sacbe.text.layout import grid

from ..data import CELLS, NEAR, SITE_CELL, SITES, START_SITE
from ..text import BUILT_IN
from .formatting import CAN, FREE, LABELS, SHORT_NAMES, TURN, heading, words
from .hexes import EMPTY_SITE, SCORED, TEMPLE
from .panels import crop_letters

CITY = SITES[START_SITE]  # for examples
CELL = CELLS[NEAR[SITE_CELL[START_SITE]][0]].id
WITHOUT_SIGN = ("number", "tiles", "city", "gaps", "worth", "group", "opens")  # text only


def signs(texts: Texts) -> RenderableType:
    """A line for each sign."""
    say = words(texts.lang).say
    example = SHORT_NAMES[CITY]
    table = grid(len(example) + 2, None, wrap=True)
    table.add_row("", say("sign-letters"))
    table.add_row("", say("sign-crops", {"crops": ", ".join(crop_letters(texts.lang))}))
    legend = {
        "temple": example.join(TEMPLE),
        "scored": example.join(SCORED),
        "site": example.join(EMPTY_SITE),
        "free": FREE,
        "can": CAN,
        "turn": TURN,
    }
    for name, sign in legend.items():
        table.add_row(Text(sign, "bold"), say(f"sign-{name}"))
    for name in WITHOUT_SIGN:
        table.add_row("", say(f"sign-{name}", {"city": CITY, "short": example}))
    return Group(heading(say("signs-title")), table)


def hint(what: str, texts: Texts) -> str:
    """Hints for the command line: what the game is `about`, the `letter` of the seats, what to
    `ask`, and `examples`."""
    say = words(texts.lang).say
    text = say(f"hint-{what}", {"city": CITY, "cell": LABELS[CELL]})
    return f"{text} {say('designed')}" if what == "about" and BUILT_IN else text
