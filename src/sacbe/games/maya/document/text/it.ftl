# La plancia di Maya come documento, italiano. Le frasi sono in ../../text.

## Il turno

areas = Zone in gioco: { $areas }
starting-player = Primo giocatore: { $name }
passes = Giocatori che hanno passato di fila: { $n }
in-hand = In mano: { $tile }
planted = Piantato in questo turno, { $crop }: { $cells }
draws = Tessere ancora da pescare: { $n }

## Giocatori

scores = Punti e tessere
own-tiles = Le tue tessere
groups = Gruppi di colture:
group =
    { $n ->
        [one] { $crop }, { $n } coltura: { $cells }
       *[other] { $crop }, { $n } colture: { $cells }
    }
col-points = punti
col-rack = sul leggio
col-reserve = in riserva
col-buried = piazzate coperte
col-unseen = piazzate senza guardarle
col-turns = turni giocati
col-tile = Tessera
col-not-seen = non ancora viste

## Città

cities = Città
col-city = Città
col-size = dimensione
col-state = stato
col-crops = colture di { $name }
col-first = punti per il primo posto
col-second = punti per il secondo posto
open =
    { $n ->
        [one] aperta, { $n } vuoto: { $cells }
       *[other] aperta, { $n } vuoti: { $cells }
    }
closing = chiusa, dà punti alla fine di questo turno
closed = chiusa; punti: { $points }
won = { $name } { $n }
empty-sites = Siti senza tempio: { $sites }.
highlighted = Siti evidenziati: { $sites }.
payouts = Punti di una città chiusa per dimensione

## La mappa

land = Mappa
land-text = Le caselle si indicano con il loro lato rispetto al sito più vicino; tra parentesi, riga e colonna da in alto a sinistra. Le righe dispari sono spostate di mezza casella a destra.
area = Zona: { $area }
cells = Caselle
col-cell = Casella
col-content = contenuto
col-neighbours = vicine
empty = vuota
site = sito vuoto di { $site }
temple = tempio di { $city }
city-tile = tessera città di { $city }
plantation = { $crop } di { $name }
quiet = Altri spazi vuoti, { $n }: { $cells }.
