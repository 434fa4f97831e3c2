# Tzolk'in en español.


## Names

name-palenque = Palenque
name-yaxchilan = Yaxchilán
name-tikal = Tikal
name-uxmal = Uxmal
name-chichen_itza = Chichén Itzá
name-starting_space = Casilla de jugador inicial
name-brown = marrón
name-yellow = amarillo
name-green = verde
temple-brown = templo marrón (Chaac)
temple-yellow = templo amarillo (Quetzalcóatl)
temple-green = templo verde (Kukulcán)
name-agriculture = agricultura
name-extraction = extracción de recursos
name-architecture = arquitectura
name-theology = teología
name-wood = madera
name-stone = piedra
name-gold = oro
name-farm = granja (amarilla)
name-tomb = tumba (gris)
name-civic = edificio público (verde)
name-shrine = santuario (azul)
name-dummy = trabajador no asignado
space = { $wheel } { $space }
space-unnumbered =
    { $wheel } ({ $nth ->
        [1] primera
       *[other] segunda
    } casilla sin número)
tile = { $id } { $called }
name-B01 = Milpa pequeña
name-B02 = Frijolar
name-B03 = Huerto de calabazas
name-B04 = Granero de piedra
name-B05 = Cocina comunal
name-B06 = Tumba emplumada
name-B07 = Tumba gemela
name-B08 = Tumba del albañil
name-B09 = Casa de las semillas
name-B10 = Acequia
name-B11 = Cobertizo de aperos
name-B12 = Galería de la mina
name-B13 = Santuario del agrimensor
name-B14 = Santuario del oráculo
name-B15 = Campos en terrazas
name-B16 = Camellones
name-B17 = Cacaotal
name-B18 = Tumba del mercader
name-B19 = Tumba del clan
name-B20 = Tumba dorada
name-B21 = Tumba del caminante
name-B22 = Tumba de los tres dioses
name-B23 = Escuela de canteros
name-B24 = Escuela de orfebres
name-B25 = Escuela de campesinos
name-B26 = Escuela de astrónomos
name-B27 = Santuario de la lluvia
name-B28 = Santuario fundacional
name-B29 = Santuario de jade
name-B30 = Santuario de presagios
name-B31 = Santuario de escribas
name-B32 = Santuario del sol
name-M01 = Necrópolis real
name-M02 = Puerta de la ciudad
name-M03 = Pirámide del maíz
name-M04 = Pirámide de la ceiba
name-M05 = Patio de las estelas
name-M06 = Gran plaza
name-M07 = Casa de los maestros
name-M08 = Archivo de códices
name-M09 = Casa del pueblo
name-M10 = Acrópolis sagrada
name-M11 = Altar de los tres dioses
name-M12 = Escalera sin fin
name-M13 = Muro de calaveras
name-W01 = Bendición del sembrador
name-W02 = Ofrenda al sol
name-W03 = Cofre del hortelano
name-W04 = Cosecha abundante
name-W05 = Pacto del bosque
name-W06 = Altar de la espesura
name-W07 = Campamento maderero
name-W08 = Acopio del constructor
name-W09 = Voto del arquitecto
name-W10 = Cantera
name-W11 = Planos del maestro
name-W12 = Carga del porteador
name-W13 = Ofrenda a la lluvia
name-W14 = Huerto familiar
name-W15 = Manos de más
name-W16 = Bolsa llena
name-W17 = Hallazgo en la cueva
name-W18 = Legado del sacerdote
name-W19 = Balsa de troncos
name-W20 = Manojo de incienso
name-W21 = Canoa del comerciante

## Goods and prices

goods-none = nada
goods-corn = { $n } de maíz
goods-wood = { $n } de madera
goods-stone = { $n } de piedra
goods-gold = { $n } de oro
goods-skulls =
    { $n ->
        [one] { $n } calavera
       *[other] { $n } calaveras
    }
goods-blocks =
    { $n ->
        [one] { $n } recurso
       *[other] { $n } recursos
    }
goods-workers =
    { $n ->
        [one] { $n } trabajador
       *[other] { $n } trabajadores
    }
goods-corn_tiles =
    { $n ->
        [one] { $n } loseta de maíz
       *[other] { $n } losetas de maíz
    }
goods-wood_tiles =
    { $n ->
        [one] { $n } loseta de madera
       *[other] { $n } losetas de madera
    }
goods-fed =
    { $n ->
        [one] { $n } trabajador alimentado gratis
       *[other] { $n } trabajadores alimentados gratis
    }
goods-frugal = { $n } de maíz ahorrado por trabajador en los días de comida
steps =
    { $n ->
        [one] { $n } peldaño en el templo { $temple }
       *[other] { $n } peldaños en el templo { $temple }
    }
levels =
    { $n ->
        [one] { $n } nivel de { $tech }
       *[other] { $n } niveles de { $tech }
    }
for-free = gratis
for-goods = por { $goods }
for-blocks = por { goods-blocks }

## Tiles

tile-building = { $tile }: { $category }, Era { $age }, cuesta { $goods }. Efecto: { $effects }.
tile-monument = { $tile }: monumento, { $category }, cuesta { $goods }. Al final: { $formula }.
tile-wealth = { $tile }: { $effects }.
tile-wealth-dummy = Si se roba para un trabajador no asignado, bloquea { $where }.
effect-feed =
    { $n ->
        [one] { $n } trabajador no necesita maíz en los días de comida
       *[other] { $n } trabajadores no necesitan maíz en los días de comida
    }
effect-frugal = cada trabajador necesita { $n } de maíz menos en los días de comida
effect-climb = +{ steps }
effect-climb-any =
    { $n ->
        [one] +{ $n } peldaño en el templo que elijas
       *[other] +{ $n } peldaños en los templos que elijas
    }
effect-build = puedes construir otro edificio pagando su coste
effect-advance = +{ levels } (gratis)
effect-advance-any =
    { $n ->
        [one] +{ $n } nivel de la tecnología que elijas (gratis)
       *[other] +{ $n } niveles de las tecnologías que elijas (gratis)
    }
effect-corn = { goods-corn }
effect-wood = { goods-wood }
effect-stone = { goods-stone }
effect-gold = { goods-gold }
effect-skull = { goods-skulls }
effect-worker = +{ goods-workers }
effect-vp = { vp }
effect-market = puedes intercambiar en el mercado
effect-any_action = puedes pagar 1 de maíz por cualquier acción de los cuatro engranajes pequeños
formula-step = { $n } = { $vp } PV
formula-per_category = { vp } por cada edificio o monumento tuyo del tipo { $category }, incluido este
formula-per_tile = { vp } por cada edificio o monumento tuyo, incluido este
formula-per_corn_tile = { vp } por cada loseta de maíz tuya
formula-per_wood_tile = { vp } por cada loseta de madera tuya
formula-per_monument_built = { $two } / { $three } / { $four } PV con 2 / 3 / 4 jugadores por cada monumento construido, sea de quien sea, incluido este
formula-by_finished_techs = PV según tus tecnologías en nivel 3: { $steps }
formula-per_tech_level = { vp } por cada nivel de tecnología que hayas alcanzado
formula-by_workers = PV según tus trabajadores en juego: { $steps }
formula-temple_points = los PV impresos en tu peldaño de cada templo
formula-per_step_of_best_temple = { vp } por cada peldaño por encima del inicial en tu mejor templo
formula-per_skull_on_chichen_itza = { vp } por cada calavera que haya en Chichén Itzá

## Technologies: what each level gives, 4 being the bonus beyond the last

tech-agriculture-1 = +1 de maíz en cada cosecha de la jungla
tech-agriculture-2 = puedes cosechar maíz aunque no haya losetas de maíz a la vista; +1 de maíz al pescar
tech-agriculture-3 = otros +2 de maíz en cada cosecha de la jungla
tech-agriculture-4 = sube 1 peldaño en el templo que elijas
tech-extraction-1 = +1 de madera en Yaxchilán 1 y Palenque 3 a 5
tech-extraction-2 = +1 de piedra en Yaxchilán 2 y 5
tech-extraction-3 = +1 de oro en Yaxchilán 3 y 5
tech-extraction-4 = 2 recursos a tu elección
tech-architecture-1 = +1 de maíz por cada edificio
tech-architecture-2 = +2 PV por cada edificio
tech-architecture-3 = cada edificio cuesta 1 recurso menos (2 de maíz menos en Uxmal)
tech-architecture-4 = 3 PV
tech-theology-1 = en Chichén Itzá puedes usar la acción de la casilla siguiente
tech-theology-2 = tras una acción de Chichén Itzá puedes pagar 1 recurso por 1 peldaño en un templo
tech-theology-3 = +1 calavera en Yaxchilán 4
tech-theology-4 = 1 calavera

## What the actions of the wheels do

do-palenque-1 = pesca { $corn } (1 más con agricultura 2)
do-palenque-2 = cosecha { $corn } de la jungla (más con agricultura)
do-palenque-jungle = cosecha { $corn } o { $wood } (más con tecnologías), o quema la jungla para conseguir el maíz
do-yaxchilan-1 = consigue 1 de madera (2 con extracción 1)
do-yaxchilan-2 = consigue 1 de piedra (2 con extracción 2) y 1 de maíz
do-yaxchilan-3 = consigue 1 de oro (2 con extracción 3) y 2 de maíz
do-yaxchilan-4 = consigue 1 calavera de cristal (2 con teología 3)
do-yaxchilan-5 = consigue 1 de piedra, 1 de oro y 2 de maíz (más con extracción)
do-tikal-1 = avanza un nivel en una tecnología pagando los recursos
do-tikal-2 = construye un edificio
do-tikal-3 = avanza uno o dos niveles de tecnología pagando los recursos
do-tikal-4 = construye uno o dos edificios, o un monumento
do-tikal-5 = paga 1 recurso para subir 1 peldaño en dos templos distintos
do-uxmal-1 = sube 1 peldaño en el templo que elijas
do-uxmal-2 = intercambia maíz y recursos en el mercado
do-uxmal-3 = coge un trabajador de la reserva
do-uxmal-4 = construye un edificio pagando { $goods } por cada recurso de su coste
do-uxmal-5 = cualquier acción de Palenque, Yaxchilán, Tikal o Uxmal
do-chichen_itza = deja una calavera por { $vp } PV y 1 peldaño en el { $temple }
do-chichen_itza-block = deja una calavera por { $vp } PV, 1 peldaño en el { $temple } y 1 recurso a tu elección
brings-nothing = no es posible ninguna acción
brings-any = cualquier acción de { $wheel }
brings-or = { $head }, o bien { $next }
brings-paying = { $what } (pagando { $goods })
brings-tikal-1 = 1 tecnología
brings-tikal-2 = 1 edificio
brings-tikal-3 = hasta 2 tecnologías
brings-tikal-4 = hasta 2 edificios o un monumento
brings-tikal-5 = 1 peldaño en dos templos distintos por 1 recurso
brings-uxmal-1 = 1 peldaño en un templo
brings-uxmal-2 = el mercado
brings-uxmal-3 = 1 trabajador nuevo
brings-uxmal-4 = 1 edificio pagado con maíz
brings-uxmal-5 = cualquier acción de los cuatro engranajes pequeños
brings-chichen_itza = { $vp } PV y 1 peldaño { $colour } por una calavera
brings-chichen_itza-block = { $vp } PV, 1 peldaño { $colour } y 1 recurso por una calavera
brings-chichen_itza-any = una de { $n } casillas por una calavera, hasta { $vp } PV
do-take = consigue { $goods }
do-burn = el maíz al quemar la jungla

## Actions

act-beg = Mendiga hasta tener { $goods } y baja 1 peldaño en el { $temple }
act-place = Coloca un trabajador en { $where } { $price }
act-place-brings = Coloca un trabajador en { $where } { $price }, mañana { $brings }
act-place-start-alone = Coloca un trabajador en la casilla de jugador inicial { $price }
act-place-start =
    { $own ->
        [yes] Coloca un trabajador en la casilla de jugador inicial { $price }: empiezas la próxima ronda
       *[no] Coloca un trabajador en la casilla de jugador inicial { $price }: { $name } empieza la próxima ronda
    }
act-place-start-corn =
    { $own ->
        [yes] Coloca un trabajador en la casilla de jugador inicial { $price }: { $goods } del calendario, y empiezas la próxima ronda
       *[no] Coloca un trabajador en la casilla de jugador inicial { $price }: { $goods } del calendario, y { $name } empieza la próxima ronda
    }
act-place-pity = Los dioses se apiadan: coloca un único trabajador en { $where } y entrega todo tu maíz ({ $goods })
act-pick_up = Recoge el trabajador de { $where }: { $brings }
act-pick_up-alone = Recoge el trabajador de { $where }
act-use = Usa { $where }: { $what }
act-use-paying = Usa { $where } por { $goods }: { $what }
act-nothing = No uses ninguna acción
act-harvest-corn = Coge una loseta de maíz: { $goods }
act-harvest-bare = Cosecha sin loseta: { $goods }
act-harvest-wood = Coge una loseta de madera: { $goods }
act-burn = Quema la jungla: { $goods } y una loseta de maíz; baja 1 peldaño en el { $temple }
act-advance = Avanza al nivel { $level } de { $tech } { $price }: { $gives }
act-bonus = Obtén la bonificación de { $tech } { $price }: { $gives }
act-pay = Paga { $goods }
act-pay-theology = Paga { $goods } para subir 1 peldaño en un templo
act-gain = Consigue { $goods }
act-climb = Sube 1 peldaño en el { $temple }
act-climb_two = Sube 1 peldaño en el { $first } y 1 en el { $second }
steps-worth = { $text }: { $steps } PV
step-points = de { $before } a { $after }
act-build = Construye { $tile } { $price }: { $effects }
act-build-architecture = Construye { $tile } { $price }: { $effects }; la arquitectura da { $bonus }
act-build-keeping = Construye { $tile } { $price } sin arquitectura, que se reserva para un segundo edificio: { $effects }
architecture-saves = un ahorro de 1 recurso
act-drop = Usa la arquitectura para pagar 1 de { $block } menos
act-monument = Construye el monumento { $tile } { $price }; al final: { $formula }
act-sell = Vende { $goods } por { $corn }
act-buy = Compra { $goods } por { $corn }
act-stop-advance = No hagas un segundo avance
act-stop-build = No construyas nada más
act-stop-market = Termina el intercambio
act-stop-any_action = No uses ninguna otra acción
act-stop-theology = No pagues un recurso para subir un peldaño
act-end_turn = Termina el turno
act-keep = Quédate con { $tile }: { $effects }
act-days =
    { $days ->
        [1] Avanza el calendario 1 día: todos los trabajadores avanzan 1 casilla
       *[other] Avanza el calendario { $days } días y voltea tu tablero individual a su lado oscuro: todos los trabajadores avanzan { $days } casillas
    }
act-starting_seat = Empieza { $name }
act-reveal = Revela { $what }
act-deal = Reparte { $tile } a { $name }: { $effects }
act-dummy = Roba { $tile } para un trabajador no asignado en { $where }

## Questions

asked-starting_seat = quién empieza
asked-reveal_monument = qué monumento se revela
asked-reveal_building = qué edificio se revela
asked-deal = qué loseta de riqueza inicial se reparte
asked-dummy = dónde van los trabajadores no asignados
asked-keep = con qué loseta de riqueza inicial te quedas
asked-turn = mendigar, colocar un trabajador o recoger uno
asked-turn-beg = mendigar
asked-turn-place = colocar un trabajador
asked-turn-pick_up = recoger un trabajador
asked-turn-beg-place = mendigar o colocar un trabajador
asked-turn-beg-pick_up = mendigar o recoger un trabajador
asked-turn-place-pick_up = colocar un trabajador o recoger uno
asked-end = terminar el turno
asked-place = colocar otro trabajador o terminar el turno
asked-pick_up = recoger otro trabajador o terminar el turno
asked-use = qué acción usa el trabajador
asked-any_action = qué acción de los cuatro engranajes pequeños usas
asked-harvest = qué cosechas
asked-advance = en qué tecnología avanzas
asked-pay = qué recursos pagas
asked-gain = qué recursos consigues
asked-climb = en qué templo subes
asked-climb_two = en qué dos templos subes
asked-build = qué construyes
asked-drop = qué recurso del coste ahorra la arquitectura
asked-market = qué intercambias en el mercado
asked-theology = si pagas un recurso para subir un peldaño
asked-days = un día o dos
asked-over = nada, la partida ha terminado

## Refusals

missing =
    { $missing ->
        [one] te falta { $missing }
       *[other] te faltan { $missing }
    }
now-may = Ahora puedes { $asked }.
now-decide = Hay que decidir: { $asked }.
refusal-tiles_chosen = Ya te has quedado con tus dos losetas; aún tienen que elegir: { $names }.
refusal-not_asked =
    { $tried ->
        [build] Los edificios se construyen con un trabajador recogido de Tikal 2 o 4, o de Uxmal 4.
        [monument] Los monumentos se construyen con un trabajador recogido de Tikal 4.
        [advance] En las tecnologías se avanza con un trabajador recogido de Tikal 1 o 3.
        [climb] En los templos se sube con Uxmal 1, Tikal 5 y Chichén Itzá, y con algunos edificios.
        [market] El mercado se abre para un trabajador recogido de Uxmal 2.
        [use] Las acciones de un engranaje son para el trabajador recogido de él.
       *[other] Ahora no toca eso.
    } { $now }
refusal-cannot_stop = No puedes dejarlo aquí. { $now }
refusal-move_first = Antes coloca o recoge al menos un trabajador: no se puede pasar turno.
refusal-no_mixing =
    { $doing ->
        [place] Este turno has colocado trabajadores, así que no puedes recoger ninguno: en cada turno se hace una cosa o la otra.
       *[pick_up] Este turno has recogido trabajadores, así que no puedes colocar ninguno: en cada turno se hace una cosa o la otra.
    }
refusal-beg_start = Solo se puede mendigar al inicio del turno.
refusal-beg_once = Ya has mendigado este turno.
refusal-beg_corn = Solo se puede mendigar con menos de 3 de maíz; tú tienes { $held }.
refusal-beg_bottom = Estás en el peldaño más bajo del { $temple }: para mendigar, baja en otro templo.
refusal-beg_all_bottom = Estás en el peldaño más bajo de los tres templos, así que no puedes mendigar.
refusal-must_beg = No tienes trabajadores en los engranajes ni maíz para colocar uno (la casilla más barata cuesta { $needed } de maíz y tienes { $held }): primero debes mendigar.
refusal-pity_cheapest = { $where } no está entre las casillas más baratas: si los dioses se apiadan, solo puedes ocupar una que cueste { $cheapest } de maíz.
refusal-start_taken =
    { $own ->
        [yes] Tu propio trabajador ocupa la casilla de jugador inicial.
       *[no] La casilla de jugador inicial la ocupa { $name }.
    }
refusal-wheel_full = Todas las casillas numeradas de { $wheel } están ocupadas.
refusal-no_worker_in_hand = No te quedan trabajadores disponibles.
refusal-place_corn = { $where } cuesta { $needed } de maíz: { $space } por la casilla y { $extra } por ser el trabajador número { $nth } de este turno. Tienes { $held }; { missing }.
refusal-not_there = No tienes ningún trabajador en { $where }: la casilla está vacía.
refusal-others_worker = El trabajador de { $where } es de { $name }.
refusal-dummy_there = En { $where } hay un trabajador no asignado; nadie puede recogerlo.
refusal-other_wheel = El trabajador estaba en { $wheel }: solo sirven las acciones de ese engranaje.
refusal-too_high = { $where } queda fuera de alcance: el trabajador estaba en la casilla { $at } y solo puede usar su acción o una de número más bajo.
refusal-needs_theology = { $where } está en la casilla siguiente; para usarla hace falta teología 1.
refusal-use_corn = { $where } cuesta { $needed } de maíz: { $reach } para llegar y { $own } por la acción misma. Tienes { $held }; { missing }.
refusal-jungle_empty = En Palenque { $space } no quedan losetas de cosecha, y cosechar sin loseta requiere agricultura 2.
refusal-skull_bank_empty = No quedan calaveras de cristal en la reserva.
refusal-space_used = En { $where } ya hay una calavera: allí cada acción solo se usa una vez por partida.
refusal-no_skull = No tienes ninguna calavera de cristal que dejar allí.
refusal-no_blocks = No tienes ningún recurso con que pagar.
refusal-nothing_to_climb = No puedes subir en ningún templo.
refusal-nothing_to_trade = No tienes recursos que vender y solo { $held } de maíz; el recurso más barato cuesta { $needed }.
refusal-six_workers = Todos tus trabajadores están ya en juego.
refusal-no_building_shown = No hay edificios a la vista.
refusal-no_building_for_corn = El edificio más barato cuesta aquí { $needed } de maíz; tendrías { $held }, { missing }.
refusal-no_building_affordable =
    { $missing ->
        [one] No puedes pagar ningún edificio a la vista: te falta al menos { $missing } recurso.
       *[other] No puedes pagar ningún edificio a la vista: te faltan al menos { $missing } recursos.
    }
refusal-nothing_affordable =
    { $missing ->
        [one] No puedes pagar ningún edificio ni monumento a la vista: te falta al menos { $missing } recurso o calavera.
       *[other] No puedes pagar ningún edificio ni monumento a la vista: te faltan al menos { $missing } recursos o calaveras.
    }
refusal-not_any_action = { $where } no se puede elegir aquí: solo Palenque, Yaxchilán y Tikal del 1 al 5 y Uxmal del 1 al 4.
refusal-no_corn_tile = En Palenque { $space } no hay losetas de maíz a la vista, y cosechar sin loseta requiere agricultura 2 (tienes nivel { $level }).
refusal-no_wood_tile = En Palenque { $space } no quedan losetas de madera.
refusal-burn_bottom = Estás en el peldaño más bajo del { $temple }: para quemar la jungla, baja en otro templo.
refusal-burn_all_bottom = Estás en el peldaño más bajo de los tres templos, así que no puedes quemar la jungla.
refusal-advance_blocks =
    { $needed ->
        [one] Avanzar en { $tech } cuesta { $needed } recurso; tienes { $held }, { missing }.
       *[other] Avanzar en { $tech } cuesta { $needed } recursos; tienes { $held }, { missing }.
    }
refusal-no_advance =
    { $needed ->
        [one] El avance más barato cuesta { $needed } recurso; tienes { $held }, { missing }.
       *[other] El avance más barato cuesta { $needed } recursos; tienes { $held }, { missing }.
    }
refusal-advance_lost = Solo podrías pagar bonificaciones que ahora se perderían.
refusal-pay_count =
    { $needed ->
        [one] Hay que pagar exactamente { $needed } recurso, no { $given }.
       *[other] Hay que pagar exactamente { $needed } recursos, no { $given }.
    }
refusal-pay_held = No tienes esos recursos; te falta: { $goods }.
refusal-gain_count =
    { $needed ->
        [one] Hay que elegir exactamente { $needed } recurso, no { $given }.
       *[other] Hay que elegir exactamente { $needed } recursos, no { $given }.
    }
refusal-on_top = Ya estás en el peldaño más alto del { $temple }.
refusal-top_taken = El peldaño más alto del { $temple } lo ocupa { $name }.
refusal-tile_owned =
    { $own ->
        [yes] Ya tienes { $tile }.
       *[no] { $tile } es de { $name }.
    }
refusal-tile_gone = { $tile } salió del juego con la Era I.
refusal-next_age = { $tile } es de la Era II, que aún no ha empezado.
refusal-not_revealed = { $tile } sigue en la pila.
refusal-monument_not_shown = { $tile } no está entre los monumentos de esta partida.
refusal-build_blocks =
    { $saved ->
        [0] No puedes pagar { $tile }; te falta: { $goods }.
       *[other] No puedes pagar { $tile }; te falta: { $goods }, y la arquitectura solo ahorra un recurso.
    }
refusal-build_corn = { $tile } cuesta aquí { $needed } de maíz; tienes { $held }, { missing }.
refusal-cannot_keep_back = La arquitectura solo se puede reservar para el segundo edificio de Tikal 4, no aquí.
refusal-no_architecture = No tienes arquitectura que reservar.
refusal-monument_second = Un monumento se construye en lugar de edificios, así que { $tile } no puede venir después de uno.
refusal-monument_tikal = Los monumentos como { $tile } solo se construyen con Tikal 4.
refusal-monument_cost = No puedes pagar { $tile }; te falta: { $goods }.
refusal-drop_not_in_cost = El coste de { $tile } no incluye { $block } que ahorrar.
refusal-drop_other = La arquitectura debe ahorrar lo que te falta para { $tile } ({ $goods }), así que no puede ser { $block }.
refusal-sell_after_buying = Después de comprar algo ya no puedes vender nada en esta visita al mercado.
refusal-nothing_to_sell = No tienes { $block } que vender.
refusal-buy_corn = 1 de { $block } cuesta { $needed } de maíz; tienes { $held }, { missing }.
refusal-already_kept = Ya te has quedado con { $tile }.
refusal-not_dealt = No te han repartido { $tile }.
refusal-days_not_yours = Solo elige los días quien tenía su trabajador en la casilla de jugador inicial.
refusal-days_last_round = Es la última ronda: después pasa exactamente un día.
refusal-days_dark = Tu tablero individual muestra el lado oscuro; llega al peldaño más alto de un templo para voltearlo.
refusal-days_ban = { $name } tiene un trabajador en { $where } que con dos días quedaría fuera del engranaje.
refusal-days_later = Los días se eligen al final de la ronda.

## Log

log-line = { $what }.
log-line-change = { $what } ({ $change }).
change-more = +{ $what }
change-less = -{ $what }
change-light = tablero individual por el lado claro
change-dark = tablero individual por el lado oscuro
log-beg = { $name } mendiga
log-place = { $name } coloca un trabajador en { $where }
log-place-start = { $name } coloca un trabajador en la casilla de jugador inicial
log-place-pity = { $name } coloca un trabajador en { $where }: los dioses se apiadan
log-pick_up = { $name } recoge el trabajador de { $where }
log-use = { $name } usa { $where }
log-nothing = { $name } no usa ninguna acción
log-harvest = { $name } cosecha
log-burn = { $name } quema la jungla
log-advance = { $name } avanza en { $tech }
log-pay = { $name } paga
log-gain = { $name } consigue recursos
log-climb = { $name } sube
log-climb_two = { $name } sube en dos templos
log-build = { $name } construye { $tile }
log-drop = { $name } ahorra 1 de { $block } con arquitectura
log-monument = { $name } construye el monumento { $tile }
log-sell = { $name } vende
log-buy = { $name } compra
log-stop-advance = { $name } no hace un segundo avance
log-stop-build = { $name } no construye nada más
log-stop-market = { $name } termina el intercambio
log-stop-any_action = { $name } no usa ninguna otra acción
log-stop-theology = { $name } no paga un recurso para subir un peldaño
log-end_turn = { $name } termina el turno
log-keep = { $name } se queda con { $tile }
log-keep_hidden = { $name } se queda con una loseta de riqueza inicial
log-days =
    { $days ->
        [1] { $name } avanza el calendario 1 día
       *[other] { $name } avanza el calendario { $days } días
    }
log-starting_seat = Empieza { $name }
log-reveal = Se revela { $tile }
log-deal = { $name } recibe { $tile }
log-deal_hidden = { $name } recibe una loseta de riqueza inicial
log-dummy = Trabajadores no asignados de { $tile }: { $spaces }
log-wealth = { $name } muestra { $tile }
log-architecture = { $name } aprovecha la arquitectura
log-level = { $name } alcanza el nivel { $level } de { $tech }
log-bonus = { $name } obtiene la bonificación de { $tech }
log-bonus_lost = { $name } pierde la bonificación de { $tech }
log-effect = { $name } obtiene el efecto de { $tile }
log-effect_lost = { $name } pierde un efecto de { $tile }: { $what }
log-calendar_corn = { $name } coge el maíz del calendario
log-food_day = Día de comida { $number } de 4
log-fed =
    { $workers ->
        [one] { $name } alimenta a { $workers } trabajador
       *[other] { $name } alimenta a { $workers } trabajadores
    }
log-hungry = { $name } deja sin comer a { $hungry } de sus { $workers } trabajadores
log-age = Empieza la Era II
log-temple_goods = El templo { $colour } recompensa a { $name }
log-no_skulls = No hay calaveras para todos en la reserva: nadie recibe ninguna
log-temple_points = { $name } está en el peldaño { $step } del templo { $colour }
log-leader = { $name } es líder en el templo { $colour }
log-leader_shared = { $name } comparte el liderato en el templo { $colour }
log-tooth_corn = Se añade 1 de maíz al calendario ({ $corn } en total)
log-worker_back = { $name } recupera su trabajador de la casilla de jugador inicial; el jugador inicial es { $starter }
log-days_passed =
    { $days ->
        [1] Pasa 1 día
       *[other] Pasan { $days } días
    }: empieza la ronda { $round }
log-last_day = Pasa el último día
log-fell_off = Un trabajador de { $name } queda fuera de { $wheel }
log-score_leftovers = A { $name } le quedan materiales por valor de { $corn } de maíz
log-score_skulls =
    { $skulls ->
        [one] A { $name } le queda { $skulls } calavera
       *[other] A { $name } le quedan { $skulls } calaveras
    }
log-score_monument = { $name } puntúa { $tile }
log-final = { $name } termina con { $points }
log-winner = Gana { $names }
log-winners = { $names } comparten la victoria
log-other = Para { $name } cambia algo

## Rules in short

help-goal-title = Objetivo
help-goal = Guía a una tribu maya durante una vuelta completa del gran engranaje del calendario. Gana quien tenga más puntos de victoria al final. Dan puntos los templos, los edificios, los monumentos, las calaveras de cristal y los materiales que te sobren. Todos empiezan con 3 trabajadores (otros tres esperan en la reserva) y se quedan en secreto con dos de cuatro losetas de riqueza inicial.
help-turn-title = Un turno
help-turn = Coloca trabajadores o recógelos, al menos uno, y nunca ambas cosas en un mismo turno. El que colocas va a la casilla libre más baja de un engranaje y cuesta ese número en maíz; el segundo del turno cuesta 1 más, el tercero 2 más, y así sucesivamente. El que recoges usa la acción de su casilla, o una de número más bajo del mismo engranaje pagando 1 de maíz por casilla, o ninguna. Las casillas más altas (6 y 7; en Chichén Itzá, la 10) dan cualquier acción de su engranaje sin maíz adicional.
help-begging-title = Mendigar
help-begging = Con menos de 3 de maíz puedes mendigar al inicio de tu turno: consigues maíz hasta tener exactamente 3 y bajas un peldaño en un templo. Si no tienes ningún trabajador que recoger ni maíz para colocar uno, estás obligado a hacerlo. Si estás en el peldaño más bajo de los tres templos, los dioses se apiadan y te dejan colocar un solo trabajador en una de las casillas más baratas a cambio de todo tu maíz.
help-harvest-title = Palenque y Yaxchilán
help-harvest = Palenque da de comer. En el 1 pescas 3 de maíz. Del 2 al 5 coges una loseta de la jungla junto a la casilla: una de maíz por 4, 5, 7 o 9 de maíz o, desde el 3, una de madera por 2, 3 o 4 de madera. Las losetas de madera están sobre las de maíz; puedes quemar una para llegar enseguida al maíz, a cambio de bajar un peldaño en un templo. Donde no quedan losetas no hay nada que cosechar, salvo con agricultura 2. Yaxchilán da 1 de madera (1), 1 de piedra y 1 de maíz (2), 1 de oro y 2 de maíz (3), una calavera de cristal (4), o 1 de piedra, 1 de oro y 2 de maíz (5).
help-tikal-title = Tikal
help-tikal = Avanza en tecnologías (con el 1, una vez; con el 3, hasta dos), construye (con el 2, un edificio; con el 4, hasta dos edificios, aplicando la arquitectura a uno solo, o un monumento) o paga un recurso para subir un peldaño en dos templos distintos (5).
help-uxmal-title = Uxmal y el mercado
help-uxmal = Ofrece 3 de maíz para subir un peldaño (1), intercambia en el mercado (2), consigue un trabajador nuevo (3), construye un edificio pagando 2 de maíz por recurso (4) o paga 1 de maíz por cualquier acción de los cuatro engranajes pequeños (5). En el mercado la madera vale 2 de maíz, la piedra 3 y el oro 4, tanto al vender como al comprar; primero vende y después compra.
help-chichen_itza-title = Chichén Itzá
help-chichen_itza = Deja una calavera de cristal en una casilla a cambio de puntos y un peldaño: 4, 5 o 6 puntos y un peldaño en el templo marrón (1 a 3); 7, 8 u 8 y uno en el verde (4 a 6); 10, 11 o 13 y uno en el amarillo (7 a 9). El 6, el 8 y el 9 dan además un recurso a tu elección. Cada casilla sirve una sola vez en toda la partida. Las calaveras vienen de Yaxchilán 4, del templo verde y de algunas losetas.
help-buildings-title = Edificios y monumentos
help-buildings = Los edificios cuestan recursos y su efecto es inmediato; las granjas ayudan en cada día de comida. Los huecos se rellenan al final del turno. Tras el segundo día de comida, los edificios de la Era II sustituyen a los de la Era I. Los monumentos no se reponen y puntúan al final.
help-technologies-title = Tecnologías
help-technologies =
    Los niveles cuestan 1, 2 y 3 recursos cualesquiera.
    Agricultura: (1) { tech-agriculture-1 }; (2) { tech-agriculture-2 }; (3) { tech-agriculture-3 }.
    Extracción de recursos: (1) { tech-extraction-1 }; (2) { tech-extraction-2 }; (3) { tech-extraction-3 }.
    Arquitectura: (1) { tech-architecture-1 }; (2) { tech-architecture-2 }; (3) { tech-architecture-3 }.
    Teología: (1) { tech-theology-1 }; (2) { tech-theology-2 }; (3) { tech-theology-3 }.
    Más allá del nivel 3 cada avance cuesta 1 recurso y da una bonificación: { tech-agriculture-4 } · { tech-extraction-4 } · { tech-architecture-4 } · { tech-theology-4 }.
help-temples-title = Templos
help-temples = En el primer y el tercer día de comida recibes los recursos y calaveras de todos los peldaños que has subido; en el segundo y el cuarto, tu peldaño da sus puntos, y el líder de cada templo recibe una bonificación, la mitad si hay empate. En el peldaño más alto solo cabe un jugador; al llegar allí, tu tablero individual vuelve al lado claro.
help-food_days-title = Días de comida
help-food_days = Cuatro rondas terminan con un día de comida: la 8, la 14, la 21 y la 27, o antes si se saltan días. Si se salta un día de comida, se celebra al final de la ronda a la que se llega. Cada trabajador en juego come 2 de maíz, también el de la casilla de jugador inicial, y cada uno que se queda sin comer resta 3 puntos. Debes alimentar a tantos como puedas. Las granjas lo abaratan. Después los templos te recompensan.
help-calendar-title = El calendario y el día adicional
help-calendar = Tras cada ronda los engranajes giran un día y llevan a los trabajadores a la casilla siguiente; desde la última quedan fuera sin realizar ninguna acción. Si nadie ocupa la casilla de jugador inicial, se añade 1 de maíz al calendario. Quien la ocupa se lleva ese maíz al acabar su turno; al final de la ronda recupera su trabajador y recibe el marcador de jugador inicial (si ya lo tenía, lo pasa a su izquierda). Además puede hacer pasar dos días si su tablero individual muestra el lado claro y ningún trabajador de los jugadores está en un 6 (en Chichén Itzá, en el 9); su tablero pasa entonces al lado oscuro.
help-dummies-title = Trabajadores no asignados
help-dummies = Con dos o tres jugadores hay trabajadores no asignados que bloquean casillas. Avanzan con los engranajes, nunca salen de ellos y no son de nadie.
help-end-title = Final y puntuación
help-end = La partida termina tras el cuarto día de comida y un último día. Los recursos se convierten en maíz a precio de mercado, cada 4 de maíz valen un punto (también cuentan los cuartos de punto), cada calavera que te quede vale 3 puntos, y después puntúan los monumentos. En caso de empate gana quien tenga más trabajadores en los engranajes; si persiste el empate, se comparte la victoria.
# Names of quantities, shown beside their numbers.
have-corn = maíz
have-wood = { name-wood }
have-stone = { name-stone }
have-gold = { name-gold }
have-skulls = calaveras
have-vp = puntos de victoria
have-workers_in_hand = trabajadores disponibles
have-temples-brown = puntos del peldaño en el { temple-brown }
have-temples-yellow = puntos del peldaño en el { temple-yellow }
have-temples-green = puntos del peldaño en el { temple-green }
have-techs-agriculture = { name-agriculture }
have-techs-extraction = { name-extraction }
have-techs-architecture = { name-architecture }
have-techs-theology = { name-theology }
have-corn_tiles = losetas de maíz
have-wood_tiles = losetas de madera
have-food = maíz necesario el próximo día de comida
have-days_to_food = días hasta el próximo día de comida
