# Palabras cortas de Mezo en el terminal. Las frases están en ../../text.


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
one-shaman = chamán
one-warrior = guerrero
one-glyph = glifo
one-pyramid = pirámide
many-shaman = chamanes
many-warrior = guerreros
many-unit = unidades
many-glyph = glifos
many-pyramid = niveles de pirámide
many-structure = glifos o niveles superiores de pirámide
n-shaman =
    { $count ->
        [one] { $n } chamán
       *[other] { $n } chamanes
    }
n-warrior =
    { $count ->
        [one] { $n } guerrero
       *[other] { $n } guerreros
    }
n-unit =
    { $count ->
        [one] { $n } unidad
       *[other] { $n } unidades
    }
n-glyph =
    { $count ->
        [one] { $n } glifo
       *[other] { $n } glifos
    }
n-pyramid =
    { $count ->
        [one] { $n } nivel de pirámide
       *[other] { $n } niveles de pirámide
    }
n-structure =
    { $count ->
        [one] { $n } glifo o nivel superior de pirámide
       *[other] { $n } glifos o niveles superiores de pirámide
    }

## Habilidades de la tribu

ability-awaken_era_any = cada Fase de Tribu: despertar 1, 2 o 3 unidades según la Era, en cualquier región
ability-build_glyphs_era_any = cada Fase de Tribu: construir 1, 2 o 3 glifos según la Era, en cualquier región
ability-hero_plus_era = tu Héroe tiene tanta fuerza más como el número de la Era
ability-appease_two_tokens = al apaciguar, usa dos fichas
ability-god_strength_level = tu dios da fuerza igual a tu nivel donde está presente
ability-repeat_calendar_codex = haz dos veces lo que dicen tus espacios de calendario y códice
ability-end_vp_2x_level = al final 2 PV por nivel de devoción
ability-calendar_codex_plus3 = 3 PV más por cada unidad en calendario o códice
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
eff-SWAP_ALTARS = cambiar este altar por el de otra región
eff-APPEASE = puedes apaciguar
eff-GAIN_VP = { $n } PV
eff-GAIN_VP-many = PV: { $n }
eff-GAIN_DEVOTION = { $n } de devoción
eff-GAIN_DEVOTION-many = devoción: { $n }
eff-STRENGTH = fuerza +{ $n }
eff-STRENGTH-many = fuerza: { $n }
eff-CLAIM_MAJORITY = tienes más { $what } que nadie aquí
eff-CANCEL_MAJORITY = calendario o códice no se concede aquí
eff-CHOOSE_ONE = { $what }
eff-or = { $head }; o { $last }
eff-EACH_OPPONENT = cada rival debe { $what }
eff-EACH_PLAYER = cada jugador debe { $what }
eff-up-to = hasta { $what }
eff-is = { $what } (= { $rule })
eff-count = { $what } ({ $n })
eff-own = { $what } (de tu lado)
eff-their-own = { $what } (del propio lado)
eff-SUMMON-does = invocar ({ $what })
eff-GAIN_VP-each = { $n } PV por cada uno{ $more }
eff-each-more = { " " }y { $n } más
eff-GAIN_DEVOTION-each = { $n } de devoción por cada uno{ $more }
eff-STRENGTH-each = fuerza +{ $n } por cada uno{ $more }
eff-if-own = con { $things } allí: { $what }
eff-if-count =
    { $n ->
        [1] a cambio: { $what }
       *[other] por { $n }: { $what }
    }
eff-one-route = { " " }(una sola ruta)
eff-per-player = , { $n } por jugador como mucho
in-conflict = { " " }aquí
in-any = { " " }en cualquier región
in-other = { " " }en otra región
in-same = { " " }allí
in-actorPresence = { " " }donde está presente el dios
from-presence = { " " }de donde está tu dios
move-within = { " " }entre regiones de tu dios
from-conflict = { " " }de aquí
from-any = { " " }de cualquier región
from-other = { " " }de otras regiones
from-same = { " " }de allí
from-actorPresence = { " " }de donde está el dios
to-presence = { " " }a donde está tu dios
to-conflict = { " " }aquí
to-any = { " " }a cualquier región
to-other = { " " }a otras regiones
to-same = { " " }allí
to-actorPresence = { " " }a donde está el dios
amount-era = número de la Era
amount-level = tu nivel de devoción
amount-own = tus { $things } aquí
amount-xibalba = 1 por cada { $n } unidades rivales en Xibalbá
amount-each = { $n } por cada uno
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
col-altar = alt.
uninhabited-short = { "–" }
row-card = carta
row-strength = fuerza
col-vp = PV
col-devotion = devoción
col-reserve = reserva
col-xibalba = Xibalbá
col-glyphs = #
col-pieces = ^1234
col-cards = cartas
slim-vp = PV
slim-devotion = dev
slim-reserve = res.
slim-xibalba = Xib.
devotion-sign = { $n }/N{ $level }
angry-short = Enfur.
gods = Dioses
confluences = Confluencias libres
strength = Fuerza
part-of-hero = Héroe
part-of-units = unid.
part-of-glyphs = glifos
part-of-god = dios
part-of-bonus = extra
part-of-sacrificed = sacr.
part-of-total = suma
claimed = { $who } reclama la mayoría de { $things }
cancelled = no se concede: { $track }
won = gana { $who }
cards-up = Cartas
angry = Dios enfurecido
abilities = Habilidades
powers = Al ser invocados

## Lo que tiene quien lee

have-reserve = reserva
have-xibalba = Xibalbá
have-vp = { $n } PV
have-pick = boca abajo: { $card }
have-hand = mano { $cards }

## Opciones

group-deploy = { $region } ({ $shaman_sign } chamanes, { $warrior_sign } guerreros):
nobody = nadie
reserve = reserva
summon-move = mover al dios, después: { $does }
summon-ability = { $does }, después mover al dios
action-label = { $n }: { $does }
group-pass = Pasar: cubrir una acción
pass-label = { $n }: { $gain }
gain-devotion = +1 de devoción
gain-shaman = vuelve un chamán
gain-warrior = vuelve un guerrero
appease-label =
    { $n ->
        [one] dar { $n } unidad: { $tokens }
       *[other] dar { $n } unidades: { $tokens }
    }
recover-shaman = chamán (de { $n })
recover-warrior = guerrero (de { $n })
group-move = A { $region }
build-label = { $region } ({ $n } PV)
stop-third = sin tercera acción
stop-appease = no apaciguar
stop-effect = nada más
asked-uninhabited = qué región es inhóspita
asked-altar = qué altar está dónde
asked-starting_seat = quién tiene más PV al empezar
asked-god = quién recibe qué dios
asked-token = qué ficha descubre el dios enfurecido
asked-conflict = qué región se disputa ahora
asked-draw = qué carta se roba
asked-choose_god = tu dios
asked-ability = elige tu habilidad de tribu de la Era { $era }
asked-hero = elige una región para tu Héroe: da fuerza, pero actúas al final
asked-neutral_hero = elige una región para el Héroe neutral: allí actúas al final y decides empates
asked-deploy = cuántos de tu reserva van a la región de abajo, { $n } como mucho
asked-summon = tu dios se mueve y actúa: en qué orden
asked-confluence = elige una confluencia para tu dios: estará presente en las regiones que la rodean
asked-pick = elige una carta para { $region } (acción 3 de todas: { $does })
asked-action = acción { $n } de 2 en { $region }
asked-third = entregar un glifo en { $region } por una tercera acción
asked-choose_one = una de estas
asked-cancel = qué mayoría no se concede en { $region }
asked-appease =
    { $n ->
        [one] apaciguar al dios enfurecido con { $n } unidad
       *[other] apaciguar al dios enfurecido con { $n } unidades
    }
asked-pay = una unidad para el dios enfurecido
asked-use_token = una ficha del dios enfurecido
asked-tie_strength = quién gana el empate en { $region }
asked-tie_calendar = quién tiene más chamanes en { $region }
asked-tie_codex = quién tiene más guerreros en { $region }
asked-tie_consecrated = quién gana el empate en { $region }
asked-calendar = un espacio del calendario para tu chamán
asked-codex = un espacio del códice para tu guerrero
asked-sacrifice = cuántos sacrificar: cada uno 1 de fuerza y 1 de devoción; { $n } PV al más fuerte
asked-over = nada, la partida ha terminado
target-DEPLOY = desplegar una unidad de tu reserva
target-AWAKEN = despertar una unidad de Xibalbá
target-RECOVER = recuperar una unidad de Xibalbá
target-ANNIHILATE = aniquilar una unidad (a Xibalbá)
target-EXILE = exiliar una unidad (a su reserva)
target-BUILD = construir
target-RAZE = derribar un glifo o un nivel superior
target-TRANSFORM = transformar en tuyo
target-MOVE = mover una unidad
target-SWAP_ALTARS = cambiar el altar por el de
target-from = { $source }: { $what }
more = { $what }, { $n } más
more-up-to = { $what }, hasta { $n } más

## Todas las cartas, altares, espacios y fichas

tiles-note = Sin lugar: donde está presente tu dios. «Aquí»: en el Conflicto. Nivel: tu nivel de devoción.
tiles-summon = invocar
tiles-played = jugada
tiles-up = descubierta
tiles-hand = en mano
tiles-pick = boca abajo
tiles-unseen = sin robar
tiles-possible = posible
altars = Altares
tokens-gone = no está en esta partida
tokens-possible = posible

## Signos

signs-title = Signos
sign-letters = A B C D: los jugadores, el tuyo resaltado
sign-units = 2{ $s }1{ $w }: dos chamanes y un guerrero
sign-hero = el Héroe de ese jugador
sign-neutral = un Héroe neutral que puso ese jugador
sign-present = el dios de ese jugador está presente
sign-glyph = #2: dos glifos de ese jugador
sign-pyramid = ^AB: una pirámide con piezas de A y después de B; ^2A empieza en el nivel 2
sign-now = el Conflicto de este momento
sign-fought = ya disputada en esta Era
sign-consecrated = consagrada: sacrificios en vez de cartas
sign-uninhabited = inhóspita: nada entra
sign-turn = quién elige ahora
sign-card = Ferv 1x3: la carta Fervor con la segunda acción cubierta; ? es una carta boca abajo
sign-devotion = 13/N3: devoción que vale 13 PV al final, nivel 3
sign-pieces = ^3321: piezas de pirámide que quedan de los niveles 1 a 4
sign-track = K1A: una unidad de A está en el espacio K1
sign-best = resaltado: la mayor fuerza en este momento

## Puntos

points-from = Puntos por
points-total = Total
points-set_up = inicio
points-card = cartas y dioses
points-token = dios enfurecido
points-pyramid = pirámides construidas
points-pyramid_share = construcción ajena
points-altar = altares
points-consecrated = regiones consagradas
points-space = espacios de calendario y códice
points-tracks = unidades en calendario y códice
points-pyramids = regiones con pirámides
points-overflow = devoción fuera del registro
points-ability = habilidades de tribu
points-devotion = devoción al final
points-other = otros

## Novedades: frases, y después lo que sigue a un nombre

news-line = { $name }: { $did }.
news-era = Empieza la Era { $era }.
news-token_turned = El dios enfurecido descubre { $token }.
news-conflict = Conflicto en { $region }.
news-consecrated = { $region } queda consagrada.
news-strengths = Fuerza en { $region }: { $what }.
news-no_winner = Nadie gana { $region }.
news-conflict_won = { $name } gana { $region }.
news-tie_decided = El empate se decide a favor de { $name }.
news-drew = Has robado { $what }.
news-uninhabited = { $region } es inhóspita.
news-era_ended = Termina la Era { $era }.
news-revealed = Cartas: { $what }.
news-tracks_scored = PV por unidades en calendario y códice: { $what }.
news-pyramids_scored = PV por regiones con pirámides: { $what }.
news-devotion_scored = PV por devoción: { $what }.
did-hero = Héroe a { $region }
did-neutral_hero = Héroe neutral a { $region }
did-deployed = despliega { $what }
did-god_placed = { $god } a { $confluence }
did-god_moved = { $god } a { $confluence }
did-god_dealt = recibe a { $god }
did-god_chosen = elige a { $god }
did-ability_chosen = habilidad «{ $what }»
did-action_taken = { $card } { $action }
did-passed = pasa, cubre { $action } ({ $what })
did-glyph_spent = entrega un glifo
did-unit_deployed = despliega { $what }
did-awakened = despierta { $what }
did-recovered = recupera { $what }
did-annihilated = aniquila { $what }
did-exiled = exilia { $what }
did-moved = mueve { $what }
did-glyph_built = glifo { $what }
did-glyph_razed = derriba un glifo { $what }
did-glyph_transformed = se queda un glifo { $what }
did-pyramid_built = pirámide { $what }
did-pyramid_razed = derriba un nivel de pirámide { $what }
did-pyramid_transformed = se queda un nivel de pirámide { $what }
did-pyramid_share = parte de una pirámide
did-altars_swapped = cambia los altares de { $region } y { $other }
did-cancelled = anula una mayoría
did-claimed = reclama una mayoría
did-paid = da al dios enfurecido { $what }
did-token_used = usa { $token }
did-space_taken = toma { $space }
did-altar_won = altar de { $region }
did-consecrated_won = gana { $region }
did-sacrificed = sacrifica { $what }
got-devotion = { $n } de devoción
got-strength = fuerza +{ $n }
got-vp = { $n } PV

## Preguntas; palabras para lo mismo, una tras otra

ask-choose_god = elegir dios
ask-ability = habilidad habilidades
ask-hero = heroe heroes
ask-neutral_hero = neutral
ask-deploy = desplegar despliegue
ask-summon = invocar invocacion
ask-confluence = confluencia
ask-pick = carta
ask-action = accion acciones
ask-pass = pasar paso
ask-cancel = anular
ask-appease = apaciguar enfurecido
ask-pay = pagar pago
ask-use_token = ficha fichas
ask-tie = empate
ask-space = espacio
ask-sacrifice = sacrificar sacrificio
ask-awaken = despertar
ask-recover = recuperar
ask-annihilate = aniquilar matar
ask-exile = exiliar exilio
ask-build = construir
ask-raze = derribar
ask-transform = transformar
ask-swap_altars = cambiar
ask-move = mover
ask-stop = parar fin
ask-shaman = chaman chamanes
ask-warrior = guerrero guerreros
ask-glyph = glifo glifos
ask-pyramid = piramide piramides
ask-devotion = devocion
about-region = { $region }: { $altar }.
about-uninhabited = { $region } es inhóspita: nada entra en ella.
about-consecrated = Región consagrada: sin cartas, cada uno puede sacrificar unidades de la reserva; { $n } PV para el más fuerte.
about-fought = Ya se ha disputado en esta Era.
about-hero = { $who } tiene allí el Héroe: actúa al final y decide los empates.
about-there = Allí: { $what }.
about-height = Pirámide: { $what }; la próxima pieza da { $n } PV.
about-touches = { $confluence } toca { $regions }.
about-god-there = Allí está el dios de { $who }.
about-closed = { $confluence } está cerrada: todas sus regiones son inhóspitas.
about-not-up = No está descubierta.
about-card-action = { $card } { $n } ({ $god }): { $does }
about-god = { $god } ({ $who }), al ser invocado: { $does }
about-effect = { $name }: { $does }
fact-hero = Tu Héroe tiene allí fuerza { $n }; en su Conflicto actúas al final y decides los empates. Ahora no despliegas a nadie allí.
fact-space = Al final de la Era la unidad da { $n } PV y vuelve a tu reserva.
about-taken = { $who } tiene allí una unidad.
about-appease =
    { $n ->
        [one] Para apaciguar das { $n } unidad tuya, de la reserva o de donde está presente tu dios; va a Xibalbá tras el Conflicto. Fichas: { $tokens }.
       *[other] Para apaciguar das { $n } unidades tuyas, de la reserva o de donde está presente tu dios; van a Xibalbá tras el Conflicto. Fichas: { $tokens }.
    }
about-pass = Pasar cubre una acción y da 1 de devoción o devuelve una unidad de Xibalbá; sigues en el Conflicto.
about-ability = Era { $era }: { $does }.
about-devotion = Devoción: cada paso vale más PV al final; los niveles 1 a 3 refuerzan acciones; más allá del último espacio, 1 PV al momento.
about-shaman = Chamanes: 1 de fuerza cada uno. Quien más tiene en un Conflicto envía uno al calendario: su espacio, y { $n } PV al final de la Era.
about-warrior = Guerreros: 1 de fuerza cada uno. Quien más tiene en un Conflicto envía uno al códice: su espacio, y { $n } PV al final de la Era.
about-glyph = Glifos: 1 de fuerza cada uno. Uno tuyo en el Conflicto puede entregarse por una tercera acción.
about-pyramid = Pirámides: una pieza nueva da tantos PV como piezas hay en ella, los demás que participan reciben 1 PV; cada región con una pieza puntúa el número de la Era al final de esta.

## Lo que dice la línea de órdenes del juego

hint-about = Dioses y tribus luchan por las regiones de los mayas en tres Eras: coloca Héroes y unidades, invoca dioses, juega cartas.
designed = La mayoría de cartas, altares, espacios y fichas, el mapa y las reglas para dos están diseñados para Sacbe: los del juego impreso no son públicos.
hint-letter = Tu letra marca todo lo tuyo.
hint-ask = qué es y por qué no puedes: cualquier carta, región, espacio, ficha o verbo
hint-examples = { $region },  ? fervor 2,  ? { $space },  ? apaciguar,  ? pasar
