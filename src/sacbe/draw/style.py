"""One style sheet for all boards: a file of the web page, and embedded in standalone pictures."""

import functools

from sacbe.draw.palette import COLOURS, properties

SERIF = "'Iowan Old Style','Palatino Linotype',Palatino,'Book Antiqua',Georgia,serif"
MONO = "ui-monospace,Consolas,'Liberation Mono',monospace"
SANS = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Liberation Sans',sans-serif"

GROWTH = 1.6  # of targets and other important signs in an overview
# Windows in which a zone (page.json) that begins with `part-overview` leaves out details: phones,
# and tablets where the board is full of them (`dense`).
SMALL = "@media (max-width:560px),(max-height:500px)"
MEDIUM = "@media (max-width:899px)"
# On a phone the `digits` of an overview could not be read; what is `brief` replaces them.
OVERVIEW = '.board[data-zone="part-overview"]'


def _coarse(media: str, board: str) -> str:
    """The rules of an overview: no details, but other signs and larger targets."""
    return (
        f"{media}{{{board} .fine{{display:none}}{board} .coarse{{display:inline}}"
        f"{board} .grow{{transform:scale({GROWTH});transform-box:fill-box;"
        f"transform-origin:center}}{board} .grow.leftward{{transform-origin:right}}"
        f"{board} .grow.rightward{{transform-origin:left}}}}"
    )


RULES = f"""\
.board{{--cut:var(--shell);display:block;font-family:{SANS};\
font-variant-numeric:tabular-nums lining-nums}}
.board .serif{{font-family:{SERIF}}}
.board .mono{{font-family:{MONO};white-space:pre}}
.board text{{pointer-events:none;user-select:none}}
.board .choice{{cursor:pointer;outline:none}}
.board .shown{{outline:4px solid var(--cinnabar);outline-offset:2px}}
.board .unchosen :is(.glow,.ticks){{stroke:none}}
.board .unchosen .wash{{fill:none}}
.board .closed{{cursor:help;outline:none}}
.board .closed:focus-visible{{outline:2.6px solid var(--ink);outline-offset:2px}}
.board .glow{{stroke:var(--jade);stroke-width:2.6;transition:stroke-width .15s}}
.board .choice:hover .glow{{stroke-width:4.6}}
.board .wash{{fill:var(--jade);fill-opacity:.14}}
.board .choice:hover .wash{{fill-opacity:.28}}
.board .on-lit{{--outline:var(--lit-ink);--outline-width:1.6;--cut:var(--lit)}}
.board .on-seat{{--cut:var(--seat)}}
.board .on-city{{--cut:var(--city-lo)}}
.board .on-done{{--cut:var(--done-lo)}}
.board .on-slab{{--cut:var(--slab)}}
.board .on-hole{{--cut:var(--hole)}}
.board .ticks{{stroke:var(--jade);stroke-width:2.6;stroke-linecap:round}}
.board .halo{{fill:none;stroke:none;pointer-events:none}}
.board .choice:focus-visible .halo{{stroke:var(--ink);stroke-width:2.6}}
.board .button .face{{fill:var(--shell);stroke:var(--jade);stroke-width:1.6}}
.board .button:hover .face{{fill:var(--jade-wash);stroke-width:2.6}}
.board .primary{{--ink:var(--on-fill)}}
.board .primary .face{{fill:var(--jade)}}
.board .primary:hover .face{{fill:var(--jade-ink)}}
.board .primary text{{fill:var(--on-fill)}}
.board .turns{{transition:transform .6s cubic-bezier(.45,.05,.25,1);transform-origin:0 0}}
.turning .board .rim{{visibility:hidden}}
.board .rides{{transition:transform .6s cubic-bezier(.45,.05,.25,1);transform-origin:0 0}}
.board .travels{{transition:transform .35s ease-out;transform-origin:0 0}}
.board .arrives{{animation:arrives .35s ease-out;transform-box:fill-box;transform-origin:center}}
.board :is(.coarse,.brief){{display:none}}
{_coarse(SMALL, OVERVIEW)}
{SMALL}{{{OVERVIEW} .digits :is(text,use){{display:none}}{OVERVIEW} .brief{{display:inline}}}}
{_coarse(MEDIUM, OVERVIEW + ":has(.dense)")}
@keyframes arrives{{from{{opacity:0;transform:scale(1.7)}}}}
@media (prefers-reduced-motion:reduce){{.board .turns,.board .rides,.board .travels,\
.board .glow{{transition:none}}.board .arrives{{animation:none}}}}
"""


def _seat_classes() -> str:
    """CSS classes that define a seat's colours as --seat, --seat-hi and so on."""
    names = ("", "-hi", "-lo", "-edge", "-on")
    return "".join(
        f".board .seat-{colour}{{"
        + "".join(f"--seat{name}:var(--{colour}{name});" for name in names)
        + f"--seat-pen:var(--{colour}{'-lo' if colour == 'yellow' else '-hi'})"
        + "}\n"
        for colour in COLOURS
    )


@functools.cache
def base_rules() -> str:
    """The rules without the colours of a theme."""
    return RULES + _seat_classes()


@functools.cache
def stylesheet() -> str:
    """The style sheet of the web page.

    It follows the system's colour scheme unless `data-theme` of the root element overrides it.
    """
    light, dark = properties("light"), properties("dark")
    return (
        f":root{{{light}}}\n"
        f'@media (prefers-color-scheme:dark){{:root:not([data-theme="light"]){{{dark}}}}}\n'
        f':root[data-theme="light"]{{color-scheme:light}}\n'
        f':root[data-theme="dark"]{{color-scheme:dark;{dark}}}\n{base_rules()}'
    )


@functools.cache
def _style_element(dark: bool | None) -> str:
    first = properties("dark" if dark else "light")
    second = (
        f"@media (prefers-color-scheme:dark){{.board{{{properties('dark')}}}}}\n"
        if dark is None
        else ""
    )
    no_animation = ".board .arrives{animation:none}\n"  # a screenshot may be taken immediately
    return f"<style>.board{{{first}}}\n{second}{base_rules()}{no_animation}</style>"


def standalone(svg_text: str, dark: bool | None = None) -> str:
    """A board with its style embedded. `dark` None follows the reader's system."""
    head, _, rest = svg_text.partition(">")
    return f"{head}>{_style_element(dark)}{rest}"
