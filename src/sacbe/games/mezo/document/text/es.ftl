# El tablero de Mezo como documento, español. Las frases están en ../../text.

none = ninguno
no-actions = ninguna
no-regions = ninguna

## El turno

era-of = Era { $era } de { $eras }
order = Orden: { $names }
starting-player = Jugador inicial: { $name }
effect = { $effect }, de { $name }; elecciones restantes: { $n }
effect-up-to = { $effect }, de { $name }; elecciones restantes: hasta { $n }

## El Conflicto

conflict = Conflicto en { $region }
reward = Para quien gane, { $what }
acting = Los jugadores actúan en este orden: { $names }
claim = Se considera que { $name } tiene el mayor número de { $units } aquí
cancelled = No se concede aquí: { $track }
winner = { $name } ha ganado este Conflicto
strengths = Cartas y fuerza
col-card = carta
col-covered = acciones cubiertas
face-down = boca abajo

## El mapa

regions = Regiones
uninhabited = Inhóspita.
conflict-here = El Conflicto en curso es aquí
fought = El Conflicto de esta Era ya se ha resuelto
not-fought = Aún sin Conflicto en esta Era
hero = Héroe de { $name }
neutral-hero = Héroe neutral de { $name }
no-hero = Sin Héroe
god-of = { $god } de { $name }
gods-here = Dioses presentes: { $gods }
piece = nivel { $level } de { $name }
pyramid = Pirámide, desde abajo: { $pieces }
no-pyramid = Sin Pirámide
pieces = Piezas
confluences = Confluencias
confluences-text = Un Dios en una confluencia está presente en las regiones que la rodean.
col-confluence = Confluencia
col-regions = regiones
col-god = Dios

## Jugadores

points = Puntos y estructuras
units = Unidades fuera de las regiones
col-vp = PV
col-devotion = espacio del registro de Devoción
col-level = nivel de Devoción
col-worth = PV por Devoción al final
col-hero = Héroe
col-glyphs = Glifos restantes
col-pieces = piezas de Pirámide restantes
col-cards = cartas restantes
col-reserve = { $units } en la Reserva
col-xibalba = { $units } en Xibalbá
col-waiting = { $units } pagados o sacrificados
col-on_tracks = { $units } en Calendario y Códice
in-reserve = en la Reserva
piece-level = nivel { $level }: { $n }
god = Dios: { $god }.
no-god = Aún sin Dios.
abilities = Habilidades de Tribu
own-abilities = Habilidades de Tribu: { $abilities }.
col-ability = Habilidad
col-era = Era
col-chosen = elegida por
cards = Cartas:
has-picked = Ha jugado una carta boca abajo.
own-pick = Has jugado { $card } boca abajo.
summon = Al invocar, { $what }
ceremonial = Acción 3 de todas las cartas, { $what }
card = { $card }, { $state }. Acción 1, { $first } Acción 2, { $second }
state-up = boca arriba
state-played = jugada
state-possible = sin jugar
state-pick = boca abajo
state-hand = en la mano
state-unseen = sin robar

## Marcadores

track-text = Quien tiene más { $units } en un Conflicto ocupa un espacio.
spaces = Espacios
col-space = Espacio
col-effect = efecto
col-taken = lo ocupa
angry-god = Dios enfurecido
price =
    { $n ->
        [one] Apaciguarlo cuesta { $n } unidad.
       *[other] Apaciguarlo cuesta { $n } unidades.
    }
tokens = Fichas boca arriba:
paid = Unidades sobre el Dios enfurecido
devotion = Registro de Devoción
devotion-text = PV al final de la partida, espacio a espacio.
col-level-number = Nivel
col-spaces = espacios
