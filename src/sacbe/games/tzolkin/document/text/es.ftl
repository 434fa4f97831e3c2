# El tablero de Tzolk'in como documento, español. Las frases están en ../../text.

wheels = Engranajes
free = libre
none = ninguno
used = ocupado
side-light = Lado claro: desde la casilla de jugador inicial, este jugador puede avanzar dos días en el calendario.
side-dark = Lado oscuro: este jugador no puede avanzar dos días en el calendario hasta llegar al peldaño más alto de un templo.

## Calendario y turno

calendar = Ronda { $round } de { $rounds }, día { $day } de { $days }, Era { $age }
no-food-day = Los cuatro días de comida ya han pasado
food-days-left =
    { $n ->
        [one] Queda 1 día de comida; en él { $reward }
       *[other] Quedan { $n } días de comida; en el próximo { $reward }
    }
all-choose = Todos eligen en secreto: { $asked }
placed =
    { $n ->
        [one] { $n } trabajador colocado en este turno
       *[other] { $n } trabajadores colocados en este turno
    }
starting-player = Jugador inicial: { $name }
starting-space-free = Casilla de jugador inicial: libre
on-starting-space = { $name }: un trabajador en la casilla de jugador inicial
calendar-corn = Maíz en el calendario: { $n }
skulls-in-bank = Calaveras de cristal en la reserva: { $n }

## Tablas

goods = Materiales de los jugadores
food = Próximo día de comida
spaces = Casillas
steps = Peldaños de los jugadores
levels = Niveles de los jugadores
col-hand = trabajadores disponibles
col-out = trabajadores colocados
col-bank = trabajadores en la reserva
col-eaters = trabajadores que comen
col-food = maíz necesario
col-missing = maíz que falta
col-loss = PV perdidos
col-space = Casilla
col-worker = trabajador
col-action = acción
col-palenque = losetas de la jungla
col-chichen_itza = hueco para una calavera
step = peldaño { $step } de { $top } ({ $points } PV)
step-goods = Peldaño { $step }: { $goods } en el primer y el tercer día de comida
tech-price = Los niveles 1, 2 y 3 cuestan 1, 2 y 3 recursos; cada avance posterior cuesta 1.
wheel-entry = El próximo trabajador ocupa { $where }.
wheel-full = Todas las casillas están ocupadas.

## Losetas

dealt = Te han repartido:
kept = Ya has elegido:
owned = Losetas:
on-display =
    { $n ->
        [0] No hay ninguna a la vista.
        [one] Hay { $n } loseta a la vista.
       *[other] Hay { $n } losetas a la vista.
    }
building_pile = En la pila de esta Era, { $n }: { $tiles }.
next_age_pile = En la Era II, { $n }: { $tiles }.
monument_pile = Fuera de esta partida, { $n }: { $tiles }.
