# Parole brevi di Mezo nel terminale. Le frasi sono in ../../text.


## Nomi e segni

region-chichen_itza = Chichen Itza
region-coba = Coba
region-becan = Becan
card-legacy = Eredità
card-vengeance = Vendetta
card-fervor = Fervore
card-mandate = Mandato
card-mission = Missione
sign-shaman = s
sign-warrior = g
number = { $n }
track-calendar = Calendario
track-codex = Codice
one-shaman = Sciamano
one-warrior = Guerriero
one-glyph = Glifo
one-pyramid = Piramide
many-shaman = Sciamani
many-warrior = Guerrieri
many-unit = unità
many-glyph = Glifi
many-pyramid = pezzi di Piramide
many-structure = Glifi o pezzi in cima alle Piramidi
n-shaman =
    { $count ->
        [one] { $n } Sciamano
       *[other] { $n } Sciamani
    }
n-warrior =
    { $count ->
        [one] { $n } Guerriero
       *[other] { $n } Guerrieri
    }
n-unit =
    { $count ->
        [one] { $n } unità
       *[other] { $n } unità
    }
n-glyph =
    { $count ->
        [one] { $n } Glifo
       *[other] { $n } Glifi
    }
n-pyramid =
    { $count ->
        [one] { $n } pezzo di Piramide
       *[other] { $n } pezzi di Piramide
    }
n-structure =
    { $count ->
        [one] { $n } Glifo o pezzo in cima a una Piramide
       *[other] { $n } Glifi o pezzi in cima alle Piramidi
    }

## Abilità della tribù

ability-awaken_era_any = ogni Fase della Tribù: risvegliare 1, 2 o 3 unità secondo l’Era, in qualsiasi regione
ability-build_glyphs_era_any = ogni Fase della Tribù: costruire 1, 2 o 3 Glifi secondo l’Era, in qualsiasi regione
ability-hero_plus_era = il tuo Eroe ha forza in più pari al numero dell’Era
ability-appease_two_tokens = quando plachi, usa due segnalini
ability-god_strength_level = il tuo Dio dà forza pari al tuo livello dove è presente
ability-repeat_calendar_codex = usa due volte i tuoi spazi di Calendario e Codice
ability-end_vp_2x_level = alla fine 2 PV per livello di Devozione
ability-calendar_codex_plus3 = 3 PV in più per ogni unità su Calendario o Codice
ability-win_conflict_plus5 = 5 PV in più per ogni Conflitto vinto

## Che cosa fanno gli effetti; i passi stanno uno dopo l’altro, con virgole

eff-SUMMON = evocare
eff-DEPLOY = schierare { $what }{ $where }
eff-AWAKEN = risvegliare { $what }{ $where }
eff-RECOVER = recuperare { $what }
eff-ANNIHILATE = annientare { $what }{ $where }
eff-EXILE = esiliare { $what }{ $where }
eff-BUILD = costruire { $what }{ $where }
eff-RAZE = abbattere { $what }{ $where }
eff-TRANSFORM = trasformare { $what }{ $where }
eff-MOVE = spostare { $what }{ $where }
eff-SWAP_ALTARS = scambiare questo Altare con quello di un’altra regione
eff-APPEASE = puoi placare
eff-GAIN_VP = { $n } PV
eff-GAIN_VP-many = PV: { $n }
eff-GAIN_DEVOTION = { $n } di Devozione
eff-GAIN_DEVOTION-many = Devozione: { $n }
eff-STRENGTH = forza +{ $n }
eff-STRENGTH-many = forza: { $n }
eff-CLAIM_MAJORITY = hai qui la maggioranza di { $what }
eff-CANCEL_MAJORITY = Calendario o Codice qui non si assegna
eff-CHOOSE_ONE = { $what }
eff-or = { $head }; o { $last }
eff-EACH_OPPONENT = ogni avversario deve { $what }
eff-EACH_PLAYER = ogni giocatore deve { $what }
eff-up-to = fino a { $what }
eff-is = { $what } (= { $rule })
eff-count = { $what } ({ $n })
eff-own = { $what } della tua Tribù
eff-their-own = { $what } della propria Tribù
eff-SUMMON-does = evocare ({ $what })
eff-GAIN_VP-each = { $n } PV per ciascuno{ $more }
eff-each-more = { " " }e { $n } in più
eff-each-less = , meno { $n }
eff-GAIN_DEVOTION-each = { $n } di Devozione per ciascuno{ $more }
eff-STRENGTH-each = forza +{ $n } per ciascuno{ $more }
eff-if-own = con { $things } lì: { $what }
eff-if-count =
    { $n ->
        [1] in cambio: { $what }
       *[other] per { $n }: { $what }
    }
eff-one-route = { " " }(un solo percorso)
eff-per-player = , al massimo { $n } per giocatore
in-conflict = { " " }qui
in-any = { " " }in qualsiasi regione
in-other = { " " }in un’altra regione
in-same = { " " }lì
in-actorPresence = { " " }dove è presente il Dio
from-presence = { " " }da dove è presente il tuo Dio
move-within = { " " }tra regioni con il tuo Dio
from-conflict = { " " }da qui
from-any = { " " }da qualsiasi regione
from-other = { " " }da altre regioni
from-same = { " " }da lì
from-actorPresence = { " " }da dove è presente il Dio
to-presence = { " " }dove è presente il tuo Dio
to-conflict = { " " }qui
to-any = { " " }in qualsiasi regione
to-other = { " " }in altre regioni
to-same = { " " }lì
to-actorPresence = { " " }dove è presente il Dio
amount-era = n.º dell’Era
amount-level = 1 per livello di Devozione
amount-own = i tuoi { $things } qui
amount-xibalba = 1 ogni { $n } unità avversarie a Xibalba
amount-each = { $n } per ciascuno
amount-cap = { $what }, max { $n }

## La plancia

era = Era { $n }
part-set-up = Preparazione
part-ability = Abilità
part-tribe = Fase della Tribù
part-god = Fase degli Dèi
part-next = Fase dei Conflitti
part-conflict = Conflitto a { $region }
part-consecrated = Sacrificio a { $region }
part-over = Fine della partita
order = ordine
turn = turno
col-region = regione
col-altar = alt.
uninhabited-short = { "–" }
row-card = carta
row-strength = forza
col-vp = PV
col-devotion = Devozione
col-reserve = Riserva
col-xibalba = Xibalba
col-glyphs = #
col-pieces = ^1234
col-cards = carte
slim-vp = PV
slim-devotion = dev
slim-reserve = ris.
slim-xibalba = Xib.
devotion-sign = { $n }/L{ $level }
angry-short = Ira
gods = Dèi
confluences = Confluenze libere
strength = Forza
part-of-hero = Eroe
part-of-units = unità
part-of-glyphs = Glifi
part-of-god = Dio
part-of-bonus = bonus
part-of-sacrificed = sacr.
part-of-total = totale
claimed = { $who } rivendica la maggioranza di { $things }
cancelled = non assegnato: { $track }
won = vince { $who }
cards-up = Carte
angry = Dio adirato
abilities = Abilità
powers = All’evocazione

## Che cosa ha chi legge

have-reserve = Riserva
have-xibalba = Xibalba
have-vp = { $n } PV
have-pick = coperta: { $card }
have-hand = mano { $cards }

## Scelte

group-deploy = { $region } ({ $shaman_sign } Sciamani, { $warrior_sign } Guerrieri):
no-units = nessuna
reserve = Riserva
summon-move = spostare il Dio, poi { $does }
summon-ability = { $does }, poi spostare il Dio
action-label = { $n }: { $does }
group-pass = Passa: copri un’azione
pass-label = { $n }: { $gain }
gain-devotion = +1 di Devozione
gain-shaman = recuperare uno Sciamano
gain-warrior = recuperare un Guerriero
appease-label =
    { $n ->
        [one] paga { $n } unità: { $tokens }
       *[other] paga { $n } unità: { $tokens }
    }
recover-shaman = Sciamano (di { $n })
recover-warrior = Guerriero (di { $n })
group-move = A { $region }
build-label = { $region } ({ $n } PV)
stop-third = nessuna terza azione
stop-appease = non placare
stop-effect = fermati qui
asked-uninhabited = quale regione è disabitata
asked-altar = quale Altare va in quale regione
asked-starting_seat = chi ha più PV all’inizio
asked-god = chi riceve quale Dio
asked-token = quale segnalino del Dio adirato si scopre
asked-conflict = quale regione viene contesa ora
asked-draw = quale carta si pesca
asked-choose_god = scegli il tuo Dio
asked-ability = scegli l’abilità della Tribù per l’Era { $era }
asked-hero = scegli una regione per il tuo Eroe: lì dà forza, ma agisci per ultimo
asked-neutral_hero = scegli una regione per l’Eroe neutrale: lì agisci per ultimo e risolvi le parità
asked-deploy = scegli fino a { $n } unità della Riserva per la regione qui sotto
asked-summon = il tuo Dio si sposta e usa l’abilità: scegli l’ordine
asked-confluence = scegli una confluenza per il tuo Dio: sarà presente nelle regioni intorno
asked-pick = scegli una carta per { $region } (azione 3 di tutte: { $does })
asked-action =
    scegli la tua { $n ->
        [1] prima
       *[other] seconda
    } azione a { $region }
asked-third = scegli se cedere un Glifo a { $region } per una terza azione
asked-choose_one = scegli una di queste opzioni
asked-cancel = scegli quale maggioranza non si assegna a { $region }
asked-appease =
    { $n ->
        [one] scegli se placare il Dio adirato con { $n } unità
       *[other] scegli se placare il Dio adirato con { $n } unità
    }
asked-pay = scegli un’unità per il Dio adirato
asked-use_token = scegli un segnalino del Dio adirato
asked-tie_strength = scegli chi vince lo spareggio a { $region }
asked-tie_calendar = scegli chi vince lo spareggio per il Calendario a { $region }
asked-tie_codex = scegli chi vince lo spareggio per il Codice a { $region }
asked-tie_consecrated = scegli chi vince lo spareggio a { $region }
asked-calendar = scegli uno spazio del Calendario per il tuo Sciamano
asked-codex = scegli uno spazio del Codice per il tuo Guerriero
asked-sacrifice = scegli quante unità sacrificare: ognuna dà 1 di forza e 1 di Devozione; { $n } PV al più forte
asked-over = niente, la partita è finita
target-DEPLOY = schiera un’unità della tua Riserva
target-AWAKEN = risveglia un’unità da Xibalba
target-RECOVER = recupera un’unità da Xibalba
target-ANNIHILATE = annienta un’unità (va a Xibalba)
target-EXILE = esilia un’unità (torna nella sua Riserva)
target-BUILD = costruisci
target-RAZE = abbatti un Glifo o un pezzo in cima a una Piramide
target-TRANSFORM = trasforma un Glifo o un pezzo in cima in uno tuo
target-MOVE = sposta un’unità
target-SWAP_ALTARS = scegli con quale regione scambiare l’Altare
target-from = { $source }: { $what }
more = { $what }, ancora { $n }
more-up-to = { $what }, ancora fino a { $n }

## Tutte le carte, altari, spazi e segnalini

tiles-note = Senza luogo: dove è presente il tuo Dio. «Qui»: nel Conflitto. Livello: il tuo livello di Devozione.
tiles-summon = evocare
tiles-played = giocata
tiles-up = scoperta
tiles-hand = in mano
tiles-pick = coperta
tiles-unseen = nel mazzo
tiles-possible = possibile
altars = Altari
tokens-gone = non in questa partita
tokens-possible = possibile

## Segni

signs-title = Segni
sign-letters = A B C D: i giocatori; la tua lettera è evidenziata
sign-units = 2{ $s }1{ $w }: due Sciamani e un Guerriero
sign-hero = l’Eroe di quel giocatore
sign-neutral = un Eroe neutrale piazzato da quel giocatore
sign-present = il Dio di quel giocatore è presente
sign-glyph = #2: due Glifi di quel giocatore
sign-pyramid = ^AB: una Piramide con pezzi di A e poi di B; ^2A inizia dal livello 2
sign-now = il Conflitto in corso
sign-fought = già contesa in questa Era
sign-consecrated = consacrata: sacrifici invece di carte
sign-uninhabited = disabitata: nulla vi entra
sign-turn = di chi è il turno
sign-card = Ferv 1x3: la carta Fervore con la seconda azione coperta; ? è una carta coperta
sign-devotion = 13/L3: Devozione che vale 13 PV alla fine, livello 3
sign-pieces = ^3321: pezzi di Piramide rimasti dei livelli da 1 a 4
sign-track = K1A: un’unità di A sta sullo spazio K1
sign-best = evidenziata: la forza maggiore in questo momento

## Punti

points-from = Punti da
points-total = Totale
points-set_up = inizio
points-card = carte e Dèi
points-token = Dio adirato
points-pyramid = Piramidi costruite
points-pyramid_share = costruzioni altrui
points-altar = Altari
points-consecrated = Regioni consacrate
points-space = spazi di Calendario e Codice
points-tracks = unità su Calendario e Codice
points-pyramids = regioni con Piramidi
points-overflow = Devozione oltre il tracciato
points-ability = abilità della Tribù
points-devotion = Devozione alla fine
points-other = altro

## Novità: frasi, e poi ciò che segue un nome

news-line = { $name }: { $phrases }.
news-era = Inizia l’Era { $era }.
news-token_turned = Viene scoperto il segnalino { $token }.
news-conflict = Conflitto a { $region }.
news-consecrated = { $region } è consacrata.
news-strengths = Forza a { $region }: { $what }.
news-no_winner = Nessuno vince { $region }.
news-conflict_won = { $name } vince { $region }.
news-tie_decided = La parità si risolve a favore di { $name }.
news-drew = Hai pescato { $what }.
news-uninhabited = { $region } è disabitata.
news-era_ended = Finisce l’Era { $era }.
news-revealed = Carte: { $what }.
news-tracks_scored = PV per unità su Calendario e Codice: { $what }.
news-pyramids_scored = PV per regioni con Piramidi: { $what }.
news-devotion_scored = PV per Devozione: { $what }.
phrase-hero = Eroe a { $region }
phrase-neutral_hero = Eroe neutrale a { $region }
phrase-deployed = schiera { $what }
phrase-god_placed = { $god } su { $confluence }
phrase-god_moved = { $god } su { $confluence }
phrase-god_dealt = riceve { $god }
phrase-god_chosen = sceglie { $god }
phrase-ability_chosen = abilità «{ $what }»
phrase-action_taken = { $card } { $action }
phrase-passed = passa, copre { $action } ({ $what })
phrase-glyph_spent = cede un Glifo
phrase-unit_deployed = schiera { $what }
phrase-awakened = risveglia { $what }
phrase-recovered = recupera { $what }
phrase-annihilated = annienta { $what }
phrase-exiled = esilia { $what }
phrase-moved = sposta { $what }
phrase-glyph_built = Glifo { $what }
phrase-glyph_razed = abbatte un Glifo { $what }
phrase-glyph_transformed = trasforma un Glifo { $what }
phrase-pyramid_built = pezzo di Piramide { $what }
phrase-pyramid_razed = abbatte un pezzo di Piramide { $what }
phrase-pyramid_transformed = trasforma un pezzo di Piramide { $what }
phrase-pyramid_share = pezzo in una Piramide
phrase-altars_swapped = scambia gli Altari di { $region } e { $other }
phrase-cancelled = annulla una maggioranza
phrase-claimed = rivendica una maggioranza
phrase-paid = paga al Dio adirato { $what }
phrase-token_used = usa { $token }
phrase-space_taken = occupa { $space }
phrase-altar_won = Altare di { $region }
phrase-consecrated_won = vince { $region }
phrase-sacrificed = sacrifica { $what }
total-devotion = { $n } di Devozione
total-strength = forza +{ $n }
total-vp = { $n } PV

## Domande; parole per la stessa cosa, una dopo l’altra

ask-choose_god = scegliere dio
ask-ability = abilita
ask-hero = eroe eroi
ask-neutral_hero = neutrale
ask-deploy = schierare schiera
ask-summon = evocare evocazione
ask-confluence = confluenza
ask-pick = carta
ask-action = azione azioni
ask-pass = passare passa
ask-cancel = annullare
ask-appease = placare adirato
ask-pay = pagare pagamento
ask-use_token = segnalino segnalini
ask-tie = parita pareggio
ask-space = spazio
ask-sacrifice = sacrificare sacrificio
ask-awaken = risvegliare
ask-recover = recuperare
ask-annihilate = annientare uccidere
ask-exile = esiliare esilio
ask-build = costruire
ask-raze = abbattere
ask-transform = trasformare
ask-swap_altars = scambiare
ask-move = muovere muovi spostare sposta
ask-stop = basta fine
ask-shaman = sciamano sciamani
ask-warrior = guerriero guerrieri
ask-glyph = glifo glifi
ask-pyramid = piramide piramidi
ask-devotion = devozione
about-region = { $region }: { $altar }.
about-uninhabited = { $region } è disabitata: nulla vi entra.
about-consecrated = Regione consacrata: niente carte, ognuno può sacrificare unità della Riserva; { $n } PV al più forte.
about-fought = È già stata contesa in questa Era.
about-hero = { $who } ha lì l’Eroe: agisce per ultimo e risolve le parità.
about-there = Lì: { $what }.
about-height = Piramide: { $what }; il prossimo pezzo dà { $n } PV.
about-touches = { $confluence } tocca { $regions }.
about-god-there = Lì c’è il Dio di { $who }.
about-closed = { $confluence } è chiusa: tutte le sue regioni sono disabitate.
about-not-up = Non è scoperto.
about-card-action = { $card } { $n } ({ $god }): { $does }
about-god = { $god } ({ $who }), all’evocazione: { $does }
about-effect = { $name }: { $does }
fact-hero = Lì il tuo Eroe ha forza { $n }; nel suo Conflitto agisci per ultimo e risolvi le parità. Ora non puoi schierare lì.
fact-space = Alla fine dell’Era l’unità dà { $n } PV e torna nella tua Riserva.
about-taken = { $who } ha lì un’unità.
about-appease =
    { $n ->
        [one] Per placare il Dio adirato paghi { $n } tua unità, dalla Riserva o da dove è presente il tuo Dio; va a Xibalba dopo il Conflitto. Segnalini: { $tokens }.
       *[other] Per placare il Dio adirato paghi { $n } tue unità, dalla Riserva o da dove è presente il tuo Dio; vanno a Xibalba dopo il Conflitto. Segnalini: { $tokens }.
    }
about-pass = Passare copre un’azione e dà 1 di Devozione o recupera un’unità da Xibalba; resti nel Conflitto.
about-ability = Era { $era }: { $does }.
about-devotion = Devozione: ogni spazio vale più PV alla fine; i livelli da 1 a 3 rafforzano le azioni; oltre l’ultimo spazio, subito 1 PV.
about-shaman = Sciamani: 1 di forza ciascuno. Chi ne ha di più in un Conflitto ne manda uno sul Calendario: usa il suo spazio e ottiene { $n } PV alla fine dell’Era.
about-warrior = Guerrieri: 1 di forza ciascuno. Chi ne ha di più in un Conflitto ne manda uno sul Codice: usa il suo spazio e ottiene { $n } PV alla fine dell’Era.
about-glyph = Glifi: 1 di forza ciascuno. Uno dei tuoi nella regione del Conflitto si può cedere per una terza azione.
about-pyramid = Piramidi: un nuovo pezzo dà tanti PV quanti sono i pezzi che la compongono, e ogni altro giocatore che vi ha un pezzo riceve 1 PV; alla fine dell’Era ogni regione in cui hai un pezzo dà PV pari al numero dell’Era.

## Che cosa dice del gioco la riga di comando

hint-about = Dèi e Tribù lottano per le regioni dei Maya in tre Ere: piazza Eroi e unità, evoca gli Dèi, gioca carte.
designed = La maggior parte delle carte, degli Altari, degli spazi e dei segnalini, la mappa e le regole per due giocatori sono state ideate per Sacbe: quelle del gioco stampato non sono pubbliche.
hint-letter = La tua lettera indica tutto ciò che è tuo.
hint-ask = che cos’è qualcosa o perché non puoi farlo: qualsiasi carta, regione, spazio, segnalino o parola chiave
hint-examples = { $region },  ? fervore 2,  ? { $space },  ? placare,  ? passare
