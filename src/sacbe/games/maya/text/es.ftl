# Maya en español.


## Names

crop-pepper = pimiento
crop-squash = calabaza
crop-potato = patata
crop-corn = maíz
area-blue = azul
area-green = verde
area-red = roja
area-yellow = amarilla
tile =
    { $n ->
        [1] una loseta simple de { $crop }
       *[2] una loseta doble de { $crop }
    }
tile-unknown = una loseta
strength = { $name } { $n }

## Actions

act-plant = Planta { $tile }
act-bury = Expande una ciudad con { $tile }, boca abajo
act-bury_unseen = Expande una ciudad con la siguiente loseta de tu reserva, sin mirarla
act-stop =
    { $points ->
        [one] Para y suma { $points } punto
       *[other] Para y suma { $points } puntos
    }
act-place-plantation = Planta { $tile } { $spot }
act-place-city = Expande { $city } hasta el tamaño { $size } { $spot }
act-place-city-none = Expande una ciudad { $spot }
act-effects = { $text }: { $effects }
act-drawing = { $text }; después roba { $n ->
        [0] ninguna loseta
        [one] { $n } loseta
       *[other] { $n } losetas
    }
# Where a cell is, seen from the nearest temple or from the temple of its city.
spot = al { $side } de { $site } ({ $cell })
spot-city = al { $side } de su templo ({ $cell })
side-n = norte
side-ne = noreste
side-e = este
side-se = sureste
side-s = sur
side-sw = suroeste
side-w = oeste
side-nw = noroeste
cell-place = { $spot }, { $place }
place-pepper = tu pimiento
place-squash = tu calabaza
place-potato = tu patata
place-corn = tu maíz
place-area = en el área { $area }
place-beside = junto a { $things }
effect-group = el grupo vale { $n }
effect-opens =
    { $count ->
        [1] se erige el templo de { $opens }
       *[other] se erigen los templos de { $opens }
    }
effect-closes = se cierra { $city } (puntos: { $points })
effect-no-points = ninguno
act-areas = Áreas en juego: { $areas }
act-sites =
    { $count ->
        [1] El primer templo está en { $sites }
       *[other] Los primeros templos están en { $sites }
    }
act-starting_seat = Empieza { $name }
act-draw = { $name } roba { $tile }

## Refusals

refusal-choose_cell_first =
    { $purpose ->
        [plant] Tienes en la mano una loseta para plantar: elige antes un espacio para ella.
       *[expand] Tienes en la mano una loseta para expandir una ciudad: elige antes un espacio para ella.
    }
refusal-choose_tile_first =
    { $purpose ->
        [plant] Elige primero la loseta que plantas y después el espacio.
       *[expand] Elige primero la loseta que pones boca abajo y después el espacio.
    }
refusal-not_on_rack = No tienes { $tile } en tu atril.
refusal-other_crop = Este turno estás plantando { $crop }: las demás losetas deben ser del mismo cultivo.
refusal-planting_now = Ya has plantado este turno: sigue plantando o para. En un turno se planta o se expande una ciudad.
refusal-rack_empty = Tu atril está vacío: solo puedes expandir una ciudad con la siguiente loseta de tu reserva, sin mirarla.
refusal-rack_not_empty =
    { $held ->
        [one] Solo se juega una loseta de la reserva sin mirarla con el atril vacío; en el tuyo queda { $held } loseta.
       *[other] Solo se juega una loseta de la reserva sin mirarla con el atril vacío; en el tuyo quedan { $held } losetas.
    }
refusal-nothing_planted = Este turno no has plantado nada, así que no hay nada que puntuar.
refusal-nowhere_to_plant = No queda ningún espacio vacío junto a una loseta, así que no se puede plantar.
refusal-nowhere_to_expand = Ahora no se puede expandir ninguna ciudad, así que debes plantar.
refusal-not_in_play = { $cell } está en un área que no está en juego: { $area }.
refusal-is_site = El espacio de templo de { $site } ({ $cell }) está reservado para él: ahí no va ninguna otra loseta.
refusal-occupied-plantation = En el espacio { $spot } ya hay { $tile } de { $name }.
refusal-occupied-temple = En { $cell } está el templo de { $city }.
refusal-occupied-city = En el espacio { $spot } hay una loseta de la ciudad de { $city }.
refusal-not_beside_tile = El espacio { $spot } no toca ninguna loseta, y el borde del tablero no cuenta. Planta junto a un templo, una plantación o una loseta de ciudad.
refusal-not_connected = El espacio { $spot } no toca ninguna de las losetas que has plantado este turno; todas deben estar conectadas.
refusal-not_beside_city = El espacio { $spot } no toca ninguna ciudad: expande junto a un templo o una loseta de ciudad.
refusal-joins_cities = Una loseta { $spot } uniría { $cities }; las ciudades no se pueden conectar.
refusal-beside_empty_site = El espacio { $spot } toca el espacio de templo vacío de { $site }: ninguna ciudad puede crecer a su lado antes de que se erija su templo.
refusal-cannot_draw = Las losetas no se roban a voluntad: se roban automáticamente después de expandir una ciudad.
refusal-rack_full = Tu atril está lleno ({ $held } losetas). Se roba automáticamente después de expandir una ciudad.
refusal-reserve_empty = Tu reserva está vacía: no queda nada que robar.
refusal-cannot_pass = No puedes pasar: planta o expande una ciudad.

## Log

log-line = { $what }.
log-line-points = { $what } (+{ $points }).
log-areas = Áreas en juego: { $areas }
log-sites =
    { $count ->
        [1] Un nuevo comienzo: el primer templo está en { $sites }
       *[other] Dos ciudades: los primeros templos están en { $sites }
    }
log-first_temple = El primer templo está en { $sites }
log-starting_seat = Empieza { $name }
log-drew = { $name } roba { $tile }
log-drew_hidden = { $name } roba una loseta
log-planted = { $name } planta { $tile } { $spot }
log-opened = { $name } erige el templo de { $site }
log-group_scored =
    { $tiles ->
        [one] { $name } puntúa un grupo de { $crop } de { $tiles } loseta
       *[other] { $name } puntúa un grupo de { $crop } de { $tiles } losetas
    }
log-expanded = { $name } expande { $city } { $spot } hasta el tamaño { $size }
log-expanded-with = { $name } expande { $city } { $spot } hasta el tamaño { $size } con { $tile }, boca abajo
log-expanded-unseen = { $name } expande { $city } { $spot } hasta el tamaño { $size } con una loseta sin mirar
log-city_closed = { $city } queda cerrada con tamaño { $size }; cultivos a su alrededor: { $strengths }
log-city_closed-bare = { $city } queda cerrada con tamaño { $size }, sin cultivos a su alrededor
log-city_scored-first =
    { $tied ->
        [1] { $name } tiene la mayor cantidad de cultivos alrededor de { $city }: { $strength }
       *[other] { $name } comparte la primera posición alrededor de { $city }: { $strength }
    }
log-city_scored-second =
    { $tied ->
        [1] { $name } queda en segunda posición alrededor de { $city }: { $strength }
       *[other] { $name } comparte la segunda posición alrededor de { $city }: { $strength }
    }
log-passed = { $name } no puede colocar nada y pasa
log-draw_only = { $name } tiene el atril vacío y ninguna ciudad que expandir: solo roba
log-last_tile = A { $name } no le quedan losetas: termina la partida
log-all_passed = Todos han pasado consecutivamente: termina la partida
log-final =
    { $points ->
        [one] { $name } termina con { $points } punto
       *[other] { $name } termina con { $points } puntos
    }
log-winner =
    { $by ->
        [tiles] { $names } gana el desempate: le quedan más losetas
        [turns] { $names } gana el desempate: ha jugado menos turnos
       *[points] Gana { $names }
    }
log-winners =
    { $by ->
        [tiles] { $names } comparten la victoria: les quedan más losetas que a los demás empatados
        [turns] { $names } comparten la victoria: han jugado menos turnos que los demás empatados
       *[points] { $names } comparten la victoria
    }
log-other = Para { $name } cambia algo

## Rules in short

help-goal-title = Objetivo
help-goal = Planta cultivos y deja que entre ellos crezcan las ciudades. Las plantaciones conectadas de un mismo cultivo se puntúan al plantar; las ciudades dan puntos a quienes tienen más cultivos a su alrededor. Gana quien tenga más puntos al final. Cada jugador tiene las mismas 32 losetas: de cada uno de los cuatro cultivos, { $singles } simples, que valen 1 cultivo, y { $doubles } dobles, que valen 2.
help-set_up-title = Preparación
help-set_up = El mapa tiene cuatro áreas; con dos jugadores están en juego { $two }; con tres, { $three }; con cuatro, { $four }, siempre con el área { $area } entre ellas. Lo que no está en juego no existe. Hay un templo en { $start }; los demás espacios de templo están vacíos. Cada uno roba 5 losetas para su atril, que los demás no ven. Las otras forman su reserva personal, boca abajo. Las áreas y el jugador inicial se eligen de antemano o se sortean; después se juega por turnos.
help-turn-title = Un turno
help-turn = Haz una de dos cosas: planta losetas de un mismo cultivo o expande una ciudad. No puedes pasar voluntariamente. Después se puntúan las ciudades que hayan quedado cerradas y juega el siguiente. Dos espacios son vecinos si comparten un lado; «espacio», sin más, no incluye los de templo.
help-planting-title = Plantar
help-planting = Pon una loseta boca arriba en un espacio vacío junto a cualquier loseta: un templo, una plantación de quien sea o una loseta de ciudad. Después puedes plantar más losetas del mismo cultivo, simples o dobles, cada una junto a otra que hayas plantado este turno. Puedes parar cuando quieras. Al plantar no se roban losetas.
help-temples-title = Templos
help-temples = En cuanto hay una plantación junto a un espacio de templo vacío, se erige allí un templo; si toca varios, en todos ellos. Un templo es una ciudad de tamaño 1. En un espacio de templo nunca se pone otra cosa.
help-expanding-title = Expandir una ciudad
help-expanding = Pon una loseta de tu atril boca abajo en un espacio vacío junto a un templo o una loseta de ciudad. El espacio solo puede tocar una ciudad y ningún espacio de templo vacío: las ciudades nunca se conectan. La loseta pasa a ser de la ciudad y de nadie más, y su cultivo ya no cuenta. Con el atril vacío juegas en su lugar la siguiente loseta de tu reserva, sin mirarla; mientras te queden losetas en el atril no está permitido.
help-drawing-title = Robar
help-drawing = Tras expandir robas 3 losetas, o 2 si has jugado una sin mirarla: tantas como haya en tu reserva y nunca más de 7 en el atril. Si tu atril está vacío y no se puede expandir ninguna ciudad, no colocas nada y robas 2. Si tienes losetas pero ningún espacio para ellas, pasas.
help-crops-title = Puntuar cultivos
help-crops = Cuando dejas de plantar, cuenta todo el grupo del que forman parte tus losetas nuevas: todas tus plantaciones conectadas de ese cultivo, también las antiguas. Cada loseta simple da 1 punto y cada doble 2. No cuentan otros cultivos ni las losetas de los demás.
help-cities-title = Puntuar ciudades
help-cities = Una ciudad se puntúa una sola vez, cuando ya no queda ningún espacio vacío a su alrededor, sea de templo o no. Su tamaño es el número de sus losetas, contando el templo. Cada jugador cuenta los cultivos de sus plantaciones que la rodean. Las dos primeras posiciones reciben: tamaño 2: 6 y 3; tamaño 3: 12 y 6; tamaño 4: 20 y 10; tamaño 5 o más: 30 y 15; un templo solo no da nada. Si hay empate por la primera posición, se reparten los puntos de ambas y no hay segunda; si lo hay por la segunda, se reparten los suyos; se redondea hacia arriba. Sin cultivos allí no se recibe nada.
help-end-title = Final
help-end = La partida termina inmediatamente después de un turno en el que un jugador ha usado la última loseta de su atril y su reserva; las ciudades sin cerrar no dan nada. También termina cuando todos han pasado consecutivamente. En caso de empate gana quien conserve más losetas y después quien haya jugado menos turnos; si no, se comparte la victoria.
help-variants-title = Variantes
help-variants = Un nuevo comienzo (new_beginning): el primer templo está en cualquier espacio de templo en juego en vez de en { $start }. Dos ciudades (two_cities): se empieza con dos templos en dos de estos espacios de templo, de los que estén en juego: { $highlighted }. Lo demás no cambia.
help-board-title = Este tablero
help-board = Nota: el mapa con sus espacios, nueve de los trece nombres y la proporción de losetas simples y dobles se han diseñado para Sacbe, pues los del juego impreso no son públicos. De él proceden solo las reglas, las cuatro áreas, Tikal, Palenque, Uxmal y Coba. Quien tenga un ejemplar puede escribir todo esto en un archivo y jugar con él: sacbe play maya --data ARCHIVO.
help-board-own = Juegas con un archivo propio: de él proceden el mapa, los nombres y el reparto en losetas simples y dobles, no de Sacbe. También el tablero de Sacbe es un diseño propio, pues el del juego impreso no es público.
# What a player has, as it is called beside its number.
have-score = puntos
have-open_cities = puntos de las ciudades abiertas tal como están
have-crops = cultivos alrededor de las ciudades
have-rack_count = losetas en el atril
have-reserve_count = losetas en la reserva
