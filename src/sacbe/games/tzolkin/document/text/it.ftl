# La plancia di Tzolk'in come documento, italiano. Le frasi sono in ../../text.

wheels = Ruote
free = libero
none = nessuno
used = occupato
side-light = Lato chiaro: dalla casella Primo Giocatore, questo giocatore può far avanzare il calendario di due giorni.
side-dark = Lato scuro: questo giocatore non può far avanzare il calendario di due giorni finché non raggiunge la cima di un tempio.

## Calendario e turno

calendar = Round { $round } di { $rounds }, giorno { $day } di { $days }, Era { $age }
no-food-day = I quattro Giorni del Cibo sono passati
food-days-left =
    { $n ->
        [one] Manca 1 Giorno del Cibo; nel prossimo { $reward }
       *[other] Mancano { $n } Giorni del Cibo; nel prossimo { $reward }
    }
all-choose = Tutti scelgono in segreto: { $asked }
placed =
    { $n ->
        [one] { $n } lavoratore piazzato in questo turno
       *[other] { $n } lavoratori piazzati in questo turno
    }
starting-player = Primo giocatore: { $name }
starting-space-free = Casella Primo Giocatore: libera
on-starting-space = { $name }: un lavoratore sulla casella Primo Giocatore
calendar-corn = Mais sul calendario: { $n }
skulls-in-bank = Teschi di cristallo nella banca: { $n }

## Tabelle

goods = Merci dei giocatori
food = Prossimo Giorno del Cibo
spaces = Caselle
steps = Gradini dei giocatori
levels = Livelli dei giocatori
col-hand = lavoratori disponibili
col-out = lavoratori piazzati
col-bank = lavoratori nella banca
col-eaters = lavoratori da nutrire
col-food = mais necessario
col-missing = mais mancante
col-loss = PV persi
col-space = Casella
col-worker = lavoratore
col-action = azione
col-palenque = tessere Raccolto
col-chichen_itza = posto per un teschio
step = gradino { $step } di { $top } ({ $points } PV)
step-goods = Gradino { $step }: { $goods } nel primo e nel terzo Giorno del Cibo
tech-price = I livelli 1, 2 e 3 costano 1, 2 e 3 risorse; ogni avanzamento ulteriore costa 1.
wheel-entry = Il prossimo lavoratore va su { $where }.
wheel-full = Tutte le caselle sono occupate.

## Tessere

dealt = Hai ricevuto:
kept = Già scelte:
owned = Tessere:
on-display =
    { $n ->
        [0] Nessuna disponibile.
        [one] Disponibile: { $n }.
       *[other] Disponibili: { $n }.
    }
building_pile = Nella pila di questa Era, { $n }: { $tiles }.
next_age_pile = Nell’Era II, { $n }: { $tiles }.
monument_pile = Fuori da questa partita, { $n }: { $tiles }.
