# Maya in italiano.


## Names

crop-pepper = peperone
crop-squash = zucca
crop-potato = patata
crop-corn = mais
area-blue = blu
area-green = verde
area-red = rossa
area-yellow = gialla
tile =
    { $n ->
        [1] una tessera singola di { $crop }
       *[2] una tessera doppia di { $crop }
    }
tile-unknown = una tessera
strength = { $name } { $n }

## Actions

act-plant = Pianta { $tile }
act-bury = Espandi una città con { $tile }, coperta
act-bury_unseen = Espandi una città con la prossima tessera della tua riserva, senza guardarla
act-stop =
    { $points ->
        [one] Fermati e ottieni { $points } punto
       *[other] Fermati e ottieni { $points } punti
    }
act-place-plantation = Pianta { $tile } { $spot }
act-place-city = Espandi { $city } fino alla dimensione { $size } { $spot }
act-place-city-none = Espandi una città { $spot }
act-effects = { $text }: { $effects }
act-drawing = { $text }; { $n ->
        [0] poi non peschi
        [one] poi pesca { $n } tessera
       *[other] poi pesca { $n } tessere
    }
# Where a cell is, seen from the nearest temple or from the temple of its city.
spot = a { $side } di { $site } ({ $cell })
spot-city = a { $side } del suo tempio ({ $cell })
side-n = nord
side-ne = nord-est
side-e = est
side-se = sud-est
side-s = sud
side-sw = sud-ovest
side-w = ovest
side-nw = nord-ovest
cell-place = { $spot }, { $place }
place-pepper = il tuo peperone
place-squash = la tua zucca
place-potato = la tua patata
place-corn = il tuo mais
place-area = nella zona { $area }
place-beside = che tocca { $things }
effect-group = il gruppo vale { $n }
effect-opens =
    { $count ->
        [1] sorge il tempio di { $opens }
       *[other] sorgono i templi di { $opens }
    }
effect-closes = { $city } si chiude (punti: { $points })
effect-no-points = nessuno
act-areas = Zone in gioco: { $areas }
act-sites =
    { $count ->
        [1] Il primo tempio è a { $sites }
       *[other] I primi templi sono a { $sites }
    }
act-starting_seat = Inizia { $name }
act-draw = { $name } pesca { $tile }

## Refusals

refusal-choose_cell_first =
    { $purpose ->
        [plant] Hai in mano una tessera da piantare: scegli prima lo spazio dove piazzarla.
       *[expand] Hai in mano una tessera per espandere una città: scegli prima lo spazio dove piazzarla.
    }
refusal-choose_tile_first =
    { $purpose ->
        [plant] Scegli prima la tessera da piantare e poi lo spazio.
       *[expand] Scegli prima la tessera da piazzare coperta e poi lo spazio.
    }
refusal-not_on_rack = Non hai { $tile } sul tuo leggio.
refusal-other_crop = In questo turno stai piantando { $crop }: le altre tessere devono essere della stessa coltura.
refusal-planting_now = In questo turno hai già piantato: continua a piantare o fermati. In un turno si pianta oppure si espande una città.
refusal-rack_empty = Il tuo leggio è vuoto: puoi solo espandere una città con la prossima tessera della tua riserva, senza guardarla.
refusal-rack_not_empty =
    { $held ->
        [one] Una tessera della riserva si gioca senza guardarla solo se il leggio è vuoto; sul tuo resta { $held } tessera.
       *[other] Una tessera della riserva si gioca senza guardarla solo se il leggio è vuoto; sul tuo restano { $held } tessere.
    }
refusal-nothing_planted = In questo turno non hai ancora piantato niente, quindi non puoi fermarti.
refusal-nowhere_to_plant = Non resta nessuno spazio vuoto accanto a una tessera, quindi non puoi piantare.
refusal-nowhere_to_expand = Ora non si può espandere nessuna città, quindi devi piantare.
refusal-not_in_play = { $cell } si trova in una zona che non è in gioco: { $area }.
refusal-is_site = Il sito di { $site } ({ $cell }) è riservato al suo tempio: lì non va nessun’altra tessera.
refusal-occupied-plantation = Nello spazio { $spot } c’è già { $tile } di { $name }.
refusal-occupied-temple = In { $cell } c’è il tempio di { $city }.
refusal-occupied-city = Nello spazio { $spot } c’è una tessera della città di { $city }.
refusal-not_beside_tile = Lo spazio { $spot } non tocca nessuna tessera, e il bordo della plancia non conta. Pianta accanto a un tempio, a una piantagione o a una tessera città.
refusal-not_connected = Lo spazio { $spot } non tocca nessuna delle tessere che hai piantato in questo turno; devono essere tutte collegate.
refusal-not_beside_city = Lo spazio { $spot } non tocca nessuna città: espandi accanto a un tempio o a una tessera città.
refusal-joins_cities = Una tessera { $spot } unirebbe { $cities }; le città devono restare separate.
refusal-beside_empty_site = Lo spazio { $spot } tocca il sito vuoto di { $site }: nessuna città può crescere lì accanto prima che sorga il suo tempio.
refusal-cannot_draw = Non puoi scegliere di pescare: si pesca automaticamente dopo aver espanso una città.
refusal-rack_full = Il tuo leggio è pieno ({ $held } tessere). Si pesca automaticamente dopo aver espanso una città.
refusal-reserve_empty = La tua riserva è vuota: non c’è più niente da pescare.
refusal-cannot_pass = Non puoi passare: pianta o espandi una città.

## Log

log-line = { $what }.
log-line-points = { $what } (+{ $points }).
log-areas = Zone in gioco: { $areas }
log-sites =
    { $count ->
        [1] Un nuovo inizio: il primo tempio è a { $sites }
       *[other] Due città: i primi templi sono a { $sites }
    }
log-first_temple = Il primo tempio è a { $sites }
log-starting_seat = Inizia { $name }
log-drew = { $name } pesca { $tile }
log-drew_hidden = { $name } pesca una tessera
log-planted = { $name } pianta { $tile } { $spot }
log-opened = { $name } fa sorgere il tempio di { $site }
log-group_scored =
    { $tiles ->
        [one] { $name } ottiene i punti di un gruppo di { $crop } da { $tiles } tessera
       *[other] { $name } ottiene i punti di un gruppo di { $crop } da { $tiles } tessere
    }
log-expanded = { $name } espande { $city } { $spot } fino alla dimensione { $size }
log-expanded-with = { $name } espande { $city } { $spot } fino alla dimensione { $size } con { $tile }, coperta
log-expanded-unseen = { $name } espande { $city } { $spot } fino alla dimensione { $size } con una tessera non vista
log-city_closed = { $city } si chiude con dimensione { $size }; colture intorno: { $strengths }
log-city_closed-bare = { $city } si chiude con dimensione { $size }, senza colture intorno
log-city_scored-first =
    { $tied ->
        [1] { $name } ha più colture di tutti intorno a { $city }: { $strength }
       *[other] { $name } è al primo posto a pari merito intorno a { $city }: { $strength }
    }
log-city_scored-second =
    { $tied ->
        [1] { $name } è al secondo posto intorno a { $city }: { $strength }
       *[other] { $name } è al secondo posto a pari merito intorno a { $city }: { $strength }
    }
log-passed = { $name } non può piazzare niente e passa
log-draw_only = { $name } ha il leggio vuoto e nessuna città da espandere: pesca soltanto
log-last_tile = { $name } non ha più tessere: la partita finisce
log-all_passed = Tutti hanno passato di fila: la partita finisce
log-final =
    { $points ->
        [one] { $name } finisce con { $points } punto
       *[other] { $name } finisce con { $points } punti
    }
log-winner =
    { $by ->
        [tiles] { $names } vince lo spareggio con più tessere rimaste
        [turns] { $names } vince lo spareggio con meno turni
       *[points] Vince { $names }
    }
log-winners =
    { $by ->
        [tiles] { $names } condividono la vittoria: nello spareggio hanno più tessere rimaste
        [turns] { $names } condividono la vittoria: nello spareggio hanno giocato meno turni
       *[points] { $names } condividono la vittoria
    }
log-other = Per { $name } cambia qualcosa

## Rules in short

help-goal-title = Obiettivo
help-goal = Pianta colture e lascia crescere le città tra le piantagioni. Le piantagioni collegate di una stessa coltura danno punti quando pianti; le città ne danno a chi ha più colture intorno. Vince chi alla fine ha più punti. Tutti hanno le stesse 32 tessere: di ognuna delle quattro colture { $singles } singole, che valgono 1 coltura, e { $doubles } doppie, che ne valgono 2.
help-set_up-title = Preparazione
help-set_up = La mappa ha quattro zone: ne sono in gioco { $two } con due giocatori, { $three } con tre e { $four } con quattro, tra cui sempre la zona { $area }. Le zone non in gioco si ignorano. A { $start } c’è un tempio; tutti gli altri siti sono vuoti. Ognuno pesca 5 tessere e le tiene sul suo leggio, che gli altri non vedono. Le altre tessere formano la riserva, coperta. Le zone e il primo giocatore si scelgono prima o si estraggono a sorte; poi si gioca in ordine.
help-turn-title = Un turno
help-turn = Fai una di queste due cose: pianta tessere di una stessa coltura oppure espandi una città. Non puoi scegliere di passare. Poi danno punti le città che sono state chiuse e tocca al giocatore successivo. Due caselle sono vicine se hanno un lato in comune; uno spazio è una casella che non è un sito.
help-planting-title = Piantare
help-planting = Piazza una tessera scoperta su uno spazio vuoto accanto a una tessera qualsiasi: un tempio, una piantagione di chiunque o una tessera città. Poi puoi piantare altre tessere della stessa coltura, singole o doppie, ognuna accanto a una tessera piantata in questo turno. Fermati quando vuoi. Dopo aver piantato non si pesca.
help-temples-title = Templi
help-temples = Appena una piantagione è accanto a un sito vuoto, sorge il tempio di quel sito, o più d’uno se tocca più siti. Un tempio è una città di dimensione 1. Su un sito non si piazza mai altro.
help-expanding-title = Espandere una città
help-expanding = Piazza una tessera del tuo leggio coperta su uno spazio vuoto accanto a un tempio o a una tessera città. Lo spazio può toccare una sola città e nessun sito vuoto: le città non si uniscono mai. Ora la tessera è della città e di nessun altro, e la sua coltura non conta più. Se il tuo leggio è vuoto giochi invece la prossima tessera della riserva, senza guardarla; finché hai tessere sul leggio non è permesso.
help-drawing-title = Pescare
help-drawing = Dopo un’espansione peschi 3 tessere, o 2 se la tessera è stata giocata senza guardarla, o meno se la riserva non basta, e senza mai superare 7 tessere sul leggio. Se il tuo leggio è vuoto e non si può espandere nessuna città, non piazzi niente e peschi 2 tessere. Se hai tessere ma nessuno spazio dove piazzarle, passi.
help-crops-title = Punti delle colture
help-crops = Quando smetti di piantare, conta tutto il gruppo di cui fanno parte le tessere nuove: tutte le tue piantagioni collegate di quella coltura, anche le vecchie. Ogni tessera singola vale 1 punto, ogni doppia 2. Le altre colture e le tessere degli altri giocatori non contano.
help-cities-title = Punti delle città
help-cities = Una città si chiude quando intorno non ci sono più caselle vuote, e allora dà punti, una volta sola. La sua dimensione è il numero delle sue tessere, tempio compreso. Ognuno conta le colture delle proprie piantagioni intorno alla città. Il primo e il secondo per numero di colture ricevono 6 e 3 punti con dimensione 2, 12 e 6 con dimensione 3, 20 e 10 con dimensione 4, 30 e 15 con dimensione 5 o più; un tempio da solo non dà niente. In caso di parità per il primo posto si dividono entrambi i premi e non c’è un secondo; in caso di parità per il secondo posto si divide il secondo premio; si arrotonda per eccesso. Chi non ha colture lì non riceve niente.
help-end-title = Fine
help-end = La partita finisce subito dopo un turno in cui un giocatore ha usato l’ultima tessera del leggio e della riserva; le città non chiuse non danno niente. Finisce anche quando tutti hanno passato di fila. In caso di parità vince chi ha più tessere rimaste, poi chi ha giocato meno turni; altrimenti la vittoria è condivisa.
help-variants-title = Varianti
help-variants = Un nuovo inizio (new_beginning): il primo tempio è su un qualsiasi sito in gioco invece che a { $start }. Due città (two_cities): si inizia con due templi, su due dei siti in gioco tra { $highlighted }. Il resto non cambia.
help-board-title = Questa plancia
help-board = Nota: la mappa con le sue caselle, nove dei tredici nomi e la divisione in tessere singole e doppie sono stati ideati per Sacbe, perché quelli del gioco stampato non sono pubblici. Da quel gioco vengono solo le regole, le quattro zone, Tikal, Palenque, Uxmal e Coba. Chi ne possiede una copia può mettere tutto questo in un file e giocarci: sacbe play maya --data FILE.
help-board-own = Stai giocando con un tuo file: la mappa, i nomi e la divisione in tessere singole e doppie vengono da lì, non da Sacbe. Anche la plancia di Sacbe è stata ideata apposta, perché quella del gioco stampato non è pubblica.
# What a player has, as it is called beside its number.
have-score = punti
have-open_cities = punti delle città aperte così come stanno
have-crops = colture attorno alle città
have-rack_count = tessere sul leggio
have-reserve_count = tessere in riserva
