# Parole brevi di Mezo nel terminale. Le frasi sono in ../../text.


## Nomi e segni

region-chichen_itza = Chichén Itzá
region-coba = Cobá
region-becan = Becán
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
one-shaman = sciamano
one-warrior = guerriero
one-glyph = glifo
one-pyramid = piramide
many-shaman = sciamani
many-warrior = guerrieri
many-unit = unità
many-glyph = glifi
many-pyramid = livelli di piramide
many-structure = glifi o livelli superiori di piramide
n-shaman =
    { $count ->
        [one] { $n } sciamano
       *[other] { $n } sciamani
    }
n-warrior =
    { $count ->
        [one] { $n } guerriero
       *[other] { $n } guerrieri
    }
n-unit =
    { $count ->
        [one] { $n } unità
       *[other] { $n } unità
    }
n-glyph =
    { $count ->
        [one] { $n } glifo
       *[other] { $n } glifi
    }
n-pyramid =
    { $count ->
        [one] { $n } livello di piramide
       *[other] { $n } livelli di piramide
    }
n-structure =
    { $count ->
        [one] { $n } glifo o livello superiore di piramide
       *[other] { $n } glifi o livelli superiori di piramide
    }

## Abilità della tribù

ability-awaken_era_any = ogni Fase della Tribù: risvegliare 1, 2 o 3 unità secondo l’Era, in qualsiasi regione
ability-build_glyphs_era_any = ogni Fase della Tribù: costruire 1, 2 o 3 glifi secondo l’Era, in qualsiasi regione
ability-hero_plus_era = il tuo Eroe ha tanta forza in più quanto il numero dell’Era
ability-appease_two_tokens = quando plachi, usa due segnalini
ability-god_strength_level = il tuo dio dà forza pari al tuo livello dove è presente
ability-repeat_calendar_codex = fai due volte ciò che dicono i tuoi spazi di calendario e codice
ability-end_vp_2x_level = alla fine 2 PV per livello di devozione
ability-calendar_codex_plus3 = 3 PV in più per ogni unità su calendario o codice
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
eff-MOVE = muovere { $what }{ $where }
eff-SWAP_ALTARS = scambiare questo altare con quello di un’altra regione
eff-APPEASE = puoi placare
eff-GAIN_VP = { $n } PV
eff-GAIN_VP-many = PV: { $n }
eff-GAIN_DEVOTION = { $n } di devozione
eff-GAIN_DEVOTION-many = devozione: { $n }
eff-STRENGTH = forza +{ $n }
eff-STRENGTH-many = forza: { $n }
eff-CLAIM_MAJORITY = hai più { $what } di tutti qui
eff-CANCEL_MAJORITY = calendario o codice non si assegna qui
eff-CHOOSE_ONE = { $what }
eff-or = { $head }; o { $last }
eff-EACH_OPPONENT = ogni avversario deve { $what }
eff-EACH_PLAYER = ogni giocatore deve { $what }
eff-up-to = fino a { $what }
eff-is = { $what } (= { $rule })
eff-count = { $what } ({ $n })
eff-own = { $what } (della tua tribù)
eff-their-own = { $what } (della propria tribù)
eff-SUMMON-does = evocare ({ $what })
eff-GAIN_VP-each = { $n } PV per ciascuno{ $more }
eff-each-more = { " " }e { $n } in più
eff-GAIN_DEVOTION-each = { $n } di devozione per ciascuno{ $more }
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
in-actorPresence = { " " }dove è presente il dio
from-presence = { " " }da dove è il tuo dio
move-within = { " " }tra regioni del tuo dio
from-conflict = { " " }da qui
from-any = { " " }da qualsiasi regione
from-other = { " " }da altre regioni
from-same = { " " }da lì
from-actorPresence = { " " }da dove è il dio
to-presence = { " " }in regioni dove è il tuo dio
to-conflict = { " " }qui
to-any = { " " }in qualsiasi regione
to-other = { " " }in altre regioni
to-same = { " " }lì
to-actorPresence = { " " }in regioni dove è il dio
amount-era = numero dell’Era
amount-level = tuo livello di devozione
amount-own = tuoi { $things } qui
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
col-devotion = devozione
col-reserve = riserva
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
part-of-glyphs = glifi
part-of-god = dio
part-of-bonus = bonus
part-of-sacrificed = sacr.
part-of-total = somma
claimed = { $who } rivendica la maggioranza di { $things }
cancelled = non si assegna: { $track }
won = vince { $who }
cards-up = Carte
angry = Dio adirato
abilities = Abilità
powers = Quando sono evocati

## Che cosa ha chi legge

have-reserve = riserva
have-xibalba = Xibalba
have-vp = { $n } PV
have-pick = coperta: { $card }
have-hand = mano { $cards }

## Scelte

group-deploy = { $region } ({ $shaman_sign } sciamani, { $warrior_sign } guerrieri):
nobody = nessuno
reserve = riserva
summon-move = muovi il dio, poi: { $does }
summon-ability = { $does }, poi muovi il dio
action-label = { $n }: { $does }
group-pass = Passa: copri un’azione
pass-label = { $n }: { $gain }
gain-devotion = +1 di devozione
gain-shaman = torna uno sciamano
gain-warrior = torna un guerriero
appease-label =
    { $n ->
        [one] dai { $n } unità: { $tokens }
       *[other] dai { $n } unità: { $tokens }
    }
recover-shaman = sciamano (di { $n })
recover-warrior = guerriero (di { $n })
group-move = A { $region }
build-label = { $region } ({ $n } PV)
stop-third = nessuna terza azione
stop-appease = non placare
stop-effect = basta
asked-uninhabited = quale regione è inospitale
asked-altar = quale altare sta dove
asked-starting_seat = chi ha più PV all’inizio
asked-god = chi riceve quale dio
asked-token = quale segnalino scopre il dio adirato
asked-conflict = quale regione si contende ora
asked-draw = quale carta si pesca
asked-choose_god = il tuo dio
asked-ability = scegli la tua abilità di tribù dell’Era { $era }
asked-hero = scegli una regione per il tuo Eroe: dà forza, ma agisci per ultimo
asked-neutral_hero = scegli una regione per l’Eroe neutrale: lì agisci per ultimo e decidi le parità
asked-deploy = quanti della tua riserva vanno nella regione sotto, al massimo { $n }
asked-summon = il tuo dio si muove e agisce: in quale ordine
asked-confluence = scegli una confluenza per il tuo dio: sarà presente nelle regioni intorno
asked-pick = scegli una carta per { $region } (azione 3 di tutte: { $does })
asked-action = azione { $n } di 2 a { $region }
asked-third = cedere un glifo a { $region } per una terza azione
asked-choose_one = una di queste
asked-cancel = quale maggioranza non si assegna a { $region }
asked-appease =
    { $n ->
        [one] placare il dio adirato con { $n } unità
       *[other] placare il dio adirato con { $n } unità
    }
asked-pay = un’unità per il dio adirato
asked-use_token = un segnalino del dio adirato
asked-tie_strength = chi vince la parità a { $region }
asked-tie_calendar = chi ha più sciamani a { $region }
asked-tie_codex = chi ha più guerrieri a { $region }
asked-tie_consecrated = chi vince la parità a { $region }
asked-calendar = uno spazio del calendario per il tuo sciamano
asked-codex = uno spazio del codice per il tuo guerriero
asked-sacrifice = quanti sacrificare: ciascuno 1 di forza e 1 di devozione; { $n } PV al più forte
asked-over = niente, la partita è finita
target-DEPLOY = schierare un’unità della tua riserva
target-AWAKEN = risvegliare un’unità di Xibalba
target-RECOVER = recuperare un’unità da Xibalba
target-ANNIHILATE = annientare un’unità (a Xibalba)
target-EXILE = esiliare un’unità (nella sua riserva)
target-BUILD = costruire
target-RAZE = abbattere un glifo o un livello superiore
target-TRANSFORM = trasformare in tuo
target-MOVE = muovere un’unità
target-SWAP_ALTARS = scambiare l’altare con quello di
target-from = { $source }: { $what }
more = { $what }, ancora { $n }
more-up-to = { $what }, ancora fino a { $n }

## Tutte le carte, altari, spazi e segnalini

tiles-note = Senza luogo: dove è presente il tuo dio. «Qui»: nel Conflitto. Livello: il tuo livello di devozione.
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
sign-letters = A B C D: i giocatori, il tuo in risalto
sign-units = 2{ $s }1{ $w }: due sciamani e un guerriero
sign-hero = l’Eroe di quel giocatore
sign-neutral = un Eroe neutrale messo da quel giocatore
sign-present = il dio di quel giocatore è presente
sign-glyph = #2: due glifi di quel giocatore
sign-pyramid = ^AB: una piramide con pezzi di A e poi di B; ^2A comincia dal livello 2
sign-now = il Conflitto di questo momento
sign-fought = già contesa in questa Era
sign-consecrated = consacrata: sacrifici invece di carte
sign-uninhabited = inospitale: nulla vi entra
sign-turn = chi sceglie ora
sign-card = Ferv 1x3: la carta Fervore con la seconda azione coperta; ? è una carta coperta
sign-devotion = 13/L3: devozione che vale 13 PV alla fine, livello 3
sign-pieces = ^3321: pezzi di piramide rimasti dei livelli da 1 a 4
sign-track = K1A: un’unità di A sta sullo spazio K1
sign-best = in risalto: la forza maggiore in questo momento

## Punti

points-from = Punti da
points-total = Totale
points-set_up = inizio
points-card = carte e dèi
points-token = dio adirato
points-pyramid = piramidi costruite
points-pyramid_share = costruzioni altrui
points-altar = altari
points-consecrated = regioni consacrate
points-space = spazi di calendario e codice
points-tracks = unità su calendario e codice
points-pyramids = regioni con piramidi
points-overflow = devozione oltre il tracciato
points-ability = abilità di tribù
points-devotion = devozione alla fine
points-other = altro

## Novità: frasi, e poi ciò che segue un nome

news-line = { $name }: { $did }.
news-era = Comincia l’Era { $era }.
news-token_turned = Il dio adirato scopre { $token }.
news-conflict = Conflitto a { $region }.
news-consecrated = { $region } è consacrata.
news-strengths = Forza a { $region }: { $what }.
news-no_winner = Nessuno vince { $region }.
news-conflict_won = { $name } vince { $region }.
news-tie_decided = La parità è decisa a favore di { $name }.
news-drew = Hai pescato { $what }.
news-uninhabited = { $region } è inospitale.
news-era_ended = Finisce l’Era { $era }.
news-revealed = Carte: { $what }.
news-tracks_scored = PV per unità su calendario e codice: { $what }.
news-pyramids_scored = PV per regioni con piramidi: { $what }.
news-devotion_scored = PV per devozione: { $what }.
did-hero = Eroe a { $region }
did-neutral_hero = Eroe neutrale a { $region }
did-deployed = schiera { $what }
did-god_placed = { $god } a { $confluence }
did-god_moved = { $god } a { $confluence }
did-god_dealt = riceve { $god }
did-god_chosen = sceglie { $god }
did-ability_chosen = abilità «{ $what }»
did-action_taken = { $card } { $action }
did-passed = passa, copre { $action } ({ $what })
did-glyph_spent = cede un glifo
did-unit_deployed = schiera { $what }
did-awakened = risveglia { $what }
did-recovered = recupera { $what }
did-annihilated = annienta { $what }
did-exiled = esilia { $what }
did-moved = muove { $what }
did-glyph_built = glifo { $what }
did-glyph_razed = abbatte un glifo { $what }
did-glyph_transformed = prende un glifo { $what }
did-pyramid_built = piramide { $what }
did-pyramid_razed = abbatte un livello di piramide { $what }
did-pyramid_transformed = prende un livello di piramide { $what }
did-pyramid_share = parte di una piramide
did-altars_swapped = scambia gli altari di { $region } e { $other }
did-cancelled = annulla una maggioranza
did-claimed = rivendica una maggioranza
did-paid = dà al dio adirato { $what }
did-token_used = usa { $token }
did-space_taken = prende { $space }
did-altar_won = altare di { $region }
did-consecrated_won = vince { $region }
did-sacrificed = sacrifica { $what }
got-devotion = { $n } di devozione
got-strength = forza +{ $n }
got-vp = { $n } PV

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
ask-move = muovere muovi spostare
ask-stop = basta fine
ask-shaman = sciamano sciamani
ask-warrior = guerriero guerrieri
ask-glyph = glifo glifi
ask-pyramid = piramide piramidi
ask-devotion = devozione
about-region = { $region }: { $altar }.
about-uninhabited = { $region } è inospitale: nulla vi entra.
about-consecrated = Regione consacrata: niente carte, ognuno può sacrificare unità della riserva; { $n } PV al più forte.
about-fought = È già stata contesa in questa Era.
about-hero = { $who } ha lì l’Eroe: agisce per ultimo e decide le parità.
about-there = Lì: { $what }.
about-height = Piramide: { $what }; il prossimo pezzo dà { $n } PV.
about-touches = { $confluence } tocca { $regions }.
about-god-there = Lì sta il dio di { $who }.
about-closed = { $confluence } è chiusa: tutte le sue regioni sono inospitali.
about-not-up = Non è scoperto.
about-card-action = { $card } { $n } ({ $god }): { $does }
about-god = { $god } ({ $who }), quando è evocato: { $does }
about-effect = { $name }: { $does }
fact-hero = Il tuo Eroe ha lì forza { $n }; nel suo Conflitto agisci per ultimo e decidi le parità. Ora non schieri nessuno lì.
fact-space = Alla fine dell’Era l’unità dà { $n } PV e torna nella tua riserva.
about-taken = { $who } ha lì un’unità.
about-appease =
    { $n ->
        [one] Per placare dai { $n } tua unità, dalla riserva o da dove è presente il tuo dio; va a Xibalba dopo il Conflitto. Segnalini: { $tokens }.
       *[other] Per placare dai { $n } tue unità, dalla riserva o da dove è presente il tuo dio; vanno a Xibalba dopo il Conflitto. Segnalini: { $tokens }.
    }
about-pass = Passare copre un’azione e dà 1 di devozione o un’unità da Xibalba; resti nel Conflitto.
about-ability = Era { $era }: { $does }.
about-devotion = Devozione: ogni passo vale più PV alla fine; i livelli da 1 a 3 rafforzano le azioni; oltre l’ultimo spazio 1 PV subito.
about-shaman = Sciamani: 1 di forza ciascuno. Chi ne ha di più in un Conflitto ne manda uno al calendario: il suo spazio, e { $n } PV alla fine dell’Era.
about-warrior = Guerrieri: 1 di forza ciascuno. Chi ne ha di più in un Conflitto ne manda uno al codice: il suo spazio, e { $n } PV alla fine dell’Era.
about-glyph = Glifi: 1 di forza ciascuno. Uno tuo nel Conflitto si può cedere per una terza azione.
about-pyramid = Piramidi: un nuovo pezzo dà tanti PV quanti pezzi vi sono, gli altri che vi partecipano ricevono 1 PV; ogni regione con un pezzo vale il numero dell’Era alla sua fine.

## Che cosa dice del gioco la riga di comando

hint-about = Dèi e tribù lottano per le regioni dei Maya in tre Ere: schiera Eroi e unità, evoca dèi, gioca carte.
designed = La maggior parte di carte, altari, spazi e segnalini, la mappa e le regole per due sono ideate per Sacbe: quelle del gioco stampato non sono pubbliche.
hint-letter = La tua lettera segna tutto ciò che è tuo.
hint-ask = che cos’è e perché non puoi: qualsiasi carta, regione, spazio, segnalino o verbo
hint-examples = { $region },  ? fervore 2,  ? { $space },  ? placare,  ? passare
