# What helps to understand a table, in British English.

u-title = Log, points, rules and hints
u-tab-log = Log
u-tab-points = Points
u-tab-tiles = Tiles
u-tab-rules = Rules
u-tab-hint = Hint
u-tab-fork = Play on from here
u-found = { $n ->
    [one] { $n } result
   *[other] { $n } results
}

## Log and points

u-log-of = Player
u-log-all = All
u-log-empty = Nothing has happened yet.
u-log-step = Board after move { $n }
u-points-title = Where the points came from
u-points-none = No one has scored yet.
u-points-total = Total

## Tiles and rules

u-tiles-find = Search tiles
u-rules-find = Search the rules
u-rules-all = Complete rules
u-rules-none = There is no rule { $code }.

## Hint

u-hint-ask = Give me a hint
u-hint-thinking = The bot is thinking
u-hint-help = The strongest bot looks ahead for about a second and says what it would do, and why.
u-hint-wait = Hints are available on your turn.
u-hint-public = There are no hints at public tables.
u-hint-brings = You would then have:
u-hint-more = More
u-hint-close = Close
u-hint-others = Other options
u-hint-behind = { $points ->
    [one] { $points } point worse
   *[other] { $points } points worse
}
u-hint-alike = about as good
u-hint-share = { $percent }% of the time

## Going on from a position

u-fork-help = Open a new table that continues from any point in this game, with the same deal. Players there may know hidden information.
u-fork-step = After move
u-fork-do = Continue from there

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
u-guide-over = You are ready to play
u-guide-over-text = That was the opening. Carry on as you like: ask for a hint if you get stuck, and look anything up under Rules.
u-guide-deviated = That was not the recommended choice. No problem: the guide continues from here.
u-guide-undo = To go back, press Undo.
u-guide-impossible = The recommended choice is not possible now. Choose freely: the guide continues when this step is done, or press Skip.
