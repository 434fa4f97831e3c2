"""Notifications for games over days: by e-mail, webhook and ntfy, when a visitor is not here.

`settings` is what the operator allows, `targets` what visitors may enter, `transport` sends one
message, and `notifier` finds what must be sent, in a queue that survives restarts.
"""
