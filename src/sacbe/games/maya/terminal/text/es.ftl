# Palabras cortas de Maya para la terminal, en español. Las frases están en ../../text.


## Crops and tiles: a letter for each crop, all different

crop-pepper = pimiento
crop-squash = calabaza
crop-potato = patata
crop-corn = maíz
sign-pepper = p
sign-squash = c
sign-potato = t
sign-corn = m
single = { $crop }
double = { $crop } ×2
unseen-tile = una loseta sin ver
number = { $n }

## What the reader has

rack-empty = ninguna loseta en el atril
in-hand = en la mano
have-reserve = { $n } en reserva
have-vp = { $n } PV

## Beside the map

col-vp = PV
col-rack = atril
col-reserve = reserva
col-down = boca abajo
col-turns = turnos
cities = Ciudades
col-size = tam.
col-worth = valor
col-gaps = huecos
scored = puntuada
no-temple = Aún sin templo: { $sites }
slim-vp = PV
slim-tiles = loset.
grow-hint = +: aquí puede crecer una ciudad
chain-hint = +: aquí puede ir la siguiente loseta
number-hint = Números: tus opciones
can-hint = +: aquí puede ir una loseta

## Signs

signs-title = Signos
sign-letters = A B C D: plantaciones de los jugadores; las tuyas, resaltadas; subrayadas, las plantadas este turno
sign-crops = después, una letra por cada cultivo: { $crops }
sign-temple = templo de una ciudad abierta; sus demás losetas van en minúsculas
sign-scored = templo de una ciudad cerrada y ya puntuada
sign-site = espacio de templo todavía vacío
sign-free = un espacio vacío
sign-number = 1, 2, 3 …: un espacio que puedes elegir, con el número que debes escribir
sign-can = donde puede crecer una ciudad, antes de elegir loseta; después, donde puede ir una loseta
sign-turn = a quién le toca
sign-tiles = loset. 5+20: 5 en el atril y 20 en la reserva
sign-city = { $short } 3 A5B4: { $city } tiene 3 losetas; a su alrededor hay 5 cultivos de A y 4 de B
sign-gaps = huecos: espacios vacíos alrededor de una ciudad; cuando no queda ninguno, se puntúa
sign-worth = valor 12/6: puntos para la primera y la segunda posición alrededor de ella
sign-group = c3=7: con la loseta ahí, todo su grupo vale 7
sign-opens = c3 ({ $short }): ahí se erige un templo

## Choices

group-plant = Plantar
group-bury =
    { $n ->
        [0] Expandir una ciudad con una loseta boca abajo
       *[other] Expandir una ciudad con una loseta boca abajo y robar { $n }
    }
bury-unseen =
    { $n ->
        [0] expandir una ciudad con una loseta de la reserva sin mirarla
       *[other] expandir una ciudad con una loseta de la reserva sin mirarla y robar { $n }
    }
stop =
    { $n ->
        [one] parar y puntuar { $n } punto
       *[other] parar y puntuar { $n } puntos
    }
asked-areas = qué áreas están en juego
asked-sites = dónde están los primeros templos
asked-starting_seat = quién empieza
asked-draw = qué loseta se roba
asked-turn = plantar o expandir una ciudad
asked-plant = dónde plantar { $tile }: un número del mapa
asked-more = plantar otra loseta junto a ella o parar
asked-expand = qué espacio se une a una ciudad: un número del mapa
asked-over = nada, la partida ha terminado

## All tiles

all-tiles = Losetas
tiles-sum = total
tiles-each = cada jugador tiene
tiles-planted = plantadas
tiles-rack = en tu atril
tiles-held = en tu mano
tiles-buried = tuyas, boca abajo
tiles-pool = aún sin ver
tiles-unknown = nunca vistas
tiles-note = Aún sin ver: tu reserva y las losetas de ciudad que jugaste sin mirarlas. Nunca vistas: el atril, la reserva y las losetas de ciudad de los demás.

## Points

points-from = Puntos por
points-total = Total
from-crop = { $which }
from-city = { $which } (tamaño { $size })

## News

news-line = { $name } { $did }.
news-line-points = { $name } { $did }: { $n } PV.
news-plant = planta { $crop } ({ $signs }) en { $cells }
news-opens = erige un templo en { $cities }
news-expand = expande { $city } a tamaño { $size } en { $cell }
news-draw =
    { $n ->
        [one] roba { $n } loseta
       *[other] roba { $n } losetas
    }
news-pass = no puede hacer nada
news-draw-open = roba { $tiles }
news-stop = deja de plantar
news-city = { $city } (tamaño { $size }) queda cerrada: { $points }.
news-city-bare = { $city } (tamaño { $size }) queda cerrada: sin puntos.

## Questions; words for the same thing, one after the other

ask-plant = plantar planta planto sembrar siembra poner
ask-bury = enterrar entierra expandir expande crecer ciudad boca abajo
ask-stop = parar para terminar puntuar
ask-draw = robar roba coger tomar
ask-pass = pasar paso saltar
ask-single = simple sencilla sencillo uno una
ask-double = doble dos
ask-pepper = pimiento pimientos chile
ask-squash = calabaza calabazas
ask-potato = patata patatas papa papas
ask-corn = maiz elote
area-blue = azul
area-green = verde
area-red = roja
area-yellow = amarilla
about-space = { $cell } (área { $area }) es un espacio vacío.
about-site = { $cell } (área { $area }) es el espacio de templo de { $city }: su templo se erige cuando alguien planta al lado.
about-temple = { $cell } (área { $area }) es el templo de { $city }.
about-city-tile = { $cell } (área { $area }) es una loseta de ciudad de { $city }.
about-plantation = { $cell } (área { $area }) es una plantación de { $who }: { $tile }. Su grupo vale { $n }.
about-not-in-play = { $what } está en el área { $area }, que no está en juego.
about-city = { $city } ({ $short }, { $cell }) tiene tamaño { $size }: { $first } puntos para la primera posición y { $second } para la segunda.
about-strength = Cultivos alrededor: { $crops }.
about-scored = Está cerrada y ya se ha puntuado.
about-gaps =
    { $n ->
        [one] Se puntúa cuando se ocupe { $n } espacio vacío más a su alrededor.
       *[other] Se puntúa cuando se ocupen { $n } espacios vacíos más a su alrededor.
    }
about-grow = Puede crecer en { $cells }.
about-no-growth = Ahora no puede crecer.
then-city = { $city } tendrá entonces tamaño { $size }: { $first } puntos para la primera posición y { $second } para la segunda.
then-opens = Así se erige un templo en { $cities }.

## What the command line says of the game

hint-about = Planta cultivos alrededor de ciudades que crecen: las plantaciones conectadas se puntúan al momento, y quien tenga más cultivos alrededor de una ciudad cerrada vuelve a puntuar.
designed = El tablero, la mayoría de sus nombres y el reparto de las losetas están diseñados para Sacbe: los del juego impreso no son públicos.
hint-letter = Tu letra marca tus plantaciones.
hint-ask = qué es algo o por qué no se puede hacer: cualquier espacio, loseta o ciudad
hint-examples = { $cell },  ? plantar maíz,  ? expandir pimiento 2,  ? { $city },  ? robar
