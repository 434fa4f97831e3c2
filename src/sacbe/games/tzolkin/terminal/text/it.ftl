# Parole brevi di Tzolk'in per il terminale, in italiano. Le frasi sono in ../../text.


## Calendar and Food Days

round = Round { $n }/{ $rounds }
age = era { $age }
food-day =
    { $days ->
        [0] Cibo dopo questo round
        [one] Cibo tra { $days } giorno
       *[other] Cibo tra { $days } giorni
    }
feeding = { $corn } mais per { $workers } lavor.
feeding-short =
    { $missing ->
        [one] ne manca { $missing } (-{ $vp } PV)
       *[other] ne mancano { $missing } (-{ $vp } PV)
    }
pays-goods = Prossimo Giorno del Cibo: i templi danno risorse
pays-points = Prossimo Giorno del Cibo: i templi danno punti

## Goods

number = { $n }
have-corn = { $n } mais
have-wood = { $n } legno
have-stone = { $n } pietra
have-gold = { $n } oro
have-skulls =
    { $n ->
        [one] { $n } teschio
       *[other] { $n } teschi
    }
have-workers = { $n } lavor.
have-vp = { $n } PV
col-corn = mais
col-wood = leg.
col-stone = pie.
col-gold = oro
col-skulls = tes.
col-vp = PV
col-hand = mano
col-wheels = fuori
col-agriculture = Ag
col-extraction = Es
col-architecture = Ar
col-theology = Te
col-brown = ma
col-yellow = gi
col-green = ve
dark = scu
signs-title = Segni
sign-letters = A B C D: lavoratori e segnalini dei giocatori, i tuoi in evidenza
sign-dummy = un lavoratore fittizio, di nessuno
sign-skull = un teschio a Chichen Itza: quell’azione è già usata
sign-block = a Chichen Itza: con 1 risorsa a scelta
sign-turn = a chi tocca
sign-payable = potresti pagare questa tessera
sign-hand = mano, fuori: lavoratori in mano e sulle ruote
sign-techs = Ag Es Ar Te: livelli di agricoltura, estrazione, architettura, teologia
sign-temples = ma gi ve: gradini sui templi marrone, giallo e verde
sign-dark = scu (lato scuro): questo giocatore non può far passare due giorni

## Beside the wheels

starting-space = Casella iniziale:
free = libera
takes = ({ $n } mais)
goes-first = Primo giocatore:
skulls-left = Teschi nella banca: { $n }
jungle = Giungla

## Wheels; a bar begins a new line

does-any = a scelta
does-corn = { $n } mais
does-or-wood = |/{ $n } leg.
does-yaxchilan-1 = 1 legno
does-yaxchilan-2 = 1 pietra|1 mais
does-yaxchilan-3 = 1 oro|2 mais
does-yaxchilan-4 = teschio
does-yaxchilan-5 = 1 pietra|1 oro|2 mais
does-tikal-1 = 1 tecn.
does-tikal-2 = 1 edif.
does-tikal-3 = 2 tecn.
does-tikal-4 = 2 edif./|monum.
does-tikal-5 = 2 templi|-1 ris.
does-uxmal-1 = 1 tempio|-3 mais
does-uxmal-2 = mercato
does-uxmal-3 = lavorat.
does-uxmal-4 = 1 edif.|con mais
does-uxmal-5 = azione|-1 mais
does-points = { $n } { $temple }
tiles-corn = { $n } mais
tiles-wood = { $n } leg.

## Temples and technologies

temples = Templi
leader = primo +{ $n }
temple-brown = marrone
temple-yellow = giallo
temple-green = verde
short-wood = leg.
short-stone = piet.
short-gold = oro
short-skull = tes.
technologies = Tecnologie
beyond = oltre
tech-agriculture = agricoltura
tech-extraction = estrazione
tech-architecture = architettura
tech-theology = teologia
tech-agriculture-1 = raccolto +1
tech-agriculture-2 = no tess., pesca +1
tech-agriculture-3 = raccolto +3
tech-agriculture-4 = 1 gradino
tech-extraction-1 = legno +1
tech-extraction-2 = pietra +1
tech-extraction-3 = oro +1
tech-extraction-4 = 2 risorse
tech-architecture-1 = edif.: 1 mais
tech-architecture-2 = edif.: 2 PV
tech-architecture-3 = -1 risorsa
tech-architecture-4 = 3 PV
tech-theology-1 = 1 più avanti
tech-theology-2 = ris. per gradino
tech-theology-3 = teschio +1
tech-theology-4 = 1 teschio

## Tiles

buildings-on-display = Edifici
monuments-on-display = Monumenti
payable = + puoi pagarlo
none = nessuno
all-tiles = Tutte le tessere
all-tiles-help = B edifici, M monumenti, W ricchezza iniziale. Da A a D: di chi.
tile-head = Tessera
where-head = Dove
cost-head = Costo
does-head = Che cosa fa
kind-farm = fattoria
kind-tomb = tomba
kind-civic = civico
kind-shrine = santuario
dealt-to-you = la tua mano
on-display = in mostra
in-pile = nella pila
next-age = era II
not-in-game = fuori gioco
gone = tolta
unseen = non vista
cost-wood = { $n } legno
cost-stone = { $n } pietra
cost-gold = { $n } oro
cost-skulls = { $n } teschio
cost-corn = { $n } mais
effect-feed =
    { $n ->
        [one] nutre { $n }
       *[other] nutre { $n }
    }
effect-frugal = ogni lavoratore mangia { $n } mais in meno
effect-climb = +{ $n } { $temple }
effect-climb-any = +{ $n } tempio a scelta
effect-build = un altro edificio
effect-advance = +{ $n } { $tech }
effect-advance-any =
    { $n ->
        [one] +{ $n } tecnologia a scelta
       *[other] +{ $n } tecnologie a scelta
    }
effect-skull = { cost-skulls }
effect-worker = +{ $n } lavoratore
effect-vp = { $n } PV
effect-market = mercato
effect-any_action = un’azione qualsiasi (1 mais)
as-dummy = come tessera fittizia: { $where }
formula-per_category = { $n } PV per ogni tua tessera: { $kind }
formula-per_tile = { $n } PV per ogni tuo edificio e monumento
formula-per_corn_tile = { $n } PV per ogni tua tessera mais
formula-per_wood_tile = { $n } PV per ogni tua tessera legno
formula-per_monument_built = { $n } PV per monumento di chiunque
formula-by_finished_techs = { $points } PV per { $counts } tecnologie al livello 3
formula-per_tech_level = { $n } PV per livello di tecnologia
formula-by_workers = { $points } PV per { $counts } lavoratori
formula-temple_points = PV dei tuoi tre gradini
formula-per_step_of_best_temple = { $n } PV per gradino del tuo miglior tempio
formula-per_skull_on_chichen_itza = { $n } PV per teschio a Chichen Itza

## Choices

group-place = Piazza un lavoratore
group-pick_up = Recupera un lavoratore
group-beg = Elemosina: 3 mais, scendi di 1
group-build = Costruisci
group-monument = Costruisci un monumento
keeps-architecture = architettura tenuta per un secondo edificio
with-architecture = architettura { $n }
start-label = Casella iniziale
free-of-charge = gratis
pity = tutto il tuo mais
nothing-there = niente
label-palenque = { $corn } mais o { $wood } legno
label-yaxchilan-2 = 1 pietra, 1 mais
label-yaxchilan-3 = 1 oro, 2 mais
label-yaxchilan-5 = 1 pietra, 1 oro, 2 mais
label-tikal-4 = 2 edifici, o 1 monumento
label-tikal-5 = 2 gradini per 1 risorsa
label-uxmal-1 = 1 gradino per 3 mais
label-uxmal-3 = 1 lavoratore nuovo
label-uxmal-4 = 1 edificio con mais
label-uxmal-5 = un’azione qualsiasi per 1 mais
label-any = un’azione qualsiasi della ruota
label-chichen = { $n } PV, tempio { $temple }
label-chichen-block = { $n } PV, tempio { $temple }, 1 risorsa

## News

start-spot = la casella iniziale
news-place =
    { $n ->
        [one] piazza un lavoratore su
       *[other] piazza lavoratori su
    } { $where }
news-use = usa { $where }
news-nothing =
    { $n ->
        [one] recupera un lavoratore senza usarlo
       *[other] recupera { $n } lavoratori senza usarli
    }
news-beg = elemosina
news-burn = brucia la foresta
news-build = costruisce { $tile }
news-keep =
    { $n ->
        [one] tiene una tessera ricchezza
       *[other] tiene { $n } tessere ricchezza
    }
news-wealth = mostra { $what }
news-days =
    { $n ->
        [one] fa passare { $n } giorno
       *[other] fa passare { $n } giorni
    }
news-unfed = { $n } senza cibo
news-no-change = nessun cambiamento
news-reveal = Nuovo in mostra: { $what }.
news-line = { $name } { $did }.
news-line-change = { $name } { $did } ({ $change }).

## Points at the end

points-from = Punti da
points-total = In tutto (* vince)
from-temples = templi
from-chichen_itza = Chichen Itza
from-buildings = edifici
from-technologies = tecnologie
from-food_day = lavoratori affamati
from-leftovers = beni avanzati
from-skulls = teschi in mano

## What a player may type after a question mark; several words for one thing

about-temple = { $temple }: { $points } PV dal gradino più basso in su; chi è primo ha { $lead } PV in più nell’era I / II.
about-block = 1 { $block } vale { $corn } mais al mercato, a comprare e a vendere.
lacking = Per pagarlo ti serve ancora: { $goods }.
lacking-nothing = Hai abbastanza per pagarlo.
any-of = una qualsiasi azione di { $wheel }, senza mais in più
ask-place = piazzare piazza mettere
ask-pick_up = recuperare recupera prendere togliere
ask-use = usare usa azione
ask-beg = elemosinare elemosina
ask-burn = bruciare brucia
ask-build = costruire costruisci edificio
ask-advance = avanzare avanza tecnologia studiare
ask-climb = salire sali
ask-sell = vendere vendi
ask-buy = comprare compra
ask-days = giorno giorni
ask-end_turn = terminare termina fine passare
ask-starting_space = iniziale casella

## What the command line says of the game

hint-about = I lavoratori viaggiano su ruote che girano con il calendario: più aspettano, più ottengono.
hint-letter = La tua lettera segna i tuoi lavoratori, templi e tecnologie.
hint-ask = che cos’è e perché non si può: qualsiasi tessera, ruota, tecnologia o tempio
hint-examples = costruire B07,  ? piazzare uxmal,  ? tikal 4,  ? due giorni
