# Palabras cortas de Tzolk'in para la terminal, en español. Las frases están en ../../text.


## Calendar and Food Days

round = Ronda { $n }/{ $rounds }
age = Era { $age }
food-day =
    { $days ->
        [0] Comida tras esta ronda
        [one] Comida en { $days } día
       *[other] Comida en { $days } días
    }
feeding = { $corn } de maíz para { $workers } trab.
feeding-short =
    { $missing ->
        [one] falta { $missing } (-{ $vp } PV)
       *[other] faltan { $missing } (-{ $vp } PV)
    }
reward-goods = Próximo día de comida: los templos dan materiales
reward-points = Próximo día de comida: los templos dan puntos

## Goods

number = { $n }
have-corn = { $n } maíz
have-wood = { $n } madera
have-stone = { $n } piedra
have-gold = { $n } oro
have-skulls =
    { $n ->
        [one] { $n } calavera
       *[other] { $n } calaveras
    }
have-workers = { $n } trab.
have-vp = { $n } PV
col-corn = maíz
col-wood = mad.
col-stone = pied.
col-gold = oro
col-skulls = cal.
col-vp = PV
col-hand = disp.
col-wheels = eng.
col-agriculture = Ag
col-extraction = Ex
col-architecture = Ar
col-theology = Te
col-brown = ma
col-yellow = am
col-green = ve
dark = osc
signs-title = Signos
sign-letters = A B C D: trabajadores y marcadores de los jugadores; los tuyos, resaltados
sign-dummy = un trabajador no asignado
sign-skull = una calavera en Chichén Itzá: esa acción ya se ha usado
sign-block = en Chichén Itzá: con 1 recurso a tu elección
sign-turn = a quién le toca
sign-payable = puedes pagar esta loseta
sign-hand = disp., eng.: trabajadores disponibles y en los engranajes
sign-techs = Ag Ex Ar Te: niveles de agricultura, extracción, arquitectura, teología
sign-temples = ma am ve: peldaños en los templos marrón, amarillo y verde
sign-dark = osc (lado oscuro): este jugador no puede avanzar dos días

## Beside the wheels

starting-space = Casilla inicial:
free = libre
takes = ({ $n } maíz)
goes-first = Jugador inicial:
skulls-left = Calaveras en la reserva: { $n }
jungle = Jungla

## Wheels; a bar begins a new line

does-any = a elegir
does-corn = { $n } maíz
does-or-wood = |/{ $n } mad.
does-yaxchilan-1 = 1 madera
does-yaxchilan-2 = 1 piedra|1 maíz
does-yaxchilan-3 = 1 oro|2 maíz
does-yaxchilan-4 = 1 calav.
does-yaxchilan-5 = 1 piedra|1 oro|2 maíz
does-tikal-1 = 1 tecn.
does-tikal-2 = 1 edif.
does-tikal-3 = 2 tecn.
does-tikal-4 = 2 edif./|monum.
does-tikal-5 = 2 templ.|-1 rec.
does-uxmal-1 = 1 templo|-3 maíz
does-uxmal-2 = mercado
does-uxmal-3 = trabaj.
does-uxmal-4 = 1 edif.|por maíz
does-uxmal-5 = acción|-1 maíz
does-points = { $n } { $temple }
tiles-corn = { $n } maíz
tiles-wood = { $n } mad.

## Temples and technologies

temples = Templos
leader = líder +{ $n }
temple-brown = marrón
temple-yellow = amarillo
temple-green = verde
short-wood = mad.
short-stone = pied.
short-gold = oro
short-skull = cal.
technologies = Tecnologías
beyond = después
tech-agriculture = agricultura
tech-extraction = extracción
tech-architecture = arquitectura
tech-theology = teología
tech-agriculture-1 = cosecha +1
tech-agriculture-2 = sin loseta, pesca +1
tech-agriculture-3 = cosecha +3
tech-agriculture-4 = 1 peldaño
tech-extraction-1 = madera +1
tech-extraction-2 = piedra +1
tech-extraction-3 = oro +1
tech-extraction-4 = 2 recursos
tech-architecture-1 = edif.: 1 maíz
tech-architecture-2 = edif.: 2 PV
tech-architecture-3 = 1 rec. menos
tech-architecture-4 = 3 PV
tech-theology-1 = 1 casilla más
tech-theology-2 = recurso por peldaño
tech-theology-3 = calavera +1
tech-theology-4 = 1 calavera

## Tiles

buildings-on-display = Edificios
monuments-on-display = Monumentos
payable = + puedes pagarlo
none = ninguno
all-tiles = Todas las losetas
all-tiles-help = B edificios, M monumentos, W riqueza inicial. A-D: dueño.
tile-head = Loseta
where-head = Dónde
cost-head = Coste
does-head = Qué hace
kind-farm = granja
kind-tomb = tumba
kind-civic = público
kind-shrine = santuario
dealt-to-you = te ha tocado
on-display = a la vista
in-pile = en la pila
next-age = Era II
not-in-game = en la caja
gone = retirada
unseen = sin ver
cost-wood = { $n } madera
cost-stone = { $n } piedra
cost-gold = { $n } oro
cost-skulls = { $n } calavera
cost-corn = { $n } maíz
effect-feed =
    { $n ->
        [one] alimenta a { $n } trabajador
       *[other] alimenta a { $n } trabajadores
    }
effect-frugal = cada trabajador come { $n } de maíz menos
effect-climb = +{ $n } { $temple }
effect-climb-any =
    { $n ->
        [one] +{ $n } templo a elegir
       *[other] +{ $n } templos a elegir
    }
effect-build = otro edificio
effect-advance = +{ $n } { $tech }
effect-advance-any =
    { $n ->
        [one] +{ $n } tecnología a elegir
       *[other] +{ $n } tecnologías a elegir
    }
effect-skull = { cost-skulls }
effect-worker = +{ $n } trabajador
effect-vp = { $n } PV
effect-market = mercado
effect-any_action = cualquier acción (1 maíz)
as-dummy = no asignado: { $where }
formula-per_category = { $n } PV por loseta tuya: { $kind }
formula-per_tile = { $n } PV por edificio o monumento tuyo
formula-per_corn_tile = { $n } PV por loseta de maíz tuya
formula-per_wood_tile = { $n } PV por loseta de madera tuya
formula-per_monument_built = { $n } PV por monumento construido
formula-by_finished_techs = { $points } PV por { $counts } tecnologías en nivel 3
formula-per_tech_level = { $n } PV por nivel de tecnología
formula-by_workers = { $points } PV por { $counts } trabajadores en juego
formula-temple_points = PV de tus tres peldaños
formula-per_step_of_best_temple = { $n } PV por peldaño de tu mejor templo
formula-per_skull_on_chichen_itza = { $n } PV por calavera en Chichén Itzá

## Choices

group-place = Coloca un trabajador
group-pick_up = Recoge un trabajador
group-beg = Mendiga: 3 de maíz y baja 1 peldaño
group-build = Construye
group-monument = Construye un monumento
keeps-architecture = arquitectura reservada para un segundo edificio
with-architecture = arquitectura { $n }
start-label = Casilla inicial
free-of-charge = gratis
pity = todo tu maíz

## Summary of turns

start-spot = la casilla de jugador inicial
news-place =
    { $n ->
        [one] coloca un trabajador en
       *[other] coloca trabajadores en
    } { $where }
news-use = usa { $where }
news-nothing =
    { $n ->
        [one] recoge un trabajador sin usar acciones
       *[other] recoge { $n } trabajadores sin usar acciones
    }
news-beg = mendiga
news-burn = quema la jungla
news-build = construye { $tile }
news-keep =
    { $n ->
        [one] se queda con una loseta de riqueza inicial
       *[other] se queda con { $n } losetas de riqueza inicial
    }
news-wealth = muestra { $what }
news-days =
    { $n ->
        [one] avanza el calendario { $n } día
       *[other] avanza el calendario { $n } días
    }
news-unfed = { $n } sin comer
news-no-change = sin cambios
news-reveal = Se revela: { $what }.
news-line = { $name } { $did }.
news-line-change = { $name } { $did } ({ $change }).

## Points at the end

points-from = Puntos por
points-total = Total (* gana)
from-temples = templos
from-chichen_itza = Chichén Itzá
from-buildings = edificios
from-technologies = tecnologías
from-food_day = trabajadores sin comer
from-leftovers = materiales sobrantes
from-skulls = calaveras sin usar

## What a player may type after a question mark; several words for one thing

about-temple = { $temple }: { $points } PV desde el peldaño más bajo; el líder suma además { $lead } PV al final de la Era I / II.
about-block = 1 de { $block } vale { $corn } de maíz en el mercado, tanto al comprar como al vender.
lacking = Para pagarlo te hace falta: { $goods }.
lacking-nothing = Puedes pagarlo.
any-of = cualquier acción de { $wheel }, sin maíz adicional
ask-place = colocar coloca poner pon
ask-pick_up = recoger recoge quitar retirar
ask-use = usar usa accion
ask-beg = mendigar mendiga
ask-burn = quemar quema
ask-build = construir construye edificio
ask-advance = avanzar avanza tecnologia estudiar
ask-climb = subir sube peldaño
ask-sell = vender vende
ask-buy = comprar compra
ask-days = dia dias
ask-end_turn = terminar termina fin pasar
ask-starting_space = inicial casilla

## Hints of the command line

hint-about = Los trabajadores viajan en engranajes que giran con el calendario: cuanto más esperan, más consiguen.
hint-letter = Tu letra marca tus trabajadores, templos y tecnologías.
hint-ask = qué es algo o por qué no se puede hacer: cualquier loseta, engranaje, tecnología o templo
hint-examples = construir B07,  ? colocar uxmal,  ? tikal 4,  ? dos días
