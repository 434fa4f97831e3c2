# Il corso di una partita di Maya, italiano. Le frasi sono in ../../text.

closed = { $city } si chiude (dim. { $size })
tie-tiles = tessere rimaste
tie-turns = turni giocati (meno è meglio)
best-city = Miglior città: { $city } dà { $n } PV a { $name }.
best-group =
    { $tiles ->
        [one] Miglior gruppo di colture: { $name } fa { $n } PV con { $tiles } tessera di { $crop }.
       *[other] Miglior gruppo di colture: { $name } fa { $n } PV con { $tiles } tessere di { $crop }.
    }

## Voci, senza il nome del giocatore

entry-first =
    { $tied ->
        [1] primo posto
       *[other] primo posto a pari merito
    }: { $strength ->
        [one] { $strength } coltura
       *[other] { $strength } colture
    }
entry-second =
    { $tied ->
        [1] secondo posto
       *[other] secondo posto a pari merito
    }: { $strength ->
        [one] { $strength } coltura
       *[other] { $strength } colture
    }
entry-none =
    { $strength ->
        [one] { $strength } coltura, nessun punto
       *[other] { $strength } colture, nessun punto
    }

## What a player did

done-area = colture piantate, zona { $area }
done-opened = templi fatti sorgere
done-expanded = tessere aggiunte alle città
