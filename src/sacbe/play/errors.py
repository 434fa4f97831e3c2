"""The errors of the public API, each with one clear sentence."""

from typing import Literal


class IllegalAction(ValueError):
    """The action may not be chosen now; the message says why. The position is untouched."""


class ImpossiblePosition(ValueError):
    """An invariant of the game does not hold; `fault` is its number, 0 if no action is legal."""

    def __init__(self, message: str, fault: int) -> None:
        super().__init__(message)
        self.fault = fault


UndoReason = Literal["nothing", "revealed", "secret"]
_WHY = {
    "nothing": "There is nothing to undo.",
    "revealed": "This cannot be undone: something hidden has been revealed since.",
    "secret": "A secret choice cannot be undone.",
}


class CannotUndo(ValueError):
    """The last choice cannot be undone; `reason` says why."""

    def __init__(self, reason: UndoReason) -> None:
        super().__init__(_WHY[reason])
        self.reason = reason


class RecordError(ValueError):
    """A record is broken, was changed, or belongs to other rules."""


class UnknownGame(ValueError):
    """There is no game of that name."""
