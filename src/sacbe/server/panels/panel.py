"""The base class of the panels."""

import msgspec


class Panel(msgspec.Struct, frozen=True, kw_only=True):
    """Base class of the response types of panels."""
