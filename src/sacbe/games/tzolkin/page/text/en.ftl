# What the pages say of Tzolk’in alone, in British English.


## Options

option-starting_seat = Starting player
option-starting_seat-help = The seat that takes the first turn.
option-draft = Choose starting wealth tiles
option-draft-help = Each player keeps two of four tiles. Otherwise two tiles are dealt to each player face up.

## Parts of the board

part-table = Board
part-wheels = Wheels
part-palenque = Palenque
part-yaxchilan = Yaxchilan
part-tikal = Tikal
part-uxmal = Uxmal
part-chichen_itza = Chichen Itza
part-buildings = Buildings
part-monuments = Monuments
part-temples = Temples
part-technologies = Technologies
part-turn = Your turn
part-players = Players

## The guided first game

guide-tiles-title = Your starting tiles
guide-tiles-do = You have been dealt four tiles and keep two. Choose “Stone yard” (W10) first.
guide-tiles-why = It gives 6 corn and 2 stone. Corn pays for placing workers and feeds them; wood, stone and gold are the resources that pay for temple steps, technologies and buildings.
guide-second-title = The second tile
guide-second-do = Now keep “Porter’s load” (W12).
guide-second-why = 6 more corn, 1 wood and 1 stone. With 12 corn you have plenty of room in the first rounds.
guide-wheels-title = The wheels
guide-wheels-do = Look at the five wheels around the great one. After every round all of them turn one tooth and carry the workers to the next number.
guide-wheels-why = The longer a worker rides, the better the action it takes when you pick it up. That is the whole game: place early, pick up at the right moment.
guide-uxmal-title = Place a worker
guide-uxmal-do = Choose the ringed space 0 of Uxmal. A worker costs the number of its space, so this one is free.
guide-uxmal-why = Uxmal gives a temple step on 1, a new worker on 3 and any action you like on 5. You always get the lowest free space of a wheel.
guide-tikal-title = A second worker
guide-tikal-do = Place another worker in the same turn, on Tikal. As your second it costs 1 corn extra.
guide-tikal-why = At Tikal, 1 and 3 advance technologies, 2 and 4 build, and 5 moves you up two temples at once: that is where this worker is going.
guide-palenque-title = A third worker
guide-palenque-do = Place your last worker on Palenque for 2 corn, and end the turn.
guide-palenque-why = Palenque gives corn. In one turn you either place workers or pick them up, never both. Placing several at once costs more, but they all start riding today.
guide-fish-title = Fish
guide-fish-do = All workers have moved on one number. Pick up the one from Palenque and use its space: you fish. Leave the others where they are and end the turn.
guide-fish-why = You get 3 corn and your worker back. The others become more valuable while they ride.
guide-offer-title = Place it again
guide-offer-do = Place that worker on Uxmal, where the lowest free space costs little, and end the turn.
guide-offer-why = Tomorrow it can use Uxmal 1: for 3 corn you climb a step of a temple.
guide-climb-title = Climb a temple
guide-climb-do = Pick up your worker on the lower number of Uxmal, use space 1 for 3 corn, and climb the green temple. Then end the turn.
guide-climb-why = The first green step gives 1 wood on the first Food Day. On the second and fourth Food Day steps score points, and the highest player on a temple scores more.
guide-yaxchilan-title = Get resources
guide-yaxchilan-do = Place the worker on Yaxchilan, and end the turn.
guide-yaxchilan-why = Yaxchilan gives wood on 1, stone on 2, gold on 3 and a crystal skull on 4. Resources pay for the actions of Tikal.
guide-two-title = Two temples at once
guide-two-do = When your worker on Tikal is on 5, 6 or 7, pick it up. Use action 5, pay the wood, and climb the brown and the green temple.
guide-two-why = One resource gives two steps: brown gives 1 stone on the Food Day, green more points on the next one.
guide-food-title = Food Day
guide-food-do = Play on until the first Food Day, at the end of round 8 or sooner. By then you need 2 corn for every worker: 6 for three workers. Fish again if you are short.
guide-food-why = An unfed worker costs 3 points. After that your temple steps pay out for the first time.

## Where the corn came from

corn-title = Corn
corn-from = Corn gained and spent
corn-now = Corn now
corn-from-wealth = wealth tiles
corn-from-palenque = Palenque
corn-from-yaxchilan = Yaxchilan
corn-from-uxmal = Uxmal
corn-from-tikal = Tikal
corn-from-chichen_itza = Chichen Itza
corn-from-begging = begging
corn-from-calendar = the calendar
corn-from-buildings = buildings and architecture
corn-from-sold = sold at the market
corn-from-bought = bought at the market
corn-from-placing = placing workers
corn-from-actions = paying for actions
corn-from-building = buildings paid in corn
corn-from-feeding = feeding workers
corn-from-other = other

# Reasons and places in hints.
reason-leads = you lead on the { $temple }: { $points } VP at the end of age { $age }
reason-feeds = feeds all your workers on day { $day }
reason-hungry = you still need { $missing } corn for day { $day } (−{ $points } VP)
