# Words of the board of Maya, British English. Sentences are in ../../text.

title = The board of Maya
your-turn = Your turn
turn-of = { $name }’s turn
game-over = The game is over
won-by = { $count ->
    [1] { $names } wins
   *[other] { $names } share the victory
}
chance = Chance decides
asked-turn = Plant a tile, or expand a city with one face down.
asked-plant = Choose a ringed space for { $tile }.
asked-more = Plant another tile beside it, or stop and score.
asked-expand = Choose a ringed space: the city there grows.
choosing-turn = chooses a tile to plant, or to expand a city with
choosing-plant = chooses a space for { $tile }
choosing-more = may plant on
choosing-expand = chooses where a city grows
asked-areas = Which areas are in play
asked-sites = Where the first temples stand
asked-starting_seat = Who begins
asked-draw = Tiles are drawn
stop = { $n ->
    [one] Stop: { $n } point
   *[other] Stop: { $n } points
}
bury-unseen = Expand unseen, then draw { $n }
rack = Your tiles
rack-note = { $rack } of { $most }, { $reserve } in reserve
in-hand = in hand
face-down = face down
plant = plant
plant-note = scores at once
expand = expand
expand-note = then draw { $n }
unseen = still to come
single = { $crop }
double = { $crop } ×2
unseen-tile = an unseen tile
col-rack = rack
col-reserve = reserve
col-down = face down
col-points = points
you = { $name } (you)
cities = Cities
col-size = tiles
col-gaps = gaps
col-worth = 1st / 2nd
closed = closed
pays = A closed city pays
pays-size = tiles
pays-first = 1st
pays-second = 2nd
most-tiles = { $n }+
key-plant = plant here: points now
key-opens = … and a temple opens
key-grow = the city grows to this size
key-city = city tile, face down
key-open = open city: crops around it
key-closed = closed city: points won
city-says = { $city }, size { $size }: { $told }
city-closed-says = { $city }, closed at size { $size }: { $told }
nobody = nobody
seat-number = { $name } { $n }
