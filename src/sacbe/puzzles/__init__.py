"""Puzzles: positions from games of strong bots where one turn is clearly better than the others.

Importing this package is cheap: the parts are imported when they are used.
"""
