# Mezo, editing a position: British English.

of-player = { $what } of { $name }
nobody = no one
altar = Altar
piece = Pyramid, level { $level }
ability = ability of Era { $era }
token = token of the angry God, Era { $era }

## Why a position is impossible

fault-0 = No action is legal in this position.
fault-1 = The number of players or an option is out of range.
fault-2 = A player, region or Era is out of range.
fault-3 = Two regions have the same Altar, or the regions or tokens are impossible.
fault-4 = The number of units is wrong: a player has more than there are.
fault-5 = The number of Glyphs or Pyramid pieces is wrong.
fault-6 = A Pyramid is impossible.
fault-7 = An uninhabited region is not empty.
fault-8 = Two VP markers share a space.
fault-9 = Two Gods or Heroes are in one place, or one is where it cannot be.
fault-10 = The abilities or cards are impossible.
fault-11 = A player who does not take part owns something.
fault-12 = The order of the choices to be made is impossible.
fault-13 = The player to move does not match the choice to be made.
fault-14 = Something is left over from a finished step.
