# Palabras del tablero de Maya, español. Las frases están en ../../text.

title = El tablero de Maya
your-turn = Tu turno
turn-of = Turno de { $name }
game-over = La partida ha terminado
won-by = { $count ->
    [1] Gana { $names }
   *[other] { $names } comparten la victoria
}
chance = Decide el azar
asked-turn = Planta una loseta o amplía una ciudad con una boca abajo.
asked-plant = Elige un espacio marcado para { $tile }.
asked-more = Planta otra loseta al lado, o para y puntúa.
asked-expand = Elige un espacio marcado: crece esa ciudad.
choosing-turn = elige una loseta para plantar o para ampliar una ciudad
choosing-plant = elige un espacio para { $tile }
choosing-more = puede seguir plantando
choosing-expand = elige dónde crece una ciudad
asked-areas = Qué zonas están en juego
asked-sites = Dónde están los primeros templos
asked-starting_seat = Quién empieza
asked-draw = Se roban losetas
stop = { $n ->
    [one] Parar: { $n } punto
   *[other] Parar: { $n } puntos
}
bury-unseen = Ampliar sin mirar y robar { $n }
rack = Tus losetas
rack-note = { $rack } de { $most }, { $reserve } en reserva
in-hand = en la mano
face-down = boca abajo
plant = plantar
plant-note = puntúa ya
expand = ampliar
expand-note = y roba { $n }
unseen = por salir
single = { $crop }
double = { $crop } ×2
unseen-tile = una loseta sin ver
col-rack = atril
col-reserve = reserva
col-down = boca abajo
col-points = puntos
you = { $name } (tú)
cities = Ciudades
col-size = losetas
col-gaps = huecos
col-worth = 1.º / 2.º
closed = cerrada
pays = Una ciudad cerrada da
pays-size = losetas
pays-first = 1.º
pays-second = 2.º
most-tiles = { $n }+
key-plant = plantar aquí: puntos ya
key-opens = … y se abre un templo
key-grow = la ciudad crece a este tamaño
key-city = loseta de ciudad, boca abajo
key-open = ciudad abierta: cultivos
key-closed = ciudad cerrada: puntos
city-says = { $city }, tamaño { $size }: { $told }
city-closed-says = { $city }, cerrada con tamaño { $size }: { $told }
nobody = nadie
seat-number = { $name } { $n }
