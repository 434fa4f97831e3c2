# What the pages say of Maya alone, in British English.


## Options

option-areas = Areas
option-areas-help = The parts of the map in play. “At random” draws the right number for the players.
option-variant = Variant
option-variant-help = A New Beginning: the first temple is on any site. Two Cities: two temples from the start.
option-sites = Temples of the variant
option-sites-help = Where they are: one site for A New Beginning, a pair for Two Cities.
option-starting_seat = Starting player
option-starting_seat-help = The seat that takes the first turn.
value-variant-none = None
value-variant-new_beginning = A New Beginning
value-variant-two_cities = Two Cities
value-blue = blue
value-green = green
value-red = red
value-yellow = yellow

## Parts of the board

part-table = Board
part-land = Land
part-yellow = Yellow
part-green = Green
part-red = Red
part-blue = Blue
part-own = Your tiles
part-players = Players
part-cities = Cities

## The guided first game

guide-land-title = The land
guide-land-do = Look at the land. There is a temple at Tikal; the other sites are still empty. Only you can see the tiles on your rack.
guide-land-why = You score points for plantations of one crop when you plant them, and for cities when they close with your crops around them.
guide-tile-title = Choose a crop
guide-tile-do = Choose the double potato tile and plant it.
guide-tile-why = You have several potatoes, and in one turn you can plant as many tiles of one crop as you like. A double counts twice.
guide-plant-title = Plant it
guide-plant-do = Put it on the space in the dashed frame below Tikal, on the way to the empty site of Copan.
guide-plant-why = Your crops around a city count when that city scores, so stay beside a temple.
guide-more-title = And another one
guide-more-do = Plant a single potato beside it, where it touches the site of Copan: a new temple opens there at once.
guide-more-why = Connected tiles of one crop are a group, and the whole group scores. You are now beside two cities.
guide-score-title = Score the group
guide-score-do = Plant your last potato beside the others. The turn ends and the group scores: 4 points for the three potatoes.
guide-score-why = 1 point for a single tile, 2 for a double, including older tiles of the group. So it pays to add to a group later.
guide-watch-title = The cities
guide-watch-do = Look at the list of cities: their size, and how many crops each player has around them.
guide-watch-why = The larger a city, the more it scores: 6 points at size 2, but 30 at size 5 or more. Second place gets half.
guide-expand-title = Expand a city
guide-expand-do = On your turn, expand a city beside your potatoes, Copan for example: choose a tile of a crop you have little of and put it face down beside the temple.
guide-expand-why = The city is now worth more, and you draw 3 new tiles. Planting draws none, so you need both.
guide-temple-title = New temples
guide-temple-do = See which temples are open now. A temple opens as soon as a plantation touches its site.
guide-temple-why = New temples are new cities, and the first player there has a head start on the crops around them.
guide-close-title = Close a city
guide-close-do = A city closes and scores when no space around it is empty. Help close one where you are ahead.
guide-close-why = A city that is not closed at the end scores nothing at all.
guide-rest-title = How it ends
guide-rest-do = Keep an eye on your reserve: the game ends at once when someone has played their last tile.
guide-rest-why = Finish quickly, and your opponents’ big cities might never close.

# Reasons in hints.
reason-leads = you have the most crops around { $city } ({ $own } to { $best })
reason-closing =
    { $n ->
        [one] { $city } closes when { $n } more space is filled ({ $points } VP for you)
       *[other] { $city } closes when { $n } more spaces are filled ({ $points } VP for you)
    }
reason-draws =
    { $n ->
        [one] you draw { $n } tile
       *[other] you draw { $n } tiles
    }
