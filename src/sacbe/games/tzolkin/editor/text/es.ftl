# Tzolk'in, editar una posición: español.

round = Ronda
turn = Jugador de turno
starting-player = Jugador inicial
calendar-corn = Maíz en el calendario
nobody = nadie
buildings = Edificios
monuments = Monumentos
pile = en la pila
not-in-play = en la caja
gone = fuera de la partida
on-display = a la vista, lugar { $n }
jungle = Losetas de cosecha junto a Palenque
corn_tiles = losetas de maíz
wood_tiles = losetas de madera
tiles-at = { $what } en { $where }
skulls = Calaveras en Chichén Itzá
no-skull = ninguna calavera
skull = una calavera
wealth = Losetas de riqueza inicial
player-board = tablero individual
light = lado claro a la vista
dark = lado oscuro a la vista

## Why a position is impossible

fault-0 = En esta posición no hay ninguna acción legal.
fault-1 = El número de jugadores o una opción está fuera de rango.
fault-2 = Un jugador está fuera de rango.
fault-3 = Un contador está fuera de rango.
fault-4 = El número de trabajadores no es correcto: cada jugador tiene seis, como máximo tres en la reserva.
fault-5 = Dos trabajadores comparten una casilla.
fault-6 = El número de trabajadores no asignados no es correcto.
fault-7 = El número de calaveras no es correcto.
fault-8 = El número de losetas de cosecha no es correcto: hay cuatro losetas de maíz por jugador, contando las que están bajo losetas de madera, y como máximo tres de madera.
fault-9 = Hay dos edificios en un mismo lugar, o uno donde no puede estar.
fault-10 = Hay dos monumentos en un mismo lugar, o uno donde no puede estar.
fault-11 = Una loseta de riqueza inicial está donde no puede estar.
fault-12 = Los recursos, templos o tecnologías están fuera de rango.
fault-13 = Dos jugadores están en el mismo peldaño superior de un templo.
fault-14 = Las granjas no coinciden con las losetas.
fault-15 = Un jugador que no participa posee algo.
fault-16 = El orden de las decisiones pendientes es imposible.
fault-17 = El jugador de turno no coincide con la decisión pendiente.
