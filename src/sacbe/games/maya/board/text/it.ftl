# Parole del tabellone di Maya, italiano. Le frasi sono in ../../text.

title = Il tabellone di Maya
your-turn = Tocca a te
turn-of = Turno di { $name }
game-over = La partita è finita
won-by =
    { $count ->
        [1] Vince { $names }
       *[other] { $names } condividono la vittoria
    }
chance = Decide il caso
asked-turn = Pianta una tessera o espandi una città con una tessera coperta.
asked-unseen = Il tuo leggio è vuoto: espandi una città con la prossima tessera, senza guardarla.
asked-nowhere = Ora nessuna città può crescere: pianta una tessera.
asked-plant = Scegli uno spazio segnato per { $tile }.
asked-more = Pianta un’altra tessera accanto, o fermati e fai punti.
asked-expand = Scegli uno spazio segnato: lì la città cresce.
choosing-turn = sceglie una tessera da piantare o per espandere una città
choosing-plant = sceglie uno spazio per { $tile }
choosing-more = può piantare ancora
choosing-expand = sceglie dove cresce una città
asked-areas = Quali zone sono in gioco?
asked-sites = Dove stanno i primi templi?
asked-starting_seat = Chi comincia?
asked-draw = Si pescano tessere.
stop =
    { $n ->
        [one] Fermati: { $n } punto
       *[other] Fermati: { $n } punti
    }
stop-closing = Fermati: { $n } per le colture, { $more } per le città
stop-later = Fermati
to-alone =
    { $n ->
        [one] Il gruppo vale allora { $n } punto quando ti fermi
       *[other] Il gruppo vale allora { $n } punti quando ti fermi
    }
to-joined =
    { $n ->
        [one] Si unisce a tessere precedenti: il gruppo vale allora { $n } punto quando ti fermi
       *[other] Si unisce a tessere precedenti: il gruppo vale allora { $n } punti quando ti fermi
    }
to-closes = { $city } si chiude. Punti: { $points }
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
unseen = ancora da vedere
unseen-says = Le tue tessere che non hai visto: { $reserve } in riserva, { $laid } posate senza guardare
single = { $crop }
double = { $crop } ×2
unseen-tile = una tessera non vista
col-rack = leggio
col-reserve = riserva
col-down = coperte
col-points = punti
you = { $name } (tu)
ends = Finisce quando qualcuno resta senza tessere. Minimo: { $n }
tie = A pari punti vince chi ha più tessere, poi chi ha giocato meno turni.
turns =
    { $n ->
        [one] { $name }: { $n } turno giocato
       *[other] { $name }: { $n } turni giocati
    }
began = ha cominciato
laid = coperte: { $tiles }
cities = Città
col-size = tessere
col-gaps = vuoti
col-worth = 1º / 2º
closed = chiusa
pays = Una città chiusa dà
pays-size = tessere
pays-first = 1º
pays-second = 2º
pays-tie = Parità per il primo posto: si dividono entrambi i premi e non c’è secondo. Parità per il secondo: si divide il secondo. Si arrotonda per eccesso.
most-tiles = { $n }+
key-plant = pianta qui: punti subito
key-opens = … e sorge un tempio
key-closing = … e chiude una città: punti tuoi
key-grow = la città cresce a questa dimensione
key-gap = ultimo vuoto: la città dà punti
key-city = tessera città, coperta
key-open = città aperta: colture
key-closed = città chiusa: punti
city-says = { $city }, dimensione { $size }. Colture intorno: { $crops }. Vuoti intorno: { $gaps }. Chiusa ora, darebbe { $first } e { $second }
city-closed-says = { $city }, chiusa con dimensione { $size }. Punti: { $points }. Colture intorno: { $crops }
nobody = nessuno
seat-number = { $name } { $n }
