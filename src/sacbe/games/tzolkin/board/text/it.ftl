# Parole brevi della plancia di Tzolk'in, italiano. Le frasi sono in ../../text.

title = Plancia di Tzolk’in
number = { $n }

## Turno

your-turn = Tocca a te
turn-of = Tocca a { $name }
game-over = La partita è finita
chance = Decide il caso
order = Ordine
next-worker = Prossimo lavoratore: numero di casella
on-board = Scegli una delle caselle evidenziate.
waiting = In attesa degli altri.
watching = Stai guardando la partita.
beg = Elemosina
burn = Brucia la foresta
no-tile = senza tessera
corn-tile = Tessera Mais
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
        [one] Il tuo lavoratore su { $where } viene spinto giù dalla ruota.
       *[other] I tuoi lavoratori su { $where } vengono spinti giù dalle ruote.
    }
kept-tiles = Scelte: { $n } su 2.
asked-keep = Quale tessera tieni?
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
asked-climb = In quale tempio sali?
asked-climb_two = In quali due templi sali?
asked-build = Che cosa costruisci?
asked-drop = Quale risorsa risparmi con Architettura?
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
reward-goods = i templi danno merci
reward-points = i templi danno punti
day = Giorno { $day } di { $days }
round = round { $n }/{ $rounds }
starting-player = Primo Giocatore

## Tracciati

temples = Templi
leader = primo: I · II
god-brown = Chaac
god-yellow = Quetzalcoatl
god-green = Kukulcan
technologies = Tecnologie

## Tessere

buildings = Edifici
monuments = Monumenti
pile = Era { $age } · { $n } nella pila

## Giocatori

you = tu
workers =
    { $hand ->
        [one] { $hand } disponibile
       *[other] { $hand } disponibili
    }, { $out ->
        [one] { $out } piazzato
       *[other] { $out } piazzati
    }
food-in =
    { $days ->
        [0] È oggi
        [one] Tra { $days } giorno
       *[other] Tra { $days } giorni
    }
short =
    { $missing ->
        [one] manca
       *[other] mancano
    } { $missing }: { $hungry } a digiuno, −{ $vp } PV
enough = bastano

## Legenda

legend-today = oggi
legend-tomorrow = domani
legend-may = puoi scegliere
legend-not = non ora
legend-dummy = fittizio

## Descrizioni al passaggio del cursore

nothing-there = niente
any-of = una qualsiasi azione di { $wheel } senza costi aggiuntivi
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
about-temple = { $temple }: { $points } PV dal gradino più basso in su; chi è in testa riceve { $lead } PV in più alla fine dell’Era I / II.
next-price =
    { $nth ->
        [1] Il primo lavoratore che piazzi in un turno costa il numero della sua casella in mais; il secondo costa 1 mais in più, il terzo 2 in più, e così via.
       *[other] Lavoratore numero { $nth } di questo turno: il numero della sua casella più { $extra }, in mais.
    }
side-light = Lato chiaro: se occupi la casella Primo Giocatore puoi far avanzare il calendario di due giorni; poi la plancia giocatore si gira.
side-dark = Lato scuro: non puoi far avanzare il calendario di due giorni finché, raggiunta la cima di un tempio, non giri di nuovo la plancia giocatore.
