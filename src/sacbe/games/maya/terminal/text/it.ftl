# Parole brevi di Maya per il terminale, in italiano. Le frasi sono in ../../text.


## Crops and tiles: a letter for each crop, all different

crop-pepper = peperone
crop-squash = zucca
crop-potato = patata
crop-corn = mais
sign-pepper = p
sign-squash = z
sign-potato = t
sign-corn = m
single = { $crop }
double = { $crop } ×2
unseen-tile = una tessera non vista
number = { $n }

## What the reader has

rack-empty = nessuna tessera sul leggio
in-hand = in mano
have-reserve = { $n } in riserva
have-vp = { $n } PV

## Beside the map

col-vp = PV
col-rack = leggio
col-reserve = riserva
col-down = coperte
col-turns = turni
cities = Città
col-size = dim.
col-worth = valore
col-gaps = vuoti
scored = chiusa
no-temple = Ancora senza tempio: { $sites }
slim-vp = PV
slim-tiles = tess.
grow-hint = +: qui può crescere una città
chain-hint = +: qui può andare la prossima tessera
number-hint = Numeri: le tue scelte
can-hint = +: qui può andare una tessera

## Signs

signs-title = Segni
sign-letters = A B C D: le piantagioni dei giocatori, le tue in evidenza; sottolineata: piantata in questo turno
sign-crops = poi una lettera per ogni coltura: { $crops }
sign-temple = tempio di una città aperta; le sue altre tessere hanno lettere minuscole
sign-scored = tempio di una città chiusa che ha già dato punti
sign-site = sito dove può ancora sorgere un tempio
sign-free = uno spazio vuoto
sign-number = 1, 2, 3 …: uno spazio che puoi scegliere, con il numero da scrivere
sign-can = dove può crescere una città, prima di scegliere la tessera; poi, dove può andare una tessera
sign-turn = di chi è il turno
sign-tiles = tess. 5+20: 5 sul leggio e 20 in riserva
sign-city = { $short } 3 A5B4: { $city } ha 3 tessere; intorno ci sono 5 colture di A e 4 di B
sign-gaps = vuoti: spazi vuoti intorno a una città; senza più vuoti dà punti
sign-worth = valore 12/6: punti per chi ha più colture intorno e per il secondo
sign-group = c3=7: con la tessera lì, tutto il suo gruppo vale 7
sign-opens = c3 ({ $short }): lì sorge un tempio

## Choices

group-plant = Piantare
group-bury =
    { $n ->
        [0] Espandere una città con una tessera coperta
       *[other] Espandere una città con una tessera coperta e pescarne { $n }
    }
bury-unseen =
    { $n ->
        [0] espandere una città con una tessera della riserva senza vederla
       *[other] espandere una città con una tessera della riserva senza vederla e pescarne { $n }
    }
stop =
    { $n ->
        [one] fermarsi e fare { $n } punto
       *[other] fermarsi e fare { $n } punti
    }
asked-areas = quali zone sono in gioco
asked-sites = dove sono i primi templi
asked-starting_seat = chi comincia
asked-draw = quale tessera si pesca
asked-turn = piantare o espandere una città
asked-plant = dove piantare { $tile }: un numero sulla mappa
asked-more = piantare un’altra tessera accanto o fermarsi
asked-expand = quale spazio si unisce a una città: un numero sulla mappa
asked-over = niente, la partita è finita

## All tiles

all-tiles = Tessere
tiles-sum = tutte
tiles-each = ogni giocatore ha
tiles-planted = piantate
tiles-rack = sul tuo leggio
tiles-held = nella tua mano
tiles-buried = tue, coperte
tiles-pool = non ancora viste
tiles-unknown = mai viste
tiles-note = Non ancora viste: la tua riserva e le tessere città che hai giocato senza vederle. Mai viste: leggio, riserva e tessere città degli altri.

## Points

points-from = Punti da
points-total = Totale
from-crop = { $which }
from-city = { $which } (dimensione { $size })

## News

news-line = { $name } { $did }.
news-line-points = { $name } { $did }: { $n } PV.
news-plant = ha piantato { $crop } ({ $signs }) in { $cells }
news-opens = ha fatto sorgere { $cities }
news-expand = ha espanso { $city } a dimensione { $size } in { $cell }
news-draw =
    { $n ->
        [one] ha pescato { $n } tessera
       *[other] ha pescato { $n } tessere
    }
news-pass = non ha potuto fare nulla
news-draw-open = ha pescato { $tiles }
news-stop = ha smesso di piantare
news-city = { $city } (dimensione { $size }) è chiusa: { $points }.
news-city-bare = { $city } (dimensione { $size }) è chiusa: nessun punto.

## Questions; words for the same thing, one after the other

ask-plant = piantare pianta pianto seminare mettere
ask-bury = sotterrare sotterra seppellire espandere espandi crescere citta coperta
ask-stop = fermarsi fermare fermo ferma finire valutare
ask-draw = pescare pesca prendere
ask-pass = passare passo saltare
ask-single = singola singolo semplice una uno
ask-double = doppia doppio due
ask-pepper = peperone peperoni peperoncino
ask-squash = zucca zucche
ask-potato = patata patate
ask-corn = mais granturco granoturco
area-blue = blu
area-green = verde
area-red = rossa
area-yellow = gialla
about-space = { $cell } (zona { $area }) è uno spazio vuoto.
about-site = { $cell } (zona { $area }) è il sito di { $city }: il tempio sorge quando qualcuno pianta accanto.
about-temple = { $cell } (zona { $area }) è il tempio di { $city }.
about-city-tile = { $cell } (zona { $area }) è una tessera città di { $city }.
about-plantation = { $cell } (zona { $area }) è una piantagione di { $who }: { $tile }. Il suo gruppo vale { $n }.
about-not-in-play = { $what } è nella zona { $area }, che non è in gioco.
about-city = { $city } ({ $short }, { $cell }) ha dimensione { $size }: { $first } punti per chi ha più colture intorno, { $second } per il secondo.
about-strength = Colture intorno: { $crops }.
about-scored = È chiusa e ha già dato punti.
about-gaps =
    { $n ->
        [one] Dà punti quando si riempie ancora { $n } spazio vuoto intorno.
       *[other] Dà punti quando si riempiono ancora { $n } spazi vuoti intorno.
    }
about-grow = Può crescere in { $cells }.
about-no-growth = Ora non può crescere.
then-city = { $city } avrà allora dimensione { $size }: { $first } punti per chi ha più colture intorno, { $second } per il secondo.
then-opens = Così sorge: { $cities }.

## What the command line says of the game

hint-about = Pianta intorno a città che crescono: i campi collegati danno subito punti, e chi ha più colture intorno a una città finita ne guadagna altri.
designed = Il tabellone, quasi tutti i nomi e la divisione delle tessere sono ideati per Sacbe: quelli del gioco stampato non sono pubblici.
hint-letter = La tua lettera segna le tue piantagioni.
hint-ask = che cos’è e perché non si può: qualsiasi spazio, tessera o città
hint-examples = { $cell },  ? piantare mais,  ? sotterrare peperone 2,  ? { $city },  ? pescare
