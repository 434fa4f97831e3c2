# Words of the board of Maya, British English. Sentences are in ../../text.

title = Board of Maya
your-turn = Your turn
turn-of = { $name }’s turn
game-over = The game is over
won-by =
    { $count ->
        [1] { $names } wins
       *[other] { $names } share the victory
    }
chance = Chance decides
asked-turn = Plant a tile, or expand a city with a tile face down.
asked-unseen = Your rack is empty: expand a city with the next tile, unseen.
asked-nowhere = No city can be expanded now: plant a tile.
asked-plant = Choose a ringed space for { $tile }.
asked-more = Plant another tile beside it, or stop and score.
asked-expand = Choose a ringed space: the city there grows.
choosing-turn = Choosing a tile to plant, or to expand a city with
choosing-plant = Choosing a space for { $tile }
choosing-more = Can plant another tile
choosing-expand = Choosing where a city grows
asked-areas = Which areas are in play?
asked-sites = Where are the first temples?
asked-starting_seat = Who starts?
asked-draw = Tiles are drawn.
stop =
    { $n ->
        [one] Stop: { $n } point
       *[other] Stop: { $n } points
    }
stop-closing = Stop: { $n } for crops, { $more } for cities
stop-later = Stop
target-alone =
    { $n ->
        [one] The group will score { $n } point when you stop
       *[other] The group will score { $n } points when you stop
    }
target-joined =
    { $n ->
        [one] Joins earlier tiles: the group will score { $n } point when you stop
       *[other] Joins earlier tiles: the group will score { $n } points when you stop
    }
target-closes = { $city } closes. Points: { $points }
then-draw =
    { $n ->
        [0] Then you draw no tiles
        [one] Then you draw { $n } tile
       *[other] Then you draw { $n } tiles
    }
bury-unseen = Expand unseen, then draw { $n }
rack = Your tiles
rack-note = { $rack } of { $most }, { $reserve } in reserve
points-now = points
in-hand = in hand
face-down = face down
plant = plant
plant-note = scores now
expand = expand
expand-note = then draw { $n }
expand-not = nowhere now
unseen = not seen yet
unseen-tooltip = Your tiles you have not seen: { $reserve } in reserve, { $laid } placed unseen
single = { $crop }
double = { $crop } ×2
unseen-tile = an unseen tile
col-rack = rack
col-reserve = reserve
col-down = face down
col-points = points
you = { $name } (you)
end-condition = Ends when someone has no tiles left. Fewest now: { $n }
tie = Ties: most tiles left wins, then fewest turns.
turns =
    { $n ->
        [one] { $name }: { $n } turn taken
       *[other] { $name }: { $n } turns taken
    }
starting-player = started the game
buried-tiles = face down: { $tiles }
cities = Cities
col-size = tiles
col-gaps = gaps
col-worth = 1st / 2nd
closed = closed
payout = A closed city scores
payout-size = tiles
payout-first = 1st
payout-second = 2nd
payout-tie = Tied for first: both prizes are shared and there is no second. Tied for second: the second is shared. Shares are rounded up.
most-tiles = { $n }+
legend-plant = plant here: points now
legend-opens = … and a temple opens
legend-closing = … and a city closes: your points
legend-grow = the city grows to this size
legend-gap = last gap: fill it and the city scores
legend-city = city tile, face down
legend-open = open city: crops around it
legend-closed = closed city: points won
city-tooltip = { $city }, size { $size }. Crops around it: { $crops }. Empty cells around it: { $gaps }. If closed now, it would score { $first } and { $second }
city-closed-tooltip = { $city }, closed at size { $size }. Points: { $points }. Crops around it: { $crops }
no-seat = no one
seat-number = { $name } { $n }
