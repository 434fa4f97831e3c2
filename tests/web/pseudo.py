"""A language that nobody speaks: all words and rules in letters with accents.

    python -m tests.web.pseudo serve ...     # `sacbe serve`, whose Italian is that language
    python -m tests.web.pseudo boards        # plays games and prints what boards say otherwise

So whatever still has plain letters was written beside the languages. It runs in a process of its
own, because words are kept once they are made.
"""

import re
import sys
from collections.abc import Iterable, Mapping
from random import Random
from typing import Any
from xml.etree import ElementTree

from sacbe import text
from sacbe.play.game import Game, games
from sacbe.play.table import Table
from sacbe.text.reference import Reference, parse

LANG = "it"
PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ODD = "åƀçðéƒĝĥîĵķļɱñöþɋŕšŧûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŦÛṼŴẊÝŽ"
LETTERS = str.maketrans(PLAIN, ODD)
PUT_IN = re.compile(r"(\{\w+\})")  # where the page's script puts something in
# What is no word in a rules reference: the code of a heading, and a cross reference.
CODED = re.compile(r"(^#+ [A-Z]*-?[0-9.]+ |\[[^]]+\])", re.MULTILINE)
WORD = re.compile(r"[A-Za-z]{2,}(?:['’ -][A-Za-z]{2,})*")
SPOKEN = ("aria-label", "title", "placeholder", "alt")
GAMES, EVERY = 2, 9  # games of each kind, and of how many positions one is drawn


def accented(said: str) -> str:
    """The same in odd letters, but for the places where something is put in."""
    parts = PUT_IN.split(said)
    return "".join(part if i % 2 else part.translate(LETTERS) for i, part in enumerate(parts))


def speak_oddly() -> None:
    """From now on all words of that language are odd in this process."""
    usual = text.Texts.say

    def say(self: text.Texts, name: str, args: Mapping[str, Any] | None = None) -> str:
        said = usual(self, name, args)
        return accented(said) if self.lang == LANG else said

    text.Texts.say = say  # type: ignore[method-assign]
    known = Game.reference

    def reference(self: Game, lang: str) -> Reference:
        if lang != LANG:
            return known(self, lang)
        path = self.definition.folder / "reference" / f"{lang}.md"
        parts = CODED.split(path.read_text("utf-8"))
        odd = (part if i % 2 else part.translate(LETTERS) for i, part in enumerate(parts))
        return parse("".join(odd), str(path))

    Game.reference = reference  # type: ignore[method-assign, assignment]


def plain(said: Iterable[str]) -> set[str]:
    """The words in plain letters; numbers may be Roman, and seats are letters."""
    found = {word for each in said for word in WORD.findall(each)}
    return {word for word in found if set(word) - set("IVX") and set(word) - set("ABCD")}


def of_boards(name: str) -> set[str]:
    """What a game's boards say in plain letters, over whole random games, with all that can be
    chosen."""
    found: set[str] = set()
    for seed in range(GAMES):
        table, luck = Table(name, players=2 + seed, seed=seed), Random(seed)
        for number in range(10_000):
            if table.current_player is None:
                break
            if number % EVERY == 0:
                found |= plain(_said(table.state.svg(table.current_player, LANG)))
            table.play(luck.choice(table.state.legal_actions()))
        found |= plain(_said(table.state.svg(0, LANG)))
    return found


def _said(svg: str) -> Iterable[str]:
    for part in ElementTree.fromstring(svg).iter():
        if not part.tag.endswith("}style"):
            yield from (part.text or "", part.tail or "")
        yield from (part.get(name, "") for name in SPOKEN)


def main(arguments: list[str]) -> None:
    """One of the two."""
    speak_oddly()
    if arguments == ["boards"]:
        for name in games():
            for word in sorted(of_boards(name)):
                print(f"{name}: {word}")
        return
    from sacbe.cli import main as sacbe

    sys.argv = ["sacbe", *arguments]
    sacbe()


if __name__ == "__main__":
    main(sys.argv[1:])
