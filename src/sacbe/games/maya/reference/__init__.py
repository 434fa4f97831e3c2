"""The rules, one Markdown file per language, and the paragraph for each action and event."""

# By the type in an action's info.
ACTIONS: dict[str, str] = {
    "plant": "4.1",
    "bury": "5.1",
    "bury_unseen": "5.4",
    "stop": "4.4",
    "place": "3.4",
    "areas": "2.1",
    "sites": "2.2",
    "starting_seat": "2.4",
    "draw": "5.5",
}
# By the name of an event of the log.
EVENTS: dict[str, str] = {
    "areas": "2.1",
    "sites": "2.2",
    "first_temple": "2.2",
    "starting_seat": "2.4",
    "drew": "5.5",
    "drew_hidden": "5.5",
    "planted": "4.2",
    "opened": "4.5",
    "group_scored": "4.6",
    "expanded": "5.1",
    "city_closed": "6.1",
    "city_scored": "6.3",
    "passed": "R-16",
    "draw_only": "R-14",
    "last_tile": "7.1",
    "all_passed": "R-16",
    "final": "7.2",
    "winner": "7.2",
    "winners": "R-21",
    "other": "1.1",
}
# By the crop of a tile.
TILES: dict[str, str] = {
    "pepper": "1.5",
    "squash": "1.5",
    "potato": "1.5",
    "corn": "1.5",
}
