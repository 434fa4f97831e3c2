# El tablero de Maya como documento, español. Las frases están en ../../text.

## El turno

areas = Áreas en juego: { $areas }
starting-player = Jugador inicial: { $name }
passes = Jugadores que han pasado seguidos: { $n }
in-hand = En la mano: { $tile }
planted = Plantado en este turno, { $crop }: { $cells }
draws = Losetas que faltan por robar: { $n }

## Jugadores

scores = Puntos y losetas
own-tiles = Tus losetas
groups = Grupos de cultivos:
group =
    { $n ->
        [one] { $crop }, { $n } cultivo: { $cells }
       *[other] { $crop }, { $n } cultivos: { $cells }
    }
col-points = puntos
col-rack = en el atril
col-reserve = en la reserva
col-buried = puestas boca abajo
col-unseen = puestas sin mirar
col-turns = turnos jugados
col-tile = Loseta
col-not-seen = aún sin ver

## Ciudades

cities = Ciudades
col-city = Ciudad
col-size = tamaño
col-state = estado
col-crops = cultivos de { $name }
col-first = puntos de la primera posición
col-second = puntos de la segunda posición
open =
    { $n ->
        [one] abierta, { $n } hueco: { $cells }
       *[other] abierta, { $n } huecos: { $cells }
    }
closing = cerrada, se puntúa al final de este turno
closed = cerrada; puntos: { $points }
won = { $name } { $n }
empty-sites = Espacios de templo sin templo: { $sites }.
highlighted = Espacios de templo destacados: { $sites }.
payouts = Puntos de una ciudad cerrada según su tamaño

## El mapa

land = Mapa
land-text = Los espacios se nombran por su lado del espacio de templo más cercano; entre paréntesis, fila y columna desde arriba a la izquierda. Las filas impares están medio espacio más a la derecha.
area = Área: { $area }
cells = Espacios
col-cell = Espacio
col-content = contenido
col-neighbours = vecinos
empty = vacío
site = espacio de templo vacío de { $site }
temple = templo de { $city }
city-tile = loseta de ciudad de { $city }
plantation = { $crop } de { $name }
quiet = Otros espacios vacíos, { $n }: { $cells }.
