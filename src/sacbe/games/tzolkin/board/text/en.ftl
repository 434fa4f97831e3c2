# Short words on the board of Tzolk'in, British English. Sentences are in ../../text.

title = Board of Tzolk’in
number = { $n }

## Turn

your-turn = Your turn
turn-of = { $name } to choose
game-over = The game is over
chance = Chance decides
order = Order
next-worker = next worker: space
on-board = Choose among the ringed places.
waiting = The others choose now.
watching = You are watching.
beg = Beg
burn = Burn the jungle
no-tile = no tile

## Calendar

food-day = { $days ->
    [0] Food day today
    [one] Food day in { $days } day
   *[other] Food day in { $days } days
}
pays-goods = temples give goods
pays-points = temples give points
day = Day { $day } of { $days }
round = round { $n }/{ $rounds } · age { $age }
starting-player = Starting player

## Tracks

temples = Temples
leader = leader bonus by age
god-brown = Chaac
god-yellow = Quetzalcoatl
god-green = Kukulcan
technologies = Technologies
tech-price = 1 · 2 · 3 blocks

## Tiles

buildings = Buildings
monuments = Monuments
pile = age { $age } · { $n } in the pile

## Players

you = you
workers = { $hand } in hand, { $out } out
food-in = { $days ->
    [0] Food day today
    [one] In { $days } day
   *[other] In { $days } days
}
needed = { $corn } corn needed
short = { $missing } short: { $hungry } unfed, −{ $vp } VP
enough = enough

## Legend

legend-today = today
legend-tomorrow = tomorrow
legend-may = you may choose
