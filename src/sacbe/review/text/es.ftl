# Análisis de partidas terminadas, español de España.

title = Análisis: { $game }
subtitle = { $players } · { $turns } turnos · profundidad { $depth }
depth-quick = rápida
depth-normal = normal
depth-deep = profunda
percent = { $n } %
number = { $n }

## Grades

grade-forced = obligado
grade-best = el mejor
grade-good = bueno
grade-inaccuracy = imprecisión
grade-mistake = error
grade-blunder = error grave

## Players

players-title = Jugadores
col-player = Jugador
col-points = Puntos
col-won = Ganó
col-accuracy = Precisión
col-cost = Opciones perdidas
col-luck = Suerte
won-yes = sí
won-no = no
players-note = Precisión: 100 % si cada turno fue tan bueno como el mejor encontrado. Opciones perdidas: probabilidad de ganar que costaron todos los turnos juntos. Suerte: cuántos puntos mejores que la media fueron los robos, según una estimación sencilla.
verdict-lost = { $name } perdió más en { $turns }.
verdict-won = Ganó { $name }. Lo más caro: { $turns }.
verdict-none = Ningún turno de { $name } costó mucho.
verdict-turn = turno { $n } ({ $cost } %)

## Key moments

moments-title = Momentos clave
moments-none = Ningún turno costó mucho: no hay momentos clave.
moment-title = { $number }. { $name }, turno { $n }: { $grade }
moment-cost = Costó un { $cost } % de probabilidad de ganar: { $played } % en vez de { $better } %.
moment-even = La partida estaba decidida: entre iguales costaría un { $cost } % de probabilidad de ganar.
moment-played = Jugado
moment-better = Mejor
moment-line = Después, probablemente
moment-why = Qué cambia
moment-board = El tablero antes de este turno, como lo veía { $name }
moment-try = Volver a intentarlo desde aquí
fact-good = { $what } tras el turno: { $better } en vez de { $played }
fact-points = puntos al final, si todos siguen con codicia: { $better } en vez de { $played } (media de { $n } partidas)
fact-expected = puntos al final que espera la búsqueda: { $better } en lugar de { $played }
fact-source = puntos por venir de «{ $what }»: { $better } en vez de { $played }
fact-chance = probabilidad de ganar de { $what }: { $better } % en vez de { $played } %
judged = Cada turno se juzga por lo que el jugador podía saber entonces.

## Charts

chances-title = Probabilidad de ganar
chances-open-title = Probabilidad de ganar a cartas vistas
chances-open-note = Una segunda lectura: cada asiento se valora con sus propias cartas o losetas ocultas, que los demás no podían conocer.
points-title = Puntos finales esperados
sources-title = Puntos por origen
turns-title = Todos los turnos
table-behind = Mostrar como tabla
col-turn = Turno
col-what = Qué
col-grade = Valoración
col-turn-cost = Coste
col-moment = Después de
start = inicio
end = final
mark-line = { $text } (turno { $n })
not-calibrated = Las probabilidades de ganar de este juego no están calibradas.

## Statistics

goods-title = Recursos ganados y gastados
goods-cell = +{ $gained } / −{ $spent }
activities-title = Qué hicieron los jugadores
