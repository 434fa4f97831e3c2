# Ciò che le pagine dicono solo di Maya, in italiano.


## Opzioni

option-areas = Zone
option-areas-help = Le parti della mappa in gioco. «Casuale» ne estrae a sorte il numero adatto ai giocatori.
option-variant = Variante
option-variant-help = Un nuovo inizio: il primo tempio è su un sito qualsiasi. Due città: due templi fin dall’inizio.
option-sites = Templi della variante
option-sites-help = Dove si trovano: un sito per «Un nuovo inizio», una coppia per «Due città».
option-starting_seat = Primo giocatore
option-starting_seat-help = Il posto che gioca per primo.
value-variant-none = Nessuna
value-variant-new_beginning = Un nuovo inizio
value-variant-two_cities = Due città
value-blue = blu
value-green = verde
value-red = rossa
value-yellow = gialla

## Parti della plancia

part-table = Plancia
part-land = Mappa
part-yellow = Gialla
part-green = Verde
part-red = Rossa
part-blue = Blu
part-own = Le tue tessere
part-players = Giocatori
part-cities = Città

## La prima partita guidata

guide-land-title = La mappa
guide-land-do = Guarda la mappa. A Tikal c’è un tempio; gli altri siti sono ancora vuoti. Le tessere sul tuo leggio le vedi solo tu.
guide-land-why = Fai punti con le piantagioni di una coltura quando pianti, e con le città quando si chiudono con le tue colture intorno.
guide-tile-title = Scegli una coltura
guide-tile-do = Scegli la tessera doppia di patata e piantala.
guide-tile-why = Hai più patate, e in un turno puoi piantare quante tessere vuoi di una stessa coltura. Una doppia conta due volte.
guide-plant-title = Piantala
guide-plant-do = Piazzala sullo spazio con la cornice tratteggiata, sotto Tikal, verso il sito vuoto di Copan.
guide-plant-why = Le tue colture intorno a una città contano quando quella città dà punti, quindi resta accanto a un tempio.
guide-more-title = E un’altra
guide-more-do = Pianta lì accanto una patata singola, in modo che tocchi il sito di Copan: lì sorge subito un nuovo tempio.
guide-more-why = Le tessere collegate di una coltura sono un gruppo, e dà punti il gruppo intero. Ora sei accanto a due città.
guide-score-title = I punti del gruppo
guide-score-do = Pianta l’ultima patata accanto alle altre. Il turno finisce e il gruppo dà punti: 4 per le tre patate.
guide-score-why = 1 punto per una tessera singola e 2 per una doppia, anche per quelle già presenti nel gruppo. Perciò conviene ampliare un gruppo più tardi.
guide-watch-title = Le città
guide-watch-do = Guarda l’elenco delle città: la dimensione e quante colture ha intorno ogni giocatore.
guide-watch-why = Più grande è una città, più punti dà: 6 con dimensione 2, ma 30 con dimensione 5 o più. Il secondo riceve la metà.
guide-expand-title = Espandi una città
guide-expand-do = Quando tocca a te, espandi una città accanto alle tue patate, per esempio Copan: scegli una tessera di una coltura di cui hai poco e piazzala coperta accanto al tempio.
guide-expand-why = Ora la città vale di più e peschi 3 tessere nuove. Piantando non si pesca, quindi ti servono entrambe le cose.
guide-temple-title = Nuovi templi
guide-temple-do = Guarda quali templi sono già sorti. Un tempio sorge appena una piantagione tocca il suo sito.
guide-temple-why = I nuovi templi sono nuove città, e chi arriva per primo parte in vantaggio con le colture intorno.
guide-close-title = Chiudi una città
guide-close-do = Una città si chiude e dà punti quando intorno non c’è più nessuno spazio vuoto. Contribuisci a chiuderne una dove sei in testa.
guide-close-why = Una città che alla fine non è chiusa non dà niente.
guide-rest-title = Come finisce
guide-rest-do = Tieni d’occhio la tua riserva: la partita finisce subito quando qualcuno ha giocato la sua ultima tessera.
guide-rest-why = Se finisci presto, le grandi città degli avversari possono non chiudersi mai.

# Reasons in hints.
reason-leads = hai più colture di tutti intorno a { $city } ({ $own } contro { $best })
reason-closing =
    { $n ->
        [one] { $city } si chiude riempiendo ancora { $n } spazio ({ $points } PV per te)
       *[other] { $city } si chiude riempiendo ancora { $n } spazi ({ $points } PV per te)
    }
reason-draws =
    { $n ->
        [one] peschi { $n } tessera
       *[other] peschi { $n } tessere
    }
