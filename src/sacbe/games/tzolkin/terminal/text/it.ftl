# Parole brevi di Tzolk'in per il terminale, in italiano. Le frasi sono in ../../text.


## Calendar and Food Days

round = Round { $n }/{ $rounds }
age = Era { $age }
food-day =
    { $days ->
        [0] Cibo dopo questo round
        [one] Cibo tra { $days } giorno
       *[other] Cibo tra { $days } giorni
    }
feeding = { $corn } mais per { $workers } lavor.
feeding-short =
    { $missing ->
        [one] manca { $missing } (-{ $vp } PV)
       *[other] mancano { $missing } (-{ $vp } PV)
    }
reward-goods = Prossimo Giorno del Cibo: i templi danno merci
reward-points = Prossimo Giorno del Cibo: i templi danno punti

## Goods

number = { $n }
have-corn = { $n } mais
have-wood =
    { $n ->
        [one] { $n } legno
       *[other] { $n } legni
    }
have-stone =
    { $n ->
        [one] { $n } pietra
       *[other] { $n } pietre
    }
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
col-hand = disp
col-wheels = ruote
col-agriculture = Ag
col-extraction = Es
col-architecture = Ar
col-theology = Te
col-brown = ma
col-yellow = gi
col-green = ve
dark = scu
signs-title = Segni
sign-letters = A B C D: lavoratori e segnalini dei giocatori, i tuoi evidenziati
sign-dummy = un lavoratore fittizio
sign-skull = un teschio a Chichen Itza: l’azione è già stata usata
sign-block = a Chichen Itza: con 1 risorsa a scelta
sign-turn = di chi è il turno
sign-payable = puoi pagare questa tessera
sign-hand = disp, ruote: lavoratori disponibili e sulle ruote
sign-techs = Ag Es Ar Te: livelli di Agricoltura, Estrazione Risorse, Architettura, Teologia
sign-temples = ma gi ve: gradini nei templi marrone, giallo e verde
sign-dark = scu (lato scuro): questo giocatore non può far passare due giorni

## Beside the wheels

starting-space = Casella 1º Gioc.:
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
does-uxmal-5 = a scelta|-1 mais
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
tech-agriculture = Agricoltura
tech-extraction = Estrazione
tech-architecture = Architettura
tech-theology = Teologia
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
all-tiles-help = B edifici, M monumenti, W Ricchezza Iniziale. Da A a D: chi la possiede.
tile-head = Tessera
where-head = Dove
cost-head = Costo
does-head = Che cosa fa
kind-farm = fattoria
kind-tomb = tomba
kind-civic = civico
kind-shrine = santuario
dealt-to-you = ricevuta
on-display = disponibile
in-pile = nella pila
next-age = Era II
not-in-game = fuori gioco
gone = tolta
unseen = non vista
cost-wood =
    { $n ->
        [one] { $n } legno
       *[other] { $n } legni
    }
cost-stone =
    { $n ->
        [one] { $n } pietra
       *[other] { $n } pietre
    }
cost-gold = { $n } oro
cost-skulls =
    { $n ->
        [one] { $n } teschio
       *[other] { $n } teschi
    }
cost-corn = { $n } mais
effect-feed =
    { $n ->
        [one] nutre { $n } lavoratore
       *[other] nutre { $n } lavoratori
    }
effect-frugal = ogni lavoratore mangia { $n } mais in meno
effect-climb = +{ $n } { $temple }
effect-climb-any =
    { $n ->
        [one] +{ $n } gradino a scelta
       *[other] +{ $n } gradini a scelta
    }
effect-build = un altro edificio
effect-advance = +{ $n } { $tech }
effect-advance-any =
    { $n ->
        [one] +{ $n } tecnologia a scelta
       *[other] +{ $n } tecnologie a scelta
    }
effect-skull = { cost-skulls }
effect-worker =
    { $n ->
        [one] +{ $n } lavoratore
       *[other] +{ $n } lavoratori
    }
effect-vp = { $n } PV
effect-market = mercato
effect-any_action = un’azione qualsiasi (1 mais)
as-dummy = lavoratore fittizio: { $where }
formula-per_category = { $n } PV per ogni tua tessera di tipo { $kind }
formula-per_tile = { $n } PV per ogni tuo edificio e monumento
formula-per_corn_tile = { $n } PV per ogni tua tessera Mais
formula-per_wood_tile = { $n } PV per ogni tua tessera Legno
formula-per_monument_built = { $n } PV per ogni monumento di chiunque
formula-by_finished_techs = { $points } PV per { $counts } tecnologie al livello 3
formula-per_tech_level = { $n } PV per livello tecnologico
formula-by_workers = { $points } PV per { $counts } lavoratori in gioco
formula-temple_points = PV dei tuoi gradini nei tre templi
formula-per_step_of_best_temple = { $n } PV per gradino nel tuo tempio migliore
formula-per_skull_on_chichen_itza = { $n } PV per teschio a Chichen Itza

## Choices

group-place = Piazza un lavoratore
group-pick_up = Recupera un lavoratore
group-beg = Elemosina mais: arriva a 3, scendi di 1
group-build = Costruisci
group-monument = Costruisci un monumento
keeps-architecture = Architettura conservata per un secondo edificio
with-architecture = Architettura { $n }
start-label = Primo Giocatore
free-of-charge = gratis
pity = tutto il tuo mais

## Summary of turns

start-spot = Primo Giocatore
news-place =
    { $n ->
        [one] piazza un lavoratore su
       *[other] piazza lavoratori su
    } { $where }
news-use = usa { $where }
news-nothing =
    { $n ->
        [one] recupera un lavoratore senza azione
       *[other] recupera { $n } lavoratori senza azione
    }
news-beg = elemosina mais
news-burn = brucia la foresta
news-build = costruisce { $tile }
news-keep =
    { $n ->
        [one] tiene una tessera Ricchezza Iniziale
       *[other] tiene { $n } tessere Ricchezza Iniziale
    }
news-wealth = mostra { $what }
news-days =
    { $n ->
        [one] fa passare { $n } giorno
       *[other] fa passare { $n } giorni
    }
news-unfed = { $n } a digiuno
news-no-change = nessun cambiamento
news-reveal = Ora disponibile: { $what }.
news-line = { $name } { $did }.
news-line-change = { $name } { $did } ({ $change }).

## Points at the end

points-from = Punti da
points-total = Totale (* vince)
from-temples = templi
from-chichen_itza = Chichen Itza
from-buildings = edifici
from-technologies = tecnologie
from-food_day = lavoratori a digiuno
from-leftovers = merci rimaste
from-skulls = teschi rimasti

## What a player may type after a question mark; several words for one thing

about-temple = { $temple }: { $points } PV dal gradino più basso in su; chi è in testa riceve { $lead } PV in più alla fine dell’Era I / II.
about-block = 1 { $block } vale { $corn } mais al mercato, sia in vendita sia in acquisto.
lacking = Per pagarlo ti serve ancora: { $goods }.
lacking-nothing = Puoi pagarlo.
any-of = una qualsiasi azione di { $wheel } senza costi aggiuntivi
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
ask-starting_space = iniziale casella primo

## Hints of the command line

hint-about = I lavoratori viaggiano su ruote che girano con il calendario: più aspettano, più ottengono.
hint-letter = La tua lettera indica i tuoi lavoratori e i tuoi segnalini in templi e tecnologie.
hint-ask = che cos’è qualcosa o perché non puoi farlo: qualsiasi tessera, ruota, tecnologia o tempio
hint-examples = costruire B07,  ? piazzare uxmal,  ? tikal 4,  ? due giorni
