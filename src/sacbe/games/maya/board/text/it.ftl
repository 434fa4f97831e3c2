# Parole della plancia di Maya, italiano. Le frasi sono in ../../text.

title = Plancia di Maya
your-turn = Tocca a te
turn-of = Tocca a { $name }
game-over = La partita è finita
won-by =
    { $count ->
        [1] Vince { $names }
       *[other] { $names } condividono la vittoria
    }
chance = Decide il caso
asked-turn = Pianta una tessera o espandi una città con una tessera coperta.
asked-unseen = Il tuo leggio è vuoto: espandi una città con la prossima tessera, senza guardarla.
asked-nowhere = Ora nessuna città può essere espansa: pianta una tessera.
asked-plant = Scegli uno spazio evidenziato per { $tile }.
asked-more = Pianta un’altra tessera accanto, o fermati e fai punti.
asked-expand = Scegli uno spazio evidenziato: lì la città cresce.
choosing-turn = Sta scegliendo una tessera da piantare o per espandere una città
choosing-plant = Sta scegliendo uno spazio per { $tile }
choosing-more = Può piantare un’altra tessera
choosing-expand = Sta scegliendo dove cresce una città
asked-areas = Quali zone sono in gioco?
asked-sites = Dove sono i primi templi?
asked-starting_seat = Chi inizia?
asked-draw = Si pescano tessere.
stop =
    { $n ->
        [one] Fermati: { $n } punto
       *[other] Fermati: { $n } punti
    }
stop-closing = Fermati: { $n } per le colture, { $more } per le città
stop-later = Fermati
target-alone =
    { $n ->
        [one] Quando ti fermi, il gruppo dà { $n } punto
       *[other] Quando ti fermi, il gruppo dà { $n } punti
    }
target-joined =
    { $n ->
        [one] Si unisce a tessere precedenti: quando ti fermi, il gruppo dà { $n } punto
       *[other] Si unisce a tessere precedenti: quando ti fermi, il gruppo dà { $n } punti
    }
target-closes = { $city } si chiude. Punti: { $points }
then-draw =
    { $n ->
        [0] Poi non peschi tessere
        [one] Poi peschi { $n } tessera
       *[other] Poi peschi { $n } tessere
    }
bury-unseen = Espandi senza guardare e pesca { $n }
rack = Le tue tessere
rack-note = { $rack } di { $most }, { $reserve } in riserva
points-now = punti
in-hand = in mano
face-down = coperta
plant = pianta
plant-note = punti subito
expand = espandi
expand-note = poi pesca { $n }
expand-not = ora no
unseen = non ancora viste
unseen-tooltip = Le tue tessere che non hai visto: { $reserve } in riserva, { $laid } piazzate senza guardarle
single = { $crop }
double = { $crop } ×2
unseen-tile = una tessera non vista
col-rack = leggio
col-reserve = riserva
col-down = coperte
col-points = punti
you = { $name } (tu)
end-condition = Finisce quando qualcuno resta senza tessere. Minimo ora: { $n }
tie = In caso di parità vince chi ha più tessere, poi chi ha giocato meno turni.
turns =
    { $n ->
        [one] { $name }: { $n } turno giocato
       *[other] { $name }: { $n } turni giocati
    }
starting-player = ha iniziato la partita
buried-tiles = coperte: { $tiles }
cities = Città
col-size = tessere
col-gaps = vuoti
col-worth = 1º / 2º
closed = chiusa
payout = Una città chiusa dà
payout-size = tessere
payout-first = 1º
payout-second = 2º
payout-tie = Parità per il primo posto: si dividono entrambi i premi e non c’è un secondo. Parità per il secondo posto: si divide il secondo premio. Si arrotonda per eccesso.
most-tiles = { $n }+
legend-plant = pianta qui: punti subito
legend-opens = … e sorge un tempio
legend-closing = … e una città si chiude: i tuoi punti
legend-grow = la città cresce a questa dimensione
legend-gap = ultimo vuoto: la città dà punti
legend-city = tessera città, coperta
legend-open = città aperta: colture
legend-closed = città chiusa: punti
city-tooltip = { $city }, dimensione { $size }. Colture intorno: { $crops }. Vuoti intorno: { $gaps }. Chiusa ora, darebbe { $first } e { $second }
city-closed-tooltip = { $city }, chiusa con dimensione { $size }. Punti: { $points }. Colture intorno: { $crops }
no-seat = nessuno
seat-number = { $name } { $n }
