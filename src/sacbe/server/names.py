"""Names that could deceive other players are refused.

Covered: invisible and unassigned characters, blank letters, stacked combining marks, words that mix
Latin, Cyrillic, Greek, Armenian, Cherokee or Coptic letters, and at one table a name that looks
like another one: the same after compatibility normalisation (full-width, mathematical and other
styled letters), case folding and the most common homoglyphs of these scripts and of digits. Not
covered: homoglyphs of other scripts, and pairs such as "rn" and "m".
"""

import unicodedata
from collections.abc import Iterable

MAX_MARKS = 2  # combining marks on a letter
# Letters without any ink, which Unicode does not class as invisible.
BLANKS = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")
INVISIBLE = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"})
JOINERS = frozenset("\u200c\u200d")  # needed in Persian and Indic names and in emoji
ALIKE = frozenset({"LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC"})
_HOMOGLYPHS = str.maketrans(
    "авекмнорстухіјѕԁԛԝһӏαβεζηικμνορτυχ01|",  # noqa: RUF001 - look-alikes on purpose
    "abekmhopctyxijsdqwhlabeznikmvoptuxoll",
)


def name_problem(name: str) -> str | None:
    """Why a name is refused; None if it is not."""
    if not name.strip() or all(c in BLANKS or c.isspace() for c in name):
        return "A name must have visible characters."
    if any(unicodedata.category(c) in INVISIBLE and c not in JOINERS for c in name):
        return "A name must not have invisible characters."
    if any(c in BLANKS for c in name) or name[0] in JOINERS or name[-1] in JOINERS:
        return "A name must not have invisible characters."
    marks = 0
    for c in unicodedata.normalize("NFD", name):
        marks = marks + 1 if unicodedata.category(c) in ("Mn", "Me") else 0
        if marks > MAX_MARKS:
            return "A name must not have stacked marks."
    if any(len(_scripts(word)) > 1 for word in name.split()):
        return "A word of a name must not mix letters of similar scripts."
    return None


def looks_like(name: str, others: Iterable[str]) -> bool:
    """Does a name look like another one without being the same?"""
    skeleton = _skeleton(name)
    return any(other != name and _skeleton(other) == skeleton for other in others if other)


def _skeleton(name: str) -> str:
    plain = unicodedata.normalize("NFKC", name).casefold()
    letters = unicodedata.normalize("NFKD", plain.translate(_HOMOGLYPHS))
    return "".join(c for c in letters if not c.isspace() and c not in JOINERS)


def _scripts(word: str) -> frozenset[str]:
    """The scripts of a word that have similar letters."""
    names = (unicodedata.name(c, "").partition(" ")[0] for c in word if c.isalpha())
    return ALIKE.intersection(names)
