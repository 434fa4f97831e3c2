# Maya in British English.


## Names

crop-pepper = pepper
crop-squash = squash
crop-potato = potato
crop-corn = corn
area-blue = blue
area-green = green
area-red = red
area-yellow = yellow
tile =
    { $n ->
        [1] a single { $crop } tile
       *[2] a double { $crop } tile
    }
tile-unknown = a tile
strength = { $name } { $n }

## Actions

act-plant = Plant { $tile }
act-bury = Expand a city with { $tile }, face down
act-bury_unseen = Expand a city with the next tile from your reserve, unseen
act-stop =
    { $points ->
        [one] Stop and score { $points } point
       *[other] Stop and score { $points } points
    }
act-place-plantation = Plant { $tile } { $spot }
act-place-city = Expand { $city } to size { $size } { $spot }
act-place-city-none = Expand a city { $spot }
act-effects = { $text }: { $effects }
act-drawing = { $text }; then draw { $n ->
        [0] no tile
        [one] { $n } tile
       *[other] { $n } tiles
    }
# Where a cell is, seen from the nearest temple or from the temple of its city.
spot = { $side } of { $site } ({ $cell })
spot-city = { $side } of its temple ({ $cell })
side-n = north
side-ne = north-east
side-e = east
side-se = south-east
side-s = south
side-sw = south-west
side-w = west
side-nw = north-west
cell-place = { $spot }, { $place }
place-pepper = your pepper
place-squash = your squash
place-potato = your potato
place-corn = your corn
place-area = in the { $area } area
place-beside = beside { $things }
effect-group = the group is worth { $n }
effect-opens =
    { $count ->
        [1] opens the temple of { $opens }
       *[other] opens the temples of { $opens }
    }
effect-closes = closes { $city } (points: { $points })
effect-no-points = none
act-areas = Areas in play: { $areas }
act-sites =
    { $count ->
        [1] The first temple is at { $sites }
       *[other] The first temples are at { $sites }
    }
act-starting_seat = { $name } starts
act-draw = { $name } draws { $tile }

## Refusals

refusal-choose_cell_first =
    { $purpose ->
        [plant] You have a tile in hand to plant: choose a space for it first.
       *[expand] You have a tile in hand to expand a city: choose a space for it first.
    }
refusal-choose_tile_first =
    { $purpose ->
        [plant] Choose the tile to plant first, then the space.
       *[expand] Choose the tile to place face down first, then the space.
    }
refusal-not_on_rack = You do not have { $tile } on your rack.
refusal-other_crop = You are planting { $crop } this turn: further tiles must show the same crop.
refusal-planting_now = You have planted this turn: keep planting or stop. In one turn you either plant or expand a city.
refusal-rack_empty = Your rack is empty: you can only expand a city with the next tile from your reserve, unseen.
refusal-rack_not_empty =
    { $held ->
        [one] You can play a tile from the reserve unseen only when your rack is empty; it still holds { $held } tile.
       *[other] You can play a tile from the reserve unseen only when your rack is empty; it still holds { $held } tiles.
    }
refusal-nothing_planted = You have not planted anything this turn, so there is nothing to stop.
refusal-nowhere_to_plant = There is no empty space left beside any tile, so you cannot plant.
refusal-nowhere_to_expand = No city can be expanded anywhere now, so you must plant.
refusal-not_in_play = { $cell } is in an area that is not in play: { $area }.
refusal-is_site = The site of { $site } ({ $cell }) is reserved for its temple: no other tile can go there.
refusal-occupied-plantation = The space { $spot } already holds { $tile } of { $name }.
refusal-occupied-temple = { $cell } holds the temple of { $city }.
refusal-occupied-city = The space { $spot } holds a tile of the city of { $city }.
refusal-not_beside_tile = The space { $spot } touches no tile, and the edge of the board does not count. Plant beside a temple, a plantation or a city tile.
refusal-not_connected = The space { $spot } touches none of the tiles you have planted this turn; they must all be connected.
refusal-not_beside_city = The space { $spot } touches no city: expand beside a temple or a city tile.
refusal-joins_cities = A tile { $spot } would join { $cities }; cities must stay apart.
refusal-beside_empty_site = The space { $spot } touches the empty site of { $site }: no city can grow beside it before its temple opens.
refusal-cannot_draw = You do not choose to draw tiles: it happens automatically after you expand a city.
refusal-rack_full = Your rack is full ({ $held } tiles). You draw automatically after expanding a city.
refusal-reserve_empty = Your reserve is empty: there is nothing left to draw.
refusal-cannot_pass = You cannot pass: plant, or expand a city.

## Log

log-line = { $what }.
log-line-points = { $what } (+{ $points }).
log-areas = Areas in play: { $areas }
log-sites =
    { $count ->
        [1] A New Beginning: the first temple is at { $sites }
       *[other] Two Cities: the first temples are at { $sites }
    }
log-first_temple = The first temple is at { $sites }
log-starting_seat = { $name } starts
log-drew = { $name } draws { $tile }
log-drew_hidden = { $name } draws a tile
log-planted = { $name } plants { $tile } { $spot }
log-opened = { $name } opens the temple of { $site }
log-group_scored =
    { $tiles ->
        [one] { $name } scores a { $crop } group of { $tiles } tile
       *[other] { $name } scores a { $crop } group of { $tiles } tiles
    }
log-expanded = { $name } expands { $city } { $spot } to size { $size }
log-expanded-with = { $name } expands { $city } { $spot } to size { $size } with { $tile }, face down
log-expanded-unseen = { $name } expands { $city } { $spot } to size { $size } with an unseen tile
log-city_closed = { $city } closes at size { $size }; crops around it: { $strengths }
log-city_closed-bare = { $city } closes at size { $size }, with no crops around it
log-city_scored-first =
    { $tied ->
        [1] { $name } has the most crops around { $city }: { $strength }
       *[other] { $name } shares first place around { $city }: { $strength }
    }
log-city_scored-second =
    { $tied ->
        [1] { $name } has the second most crops around { $city }: { $strength }
       *[other] { $name } shares second place around { $city }: { $strength }
    }
log-passed = { $name } cannot place anything and passes
log-draw_only = { $name } has an empty rack and no city to expand, so only draws
log-last_tile = { $name } has no tiles left: the game ends
log-all_passed = Everyone has passed in a row: the game ends
log-final =
    { $points ->
        [one] { $name } ends with { $points } point
       *[other] { $name } ends with { $points } points
    }
log-winner =
    { $by ->
        [tiles] { $names } wins the tie-break with more tiles left
        [turns] { $names } wins the tie-break with fewer turns
       *[points] { $names } wins
    }
log-winners =
    { $by ->
        [tiles] { $names } win the tie-break with more tiles left and share the victory
        [turns] { $names } win the tie-break with fewer turns and share the victory
       *[points] { $names } share the victory
    }
log-other = Something changes for { $name }

## Rules in short

help-goal-title = Goal
help-goal = Plant crops and let cities grow between them. Connected plantations of one crop score when you plant; cities score for the players with the most crops around them. The player with the most points at the end wins. Every player has the same 32 tiles: for each of the four crops, { $singles } single tiles, which count as 1 crop, and { $doubles } double tiles, which count as 2.
help-set_up-title = Set-up
help-set_up = The land has four areas; { $two } of them are in play with two players, { $three } with three and { $four } with four, always including the { $area } area. Areas that are not in play are ignored. There is a temple at { $start }; all other sites are empty. Everyone draws 5 tiles to a rack that the other players cannot see. Their other tiles form a face-down reserve. The areas and the starting player are chosen beforehand or drawn at random; players then take turns in order.
help-turn-title = A turn
help-turn = Do one of two things: plant tiles of one crop, or expand one city. You cannot choose to pass. After that, any cities that have been closed score, and play passes to the next player. Cells are neighbours if they share an edge; a space is a cell that is not a site.
help-planting-title = Planting
help-planting = Put a tile face up on an empty space beside any tile: a temple, anyone’s plantation or a city tile. You can then plant more tiles of the same crop, single or double, each beside a tile you planted this turn. Stop whenever you like. You do not draw tiles after planting.
help-temples-title = Temples
help-temples = As soon as a plantation is beside an empty site, the temple of that site opens; a plantation that touches several sites opens all their temples. An open temple is a city of size 1. Nothing else is ever placed on a site.
help-expanding-title = Expanding a city
help-expanding = Put a tile from your rack face down on an empty space beside a temple or a city tile. The space must not touch a second city or an empty site, so cities never join. The tile now belongs to the city and no longer to you, and its crop does not count. If your rack is empty, you play the next tile from your reserve instead, without looking at it; you cannot do this while you have tiles on the rack.
help-drawing-title = Drawing
help-drawing = After an expansion you draw 3 tiles, or 2 if the tile was played unseen: as many as your reserve has, and never more than 7 on the rack. If your rack is empty and no city can be expanded, you place nothing and draw 2. If you have tiles but no space for any, you pass.
help-crops-title = Scoring crops
help-crops = When you stop planting, count the whole group that your new tiles belong to: all your connected plantations of that crop, including older ones. Each single tile is 1 point, each double 2. Other crops and other players’ tiles do not count.
help-cities-title = Scoring cities
help-cities = A city closes and scores once, when no cell around it is empty. Its size is its number of tiles, including the temple. Each player counts the crops on their own plantations around it. The most and the second most crops score 6 and 3 points at size 2, 12 and 6 at size 3, 20 and 10 at size 4, 30 and 15 at size 5 or more; a lone temple scores nothing. Players tied for first share both prizes and there is no second; players tied for second share the second prize; shares are rounded up. With no crops there you score nothing.
help-end-title = End
help-end = The game ends at once after a turn in which a player has used the last tile of their rack and reserve; cities that are not closed score nothing. It also ends when all players have passed in a row. A tie is won by the player with more tiles left, then by the player who took fewer turns; otherwise the victory is shared.
help-variants-title = Variants
help-variants = A New Beginning (new_beginning): the first temple is on any site in play instead of { $start }. Two Cities (two_cities): the game starts with two temples, on two of the sites { $highlighted } that are in play. Everything else stays the same.
help-board-title = This board
help-board = Note: the map with its cells, nine of the thirteen names and the numbers of single and double tiles were designed for Sacbe, because those of the printed game are not public. Only the rules, the four areas, Tikal, Palenque, Uxmal and Coba come from that game. If you own a copy you can put all this into a file and play on it: sacbe play maya --data FILE.
help-board-own = You are playing with your own file: the map, the names and the numbers of single and double tiles come from it, not from Sacbe. Sacbe’s own board is designed too, because that of the printed game is not public.
# What a player has, as it is called beside its number.
have-score = points
have-open_cities = points of the open cities as they stand
have-crops = crops around the cities
have-rack_count = tiles on the rack
have-reserve_count = tiles in reserve
