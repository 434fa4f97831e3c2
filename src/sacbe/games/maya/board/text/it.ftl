# Parole del tabellone di Maya, italiano. Le frasi sono in ../../text.

title = Il tabellone di Maya
your-turn = Tocca a te
turn-of = Turno di { $name }
game-over = La partita è finita
won-by = { $count ->
    [1] Vince { $names }
   *[other] { $names } condividono la vittoria
}
chance = Decide il caso
asked-turn = Pianta una tessera o amplia una città con una coperta.
asked-plant = Scegli uno spazio segnato per { $tile }.
asked-more = Pianta un’altra tessera accanto, o fermati e segna punti.
asked-expand = Scegli uno spazio segnato: lì la città cresce.
choosing-turn = sceglie una tessera da piantare o per ampliare una città
choosing-plant = sceglie uno spazio per { $tile }
choosing-more = può piantare ancora
choosing-expand = sceglie dove cresce una città
asked-areas = Quali zone sono in gioco
asked-sites = Dove stanno i primi templi
asked-starting_seat = Chi comincia
asked-draw = Si pescano tessere
stop = { $n ->
    [one] Fermati: { $n } punto
   *[other] Fermati: { $n } punti
}
bury-unseen = Amplia senza guardare e pesca { $n }
rack = Le tue tessere
rack-note = { $rack } di { $most }, { $reserve } in riserva
in-hand = in mano
face-down = coperta
plant = pianta
plant-note = segna subito
expand = amplia
expand-note = poi pesca { $n }
unseen = ancora da vedere
single = { $crop }
double = { $crop } ×2
unseen-tile = una tessera non vista
col-rack = leggio
col-reserve = riserva
col-down = coperte
col-points = punti
you = { $name } (tu)
cities = Città
col-size = tessere
col-gaps = vuoti
col-worth = 1º / 2º
closed = chiusa
pays = Una città chiusa dà
pays-size = tessere
pays-first = 1º
pays-second = 2º
most-tiles = { $n }+
key-plant = pianta qui: punti subito
key-opens = … e si apre un tempio
key-grow = la città cresce a questa misura
key-city = tessera città, coperta
key-open = città aperta: colture
key-closed = città chiusa: punti
city-says = { $city }, misura { $size }: { $told }
city-closed-says = { $city }, chiusa con misura { $size }: { $told }
nobody = nessuno
seat-number = { $name } { $n }
