# Parole brevi del tabellone di Tzolk'in, italiano. Le frasi sono in ../../text.

title = Tabellone di Tzolk’in
number = { $n }

## Turno

your-turn = Tocca a te
turn-of = Tocca a { $name }
game-over = La partita è finita
chance = Decide il caso
order = Ordine
next-worker = Prossimo lavoratore: numero di casella
on-board = Scegli una delle caselle segnate.
waiting = Ora scelgono gli altri.
watching = Stai guardando la partita.
beg = Elemosina
burn = Brucia la foresta
no-tile = senza tessera
corn-tile = Tessera mais
days =
    { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni e giri la plancia
    }
after-days =
    { $days ->
        [one] Dopo { $days } giorno: { $food }
       *[other] Dopo { $days } giorni: { $food }
    }
food-left =
    { $days ->
        [0] quel round finisce con il Giorno del Cibo
        [one] manca { $days } giorno al Giorno del Cibo
       *[other] mancano { $days } giorni al Giorno del Cibo
    }
food-late = il Giorno del Cibo viene saltato e si svolge alla fine di quel round
fall-off =
    { $n ->
        [one] Il tuo lavoratore su { $where } cade dalla ruota.
       *[other] I tuoi lavoratori su { $where } cadono dalle ruote.
    }

## Domande, in frasi complete

asked-keep = Quale tessera ricchezza tieni?
asked-turn = Elemosina mais, piazza un lavoratore o recuperane uno.
asked-turn-beg = Elemosina mais.
asked-turn-place = Piazza un lavoratore.
asked-turn-pick_up = Recupera un lavoratore.
asked-turn-beg-place = Elemosina mais o piazza un lavoratore.
asked-turn-beg-pick_up = Elemosina mais o recupera un lavoratore.
asked-turn-place-pick_up = Piazza un lavoratore o recuperane uno.
asked-end = Termina il tuo turno.
asked-place = Piazza un altro lavoratore o termina il tuo turno.
asked-pick_up = Recupera un altro lavoratore o termina il tuo turno.
asked-use = Quale azione esegui?
asked-any_action = Quale azione delle quattro ruote piccole esegui?
asked-harvest = Che cosa raccogli?
asked-advance = In quale tecnologia avanzi?
asked-pay = Quali risorse paghi?
asked-gain = Quali risorse prendi?
asked-climb = Su quale tempio sali?
asked-climb_two = Su quali due templi sali?
asked-build = Che cosa costruisci?
asked-drop = Quale risorsa ti fa risparmiare l’architettura?
asked-market = Che cosa scambi al mercato?
asked-theology = Paghi una risorsa per salire di un gradino?
asked-days = Fai avanzare il calendario di un giorno o di due?

## Calendario

food-day =
    { $days ->
        [0] Oggi è il Giorno del Cibo
        [one] Giorno del Cibo tra { $days } giorno
       *[other] Giorno del Cibo tra { $days } giorni
    }
pays-goods = i templi danno risorse
pays-points = i templi danno punti
day = Giorno { $day } di { $days }
round = round { $n }/{ $rounds } · era { $age }
starting-player = Primo giocatore

## Tracciati

temples = Templi
leader = bonus al primo per era
god-brown = Chaac
god-yellow = Quetzalcoatl
god-green = Kukulcan
technologies = Tecnologie
tech-price = 1 · 2 · 3 risorse

## Tessere

buildings = Edifici
monuments = Monumenti
pile = era { $age } · { $n } nella pila

## Giocatori

you = tu
workers = { $hand } disponibili, { $out } piazzati
food-in =
    { $days ->
        [0] È oggi
        [one] Tra { $days } giorno
       *[other] Tra { $days } giorni
    }
needed = servono { $corn } mais
short =
    { $missing ->
        [one] manca
       *[other] mancano
    } { $missing }: { $hungry ->
        [one] { $hungry } digiuno
       *[other] { $hungry } digiuni
    }, −{ $vp } PV
enough = bastano

## Legenda

legend-today = oggi
legend-tomorrow = domani
legend-may = puoi scegliere
legend-not = non ora
legend-dummy = lavoratore fittizio

## Che cosa dicono di sé le cose

nothing-there = niente
any-of = una qualsiasi azione di { $wheel }, senza mais in più
cannot-use = Ora non si può usare. { $why }
reached =
    { $days ->
        [one] Un lavoratore piazzato ora su questa ruota arriva su questa casella tra { $days } giorno.
       *[other] Un lavoratore piazzato ora su questa ruota arriva su questa casella tra { $days } giorni.
    }
later =
    { $days ->
        [one] tra { $days } giorno: { $what }
       *[other] tra { $days } giorni: { $what }
    }
off = viene spinto giù dalla ruota e torna a te
about-temple = { $temple }: { $points } PV dal gradino più basso in su; chi è primo ha { $lead } PV in più nell’era I / II.
next-price =
    { $nth ->
        [1] Il primo lavoratore del turno costa il numero della sua casella in mais; il secondo costa 1 in più, il terzo 2 in più, e così via.
       *[other] Lavoratore numero { $nth } di questo turno: il numero della sua casella più { $extra }, in mais.
    }
side-light = Lato chiaro: chi ha occupato la casella Primo Giocatore può far passare due giorni; poi la plancia si gira.
side-dark = Lato scuro: non puoi far passare due giorni finché la cima di un tempio non gira la plancia.
