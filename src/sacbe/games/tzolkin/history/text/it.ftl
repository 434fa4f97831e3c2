# Il corso di una partita di Tzolk'in, italiano. Le frasi sono in ../../text.

food-day = Giorno del Cibo { $n } di 4
title-round = Fine del round
title-final = Punteggio finale
mark-round = Round { $n }
tie-workers = lavoratori sulle ruote
best-monument = Miglior monumento: { $tile } dà { $n } PV a { $name }.

## Voci, senza il nome del giocatore

entry-fed =
    { $workers ->
        [one] { $workers } lavoratore nutrito
       *[other] { $workers } lavoratori nutriti
    }
entry-hungry = { $hungry } di { $workers } lavoratori a digiuno
entry-temple_goods = { $temple }
entry-temple_points = { $temple }, gradino { $step }
entry-leader = in testa: { $temple }
entry-leader_shared = in testa a pari merito: { $temple }
entry-worker_back = riprende il lavoratore dalla casella Primo Giocatore
entry-fell_off = un lavoratore viene spinto giù dalla ruota di { $wheel }
entry-score_leftovers = merci avanzate per un valore di { $corn } mais
entry-score_skulls =
    { $skulls ->
        [one] { $skulls } teschio avanzato
       *[other] { $skulls } teschi avanzati
    }
entry-score_monument = { $tile }

## What a player did

done-wheel = azioni su { $wheel }
done-place = lavoratori piazzati
done-build = edifici e monumenti costruiti
done-beg = volte in cui ha elemosinato
done-hungry = lavoratori a digiuno
