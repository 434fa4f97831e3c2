# Tzolk'in, editing a position: British English.

round = Round
turn = Player to move
starting-player = Starting player
calendar-corn = Corn on the calendar
nobody = no one
buildings = Buildings
monuments = Monuments
pile = in the pile
not-in-play = not in play
gone = out of the game
on-display = on display, place { $n }
jungle = Harvest tiles beside Palenque
corn_tiles = corn tiles
wood_tiles = wood tiles
tiles-at = { $what } at { $where }
skulls = Skulls on Chichen Itza
no-skull = no skull
skull = a skull
wealth = Starting wealth tiles
player-board = player board
light = light side up
dark = dark side up

## Why a position is impossible

fault-0 = No action is legal in this position.
fault-1 = The number of players or an option is out of range.
fault-2 = A player is out of range.
fault-3 = A counter is out of range.
fault-4 = The number of workers is wrong: every player has six, at most three of them in the bank.
fault-5 = Two workers share a space.
fault-6 = The number of dummy workers is wrong.
fault-7 = The number of skulls is wrong.
fault-8 = The number of harvest tiles is wrong: there are four corn tiles for every player, those under wood tiles included, and at most three wood tiles.
fault-9 = Two buildings are in one place, or one is where it cannot be.
fault-10 = Two monuments are in one place, or one is where it cannot be.
fault-11 = A wealth tile is where it cannot be.
fault-12 = Resources, temples or technologies are out of range.
fault-13 = Two players are on the same top step of a temple.
fault-14 = The farms do not match the tiles.
fault-15 = A player who does not take part owns something.
fault-16 = The order of the choices to be made is impossible.
fault-17 = The player to move does not match the choice to be made.
