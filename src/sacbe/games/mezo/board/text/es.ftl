# Palabras del tablero de Mezo, español. Las frases están en ../../text, las palabras breves en la terminal.

title = El tablero de Mezo
your-turn = Tu turno
turn-of = Turno de { $name }
turns-of = Eligen en secreto: { $names }
chance = Decide el azar
game-over = La partida ha terminado
won-by =
    { $count ->
        [1] Gana { $names }
       *[other] { $names } comparten la victoria
    }
asked-deploy = Despliega hasta { $n } unidades de tu reserva en { $region }.
asked-by = { $name }: { $what }
asked-build-both = elige una región para un glifo o una pieza de pirámide
asked-build-pyramid = elige una región para una pieza de pirámide
asked-build-glyph = elige una región para un glifo
asked-one = { $effect }: elige una de estas opciones
era = Era
uninhabited = inhóspita
consecrated = consagrada
fought = disputada
conflict = conflicto
angry = Dios enfurecido
angry-cost =
    { $n ->
        [one] apaciguar: { $n } unidad
       *[other] apaciguar: { $n } unidades
    }
xibalba = Xibalbá
calendar = Calendario
codex = Códice
most-shaman = más chamanes
most-warrior = más guerreros
not-awarded = aquí no se otorga
devotion = Devoción
at-end = puntos al final
level = nivel { $n }
strength = { $region }: fuerza
winner-takes = quien gana recibe
won = gana
claims = reclamada
cards = Tus cartas
gods = Dioses
ceremony = 3 en cada carta: { $name } – { $does }
summoning = { $name } (invocar): { $does }
state-hand = en la mano
state-unseen = sin robar
state-played = jugada
state-pick = boca abajo
state-up = boca arriba
pass = o pasar
in-reserve = Reserva
col-cards = cartas
col-points = puntos
you = { $name } (tú)
abilities = Habilidades de tribu
neutral = Héroe neutral de { $name }
several = { $first } …
picked = ha elegido
pieces = Piezas de pirámide de nivel 1 a 4: { $what }
leads = va ganando
tied = empate
face-down = boca abajo: se descubre al empezar su Era
consecrated-pays = región consagrada: quien gana recibe { $n } PV en lugar del altar
hero-of = Héroe de { $name }, { $region }
confluence = confluencia { $name }: { $regions }
god-at = { $god }, { $confluence }: presente en { $regions }
no-units = Ninguna
conflict-of = Conflicto { $n } de { $all }
