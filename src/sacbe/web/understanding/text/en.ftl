# What helps to understand a table, in British English.

u-title = Understanding the game
u-tab-log = Log
u-tab-points = Points
u-tab-tiles = Tiles
u-tab-rules = Rules
u-tab-hint = Hint
u-tab-fork = Play on from here
u-found = Found: { $n }

## Log and points

u-log-of = Whose
u-log-all = Everybody’s
u-log-empty = Nothing has happened yet.
u-log-step = The table after move { $n }
u-points-title = Where the points came from
u-points-none = Nobody has scored yet.
u-points-total = Total

## Tiles and rules

u-tiles-find = Find a tile
u-rules-find = Find in the rules

## Hint

u-hint-ask = Give me a hint
u-hint-thinking = The bot is thinking
u-hint-help = The strongest bot looks ahead for about a second and says what it would do, and why.
u-hint-wait = There is a hint when it is your turn.
u-hint-public = There are no hints at public tables.
u-hint-brings = What you would then have:
u-hint-more = More
u-hint-close = Close
u-hint-others = What else there is
u-hint-behind = { $points } points worse
u-hint-alike = about as good
u-hint-share = { $percent } times in a hundred

## Going on from a position

u-fork-help = Open a new table that goes on from a position of this game, with the same deal. Whoever sits there may know what is hidden.
u-fork-step = After move
u-fork-do = Go on from there

## Guide

u-guide-open = Guided first game
u-guide-title = Guide
u-guide-step = Step { $n } of { $most }
u-guide-next = Next
u-guide-skip = Skip
u-guide-back = Back
u-guide-why = Why
u-guide-close = Close the guide
u-guide-rule = Read the rule
u-guide-over = You know your way now
u-guide-over-text = That was the opening. Play on as you like: the hint helps when you are stuck, and the rules are beside the board.
