# Parole brevi del tabellone di Tzolk'in, italiano. Le frasi sono in ../../text.

title = Tabellone di Tzolk’in
number = { $n }

## Turno

your-turn = Tocca a te
turn-of = Tocca a { $name }
game-over = La partita è finita
chance = Decide il caso
order = Ordine
next-worker = lavoratore: casella
on-board = Scegli tra i posti segnati.
waiting = Ora scelgono gli altri.
watching = Stai guardando.
beg = Elemosina
burn = Bruciare la giungla
no-tile = senza tessera

## Calendario

food-day = { $days ->
    [0] Oggi è il Giorno del Cibo
    [one] Cibo tra { $days } giorno
   *[other] Cibo tra { $days } giorni
}
pays-goods = i templi danno beni
pays-points = i templi danno punti
day = Giorno { $day } di { $days }
round = turno { $n }/{ $rounds } · era { $age }
starting-player = Primo giocatore

## Tracciati

temples = Templi
leader = premio al primo per era
god-brown = Chaac
god-yellow = Quetzalcoatl
god-green = Kukulcan
technologies = Tecnologie
tech-price = 1 · 2 · 3 blocchi

## Tessere

buildings = Edifici
monuments = Monumenti
pile = era { $age } · { $n } nella pila

## Giocatori

you = tu
workers = { $hand } in mano, { $out } fuori
food-in = { $days ->
    [0] È oggi
    [one] Tra { $days } giorno
   *[other] Tra { $days } giorni
}
needed = servono { $corn } mais
short = mancano { $missing }: { $hungry } digiuni, −{ $vp } PV
enough = bastano

## Legenda

legend-today = oggi
legend-tomorrow = domani
legend-may = puoi scegliere
