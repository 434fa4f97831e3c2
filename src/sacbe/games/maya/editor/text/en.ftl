# Maya, editing a position: British English.

turn = Player to move
on-rack = { $tile }, on the rack

## Why a position is impossible

fault-0 = No action is legal in this position.
fault-1 = The number of players or an option is out of range.
fault-2 = A player is out of range.
fault-3 = The choice to be made is out of range.
fault-4 = The areas or sites do not match the options.
fault-5 = A cell has impossible contents.
fault-6 = The number of tiles is wrong: too many of a kind, more than seven on a rack, or none left for a player.
fault-7 = A counter is out of range.
fault-8 = A city is not connected to its temple, touches another city or a site, or has no temple.
fault-9 = Something is beside a site without a temple.
fault-10 = The cells for planting or expanding are wrong.
fault-11 = The cells planted in this turn are wrong.
fault-12 = The tile in hand or the draws do not match the choice to be made.
fault-13 = A player who does not take part owns something.
fault-14 = The player to move does not match the choice to be made.
