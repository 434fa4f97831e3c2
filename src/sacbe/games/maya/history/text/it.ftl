# Il corso di una partita di Maya, italiano. Le frasi sono in ../../text.

closed = { $city } si chiude a dimensione { $size }
tie-tiles = tessere rimaste
tie-turns = turni giocati (meno è meglio)
best-city = Miglior città: { $city } dà { $n } punti a { $name }.
best-group =
    { $tiles ->
        [one] Miglior gruppo di colture: { $name } fa { $n } punti con { $tiles } tessera di { $crop }.
       *[other] Miglior gruppo di colture: { $name } fa { $n } punti con { $tiles } tessere di { $crop }.
    }

## Voci, senza il nome del giocatore

entry-first =
    { $tied ->
        [1] primo posto con { $strength } colture
       *[other] primo posto condiviso con { $strength } colture
    }
entry-second =
    { $tied ->
        [1] secondo posto con { $strength } colture
       *[other] secondo posto condiviso con { $strength } colture
    }
entry-none =
    { $strength ->
        [one] { $strength } coltura, nessun punto
       *[other] { $strength } colture, nessun punto
    }

## What a player did

done-area = coltivazioni nella zona { $area }
done-opened = città iniziate
done-expanded = tessere aggiunte alle città
