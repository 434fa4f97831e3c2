# Análisis de partidas terminadas, español de España.

title = Análisis: { $game }
subtitle =
    { $players } · { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    } · análisis { $depth }
depth-quick = rápido
depth-normal = normal
depth-deep = profundo
percent = { $n }{ "\u00A0" }%
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
col-cost = Probabilidad perdida
col-luck = Suerte
won-yes = sí
won-no = no
players-note = Precisión: 100{ "\u00A0" }% si cada turno fue tan bueno como el mejor encontrado. Probabilidad perdida: la probabilidad de ganar que costaron todos los turnos juntos. Suerte: cuántos puntos por encima de la media dio el azar, según una estimación sencilla.
verdict-lost = Donde más perdió { $name }: { $turns }.
verdict-won = Ganó { $name }. Lo que más le costó: { $turns }.
verdict-none = Ningún turno de { $name } costó mucho.
verdict-turn = turno { $n } ({ $cost }{ "\u00A0" }%)
verdict-turn-even = turno { $n } (en una partida igualada costaría un { $cost }{ "\u00A0" }%)
verdict-small =
    { $turns ->
        [one] Este turno supone
       *[other] Estos turnos suman
    } { $part } del { $total }{ "\u00A0" }% perdido en total: el resto se fue poco a poco.
verdict-instead = Qué jugar en su lugar
verdict-missing = Puntos que faltan en comparación con { $winner }: { $sources }.
verdict-source = { $what } (−{ $n })

## Key moments

moments-title = Momentos clave
moments-none = Ningún turno costó mucho: no hay momentos clave.
moment-title = { $number }. { $name }, turno { $n }: { $grade }
moment-title-even = { $number }. { $name }, turno { $n }: caro en una partida igualada
moment-title-good = { $number }. { $name }, turno { $n }: se podía jugar un poco mejor
moment-cost = Costó un { $cost }{ "\u00A0" }% de probabilidad de ganar: { $played }{ "\u00A0" }% en vez de { $better }{ "\u00A0" }%.
second-cost = Costaría un { $cost }{ "\u00A0" }% de probabilidad de ganar: { $played }{ "\u00A0" }% en vez de { $better }{ "\u00A0" }%.
moment-even = La partida ya estaba decidida. En una partida igualada costaría un { $cost }{ "\u00A0" }% de probabilidad de ganar.
moment-played = Jugado
moment-better = Mejor
moment-line = Después, probablemente
moment-why = A su favor
moment-price = A qué renuncia
moment-after = El tablero después del mejor turno
moment-board = El tablero antes de este turno, como lo veía { $name }
moment-try = Volver a intentarlo desde aquí
fact-good = { $what } tras el turno: { $better } en vez de { $played }
fact-points = puntos finales si todos siguen jugando como el bot codicioso: { $better } en vez de { $played } (media de { $n } partidas)
fact-expected = puntos finales que prevé el bot: { $better } en vez de { $played }
fact-source = puntos que aún se esperan de «{ $what }»: { $better } en vez de { $played }
fact-chance = probabilidad de ganar de { $what }: { $better }{ "\u00A0" }% en vez de { $played }{ "\u00A0" }%
fact-none = Ninguna cantidad ni fuente de puntos explica por sí sola la diferencia: está en lo que puede venir después
judged = Cada turno se juzga por lo que el jugador podía saber entonces.

## Charts

chances-title = Probabilidad de ganar
round-note = Cada pronóstico parte de lo que sabe quien acaba de jugar. Por eso cada punto es la media de los últimos { $players } turnos.
chances-open-title = Probabilidad de ganar a cartas vistas
chances-open-note = Una segunda valoración: cada asiento se evalúa con sus propias cartas o losetas ocultas, que los demás no podían conocer.
points-title = Puntos finales esperados
sources-title = Puntos por fuente
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

goods-title = Ingresos y gastos
goods-cell = +{ $gained } / −{ $spent }
activities-title = Qué hicieron los jugadores
