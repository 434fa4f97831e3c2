"""Texts that record which messages were formatted, to find unused ones."""

from pathlib import Path
from typing import Any

from sacbe.text import Texts


class RecordingTexts(Texts):
    """Records every formatted message."""

    def __init__(self, package: Path, lang: str) -> None:
        super().__init__(package, lang)
        self.texts: dict[str, str] = {}

    def say(self, name: str, args: Any = None) -> str:
        self.texts[name] = super().say(name, args)
        return self.texts[name]
