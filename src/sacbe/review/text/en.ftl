# Reviews of finished games, British English.

title = Review: { $game }
subtitle = { $players } · { $turns } turns · depth { $depth }
depth-quick = quick
depth-normal = normal
depth-deep = deep
percent = { $n } %
number = { $n }

## Grades

grade-forced = forced
grade-best = best
grade-good = good
grade-inaccuracy = inaccuracy
grade-mistake = mistake
grade-blunder = blunder

## Players

players-title = Players
col-player = Player
col-points = Points
col-won = Won
col-accuracy = Accuracy
col-cost = Chances lost
col-luck = Luck of the draw
won-yes = yes
won-no = no
players-note = Accuracy: 100 % if every turn was as good as the best one found. Chances lost: the winning chances that all turns together cost. Luck: how many points better the draws were than their mean, by a simple estimate.
verdict-lost = { $name } lost most in { $turns }.
verdict-won = { $name } won. Costliest: { $turns }.
verdict-none = { $name } made no turn that cost much.
verdict-turn = turn { $n } ({ $cost } %)

## Key moments

moments-title = Key moments
moments-none = No turn cost much: there are no key moments.
moment-title = { $number }. { $name }, turn { $n }: { $grade }
moment-cost = Cost { $cost } % winning chance: { $played } % instead of { $better } %.
moment-even = The game was decided: among equals it would cost { $cost } % winning chance.
moment-played = Played
moment-better = Better
moment-line = Then probably
moment-why = What differs
moment-board = The board before this turn, as { $name } saw it
moment-try = Try again from here
fact-good = { $what } after the turn: { $better } instead of { $played }
fact-points = points at the end, if all play on greedily: { $better } instead of { $played } (mean of { $n } games)
fact-expected = points at the end that the search expects: { $better } instead of { $played }
fact-source = points still to come from “{ $what }”: { $better } instead of { $played }
fact-chance = winning chance of { $what }: { $better } % instead of { $played } %
judged = All turns are judged by what the player could know then.

## Charts

chances-title = Winning chances
chances-open-title = Winning chances with open cards
chances-open-note = A second reading: every seat is evaluated with its own hidden cards or tiles, which the others could not know.
points-title = Expected final points
sources-title = Points by source
turns-title = All turns
table-behind = Show as a table
col-turn = Turn
col-what = What
col-grade = Grade
col-turn-cost = Cost
col-moment = After
start = start
end = end
mark-line = { $text } (turn { $n })
not-calibrated = The winning chances of this game are not calibrated.

## Statistics

goods-title = Goods gained and spent
goods-cell = +{ $gained } / −{ $spent }
activities-title = What the players did
