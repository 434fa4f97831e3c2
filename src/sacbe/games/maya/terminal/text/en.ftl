# Short words for Maya in the terminal, British English. Sentences are in ../../text.


## Crops and tiles: a letter for each crop, all different

crop-pepper = pepper
crop-squash = squash
crop-potato = potato
crop-corn = corn
sign-pepper = p
sign-squash = s
sign-potato = t
sign-corn = c
single = { $crop }
double = { $crop } ×2
unseen-tile = an unseen tile
number = { $n }

## What the reader has

rack-empty = no tile on the rack
in-hand = in hand
have-reserve = { $n } in reserve
have-vp = { $n } VP

## Beside the map

col-vp = VP
col-rack = rack
col-reserve = reserve
col-down = face down
col-turns = turns
cities = Cities
col-size = size
col-worth = worth
col-gaps = gaps
scored = scored
no-temple = No temple yet: { $sites }
slim-vp = VP
slim-tiles = tiles
grow-hint = +: a city can grow here
chain-hint = +: the next tile can go here
number-hint = Numbers: your choices
can-hint = +: a tile can go here

## Signs

signs-title = Signs
sign-letters = A B C D: the players’ plantations, yours highlighted; underlined: planted this turn
sign-crops = after it a letter for each crop: { $crops }
sign-temple = temple of an open city; its other tiles have small letters
sign-scored = temple of a closed city that has scored
sign-site = site where a temple can still open
sign-free = an empty space
sign-number = 1, 2, 3 …: a space that you can choose, with the number to type
sign-can = where a city can grow, before you choose a tile; where a tile can go, after that
sign-turn = whose turn it is
sign-tiles = tiles 5+20: 5 on the rack and 20 in reserve
sign-city = { $short } 3 A5B4: { $city } has 3 tiles; around it are 5 crops of A and 4 of B
sign-gaps = gaps: empty spaces around a city; when there are none it scores
sign-worth = worth 12/6: points for the most crops around it and for the second most
sign-group = c3=7: with the tile there its whole group is worth 7
sign-opens = c3 ({ $short }): a temple opens there

## Choices

group-plant = Plant
group-bury =
    { $n ->
        [0] Expand a city with a tile face down
       *[other] Expand a city with a tile face down, then draw { $n }
    }
bury-unseen =
    { $n ->
        [0] expand a city with an unseen tile from your reserve
       *[other] expand a city with an unseen tile from your reserve, then draw { $n }
    }
stop =
    { $n ->
        [one] stop and score { $n } point
       *[other] stop and score { $n } points
    }
asked-areas = which areas are in play
asked-sites = where the first temples are
asked-starting_seat = who starts
asked-draw = which tile is drawn
asked-turn = plant, or expand a city
asked-plant = where to plant { $tile }: a number on the map
asked-more = plant another tile beside it, or stop
asked-expand = where to expand a city: a number on the map
asked-over = nothing, the game is over

## All tiles

all-tiles = Tiles
tiles-sum = total
tiles-each = each player has
tiles-planted = planted
tiles-rack = on your rack
tiles-held = in your hand
tiles-buried = yours, face down
tiles-pool = not yet seen
tiles-unknown = never seen
tiles-note = Not yet seen: your reserve and city tiles that you played unseen. Never seen: the other players’ rack, reserve and city tiles.

## Points

points-from = Points from
points-total = Total
from-crop = { $which }
from-city = { $which } (size { $size })

## News

news-line = { $name } { $did }.
news-line-points = { $name } { $did }: { $n } VP.
news-plant = planted { $crop } ({ $signs }) on { $cells }
news-opens = opened { $cities }
news-expand = expanded { $city } to size { $size } on { $cell }
news-draw =
    { $n ->
        [one] drew { $n } tile
       *[other] drew { $n } tiles
    }
news-pass = could not move
news-draw-open = drew { $tiles }
news-stop = stopped planting
news-city = { $city } (size { $size }) closes: { $points }.
news-city-bare = { $city } (size { $size }) closes: no points.

## Questions; words for the same thing, one after the other

ask-plant = plant planting sow put
ask-bury = bury expand expansion grow city face down
ask-stop = stop end finish score
ask-draw = draw drawing take
ask-pass = pass skip
ask-single = single one simple
ask-double = double two
ask-pepper = pepper peppers chilli
ask-squash = squash squashes pumpkin
ask-potato = potato potatoes
ask-corn = corn maize
area-blue = blue
area-green = green
area-red = red
area-yellow = yellow
about-space = { $cell } ({ $area } area) is an empty space.
about-site = { $cell } ({ $area } area) is the site of { $city }: its temple opens when someone plants beside it.
about-temple = { $cell } ({ $area } area) is the temple of { $city }.
about-city-tile = { $cell } ({ $area } area) is a city tile of { $city }.
about-plantation = { $cell } ({ $area } area) is a plantation of { $who }: { $tile }. Its group is worth { $n }.
about-not-in-play = { $what } is in the { $area } area, which is not in play.
about-city = { $city } ({ $short }, { $cell }) has size { $size }: { $first } points for the most crops around it, { $second } for the second most.
about-strength = Crops around it: { $crops }.
about-scored = It is closed and has scored.
about-gaps =
    { $n ->
        [one] It scores when { $n } more empty space around it is filled.
       *[other] It scores when { $n } more empty spaces around it are filled.
    }
about-grow = It can grow on { $cells }.
about-no-growth = It cannot grow now.
then-city = { $city } then has size { $size }: { $first } points for the most crops around it, { $second } for the second most.
then-opens = This opens { $cities }.

## What the command line says of the game

hint-about = Plant crops around growing cities: connected plantations score straight away, and the most crops around a closed city score again.
designed = The board, most of its names and the numbers of single and double tiles are designed for Sacbe: those of the printed game are not public.
hint-letter = Your letter marks your plantations.
hint-ask = what something is, or why you cannot do it: any space, tile or city
hint-examples = { $cell },  ? plant corn,  ? bury pepper 2,  ? { $city },  ? draw
