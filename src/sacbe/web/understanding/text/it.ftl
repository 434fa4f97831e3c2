# Quello che aiuta a capire un tavolo, in italiano.

u-title = Capire la partita
u-tab-log = Diario
u-tab-points = Punti
u-tab-tiles = Tessere
u-tab-rules = Regole
u-tab-hint = Consiglio
u-tab-fork = Continua
u-found = Trovati: { $n }

## Diario e punti

u-log-of = Di chi
u-log-all = Di tutti
u-log-empty = Non è ancora successo niente.
u-log-step = Il tavolo dopo la mossa { $n }
u-points-title = Da dove vengono i punti
u-points-none = Nessuno ha ancora fatto punti.

## Tessere e regole

u-tiles-find = Cerca una tessera
u-rules-find = Cerca nelle regole

## Consiglio

u-hint-ask = Dammi un consiglio
u-hint-thinking = Il bot sta pensando
u-hint-help = Il bot più forte guarda avanti per circa un secondo e dice che cosa farebbe e perché.
u-hint-wait = C’è un consiglio quando tocca a te.
u-hint-public = Ai tavoli pubblici non ci sono consigli.
u-hint-others = Che altro c’è
u-hint-behind = { $points } punti in meno
u-hint-alike = quasi altrettanto buona
u-hint-share = { $percent } volte su cento

## Continuare da una posizione

u-fork-help = Apri un nuovo tavolo che continua da una posizione di questa partita, con la stessa distribuzione. Chi vi si siede può sapere ciò che è nascosto.
u-fork-step = Dopo la mossa
u-fork-do = Continua da lì

## Guida

u-guide-open = Prima partita guidata
u-guide-title = Guida
u-guide-step = Passo { $n } di { $most }
u-guide-next = Avanti
u-guide-skip = Salta
u-guide-back = Indietro
u-guide-close = Chiudi la guida
u-guide-rule = Leggi la regola
u-guide-over = Ora conosci la strada
u-guide-over-text = Questa era l’apertura. Continua come vuoi: il consiglio aiuta quando non sai che fare, e le regole sono accanto al tabellone.

## Guida a Tzolk’in

u-guide-tzolkin-tiles-title = Con che cosa cominci
u-guide-tzolkin-tiles-do = Hai ricevuto quattro tessere e ne tieni due. Scegli per prima «Raccolto abbondante» (W04).
u-guide-tzolkin-tiles-why = Il mais paga il piazzamento dei lavoratori e li nutre. Con 9 mais agisci liberamente nei primi round.
u-guide-tzolkin-second-title = La seconda tessera
u-guide-tzolkin-second-do = Ora tieni «Borsa piena» (W16).
u-guide-tzolkin-second-why = Altri 8 mais e un oro: una risorsa che può pagare una tecnologia o un edificio.
u-guide-tzolkin-wheels-title = Le ruote
u-guide-tzolkin-wheels-do = Guarda le cinque ruote intorno a quella grande. Dopo ogni round girano tutte di un dente e portano i lavoratori al numero seguente.
u-guide-tzolkin-wheels-why = Più a lungo un lavoratore viaggia, migliore è l’azione che fa quando lo recuperi. Il gioco è tutto qui: piazzare presto e recuperare al momento giusto.
u-guide-tzolkin-place-title = Piazza un lavoratore
u-guide-tzolkin-place-do = Fai clic sulla casella libera di Palenque: il primo lavoratore ci va gratis.
u-guide-tzolkin-place-why = Palenque dà mais. Un lavoratore costa il numero della sua casella, e ti tocca sempre la casella libera più bassa.
u-guide-tzolkin-another-title = Un secondo lavoratore
u-guide-tzolkin-another-do = Piazza un altro lavoratore nello stesso turno, a Tikal. Costa 1 mais più del primo.
u-guide-tzolkin-another-why = Tikal porta tecnologie ed edifici. Piazzarne più d’uno costa di più, ma fa guadagnare giorni.
u-guide-tzolkin-end-title = Finisci il turno
u-guide-tzolkin-end-do = Finisci il turno. Gioca il bot, poi passa il giorno.
u-guide-tzolkin-end-why = In un turno o piazzi lavoratori o ne recuperi, mai le due cose.
u-guide-tzolkin-wait-title = Lasciali viaggiare
u-guide-tzolkin-wait-do = I tuoi lavoratori sono un numero più avanti. Piazza il terzo, per esempio a Yaxchilan, e finisci il turno.
u-guide-tzolkin-wait-why = Yaxchilan dà legno, pietra e oro. Intanto gli altri due lavoratori valgono sempre di più.
u-guide-tzolkin-harvest-title = Raccolto
u-guide-tzolkin-harvest-do = Recupera il lavoratore da Palenque quando è sul 2 o più, usa quella casella e prendi una tessera della giungla.
u-guide-tzolkin-harvest-why = La casella 2 dà 4 mais e una tessera mais finché ce ne sono. Pescare sull’1 ne darebbe solo 3.
u-guide-tzolkin-tikal-title = Impara o costruisci
u-guide-tzolkin-tikal-do = Recupera il lavoratore da Tikal. Avanza in una tecnologia con una risorsa o costruisci un edificio che puoi pagare.
u-guide-tzolkin-tikal-why = Quello che impari presto rende per tutta la partita. Un lavoratore può anche usare una casella inferiore della sua ruota, a 1 mais per passo.
u-guide-tzolkin-food-title = Giorno del Cibo
u-guide-tzolkin-food-do = Continua fino al primo Giorno del Cibo. Abbi allora 2 mais per ogni lavoratore.
u-guide-tzolkin-food-why = Un lavoratore a digiuno costa 3 punti. Quel giorno ogni gradino salito sui templi dà beni; nel secondo e nel quarto dà punti.

## Guida a Maya

u-guide-maya-land-title = La terra
u-guide-maya-land-do = Guarda la terra. A Tikal c’è un tempio; gli altri siti sono ancora vuoti. Le tessere del tuo leggio le vedi solo tu.
u-guide-maya-land-why = Fai punti con i campi di una coltura quando li pianti, e con le città quando si chiudono e le tue colture sono intorno.
u-guide-maya-tile-title = Scegli una coltura
u-guide-maya-tile-do = Scegli di piantare la tessera doppia di patata.
u-guide-maya-tile-why = Hai più patate, e in un turno puoi piantare quante tessere vuoi di una stessa coltura. Una doppia conta due volte.
u-guide-maya-plant-title = Piantala
u-guide-maya-plant-do = Mettila su uno spazio illuminato accanto al tempio di Tikal.
u-guide-maya-plant-why = Quello che sta intorno a una città conta per te quando quella città dà punti.
u-guide-maya-more-title = E un’altra
u-guide-maya-more-do = Pianta una seconda patata accanto alla prima. Dove tocca un sito vuoto sorge un nuovo tempio.
u-guide-maya-more-why = Le tessere collegate di una coltura sono un gruppo, e dà punti il gruppo intero.
u-guide-maya-score-title = I punti del gruppo
u-guide-maya-score-do = Continua a piantare o fermati. Quando ti fermi, il gruppo dà punti.
u-guide-maya-score-why = 1 punto per una tessera singola e 2 per una doppia, anche per le vecchie del gruppo. Perciò conviene ampliare un gruppo più tardi.
u-guide-maya-watch-title = Le città
u-guide-maya-watch-do = Guarda l’elenco delle città: la dimensione e quante colture ha intorno ogni giocatore.
u-guide-maya-watch-why = Più grande è una città, più dà: 6 punti con dimensione 2, ma 30 con dimensione 5 o più. Il secondo riceve la metà.
u-guide-maya-expand-title = Espandi una città
u-guide-maya-expand-do = Nel prossimo turno espandi una città dove hai colture: scegli la tessera che ti serve meno e mettila coperta accanto al tempio.
u-guide-maya-expand-why = La città vale di più, e poi peschi 3 tessere nuove. Piantando non si pesca, quindi ti servono entrambe le cose.
u-guide-maya-temple-title = Nuovi templi
u-guide-maya-temple-do = Continua finché ci sono tre templi. Un tempio sorge appena una piantagione tocca il suo sito.
u-guide-maya-temple-why = I nuovi templi sono nuove città, e chi arriva primo ha più colture intorno.
u-guide-maya-close-title = Chiudi una città
u-guide-maya-close-do = Una città dà punti quando intorno non c’è più nessuno spazio vuoto. Aiuta a chiuderne una dove sei in testa.
u-guide-maya-close-why = Una città che alla fine non è chiusa non dà niente.
u-guide-maya-rest-title = Come finisce
u-guide-maya-rest-do = Tieni d’occhio la tua riserva: la partita finisce appena qualcuno ha usato l’ultima tessera.
u-guide-maya-rest-why = Chi ha fretta può lasciare aperte le grandi città degli altri.

## Guida a Mezo

u-guide-mezo-land-title = Le regioni
u-guide-mezo-land-do = Guarda la mappa. Ogni regione abitata ha un Altare; chi vince lì il Conflitto riceve ciò che dà.
u-guide-mezo-land-why = I punti vengono dagli Altari, dalle Piramidi, dal Calendario e dal Codice, e dalla Devozione. Si giocano tre Ere.
u-guide-mezo-ability-title = Un’abilità
u-guide-mezo-ability-do = Scegli un’abilità della tua tribù. «Scribi» è buona per cominciare.
u-guide-mezo-ability-why = Vale per tutta la partita. Scribi costruisce Glifi: ognuno è una forza che non se ne va.
u-guide-mezo-hero-title = Il tuo Eroe
u-guide-mezo-hero-do = Fai prima quello che chiede la tua abilità. Poi metti il tuo Eroe in una regione che vuoi vincere.
u-guide-mezo-hero-why = Un Eroe vale 2 di forza e il suo proprietario decide lì le parità. Ma non puoi schierare unità accanto al tuo Eroe.
u-guide-mezo-neutral-title = L’Eroe neutrale
u-guide-mezo-neutral-do = In due giocatori ognuno mette anche un Eroe neutrale. Mettilo dove vuoi schierare.
u-guide-mezo-neutral-why = Non ha forza, ma decidi le parità dove l’hai messo. La regione rimasta senza Eroe è quella consacrata.
u-guide-mezo-deploy-title = Schiera
u-guide-mezo-deploy-do = Schiera fino a 3 unità in ognuna delle altre regioni. Mescola Sciamani e Guerrieri dove vuoi vincere.
u-guide-mezo-deploy-why = Ogni unità è 1 di forza. Chi ha più Sciamani prende il Calendario e chi ha più Guerrieri il Codice: danno punti anche dove perdi.
u-guide-mezo-god-title = Il tuo dio
u-guide-mezo-god-do = Metti il tuo dio su una confluenza tra regioni dove hai unità e usa la sua abilità.
u-guide-mezo-god-why = La maggior parte di ciò che fanno le tue carte agisce solo dove è presente il tuo dio.
u-guide-mezo-card-title = Una carta in segreto
u-guide-mezo-card-do = Esce una regione: metti una delle tue tre carte a faccia in giù. Si rivelano tutte insieme.
u-guide-mezo-card-why = Le azioni della carta sono ciò che puoi fare in questo Conflitto. Non torna per tutta l’Era, quindi tieni una carta forte per la regione che conta.
u-guide-mezo-action-title = Usa un’azione
u-guide-mezo-action-do = Scegli un’azione della tua carta: si copre e si compie subito.
u-guide-mezo-action-why = Ognuno agisce due volte, a turno. Se niente ti conviene, passa: 1 Devozione, o un’unità che torna da Xibalba.
u-guide-mezo-conflict-title = Chi vince
u-guide-mezo-conflict-do = Gioca il Conflitto fino alla fine e guarda la forza di entrambi.
u-guide-mezo-conflict-why = Chi ha più forza vince l’Altare. Poi le unità tornano nelle riserve; Glifi e Piramidi restano.
u-guide-mezo-era-title = La fine dell’Era
u-guide-mezo-era-do = Gioca gli altri Conflitti di questa Era. Alla fine danno punti le unità su Calendario e Codice e le tue Piramidi.
u-guide-mezo-era-why = I livelli di Piramide danno punti in ogni Era, e sempre di più: costruire presto vale più di tutto.
