# Palabras cortas de Mezo para la terminal, en español. Las frases están en ../../text.


## Nombres y signos

region-chichen_itza = Chichén Itzá
region-coba = Cobá
region-becan = Becán
card-legacy = Legado
card-vengeance = Venganza
card-fervor = Fervor
card-mandate = Mandato
card-mission = Misión
sign-shaman = c
sign-warrior = g
number = { $n }
track-calendar = Calendario
track-codex = Códice
one-shaman = Chamán
one-warrior = Guerrero
one-glyph = Glifo
one-pyramid = Pirámide
many-shaman = Chamanes
many-warrior = Guerreros
many-unit = unidades
many-glyph = Glifos
many-pyramid = piezas de Pirámide
many-structure = Glifos o niveles superiores de Pirámide
n-shaman =
    { $count ->
        [one] { $n } Chamán
       *[other] { $n } Chamanes
    }
n-warrior =
    { $count ->
        [one] { $n } Guerrero
       *[other] { $n } Guerreros
    }
n-unit =
    { $count ->
        [one] { $n } unidad
       *[other] { $n } unidades
    }
n-glyph =
    { $count ->
        [one] { $n } Glifo
       *[other] { $n } Glifos
    }
n-pyramid =
    { $count ->
        [one] { $n } pieza de Pirámide
       *[other] { $n } piezas de Pirámide
    }
n-structure =
    { $count ->
        [one] { $n } Glifo o nivel superior de Pirámide
       *[other] { $n } Glifos o niveles superiores de Pirámide
    }

## Habilidades de la tribu

ability-awaken_era_any = Fase de Tribu: despertar 1/2/3 unidades según la Era, en cualquier región
ability-build_glyphs_era_any = Fase de Tribu: construir 1/2/3 Glifos según la Era, en cualquier región
ability-hero_plus_era = tu Héroe tiene 1/2/3 de fuerza adicional según la Era
ability-appease_two_tokens = al apaciguar, usar dos fichas
ability-god_strength_level = tu Dios da fuerza equivalente a tu nivel de Devoción donde está presente
ability-repeat_calendar_codex = lo que dan tus espacios del Calendario y del Códice, dos veces
ability-end_vp_2x_level = al final de la partida, 2 PV por nivel de Devoción
ability-calendar_codex_plus3 = 3 PV más por cada unidad en el Calendario o el Códice
ability-win_conflict_plus5 = 5 PV más por cada Conflicto que ganes

## Lo que hacen los efectos; los pasos van seguidos, con comas

eff-SUMMON = invocar
eff-DEPLOY = desplegar { $what }{ $where }
eff-AWAKEN = despertar { $what }{ $where }
eff-RECOVER = recuperar { $what }
eff-ANNIHILATE = aniquilar { $what }{ $where }
eff-EXILE = exiliar { $what }{ $where }
eff-BUILD = construir { $what }{ $where }
eff-RAZE = derribar { $what }{ $where }
eff-TRANSFORM = transformar { $what }{ $where }
eff-MOVE = mover { $what }{ $where }
eff-SWAP_ALTARS = cambiar este Altar por el de otra región
eff-APPEASE = puedes apaciguar
eff-GAIN_VP = { $n } PV
eff-GAIN_VP-many = PV: { $n }
eff-GAIN_DEVOTION = { $n } de Devoción
eff-GAIN_DEVOTION-many = Devoción: { $n }
eff-STRENGTH = fuerza +{ $n }
eff-STRENGTH-many = fuerza: { $n }
eff-CLAIM_MAJORITY = mayoría de { $what } aquí
eff-CANCEL_MAJORITY = no se concede aquí el Calendario o el Códice
eff-CHOOSE_ONE = { $what }
eff-or = { $head }; o { $last }
eff-EACH_OPPONENT = cada rival debe { $what }
eff-EACH_PLAYER = cada jugador debe { $what }
eff-up-to = hasta { $what }
eff-is = { $what } (= { $rule })
eff-count = { $what } ({ $n })
eff-own = { $what } (de tu Tribu)
eff-their-own = { $what } (de su Tribu)
eff-SUMMON-does = invocar ({ $what })
eff-GAIN_VP-each = { $n } PV cada vez{ $more }
eff-each-more = { " " }y { $n } más
eff-each-less = , menos { $n }
eff-GAIN_DEVOTION-each = { $n } de Devoción cada vez{ $more }
eff-STRENGTH-each = fuerza +{ $n } cada vez{ $more }
eff-if-own = con { $things } allí: { $what }
eff-if-count =
    { $n ->
        [1] a cambio: { $what }
       *[other] por { $n }: { $what }
    }
eff-one-route = { " " }(una sola ruta)
eff-per-player = , máx. { $n } por jugador
in-conflict = { " " }aquí
in-any = { " " }en cualquier región
in-other = { " " }en otra región
in-same = { " " }allí
in-actorPresence = { " " }donde esté presente el Dios
from-presence = { " " }desde donde esté tu Dios
move-within = { " " }entre regiones con tu Dios
from-conflict = { " " }desde aquí
from-any = { " " }desde cualquier región
from-other = { " " }desde otras regiones
from-same = { " " }desde allí
from-actorPresence = { " " }desde donde esté el Dios
to-presence = { " " }adonde esté tu Dios
to-conflict = { " " }hasta aquí
to-any = { " " }a cualquier región
to-other = { " " }a otras regiones
to-same = { " " }hasta allí
to-actorPresence = { " " }adonde esté el Dios
amount-era = n.º de Era
amount-level = tu nivel
amount-own = tus { $things } aquí
amount-xibalba = 1 por cada { $n } unidades rivales en Xibalbá
amount-each = { $n } cada vez
amount-cap = { $what }, máx. { $n }

## El tablero

era = Era { $n }
part-set-up = Preparación
part-ability = Habilidades
part-tribe = Fase de Tribu
part-god = Fase de Dios
part-next = Fase de Conflictos
part-conflict = Conflicto en { $region }
part-consecrated = Sacrificio en { $region }
part-over = Fin de la partida
order = orden
turn = turno
col-region = región
col-altar = Alt.
uninhabited-short = { "–" }
row-card = carta
row-strength = fuerza
col-vp = PV
col-devotion = Devoción
col-reserve = Reserva
col-xibalba = Xibalbá
col-glyphs = #
col-pieces = ^1234
col-cards = cartas
slim-vp = PV
slim-devotion = Dev
slim-reserve = Res.
slim-xibalba = Xib.
devotion-sign = { $n }/N{ $level }
angry-short = Enfur.
gods = Dioses
confluences = Confluencias libres
strength = Fuerza
part-of-hero = Héroe
part-of-units = unid.
part-of-glyphs = Glifos
part-of-god = Dios
part-of-bonus = bonif.
part-of-sacrificed = sacr.
part-of-total = total
claimed = { $who } reclama la mayoría de { $things }
cancelled = no se concede: { $track }
won = gana { $who }
cards-up = Cartas
angry = Dios enfurecido
abilities = Habilidades
powers = Al invocar

## Lo que tiene quien lee

have-reserve = Reserva
have-xibalba = Xibalbá
have-vp = { $n } PV
have-pick = boca abajo: { $card }
have-hand = mano { $cards }

## Opciones

group-deploy = { $region } ({ $shaman_sign } Chamanes, { $warrior_sign } Guerreros):
no-units = ninguna unidad
reserve = Reserva
summon-move = mover al Dios, después: { $does }
summon-ability = { $does }, después mover al Dios
action-label = { $n }: { $does }
group-pass = Pasar: cubrir una acción
pass-label = { $n }: { $gain }
gain-devotion = +1 de Devoción
gain-shaman = recuperar un Chamán
gain-warrior = recuperar un Guerrero
appease-label =
    { $n ->
        [one] pagar { $n } unidad: { $tokens }
       *[other] pagar { $n } unidades: { $tokens }
    }
recover-shaman = Chamán (de { $n })
recover-warrior = Guerrero (de { $n })
group-move = A { $region }
build-label = { $region } ({ $n } PV)
stop-third = sin tercera acción
stop-appease = no apaciguar
stop-effect = nada más
asked-uninhabited = qué región es la Región inhóspita
asked-altar = qué Altar va en cada región
asked-starting_seat = quién tiene más PV al empezar
asked-god = qué Dios recibe cada jugador
asked-token = qué ficha del Dios enfurecido se descubre
asked-conflict = qué región se disputa ahora
asked-draw = qué carta se roba
asked-choose_god = elige tu Dios
asked-ability = elige tu habilidad de Tribu para la Era { $era }
asked-hero = elige una región para tu Héroe: da fuerza, pero actúas en último lugar
asked-neutral_hero = elige una región para el Héroe neutral: allí actúas en último lugar y decides los empates
asked-deploy = cuántas unidades de tu Reserva van a la región de abajo, { $n } como máximo
asked-summon = en qué orden se mueve y usa su habilidad tu Dios
asked-confluence = elige una confluencia para tu Dios: estará presente en las regiones que la rodean
asked-pick = elige una carta para { $region } (acción 3 de todas: { $does })
asked-action = elige tu acción { $n } de 2 en { $region }
asked-third = elige si entregas un Glifo de { $region } por una tercera acción
asked-choose_one = elige una opción
asked-cancel = elige qué mayoría no se concede en { $region }
asked-appease =
    { $n ->
        [one] elige si apaciguas al Dios enfurecido con { $n } unidad
       *[other] elige si apaciguas al Dios enfurecido con { $n } unidades
    }
asked-pay = elige una unidad para el Dios enfurecido
asked-use_token = elige una ficha del Dios enfurecido
asked-tie_strength = elige quién gana el empate en { $region }
asked-tie_calendar = elige quién gana el empate por el Calendario en { $region }
asked-tie_codex = elige quién gana el empate por el Códice en { $region }
asked-tie_consecrated = elige quién gana el empate en { $region }
asked-calendar = elige un espacio del Calendario para tu Chamán
asked-codex = elige un espacio del Códice para tu Guerrero
asked-sacrifice = cuántas unidades sacrificas: cada una da 1 de fuerza y 1 de Devoción; { $n } PV para el más fuerte
asked-over = nada, la partida ha terminado
target-DEPLOY = desplegar una unidad de tu Reserva
target-AWAKEN = despertar una unidad de Xibalbá
target-RECOVER = recuperar una unidad de Xibalbá
target-ANNIHILATE = aniquilar una unidad (a Xibalbá)
target-EXILE = exiliar una unidad (a su Reserva)
target-BUILD = construir
target-RAZE = derribar un Glifo o el nivel superior de una Pirámide
target-TRANSFORM = transformar un Glifo o el nivel superior de una Pirámide
target-MOVE = mover una unidad
target-SWAP_ALTARS = elige con qué región intercambias el Altar
target-from = { $source }: { $what }
more = { $what }, { $n } más
more-up-to = { $what }, hasta { $n } más

## Todas las cartas, altares, espacios y fichas

tiles-note = Si no se indica lugar: donde esté presente tu Dios. «Aquí»: en el Conflicto. Nivel: tu nivel de Devoción.
tiles-summon = invocar
tiles-played = jugada
tiles-up = boca arriba
tiles-hand = en mano
tiles-pick = boca abajo
tiles-unseen = sin robar
tiles-possible = posible
altars = Altares
tokens-gone = no está en esta partida
tokens-possible = posible

## Signos

signs-title = Signos
sign-letters = A B C D: los jugadores; tu letra, resaltada
sign-units = 2{ $s }1{ $w }: dos Chamanes y un Guerrero
sign-hero = el Héroe de ese jugador
sign-neutral = un Héroe neutral colocado por ese jugador
sign-present = el Dios de ese jugador está presente
sign-glyph = #2: dos Glifos de ese jugador
sign-pyramid = ^AB: una Pirámide con piezas de A y después de B; ^2A empieza en el nivel 2
sign-now = el Conflicto en curso
sign-fought = ya disputada en esta Era
sign-consecrated = consagrada: sacrificios en vez de cartas
sign-uninhabited = inhóspita: allí no entra nada
sign-turn = a quién le toca
sign-card = Ferv 1x3: la carta Fervor con la segunda acción cubierta; ? es una carta boca abajo
sign-devotion = 13/N3: Devoción que vale 13 PV al final, nivel 3
sign-pieces = ^3321: piezas de Pirámide que quedan de los niveles 1 a 4
sign-track = K1A: una unidad de A está en el espacio K1
sign-best = resaltado: la mayor fuerza en este momento

## Puntos

points-from = Puntos por
points-total = Total
points-set_up = inicio
points-card = cartas y Dioses
points-token = Dios enfurecido
points-pyramid = Pirámides construidas
points-pyramid_share = construcciones de otros
points-altar = Altares
points-consecrated = Regiones consagradas
points-space = espacios del Calendario y del Códice
points-tracks = unidades en el Calendario y el Códice
points-pyramids = regiones con Pirámides
points-overflow = Devoción sobrante
points-ability = habilidades de Tribu
points-devotion = Devoción al final
points-other = otros

## Novedades: frases, y después lo que sigue a un nombre

news-line = { $name }: { $phrases }.
news-era = Empieza la Era { $era }.
news-token_turned = El Dios enfurecido descubre { $token }.
news-conflict = Conflicto en { $region }.
news-consecrated = { $region } es la Región consagrada.
news-strengths = Fuerza en { $region }: { $what }.
news-no_winner = Nadie gana { $region }.
news-conflict_won = { $name } gana { $region }.
news-tie_decided = El empate se decide a favor de { $name }.
news-drew = Has robado { $what }.
news-uninhabited = { $region } es una Región inhóspita.
news-era_ended = Termina la Era { $era }.
news-revealed = Cartas: { $what }.
news-tracks_scored = PV por unidades en el Calendario y el Códice: { $what }.
news-pyramids_scored = PV por regiones con Pirámides: { $what }.
news-devotion_scored = PV por Devoción: { $what }.
phrase-hero = Héroe a { $region }
phrase-neutral_hero = Héroe neutral a { $region }
phrase-deployed = despliega { $what }
phrase-god_placed = { $god } a { $confluence }
phrase-god_moved = { $god } a { $confluence }
phrase-god_dealt = recibe a { $god }
phrase-god_chosen = elige a { $god }
phrase-ability_chosen = habilidad «{ $what }»
phrase-action_taken = { $card } { $action }
phrase-passed = pasa, cubre { $action } ({ $what })
phrase-glyph_spent = entrega un Glifo
phrase-unit_deployed = despliega { $what }
phrase-awakened = despierta { $what }
phrase-recovered = recupera { $what }
phrase-annihilated = aniquila { $what }
phrase-exiled = exilia { $what }
phrase-moved = mueve { $what }
phrase-glyph_built = Glifo { $what }
phrase-glyph_razed = derriba un Glifo { $what }
phrase-glyph_transformed = se queda con un Glifo { $what }
phrase-pyramid_built = Pirámide { $what }
phrase-pyramid_razed = derriba un nivel superior { $what }
phrase-pyramid_transformed = se queda con un nivel superior { $what }
phrase-pyramid_share = tiene parte en una Pirámide
phrase-altars_swapped = intercambia los Altares de { $region } y { $other }
phrase-cancelled = anula una mayoría
phrase-claimed = reclama una mayoría
phrase-paid = paga al Dios enfurecido { $what }
phrase-token_used = usa { $token }
phrase-space_taken = ocupa { $space }
phrase-altar_won = Altar de { $region }
phrase-consecrated_won = gana { $region }
phrase-sacrificed = sacrifica { $what }
total-devotion = { $n } de Devoción
total-strength = fuerza +{ $n }
total-vp = { $n } PV

## Preguntas; palabras para lo mismo, una tras otra

ask-choose_god = elegir dios
ask-ability = habilidad habilidades
ask-hero = heroe heroes
ask-neutral_hero = neutral
ask-deploy = desplegar despliega despliegue
ask-summon = invocar invoca invocacion
ask-confluence = confluencia
ask-pick = carta
ask-action = accion acciones
ask-pass = pasar pasa paso
ask-cancel = anular anula
ask-appease = apaciguar apacigua enfurecido
ask-pay = pagar paga pago
ask-use_token = ficha fichas
ask-tie = empate
ask-space = espacio
ask-sacrifice = sacrificar sacrifica sacrificio
ask-awaken = despertar despierta
ask-recover = recuperar recupera
ask-annihilate = aniquilar aniquila matar
ask-exile = exiliar exilia exilio
ask-build = construir construye
ask-raze = derribar derriba
ask-transform = transformar transforma
ask-swap_altars = cambiar cambia intercambiar intercambia
ask-move = mover mueve
ask-stop = parar fin
ask-shaman = chaman chamanes
ask-warrior = guerrero guerreros
ask-glyph = glifo glifos
ask-pyramid = piramide piramides
ask-devotion = devocion
about-region = { $region }: { $altar }.
about-uninhabited = { $region } es una Región inhóspita: allí no entra nada.
about-consecrated = Región consagrada: no hay cartas; cada jugador puede sacrificar unidades de su Reserva; { $n } PV para el más fuerte.
about-fought = Ya se ha disputado en esta Era.
about-hero = { $who } tiene allí el Héroe: actúa en último lugar y decide los empates.
about-there = Allí: { $what }.
about-height = Pirámide: { $what }; la siguiente pieza da { $n } PV.
about-touches = { $confluence } toca { $regions }.
about-god-there = Allí está el Dios de { $who }.
about-closed = { $confluence } está cerrada: solo toca Regiones inhóspitas.
about-not-up = No está boca arriba.
about-card-action = { $card } { $n } ({ $god }): { $does }
about-god = { $god } ({ $who }), al invocar: { $does }
about-effect = { $name }: { $does }
fact-hero = Tu Héroe tiene allí { $n } de fuerza; en ese Conflicto actúas en último lugar y decides los empates. Ahora no puedes desplegar allí.
fact-space = Al final de la Era, la unidad da { $n } PV y vuelve a tu Reserva.
about-taken = { $who } tiene allí una unidad.
about-appease =
    { $n ->
        [one] Para apaciguar pagas { $n } unidad tuya, de la Reserva o de donde esté presente tu Dios; va a Xibalbá tras el Conflicto. Fichas: { $tokens }.
       *[other] Para apaciguar pagas { $n } unidades tuyas, de la Reserva o de donde esté presente tu Dios; van a Xibalbá tras el Conflicto. Fichas: { $tokens }.
    }
about-pass = Al pasar cubres una acción y ganas 1 de Devoción o recuperas una unidad de Xibalbá; sigues en el Conflicto.
about-ability = Era { $era }: { $does }.
about-devotion = Devoción: cada espacio vale más PV al final; los niveles 1 a 3 refuerzan acciones; más allá del último espacio, 1 PV al momento.
about-shaman = Chamanes: 1 de fuerza cada uno. Quien más tiene en un Conflicto envía uno al Calendario, usa su espacio y gana { $n } PV al final de la Era.
about-warrior = Guerreros: 1 de fuerza cada uno. Quien más tiene en un Conflicto envía uno al Códice, usa su espacio y gana { $n } PV al final de la Era.
about-glyph = Glifos: 1 de fuerza cada uno. Puedes entregar uno tuyo que esté en el Conflicto por una tercera acción.
about-pyramid = Pirámides: una pieza nueva da tantos PV como piezas haya entonces; los demás con alguna pieza reciben 1 PV; al final de la Era, cada región con una pieza tuya da tantos PV como el número de la Era.

## Lo que dice la línea de comandos del juego

hint-about = Dioses y Tribus luchan por las regiones de los mayas durante tres Eras: coloca Héroes y unidades, invoca Dioses y juega cartas.
designed = La mayoría de las cartas, Altares, espacios y fichas, el mapa y las reglas para dos jugadores están diseñados para Sacbe: los del juego impreso no son públicos.
hint-letter = Tu letra marca todo lo tuyo.
hint-ask = qué es algo o por qué no se puede hacer: cualquier carta, región, espacio, ficha o palabra clave
hint-examples = { $region },  ? fervor 2,  ? { $space },  ? apaciguar,  ? pasar
