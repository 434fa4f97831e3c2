# Mezo en español.


## Names

god-kukulkan = Kukulcán
god-ixchel = Ixchel
god-ah_puch = Ah Puch
god-cabrakan = Cabracán
region-uxmal = Uxmal
region-chichen_itza = Chichén Itzá
region-coba = Cobá
region-hochob = Hochob
region-becan = Becán
region-palenque = Palenque
card-legacy = Legado
card-vengeance = Venganza
card-fervor = Fervor
card-mandate = Mandato
card-mission = Misión
track-calendar = Calendario
track-codex = Códice
era = Era { $era }
one-shaman = un Chamán
one-warrior = un Guerrero
things-shaman =
    { $n ->
        [one] { $n } Chamán
       *[other] { $n } Chamanes
    }
things-warrior =
    { $n ->
        [one] { $n } Guerrero
       *[other] { $n } Guerreros
    }
things-unit =
    { $n ->
        [one] { $n } unidad
       *[other] { $n } unidades
    }
things-glyph =
    { $n ->
        [one] { $n } Glifo
       *[other] { $n } Glifos
    }
things-piece =
    { $n ->
        [one] { $n } pieza de Pirámide
       *[other] { $n } piezas de Pirámide
    }
things-level =
    { $n ->
        [one] { $n } nivel superior de Pirámide
       *[other] { $n } niveles superiores de Pirámide
    }
things-structure =
    { $n ->
        [one] { $n } Glifo o nivel superior de Pirámide
       *[other] { $n } Glifos o niveles superiores de Pirámide
    }
plural-shaman = Chamanes
plural-warrior = Guerreros
plural-unit = unidades
plural-glyph = Glifos
plural-piece = piezas de Pirámide
plural-level = niveles superiores de Pirámide
plural-structure = Glifos o niveles superiores de Pirámide
ability-awaken_era_any = Muertos que vuelven
ability-build_glyphs_era_any = Escribas
ability-hero_plus_era = Héroe creciente
ability-appease_two_tokens = Doble ofrenda
ability-god_strength_level = Dios combatiente
ability-repeat_calendar_codex = Eco
ability-end_vp_2x_level = Devotos
ability-calendar_codex_plus3 = Guardianes de los días
ability-win_conflict_plus5 = Conquistadores
ability-text-awaken_era_any = Al comienzo de tu Fase de Tribu, despierta tantas unidades como indique la Era en curso, en cualquier región
ability-text-build_glyphs_era_any = Al comienzo de tu Fase de Tribu, construye tantos Glifos como indique la Era en curso, en cualquier región
ability-text-hero_plus_era = Tu Héroe tiene una fuerza adicional equivalente a la Era en curso
ability-text-appease_two_tokens = Cuando apaciguas al Dios enfurecido, usas dos fichas distintas
ability-text-god_strength_level = Tu Dios te da una fuerza equivalente a tu nivel de Devoción en los Conflictos donde está presente
ability-text-repeat_calendar_codex = Lo que obtienes en un espacio del Calendario o del Códice lo obtienes dos veces
ability-text-end_vp_2x_level = Al final de la partida, gana tantos PV como el doble de tu nivel de Devoción
ability-text-calendar_codex_plus3 = Al final de la Era, gana { $three } PV más por cada unidad que tengas en el Calendario y el Códice
ability-text-win_conflict_plus5 = Gana { $five } PV más cada vez que ganas un Conflicto
ability-brief-awaken_era_any = en cada Fase de Tribu, despertar tantas unidades como indique la Era
ability-brief-build_glyphs_era_any = en cada Fase de Tribu, construir tantos Glifos como indique la Era
ability-brief-hero_plus_era = Héroe con tanta fuerza adicional como indique la Era
ability-brief-appease_two_tokens = dos fichas a la vez al apaciguar
ability-brief-god_strength_level = el Dios da tanta fuerza como el nivel de Devoción
ability-brief-repeat_calendar_codex = cada espacio del Calendario y del Códice, dos veces
ability-brief-end_vp_2x_level = 2 PV por nivel de Devoción al final
ability-brief-calendar_codex_plus3 = { $three } PV más por unidad en el Calendario y el Códice
ability-brief-win_conflict_plus5 = { $five } PV más por Conflicto ganado
strength = { $name } { $n }
strength-parts = { $name } { $n } ({ $parts })
strength-hero = Héroe { $n }
strength-units = unidades { $n }
strength-glyphs = Glifos { $n }
strength-god = Dios { $n }
strength-bonus = bonificación { $n }
strength-sacrificed = sacrificios { $n }

## Effects, made from the steps of the data

up-to = hasta { $what }
many = un número de { $things } equivalente a { $amount }
many-up-to = { $things } (hasta un número equivalente a { $amount })
owner-self = { $what } de tu Tribu
owner-self-each = { $what } de su propia Tribu
owner-any = { $what } de cualquier jugador
in-presence = donde tu Dios esté presente
in-presence-each = donde su Dios esté presente
in-conflict = en la región de este Conflicto
in-any = en cualquier región
in-other = en regiones distintas de la de este Conflicto
in-same = en la misma región
in-same-step = en la región del paso { $n }
from-presence = desde donde tu Dios esté presente
from-presence-each = desde donde su Dios esté presente
from-conflict = desde la región de este Conflicto
from-any = desde cualquier región
from-other = desde otras regiones
from-same = desde la misma región
from-same-step = desde la región del paso { $n }
to-presence = a otra región donde tu Dios esté presente
to-presence-each = a otra región donde su Dios esté presente
to-conflict = a la región de este Conflicto
to-any = a cualquier otra región
to-other = a otras regiones
to-same = a la misma región
to-same-step = a la región del paso { $n }
amount-era = la Era en curso
amount-level = tu nivel de Devoción
amount-level-each = su nivel de Devoción
amount-own-shaman = tus Chamanes en este Conflicto
amount-own-shaman-each = sus Chamanes en este Conflicto
amount-own-warrior = tus Guerreros en este Conflicto
amount-own-warrior-each = sus Guerreros en este Conflicto
amount-own-unit = tus unidades en este Conflicto
amount-own-unit-each = sus unidades en este Conflicto
amount-xibalba = 1 por cada { $n } unidades rivales en Xibalbá, redondeando hacia arriba
amount-xibalba-each = 1 por cada { $n } unidades de los demás en Xibalbá, redondeando hacia arriba
amount-cap = { $amount } (máximo { $n })
count-deploy = la cantidad desplegada de este modo
count-awaken = la cantidad despertada de este modo
count-recover = la cantidad recuperada de este modo
count-annihilate = la cantidad aniquilada de este modo
count-exile = la cantidad exiliada de este modo
count-build = la cantidad construida de este modo
count-raze = la cantidad derribada de este modo
count-transform = la cantidad transformada de este modo
count-move = la cantidad movida de este modo
count-step = la cantidad del paso { $n }
do-summon = Invoca a tu Dios
do-deploy = Despliega { $what } { $where }
do-awaken = Despierta { $what } { $where }
do-recover = Recupera { $what }
do-annihilate = Aniquila { $what } { $where }
do-exile = Exilia { $what } { $where }
do-build = Construye { $what } { $where }
do-raze = Derriba { $what } { $where }
do-transform = Transforma { $what } { $where }
do-move = Mueve { $what } { $from } { $to }
do-swap_altars = Intercambia el Altar de este Conflicto con el de otra región habitada que no sea la Región consagrada
do-appease = Puedes apaciguar al Dios enfurecido
do-gain_vp = Gana { $n } PV
do-gain_vp-many = Gana un número de PV equivalente a { $amount }
do-gain_devotion = Gana { $n } de Devoción
do-gain_devotion-many = Gana Devoción equivalente a { $amount }
do-strength = Gana { $n } de fuerza en este Conflicto
do-strength-many = Gana en este Conflicto una fuerza equivalente a { $amount }
do-claim_majority-shaman = Se considera que tienes el mayor número de Chamanes en este Conflicto, siempre que tengas alguno allí
do-claim_majority-warrior = Se considera que tienes el mayor número de Guerreros en este Conflicto, siempre que tengas alguno allí
do-cancel_majority = Elige Calendario o Códice: su mayoría no se concede en este Conflicto
do-choose_one = Elige una opción: { $options }
do-each_opponent = Cada rival, por turnos y empezando por tu izquierda: { $steps }
do-each_player = Cada jugador, por turnos, empezando por tu izquierda y terminando contigo: { $steps }
either = { $head }; o { $next }
then = { $head }; luego, { $next }
limit-each = { $text }, como máximo { $n } de cada jugador
limit-route = { $text }, siempre de una misma región a un mismo destino
if-own = Si tienes al menos { $what } { $where }, { $text }
if-own-each = Si tiene al menos { $what } { $where }, { $text }
if-count = Si { $count } es { $min } o más, { $text }

## Names of effects

effect-A1 = Altar del Sol
effect-A2 = Altar de la Sangre
effect-A3 = Altar de la Piedra
effect-A4 = Altar del Hueso
effect-A5 = Altar del Jade
effect-K1 = Retorno
effect-K2 = Arrobo
effect-K3 = Descenso
effect-K4 = Inscripción
effect-K5 = Eclipse solar
effect-X1 = Renacer
effect-X2 = Leva
effect-X3 = Ejecución
effect-X4 = Monumento
effect-X5 = Saqueo
effect-I-1 = Tributo
effect-I-2 = Furia
effect-I-3 = Indulto
effect-II-1 = Destierro
effect-II-2 = Éxtasis
effect-II-3 = Presagio
effect-III-1 = Cataclismo
effect-III-2 = Hambre
effect-III-3 = Apoteosis
effect-kukulkan-summon = Hueste emplumada
effect-kukulkan-ceremonial = Ofrenda de guerra
effect-kukulkan-legacy-1 = Invocación
effect-kukulkan-legacy-2 = Templo de la serpiente
effect-kukulkan-vengeance-1 = Invocación
effect-kukulkan-vengeance-2 = Furia de la serpiente
effect-kukulkan-fervor-1 = Lluvia de lanzas
effect-kukulkan-fervor-2 = Devorar a los sabios
effect-kukulkan-mandate-1 = Campeones de la guerra
effect-kukulkan-mandate-2 = Marcha alada
effect-kukulkan-mission-1 = Botín de guerra
effect-kukulkan-mission-2 = Mudar la piel
effect-ixchel-summon = Círculo de la luna
effect-ixchel-ceremonial = Ofrenda lunar
effect-ixchel-legacy-1 = Invocación
effect-ixchel-legacy-2 = Signos tejidos
effect-ixchel-vengeance-1 = Invocación
effect-ixchel-vengeance-2 = Inundación
effect-ixchel-fervor-1 = Marea sanadora
effect-ixchel-fervor-2 = Ahogar a los soberbios
effect-ixchel-mandate-1 = Luna menguante
effect-ixchel-mandate-2 = Luna llena
effect-ixchel-mission-1 = Rito de paso
effect-ixchel-mission-2 = Comadrona
effect-ah_puch-summon = Cascabeles de hueso
effect-ah_puch-ceremonial = Ofrenda fúnebre
effect-ah_puch-legacy-1 = Invocación
effect-ah_puch-legacy-2 = Osario
effect-ah_puch-vengeance-1 = Invocación
effect-ah_puch-vengeance-2 = Podredumbre
effect-ah_puch-fervor-1 = Siega
effect-ah_puch-fervor-2 = Espanto
effect-ah_puch-mandate-1 = Todos mueren
effect-ah_puch-mandate-2 = Silencio
effect-ah_puch-mission-1 = La novena puerta
effect-ah_puch-mission-2 = Contar muertos
effect-cabrakan-summon = Temblor
effect-cabrakan-ceremonial = Ofrenda de tierra
effect-cabrakan-legacy-1 = Invocación
effect-cabrakan-legacy-2 = Moldear la montaña
effect-cabrakan-vengeance-1 = Invocación
effect-cabrakan-vengeance-2 = Derrumbe
effect-cabrakan-fervor-1 = Estampida
effect-cabrakan-fervor-2 = Derribo
effect-cabrakan-mandate-1 = Altares movidos
effect-cabrakan-mandate-2 = Huir de la montaña
effect-cabrakan-mission-1 = Enterrar a los caídos
effect-cabrakan-mission-2 = Desenterrar

## Actions

act-choose_god = Elige a { $god }
act-ability = { $ability }: { $text }
act-hero = Coloca a tu Héroe en { $region }
act-neutral_hero = Coloca un Héroe neutral en { $region }
act-deploy = Despliega { $units } en { $region }
act-deploy-nothing = No despliegues unidades en { $region }
act-summon-move = Mueve primero a tu Dios y luego usa su habilidad
act-summon-ability = Usa primero la habilidad de tu Dios y luego muévelo
act-confluence = Coloca a tu Dios en { $confluence }, entre { $around }
uninhabited-region = { $region } (inhóspita)
act-confluence-none = Coloca a tu Dios en { $confluence }
act-pick = Juega { $card } boca abajo
act-action = Acción { $action }, { $effect }: { $text }
act-action-none = Usa la acción { $action } de tu carta
act-pass-devotion = Pasa y cubre la acción { $action } ({ $effect }): gana 1 de Devoción
act-pass-unit = Pasa y cubre la acción { $action } ({ $effect }): recupera { $unit }
act-pass-none = Pasa y cubre la acción { $action } de tu carta ({ $gain })
act-choose_one = Opción { $option }: { $text }
act-choose_one-none = Opción { $option }
act-cancel = En este Conflicto no se concede: { $track }
act-appease =
    { $price ->
        [one] Apacigua al Dios enfurecido con { $price } unidad
       *[other] Apacigua al Dios enfurecido con { $price } unidades
    }
act-pay = Paga { $unit } de { $from }
act-pay-reserve = Paga { $unit } de tu Reserva
act-use_token = Usa la ficha { $id }, { $token }: { $text }
act-tie = Decide a favor de { $name }
act-tie_strength = { $name } gana el Conflicto
act-tie_calendar = { $name } ocupa un espacio del Calendario
act-tie_codex = { $name } ocupa un espacio del Códice
act-tie_consecrated = { $name } gana la Región consagrada
act-does = { $text }: { $does }
act-altar_of = { $text } (Altar para quien gane: { $does })
does-sacrifice = { $n } de fuerza aquí y { $n } de Devoción
does-glyph = 1 de fuerza allí para ti
act-space = Ocupa el espacio { $id }, { $space }: { $text }
act-sacrifice = Sacrifica { $units_n }
act-sacrifice-nothing = No sacrifiques { $units }
act-deploy_unit = Despliega { $unit } en { $region }
act-awaken = Despierta { $unit } en { $region }
act-recover = Recupera { $unit }
act-annihilate = Aniquila { $unit } de { $owner } en { $region }
act-exile = Exilia { $unit } de { $owner } en { $region }
act-build-glyph = Construye un Glifo en { $region }
act-build-pyramid = Construye una pieza de Pirámide en { $region }
act-raze-glyph = Derriba un Glifo de { $owner } en { $region }
act-raze-pyramid = Derriba el nivel superior (de { $owner }) de la Pirámide de { $region }
act-raze-pyramid-none = Derriba el nivel superior de la Pirámide de { $region }
act-transform-glyph = Transforma un Glifo de { $owner } en { $region }
act-transform-pyramid = Transforma el nivel superior (de { $owner }) de la Pirámide de { $region }
act-transform-pyramid-none = Transforma el nivel superior de la Pirámide de { $region }
act-swap_altars = Intercambia el Altar del Conflicto con el de { $region }
act-move = Mueve { $unit } de { $owner } desde { $from } hasta { $to }
act-stop = Para aquí
act-stop-third = No uses la tercera acción
act-stop-appease = No apacigües al Dios enfurecido
act-stop-annihilate = No aniquiles más unidades
act-stop-exile = No exilies más unidades
act-stop-raze = No derribes nada más
act-stop-transform = No transformes nada más
act-stop-move = No muevas más unidades
act-stop-deploy = No despliegues más unidades
act-stop-awaken = No despiertes más unidades
act-stop-build = No construyas nada más
act-stop-recover = No recuperes más unidades
act-stop-swap_altars = No intercambies Altares
act-uninhabited = { $region } es una Región inhóspita
act-altar = { $region } recibe el { $altar }
act-starting_seat = { $name } empieza con más PV
act-god = { $name } recibe a { $god }
act-token = La ficha de la Era { $era } es { $token }
act-conflict = El siguiente Conflicto es en { $region }
act-draw = { $name } roba { $card }

## What is asked

asked-choose_god = qué Dios eliges
asked-ability = qué habilidad de Tribu eliges
asked-hero = adónde va tu Héroe
asked-neutral_hero = adónde va el Héroe neutral
asked-deploy = cuántas unidades despliegas en la siguiente región
asked-summon = si tu Dios se mueve primero o usa primero su habilidad
asked-confluence = a qué confluencia va tu Dios
asked-pick = qué carta juegas boca abajo
asked-action = qué acción usas, o si pasas
asked-third = si usas la tercera acción
asked-choose_one = qué opción eliges
asked-cancel = qué mayoría no se concede: la del Calendario o la del Códice
asked-appease = si apaciguas al Dios enfurecido
asked-pay = qué unidad pagas al Dios enfurecido
asked-use_token = qué ficha del Dios enfurecido usas
asked-tie_strength = quién gana el empate en el Conflicto
asked-tie_calendar = quién gana el empate por el Calendario
asked-tie_codex = quién gana el empate por el Códice
asked-tie_consecrated = quién gana el empate en la Región consagrada
asked-calendar = qué espacio del Calendario ocupas
asked-codex = qué espacio del Códice ocupas
asked-sacrifice = cuántas unidades sacrificas
asked-deploy_unit = qué unidad despliegas y dónde
asked-awaken = qué unidad despiertas y dónde
asked-recover = qué unidad recuperas
asked-annihilate = qué unidad aniquilas
asked-exile = qué unidad exilias
asked-build = dónde construyes
asked-raze = qué derribas
asked-transform = qué transformas
asked-move = qué unidad mueves y adónde
asked-swap_altars = con qué región intercambias el Altar

## Refusals

refusal-already_picked = Ya has jugado una carta boca abajo; espera a los demás.
refusal-wrong_phase = Antes hay que decidir otra cosa: { $asked }.
refusal-nothing_to_stop = Esto no se puede omitir: elige una de las opciones.
refusal-cannot_stop =
    { $left ->
        [one] Este efecto no dice «hasta»: hazlo tantas veces como puedas, { $left } vez más como máximo.
       *[other] Este efecto no dice «hasta»: hazlo tantas veces como puedas, { $left } veces más como máximo.
    }
refusal-no_cards_here = { $region } es la Región consagrada: allí no hay cartas ni acciones, solo sacrificios.
refusal-no_glyph_here = No tienes ningún Glifo en { $region }, así que no puedes usar la tercera acción.
refusal-cannot_pay =
    { $n ->
        [one] Apaciguar cuesta { $n } unidad de tu Reserva o de donde tu Dios esté presente, y no tienes ninguna.
       *[other] Apaciguar cuesta { $n } unidades de tu Reserva o de donde tu Dios esté presente, y no tienes tantas.
    }
refusal-god_taken = { $god } ya pertenece a { $name }.
refusal-other_era = { $ability } es una habilidad de la Era { $era }; esta es la Era { $now }.
refusal-uninhabited = { $region } es una Región inhóspita en esta partida: allí nunca entra nada.
refusal-hero_there = En { $region } ya está el Héroe de { $name }.
refusal-neutral_hero_there = En { $region } ya está un Héroe neutral.
refusal-own_hero_there = Tu propio Héroe está en { $region }: en la Fase de Tribu no puedes desplegar unidades allí.
refusal-other_region = Se decide región por región: ahora toca { $now }, no { $region }.
refusal-too_few = Eso requiere { $units_n }, y en tu Reserva solo hay { $have }.
refusal-same_confluence = Tu Dios ya está en { $confluence } ({ $regions }); tiene que ir a otra confluencia.
refusal-confluence_taken = En { $confluence } ({ $regions }) está { $god }, de { $name }: en cada confluencia solo cabe un Dios.
refusal-confluence_closed = { $confluence } está cerrada: no toca ninguna región habitada.
refusal-not_drawn = Todavía no has robado { $card } en esta Era.
refusal-card_played = { $card } ya se ha jugado en esta Era; vuelve con la siguiente.
refusal-covered = La acción { $action } de tu carta ya está cubierta.
refusal-none_in_xibalba = No tienes { $units } en Xibalbá.
refusal-none_in_reserve = No tienes { $units } en tu Reserva.
refusal-no_such_option = Solo hay { $n } opciones.
refusal-no_target = La opción { $option } no tendría ningún efecto ahora.
refusal-god_absent = { $god } no está presente en { $region }.
refusal-none_there = No hay { $units } de { $name } en { $region }.
refusal-token_used = Ya has usado { $token } con este pago; la segunda ficha tiene que ser otra.
refusal-token_not_up = { $token } no está boca arriba en este momento.
refusal-not_tied = { $name } no está entre los empatados.
refusal-no_such_seat = Solo participan { $n } jugadores.
refusal-other_track = { $space } no corresponde a la mayoría que has ganado: elige un espacio del { $track }.
refusal-space_taken = { $space } está ocupado por una unidad de { $name }.
refusal-other_kind = Ahora hay que elegir { $now }, no { $units }.
refusal-only_conflict = Este efecto solo puede resolverse en la región de este Conflicto: { $region }.
refusal-not_conflict = Este efecto no puede resolverse en { $region }, que es la región de este Conflicto.
refusal-only_same = Este efecto solo puede resolverse en la misma región que el paso anterior: { $region }.
refusal-wrong_kind = Este efecto solo se aplica a { $things }.
refusal-only_own = Este efecto solo se aplica a tus propias piezas.
refusal-enough_of_player =
    { $n ->
        [one] Como máximo { $n } unidad de cada jugador, y { $name } ya la ha perdido.
       *[other] Como máximo { $n } unidades de cada jugador, y { $name } ya las ha perdido.
    }
refusal-same_region = { $region } no puede ser a la vez origen y destino; elige dos regiones distintas.
refusal-route_fixed = La primera unidad ha fijado la ruta: todas van desde { $from } hasta { $to }.
refusal-already_moved = Los { $units } de { $region } ya se han movido con este efecto.
refusal-no_glyph_left = No te quedan Glifos en la Reserva.
refusal-pyramid_full = La Pirámide de { $region } está completa.
refusal-no_piece_left = No te quedan piezas de Pirámide.
refusal-no_fitting_piece = La Pirámide de { $region } necesita una pieza de nivel { $level }, y no te queda ninguna.
refusal-own_glyph = Tus propios Glifos no se pueden transformar.
refusal-no_glyph_there = { $name } no tiene ningún Glifo en { $region }.
refusal-no_pyramid_there = No hay ninguna Pirámide en { $region }.
refusal-swap_consecrated = { $region } es la Región consagrada: su Altar se queda.

## Log

log-line = { $what }.
log-line-points = { $what } (+{ $points }).
log-line-further = { $what } (+{ $points }: { $n }, y sigue hasta el siguiente espacio libre).
log-starting_seat = { $name } empieza con más PV
log-start_vp =
    { $n ->
        [0] { $name } empieza sin PV
       *[other] { $name } recibe sus PV iniciales
    }
log-uninhabited = { $region } es una Región inhóspita en esta partida
log-altar_laid = { $region } recibe el { $altar }
log-god_dealt = { $name } recibe a { $god }
log-god_chosen = { $name } elige a { $god }
log-era = Comienza la Era { $era }
log-token_turned = La ficha del Dios enfurecido de la Era { $era } es «{ $token }»
log-ability_chosen = { $name } elige «{ $ability }»: { $text }
log-start_ability = { $name } usa «{ $ability }»
log-hero = El Héroe de { $name } va a { $region }
log-neutral_hero = { $name } coloca un Héroe neutral en { $region }
log-consecrated = { $region } se queda sin Héroe y pasa a ser la Región consagrada
log-deployed = { $name } despliega { $units } en { $region }
log-god_placed = { $name } coloca a { $god } en { $confluence }; presente en { $regions }
log-god_moved = { $name } mueve a { $god } a { $confluence }; presente en { $regions }
log-summon_used = { $name } invoca a { $god }: { $effect }
log-option_chosen = { $name } elige: «{ $text }»
log-conflict = Conflicto en { $region }
log-conflict-consecrated = Conflicto en { $region }, la Región consagrada
log-drew = { $name } roba { $card }
log-drew_hidden = { $name } roba una carta
log-picked = { $name } juega { $card } boca abajo
log-picked_hidden = { $name } juega una carta boca abajo
log-revealed = { $name } revela { $card } ({ $god })
log-glyph_spent = { $name } entrega un Glifo de { $region } por la tercera acción
log-third_declined = { $name } no usa la tercera acción
log-action_taken = { $name } usa la acción { $action } de { $card }: { $effect }
log-passed-devotion = { $name } pasa, cubre la acción { $action } ({ $effect }) y gana Devoción
log-passed-unit = { $name } pasa, cubre la acción { $action } ({ $effect }) y recupera { $unit }
log-devotion = { $name } gana { $n } de Devoción (espacio { $space }, nivel { $level })
log-devotion-level = { $name } gana { $n } de Devoción y llega al nivel { $level } (espacio { $space })
log-overflow = La Devoción de { $name } ha llegado al final del registro y da PV
log-gained = { $name } gana PV con «{ $effect }»
log-strengthened = { $name } gana { $n } de fuerza en este Conflicto con «{ $effect }»
log-claimed = Se considera que { $name } tiene el mayor número de { $units } aquí
log-cancelled = { $name } impide que se conceda la mayoría del { $track } en este Conflicto
log-appeased =
    { $price ->
        [one] { $name } apacigua al Dios enfurecido con { $price } unidad
       *[other] { $name } apacigua al Dios enfurecido con { $price } unidades
    }
log-paid = { $name } paga { $unit } de { $from }
log-paid-reserve = { $name } paga { $unit } de la Reserva
log-token_used = { $name } usa «{ $token }»: { $text }
log-stopped-annihilate = { $name } no aniquila más unidades
log-stopped-exile = { $name } no exilia más unidades
log-stopped-raze = { $name } no derriba nada más
log-stopped-transform = { $name } no transforma nada más
log-stopped-move = { $name } no mueve más unidades
log-stopped-deploy = { $name } no despliega más unidades
log-stopped-awaken = { $name } no despierta más unidades
log-stopped-build = { $name } no construye nada más
log-stopped-recover = { $name } no recupera más unidades
log-stopped-swap_altars = { $name } no intercambia Altares
log-unit_deployed = { $name } despliega { $unit } en { $region }
log-awakened = { $name } despierta { $unit } en { $region }
log-recovered = { $name } recupera { $unit } de Xibalbá
log-annihilated = { $name } aniquila { $unit } de { $owner } en { $region }
log-annihilated-own = { $name } aniquila { $unit } de su propia Tribu en { $region }
log-exiled = { $name } exilia { $unit } de { $owner } en { $region }
log-exiled-own = { $name } exilia { $unit } de su propia Tribu en { $region }
log-moved = { $name } mueve { $unit } de { $owner } desde { $from } hasta { $to }
log-moved-own = { $name } mueve { $unit } de su propia Tribu desde { $from } hasta { $to }
log-glyph_built = { $name } construye un Glifo en { $region }
log-glyph_razed = { $name } derriba un Glifo de { $owner } en { $region }
log-glyph_razed-own = { $name } derriba un Glifo propio en { $region }
log-glyph_transformed = { $name } sustituye un Glifo de { $owner } en { $region }
log-pyramid_built =
    { $pieces ->
        [one] { $name } construye el nivel { $level } de la Pirámide de { $region }, que ahora tiene { $pieces } pieza
       *[other] { $name } construye el nivel { $level } de la Pirámide de { $region }, que ahora tiene { $pieces } piezas
    }
log-pyramid_transformed = { $name } sustituye el nivel { $level } (de { $owner }) de la Pirámide de { $region }
log-pyramid_transformed-own = { $name } renueva su propio nivel { $level } de la Pirámide de { $region }
log-pyramid_razed = { $name } derriba el nivel { $level } (de { $owner }) de la Pirámide de { $region }
log-pyramid_razed-own = { $name } derriba su propio nivel { $level } de la Pirámide de { $region }
log-pyramid_share = { $name } tiene una pieza en la Pirámide de { $region }
log-altars_swapped = { $name } intercambia los Altares de { $region } y { $other }: { $region } tiene ahora el { $altar }
log-strengths = Fuerza en { $region }: { $strengths }
log-conflict_won = { $name } gana el Conflicto de { $region } con { $strength } de fuerza
log-no_winner = Nadie tiene fuerza en { $region }: no hay ganador
log-tied-strength = { $names } empatan en { $region }; decide { $name }
log-tied-calendar = { $names } empatan por el Calendario; decide { $name }
log-tied-codex = { $names } empatan por el Códice; decide { $name }
log-tied-consecrated = { $names } empatan en { $region }; decide { $name }, que tiene menos PV
log-tie_decided-strength = { $name } decide que { $winner } gana el Conflicto de { $region }
log-tie_decided-strength-own = { $name } decide el empate y gana el Conflicto de { $region }
log-tie_decided-calendar = { $name } decide que { $winner } accede al Calendario
log-tie_decided-calendar-own = { $name } decide el empate y accede al Calendario
log-tie_decided-codex = { $name } decide que { $winner } accede al Códice
log-tie_decided-codex-own = { $name } decide el empate y accede al Códice
log-tie_decided-consecrated = { $name } decide que { $winner } gana { $region }
log-tie_decided-consecrated-own = { $name } decide el empate y gana { $region }
log-altar_won = { $name } obtiene la bonificación del { $altar }: { $text }
log-consecrated_won = { $name } gana la Región consagrada de { $region }
log-ability_scored = { $name } puntúa la habilidad «{ $ability }»
log-majority = { $name } tiene el mayor número de { $units } y accede al { $track }
log-majority-claimed = Se considera que { $name } tiene el mayor número de { $units }: accede al { $track }
log-majority_none = Nadie tiene { $units } aquí: no se concede la mayoría del { $track }
log-majority_cancelled = En este Conflicto no se concede la mayoría del { $track }
log-space_taken = { $name } mueve { $unit } a «{ $space }» ({ $track }): { $text }
log-space_repeated = { $name } repite «{ $space }»: { $text }
log-cleaned_up = El Héroe y las unidades de { $region } vuelven a las Reservas
log-cleaned_up-units = El Héroe y las unidades de { $region } vuelven a las Reservas: { $returns }
returns = { $name } { $units }
log-to_xibalba = { $name } envía { $units } a Xibalbá
log-sacrificed = { $name } sacrifica { $units }
log-sacrificed-nothing = { $name } no sacrifica ninguna unidad
log-era_ended = Termina la Era { $era }
log-tracks_scored = { $name } devuelve { $units } del Calendario y del Códice a la Reserva y puntúa
log-pyramids_scored =
    { $regions_n ->
        [one] { $name } tiene piezas de Pirámide en { $regions_n } región
       *[other] { $name } tiene piezas de Pirámide en { $regions_n } regiones
    }
log-devotion_scored = { $name } puntúa su Devoción
log-final = { $name } termina con { $points } PV
log-winner = Gana { $names }
log-other = Para { $name } cambia algo

## Rules in short

title-abilities = Habilidades de Tribu
title-altars = Altares
title-calendar = Calendario
title-codex = Códice
title-tokens = Fichas del Dios enfurecido
on-summon = Al invocar
on-card = { $card } { $action }
on-third = Acción 3 de todas las cartas
help-goal-title = Objetivo
help-goal = Guías a una Tribu y a un Dios durante tres Eras. Luchas por las regiones, construyes Glifos y Pirámides y aumentas tu Devoción. Gana quien tenga más puntos de victoria (PV) al final. Dos marcadores nunca comparten un espacio del registro de PV: el que caería en uno ocupado sigue hasta el siguiente libre, así que no hay empates. Cuando varios jugadores actúan o puntúan «de más a menos PV», el orden se fija al empezar ese paso.
help-set_up-title = Preparación
help-set_up = Una de las seis regiones es una Región inhóspita (dos con tres jugadores): allí nunca entra nada. Las demás reciben un Altar para toda la partida. Cada jugador tiene { $shamans } Chamanes y { $warriors } Guerreros (unidades), un Héroe, { $glyphs } Glifos y { $pieces } piezas de Pirámide (de los niveles 1 a 4: { $levels }); { $below_shamans } Chamán y { $below_warriors } Guerrero empiezan en Xibalbá y el resto en la Reserva. Cada uno recibe un Dios con cinco cartas. Los PV iniciales van de más a menos en sentido horario desde un jugador al azar.
help-era-title = Una Era
help-era = Se descubre una ficha del Dios enfurecido. De más a menos PV, cada jugador elige una de las tres habilidades de Tribu de esta Era; dura hasta el final de la partida, y varios pueden elegir la misma. Siguen la Fase de Tribu, la Fase de Dios, un Conflicto en cada región habitada, en orden al azar, y el final de la Era.
help-tribe-title = Fase de Tribu
help-tribe = De más a menos PV, los jugadores completan la fase de uno en uno: primero resuelve las habilidades del comienzo de la fase; después coloca a tu Héroe en una región sin ningún Héroe; por último, despliega hasta 3 unidades de tu Reserva en cada región donde no esté tu propio Héroe. Las unidades que ya estaban no cuentan. La única región que queda sin Héroe es la Región consagrada de esta Era.
help-gods-title = Fase de Dios y presencia
help-gods = De más a menos PV, cada jugador invoca a su Dios. En la primera Era, colócalo en una confluencia libre y luego usa su habilidad. Más tarde, y siempre que un efecto diga «invoca», tiene que ir a otra confluencia libre y usar su habilidad, en el orden que quieras. Una confluencia toca dos o tres regiones: en las habitadas el Dios está presente. Un efecto que no nombra otro lugar solo puede resolverse donde tu Dios esté presente en ese momento. Si no dice otra cosa, puede repartirse entre varias regiones, unidad por unidad.
help-conflict-title = Conflictos y cartas
help-conflict = Cuando se revela una región, cada jugador roba cartas hasta tener tres en la mano, juega una boca abajo en secreto y conserva las demás; cuando todos han elegido, se revelan. Una carta jugada no vuelve hasta la Era siguiente. Cada carta tiene dos acciones propias y una tercera, la Acción ceremonial, que es la misma en todas las cartas de un Dios.
help-actions-title = Acciones
help-actions = Empezando a la izquierda de quien tiene su Héroe en la región, cada jugador usa una acción por turno, dos veces. La acción se cubre y se resuelve enseguida, en la medida de lo posible; solo lo que dice «hasta» se puede dejar sin hacer. En su lugar puedes pasar: cubre una acción sin usarla y gana 1 de Devoción o recupera una unidad. Tras las dos rondas, quien tenga un Glifo en la región puede, en el mismo orden, devolverlo a la Reserva y usar también la tercera acción.
help-winner-title = Fuerza y ganador
help-winner = Tu fuerza es { $hero } por tu Héroe en la región, 1 por cada unidad y Glifo tuyos allí, y lo que añadan efectos y habilidades. Quien tiene más fuerza gana el Altar de la región; si nadie tiene fuerza, no gana nadie. El dueño del Héroe decide los empates. Al final, el Héroe y las unidades de la región vuelven a las Reservas; los Glifos y las Pirámides se quedan.
help-tracks-title = Calendario y Códice
help-tracks = Después del Altar, quien tiene más Chamanes en la región mueve uno de ellos a un espacio libre del Calendario y usa ese espacio; luego se hace lo mismo con los Guerreros y el Códice. El dueño del Héroe decide los empates. Si no hay unidades de ese tipo en la región, no se concede la mayoría. Cada unidad en el Calendario y el Códice da { $track } PV al final de la Era y vuelve a la Reserva.
help-consecrated-title = Región consagrada
help-consecrated = Allí no hay cartas. De más a menos PV, cada jugador sacrifica los Chamanes y Guerreros de su Reserva que quiera: cada unidad da 1 de Devoción y 1 de fuerza y va a Xibalbá. Cuentan unidades, Glifos y sacrificios. Quien tiene más fuerza gana { $consecrated } PV; entre los empatados decide el que tiene menos PV. No hay Altar, ni Calendario, ni Códice.
help-angry-title = Dios enfurecido
help-angry = Toda Acción ceremonial permite apaciguar al Dios enfurecido. El primero que lo hace en un Conflicto paga una unidad y los siguientes dos, de la Reserva o de donde su Dios esté presente; esas unidades van a Xibalbá después del Conflicto. Luego usas una de las fichas que están boca arriba: hay una en la primera Era, dos en la segunda y tres en la tercera.
help-devotion-title = Devoción
help-devotion = La Devoción mueve tu marcador por un registro de { $spaces } espacios en tres niveles; muchos efectos crecen con el nivel. Cada Devoción que pase del último espacio da 1 PV al momento. Al final de la partida, tu espacio da PV, por niveles: { $values }.
help-structures-title = Glifos y Pirámides
help-structures = Cada región tiene una sola Pirámide, común a todos. Su primera pieza es del nivel más bajo que te quede; cada una de las siguientes, exactamente de un nivel más que la superior. Quien construye gana 1 PV por cada pieza que haya entonces en ella; los demás jugadores con alguna pieza en ella ganan 1 PV cada uno. Un Glifo da 1 de fuerza en su región y paga la tercera acción. Lo derribado o sustituido vuelve a su dueño.
help-xibalba-title = Xibalbá
help-xibalba = Las unidades aniquiladas, los sacrificios y los pagos al Dios enfurecido acaban en Xibalbá. Allí se quedan hasta que se recuperan a la Reserva o se despiertan directamente en una región.
help-words-title = Palabras clave
help-words = Desplegar: de tu Reserva a una región. Despertar: de Xibalbá a una región. Recuperar: de Xibalbá a la Reserva. Aniquilar: de una región a Xibalbá. Exiliar: de una región a la Reserva de su dueño. Construir: un Glifo o una pieza de Pirámide. Derribar: retirar un Glifo o el nivel superior de una Pirámide. Transformar: sustituir un Glifo ajeno por uno tuyo, o el nivel superior de una Pirámide por una pieza tuya del mismo nivel, que puntúa como construir; tu propio nivel superior puede transformarse para puntuar otra vez. A los Héroes no les afecta nada de esto, y los Dioses solo se mueven al ser invocados.
help-end-title = Final de una Era y de la partida
help-end = Al final de una Era, de más a menos PV, puntúan las unidades en el Calendario y el Códice; después, por cada región donde tengas una pieza de Pirámide, ganas tantos PV como el número de la Era. Todas las cartas se barajan de nuevo. Tras la tercera Era se puntúan también la Devoción y las habilidades de final de partida.
help-two-title = Dos jugadores
help-two = Cada jugador coloca además un Héroe neutral justo después del suyo, en una región sin ningún Héroe. No tiene fuerza, y puedes desplegar donde está. Quien lo colocó actúa en segundo lugar en esa región y decide allí los empates, como si el Héroe fuera suyo.
help-designed-title = Qué se ha diseñado para Sacbe
help-designed = Nota: las cartas del juego impreso, su mapa y casi todo lo impreso en su tablero no son públicos. Para Sacbe se han diseñado casi todas las acciones de las cartas y tres de las cuatro habilidades de invocación, cuatro de los cinco Altares, todos los espacios del Calendario y del Códice menos uno de cada, todas las fichas del Dios enfurecido, la mayoría de las confluencias, el reparto de las piezas de Pirámide, los PV iniciales, los Héroes neutrales para dos jugadores y los nombres de todo ello. El desarrollo del juego, las habilidades de Tribu y el registro de Devoción son los del juego impreso. Quien tenga un ejemplar puede poner sus cartas en un archivo y jugar con él: sacbe play mezo --data ARCHIVO.
help-designed-own = Juegas con un archivo tuyo: el mapa, las cartas, los Altares, los espacios y las fichas vienen de él, no de Sacbe. Los de Sacbe son en su mayoría de diseño propio, pues los del juego impreso no son públicos.
# What a player has, as it is called beside its number.
have-vp = puntos de victoria
have-devotion = Devoción
have-reserve-shaman = Chamanes en la Reserva
have-reserve-warrior = Guerreros en la Reserva
have-xibalba-shaman = Chamanes en Xibalbá
have-xibalba-warrior = Guerreros en Xibalbá
have-glyphs_left = Glifos en la Reserva
