"""What can go wrong, each with one clear sentence."""


class IllegalAction(ValueError):
    """The action may not be chosen now; the message says why. The position is untouched."""


class CannotUndo(ValueError):
    """The last decision cannot be taken back: something was revealed or committed since."""


class RecordError(ValueError):
    """A record is broken, was changed, or belongs to other rules."""


class UnknownGame(ValueError):
    """There is no game of that name."""
