# Mezo, editar una posición: español.

of-player = { $what } de { $name }
nobody = nadie
altar = Altar
piece = Pirámide, nivel { $level }
ability = habilidad de la Era { $era }
token = ficha del Dios enfurecido, Era { $era }

## Why a position is impossible

fault-0 = En esta posición no hay ninguna acción legal.
fault-1 = El número de jugadores o una opción está fuera de rango.
fault-2 = Un jugador, una región o una Era está fuera de rango.
fault-3 = Dos regiones tienen el mismo Altar, o las regiones o las fichas son imposibles.
fault-4 = El número de unidades no es correcto: un jugador tiene más de las que hay.
fault-5 = El número de Glifos o de piezas de Pirámide no es correcto.
fault-6 = Una Pirámide es imposible.
fault-7 = Una Región inhóspita no está vacía.
fault-8 = Dos marcadores de PV comparten un espacio.
fault-9 = Hay dos Dioses o Héroes en un mismo lugar, o uno donde no puede estar.
fault-10 = Las habilidades o las cartas son imposibles.
fault-11 = Un jugador que no participa posee algo.
fault-12 = El orden de las decisiones pendientes es imposible.
fault-13 = El jugador de turno no coincide con la decisión pendiente.
fault-14 = Queda algo de un paso terminado.
