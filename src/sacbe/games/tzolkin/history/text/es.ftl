# El curso de una partida de Tzolk'in, español. Las frases están en ../../text.

food-day = Día de comida { $n } de 4
title-round = Fin de la ronda
title-final = Puntuación final
mark-round = Ronda { $n }
tie-workers = trabajadores en los engranajes
best-monument = Mejor monumento: { $tile } da { $n } PV a { $name }.

## Entradas, sin el nombre del jugador

entry-fed =
    { $workers ->
        [one] { $workers } trabajador alimentado
       *[other] { $workers } trabajadores alimentados
    }
entry-hungry = { $hungry } de { $workers } trabajadores sin comer
entry-temple_goods = { $temple }
entry-temple_points = { $temple }, peldaño { $step }
entry-leader = líder en el { $temple }
entry-leader_shared = comparte el liderato en el { $temple }
entry-worker_back = recupera el trabajador de la casilla de jugador inicial
entry-fell_off = un trabajador queda fuera del engranaje de { $wheel }
entry-score_leftovers = materiales restantes por valor de { $corn } de maíz
entry-score_skulls =
    { $skulls ->
        [one] { $skulls } calavera restante
       *[other] { $skulls } calaveras restantes
    }
entry-score_monument = { $tile }

## What a player did

done-wheel = acciones en { $wheel }
done-place = trabajadores colocados
done-build = edificios y monumentos construidos
done-beg = veces que mendigó
done-hungry = trabajadores sin comer
