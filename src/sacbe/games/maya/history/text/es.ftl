# El curso de una partida de Maya, español. Las frases están en ../../text.

closed = { $city } se cierra (tam. { $size })
tie-tiles = losetas restantes
tie-turns = turnos jugados (menos es mejor)
best-city = Mejor ciudad: { $city } da { $n } PV a { $name }.
best-group =
    { $tiles ->
        [one] Mejor grupo de cultivos: { $name } suma { $n } PV con { $tiles } loseta de { $crop }.
       *[other] Mejor grupo de cultivos: { $name } suma { $n } PV con { $tiles } losetas de { $crop }.
    }

## Entradas, sin el nombre del jugador

entry-first =
    { $tied ->
        [1] primera posición
       *[other] primera posición compartida
    }: { $strength ->
        [one] { $strength } cultivo
       *[other] { $strength } cultivos
    }
entry-second =
    { $tied ->
        [1] segunda posición
       *[other] segunda posición compartida
    }: { $strength ->
        [one] { $strength } cultivo
       *[other] { $strength } cultivos
    }
entry-none =
    { $strength ->
        [one] { $strength } cultivo, sin puntos
       *[other] { $strength } cultivos, sin puntos
    }

## What a player did

done-area = cultivos plantados, área { $area }
done-opened = templos erigidos
done-expanded = losetas añadidas a ciudades
