"""What the operator allows. Without settings nothing is ever sent."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Channel = Literal["email", "webhook", "ntfy"]


class NotifySettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The settings of notifications."""

    url: str = ""  # public address of the server, for the links in messages
    smtp_host: str = ""
    smtp_port: Annotated[int, Meta(ge=1, le=65_535)] = 587
    smtp_tls: Literal["starttls", "tls", "none"] = "starttls"
    smtp_user: str = ""
    smtp_password: str = ""
    sender: str = ""  # e-mail address
    webhooks: bool = False  # may visitors enter the address of a webhook?
    ntfy: bool = False  # may visitors enter a topic of ntfy?
    # Hosts of webhooks and ntfy that may have a private address, any port, and no TLS.
    allow_hosts: list[str] = []
    grace: Annotated[float, Meta(ge=0, le=86_400)] = 300.0  # seconds away until one is notified
    per_hour: Annotated[int, Meta(ge=1, le=1_000)] = 12  # messages to a visitor

    @property
    def channels(self) -> list[Channel]:
        """The channels that visitors may use."""
        if not self.url:
            return []
        possible: list[tuple[Channel, bool]] = [
            ("email", bool(self.smtp_host and self.sender)),
            ("webhook", self.webhooks),
            ("ntfy", self.ntfy),
        ]
        return [channel for channel, is_allowed in possible if is_allowed]


def settings_problem(settings: NotifySettings) -> str | None:
    """What is wrong with the settings, if anything."""
    from sacbe.server.notify.targets import is_mail_address

    has_channel = settings.smtp_host or settings.webhooks or settings.ntfy
    if has_channel and not settings.url.startswith(("https://", "http://")):
        return "notify.url must be the public address of the server, such as https://example.org."
    if settings.smtp_host and not is_mail_address(settings.sender):
        return "notify.sender must be an e-mail address."
    return None
