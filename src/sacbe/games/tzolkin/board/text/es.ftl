# Palabras cortas del tablero de Tzolk'in, español. Las frases están en ../../text.

title = Tablero de Tzolk’in
number = { $n }

## Turno

your-turn = Tu turno
turn-of = Turno de { $name }
game-over = La partida ha terminado
chance = Decide el azar
order = Orden
next-worker = Siguiente trabajador: n.º de casilla
on-board = Elige una de las casillas marcadas.
waiting = Esperando a los demás.
watching = Estás viendo la partida.
beg = Mendiga
burn = Quema la jungla
no-tile = sin loseta
corn-tile = Loseta de maíz
days =
    { $days ->
        [one] { $days } día
       *[other] { $days } días y volteas tu tablero
    }
after-days =
    { $days ->
        [one] Tras { $days } día: { $food }
       *[other] Tras { $days } días: { $food }
    }
food-left =
    { $days ->
        [0] esa ronda acaba con el día de comida
        [one] queda { $days } día para el día de comida
       *[other] quedan { $days } días para el día de comida
    }
food-late = el día de comida se salta y se celebra al final de esa ronda
fall-off =
    { $n ->
        [one] Tu trabajador de { $where } queda fuera del engranaje.
       *[other] Tus trabajadores de { $where } quedan fuera de sus engranajes.
    }
kept-tiles = { $n } de 2 elegidas.
asked-keep = ¿Con qué loseta te quedas?
asked-turn = Mendiga, coloca un trabajador o recoge uno.
asked-turn-beg = Mendiga maíz.
asked-turn-place = Coloca un trabajador.
asked-turn-pick_up = Recoge un trabajador.
asked-turn-beg-place = Mendiga maíz o coloca un trabajador.
asked-turn-beg-pick_up = Mendiga maíz o recoge un trabajador.
asked-turn-place-pick_up = Coloca un trabajador o recoge uno.
asked-end = Termina tu turno.
asked-place = Coloca otro trabajador o termina tu turno.
asked-pick_up = Recoge otro trabajador o termina tu turno.
asked-use = ¿Qué acción realizas?
asked-any_action = ¿Qué acción de los cuatro engranajes pequeños realizas?
asked-harvest = ¿Qué cosechas?
asked-advance = ¿En qué tecnología avanzas?
asked-pay = ¿Qué recursos pagas?
asked-gain = ¿Qué recursos consigues?
asked-climb = ¿En qué templo subes?
asked-climb_two = ¿En qué dos templos subes?
asked-build = ¿Qué construyes?
asked-drop = ¿Qué recurso te ahorra la arquitectura?
asked-market = ¿Qué intercambias en el mercado?
asked-theology = ¿Pagas un recurso por subir un peldaño?
asked-days = ¿Avanzas el calendario un día o dos?

## Calendario

food-day =
    { $days ->
        [0] Hoy es día de comida
        [one] Día de comida en { $days } día
       *[other] Día de comida en { $days } días
    }
reward-goods = los templos dan materiales
reward-points = los templos dan puntos
day = Día { $day } de { $days }
round = ronda { $n }/{ $rounds }
starting-player = Jugador inicial

## Marcadores

temples = Templos
leader = líder: I · II
god-brown = Chaac
god-yellow = Quetzalcóatl
god-green = Kukulcán
technologies = Tecnologías

## Losetas

buildings = Edificios
monuments = Monumentos
pile = Era { $age } · { $n } en la pila

## Jugadores

you = tú
workers =
    { $hand ->
        [one] { $hand } disponible
       *[other] { $hand } disponibles
    }, { $out ->
        [one] { $out } colocado
       *[other] { $out } colocados
    }
food-in =
    { $days ->
        [0] Comida hoy
        [one] Comida en { $days } día
       *[other] Comida en { $days } días
    }
short =
    { $missing ->
        [one] falta { $missing }: { $hungry } sin comer, −{ $vp } PV
       *[other] faltan { $missing }: { $hungry } sin comer, −{ $vp } PV
    }
enough = alcanza

## Leyenda

legend-today = hoy
legend-tomorrow = mañana
legend-may = puedes elegir
legend-not = ahora no
legend-dummy = no asignado

## Descripciones al pasar el cursor

nothing-there = nada
any-of = cualquier acción de { $wheel }, sin maíz adicional
cannot-use = Ahora no se puede usar. { $why }
reached =
    { $days ->
        [one] Un trabajador colocado ahora en este engranaje llega a esta casilla en { $days } día.
       *[other] Un trabajador colocado ahora en este engranaje llega a esta casilla en { $days } días.
    }
later =
    { $days ->
        [one] dentro de { $days } día: { $what }
       *[other] dentro de { $days } días: { $what }
    }
off = queda fuera del engranaje y vuelve con su jugador
about-temple = { $temple }: { $points } PV desde el peldaño más bajo; el líder suma además { $lead } PV al final de la Era I / II.
next-price =
    { $nth ->
        [1] El primer trabajador que colocas en un turno cuesta el número de su casilla en maíz; el segundo cuesta 1 más, el tercero 2 más, y así sucesivamente.
       *[other] Trabajador número { $nth } de este turno: el número de su casilla más { $extra }, en maíz.
    }
side-light = Lado claro: si ocupa la casilla de jugador inicial, este jugador puede avanzar dos días; después voltea su tablero individual.
side-dark = Lado oscuro: este jugador no puede avanzar dos días hasta que voltee su tablero individual al llegar al peldaño más alto de un templo.
