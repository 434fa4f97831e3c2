"""Texts in four languages, loaded from Fluent files.

A game's messages are in its own `text` folder; messages common to all games are here. `pt` is
Brazilian Portuguese.
"""

import functools
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "es", "pt", "it")
LOCALES = {"en": "en-GB", "es": "es", "pt": "pt-BR", "it": "it"}
HERE = Path(__file__).parent
CACHE_SIZE = 1 << 13  # formatted messages per package and language


class TextError(LookupError):
    """A message is missing or cannot be formatted: a programming error, caught by the tests."""


class Texts:
    """The messages of one package in one language."""

    def __init__(self, package: str | Path | None, lang: str) -> None:
        """From the folder `text` of a package; None for the shared texts alone."""
        if lang not in LANGUAGES:
            raise ValueError(f"Unknown language {lang!r}; choose from {', '.join(LANGUAGES)}.")
        self.lang = lang
        # Isolation marks are for mixed writing directions; in a terminal they are visible noise.
        self._bundle = FluentBundle([LOCALES[lang]], use_isolating=False)
        for folder in (HERE,) if package is None else (HERE, Path(package) / "text"):
            path = folder / f"{lang}.ftl"
            self._bundle.add_resource(FluentResource(path.read_text("utf-8")))
        # The same few messages are formatted many times: a board has hundreds, a log repeats them.
        self._format_cached = functools.lru_cache(CACHE_SIZE)(self._format)

    def has(self, name: str) -> bool:
        """Whether the message exists."""
        return self._bundle.has_message(name)

    def say(self, name: str, args: Mapping[str, Any] | None = None) -> str:
        """Format a message with its arguments."""
        return self._format_cached(name, tuple(args.items()) if args else ())

    def _format(self, name: str, args: tuple[tuple[str, Any], ...]) -> str:
        if not self._bundle.has_message(name):
            raise TextError(f"{self.lang} has no text {name!r}")
        pattern = self._bundle.get_message(name).value
        if pattern is None:
            raise TextError(f"{self.lang}: {name!r} has no value")
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise TextError(f"{self.lang}: {name!r} with {dict(args)!r}: {errors[0]}")
        return str(text)
