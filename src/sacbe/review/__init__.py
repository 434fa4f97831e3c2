"""Reviews of finished games: where a game was won and lost.

    review = sacbe.review(record)

Importing this package is cheap: the parts are imported when they are used.
"""
