# Palabras del tablero de Maya, español. Las frases están en ../../text.

title = Tablero de Maya
your-turn = Tu turno
turn-of = Turno de { $name }
game-over = La partida ha terminado
won-by =
    { $count ->
        [1] Gana { $names }
       *[other] { $names } comparten la victoria
    }
chance = Decide el azar
asked-turn = Planta una loseta o expande una ciudad con una loseta boca abajo.
asked-unseen = Tu atril está vacío: expande una ciudad con la siguiente loseta, sin mirarla.
asked-nowhere = Ahora no se puede expandir ninguna ciudad: planta una loseta.
asked-plant = Elige un espacio marcado para { $tile }.
asked-more = Planta otra loseta al lado, o para y puntúa.
asked-expand = Elige un espacio marcado: esa ciudad crece.
choosing-turn = Está eligiendo una loseta para plantar o para expandir una ciudad
choosing-plant = Está eligiendo un espacio para { $tile }
choosing-more = Puede seguir plantando
choosing-expand = Está eligiendo dónde crece una ciudad
asked-areas = ¿Qué áreas están en juego?
asked-sites = ¿Dónde están los primeros templos?
asked-starting_seat = ¿Quién empieza?
asked-draw = Se roban losetas.
stop =
    { $n ->
        [one] Parar: { $n } punto
       *[other] Parar: { $n } puntos
    }
stop-closing = Parar: { $n } por cultivos, { $more } por ciudades
stop-later = Parar
target-alone =
    { $n ->
        [one] El grupo dará { $n } punto cuando pares
       *[other] El grupo dará { $n } puntos cuando pares
    }
target-joined =
    { $n ->
        [one] Se une a losetas anteriores: el grupo dará { $n } punto cuando pares
       *[other] Se une a losetas anteriores: el grupo dará { $n } puntos cuando pares
    }
target-closes = { $city } se cierra. Puntos: { $points }
then-draw =
    { $n ->
        [0] Después no robas losetas
        [one] Después robas { $n } loseta
       *[other] Después robas { $n } losetas
    }
bury-unseen = Expandir sin mirar y robar { $n }
rack = Tus losetas
rack-note = { $rack } de { $most }, { $reserve } en reserva
points-now = puntos
in-hand = en la mano
face-down = boca abajo
plant = plantar
plant-note = se puntúa ya
expand = expandir
expand-note = y robas { $n }
expand-not = ahora no
unseen = aún sin ver
unseen-tooltip = Tus losetas que no has visto: { $reserve } en reserva, { $laid } puestas sin mirar
single = { $crop }
double = { $crop } ×2
unseen-tile = una loseta sin ver
col-rack = atril
col-reserve = reserva
col-down = boca abajo
col-points = puntos
you = { $name } (tú)
end-condition = Termina cuando alguien se queda sin losetas. Mínimo: { $n }
tie = Empate: gana quien tenga más losetas; luego, menos turnos.
turns =
    { $n ->
        [one] { $name }: { $n } turno jugado
       *[other] { $name }: { $n } turnos jugados
    }
starting-player = empezó la partida
buried-tiles = boca abajo: { $tiles }
cities = Ciudades
col-size = losetas
col-gaps = huecos
col-worth = 1.ª / 2.ª
closed = cerrada
payout = Una ciudad cerrada da
payout-size = losetas
payout-first = 1.ª
payout-second = 2.ª
payout-tie = Empate por la primera posición: se reparten los puntos de ambas y no hay segunda. Empate por la segunda: se reparten los suyos. Se redondea hacia arriba.
most-tiles = { $n }+
legend-plant = plantar aquí: puntos ya
legend-opens = … y se erige un templo
legend-closing = … y se cierra una ciudad: tus puntos
legend-grow = la ciudad crece a este tamaño
legend-gap = último hueco: la ciudad se puntúa
legend-city = loseta de ciudad, boca abajo
legend-open = ciudad abierta: cultivos
legend-closed = ciudad cerrada: puntos
city-tooltip = { $city }, tamaño { $size }. Cultivos alrededor: { $crops }. Huecos alrededor: { $gaps }. Si se cerrara ahora, daría { $first } y { $second }
city-closed-tooltip = { $city }, cerrada con tamaño { $size }. Puntos: { $points }. Cultivos alrededor: { $crops }
no-seat = nadie
seat-number = { $name } { $n }
