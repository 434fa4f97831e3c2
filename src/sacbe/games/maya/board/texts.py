"""The messages of the board."""

import functools
from html import escape
from pathlib import Path
from typing import Any

from sacbe.text import Texts
from sacbe.text.lists import join_list

from ..text import LABELS, cell_name

__all__ = ["LABELS", "BoardTexts", "board_texts", "cell_name"]

CACHE_SIZE = 2000  # formatting a message costs as much as drawing ten tiles


class BoardTexts:
    """Formats the messages of the board, and names from the game's texts."""

    def __init__(self, lang: str) -> None:
        self._own = Texts(Path(__file__).parent, lang)
        self._game = Texts(Path(__file__).parents[1], lang)

        self._known: dict[Any, str] = {}

    def __call__(self, message: str, /, **args: Any) -> str:
        key = (message, *args.items())
        if key not in self._known:
            if len(self._known) >= CACHE_SIZE:
                self._known.clear()
            self._known[key] = self._own.say(message, args)
        return self._known[key]

    def escaped(self, message: str, /, **args: Any) -> str:
        """The message as markup."""
        return escape(self(message, **args), quote=False)

    def crop(self, crop: str) -> str:
        """The name of a crop."""
        return self._game.say(f"crop-{crop}")

    def tile(self, crop: str | None, n: int | None) -> str:
        """A short name of a tile, including an unseen one."""
        if crop is None:
            return self("unseen-tile")
        return self("single" if n == 1 else "double", crop=self.crop(crop))

    def join_list(self, parts: list[str]) -> str:
        """A list such as "one, two and three"."""
        return join_list(parts, self._own)


@functools.cache
def board_texts(lang: str) -> BoardTexts:
    """The messages of a language, loaded once."""
    return BoardTexts(lang)
