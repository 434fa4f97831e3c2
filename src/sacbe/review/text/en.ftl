# Reviews of finished games, British English.

title = Review: { $game }
subtitle =
    { $players } · { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } · { $depth } review
depth-quick = quick
depth-normal = normal
depth-deep = deep
percent = { $n }%
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
col-cost = Winning chance lost
col-luck = Luck of the draw
won-yes = yes
won-no = no
players-note = Accuracy: 100% if every turn was as good as the best one found. Winning chance lost: what all turns together cost. Luck: how many points better than average the draws were, by a simple estimate.
verdict-lost = { $name } lost the most here: { $turns }.
verdict-won = { $name } won. Most costly: { $turns }.
verdict-none = None of { $name }’s turns cost much.
verdict-turn = turn { $n } ({ $cost }%)
verdict-turn-even = turn { $n } (would cost { $cost }% in an even game)
verdict-small =
    { $turns ->
        [one] This turn accounts
       *[other] These turns account
    } for { $part } of the { $total }% lost in all; the rest went in many small steps.
verdict-instead = What to do instead
verdict-missing = Points missing compared with { $winner }: { $sources }.
verdict-source = { $what } (−{ $n })

## Key moments

moments-title = Key moments
moments-none = No turn cost much: there are no key moments.
moment-title = { $number }. { $name }, turn { $n }: { $grade }
moment-title-even = { $number }. { $name }, turn { $n }: costly in an even game
moment-title-good = { $number }. { $name }, turn { $n }: could be a little better
moment-cost = It cost { $cost }% in winning chances: { $played }% instead of { $better }%.
second-cost = It would cost { $cost }% in winning chances: { $played }% instead of { $better }%.
moment-even = The game was already decided. In an even game this would cost { $cost }% in winning chances.
moment-played = Played
moment-better = Better
moment-line = Then probably
moment-why = In its favour
moment-price = What it gives up
moment-after = The board after the better turn
moment-board = The board before this turn, as { $name } saw it
moment-try = Try again from here
fact-good = { $what } after the turn: { $better } instead of { $played }
fact-points = final points if everyone plays on like the greedy bot: { $better } instead of { $played } (mean of { $n } games)
fact-expected = final points that the bot expects: { $better } instead of { $played }
fact-source = points still to come from “{ $what }”: { $better } instead of { $played }
fact-chance = { $what }’s winning chance: { $better }% instead of { $played }%
fact-none = No quantity or source of points alone explains the difference: it lies in what can follow
judged = Every turn is judged by what the player could know at the time.

## Charts

chances-title = Winning chances
round-note = Each forecast is made from what the player who has just moved knows. Every point is therefore the mean of the last { $players } turns.
chances-open-title = Winning chances with hidden cards revealed
chances-open-note = A second view: every seat is evaluated with its own hidden cards or tiles, which the other players could not know.
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

goods-title = Gained and spent
goods-cell = +{ $gained } / −{ $spent }
activities-title = What the players did
