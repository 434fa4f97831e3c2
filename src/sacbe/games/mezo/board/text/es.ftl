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
asked-deploy = Despliega hasta { $n } unidades de tu Reserva en { $region }.
asked-by = { $name }: { $what }
asked-build-both = elige una región para un Glifo o una pieza de Pirámide
asked-build-pyramid = elige una región para una pieza de Pirámide
asked-build-glyph = elige una región para un Glifo
asked-one = { $effect }: elige una de estas opciones
era = Era
uninhabited = inhóspita
consecrated = consagrada
fought = disputada
conflict = Conflicto
angry = Dios enfurecido
angry-cost =
    { $n ->
        [one] apaciguar: { $n } unidad
       *[other] apaciguar: { $n } unidades
    }
xibalba = Xibalbá
calendar = Calendario
codex = Códice
most-shaman = más Chamanes
most-warrior = más Guerreros
not-awarded = aquí no se concede
devotion = Devoción
at-end = puntos al final
level = nivel { $n }
strength = { $region }: fuerza
winner-takes = quien gana recibe
won = gana
claims = reclamada
cards = Tus cartas
gods = Dioses
ceremony = 3 en cada carta, { $name }: { $does }
summoning = { $name } (al invocar): { $does }
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
abilities = Habilidades de Tribu
neutral = Héroe neutral de { $name }
several = { $first } …
picked = ha elegido
pieces = Piezas de Pirámide de nivel 1 a 4: { $what }
leads = va ganando
tied = empate
face-down = boca abajo: se descubre al empezar su Era
consecrated-pays = Región consagrada: quien gana recibe { $n } PV en lugar del Altar
hero-of = Héroe de { $name }, { $region }
confluence = confluencia { $name }: { $regions }
god-at = { $god }, { $confluence }: presente en { $regions }
no-units = Ninguna
conflict-of = Conflicto { $n } de { $all }
