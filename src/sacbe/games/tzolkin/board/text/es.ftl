# Palabras cortas del tablero de Tzolk'in, español. Las frases están en ../../text.

title = Tablero de Tzolk’in
number = { $n }

## Turno

your-turn = Tu turno
turn-of = Elige { $name }
game-over = La partida ha terminado
chance = Decide el azar
order = Orden
next-worker = trabajador: casilla
on-board = Elige entre los lugares marcados.
waiting = Ahora eligen los demás.
watching = Estás mirando.
beg = Mendigar
burn = Quemar la jungla
no-tile = sin loseta

## Calendario

food-day = { $days ->
    [0] Hoy es día de comida
    [one] Comida en { $days } día
   *[other] Comida en { $days } días
}
pays-goods = los templos dan bienes
pays-points = los templos dan puntos
day = Día { $day } de { $days }
round = ronda { $n }/{ $rounds } · era { $age }
starting-player = Jugador inicial

## Marcadores

temples = Templos
leader = premio al líder por era
god-brown = Chaac
god-yellow = Quetzalcóatl
god-green = Kukulcán
technologies = Tecnologías
tech-price = 1 · 2 · 3 bloques

## Losetas

buildings = Edificios
monuments = Monumentos
pile = era { $age } · { $n } en la pila

## Jugadores

you = tú
workers = { $hand } en mano, { $out } fuera
food-in = { $days ->
    [0] Hoy es el día
    [one] En { $days } día
   *[other] En { $days } días
}
needed = { $corn } de maíz
short = faltan { $missing }: { $hungry } sin comer, −{ $vp } PV
enough = alcanza

## Leyenda

legend-today = hoy
legend-tomorrow = mañana
legend-may = puedes elegir
