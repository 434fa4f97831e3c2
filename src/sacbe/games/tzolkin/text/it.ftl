# Tzolk'in in italiano.


## Names

name-palenque = Palenque
name-yaxchilan = Yaxchilan
name-tikal = Tikal
name-uxmal = Uxmal
name-chichen_itza = Chichen Itza
name-starting_space = Casella Primo Giocatore
name-brown = marrone
name-yellow = giallo
name-green = verde
temple-brown = tempio marrone (Chaac)
temple-yellow = tempio giallo (Quetzalcoatl)
temple-green = tempio verde (Kukulcan)
name-agriculture = Agricoltura
name-extraction = Estrazione Risorse
name-architecture = Architettura
name-theology = Teologia
name-wood = legno
name-stone = pietra
name-gold = oro
name-farm = fattoria (gialla)
name-tomb = tomba (grigia)
name-civic = edificio civico (verde)
name-shrine = santuario (blu)
name-dummy = lavoratore fittizio
space = { $wheel } { $space }
space-unnumbered =
    { $wheel } ({ $nth ->
        [1] prima
       *[other] seconda
    } casella senza numero)
tile = { $id } { $called }
name-B01 = Campicello di mais
name-B02 = Campo di fagioli
name-B03 = Orto di zucche
name-B04 = Granaio di pietra
name-B05 = Cucina comune
name-B06 = Tomba piumata
name-B07 = Tomba gemella
name-B08 = Tomba del muratore
name-B09 = Casa dei semi
name-B10 = Canale irriguo
name-B11 = Capanno degli attrezzi
name-B12 = Galleria della miniera
name-B13 = Santuario dell’agrimensore
name-B14 = Santuario dell’oracolo
name-B15 = Campi a terrazze
name-B16 = Orti rialzati
name-B17 = Boschetto di cacao
name-B18 = Tomba del mercante
name-B19 = Tomba del clan
name-B20 = Tomba dorata
name-B21 = Tomba del viandante
name-B22 = Tomba dei tre dèi
name-B23 = Scuola degli scalpellini
name-B24 = Scuola degli orafi
name-B25 = Scuola dei contadini
name-B26 = Scuola degli astronomi
name-B27 = Santuario della pioggia
name-B28 = Santuario di fondazione
name-B29 = Santuario di giada
name-B30 = Santuario dei presagi
name-B31 = Santuario degli scribi
name-B32 = Santuario del sole
name-M01 = Necropoli reale
name-M02 = Porta della città
name-M03 = Piramide del mais
name-M04 = Piramide della ceiba
name-M05 = Cortile delle stele
name-M06 = Grande piazza
name-M07 = Casa dei maestri
name-M08 = Archivio dei codici
name-M09 = Casa del popolo
name-M10 = Acropoli sacra
name-M11 = Altare dei tre dèi
name-M12 = Scalinata senza fine
name-M13 = Muro dei teschi
name-W01 = Benedizione del seminatore
name-W02 = Offerta al sole
name-W03 = Forziere dell’ortolano
name-W04 = Raccolto abbondante
name-W05 = Patto della foresta
name-W06 = Altare del bosco
name-W07 = Campo dei taglialegna
name-W08 = Scorta del costruttore
name-W09 = Voto dell’architetto
name-W10 = Cava di pietra
name-W11 = Progetti del maestro
name-W12 = Carico del portatore
name-W13 = Offerta alla pioggia
name-W14 = Orto di famiglia
name-W15 = Braccia in più
name-W16 = Borsa piena
name-W17 = Scoperta nella grotta
name-W18 = Lascito del sacerdote
name-W19 = Zattera di tronchi
name-W20 = Fascio d’incenso
name-W21 = Canoa del mercante

## Goods and prices

goods-none = niente
goods-corn = { $n } mais
goods-wood =
    { $n ->
        [one] { $n } legno
       *[other] { $n } legni
    }
goods-stone =
    { $n ->
        [one] { $n } pietra
       *[other] { $n } pietre
    }
goods-gold = { $n } oro
goods-skulls =
    { $n ->
        [one] { $n } teschio
       *[other] { $n } teschi
    }
goods-blocks =
    { $n ->
        [one] { $n } risorsa
       *[other] { $n } risorse
    }
goods-workers =
    { $n ->
        [one] { $n } lavoratore
       *[other] { $n } lavoratori
    }
goods-corn_tiles =
    { $n ->
        [one] { $n } tessera Mais
       *[other] { $n } tessere Mais
    }
goods-wood_tiles =
    { $n ->
        [one] { $n } tessera Legno
       *[other] { $n } tessere Legno
    }
goods-fed =
    { $n ->
        [one] { $n } lavoratore nutrito gratis
       *[other] { $n } lavoratori nutriti gratis
    }
goods-frugal = { $n ->
        [one] { $n } mais risparmiato per lavoratore nei Giorni del Cibo
       *[other] { $n } mais risparmiati per lavoratore nei Giorni del Cibo
    }
steps =
    { $n ->
        [one] { $n } gradino nel tempio { $temple }
       *[other] { $n } gradini nel tempio { $temple }
    }
levels =
    { $n ->
        [one] { $n } livello in { $tech }
       *[other] { $n } livelli in { $tech }
    }
for-free = gratis
for-goods = per { $goods }
for-blocks = per { goods-blocks }

## Tiles

tile-building = { $tile }: { $category }, Era { $age }, costa { $goods }. Dà: { $effects }.
tile-monument = { $tile }: monumento, { $category }, costa { $goods }. Alla fine: { $formula }.
tile-wealth = { $tile }: { $effects }.
tile-wealth-dummy = Pescata per un lavoratore fittizio, bloccherebbe { $where }.
effect-feed =
    { $n ->
        [one] { $n } lavoratore non ha bisogno di mais nei Giorni del Cibo
       *[other] { $n } lavoratori non hanno bisogno di mais nei Giorni del Cibo
    }
effect-frugal = ogni lavoratore richiede { $n } mais in meno nei Giorni del Cibo
effect-climb = +{ steps }
effect-climb-any =
    { $n ->
        [one] +{ $n } gradino in un tempio a scelta
       *[other] +{ $n } gradini in templi a scelta
    }
effect-build = puoi costruire un altro edificio pagandone il costo
effect-advance = +{ levels } (gratis)
effect-advance-any =
    { $n ->
        [one] +{ $n } livello in una tecnologia a scelta (gratis)
       *[other] +{ $n } livelli in tecnologie a scelta (gratis)
    }
effect-corn = { goods-corn }
effect-wood = { goods-wood }
effect-stone = { goods-stone }
effect-gold = { goods-gold }
effect-skull = { goods-skulls }
effect-worker = +{ goods-workers }
effect-vp = { vp }
effect-market = puoi scambiare al mercato
effect-any_action = puoi pagare 1 mais per eseguire una qualsiasi azione delle quattro ruote piccole
formula-step = { $n } = { $vp } PV
formula-per_category = { vp } per ogni tuo edificio o monumento del tipo { $category }, questo compreso
formula-per_tile = { vp } per ogni tuo edificio e monumento, questo compreso
formula-per_corn_tile = { vp } per ogni tua tessera Mais
formula-per_wood_tile = { vp } per ogni tua tessera Legno
formula-per_monument_built = { $two } / { $three } / { $four } PV con 2 / 3 / 4 giocatori per ogni monumento costruito da chiunque, questo compreso
formula-by_finished_techs = PV in base alle tue tecnologie al livello 3: { $steps }
formula-per_tech_level = { vp } per ogni livello tecnologico che hai raggiunto
formula-by_workers = PV in base ai tuoi lavoratori in gioco: { $steps }
formula-temple_points = i PV indicati sul tuo gradino in ogni tempio
formula-per_step_of_best_temple = { vp } per ogni gradino sopra quello iniziale nel tuo tempio migliore
formula-per_skull_on_chichen_itza = { vp } per ogni teschio presente a Chichen Itza

## Technologies: what each level gives, 4 being the bonus beyond the last

tech-agriculture-1 = +1 mais a ogni raccolto nella giungla
tech-agriculture-2 = raccogli mais anche se non ci sono tessere Mais disponibili; +1 mais quando peschi
tech-agriculture-3 = altri 2 mais a ogni raccolto nella giungla
tech-agriculture-4 = sali di 1 gradino in un tempio a scelta
tech-extraction-1 = +1 legno a Yaxchilan 1 e Palenque da 3 a 5
tech-extraction-2 = +1 pietra a Yaxchilan 2 e 5
tech-extraction-3 = +1 oro a Yaxchilan 3 e 5
tech-extraction-4 = 2 risorse a scelta
tech-architecture-1 = +1 mais per ogni edificio
tech-architecture-2 = +2 PV per ogni edificio
tech-architecture-3 = ogni edificio costa 1 risorsa in meno (2 mais in meno a Uxmal)
tech-architecture-4 = 3 PV
tech-theology-1 = a Chichen Itza puoi usare l’azione della casella successiva
tech-theology-2 = dopo un’azione di Chichen Itza puoi pagare 1 risorsa per salire di 1 gradino in un tempio
tech-theology-3 = +1 teschio a Yaxchilan 4
tech-theology-4 = 1 teschio

## What the actions of the wheels do

do-palenque-1 = pesca e prendi { $corn } (1 in più con Agricoltura 2)
do-palenque-2 = raccogli { $corn } nella giungla (di più con Agricoltura)
do-palenque-jungle = raccogli { $corn } o { $wood } (di più con le tecnologie), oppure brucia la foresta per prendere il mais
do-yaxchilan-1 = prendi 1 legno (2 con Estrazione Risorse 1)
do-yaxchilan-2 = prendi 1 pietra (2 con Estrazione Risorse 2) e 1 mais
do-yaxchilan-3 = prendi 1 oro (2 con Estrazione Risorse 3) e 2 mais
do-yaxchilan-4 = prendi 1 teschio di cristallo (2 con Teologia 3)
do-yaxchilan-5 = prendi 1 pietra, 1 oro e 2 mais (di più con Estrazione Risorse)
do-tikal-1 = avanza in una tecnologia pagando le risorse
do-tikal-2 = costruisci un edificio
do-tikal-3 = avanza in una o due tecnologie pagando le risorse
do-tikal-4 = costruisci uno o due edifici, oppure un monumento
do-tikal-5 = paga 1 risorsa per salire di 1 gradino in due templi diversi
do-uxmal-1 = sali di 1 gradino in un tempio a scelta
do-uxmal-2 = scambia mais e risorse al mercato
do-uxmal-3 = prendi un lavoratore dalla banca
do-uxmal-4 = costruisci un edificio pagando { $goods } per ogni risorsa del costo
do-uxmal-5 = una qualsiasi azione di Palenque, Yaxchilan, Tikal o Uxmal
do-chichen_itza = lascia un teschio per { $vp } PV e 1 gradino nel { $temple }
do-chichen_itza-block = lascia un teschio per { $vp } PV, 1 gradino nel { $temple } e 1 risorsa a scelta
brings-nothing = nessuna azione possibile
brings-any = qualsiasi azione di { $wheel }
brings-or = { $head }, oppure { $next }
brings-paying = { $what } (pagando { $goods })
brings-tikal-1 = 1 tecnologia
brings-tikal-2 = 1 edificio
brings-tikal-3 = fino a 2 tecnologie
brings-tikal-4 = fino a 2 edifici o un monumento
brings-tikal-5 = 1 gradino in due templi diversi per 1 risorsa
brings-uxmal-1 = 1 gradino in un tempio
brings-uxmal-2 = il mercato
brings-uxmal-3 = 1 lavoratore nuovo
brings-uxmal-4 = 1 edificio pagato con mais
brings-uxmal-5 = un’azione qualsiasi delle quattro ruote piccole
brings-chichen_itza = { $vp } PV e 1 gradino { $colour } per un teschio
brings-chichen_itza-block = { $vp } PV, 1 gradino { $colour } e 1 risorsa per un teschio
brings-chichen_itza-any = una di { $n } caselle per un teschio, fino a { $vp } PV
do-take = prendi { $goods }
do-burn = il mais bruciando la foresta

## Actions

act-beg = Elemosina mais: arriva a { $goods } e scendi di 1 gradino nel { $temple }
act-place = Piazza un lavoratore su { $where } { $price }
act-place-brings = Piazza un lavoratore su { $where } { $price }, domani { $brings }
act-place-start-alone = Piazza un lavoratore sulla casella Primo Giocatore { $price }
act-place-start =
    { $own ->
        [yes] Piazza un lavoratore sulla casella Primo Giocatore { $price }: inizi tu il prossimo round
       *[no] Piazza un lavoratore sulla casella Primo Giocatore { $price }: { $name } inizia il prossimo round
    }
act-place-start-corn =
    { $own ->
        [yes] Piazza un lavoratore sulla casella Primo Giocatore { $price }: { $goods } dal calendario, e inizi tu il prossimo round
       *[no] Piazza un lavoratore sulla casella Primo Giocatore { $price }: { $goods } dal calendario, e { $name } inizia il prossimo round
    }
act-place-pity = Gli dèi hanno pietà: piazza un solo lavoratore su { $where } e paga tutto il tuo mais ({ $goods })
act-pick_up = Recupera il lavoratore da { $where }: { $brings }
act-pick_up-alone = Recupera il lavoratore da { $where }
act-use = Usa { $where }: { $what }
act-use-paying = Usa { $where } per { $goods }: { $what }
act-nothing = Non eseguire alcuna azione
act-harvest-corn = Prendi una tessera Mais: { $goods }
act-harvest-bare = Raccogli senza tessera: { $goods }
act-harvest-wood = Prendi una tessera Legno: { $goods }
act-burn = Brucia la foresta: { $goods } e una tessera Mais; scendi di 1 gradino nel { $temple }
act-advance = Porta { $tech } al livello { $level } { $price }: { $gives }
act-bonus = Prendi il bonus di { $tech } { $price }: { $gives }
act-pay = Paga { $goods }
act-pay-theology = Paga { $goods } per salire di 1 gradino in un tempio
act-gain = Prendi { $goods }
act-climb = Sali di 1 gradino nel { $temple }
act-climb_two = Sali di 1 gradino nel { $first } e di 1 nel { $second }
steps-worth = { $text }: { $steps } PV
step-points = da { $before } a { $after }
act-build = Costruisci { $tile } { $price }: { $effects }
act-build-architecture = Costruisci { $tile } { $price }: { $effects }; Architettura dà { $bonus }
act-build-keeping = Costruisci { $tile } { $price } senza Architettura, che resta per un secondo edificio: { $effects }
architecture-saves = uno sconto di 1 risorsa
act-drop = Usa Architettura per pagare 1 { $block } in meno
act-monument = Costruisci il monumento { $tile } { $price }; alla fine: { $formula }
act-sell = Vendi { $goods } per { $corn }
act-buy = Compra { $goods } per { $corn }
act-stop-advance = Non fare un secondo avanzamento
act-stop-build = Non costruire altro
act-stop-market = Lascia il mercato
act-stop-any_action = Non eseguire altre azioni
act-stop-theology = Non pagare una risorsa per salire di un gradino
act-end_turn = Termina il turno
act-keep = Tieni { $tile }: { $effects }
act-days =
    { $days ->
        [1] Fai avanzare il calendario di 1 giorno: tutti i lavoratori avanzano di 1 casella
       *[other] Fai avanzare il calendario di { $days } giorni e gira la tua plancia giocatore sul lato scuro: tutti i lavoratori avanzano di { $days } caselle
    }
act-starting_seat = Inizia { $name }
act-reveal = Rivela { $what }
act-deal = Distribuisci { $tile } a { $name }: { $effects }
act-dummy = Pesca { $tile } per un lavoratore fittizio su { $where }

## Questions

asked-starting_seat = chi inizia
asked-reveal_monument = quale monumento viene rivelato
asked-reveal_building = quale edificio viene rivelato
asked-deal = quale tessera Ricchezza Iniziale viene distribuita
asked-dummy = dove vanno i lavoratori fittizi
asked-keep = quale tessera Ricchezza Iniziale tieni
asked-turn = elemosinare mais, piazzare un lavoratore o recuperarne uno
asked-turn-beg = elemosinare mais
asked-turn-place = piazzare un lavoratore
asked-turn-pick_up = recuperare un lavoratore
asked-turn-beg-place = elemosinare mais o piazzare un lavoratore
asked-turn-beg-pick_up = elemosinare mais o recuperare un lavoratore
asked-turn-place-pick_up = piazzare un lavoratore o recuperarne uno
asked-end = terminare il turno
asked-place = piazzare un altro lavoratore o terminare il turno
asked-pick_up = recuperare un altro lavoratore o terminare il turno
asked-use = quale azione usi
asked-any_action = quale azione delle quattro ruote piccole usi
asked-harvest = che cosa raccogli
asked-advance = in quale tecnologia avanzi
asked-pay = quali risorse paghi
asked-gain = quali risorse prendi
asked-climb = in quale tempio sali
asked-climb_two = in quali due templi sali
asked-build = che cosa costruisci
asked-drop = quale risorsa risparmi con Architettura
asked-market = che cosa scambi al mercato
asked-theology = se paghi una risorsa per salire di un gradino
asked-days = un giorno o due
asked-over = niente, la partita è finita

## Refusals

missing =
    { $missing ->
        [one] ne manca { $missing }
       *[other] ne mancano { $missing }
    }
now-may = Ora puoi { $asked }.
now-decide = Resta da decidere: { $asked }.
refusal-tiles_chosen = Hai già scelto le tue due tessere; devono ancora scegliere: { $names }.
refusal-not_asked =
    { $tried ->
        [build] Gli edifici si costruiscono con un lavoratore recuperato da Tikal 2 o 4, o da Uxmal 4.
        [monument] I monumenti si costruiscono con un lavoratore recuperato da Tikal 4.
        [advance] Nelle tecnologie si avanza con un lavoratore recuperato da Tikal 1 o 3.
        [climb] Nei templi si sale con Uxmal 1, Tikal 5 e Chichen Itza, e con alcuni edifici.
        [market] Al mercato si scambia con un lavoratore recuperato da Uxmal 2.
        [use] Le azioni di una ruota si usano con un lavoratore recuperato da lì.
       *[other] Non è questo che ti viene chiesto ora.
    } { $now }
refusal-cannot_stop = Non puoi fermarti qui. { $now }
refusal-move_first = Prima piazza o recupera almeno un lavoratore: non si può passare.
refusal-no_mixing =
    { $doing ->
        [place] In questo turno hai piazzato lavoratori, quindi non puoi recuperarne: in un turno si fa o l’una o l’altra cosa.
       *[pick_up] In questo turno hai recuperato lavoratori, quindi non puoi piazzarne: in un turno si fa o l’una o l’altra cosa.
    }
refusal-beg_start = Si può elemosinare mais solo all’inizio del proprio turno.
refusal-beg_once = In questo turno hai già elemosinato mais.
refusal-beg_corn = Può elemosinare mais solo chi ne ha meno di 3; tu ne hai { $held }.
refusal-beg_bottom = Sei sul gradino più basso del { $temple }: per elemosinare mais scendi in un altro.
refusal-beg_all_bottom = Sei sul gradino più basso di tutti e tre i templi, quindi non puoi elemosinare mais.
refusal-must_beg = Non hai lavoratori sulle ruote né abbastanza mais per piazzarne uno (la casella meno cara costa { $needed } mais, ne hai { $held }): prima devi elemosinare mais.
refusal-pity_cheapest = { $where } non è tra le caselle meno care: quando gli dèi hanno pietà puoi occuparne solo una da { $cheapest } mais.
refusal-start_taken =
    { $own ->
        [yes] La casella Primo Giocatore è occupata dal tuo lavoratore.
       *[no] La casella Primo Giocatore è occupata da { $name }.
    }
refusal-wheel_full = Tutte le caselle numerate di { $wheel } sono occupate.
refusal-no_worker_in_hand = Non hai più lavoratori disponibili.
refusal-place_corn = { $where } costa { $needed } mais: { $space } per la casella e { $extra } perché è il lavoratore numero { $nth } di questo turno. Ne hai { $held }; { missing }.
refusal-not_there = Non hai lavoratori su { $where }: la casella è vuota.
refusal-others_worker = Il lavoratore su { $where } è di { $name }.
refusal-dummy_there = Su { $where } c’è un lavoratore fittizio; nessuno può recuperarlo.
refusal-other_wheel = Il lavoratore era su { $wheel }: puoi usare solo le azioni di quella ruota.
refusal-too_high = { $where } è fuori portata: il lavoratore era sulla casella { $at } e può usare solo la sua azione o una inferiore.
refusal-needs_theology = { $where } è una casella più avanti; serve Teologia 1.
refusal-use_corn = { $where } costa { $needed } mais: { $reach } per arrivarci e { $own } per l’azione stessa. Ne hai { $held }; { missing }.
refusal-jungle_empty = A Palenque { $space } non restano tessere Raccolto, e per raccogliere senza tessera serve Agricoltura 2.
refusal-skull_bank_empty = Nella banca non ci sono più teschi di cristallo.
refusal-space_used = Su { $where } c’è già un teschio: lì ogni azione si usa una sola volta per partita.
refusal-no_skull = Non hai teschi di cristallo da lasciare lì.
refusal-no_blocks = Non hai risorse con cui pagare.
refusal-nothing_to_climb = Non puoi salire in nessun tempio.
refusal-nothing_to_trade = Non hai risorse da vendere e hai solo { $held } mais; la risorsa meno cara costa { $needed }.
refusal-six_workers = Tutti i tuoi lavoratori sono già in gioco.
refusal-no_building_shown = Non ci sono edifici disponibili.
refusal-no_building_for_corn = Qui l’edificio meno caro costa { $needed } mais; ne avresti { $held }, { missing }.
refusal-no_building_affordable =
    { $missing ->
        [one] Non puoi pagare nessun edificio disponibile: manca almeno { $missing } risorsa.
       *[other] Non puoi pagare nessun edificio disponibile: mancano almeno { $missing } risorse.
    }
refusal-nothing_affordable =
    { $missing ->
        [one] Non puoi pagare nessun edificio o monumento disponibile: manca almeno { $missing } risorsa o teschio.
       *[other] Non puoi pagare nessun edificio o monumento disponibile: mancano almeno { $missing } risorse o teschi.
    }
refusal-not_any_action = { $where } non si può scegliere qui: solo Palenque, Yaxchilan e Tikal da 1 a 5 e Uxmal da 1 a 4.
refusal-no_corn_tile = A Palenque { $space } non ci sono tessere Mais disponibili, e per raccogliere senza tessera serve Agricoltura 2 (sei al livello { $level }).
refusal-no_wood_tile = A Palenque { $space } non restano tessere Legno.
refusal-burn_bottom = Sei sul gradino più basso del { $temple }: per bruciare la foresta scendi in un altro.
refusal-burn_all_bottom = Sei sul gradino più basso di tutti e tre i templi, quindi non puoi bruciare la foresta.
refusal-advance_blocks =
    { $needed ->
        [one] Avanzare in { $tech } costa { $needed } risorsa; ne hai { $held }, { missing }.
       *[other] Avanzare in { $tech } costa { $needed } risorse; ne hai { $held }, { missing }.
    }
refusal-no_advance =
    { $needed ->
        [one] L’avanzamento meno caro costa { $needed } risorsa; ne hai { $held }, { missing }.
       *[other] L’avanzamento meno caro costa { $needed } risorse; ne hai { $held }, { missing }.
    }
refusal-advance_lost = Gli unici avanzamenti che puoi pagare sono bonus che ora andrebbero sprecati.
refusal-pay_count =
    { $needed ->
        [one] Devi pagare esattamente { $needed } risorsa, non { $given }.
       *[other] Devi pagare esattamente { $needed } risorse, non { $given }.
    }
refusal-pay_held = Non hai queste risorse; ti manca: { $goods }.
refusal-gain_count =
    { $needed ->
        [one] Devi prendere esattamente { $needed } risorsa, non { $given }.
       *[other] Devi prendere esattamente { $needed } risorse, non { $given }.
    }
refusal-on_top = Sei già in cima al { $temple }.
refusal-top_taken = La cima del { $temple } è occupata da { $name }.
refusal-tile_owned =
    { $own ->
        [yes] Hai già { $tile }.
       *[no] { $tile } è di { $name }.
    }
refusal-tile_gone = { $tile } non è più in gioco dalla fine dell’Era I.
refusal-next_age = { $tile } è dell’Era II, che non è ancora iniziata.
refusal-not_revealed = { $tile } è ancora nella pila.
refusal-monument_not_shown = { $tile } non è tra i monumenti di questa partita.
refusal-build_blocks =
    { $saved ->
        [0] Non puoi pagare { $tile }; ti manca: { $goods }.
       *[other] Non puoi pagare { $tile }; ti manca: { $goods }, e Architettura fa risparmiare una sola risorsa.
    }
refusal-build_corn = Qui { $tile } costa { $needed } mais; ne hai { $held }, { missing }.
refusal-cannot_keep_back = Puoi conservare Architettura solo per il secondo edificio di Tikal 4, non qui.
refusal-no_architecture = Non hai livelli di Architettura da conservare.
refusal-monument_second = Un monumento si costruisce al posto degli edifici, quindi { $tile } non può seguire un edificio.
refusal-monument_tikal = I monumenti come { $tile } si costruiscono solo con Tikal 4.
refusal-monument_cost = Non puoi pagare { $tile }; ti manca: { $goods }.
refusal-drop_not_in_cost = Il costo di { $tile } non comprende { $block } da risparmiare.
refusal-drop_other = Architettura deve far risparmiare quello che ti manca per { $tile } ({ $goods }), quindi non { $block }.
refusal-sell_after_buying = Dopo il primo acquisto, in questa visita al mercato non puoi più vendere.
refusal-nothing_to_sell = Non hai { $block } da vendere.
refusal-buy_corn = 1 { $block } costa { $needed } mais; ne hai { $held }, { missing }.
refusal-already_kept = Hai già scelto { $tile }.
refusal-not_dealt = Non hai ricevuto { $tile }.
refusal-days_not_yours = Solo chi aveva un lavoratore sulla casella Primo Giocatore decide quanti giorni passano.
refusal-days_last_round = È l’ultimo round: passa un solo giorno.
refusal-days_dark = La tua plancia giocatore mostra il lato scuro; raggiungi la cima di un tempio per girarla di nuovo.
refusal-days_ban = { $name } ha un lavoratore su { $where } che con due giorni verrebbe spinto giù dalla ruota.
refusal-days_later = Quanti giorni passano si decide alla fine del round.

## Log

log-line = { $what }.
log-line-change = { $what } ({ $change }).
change-more = +{ $what }
change-less = -{ $what }
change-light = plancia giocatore sul lato chiaro
change-dark = plancia giocatore sul lato scuro
log-beg = { $name } elemosina mais
log-place = { $name } piazza un lavoratore su { $where }
log-place-start = { $name } piazza un lavoratore sulla casella Primo Giocatore
log-place-pity = { $name } piazza un lavoratore su { $where }: gli dèi hanno pietà
log-pick_up = { $name } recupera il lavoratore da { $where }
log-use = { $name } usa { $where }
log-nothing = { $name } non esegue alcuna azione
log-harvest = { $name } raccoglie
log-burn = { $name } brucia la foresta
log-advance = { $name } avanza in { $tech }
log-pay = { $name } paga
log-gain = { $name } prende risorse
log-climb = { $name } sale
log-climb_two = { $name } sale due volte
log-build = { $name } costruisce { $tile }
log-drop = { $name } risparmia 1 { $block } con Architettura
log-monument = { $name } costruisce il monumento { $tile }
log-sell = { $name } vende
log-buy = { $name } compra
log-stop-advance = { $name } non fa un secondo avanzamento
log-stop-build = { $name } non costruisce altro
log-stop-market = { $name } lascia il mercato
log-stop-any_action = { $name } non esegue altre azioni
log-stop-theology = { $name } non paga una risorsa per salire di un gradino
log-end_turn = { $name } termina il turno
log-keep = { $name } tiene { $tile }
log-keep_hidden = { $name } tiene una tessera Ricchezza Iniziale
log-days =
    { $days ->
        [1] { $name } fa avanzare il calendario di 1 giorno
       *[other] { $name } fa avanzare il calendario di { $days } giorni
    }
log-starting_seat = Inizia { $name }
log-reveal = Viene rivelata la tessera { $tile }
log-deal = { $name } riceve { $tile }
log-deal_hidden = { $name } riceve una tessera Ricchezza Iniziale
log-dummy = Lavoratori fittizi di { $tile }: { $spaces }
log-wealth = { $name } mostra { $tile }
log-architecture = { $name } sfrutta Architettura
log-level = { $name } raggiunge il livello { $level } in { $tech }
log-bonus = { $name } prende il bonus di { $tech }
log-bonus_lost = { $name } non ottiene niente dal bonus di { $tech }
log-effect = { $name } ottiene l’effetto di { $tile }
log-effect_lost = { $tile }: { $name } non ottiene niente per { $what }
log-calendar_corn = { $name } prende il mais del calendario
log-food_day = Giorno del Cibo { $number } di 4
log-fed =
    { $workers ->
        [one] { $name } nutre { $workers } lavoratore
       *[other] { $name } nutre { $workers } lavoratori
    }
log-hungry =
    { $hungry ->
        [one] { $name } lascia a digiuno { $hungry } lavoratore su { $workers }
       *[other] { $name } lascia a digiuno { $hungry } lavoratori su { $workers }
    }
log-age = Inizia l’Era II
log-temple_goods = Il tempio { $colour } ricompensa { $name }
log-no_skulls = Nella banca non ci sono teschi per tutti: nessuno ne riceve
log-temple_points = { $name } è sul gradino { $step } del tempio { $colour }
log-leader = { $name } è in testa nel tempio { $colour }
log-leader_shared = { $name } è in testa a pari merito nel tempio { $colour }
log-tooth_corn = Si aggiunge 1 mais al calendario ({ $corn } in tutto)
log-worker_back = { $name } riprende il lavoratore dalla casella Primo Giocatore; il primo giocatore è { $starter }
log-days_passed =
    { $days ->
        [1] Passa 1 giorno
       *[other] Passano { $days } giorni
    }: inizia il round { $round }
log-last_day = Passa l’ultimo giorno
log-fell_off = Un lavoratore di { $name } viene spinto giù da { $wheel }
log-score_leftovers = A { $name } restano merci per un valore di { $corn } mais
log-score_skulls =
    { $skulls ->
        [one] A { $name } resta { $skulls } teschio
       *[other] A { $name } restano { $skulls } teschi
    }
log-score_monument = { $name } ottiene i punti di { $tile }
log-final = { $name } finisce con { $points }
log-winner = Vince { $names }
log-winners = { $names } condividono la vittoria
log-other = Per { $name } cambia qualcosa

## Rules in short

help-goal-title = Obiettivo
help-goal = Guida una tribù maya per un giro completo della grande ruota del calendario. Vince chi alla fine ha più punti vittoria. Danno punti i templi, gli edifici, i monumenti, i teschi di cristallo e le merci rimaste. Tutti iniziano con 3 lavoratori (altri tre aspettano nella banca) e tengono in segreto due tessere Ricchezza Iniziale su quattro.
help-turn-title = Un turno
help-turn = Piazza lavoratori oppure recuperane, almeno uno, ma mai entrambe le cose nello stesso turno. Il lavoratore piazzato va sulla casella libera più bassa di una ruota e costa quel numero in mais; il secondo del turno costa 1 in più, il terzo 2 in più, e così via. Il lavoratore recuperato usa l’azione della sua casella, o una inferiore della stessa ruota pagando 1 mais per ogni passo indietro, o nessuna. Le caselle più alte (6 e 7, a Chichen Itza la 10) danno qualsiasi azione della loro ruota senza costi aggiuntivi.
help-begging-title = Elemosinare mais
help-begging = Con meno di 3 mais puoi elemosinare mais all’inizio del tuo turno: arrivi esattamente a 3 e scendi di un gradino in un tempio. Se non hai lavoratori da recuperare e non puoi permetterti di piazzarne uno, devi elemosinare mais. Se sei sul gradino più basso di tutti i templi, gli dèi ti lasciano piazzare un solo lavoratore su una delle caselle meno care in cambio di tutto il tuo mais.
help-harvest-title = Palenque e Yaxchilan
help-harvest = Palenque ti dà da mangiare. Sull’1 peschi e prendi 3 mais. Dal 2 al 5 prendi una tessera Raccolto della giungla accanto alla casella: una tessera Mais per 4, 5, 7 o 9 mais oppure, dal 3 in poi, una tessera Legno per 2, 3 o 4 legni. Le tessere Legno stanno sopra le tessere Mais; puoi bruciare la foresta per prendere subito il mais, ma scendi di un gradino in un tempio. Dove non ci sono più tessere non c’è niente da raccogliere, a meno di avere Agricoltura 2. Yaxchilan dà 1 legno (1), 1 pietra e 1 mais (2), 1 oro e 2 mais (3), un teschio di cristallo (4), oppure 1 pietra, 1 oro e 2 mais (5).
help-tikal-title = Tikal
help-tikal = Avanza nelle tecnologie (con l’1 una volta; con il 3 fino a due), costruisci (con il 2 un edificio; con il 4 fino a due edifici, applicando Architettura a uno solo, o un monumento) oppure paga una risorsa per salire di un gradino in due templi diversi (5).
help-uxmal-title = Uxmal e il mercato
help-uxmal = Offri 3 mais per salire di un gradino in un tempio (1), scambia al mercato (2), prendi un nuovo lavoratore (3), paga un edificio a 2 mais per risorsa (4) o paga 1 mais per qualsiasi azione delle quattro ruote piccole (5). Al mercato il legno vale 2 mais, la pietra 3 e l’oro 4, sia in vendita sia in acquisto; prima vendi, poi compri.
help-chichen_itza-title = Chichen Itza
help-chichen_itza = Lascia un teschio di cristallo su una casella in cambio di punti e di un gradino: 4, 5 o 6 punti e un gradino nel tempio marrone (da 1 a 3), 7, 8 o 8 e uno nel verde (da 4 a 6), 10, 11 o 13 e uno nel giallo (da 7 a 9); il 6, l’8 e il 9 danno anche una risorsa a scelta. Ogni casella si usa una volta sola in tutta la partita. I teschi vengono da Yaxchilan 4, dal tempio verde e da alcune tessere.
help-buildings-title = Edifici e monumenti
help-buildings = Gli edifici costano risorse e hanno effetto subito; le fattorie aiutano in ogni Giorno del Cibo. Le caselle vuote si riempiono alla fine del turno. Dopo il secondo Giorno del Cibo gli edifici dell’Era II prendono il posto di quelli dell’Era I. I monumenti non vengono sostituiti e danno punti alla fine.
help-technologies-title = Tecnologie
help-technologies =
    I livelli costano 1, 2 e 3 risorse qualsiasi.
    Agricoltura: (1) { tech-agriculture-1 }; (2) { tech-agriculture-2 }; (3) { tech-agriculture-3 }.
    Estrazione Risorse: (1) { tech-extraction-1 }; (2) { tech-extraction-2 }; (3) { tech-extraction-3 }.
    Architettura: (1) { tech-architecture-1 }; (2) { tech-architecture-2 }; (3) { tech-architecture-3 }.
    Teologia: (1) { tech-theology-1 }; (2) { tech-theology-2 }; (3) { tech-theology-3 }.
    Oltre il livello 3 ogni avanzamento costa 1 risorsa e dà un bonus: { tech-agriculture-4 } · { tech-extraction-4 } · { tech-architecture-4 } · { tech-theology-4 }.
help-temples-title = Templi
help-temples = Nel primo e nel terzo Giorno del Cibo ogni gradino salito dà le sue merci; nel secondo e nel quarto il tuo gradino dà i suoi punti, e chi è più in alto in ogni tempio riceve un bonus, la metà in caso di parità. In cima c’è posto per un solo giocatore; chi ci arriva gira la propria plancia giocatore sul lato chiaro.
help-food_days-title = Giorni del Cibo
help-food_days = Quattro round finiscono con un Giorno del Cibo: l’8, il 14, il 21 e il 27, o prima se si saltano dei giorni. Se un Giorno del Cibo viene saltato, si svolge alla fine del round a cui si arriva. Ogni lavoratore in gioco mangia 2 mais, anche quello sulla casella Primo Giocatore, e ogni lavoratore a digiuno costa 3 punti. Devi nutrirne quanti più puoi. Le fattorie riducono il costo. Poi i templi ti ricompensano.
help-calendar-title = Calendario e avanzamento di due giorni
help-calendar = Dopo ogni round le ruote girano di un giorno e portano tutti i lavoratori sulla casella successiva; dall’ultima vengono spinti giù senza compiere azioni. Se nessuno ha occupato la casella Primo Giocatore, 1 mais va sul calendario. Chi la occupa ottiene quel mais alla fine del turno. Alla fine del round riprende il lavoratore e riceve il segnalino Primo Giocatore (se lo ha già, lo passa a sinistra). Può inoltre far avanzare il calendario di due giorni se la sua plancia giocatore mostra il lato chiaro e nessun lavoratore dei giocatori è su un 6 (a Chichen Itza sul 9); la plancia giocatore si gira allora sul lato scuro.
help-dummies-title = Lavoratori fittizi
help-dummies = Con due o tre giocatori, alcuni lavoratori fittizi bloccano delle caselle. Girano con le ruote, non le lasciano mai e non sono di nessuno.
help-end-title = Fine e punteggio
help-end = La partita finisce dopo il quarto Giorno del Cibo e un ultimo giorno. Le risorse diventano mais a prezzo di mercato, ogni 4 mais valgono un punto (contano anche i quarti di punto), ogni teschio che ti resta vale 3 punti, poi danno punti i monumenti. In caso di parità vince chi ha più lavoratori sulle ruote; se la parità resta, la vittoria è condivisa.
# Names of quantities, shown beside their numbers.
have-corn = mais
have-wood = { name-wood }
have-stone = { name-stone }
have-gold = { name-gold }
have-skulls = teschi
have-vp = punti vittoria
have-workers_in_hand = lavoratori disponibili
have-temples-brown = punti del gradino nel { temple-brown }
have-temples-yellow = punti del gradino nel { temple-yellow }
have-temples-green = punti del gradino nel { temple-green }
have-techs-agriculture = { name-agriculture }
have-techs-extraction = { name-extraction }
have-techs-architecture = { name-architecture }
have-techs-theology = { name-theology }
have-corn_tiles = tessere Mais
have-wood_tiles = tessere Legno
have-food = mais necessario nel prossimo Giorno del Cibo
have-days_to_food = giorni al prossimo Giorno del Cibo
