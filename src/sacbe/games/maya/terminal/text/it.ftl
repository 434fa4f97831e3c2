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
sign-letters = A B C D: le piantagioni dei giocatori, le tue evidenziate; sottolineata: piantata in questo turno
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

group-plant = Pianta
group-bury =
    { $n ->
        [0] Espandi una città con una tessera coperta
       *[other] Espandi una città con una tessera coperta, poi pesca { $n }
    }
bury-unseen =
    { $n ->
        [0] espandi una città con una tessera della riserva senza guardarla
       *[other] espandi una città con una tessera della riserva senza guardarla, poi pesca { $n }
    }
stop =
    { $n ->
        [one] fermati e fai { $n } punto
       *[other] fermati e fai { $n } punti
    }
asked-areas = quali zone sono in gioco
asked-sites = dove sono i primi templi
asked-starting_seat = chi inizia
asked-draw = quale tessera si pesca
asked-turn = pianta o espandi una città
asked-plant = scegli dove piantare { $tile }: un numero sulla mappa
asked-more = pianta un’altra tessera accanto o fermati
asked-expand = scegli dove espandere una città: un numero sulla mappa
asked-over = niente, la partita è finita

## All tiles

all-tiles = Tessere
tiles-sum = totale
tiles-each = ogni giocatore ha
tiles-planted = piantate
tiles-rack = sul tuo leggio
tiles-held = in mano
tiles-buried = tue, coperte
tiles-pool = non ancora viste
tiles-unknown = mai viste
tiles-note = Non ancora viste: la tua riserva e le tessere città che hai giocato senza guardarle. Mai viste: leggio, riserva e tessere città degli altri.

## Points

points-from = Punti da
points-total = Totale
from-crop = { $which }
from-city = { $which } (dimensione { $size })

## News

news-line = { $name } { $did }.
news-line-points = { $name } { $did }: { $n } PV.
news-plant = pianta { $crop } ({ $signs }) in { $cells }
news-opens = fa sorgere { $cities }
news-expand = espande { $city } in { $cell } fino alla dimensione { $size }
news-draw =
    { $n ->
        [one] pesca { $n } tessera
       *[other] pesca { $n } tessere
    }
news-pass = non può giocare
news-draw-open = pesca { $tiles }
news-stop = smette di piantare
news-city = { $city } (dimensione { $size }) è chiusa: { $points }.
news-city-bare = { $city } (dimensione { $size }) è chiusa: nessun punto.

## Questions; words for the same thing, one after the other

ask-plant = piantare pianta pianto seminare piazzare mettere
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
then-city = { $city } avrà così dimensione { $size }: { $first } punti per chi ha più colture intorno, { $second } per il secondo.
then-opens = Fa sorgere { $cities }.

## What the command line says of the game

hint-about = Pianta intorno a città che crescono: le piantagioni collegate danno subito punti, e chi ha più colture intorno a una città chiusa ne guadagna altri.
designed = La plancia, quasi tutti i nomi e la divisione delle tessere sono stati ideati per Sacbe: quelli del gioco stampato non sono pubblici.
hint-letter = La tua lettera indica le tue piantagioni.
hint-ask = che cos’è qualcosa o perché non puoi farlo: qualsiasi spazio, tessera o città
hint-examples = { $cell },  ? piantare mais,  ? espandere peperone 2,  ? { $city },  ? pescare
