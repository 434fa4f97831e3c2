# Maya, editar una posición: español.

turn = Jugador de turno
on-rack = { $tile }, en el atril

## Why a position is impossible

fault-0 = En esta posición no hay ninguna acción legal.
fault-1 = El número de jugadores o una opción está fuera de rango.
fault-2 = Un jugador está fuera de rango.
fault-3 = La decisión pendiente está fuera de rango.
fault-4 = Las áreas o los espacios de templo no coinciden con las opciones.
fault-5 = Un espacio tiene un contenido imposible.
fault-6 = El número de losetas no es correcto: demasiadas de un tipo, más de siete en un atril o ninguna para un jugador.
fault-7 = Un contador está fuera de rango.
fault-8 = Una ciudad no está unida a su templo, toca otra ciudad o un espacio de templo, o no tiene templo.
fault-9 = Hay algo junto a un espacio de templo vacío.
fault-10 = Los espacios para plantar o expandir no son correctos.
fault-11 = Los espacios plantados en este turno no son correctos.
fault-12 = La loseta en la mano o los robos no coinciden con la decisión pendiente.
fault-13 = Un jugador que no participa posee algo.
fault-14 = El jugador de turno no coincide con la decisión pendiente.
