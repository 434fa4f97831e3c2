# Ciò che le pagine dicono solo di Maya, in italiano.


## Opzioni

option-areas = Zone
option-areas-help = Le parti della mappa in gioco. «Casuale» sorteggia quelle adatte al numero di giocatori.
option-variant = Variante
option-variant-help = Nuovo inizio: il primo tempio sta su un sito qualsiasi. Due città: due templi fin dall’inizio.
option-sites = Templi della variante
option-sites-help = Dove stanno: un sito per il nuovo inizio, una coppia per le due città.
option-starting_seat = Primo giocatore
option-starting_seat-help = Il posto che gioca per primo.
value-variant-none = Nessuna
value-variant-new_beginning = Nuovo inizio
value-variant-two_cities = Due città
value-blue = blu
value-green = verde
value-red = rossa
value-yellow = gialla

## Parti della plancia

part-land = Terra
part-own = Le tue tessere
part-players = Giocatori
part-cities = Città

## La prima partita guidata

guide-land-title = La terra
guide-land-do = Guarda il tabellone. A Tikal c’è un tempio; gli altri siti sono ancora vuoti. Le tessere del tuo leggio le vedi solo tu.
guide-land-why = Fai punti con i campi di una coltura quando li pianti, e con le città quando si chiudono e le tue colture sono intorno.
guide-tile-title = Scegli una coltura
guide-tile-do = Scegli di piantare la tessera doppia di patata.
guide-tile-why = Hai più patate, e in un turno puoi piantare quante tessere vuoi di una stessa coltura. Una doppia conta due volte.
guide-plant-title = Piantala
guide-plant-do = Mettila sullo spazio con la cornice tratteggiata, sotto Tikal, sulla via del sito vuoto di Copan.
guide-plant-why = Le tue colture intorno a una città contano quando quella città dà punti. Perciò resta accanto a un tempio.
guide-more-title = E un’altra
guide-more-do = Pianta lì accanto una patata singola, dove tocca il sito di Copan: lì sorge subito un nuovo tempio.
guide-more-why = Le tessere collegate di una coltura sono un gruppo, e dà punti il gruppo intero. Ora sei accanto a due città.
guide-score-title = I punti del gruppo
guide-score-do = Pianta l’ultima patata accanto alle altre. Allora il gruppo dà punti: con le tre patate sono 4 punti.
guide-score-why = 1 punto per una tessera singola e 2 per una doppia, anche per le vecchie del gruppo. Perciò conviene ampliare un gruppo più tardi.
guide-watch-title = Le città
guide-watch-do = Guarda l’elenco delle città: la dimensione e quante colture ha intorno ogni giocatore.
guide-watch-why = Più grande è una città, più dà: 6 punti con dimensione 2, ma 30 con dimensione 5 o più. Il secondo riceve la metà.
guide-expand-title = Espandi una città
guide-expand-do = Quando tocca a te, espandi una città accanto alle tue patate, per esempio Copan: scegli una tessera di una coltura di cui hai poco e mettila coperta accanto al tempio.
guide-expand-why = La città vale di più, e peschi 3 tessere nuove. Piantando non si pesca, quindi ti servono entrambe le cose.
guide-temple-title = Nuovi templi
guide-temple-do = Guarda quali templi ci sono ormai. Un tempio sorge appena una piantagione tocca il suo sito.
guide-temple-why = I nuovi templi sono nuove città, e chi arriva primo ha più colture intorno.
guide-close-title = Chiudi una città
guide-close-do = Una città dà punti quando intorno non c’è più nessuno spazio vuoto. Aiuta a chiuderne una dove sei in testa.
guide-close-why = Una città che alla fine non è chiusa non dà niente.
guide-rest-title = Come finisce
guide-rest-do = Tieni d’occhio la tua riserva: la partita finisce appena qualcuno ha usato l’ultima tessera.
guide-rest-why = Se finisci presto, le grandi città degli avversari possono restare aperte.
