# The board of Maya as a document, British English. Sentences are in ../../text.

## The turn

areas = Areas in play: { $areas }
starting-player = Starting player: { $name }
passes = Players who have passed in a row: { $n }
in-hand = In hand: { $tile }
planted = Planted this turn, { $crop }: { $cells }
draws = Tiles still to draw: { $n }

## Players

scores = Points and tiles
own-tiles = Your tiles
groups = Crop groups:
group =
    { $n ->
        [one] { $crop }, { $n } crop: { $cells }
       *[other] { $crop }, { $n } crops: { $cells }
    }
col-points = points
col-rack = on the rack
col-reserve = in reserve
col-buried = placed face down
col-unseen = placed unseen
col-turns = turns taken
col-tile = Tile
col-not-seen = not seen yet

## Cities

cities = Cities
col-city = City
col-size = size
col-state = state
col-crops = crops of { $name }
col-first = points for first place
col-second = points for second place
open =
    { $n ->
        [one] open, { $n } gap: { $cells }
       *[other] open, { $n } gaps: { $cells }
    }
closing = closed, scores at the end of this turn
closed = closed; points: { $points }
won = { $name } { $n }
empty-sites = Sites without a temple: { $sites }.
highlighted = Highlighted sites: { $sites }.
payouts = Points of a closed city by size

## The land

land = Land
land-text = Cells are named by their side of the nearest site, with row and column from the top left in brackets. Odd rows are half a cell further right.
area = Area: { $area }
cells = Cells
col-cell = Cell
col-content = content
col-neighbours = neighbours
empty = empty
site = empty site of { $site }
temple = temple of { $city }
city-tile = city tile of { $city }
plantation = { $crop } of { $name }
quiet = Other empty spaces, { $n }: { $cells }.
