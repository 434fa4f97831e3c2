# Mezo in italiano.


## Names

god-kukulkan = Kukulkan
god-ixchel = Ixchel
god-ah_puch = Ah Puch
god-cabrakan = Cabrakan
region-uxmal = Uxmal
region-chichen_itza = Chichen Itza
region-coba = Coba
region-hochob = Hochob
region-becan = Becan
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
ability-awaken_era_any = Ritorno dei morti
ability-build_glyphs_era_any = Scribi
ability-hero_plus_era = Eroe in ascesa
ability-appease_two_tokens = Doppia offerta
ability-god_strength_level = Dio combattente
ability-repeat_calendar_codex = Eco
ability-end_vp_2x_level = Devoti
ability-calendar_codex_plus3 = Custodi dei giorni
ability-win_conflict_plus5 = Conquistatori
ability-text-awaken_era_any = All’inizio della tua Fase della Tribù, risveglia in qualsiasi regione un numero di unità pari a quello dell’Era
ability-text-build_glyphs_era_any = All’inizio della tua Fase della Tribù, costruisci in qualsiasi regione un numero di Glifi pari a quello dell’Era
ability-text-hero_plus_era = Il tuo Eroe ha una forza aggiuntiva pari al numero dell’Era
ability-text-appease_two_tokens = Quando plachi il Dio adirato, usa due segnalini diversi
ability-text-god_strength_level = Il tuo Dio ti dà una forza pari al tuo livello di Devozione nei Conflitti in cui è presente
ability-text-repeat_calendar_codex = Usa due volte l’effetto di ogni spazio del Calendario o del Codice che occupi
ability-text-end_vp_2x_level = Alla fine della partita, guadagna PV pari al doppio del tuo livello di Devozione
ability-text-calendar_codex_plus3 = Alla fine dell’Era, guadagna { $three } PV in più per ogni tua unità su Calendario e Codice
ability-text-win_conflict_plus5 = Guadagna { $five } PV in più ogni volta che vinci un Conflitto
ability-brief-awaken_era_any = in ogni Fase della Tribù, risvegliare tante unità quanto il numero dell’Era
ability-brief-build_glyphs_era_any = in ogni Fase della Tribù, costruire tanti Glifi quanto il numero dell’Era
ability-brief-hero_plus_era = Eroe con forza in più pari al numero dell’Era
ability-brief-appease_two_tokens = due segnalini insieme quando si placa
ability-brief-god_strength_level = il Dio dà forza pari al livello di Devozione
ability-brief-repeat_calendar_codex = ogni spazio del Calendario e del Codice due volte
ability-brief-end_vp_2x_level = 2 PV per livello di Devozione alla fine
ability-brief-calendar_codex_plus3 = { $three } PV in più per unità su Calendario e Codice
ability-brief-win_conflict_plus5 = { $five } PV in più per Conflitto vinto
strength = { $name } { $n }
strength-parts = { $name } { $n } ({ $parts })
strength-hero = Eroe { $n }
strength-units = unità { $n }
strength-glyphs = Glifi { $n }
strength-god = Dio { $n }
strength-bonus = bonus { $n }
strength-sacrificed = sacrifici { $n }

## Effects, made from the steps of the data

up-to = fino a { $what }
many = X { $things } (X = { $amount })
many-up-to = fino a X { $things } (X = { $amount })
owner-self = { $what } della tua Tribù
owner-self-each = { $what } della propria Tribù
owner-any = { $what } di qualsiasi giocatore
in-presence = dove è presente il tuo Dio
in-presence-each = dove è presente il suo Dio
in-conflict = nella regione di questo Conflitto
in-any = in qualsiasi regione
in-other = in regioni diverse da quella di questo Conflitto
in-same = nella stessa regione
in-same-step = nella regione del passo { $n }
from-presence = da dove è presente il tuo Dio
from-presence-each = da dove è presente il suo Dio
from-conflict = dalla regione di questo Conflitto
from-any = da qualsiasi regione
from-other = da altre regioni
from-same = dalla stessa regione
from-same-step = dalla regione del passo { $n }
to-presence = in un’altra regione dove è presente il tuo Dio
to-presence-each = in un’altra regione dove è presente il suo Dio
to-conflict = nella regione di questo Conflitto
to-any = in qualsiasi altra regione
to-other = in altre regioni
to-same = nella stessa regione
to-same-step = nella regione del passo { $n }
amount-era = il numero dell’Era
amount-level = il tuo livello di Devozione
amount-level-each = il suo livello di Devozione
amount-own-shaman = il numero dei tuoi Sciamani in questo Conflitto
amount-own-shaman-each = il numero dei suoi Sciamani in questo Conflitto
amount-own-warrior = il numero dei tuoi Guerrieri in questo Conflitto
amount-own-warrior-each = il numero dei suoi Guerrieri in questo Conflitto
amount-own-unit = il numero delle tue unità in questo Conflitto
amount-own-unit-each = il numero delle sue unità in questo Conflitto
amount-xibalba = 1 ogni { $n } unità avversarie a Xibalba, arrotondando per eccesso
amount-xibalba-each = 1 ogni { $n } unità degli altri giocatori a Xibalba, arrotondando per eccesso
amount-cap = { $amount }, massimo { $n }
count-deploy = il numero di unità schierate così
count-awaken = il numero di unità risvegliate così
count-recover = il numero di unità recuperate così
count-annihilate = il numero di unità annientate così
count-exile = il numero di unità esiliate così
count-build = il numero di costruzioni realizzate così
count-raze = il numero di costruzioni abbattute così
count-transform = il numero di costruzioni trasformate così
count-move = il numero di unità spostate così
count-step = il numero ottenuto al passo { $n }
do-summon = Evoca il tuo Dio
do-deploy = Schiera { $what } { $where }
do-awaken = Risveglia { $what } { $where }
do-recover = Recupera { $what }
do-annihilate = Annienta { $what } { $where }
do-exile = Esilia { $what } { $where }
do-build = Costruisci { $what } { $where }
do-raze = Abbatti { $what } { $where }
do-transform = Trasforma { $what } { $where }
do-move = Sposta { $what } { $from } { $to }
do-swap_altars = Scambia l’Altare di questo Conflitto con quello di un’altra regione abitata che non sia consacrata
do-appease = Puoi placare il Dio adirato
do-gain_vp = Guadagna { $n } PV
do-gain_vp-many = Guadagna X PV (X = { $amount })
do-gain_devotion = Guadagna { $n } di Devozione
do-gain_devotion-many = Guadagna X di Devozione (X = { $amount })
do-strength = Guadagna { $n } di forza in questo Conflitto
do-strength-many = Guadagna X di forza in questo Conflitto (X = { $amount })
do-claim_majority-shaman = In questo Conflitto hai la maggioranza di Sciamani, purché tu ne abbia lì almeno uno
do-claim_majority-warrior = In questo Conflitto hai la maggioranza di Guerrieri, purché tu ne abbia lì almeno uno
do-cancel_majority = Scegli Calendario o Codice: in questo Conflitto non viene assegnato
do-choose_one = Scegli un’opzione: { $options }
do-each_opponent = Ogni avversario a turno, partendo dalla tua sinistra: { $steps }
do-each_player = Ogni giocatore a turno, partendo dalla tua sinistra e finendo con te: { $steps }
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
effect-A3 = Altare di Pietra
effect-A4 = Altare d’Osso
effect-A5 = Altare di Giada
effect-K1 = Ritorno
effect-K2 = Visione
effect-K3 = Discesa
effect-K4 = Iscrizione
effect-K5 = Eclissi
effect-X1 = Rinascita
effect-X2 = Adunata
effect-X3 = Esecuzione
effect-X4 = Monumento
effect-X5 = Saccheggio
effect-I-1 = Tributo
effect-I-2 = Furia
effect-I-3 = Grazia
effect-II-1 = Cacciata
effect-II-2 = Estasi
effect-II-3 = Presagio
effect-III-1 = Cataclisma
effect-III-2 = Fame
effect-III-3 = Apoteosi
effect-kukulkan-summon = Esercito piumato
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
effect-ah_puch-mandate-1 = Morte a tutti
effect-ah_puch-mandate-2 = Silenzio
effect-ah_puch-mission-1 = Aprire la nona porta
effect-ah_puch-mission-2 = Contare i morti
effect-cabrakan-summon = Scossa
effect-cabrakan-ceremonial = Offerta di terra
effect-cabrakan-legacy-1 = Evocazione
effect-cabrakan-legacy-2 = Plasmare la montagna
effect-cabrakan-vengeance-1 = Evocazione
effect-cabrakan-vengeance-2 = Frana
effect-cabrakan-fervor-1 = Carica
effect-cabrakan-fervor-2 = Crollo
effect-cabrakan-mandate-1 = Altari spostati
effect-cabrakan-mandate-2 = Fuga dalla montagna
effect-cabrakan-mission-1 = Seppellire i caduti
effect-cabrakan-mission-2 = Dissotterrare

## Actions

act-choose_god = Prendi { $god }
act-ability = { $ability }: { $text }
act-hero = Piazza il tuo Eroe a { $region }
act-neutral_hero = Piazza un Eroe neutrale a { $region }
act-deploy = Schiera { $units } a { $region }
act-deploy-nothing = Non schierare unità a { $region }
act-summon-move = Sposta prima il tuo Dio, poi usa la sua abilità
act-summon-ability = Usa prima l’abilità del tuo Dio, poi spostalo
act-confluence = Piazza il tuo Dio su { $confluence }, tra { $around }
uninhabited-region = { $region } (disabitata)
act-confluence-none = Piazza il tuo Dio su { $confluence }
act-pick = Gioca { $card } coperta
act-action = Azione { $action }, { $effect }: { $text }
act-action-none = Usa l’azione { $action } della tua carta
act-pass-devotion = Passa e copri l’azione { $action } ({ $effect }): guadagna 1 di Devozione
act-pass-unit = Passa e copri l’azione { $action } ({ $effect }): recupera { $unit }
act-pass-none = Passa e copri l’azione { $action } della tua carta ({ $gain })
act-choose_one = Opzione { $option }: { $text }
act-choose_one-none = Opzione { $option }
act-cancel = Non assegnare il { $track } in questo Conflitto
act-appease =
    { $price ->
        [one] Placa il Dio adirato con { $price } unità
       *[other] Placa il Dio adirato con { $price } unità
    }
act-pay = Paga { $unit } da { $from }
act-pay-reserve = Paga { $unit } dalla tua Riserva
act-use_token = Usa il segnalino { $id }, { $token }: { $text }
act-tie = Decidi a favore di { $name }
act-tie_strength = { $name } vince il Conflitto
act-tie_calendar = { $name } occupa uno spazio del Calendario
act-tie_codex = { $name } occupa uno spazio del Codice
act-tie_consecrated = { $name } vince la Regione consacrata
act-does = { $text }: { $does }
act-altar_of = { $text } (Altare per chi vince: { $does })
does-sacrifice = { $n } di forza qui e { $n } di Devozione
does-glyph = 1 di forza lì per te
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
act-move = Sposta { $unit } di { $owner } da { $from } a { $to }
act-stop = Fermati qui
act-stop-third = Non usare la terza azione
act-stop-appease = Non placare il Dio adirato
act-stop-annihilate = Non annientare altre unità
act-stop-exile = Non esiliare altre unità
act-stop-raze = Non abbattere altro
act-stop-transform = Non trasformare altro
act-stop-move = Non spostare altre unità
act-stop-deploy = Non schierare altre unità
act-stop-awaken = Non risvegliare altre unità
act-stop-build = Non costruire altro
act-stop-recover = Non recuperare altre unità
act-stop-swap_altars = Non scambiare Altari
act-uninhabited = { $region } è disabitata
act-altar = { $region } riceve «{ $altar }»
act-starting_seat = { $name } inizia con più PV di tutti
act-god = { $name } riceve { $god }
act-token = Il segnalino dell’Era { $era } è { $token }
act-conflict = Il prossimo Conflitto è a { $region }
act-draw = { $name } pesca { $card }

## What is asked

asked-choose_god = quale Dio prendi
asked-ability = quale abilità della Tribù scegli
asked-hero = dove va il tuo Eroe
asked-neutral_hero = dove va l’Eroe neutrale
asked-deploy = quante unità schieri nella prossima regione
asked-summon = se il tuo Dio prima si sposta o prima usa l’abilità
asked-confluence = su quale confluenza va il tuo Dio
asked-pick = quale carta giochi coperta
asked-action = quale azione usi, o se passi
asked-third = se usi la terza azione
asked-choose_one = quale opzione scegli
asked-cancel = quale tra Calendario e Codice non viene assegnato
asked-appease = se plachi il Dio adirato
asked-pay = quale unità paghi al Dio adirato
asked-use_token = quale segnalino del Dio adirato usi
asked-tie_strength = chi vince il Conflitto in parità
asked-tie_calendar = chi vince lo spareggio per il Calendario
asked-tie_codex = chi vince lo spareggio per il Codice
asked-tie_consecrated = chi vince la Regione consacrata in parità
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
asked-move = quale unità sposti e dove
asked-swap_altars = con quale regione scambi l’Altare

## Refusals

refusal-already_picked = Hai già giocato una carta coperta; aspetta gli altri.
refusal-wrong_phase = Prima bisogna decidere altro: { $asked }.
refusal-nothing_to_stop = Questo non si può saltare: scegli una delle opzioni.
refusal-cannot_stop =
    { $left ->
        [one] Questo effetto non dice «fino a»: applicalo quanto più puoi, ancora { $left } volta al massimo.
       *[other] Questo effetto non dice «fino a»: applicalo quanto più puoi, ancora { $left } volte al massimo.
    }
refusal-no_cards_here = { $region } è consacrata: lì non ci sono carte né azioni, solo sacrifici.
refusal-no_glyph_here = Non hai nessun Glifo a { $region }, quindi non puoi usare la terza azione.
refusal-cannot_pay =
    { $n ->
        [one] Placare il Dio adirato costa { $n } unità dalla tua Riserva o da dove è presente il tuo Dio, e non ne hai.
       *[other] Placare il Dio adirato costa { $n } unità dalla tua Riserva o da dove è presente il tuo Dio, e non ne hai abbastanza.
    }
refusal-god_taken = { $god } appartiene già a { $name }.
refusal-other_era = { $ability } è un’abilità dell’Era { $era }; questa è l’Era { $now }.
refusal-uninhabited = { $region } è disabitata in questa partita: lì non entra mai nulla.
refusal-hero_there = A { $region } c’è già l’Eroe di { $name }.
refusal-neutral_hero_there = A { $region } c’è già un Eroe neutrale.
refusal-own_hero_there = Il tuo Eroe è a { $region }: nella Fase della Tribù lì non schieri unità.
refusal-other_region = Si procede una regione alla volta: ora tocca a { $now }, non a { $region }.
refusal-too_few = Richiede { $units_n }, ma nella tua Riserva ne hai solo { $have }.
refusal-same_confluence = Il tuo Dio è già su { $confluence } ({ $regions }); deve andare su un’altra confluenza.
refusal-confluence_taken = { $god } di { $name } è su { $confluence } ({ $regions }): su ogni confluenza c’è posto per un solo Dio.
refusal-confluence_closed = { $confluence } è chiusa: non tocca nessuna regione abitata.
refusal-not_drawn = In questa Era non hai ancora pescato { $card }.
refusal-card_played = { $card } è già stata giocata in questa Era; torna con la prossima.
refusal-covered = L’azione { $action } della tua carta è già coperta.
refusal-none_in_xibalba = Non hai { $units } a Xibalba.
refusal-none_in_reserve = Non hai { $units } nella tua Riserva.
refusal-no_such_option = Ci sono solo { $n } opzioni.
refusal-no_target = L’opzione { $option } ora non avrebbe effetto.
refusal-god_absent = { $god } non è presente a { $region }.
refusal-none_there = Non ci sono { $units } di { $name } a { $region }.
refusal-token_used = Con questo pagamento hai già usato { $token }; il secondo segnalino deve essere un altro.
refusal-token_not_up = { $token } ora non è scoperto.
refusal-not_tied = { $name } non è tra i giocatori in parità.
refusal-no_such_seat = Partecipano solo { $n } giocatori.
refusal-other_track = { $space } non è sul tracciato che hai vinto: scegli uno spazio del { $track }.
refusal-space_taken = { $space } è occupato da un’unità di { $name }.
refusal-other_kind = Ora devi scegliere { $now }, non { $units }.
refusal-only_conflict = Questo effetto vale solo nella regione di questo Conflitto: { $region }.
refusal-not_conflict = Questo effetto non vale a { $region }, dove si svolge il Conflitto.
refusal-only_same = Questo effetto vale solo nella stessa regione del passo precedente: { $region }.
refusal-wrong_kind = Questo effetto si applica solo a { $things }.
refusal-only_own = Questo effetto si applica solo ai tuoi pezzi.
refusal-enough_of_player =
    { $n ->
        [one] Al massimo { $n } unità per giocatore, e { $name } l’ha già persa.
       *[other] Al massimo { $n } unità per giocatore, e { $name } le ha già perse.
    }
refusal-same_region = { $region } non può essere sia partenza sia destinazione; scegli due regioni diverse.
refusal-route_fixed = La prima unità ha fissato il percorso: vanno tutte da { $from } a { $to }.
refusal-already_moved = Con questo effetto hai già spostato { $units } di { $region }.
refusal-no_glyph_left = Non hai più Glifi nella tua Riserva.
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
log-starting_seat = { $name } inizia con più PV di tutti
log-start_vp =
    { $n ->
        [0] { $name } inizia senza PV
       *[other] { $name } riceve i PV iniziali
    }
log-uninhabited = { $region } è disabitata in questa partita
log-altar_laid = { $region } riceve «{ $altar }»
log-god_dealt = { $name } riceve { $god }
log-god_chosen = { $name } prende { $god }
log-era = Inizia l’Era { $era }
log-token_turned = Il segnalino del Dio adirato dell’Era { $era } è «{ $token }»
log-ability_chosen = { $name } sceglie «{ $ability }»: { $text }
log-start_ability = { $name } usa «{ $ability }»
log-hero = L’Eroe di { $name } va a { $region }
log-neutral_hero = { $name } piazza un Eroe neutrale a { $region }
log-consecrated = { $region } resta senza Eroe e diventa la Regione consacrata
log-deployed = { $name } schiera { $units } a { $region }
log-god_placed = { $name } piazza { $god } su { $confluence }; presente a { $regions }
log-god_moved = { $name } sposta { $god } su { $confluence }; presente a { $regions }
log-summon_used = { $name } evoca { $god }: { $effect }
log-option_chosen = { $name } sceglie: «{ $text }»
log-conflict = Conflitto a { $region }
log-conflict-consecrated = Conflitto a { $region }, la Regione consacrata
log-drew = { $name } pesca { $card }
log-drew_hidden = { $name } pesca una carta
log-picked = { $name } gioca { $card } coperta
log-picked_hidden = { $name } gioca una carta coperta
log-revealed = { $name } rivela { $card } ({ $god })
log-glyph_spent = { $name } cede un Glifo di { $region } per la terza azione
log-third_declined = { $name } non usa la terza azione
log-action_taken = { $name } usa l’azione { $action } di { $card }: { $effect }
log-passed-devotion = { $name } passa e copre l’azione { $action } ({ $effect }) per la Devozione
log-passed-unit = { $name } passa, copre l’azione { $action } ({ $effect }) e recupera { $unit }
log-devotion = { $name } guadagna { $n } di Devozione (spazio { $space }, livello { $level })
log-devotion-level = { $name } guadagna { $n } di Devozione e arriva al livello { $level } (spazio { $space })
log-overflow = { $name } è alla fine del tracciato della Devozione e guadagna invece PV
log-gained = { $name } guadagna PV con «{ $effect }»
log-strengthened = { $name } guadagna { $n } di forza in questo Conflitto con «{ $effect }»
log-claimed = { $name } rivendica qui la maggioranza di { $units }
log-cancelled = { $name } impedisce che questo Conflitto assegni il { $track }
log-appeased =
    { $price ->
        [one] { $name } placa il Dio adirato con { $price } unità
       *[other] { $name } placa il Dio adirato con { $price } unità
    }
log-paid = { $name } paga { $unit } da { $from }
log-paid-reserve = { $name } paga { $unit } dalla Riserva
log-token_used = { $name } usa «{ $token }»: { $text }
log-stopped-annihilate = { $name } non annienta altre unità
log-stopped-exile = { $name } non esilia altre unità
log-stopped-raze = { $name } non abbatte altro
log-stopped-transform = { $name } non trasforma altro
log-stopped-move = { $name } non sposta altre unità
log-stopped-deploy = { $name } non schiera altre unità
log-stopped-awaken = { $name } non risveglia altre unità
log-stopped-build = { $name } non costruisce altro
log-stopped-recover = { $name } non recupera altre unità
log-stopped-swap_altars = { $name } non scambia Altari
log-unit_deployed = { $name } schiera { $unit } a { $region }
log-awakened = { $name } risveglia { $unit } a { $region }
log-recovered = { $name } recupera { $unit } da Xibalba
log-annihilated = { $name } annienta { $unit } di { $owner } a { $region }
log-annihilated-own = { $name } annienta { $unit } della propria Tribù a { $region }
log-exiled = { $name } esilia { $unit } di { $owner } da { $region }
log-exiled-own = { $name } esilia { $unit } della propria Tribù da { $region }
log-moved = { $name } sposta { $unit } di { $owner } da { $from } a { $to }
log-moved-own = { $name } sposta { $unit } della propria Tribù da { $from } a { $to }
log-glyph_built = { $name } costruisce un Glifo a { $region }
log-glyph_razed = { $name } abbatte un Glifo di { $owner } a { $region }
log-glyph_razed-own = { $name } abbatte un proprio Glifo a { $region }
log-glyph_transformed = { $name } sostituisce un Glifo di { $owner } a { $region }
log-pyramid_built =
    { $pieces ->
        [one] { $name } costruisce il livello { $level } della Piramide di { $region }, che ora ha { $pieces } pezzo
       *[other] { $name } costruisce il livello { $level } della Piramide di { $region }, che ora ha { $pieces } pezzi
    }
log-pyramid_transformed = { $name } sostituisce il livello { $level } di { $owner } nella Piramide di { $region }
log-pyramid_transformed-own = { $name } rinnova il proprio livello { $level } nella Piramide di { $region }
log-pyramid_razed = { $name } abbatte il livello { $level } di { $owner } nella Piramide di { $region }
log-pyramid_razed-own = { $name } abbatte il proprio livello { $level } nella Piramide di { $region }
log-pyramid_share = { $name } ha un pezzo nella Piramide di { $region }
log-altars_swapped = { $name } scambia gli Altari di { $region } e { $other }: ora { $region } ha «{ $altar }»
log-strengths = Forza a { $region }: { $strengths }
log-conflict_won = { $name } vince il Conflitto di { $region } con forza { $strength }
log-no_winner = Nessuno ha forza a { $region }: nessun vincitore
log-tied-strength = { $names } sono in parità a { $region }; decide { $name }
log-tied-calendar = { $names } sono in parità per il Calendario; decide { $name }
log-tied-codex = { $names } sono in parità per il Codice; decide { $name }
log-tied-consecrated = { $names } sono in parità a { $region }; decide { $name }, che ha meno PV
log-tie_decided-strength = { $name } decide che { $winner } vince il Conflitto di { $region }
log-tie_decided-strength-own = { $name } risolve la parità e vince il Conflitto di { $region }
log-tie_decided-calendar = { $name } decide che { $winner } prende il Calendario
log-tie_decided-calendar-own = { $name } risolve la parità e prende il Calendario
log-tie_decided-codex = { $name } decide che { $winner } prende il Codice
log-tie_decided-codex-own = { $name } risolve la parità e prende il Codice
log-tie_decided-consecrated = { $name } decide che { $winner } vince { $region }
log-tie_decided-consecrated-own = { $name } risolve la parità e vince { $region }
log-altar_won = { $name } ottiene il bonus di «{ $altar }»: { $text }
log-consecrated_won = { $name } vince { $region }, la Regione consacrata
log-ability_scored = { $name } ottiene i punti dell’abilità «{ $ability }»
log-majority = { $name } ha la maggioranza di { $units } e prende il { $track }
log-majority-claimed = { $name } rivendica la maggioranza di { $units } e prende il { $track }
log-majority_none = Nessuno ha { $units } qui: il { $track } non viene assegnato
log-majority_cancelled = In questo Conflitto il { $track } non viene assegnato
log-space_taken = { $name } sposta { $unit } su «{ $space }» ({ $track }): { $text }
log-space_repeated = { $name } ripete «{ $space }»: { $text }
log-cleaned_up = L’Eroe e le unità di { $region } tornano nelle Riserve
log-cleaned_up-units = L’Eroe e le unità di { $region } tornano nelle Riserve: { $returns }
returns = { $name } { $units }
log-to_xibalba = { $name } manda { $units } a Xibalba
log-sacrificed = { $name } sacrifica { $units }
log-sacrificed-nothing = { $name } non sacrifica unità
log-era_ended = Finisce l’Era { $era }
log-tracks_scored = { $name } riporta { $units } da Calendario e Codice nella Riserva e ottiene PV
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

title-abilities = Abilità della Tribù
title-altars = Altari
title-calendar = Calendario
title-codex = Codice
title-tokens = Segnalini del Dio adirato
on-summon = All’evocazione
on-card = { $card } { $action }
on-third = Azione 3 di tutte le carte
help-goal-title = Obiettivo
help-goal = Guidi una Tribù e un Dio per tre Ere. Lotti per le regioni, costruisci Glifi e Piramidi e avanzi nella Devozione. Vince chi alla fine ha più punti vittoria (PV). Due segnapunti non stanno mai sullo stesso spazio del tracciato dei PV: chi finirebbe su uno spazio occupato prosegue fino al primo libero, quindi non ci sono parità. Quando più giocatori agiscono o ottengono punti «in ordine decrescente di PV», l’ordine si fissa quando inizia quel passaggio.
help-set_up-title = Preparazione
help-set_up = Delle sei regioni una è disabitata (due con tre giocatori): lì non entra mai nulla. Ogni altra regione riceve un Altare per tutta la partita. Ognuno ha { $shamans } Sciamani e { $warriors } Guerrieri (unità), un Eroe, { $glyphs } Glifi e { $pieces } pezzi di Piramide (dei livelli da 1 a 4: { $levels }); { $below_shamans } Sciamano e { $below_warriors } Guerriero iniziano a Xibalba, il resto nella Riserva. Ognuno riceve un Dio con cinque carte. I PV iniziali calano in senso orario a partire da un giocatore a caso.
help-era-title = Un’Era
help-era = Si scopre un segnalino del Dio adirato. In ordine decrescente di PV ognuno sceglie una delle tre abilità della Tribù di questa Era; vale fino alla fine della partita, e più giocatori possono scegliere la stessa. Seguono la Fase della Tribù, la Fase degli Dèi, un Conflitto in ogni regione abitata, in ordine casuale, e la fine dell’Era.
help-tribe-title = Fase della Tribù
help-tribe = In ordine decrescente di PV, un giocatore alla volta completa tutta la fase: prima usa le abilità dell’inizio della fase; poi piazza il proprio Eroe in una regione senza Eroi; infine schiera fino a 3 unità della propria Riserva in ogni regione che non ha il suo Eroe. Le unità già presenti non contano. L’unica regione rimasta senza Eroe diventa la Regione consacrata di questa Era.
help-gods-title = Fase degli Dèi e presenza
help-gods = In ordine decrescente di PV ognuno evoca il proprio Dio. Nella prima Era lo piazza su una confluenza libera, poi usa la sua abilità. Più avanti, e ogni volta che un effetto dice «evoca», il Dio deve spostarsi su un’altra confluenza libera e usare la sua abilità, in un ordine qualsiasi. Una confluenza tocca due o tre regioni: il Dio è presente in quelle abitate. Un effetto che non nomina un altro luogo vale solo dove è presente il tuo Dio quando lo usi. Se non dice altro, un effetto può essere diviso tra più regioni, unità per unità.
help-conflict-title = Conflitti e carte
help-conflict = Quando viene rivelata una regione, ognuno pesca carte fino ad averne tre in mano, ne gioca una coperta in segreto e tiene le altre; quando tutti hanno scelto, le carte si rivelano. Una carta giocata torna solo nell’Era successiva. Ogni carta ha due azioni proprie e una terza, cerimoniale, uguale su tutte le carte di un Dio.
help-actions-title = Azioni
help-actions = Partendo da chi siede alla sinistra di chi ha l’Eroe nella regione, ognuno usa un’azione a turno, due volte. L’azione si copre e si risolve subito, per quanto possibile; solo ciò che dice «fino a» si può tralasciare. In alternativa puoi passare: copri un’azione senza usarla e guadagna 1 di Devozione o recupera un’unità. Dopo i due giri chi ha un Glifo nella regione può, nello stesso ordine, rimetterlo nella propria Riserva e usare anche la terza azione.
help-winner-title = Forza e vincitore
help-winner = La tua forza è { $hero } per il tuo Eroe nella regione, 1 per ogni tua unità e ogni tuo Glifo lì, più ciò che aggiungono effetti e abilità. Chi ha più forza vince l’Altare della regione; se nessuno ha forza, non vince nessuno. Il proprietario dell’Eroe risolve le parità. Poi l’Eroe e le unità della regione tornano nelle Riserve; Glifi e Piramidi restano.
help-tracks-title = Calendario e Codice
help-tracks = Dopo l’Altare, chi ha più Sciamani nella regione ne sposta uno su uno spazio libero del Calendario e usa quello spazio; poi si fa lo stesso con i Guerrieri e il Codice. Il proprietario dell’Eroe risolve le parità. Senza unità di quel tipo nella regione non si assegna nulla. Ogni unità su Calendario e Codice dà { $track } PV alla fine dell’Era e torna nella Riserva.
help-consecrated-title = Regione consacrata
help-consecrated = Lì non si giocano carte. In ordine decrescente di PV ognuno sacrifica quanti Sciamani e Guerrieri vuole della propria Riserva: ciascuno dà 1 di Devozione e 1 di forza e va a Xibalba. Contano unità, Glifi e sacrifici. Chi ha più forza guadagna { $consecrated } PV; in caso di parità decide, tra i giocatori in parità, chi ha meno PV. Non ci sono Altare, Calendario né Codice.
help-angry-title = Dio adirato
help-angry = Ogni azione cerimoniale permette di placare il Dio adirato. Il primo che lo fa in un Conflitto paga un’unità, i successivi due, dalla Riserva o da dove è presente il loro Dio; quelle unità vanno a Xibalba dopo il Conflitto. Poi si usa uno dei segnalini scoperti: uno nella prima Era, due nella seconda, tre nella terza.
help-devotion-title = Devozione
help-devotion = La Devozione fa avanzare il tuo indicatore su un tracciato di { $spaces } spazi in tre livelli; molti effetti crescono con il livello. Ogni punto di Devozione oltre l’ultimo spazio vale subito 1 PV. Alla fine della partita il tuo spazio dà PV, per livello: { $values }.
help-structures-title = Glifi e Piramidi
help-structures = Ogni regione ha una sola Piramide, comune a tutti. Il primo pezzo è del livello più basso che ti resta; ogni pezzo successivo è esattamente di un livello più alto della cima. Chi costruisce guadagna 1 PV per ogni pezzo che ora la compone; ogni altro giocatore che vi ha un pezzo guadagna 1 PV. Un Glifo dà 1 di forza nella sua regione e paga la terza azione. Ciò che viene abbattuto o sostituito torna al proprietario.
help-xibalba-title = Xibalba
help-xibalba = Le unità annientate, quelle sacrificate e quelle pagate al Dio adirato finiscono a Xibalba. Restano lì finché non vengono recuperate nella Riserva o risvegliate direttamente in una regione.
help-words-title = Parole chiave
help-words = Schierare: dalla tua Riserva in una regione. Risvegliare: da Xibalba in una regione. Recuperare: da Xibalba nella Riserva. Annientare: da una regione a Xibalba. Esiliare: da una regione nella Riserva del proprietario. Costruire: un Glifo o un pezzo di Piramide. Abbattere: togliere un Glifo o il pezzo in cima a una Piramide. Trasformare: sostituire un Glifo altrui con uno tuo, o un pezzo in cima con uno tuo dello stesso livello, che dà PV come se lo costruissi; puoi trasformare anche un tuo pezzo in cima per ottenere di nuovo PV. Gli Eroi non si toccano mai, e gli Dèi si spostano solo quando vengono evocati.
help-end-title = Fine di un’Era e della partita
help-end = Alla fine di un’Era, in ordine decrescente di PV, danno punti le unità su Calendario e Codice; poi, per ogni regione in cui hai un pezzo di Piramide, guadagni PV pari al numero dell’Era. Tutte le carte si rimescolano. Dopo la terza Era si contano anche la Devozione e le abilità che danno PV alla fine della partita.
help-two-title = Due giocatori
help-two = Ogni giocatore piazza anche un Eroe neutrale subito dopo il proprio, in una regione senza Eroi. L’Eroe neutrale non ha forza, e puoi schierare nella sua regione. Chi lo ha piazzato agisce per secondo in quella regione e lì risolve le parità, come se l’Eroe fosse suo.
help-designed-title = Che cosa è stato ideato per Sacbe
help-designed = Nota: le carte del gioco stampato, la sua mappa e quasi tutto ciò che è stampato sulla plancia non sono pubblici. Per Sacbe sono stati ideati quasi tutte le azioni delle carte e tre delle quattro abilità di evocazione, quattro dei cinque Altari, tutti gli spazi di Calendario e Codice tranne uno ciascuno, tutti i segnalini del Dio adirato, la maggior parte delle confluenze, la divisione dei pezzi di Piramide, i PV iniziali, gli Eroi neutrali per due giocatori e i nomi di tutto ciò. Lo svolgimento del gioco, le abilità della Tribù e il tracciato della Devozione sono quelli del gioco stampato. Chi ne possiede una copia può mettere le sue carte in un file e giocarci: sacbe play mezo --data FILE.
help-designed-own = Stai giocando con un tuo file: mappa, carte, Altari, spazi e segnalini vengono da lì, non da Sacbe. Quelli di Sacbe sono per lo più originali, perché quelli del gioco stampato non sono pubblici.
# What a player has, as it is called beside its number.
have-vp = punti vittoria
have-devotion = Devozione
have-reserve-shaman = Sciamani nella Riserva
have-reserve-warrior = Guerrieri nella Riserva
have-xibalba-shaman = Sciamani a Xibalba
have-xibalba-warrior = Guerrieri a Xibalba
have-glyphs_left = Glifi nella Riserva
