"""Bar-and-dot numerals, an ornament beside an arabic number, never a replacement for it."""

from sacbe.draw.svg import circle, el, rect, var


def maya_number(x: float, y: float, n: int, unit: float, fill: str = "ink") -> str:
    """The numeral for 0 to 19, centred on (x, y); `unit` is the diameter of a dot."""
    width, gap = unit * 4.6, unit * 0.35
    bars, dots = divmod(n, 5)
    rows = ["dots"] * bool(dots) + ["bar"] * bars or ["shell"]
    top = y - (len(rows) * unit + (len(rows) - 1) * gap) / 2
    out = []
    for i, row in enumerate(rows):
        cy = top + i * (unit + gap) + unit / 2
        if row == "bar":
            out.append(rect(x - width / 2, cy - unit * 0.4, width, unit * 0.8, fill, unit * 0.3))
        elif row == "dots":
            shift = (dots - 1) / 2
            out += [circle(x + (k - shift) * unit * 1.2, cy, unit / 2, fill) for k in range(dots)]
        else:
            size = {"rx": width * 0.4, "ry": unit * 0.6, "stroke_width": unit * 0.3}
            out.append(el("ellipse", cx=x, cy=cy, fill="none", stroke=var(fill), **size))
    return "".join(out)
