# Palabras del tablero de Mezo, español. Las frases están en ../../text, las palabras breves en la terminal.

title = Tablero de Mezo
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
asked-deploy =
    { $n ->
        [one] Despliega hasta { $n } unidad de tu Reserva en { $region }.
       *[other] Despliega hasta { $n } unidades de tu Reserva en { $region }.
    }
asked-by = { $effect }, de { $name }: { $what }
own-MOVE = elige adónde va { $piece }
own-ANNIHILATE = aniquila { $piece } (va a Xibalbá)
own-EXILE = exilia { $piece } (vuelve a tu Reserva)
own-shaman = tu Chamán
own-warrior = tu Guerrero
own-unit = una de tus unidades
asked-build-both = elige una región para un Glifo o una pieza de Pirámide
asked-build-pyramid = elige una región para una pieza de Pirámide
asked-build-glyph = elige una región para un Glifo
asked-one = { $effect }: elige una de estas opciones
asked-choose_god = ¿Qué Dios eliges?
asked-ability = ¿Qué habilidad de Tribu eliges para la Era { $era }?
asked-hero = Elige una región para tu Héroe: da fuerza, pero actúas al final.
asked-neutral_hero = Elige una región para el Héroe neutral: actúas al final y decides empates.
asked-summon = ¿Tu Dios se mueve primero o usa primero su habilidad?
asked-confluence = Elige una confluencia: tu Dios estará presente a su alrededor.
asked-pick = Elige la carta que juegas en { $region }.
asked-action =
    { $n ->
        [1] Elige tu primera acción en { $region } o pasa.
       *[other] Elige tu segunda acción en { $region } o pasa.
    }
asked-third = ¿Entregas un Glifo de { $region } por una tercera acción?
asked-cancel = ¿Qué mayoría no se concede en { $region }?
asked-appease =
    { $n ->
        [one] ¿Apaciguas al Dios enfurecido con { $n } unidad?
       *[other] ¿Apaciguas al Dios enfurecido con { $n } unidades?
    }
asked-pay = ¿Qué unidad pagas al Dios enfurecido?
asked-use_token = ¿Qué ficha del Dios enfurecido usas?
asked-tie_strength = ¿Quién gana el empate en { $region }?
asked-tie_calendar = ¿Quién gana el empate por el Calendario en { $region }?
asked-tie_codex = ¿Quién gana el empate por el Códice en { $region }?
asked-tie_consecrated = ¿Quién gana el empate en { $region }?
asked-calendar = ¿Qué espacio del Calendario ocupa tu Chamán?
asked-codex = ¿Qué espacio del Códice ocupa tu Guerrero?
asked-sacrifice = Sacrifica unidades (1 fuerza y 1 Devoción cada una): el más fuerte gana { $n } PV.
# Un efecto pide sus objetivos de uno en uno: { $what } es uno de estos, y asked-effect cierra la frase.
target-DEPLOY = despliega una unidad de tu Reserva
target-AWAKEN = despierta una unidad de Xibalbá
target-RECOVER = recupera una unidad de Xibalbá
target-ANNIHILATE = aniquila una unidad (va a Xibalbá)
target-EXILE = exilia una unidad (vuelve a la Reserva de su dueño)
target-RAZE = derriba un Glifo o el nivel superior de una Pirámide
target-TRANSFORM = transforma en tuyo un Glifo o el nivel superior de una Pirámide
target-MOVE = mueve una unidad
target-SWAP_ALTARS = elige con qué región intercambias el Altar
asked-times = { $what }, { $n } veces
asked-times-up-to = { $what }, hasta { $n } veces
asked-of-card = { $card }: { $what }
asked-effect = { $what }.
era = Era
uninhabited = inhóspita
consecrated = consagrada
fought = disputada
conflict = Conflicto
angry = Dios enfurecido
angry-cost =
    { $n ->
        [one] { $n } unidad
       *[other] { $n } unidades
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
ceremony = Acción 3 de cada carta, { $name }: { $does }
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
leads = lidera
tied = empate
face-down = boca abajo: se descubre al empezar su Era
consecrated-pays = Región consagrada: quien gana recibe { $n } PV en lugar del Altar
hero-of = Héroe de { $name }, { $region }
confluence = confluencia { $name }: { $regions }
god-at = { $god }, { $confluence }: presente en { $regions }
no-units = Ninguna
conflict-of = Conflicto { $n } de { $all }
