# Mezo in italiano.


## Names

god-kukulkan = Kukulkan
god-ixchel = Ixchel
god-ah_puch = Ah Puch
god-cabrakan = Cabrakan
region-uxmal = Uxmal
region-chichen_itza = Chichén Itzá
region-coba = Cobá
region-hochob = Hochob
region-becan = Becán
region-palenque = Palenque
card-legacy = Eredità
card-vengeance = Vendetta
card-fervor = Fervore
card-mandate = Mandato
card-mission = Missione
track-calendar = Calendario
track-codex = Codice
era = Era { $era }
one-shaman = uno Sciamano
one-warrior = un Guerriero
things-shaman =
    { $n ->
        [one] { $n } Sciamano
       *[other] { $n } Sciamani
    }
things-warrior =
    { $n ->
        [one] { $n } Guerriero
       *[other] { $n } Guerrieri
    }
things-unit =
    { $n ->
        [one] { $n } unità
       *[other] { $n } unità
    }
things-glyph =
    { $n ->
        [one] { $n } Glifo
       *[other] { $n } Glifi
    }
things-piece =
    { $n ->
        [one] { $n } pezzo di Piramide
       *[other] { $n } pezzi di Piramide
    }
things-level =
    { $n ->
        [one] { $n } pezzo in cima a una Piramide
       *[other] { $n } pezzi in cima alle Piramidi
    }
things-structure =
    { $n ->
        [one] { $n } Glifo o pezzo in cima a una Piramide
       *[other] { $n } Glifi o pezzi in cima alle Piramidi
    }
plural-shaman = Sciamani
plural-warrior = Guerrieri
plural-unit = unità
plural-glyph = Glifi
plural-piece = pezzi di Piramide
plural-level = pezzi in cima alle Piramidi
plural-structure = Glifi o pezzi in cima alle Piramidi
ability-awaken_era_any = Morti che tornano
ability-build_glyphs_era_any = Scribi
ability-hero_plus_era = Eroe crescente
ability-appease_two_tokens = Doppia offerta
ability-god_strength_level = Dio combattente
ability-repeat_calendar_codex = Eco
ability-end_vp_2x_level = Devoti
ability-calendar_codex_plus3 = Custodi dei giorni
ability-win_conflict_plus5 = Conquistatori
ability-text-awaken_era_any = All’inizio della tua Fase della Tribù, risveglia tante unità quanto il numero dell’Era, in qualsiasi regione
ability-text-build_glyphs_era_any = All’inizio della tua Fase della Tribù, costruisci tanti Glifi quanto il numero dell’Era, in qualsiasi regione
ability-text-hero_plus_era = Il tuo Eroe ha una forza aggiuntiva pari al numero dell’Era
ability-text-appease_two_tokens = Quando plachi il dio adirato, usa due segnalini diversi
ability-text-god_strength_level = Il tuo dio ti dà una forza pari al tuo livello di Devozione nei Conflitti in cui è presente
ability-text-repeat_calendar_codex = Ciò che ottieni da uno spazio del Calendario o del Codice avviene due volte
ability-text-end_vp_2x_level = Alla fine della partita, guadagna PV pari al doppio del tuo livello di Devozione
ability-text-calendar_codex_plus3 = Alla fine dell’Era, guadagna { $three } PV in più per ogni tua unità su Calendario e Codice
ability-text-win_conflict_plus5 = Guadagna { $five } PV in più ogni volta che vinci un Conflitto
strength = { $name } { $n }
strength-parts = { $name } { $n } ({ $parts })
strength-hero = Eroe { $n }
strength-units = unità { $n }
strength-glyphs = Glifi { $n }
strength-god = dio { $n }
strength-bonus = bonus { $n }
strength-sacrificed = sacrifici { $n }

## Effects, made from the steps of the data

up-to = fino a { $what }
many = { $things } (quantità: { $amount })
many-up-to = { $things } (al massimo: { $amount })
owner-self = { $what } della tua tribù
owner-self-each = { $what } della propria tribù
owner-any = { $what } di qualsiasi giocatore
in-presence = dove è presente il tuo dio
in-presence-each = dove è presente il suo dio
in-conflict = nella regione di questo Conflitto
in-any = in qualsiasi regione
in-other = in regioni diverse da quella di questo Conflitto
in-same = nella stessa regione
in-same-step = nella regione del passo { $n }
from-presence = da dove è presente il tuo dio
from-presence-each = da dove è presente il suo dio
from-conflict = dalla regione di questo Conflitto
from-any = da qualsiasi regione
from-other = da altre regioni
from-same = dalla stessa regione
from-same-step = dalla regione del passo { $n }
to-presence = in un’altra regione dove è presente il tuo dio
to-presence-each = in un’altra regione dove è presente il suo dio
to-conflict = nella regione di questo Conflitto
to-any = in qualsiasi altra regione
to-other = in altre regioni
to-same = nella stessa regione
to-same-step = nella regione del passo { $n }
amount-era = il numero dell’Era
amount-level = il tuo livello di Devozione
amount-level-each = il suo livello di Devozione
amount-own-shaman = i tuoi Sciamani in questo Conflitto
amount-own-shaman-each = i suoi Sciamani in questo Conflitto
amount-own-warrior = i tuoi Guerrieri in questo Conflitto
amount-own-warrior-each = i suoi Guerrieri in questo Conflitto
amount-own-unit = le tue unità in questo Conflitto
amount-own-unit-each = le sue unità in questo Conflitto
amount-xibalba = 1 ogni { $n } unità avversarie a Xibalba, arrotondando per eccesso
amount-xibalba-each = 1 ogni { $n } unità degli altri a Xibalba, arrotondando per eccesso
amount-cap = { $amount } (massimo { $n })
count-deploy = la quantità schierata così
count-awaken = la quantità risvegliata così
count-recover = la quantità recuperata così
count-annihilate = la quantità annientata così
count-exile = la quantità esiliata così
count-build = la quantità costruita così
count-raze = la quantità abbattuta così
count-transform = la quantità trasformata così
count-move = la quantità mossa così
count-step = la quantità del passo { $n }
do-summon = Evoca il tuo dio
do-deploy = Schiera { $what } { $where }
do-awaken = Risveglia { $what } { $where }
do-recover = Recupera { $what }
do-annihilate = Annienta { $what } { $where }
do-exile = Esilia { $what } { $where }
do-build = Costruisci { $what } { $where }
do-raze = Abbatti { $what } { $where }
do-transform = Trasforma { $what } { $where }
do-move = Muovi { $what } { $from } { $to }
do-swap_altars = Scambia l’Altare di questo Conflitto con quello di un’altra regione abitata che non sia consacrata
do-appease = Puoi placare il dio adirato
do-gain_vp = Guadagna { $n } PV
do-gain_vp-many = Guadagna PV: { $amount }
do-gain_devotion = Guadagna { $n } di Devozione
do-gain_devotion-many = Guadagna Devozione: { $amount }
do-strength = Guadagna { $n } di forza in questo Conflitto
do-strength-many = Guadagna forza in questo Conflitto: { $amount }
do-claim_majority-shaman = Conti come chi ha più Sciamani in questo Conflitto, finché ne hai uno lì
do-claim_majority-warrior = Conti come chi ha più Guerrieri in questo Conflitto, finché ne hai uno lì
do-cancel_majority = Scegli Calendario o Codice: questo Conflitto non lo assegna
do-choose_one = Scegli un’opzione: { $options }
do-each_opponent = Ogni avversario a turno, a partire dalla tua sinistra: { $steps }
do-each_player = Ogni giocatore a turno, a partire dalla tua sinistra e finendo con te: { $steps }
either = { $head }; oppure { $next }
then = { $head }, poi { $next }
limit-each = { $text }, al massimo { $n } per giocatore
limit-route = { $text }, tutte dalla stessa regione alla stessa destinazione
if-own = Se hai almeno { $what } { $where }, { $text }
if-own-each = Se ha almeno { $what } { $where }, { $text }
if-count = Se { $count } è almeno { $min }, { $text }

## Names of effects

effect-A1 = Altare del Sole
effect-A2 = Altare del Sangue
effect-A3 = Altare della Pietra
effect-A4 = Altare dell’Osso
effect-A5 = Altare della Giada
effect-K1 = Ritorno
effect-K2 = Rapimento
effect-K3 = Discesa
effect-K4 = Iscrizione
effect-K5 = Eclissi
effect-X1 = Rinascita
effect-X2 = Leva
effect-X3 = Esecuzione
effect-X4 = Monumento
effect-X5 = Saccheggio
effect-I-1 = Tributo
effect-I-2 = Furia
effect-I-3 = Grazia
effect-II-1 = Bando
effect-II-2 = Estasi
effect-II-3 = Presagio
effect-III-1 = Cataclisma
effect-III-2 = Fame
effect-III-3 = Apoteosi
effect-kukulkan-summon = Schiera piumata
effect-kukulkan-ceremonial = Offerta di guerra
effect-kukulkan-legacy-1 = Evocazione
effect-kukulkan-legacy-2 = Tempio del serpente
effect-kukulkan-vengeance-1 = Evocazione
effect-kukulkan-vengeance-2 = Furia del serpente
effect-kukulkan-fervor-1 = Pioggia di lance
effect-kukulkan-fervor-2 = Divorare i saggi
effect-kukulkan-mandate-1 = Campioni di guerra
effect-kukulkan-mandate-2 = Marcia alata
effect-kukulkan-mission-1 = Bottino di guerra
effect-kukulkan-mission-2 = Cambiare pelle
effect-ixchel-summon = Cerchio della luna
effect-ixchel-ceremonial = Offerta lunare
effect-ixchel-legacy-1 = Evocazione
effect-ixchel-legacy-2 = Segni intrecciati
effect-ixchel-vengeance-1 = Evocazione
effect-ixchel-vengeance-2 = Inondazione
effect-ixchel-fervor-1 = Marea guaritrice
effect-ixchel-fervor-2 = Annegare i superbi
effect-ixchel-mandate-1 = Luna calante
effect-ixchel-mandate-2 = Luna piena
effect-ixchel-mission-1 = Rito di passaggio
effect-ixchel-mission-2 = Levatrice
effect-ah_puch-summon = Sonagli d’osso
effect-ah_puch-ceremonial = Offerta funebre
effect-ah_puch-legacy-1 = Evocazione
effect-ah_puch-legacy-2 = Ossario
effect-ah_puch-vengeance-1 = Evocazione
effect-ah_puch-vengeance-2 = Putrefazione
effect-ah_puch-fervor-1 = Mietitura
effect-ah_puch-fervor-2 = Terrore
effect-ah_puch-mandate-1 = Tutti muoiono
effect-ah_puch-mandate-2 = Silenzio
effect-ah_puch-mission-1 = Aprire la nona porta
effect-ah_puch-mission-2 = Contare i morti
effect-cabrakan-summon = Scossa
effect-cabrakan-ceremonial = Offerta di terra
effect-cabrakan-legacy-1 = Evocazione
effect-cabrakan-legacy-2 = Plasmare la montagna
effect-cabrakan-vengeance-1 = Evocazione
effect-cabrakan-vengeance-2 = Frana
effect-cabrakan-fervor-1 = Fuga di massa
effect-cabrakan-fervor-2 = Crollo
effect-cabrakan-mandate-1 = Altari spostati
effect-cabrakan-mandate-2 = Fuga dalla montagna
effect-cabrakan-mission-1 = Seppellire i caduti
effect-cabrakan-mission-2 = Dissotterrare

## Actions

act-choose_god = Prendi { $god }
act-ability = { $ability }: { $text }
act-hero = Metti il tuo Eroe a { $region }
act-neutral_hero = Metti un Eroe neutrale a { $region }
act-deploy = Schiera { $units } a { $region }
act-deploy-nothing = Non schierare unità a { $region }
act-summon-move = Muovi prima il tuo dio, poi usa la sua abilità
act-summon-ability = Usa prima l’abilità del tuo dio, poi muovilo
act-confluence = Metti il tuo dio su { $confluence } ({ $regions })
act-confluence-none = Metti il tuo dio su { $confluence }
act-pick = Gioca { $card } coperta
act-action = Azione { $action }, { $effect }: { $text }
act-action-none = Usa l’azione { $action } della tua carta
act-pass-devotion = Passa e copri l’azione { $action } ({ $effect }): guadagna 1 di Devozione
act-pass-unit = Passa e copri l’azione { $action } ({ $effect }): recupera { $unit }
act-pass-none = Passa e copri l’azione { $action } della tua carta ({ $gain })
act-choose_one = Opzione { $option }: { $text }
act-choose_one-none = Opzione { $option }
act-cancel = Questo Conflitto non assegna: { $track }
act-appease =
    { $price ->
        [one] Placa il dio adirato con { $price } unità
       *[other] Placa il dio adirato con { $price } unità
    }
act-pay = Paga { $unit } da { $from }
act-pay-reserve = Paga { $unit } dalla tua riserva
act-use_token = Usa il segnalino { $id }, { $token }: { $text }
act-tie = Decidi a favore di { $name }
act-space = Occupa lo spazio { $id }, { $space }: { $text }
act-sacrifice = Sacrifica { $units_n }
act-sacrifice-nothing = Non sacrificare { $units }
act-deploy_unit = Schiera { $unit } a { $region }
act-awaken = Risveglia { $unit } a { $region }
act-recover = Recupera { $unit }
act-annihilate = Annienta { $unit } di { $owner } a { $region }
act-exile = Esilia { $unit } di { $owner } da { $region }
act-build-glyph = Costruisci un Glifo a { $region }
act-build-pyramid = Costruisci un pezzo di Piramide a { $region }
act-raze-glyph = Abbatti un Glifo di { $owner } a { $region }
act-raze-pyramid = Abbatti il pezzo di { $owner } in cima alla Piramide di { $region }
act-raze-pyramid-none = Abbatti il pezzo in cima alla Piramide di { $region }
act-transform-glyph = Trasforma un Glifo di { $owner } a { $region }
act-transform-pyramid = Trasforma il pezzo di { $owner } in cima alla Piramide di { $region }
act-transform-pyramid-none = Trasforma il pezzo in cima alla Piramide di { $region }
act-swap_altars = Scambia l’Altare del Conflitto con quello di { $region }
act-move = Muovi { $unit } di { $owner } da { $from } a { $to }
act-stop = Fermati qui
act-stop-third = Non fare la terza azione
act-stop-appease = Non placare il dio adirato
act-uninhabited = { $region } è inospitale
act-altar = { $region } riceve { $altar }
act-starting_seat = { $name } comincia con più PV
act-god = { $name } riceve { $god }
act-token = Il segnalino dell’Era { $era } è { $token }
act-conflict = Il prossimo Conflitto è a { $region }
act-draw = { $name } pesca { $card }

## What is asked

asked-choose_god = quale dio prendi
asked-ability = quale abilità della tribù scegli
asked-hero = dove va il tuo Eroe
asked-neutral_hero = dove va l’Eroe neutrale
asked-deploy = quante unità schieri nella prossima regione
asked-summon = se il tuo dio si muove prima o usa prima l’abilità
asked-confluence = su quale confluenza va il tuo dio
asked-pick = quale carta giochi coperta
asked-action = quale azione usi, o se passi
asked-third = se usi la terza azione
asked-choose_one = quale opzione scegli
asked-cancel = quale tra Calendario e Codice non viene assegnato
asked-appease = se plachi il dio adirato
asked-pay = quale unità paghi al dio adirato
asked-use_token = quale segnalino del dio adirato usi
asked-tie_strength = chi vince il Conflitto in parità
asked-tie_calendar = chi vince la parità per il Calendario
asked-tie_codex = chi vince la parità per il Codice
asked-tie_consecrated = chi vince la regione consacrata in parità
asked-calendar = quale spazio del Calendario occupi
asked-codex = quale spazio del Codice occupi
asked-sacrifice = quante unità sacrifichi
asked-deploy_unit = quale unità schieri e dove
asked-awaken = quale unità risvegli e dove
asked-recover = quale unità recuperi
asked-annihilate = quale unità annienti
asked-exile = quale unità esili
asked-build = dove costruisci
asked-raze = che cosa abbatti
asked-transform = che cosa trasformi
asked-move = quale unità muovi e dove
asked-swap_altars = con quale regione scambi l’Altare

## Refusals

refusal-already_picked = Hai già messo una carta coperta; aspetta gli altri.
refusal-wrong_phase = Prima bisogna decidere altro: { $asked }.
refusal-nothing_to_stop = Questo non si può saltare: scegli una delle risposte.
refusal-cannot_stop =
    { $left ->
        [one] Questo effetto non dice «fino a»: fallo quanto puoi, ancora { $left } volta al massimo.
       *[other] Questo effetto non dice «fino a»: fallo quanto puoi, ancora { $left } volte al massimo.
    }
refusal-no_cards_here = { $region } è consacrata: lì non ci sono carte né azioni, solo sacrifici.
refusal-no_glyph_here = Non hai nessun Glifo a { $region }, quindi per te non c’è terza azione.
refusal-cannot_pay =
    { $n ->
        [one] Placare costa { $n } unità dalla tua riserva o da dove è presente il tuo dio, e lì non ne hai.
       *[other] Placare costa { $n } unità dalla tua riserva o da dove è presente il tuo dio, e lì ne hai di meno.
    }
refusal-god_taken = { $god } appartiene già a { $name }.
refusal-other_era = { $ability } è un’abilità dell’Era { $era }; questa è l’Era { $now }.
refusal-uninhabited = { $region } è inospitale in questa partita: lì non entra mai nulla.
refusal-hero_there = A { $region } c’è già l’Eroe di { $name }.
refusal-neutral_hero_there = A { $region } c’è già un Eroe neutrale.
refusal-own_hero_there = Il tuo Eroe è a { $region }: nella Fase della Tribù lì non schieri unità.
refusal-other_region = Si procede una regione alla volta: ora tocca a { $now }, non a { $region }.
refusal-too_few = Servono { $units_n }, e nella tua riserva ce ne sono solo { $have }.
refusal-same_confluence = Il tuo dio è già su { $confluence } ({ $regions }); deve andare su un’altra confluenza.
refusal-confluence_taken = { $god } di { $name } è su { $confluence } ({ $regions }): al massimo un dio su ciascuna.
refusal-confluence_closed = { $confluence } è chiusa: non tocca nessuna regione abitata.
refusal-not_drawn = In questa Era non hai ancora pescato { $card }.
refusal-card_played = { $card } è già stata giocata in questa Era; torna con la prossima.
refusal-covered = L’azione { $action } della tua carta è già coperta.
refusal-none_in_xibalba = Non hai { $units } a Xibalba.
refusal-none_in_reserve = Non hai { $units } nella tua riserva.
refusal-no_such_option = Ci sono solo { $n } opzioni.
refusal-no_target = L’opzione { $option } ora non potrebbe fare nulla.
refusal-god_absent = { $god } non è presente a { $region }.
refusal-none_there = Non ci sono { $units } di { $name } a { $region }.
refusal-token_used = Con questo pagamento hai già usato { $token }; il secondo segnalino deve essere un altro.
refusal-token_not_up = { $token } ora non è scoperto.
refusal-not_tied = { $name } non è tra i giocatori in parità.
refusal-no_such_seat = Partecipano solo { $n } giocatori.
refusal-other_track = { $space } non è uno spazio di ciò che hai vinto; scegline uno qui: { $track }.
refusal-space_taken = { $space } è occupato da un’unità di { $name }.
refusal-other_kind = Ora devi scegliere { $now }, non { $units }.
refusal-only_conflict = Questo effetto agisce solo nella regione di questo Conflitto: { $region }.
refusal-not_conflict = Questo effetto non agisce a { $region }, dove è il Conflitto.
refusal-only_same = Questo effetto agisce solo nella stessa regione del passo precedente: { $region }.
refusal-wrong_kind = Questo effetto si applica solo a { $things }.
refusal-only_own = Questo effetto raggiunge solo ciò che è tuo.
refusal-enough_of_player =
    { $n ->
        [one] Al massimo { $n } unità per giocatore, e { $name } l’ha già persa.
       *[other] Al massimo { $n } unità per giocatore, e { $name } le ha già perse.
    }
refusal-same_region = { $region } non può essere insieme partenza e destinazione; scegli due regioni diverse.
refusal-route_fixed = La prima unità ha fissato la via: tutte vanno da { $from } a { $to }.
refusal-already_moved = Questi { $units } di { $region } si sono già mossi con questo effetto.
refusal-no_glyph_left = Non hai più Glifi nella riserva.
refusal-pyramid_full = La Piramide di { $region } è completa.
refusal-no_piece_left = Non hai più pezzi di Piramide.
refusal-no_fitting_piece = La Piramide di { $region } richiede un pezzo di livello { $level }, e non ne hai più.
refusal-own_glyph = I tuoi Glifi non si possono trasformare.
refusal-no_glyph_there = { $name } non ha nessun Glifo a { $region }.
refusal-no_pyramid_there = Non c’è nessuna Piramide a { $region }.
refusal-swap_consecrated = { $region } è consacrata: il suo Altare resta.

## Log

log-line = { $what }.
log-line-points = { $what } (+{ $points }).
log-line-further = { $what } (+{ $points }: { $n }, saltando gli spazi occupati).
log-starting_seat = { $name } comincia con più PV
log-start_vp =
    { $n ->
        [0] { $name } comincia senza PV
       *[other] { $name } comincia
    }
log-uninhabited = { $region } è inospitale in questa partita
log-altar_laid = { $region } riceve { $altar }
log-god_dealt = { $name } riceve { $god }
log-god_chosen = { $name } prende { $god }
log-era = Comincia l’Era { $era }
log-token_turned = Il segnalino del dio adirato dell’Era { $era } è { $token }
log-ability_chosen = { $name } sceglie l’abilità { $ability }: «{ $text }»
log-start_ability = { $name } usa { $ability }
log-hero = L’Eroe di { $name } va a { $region }
log-neutral_hero = { $name } mette un Eroe neutrale a { $region }
log-consecrated = { $region } resta senza Eroe e diventa la regione consacrata
log-deployed = { $name } schiera { $units } a { $region }
log-god_placed = { $name } mette { $god } su { $confluence }; presente a { $regions }
log-god_moved = { $name } muove { $god } su { $confluence }; presente a { $regions }
log-summon_used = { $name } evoca { $god }: { $effect }
log-option_chosen = { $name } sceglie: «{ $text }»
log-conflict = Conflitto a { $region }
log-conflict-consecrated = Conflitto a { $region }, la regione consacrata
log-drew = { $name } pesca { $card }
log-drew_hidden = { $name } pesca una carta
log-picked = { $name } mette { $card } coperta
log-picked_hidden = { $name } mette una carta coperta
log-revealed = { $name } rivela { $card } ({ $god })
log-glyph_spent = { $name } cede un Glifo di { $region } per la terza azione
log-third_declined = { $name } non usa la terza azione
log-action_taken = { $name } usa l’azione { $action } di { $card }: { $effect }
log-passed-devotion = { $name } passa e copre l’azione { $action } ({ $effect }) per la Devozione
log-passed-unit = { $name } passa, copre l’azione { $action } ({ $effect }) e recupera { $unit }
log-devotion = { $name } guadagna { $n } di Devozione (spazio { $space }, livello { $level })
log-devotion-level = { $name } guadagna { $n } di Devozione e arriva al livello { $level } (spazio { $space })
log-overflow = La Devozione di { $name } è alla fine e vale PV
log-gained = { $name } guadagna PV con { $effect }
log-strengthened = { $name } guadagna { $n } di forza in questo Conflitto con { $effect }
log-claimed = { $name } conta come chi ha più { $units } qui
log-cancelled = { $name } impedisce che questo Conflitto assegni: { $track }
log-appeased =
    { $price ->
        [one] { $name } placa il dio adirato per { $price } unità
       *[other] { $name } placa il dio adirato per { $price } unità
    }
log-paid = { $name } paga { $unit } da { $from }
log-paid-reserve = { $name } paga { $unit } dalla riserva
log-token_used = { $name } usa { $token }: { $text }
log-unit_deployed = { $name } schiera { $unit } a { $region }
log-awakened = { $name } risveglia { $unit } a { $region }
log-recovered = { $name } recupera { $unit } da Xibalba
log-annihilated = { $name } annienta { $unit } di { $owner } a { $region }
log-annihilated-own = { $name } annienta { $unit } della propria tribù a { $region }
log-exiled = { $name } esilia { $unit } di { $owner } da { $region }
log-exiled-own = { $name } esilia { $unit } della propria tribù da { $region }
log-moved = { $name } muove { $unit } di { $owner } da { $from } a { $to }
log-moved-own = { $name } muove { $unit } della propria tribù da { $from } a { $to }
log-glyph_built = { $name } costruisce un Glifo a { $region }
log-glyph_razed = { $name } abbatte un Glifo di { $owner } a { $region }
log-glyph_razed-own = { $name } abbatte un proprio Glifo a { $region }
log-glyph_transformed = { $name } sostituisce un Glifo di { $owner } a { $region }
log-pyramid_built =
    { $pieces ->
        [one] { $name } costruisce il livello { $level } a { $region }, ora { $pieces } pezzo
       *[other] { $name } costruisce il livello { $level } a { $region }, ora { $pieces } pezzi
    }
log-pyramid_transformed = { $name } sostituisce il livello { $level } di { $owner } nella Piramide di { $region }
log-pyramid_transformed-own = { $name } rinnova il proprio livello { $level } nella Piramide di { $region }
log-pyramid_razed = { $name } abbatte il livello { $level } di { $owner } a { $region }
log-pyramid_razed-own = { $name } abbatte il proprio livello { $level } a { $region }
log-pyramid_share = { $name } ha un pezzo nella Piramide di { $region }
log-altars_swapped = { $name } scambia gli Altari di { $region } e { $other }: { $region } ora ha { $altar }
log-strengths = Forza a { $region }: { $strengths }
log-conflict_won = { $name } vince il Conflitto di { $region } con forza { $strength }
log-no_winner = Nessuno ha forza a { $region }: nessun vincitore
log-tied-strength = { $names } sono in parità a { $region }; decide { $name }
log-tied-calendar = { $names } sono in parità per il Calendario; decide { $name }
log-tied-codex = { $names } sono in parità per il Codice; decide { $name }
log-tied-consecrated = { $names } sono in parità a { $region }; decide { $name }, che ha meno PV
log-tie_decided-strength = { $name } decide che { $winner } vince il Conflitto di { $region }
log-tie_decided-calendar = { $name } decide che { $winner } prende il Calendario
log-tie_decided-codex = { $name } decide che { $winner } prende il Codice
log-tie_decided-consecrated = { $name } decide che { $winner } vince { $region }
log-altar_won = { $name } ottiene il bonus di { $altar }: { $text }
log-consecrated_won = { $name } vince la regione consacrata { $region }
log-ability_scored = { $name } ottiene i punti dell’abilità { $ability }
log-majority = { $name } ha più { $units } di tutti: { $track }
log-majority-claimed = { $name } conta come chi ha più { $units }: { $track }
log-majority_none = Nessuno ha { $units } qui; non viene assegnato: { $track }
log-majority_cancelled = In questo Conflitto non viene assegnato: { $track }
log-space_taken = { $name } muove { $unit } su { $space } ({ $track }): { $text }
log-space_repeated = { $name } ripete { $space }: { $text }
log-cleaned_up = L’Eroe e le unità di { $region } tornano nelle riserve
log-to_xibalba = { $name } perde { $units }: vanno a Xibalba
log-sacrificed = { $name } sacrifica { $units }
log-sacrificed-nothing = { $name } non sacrifica nessuno
log-era_ended = Finisce l’Era { $era }
log-tracks_scored =
    { $units ->
        [one] { $name } ha { $units } unità su Calendario e Codice
       *[other] { $name } ha { $units } unità su Calendario e Codice
    }
log-pyramids_scored =
    { $regions_n ->
        [one] { $name } ha pezzi di Piramide in { $regions_n } regione
       *[other] { $name } ha pezzi di Piramide in { $regions_n } regioni
    }
log-devotion_scored = { $name } ottiene i punti della Devozione
log-final = { $name } finisce con { $points } PV
log-winner = Vince { $names }
log-other = Per { $name } cambia qualcosa

## Rules in short

title-abilities = Abilità della tribù
title-altars = Altari
title-calendar = Calendario
title-codex = Codice
title-tokens = Segnalini del dio adirato
on-summon = Quando è evocato
on-card = { $card } { $action }
on-third = Azione 3 di tutte le carte
help-goal-title = Obiettivo
help-goal = Guidi una tribù e un dio per tre Ere. Lotti per le regioni, costruisci Glifi e Piramidi e sali in Devozione. Vince chi alla fine ha più punti vittoria (PV). Due segnapunti non condividono mai uno spazio del tracciato dei PV: chi finirebbe su uno occupato prosegue fino al prossimo libero, quindi non ci sono parità. Dove più giocatori agiscono o segnano «da più a meno PV», l’ordine è fissato quando quel passo comincia.
help-set_up-title = Preparazione
help-set_up = Delle sei regioni una è inospitale, due con tre giocatori: lì non entra mai nulla. Ogni altra riceve un Altare per tutta la partita. Ognuno ha { $shamans } Sciamani e { $warriors } Guerrieri (unità), un Eroe, { $glyphs } Glifi e { $pieces } pezzi di Piramide (dei livelli da 1 a 4: { $levels }); { $below_shamans } Sciamano e { $below_warriors } Guerriero cominciano a Xibalba, il resto nella riserva. Ognuno riceve un dio con cinque carte. I PV iniziali calano in senso orario da un giocatore a caso.
help-era-title = Un’Era
help-era = Si scopre un segnalino del dio adirato. Da più a meno PV ognuno sceglie una delle tre abilità della tribù di questa Era; vale fino alla fine della partita, e più giocatori possono scegliere la stessa. Seguono la Fase della Tribù, la Fase degli Dèi, un Conflitto in ogni regione abitata, in ordine casuale, e la fine dell’Era.
help-tribe-title = Fase della Tribù
help-tribe = Da più a meno PV, un giocatore alla volta completa tutta la fase: prima le abilità dell’inizio della fase; poi metti il tuo Eroe in una regione senza nessun Eroe; infine schiera fino a 3 unità della tua riserva in ogni regione che non ha il tuo Eroe. Le unità già presenti non contano. L’unica regione rimasta senza Eroe è la regione consacrata di questa Era.
help-gods-title = Fase degli Dèi e presenza
help-gods = Da più a meno PV ognuno evoca il proprio dio. Nella prima Era mettilo su una confluenza libera, poi usa la sua abilità. Più tardi, e ogni volta che un effetto dice «evoca», deve andare su un’altra confluenza libera e usare l’abilità, nell’ordine che vuoi. Una confluenza tocca due o tre regioni: in quelle abitate il dio è presente. Un effetto che non nomina un altro luogo agisce solo dove in quel momento è presente il tuo dio. Se non dice altro, può essere diviso tra più regioni, unità per unità.
help-conflict-title = Conflitti e carte
help-conflict = Quando esce una regione, ognuno pesca carte fino ad averne tre in mano, ne mette una coperta in segreto e tiene le altre; quando tutti hanno scelto, si rivelano. Una carta giocata torna solo nell’Era successiva. Ogni carta ha due azioni proprie e una terza, cerimoniale, uguale su tutte le carte di un dio.
help-actions-title = Azioni
help-actions = A partire dalla sinistra di chi ha l’Eroe nella regione, ognuno usa un’azione a turno, due volte. L’azione si copre e si compie subito, per quanto possibile; solo ciò che dice «fino a» si può tralasciare. Invece puoi passare: copri un’azione senza usarla e guadagna 1 di Devozione o recupera un’unità. Dopo i due giri chi ha un Glifo nella regione può, nello stesso ordine, rimetterlo nella riserva e usare anche la terza azione.
help-winner-title = Forza e vincitore
help-winner = La tua forza è { $hero } per il tuo Eroe nella regione, 1 per ogni tua unità e ogni tuo Glifo lì, e ciò che aggiungono effetti e abilità. Chi ha più forza vince l’Altare della regione; senza forza non vince nessuno. Il proprietario dell’Eroe decide le parità. Alla fine Eroe e unità della regione tornano nelle riserve; Glifi e Piramidi restano.
help-tracks-title = Calendario e Codice
help-tracks = Dopo l’Altare, chi ha più Sciamani nella regione ne muove uno su uno spazio libero del Calendario e usa quello spazio; poi lo stesso con i Guerrieri e il Codice. Il proprietario dell’Eroe decide le parità. Senza unità di quel tipo non si assegna nulla. Ogni unità su Calendario e Codice dà { $track } PV alla fine dell’Era e torna nella riserva.
help-consecrated-title = Regione consacrata
help-consecrated = Lì non ci sono carte. Da più a meno PV ognuno sacrifica quanti Sciamani e Guerrieri della propria riserva vuole: ciascuno dà 1 di Devozione e 1 di forza e va a Xibalba. Contano unità, Glifi e sacrifici. Chi ha più forza guadagna { $consecrated } PV; tra chi è in parità decide chi ha meno PV. Non ci sono Altare, Calendario né Codice.
help-angry-title = Dio adirato
help-angry = Ogni azione cerimoniale permette di placare il dio adirato. Il primo che lo fa in un Conflitto paga un’unità, i successivi due, dalla riserva o da dove è presente il loro dio; quelle unità vanno a Xibalba dopo il Conflitto. Poi usi uno dei segnalini scoperti: uno nella prima Era, due nella seconda, tre nella terza.
help-devotion-title = Devozione
help-devotion = La Devozione muove il tuo segnapunti su un tracciato di { $spaces } spazi in tre livelli; molti effetti crescono con il livello. Ciò che supera l’ultimo spazio vale subito 1 PV ciascuno. Alla fine della partita lo spazio dà PV, per livello: { $values }.
help-structures-title = Glifi e Piramidi
help-structures = Ogni regione ha una sola Piramide, comune a tutti. Il primo pezzo è del livello più basso che ti resta; ciascuno dei successivi, esattamente di un livello più alto della cima. Chi costruisce guadagna 1 PV per ogni pezzo che ora c’è; ogni altro giocatore con un pezzo in essa guadagna 1 PV. Un Glifo è 1 di forza nella sua regione e paga la terza azione. Ciò che è abbattuto o sostituito torna al proprietario.
help-xibalba-title = Xibalba
help-xibalba = Unità annientate, sacrifici e pagamenti al dio adirato finiscono a Xibalba. Restano lì finché non vengono recuperate nella riserva o risvegliate direttamente in una regione.
help-words-title = Parole chiave
help-words = Schierare: dalla tua riserva in una regione. Risvegliare: da Xibalba in una regione. Recuperare: da Xibalba nella riserva. Annientare: da una regione a Xibalba. Esiliare: da una regione nella riserva del proprietario. Costruire: un Glifo o un pezzo di Piramide. Abbattere: togliere un Glifo o il pezzo in cima a una Piramide. Trasformare: sostituire un Glifo altrui con uno tuo, o un pezzo in cima con uno tuo dello stesso livello, che segna come costruire; il tuo pezzo in cima si può trasformare per segnare di nuovo. Gli Eroi non si toccano mai, e gli dèi si muovono solo quando sono evocati.
help-end-title = Fine di un’Era e della partita
help-end = Alla fine di un’Era, da più a meno PV, segnano le unità su Calendario e Codice; poi, per ogni regione in cui hai un pezzo di Piramide, guadagni PV pari al numero dell’Era. Tutte le carte si rimescolano. Dopo la terza Era si contano anche la Devozione e le abilità della fine.
help-two-title = Due giocatori
help-two = Ogni giocatore mette anche un Eroe neutrale subito dopo il proprio, in una regione senza nessun Eroe. Non ha forza, e puoi schierare dove si trova. Chi lo ha messo agisce per secondo in quella regione e lì decide le parità, come se l’Eroe fosse suo.
help-designed-title = Che cosa è stato ideato per Sacbe
help-designed = Nota: le carte del gioco stampato, la sua mappa e quasi tutto ciò che è stampato sul tabellone non sono pubblici. Per Sacbe sono stati ideati quasi tutte le azioni delle carte e tre delle quattro abilità di evocazione, quattro dei cinque Altari, tutti gli spazi di Calendario e Codice tranne uno ciascuno, tutti i segnalini del dio adirato, la maggior parte delle confluenze, la divisione dei pezzi di Piramide, i PV iniziali, gli Eroi neutrali per due giocatori e i nomi di tutto ciò. Lo svolgimento, le abilità della tribù e il tracciato della Devozione sono quelli del gioco stampato. Chi ne possiede una copia può mettere le sue carte in un file e giocarci: sacbe play mezo --data FILE.
help-designed-own = Giochi con un file tuo: mappa, carte, Altari, spazi e segnalini vengono da quello, non da Sacbe. Quelli di Sacbe sono per lo più originali, perché quelli del gioco stampato non sono pubblici.
# What a player has, as it is called beside its number.
have-vp = punti vittoria
have-devotion = Devozione
have-reserve-shaman = Sciamani nella tua riserva
have-reserve-warrior = Guerrieri nella tua riserva
have-xibalba-shaman = i tuoi Sciamani a Xibalba
have-xibalba-warrior = i tuoi Guerrieri a Xibalba
have-glyphs_left = Glifi nella tua riserva
