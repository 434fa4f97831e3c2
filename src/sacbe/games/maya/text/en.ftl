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
act-bury_unseen = Expand a city with the next tile of your reserve, unseen
act-stop =
    { $points ->
        [one] Stop planting: the crop group scores { $points } point
       *[other] Stop planting: the crop group scores { $points } points
    }
act-place-plantation = Plant { $tile } on { $cell }
act-place-plantation-opening =
    { $count ->
        [1] Plant { $tile } on { $cell }: the temple of { $opens } opens
       *[other] Plant { $tile } on { $cell }: the temples of { $opens } open
    }
act-place-city = Expand { $city } on { $cell } to size { $size }
act-place-city-none = Expand a city on { $cell }
act-areas = Areas in play: { $areas }
act-sites =
    { $count ->
        [1] The first temple stands at { $sites }
       *[other] The first temples stand at { $sites }
    }
act-starting_seat = { $name } begins
act-draw = { $name } draws { $tile }

## Refusals

refusal-choose_cell_first =
    { $purpose ->
        [plant] You have a tile in hand to plant: choose a space for it first.
       *[expand] You have a tile in hand to expand a city: choose a space for it first.
    }
refusal-choose_tile_first =
    { $purpose ->
        [plant] Choose the tile that you plant first, then the space.
       *[expand] Choose the tile that you place face down first, then the space.
    }
refusal-not_on_rack = You do not have { $tile } on your rack.
refusal-other_crop = You are planting { $crop } this turn: further tiles must show the same crop.
refusal-planting_now = You have planted this turn: plant on or stop. A turn either plants or expands a city.
refusal-rack_empty = Your rack is empty: all you can do is expand a city with the next tile of your reserve, unseen.
refusal-rack_not_empty =
    { $held ->
        [one] A tile of the reserve is only played unseen when the rack is empty; you have { $held } tile on yours.
       *[other] A tile of the reserve is only played unseen when the rack is empty; you have { $held } tiles on yours.
    }
refusal-nothing_planted = You have not planted anything this turn, so there is nothing to stop.
refusal-nowhere_to_plant = There is no empty space left beside any tile, so nothing can be planted.
refusal-nowhere_to_expand = No city can be expanded anywhere now, so you must plant.
refusal-not_in_play = { $cell } lies in an area that is not in play: { $area }.
refusal-is_site = { $cell } is kept for the temple of { $site }: no other tile may lie there.
refusal-occupied-plantation = On { $cell } there is already { $tile } of { $name }.
refusal-occupied-temple = On { $cell } stands the temple of { $city }.
refusal-occupied-city = On { $cell } lies a tile of the city of { $city }.
refusal-not_beside_tile = { $cell } touches no tile; the edge of the land is none. Plant beside a temple, a plantation or a city tile.
refusal-not_connected = { $cell } touches none of the tiles that you have planted this turn; they must all be connected.
refusal-not_beside_city = { $cell } touches no city: expand beside a temple or a city tile.
refusal-joins_cities = A tile on { $cell } would join { $cities }; cities must stay apart.
refusal-beside_empty_site = { $cell } touches the empty site of { $site }: no city may grow beside it before its temple opens.
refusal-cannot_draw = Tiles are not drawn by choice: that happens by itself after you have expanded a city.
refusal-rack_full = Your rack is full with { $held } tiles. Drawing happens by itself after you have expanded a city.
refusal-reserve_empty = Your reserve is empty: there is nothing left to draw.
refusal-cannot_pass = You cannot pass: plant, or expand a city.

## Log

log-line = { $what }.
log-line-points = { $what } (+{ $points }).
log-areas = Areas in play: { $areas }
log-sites =
    { $count ->
        [1] A New Beginning: the first temple stands at { $sites }
       *[other] Two Cities: the first temples stand at { $sites }
    }
log-first_temple = The first temple stands at { $sites }
log-starting_seat = { $name } begins
log-drew = { $name } draws { $tile }
log-drew_hidden = { $name } draws a tile
log-planted = { $name } plants { $tile } on { $cell }
log-opened = The temple of { $site } opens on { $cell }
log-group_scored =
    { $tiles ->
        [one] { $name } scores a { $crop } group of { $tiles } tile
       *[other] { $name } scores a { $crop } group of { $tiles } tiles
    }
log-expanded = { $name } expands { $city } on { $cell } to size { $size }
log-expanded-with = { $name } expands { $city } on { $cell } to size { $size } with { $tile }, face down
log-expanded-unseen = { $name } expands { $city } on { $cell } to size { $size } with an unseen tile
log-city_closed = { $city } is closed at size { $size }; crops around it: { $strengths }
log-city_closed-bare = { $city } is closed at size { $size }, without any crops around it
log-city_scored-first =
    { $tied ->
        [1] { $name } has the most crops around { $city }: { $strength }
       *[other] { $name } shares the first place around { $city } with { $strength }
    }
log-city_scored-second =
    { $tied ->
        [1] { $name } has the second most crops around { $city }: { $strength }
       *[other] { $name } shares the second place around { $city } with { $strength }
    }
log-passed = { $name } can place nothing and passes
log-draw_only = { $name } has an empty rack and no city to expand, so only draws
log-last_tile = { $name } has no tile left: the game ends
log-all_passed = Everybody has passed in a row: the game ends
log-final =
    { $points ->
        [one] { $name } ends with { $points } point
       *[other] { $name } ends with { $points } points
    }
log-winner =
    { $by ->
        [tiles] { $names } wins the tie with more tiles left
        [turns] { $names } wins the tie with fewer turns
       *[points] { $names } wins
    }
log-winners =
    { $by ->
        [tiles] { $names } share the victory, ahead of a tie with more tiles left
        [turns] { $names } share the victory, ahead of a tie with fewer turns
       *[points] { $names } share the victory
    }
log-other = For { $name } something changes

## Rules in short

help-goal-title = Goal
help-goal = Plant crops and let cities grow between them. Connected fields of one crop score when you plant; cities score for those who have the most crops around them. Whoever has the most points at the end wins. Every player has the same 32 tiles: of each of the four crops { $singles } single ones, which count 1 crop, and { $doubles } double ones, which count 2.
help-set_up-title = Set-up
help-set_up = The land has four areas; { $two } of them are in play with two players, { $three } with three and { $four } with four, always with the { $area } area among them. What is not in play does not exist. A temple stands at { $start }; all other sites are empty. Everybody draws 5 tiles to a rack that others cannot see. The rest of the tiles is a face-down reserve. Areas and who begins are chosen beforehand or drawn by chance; turns go round in order.
help-turn-title = A turn
help-turn = Do one of two things: plant tiles of one crop, or expand one city. You cannot pass of your own will. After that, cities that have been closed score, and the next player goes on. Cells are neighbours if they share an edge; a space is a cell that is not a site.
help-planting-title = Planting
help-planting = Put a tile face up on an empty space beside any tile: a temple, a plantation of anybody or a city tile. Then you may plant further tiles of the same crop, single or double, each beside a tile that you planted this turn. Stop whenever you like. Planting draws no new tiles.
help-temples-title = Temples
help-temples = As soon as a plantation lies beside an empty site, the temple of that site opens, or several if it touches several. An open temple is a city of size 1. Nothing else is ever put on a site.
help-expanding-title = Expanding a city
help-expanding = Put a tile from your rack face down on an empty space beside a temple or a city tile. The space may touch only one city and no empty site, so cities never join. The tile now belongs to the city and to nobody, and its crop no longer counts. With an empty rack you play the next tile of your reserve instead, without looking at it; that is not allowed as long as you have tiles on the rack.
help-drawing-title = Drawing
help-drawing = After an expansion you draw 3 tiles, or 2 if the tile was played unseen: as many as your reserve has, and never beyond 7 on the rack. If your rack is empty and no city can be expanded, you place nothing and draw 2. If you have tiles but no space for any, you pass.
help-crops-title = Scoring crops
help-crops = When you stop planting, count the whole group that your new tiles belong to: all your connected plantations of that crop, old ones included. Each single is 1 point, each double 2. Other crops and other players’ tiles do not count.
help-cities-title = Scoring cities
help-cities = A city is scored once, when no cell around it is empty. Its size is the number of its tiles with the temple. Each player counts the crops on their own plantations around it. Most crops and second most give: size 2: 6 and 3; size 3: 12 and 6; size 4: 20 and 10; size 5 or more: 30 and 15; a lone temple gives nothing. Players tied for first share both prizes, and there is no second; players tied for second share the second; shares are rounded up. Without crops there you get nothing.
help-end-title = End
help-end = The game ends at once after a turn in which a player has used the last tile of rack and reserve; cities that are not closed give nothing. It also ends when all players have passed in a row. In a tie whoever has more tiles left wins, then whoever took fewer turns; otherwise the victory is shared.
help-variants-title = Variants
help-variants = A New Beginning (new_beginning): the first temple stands on any site in play instead of { $start }. Two Cities (two_cities): the game begins with two temples, on two of the sites { $highlighted } that are in play. All else stays as it is.
help-board-title = This board
help-board = Attention: the land with its cells, nine of the thirteen names and how many tiles are single or double were designed for Sacbe, as those of the printed game are not public. Only the rules, the four areas, Tikal, Palenque, Uxmal and Coba come from that game. Whoever owns a copy can put all this into a file and play on it: sacbe play maya --data FILE.
help-board-own = You are playing on a file of your own: land, names and the split into single and double tiles come from it, not from Sacbe. Sacbe’s own board is designed too, as that of the printed game is not public.
# What a player has, as it is called beside its number.
have-score = points
have-rack_count = tiles on your rack
have-reserve_count = tiles of your reserve
