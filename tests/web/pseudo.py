"""Pseudo-localisation: all texts and rules in accented letters.

    python -m tests.web.pseudo serve ...     # `sacbe serve` with the pseudo-language as Italian
    python -m tests.web.pseudo boards        # play games and print the untranslated words of boards

Text that still has plain letters is not translated. This runs in a separate process, because texts
are cached.
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
from sacbe.web import messages

LANG = "it"
PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED = "åƀçðéƒĝĥîĵķļɱñöþɋŕšŧûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŦÛṼŴẊÝŽ"
LETTERS = str.maketrans(PLAIN, ACCENTED)
# Not translated in a rules reference: the code of a heading, and a cross reference.
CODES = re.compile(r"(^#+ [A-Z]*-?[0-9.]+ |\[[^]]+\])", re.MULTILINE)
WORD = re.compile(r"[A-Za-z]{2,}(?:['’ -][A-Za-z]{2,})*")
TEXT_ATTRIBUTES = ("aria-label", "title", "placeholder", "alt")
GAMES, INTERVAL = 2, 9  # random games per game, and every how many moves the board is drawn


def patch_texts() -> None:
    """Accent all texts and rules of the language LANG in this process."""
    original_say = text.Texts.say

    def say(self: text.Texts, name: str, args: Mapping[str, Any] | None = None) -> str:
        message = original_say(self, name, args)
        return message.translate(LETTERS) if self.lang == LANG else message

    text.Texts.say = say  # type: ignore[method-assign]

    def literal(text: str, lang: str) -> str:
        return text.translate(LETTERS) if lang == LANG else text

    messages.literal = literal
    original_reference = Game.reference

    def reference(self: Game, lang: str) -> Reference:
        if lang != LANG:
            return original_reference(self, lang)
        path = self.definition.folder / "reference" / f"{lang}.md"
        parts = CODES.split(path.read_text("utf-8"))
        accented = (part if i % 2 else part.translate(LETTERS) for i, part in enumerate(parts))
        return parse("".join(accented), str(path))

    Game.reference = reference  # type: ignore[method-assign, assignment]


def plain_words(texts: Iterable[str]) -> set[str]:
    """The words in plain letters, without Roman numerals and the letters of seats."""
    words = {word for each in texts for word in WORD.findall(each)}
    return {word for word in words if set(word) - set("IVX") and set(word) - set("ABCD")}


def plain_words_of_boards(name: str) -> set[str]:
    """The plain words of a game's boards, including their choices, over whole random games."""
    words: set[str] = set()
    for seed in range(GAMES):
        table, rng = Table(name, players=2 + seed, seed=seed), Random(seed)
        for number in range(10_000):
            if table.current_player is None:
                break
            if number % INTERVAL == 0:
                words |= plain_words(_texts_of(table.state.svg(table.current_player, LANG)))
            table.play(rng.choice(table.state.legal_actions()))
        words |= plain_words(_texts_of(table.state.svg(0, LANG)))
    return words


def _texts_of(svg: str) -> Iterable[str]:
    for part in ElementTree.fromstring(svg).iter():
        if not part.tag.endswith("}style"):
            yield from (part.text or "", part.tail or "")
        yield from (part.get(name, "") for name in TEXT_ATTRIBUTES)


def main(arguments: list[str]) -> None:
    """Run one of the two commands."""
    patch_texts()
    if arguments == ["boards"]:
        for name in games():
            for word in sorted(plain_words_of_boards(name)):
                print(f"{name}: {word}")
        return
    from sacbe.cli import main as sacbe

    sys.argv = ["sacbe", *arguments]
    sacbe()


if __name__ == "__main__":
    main(sys.argv[1:])
