# What helps to understand a table, in British English.

u-title = Understanding the game
u-tab-log = Log
u-tab-points = Points
u-tab-tiles = Tiles
u-tab-rules = Rules
u-tab-hint = Hint
u-tab-fork = Go on
u-found = Found: { $n }

## Log and points

u-log-of = Whose
u-log-all = Everybody’s
u-log-empty = Nothing has happened yet.
u-log-step = The table after move { $n }
u-points-title = Where the points came from
u-points-none = Nobody has scored yet.

## Tiles and rules

u-tiles-find = Find a tile
u-rules-find = Find in the rules

## Hint

u-hint-ask = Give me a hint
u-hint-thinking = The bot is thinking
u-hint-help = The strongest bot looks ahead for about a second and says what it would do, and why.
u-hint-wait = There is a hint when it is your turn.
u-hint-public = There are no hints at public tables.
u-hint-others = What else there is
u-hint-behind = { $points } points worse
u-hint-alike = about as good
u-hint-share = { $percent } times in a hundred

## Going on from a position

u-fork-help = Open a new table that goes on from a position of this game, with the same deal. Whoever sits there may know what is hidden.
u-fork-step = After move
u-fork-do = Go on from there

## Guide

u-guide-open = Guided first game
u-guide-title = Guide
u-guide-step = Step { $n } of { $most }
u-guide-next = Next
u-guide-skip = Skip
u-guide-back = Back
u-guide-close = Close the guide
u-guide-rule = Read the rule
u-guide-over = You know your way now
u-guide-over-text = That was the opening. Play on as you like: the hint helps when you are stuck, and the rules are beside the board.

## Guide to Tzolk’in

u-guide-tzolkin-tiles-title = What you begin with
u-guide-tzolkin-tiles-do = Four tiles were dealt to you, and you keep two. Choose “Rich harvest” (W04) first.
u-guide-tzolkin-tiles-why = Corn pays for placing workers and feeds them. With 9 corn you can act freely in the first rounds.
u-guide-tzolkin-second-title = The second tile
u-guide-tzolkin-second-do = Now keep “Full purse” (W16).
u-guide-tzolkin-second-why = 8 more corn, and a gold: a block that can pay for a technology or a building.
u-guide-tzolkin-wheels-title = The wheels
u-guide-tzolkin-wheels-do = Look at the five wheels around the great one. After every round all of them turn one tooth and carry the workers to the next number.
u-guide-tzolkin-wheels-why = The longer a worker rides, the better the action that it does when you pick it up. That is the whole game: place early, pick up at the right moment.
u-guide-tzolkin-place-title = Place a worker
u-guide-tzolkin-place-do = Click the free space of Palenque: the first worker goes there for free.
u-guide-tzolkin-place-why = Palenque gives corn. A worker costs the number of its space, and the lowest free space is always the one you get.
u-guide-tzolkin-another-title = A second worker
u-guide-tzolkin-another-do = Place another worker in the same turn, on Tikal. It costs 1 corn more than the first.
u-guide-tzolkin-another-why = Tikal brings technologies and buildings. Placing several at once is dearer, but gains days.
u-guide-tzolkin-end-title = End the turn
u-guide-tzolkin-end-do = End your turn. The bot plays, and then the day passes.
u-guide-tzolkin-end-why = In one turn you either place workers or pick workers up, never both.
u-guide-tzolkin-wait-title = Let them ride
u-guide-tzolkin-wait-do = Your workers stand one number further. Place your third worker, for instance on Yaxchilan, and end the turn.
u-guide-tzolkin-wait-why = Yaxchilan gives wood, stone and gold. The other two workers become more valuable meanwhile.
u-guide-tzolkin-harvest-title = Harvest
u-guide-tzolkin-harvest-do = Pick up the worker from Palenque when it stands on 2 or more, use that space and take a tile of the jungle.
u-guide-tzolkin-harvest-why = Space 2 gives 4 corn and a corn tile, as long as there are tiles. Fishing on 1 would be only 3.
u-guide-tzolkin-tikal-title = Learn or build
u-guide-tzolkin-tikal-do = Pick up the worker from Tikal. Advance a technology with one block, or build a building that you can pay.
u-guide-tzolkin-tikal-why = What you learn early pays all game long. A worker may also use a lower space of its wheel, for 1 corn a step.
u-guide-tzolkin-food-title = Food Day
u-guide-tzolkin-food-do = Play on until the first Food Day. Have 2 corn for every worker then.
u-guide-tzolkin-food-why = A hungry worker costs 3 points. On this Food Day every temple step that you have climbed gives goods; on the second and the fourth it gives points.

## Guide to Maya

u-guide-maya-land-title = The land
u-guide-maya-land-do = Look at the land. A temple stands at Tikal; the other sites are still empty. The tiles on your rack are seen by you alone.
u-guide-maya-land-why = You get points for fields of one crop when you plant them, and for cities when they are closed and your crops are around them.
u-guide-maya-tile-title = Choose a crop
u-guide-maya-tile-do = Choose to plant the double potato tile.
u-guide-maya-tile-why = You have several potatoes, and in one turn you may plant as many tiles of one crop as you like. A double counts twice.
u-guide-maya-plant-title = Plant it
u-guide-maya-plant-do = Put it on a glowing space beside the temple of Tikal.
u-guide-maya-plant-why = What lies around a city counts for you when that city is scored.
u-guide-maya-more-title = And another one
u-guide-maya-more-do = Plant a second potato beside the first. Where it touches an empty site, a new temple opens.
u-guide-maya-more-why = Connected tiles of one crop are a group, and the whole group scores.
u-guide-maya-score-title = Score the group
u-guide-maya-score-do = Plant on or stop. When you stop, the group scores.
u-guide-maya-score-why = 1 point for a single tile, 2 for a double, old ones of the group included. So it pays to add to a group later.
u-guide-maya-watch-title = The cities
u-guide-maya-watch-do = Look at the list of cities: their size, and how many crops each player has around them.
u-guide-maya-watch-why = The larger a city, the more it gives: 6 points for size 2, but 30 for size 5 and more. The second gets half.
u-guide-maya-expand-title = Expand a city
u-guide-maya-expand-do = In your next turn expand a city where you have crops: choose a tile that you need least and put it face down beside the temple.
u-guide-maya-expand-why = The city becomes worth more, and afterwards you draw 3 new tiles. Planting draws none, so you need both.
u-guide-maya-temple-title = New temples
u-guide-maya-temple-do = Play on until three temples stand. A temple opens as soon as a plantation touches its site.
u-guide-maya-temple-why = New temples are new cities, and who is there first has the most crops around them.
u-guide-maya-close-title = Close a city
u-guide-maya-close-do = A city scores when no space around it is empty. Help to close one where you lead.
u-guide-maya-close-why = A city that is not closed at the end gives nothing at all.
u-guide-maya-rest-title = How it ends
u-guide-maya-rest-do = Keep an eye on your reserve: the game ends at once when somebody has used the last tile.
u-guide-maya-rest-why = Who hurries can leave the large cities of the others open.

## Guide to Mezo

u-guide-mezo-land-title = The regions
u-guide-mezo-land-do = Look at the map. Every inhabited region has an Altar; whoever wins the Conflict there gets what it gives.
u-guide-mezo-land-why = Points come from Altars, Pyramids, the Calendar and the Codex, and from Devotion. Three Eras are played.
u-guide-mezo-ability-title = An ability
u-guide-mezo-ability-do = Choose an ability of your tribe. “Scribes” is a good one to begin with.
u-guide-mezo-ability-why = It stays for the whole game. Scribes builds Glyphs: each is a strength that does not go away.
u-guide-mezo-hero-title = Your Hero
u-guide-mezo-hero-do = Do what your ability asks first. Then place your Hero in a region that you want to win.
u-guide-mezo-hero-why = A Hero is 2 strength, and its owner decides ties there. But you cannot deploy units beside your own Hero.
u-guide-mezo-neutral-title = The neutral Hero
u-guide-mezo-neutral-do = With two players each also places a neutral Hero. Put it where you want to deploy.
u-guide-mezo-neutral-why = It has no strength, but you decide ties where you placed it. The region without any Hero becomes the consecrated one.
u-guide-mezo-deploy-title = Deploy
u-guide-mezo-deploy-do = Deploy up to 3 units in each other region. Mix Shamans and Warriors where you want to win.
u-guide-mezo-deploy-why = Every unit is 1 strength. Most Shamans take the Calendar, most Warriors the Codex: both give points even where you lose.
u-guide-mezo-god-title = Your god
u-guide-mezo-god-do = Put your god on a confluence between regions where you have units, and use its ability.
u-guide-mezo-god-why = Most of what your cards do works only where your god is present.
u-guide-mezo-card-title = A card in secret
u-guide-mezo-card-do = A region is turned up: put one of your three cards face down. All are revealed together.
u-guide-mezo-card-why = The card’s actions are what you can do in this Conflict. It is gone for the rest of the Era, so keep a strong one for the region that matters.
u-guide-mezo-action-title = Use an action
u-guide-mezo-action-do = Choose an action of your card: it is covered and done at once.
u-guide-mezo-action-why = Everybody acts twice, in turn. If nothing suits you, pass: 1 Devotion, or a unit back from Xibalba.
u-guide-mezo-conflict-title = Who wins
u-guide-mezo-conflict-do = Play the Conflict to its end and look at the strength of both.
u-guide-mezo-conflict-why = The most strength wins the Altar. After that the units go back to the reserves; Glyphs and Pyramids stay.
u-guide-mezo-era-title = The end of the Era
u-guide-mezo-era-do = Fight the other Conflicts of this Era. At its end units on Calendar and Codex and your Pyramids score.
u-guide-mezo-era-why = Pyramid pieces score in every Era, and more in each: building early is worth most.
