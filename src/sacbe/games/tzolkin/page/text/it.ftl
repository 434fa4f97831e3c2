# Ciò che le pagine dicono solo di Tzolk’in, in italiano.


## Opzioni

option-starting_seat = Primo giocatore
option-starting_seat-help = Il posto che gioca per primo.
option-draft = Scelta delle tessere Ricchezza Iniziale
option-draft-help = Ognuno tiene due tessere su quattro. Altrimenti ogni giocatore ne riceve due scoperte.

## Parti della plancia

part-table = Plancia
part-wheels = Ruote
part-palenque = Palenque
part-yaxchilan = Yaxchilan
part-tikal = Tikal
part-uxmal = Uxmal
part-chichen_itza = Chichen Itza
part-buildings = Edifici
part-monuments = Monumenti
part-temples = Templi
part-technologies = Tecnologie
part-turn = Il tuo turno
part-players = Giocatori

## La prima partita guidata

guide-tiles-title = Le tue tessere iniziali
guide-tiles-do = Hai ricevuto quattro tessere e ne tieni due. Scegli per prima «Cava di pietra» (W10).
guide-tiles-why = Dà 6 mais e 2 pietre. Il mais paga il piazzamento dei lavoratori e li nutre; legno, pietra e oro sono le risorse con cui si pagano gradini dei templi, tecnologie ed edifici.
guide-second-title = La seconda tessera
guide-second-do = Ora tieni «Carico del portatore» (W12).
guide-second-why = Altri 6 mais, un legno e una pietra. Con 12 mais hai ampio margine nei primi round.
guide-wheels-title = Le ruote
guide-wheels-do = Guarda le cinque ruote intorno a quella grande. Dopo ogni round girano tutte di un dente e portano i lavoratori al numero successivo.
guide-wheels-why = Più a lungo un lavoratore viaggia, migliore è l’azione che compie quando lo recuperi. Il gioco è tutto qui: piazzare presto e recuperare al momento giusto.
guide-uxmal-title = Piazza un lavoratore
guide-uxmal-do = Scegli la casella 0 di Uxmal, che è evidenziata. Un lavoratore costa il numero della sua casella, quindi questo è gratis.
guide-uxmal-why = Uxmal dà un gradino in un tempio sull’1, un nuovo lavoratore sul 3 e qualsiasi azione sul 5. Un lavoratore va sempre sulla casella libera più bassa di una ruota.
guide-tikal-title = Un secondo lavoratore
guide-tikal-do = Piazza un altro lavoratore nello stesso turno, a Tikal. Poiché è il secondo, costa 1 mais in più.
guide-tikal-why = A Tikal con l’1 e il 3 avanzi nelle tecnologie, con il 2 e il 4 costruisci e con il 5 sali in due templi insieme: è lì che andrà questo lavoratore.
guide-palenque-title = Un terzo lavoratore
guide-palenque-do = Piazza il tuo ultimo lavoratore a Palenque per 2 mais e termina il turno.
guide-palenque-why = Palenque dà mais. In un turno o piazzi lavoratori o ne recuperi, mai entrambe le cose. Piazzarne più d’uno insieme costa di più, ma tutti iniziano subito a viaggiare.
guide-fish-title = Pesca
guide-fish-do = Tutti i lavoratori sono avanzati di un numero. Recupera quello di Palenque e usa la sua casella: peschi. Lascia gli altri dove sono e termina il turno.
guide-fish-why = Ricevi 3 mais e recuperi il lavoratore. Gli altri valgono sempre di più mentre viaggiano.
guide-offer-title = Piazzalo di nuovo
guide-offer-do = Piazza quel lavoratore a Uxmal, dove la casella libera più bassa costa poco, e termina il turno.
guide-offer-why = Domani potrà usare Uxmal 1: per 3 mais sali di un gradino in un tempio.
guide-climb-title = Sali in un tempio
guide-climb-do = Recupera il lavoratore che hai sul numero più basso di Uxmal, usa la casella 1 per 3 mais e sali di un gradino nel tempio verde. Poi termina il turno.
guide-climb-why = Il primo gradino verde dà un legno nel primo Giorno del Cibo. Nel secondo e nel quarto Giorno del Cibo i gradini danno punti, e chi è più in alto in un tempio ne riceve di più.
guide-yaxchilan-title = Procurati risorse
guide-yaxchilan-do = Piazza il lavoratore a Yaxchilan e termina il turno.
guide-yaxchilan-why = Yaxchilan dà legno sull’1, pietra sul 2, oro sul 3 e un teschio di cristallo sul 4. Con le risorse si pagano le azioni di Tikal.
guide-two-title = Due templi insieme
guide-two-do = Quando il tuo lavoratore di Tikal è sul 5, sul 6 o sul 7, recuperalo. Usa l’azione 5, paga il legno e sali nel tempio marrone e in quello verde.
guide-two-why = Una risorsa dà due gradini: quello marrone dà una pietra nel Giorno del Cibo, quello verde più punti nel successivo.
guide-food-title = Giorno del Cibo
guide-food-do = Continua fino al primo Giorno del Cibo, alla fine del round 8 o prima. Per allora ti servono 2 mais per ogni lavoratore: 6 per tre lavoratori. Pesca ancora se te ne mancano.
guide-food-why = Un lavoratore a digiuno costa 3 punti. Subito dopo, i tuoi gradini nei templi rendono per la prima volta.

## Da dove è venuto il mais

corn-title = Mais
corn-from = Mais: entrate e uscite
corn-now = Mais adesso
corn-from-wealth = tessere Ricchezza Iniziale
corn-from-palenque = Palenque
corn-from-yaxchilan = Yaxchilan
corn-from-uxmal = Uxmal
corn-from-tikal = Tikal
corn-from-chichen_itza = Chichen Itza
corn-from-begging = elemosina
corn-from-calendar = il calendario
corn-from-buildings = edifici e Architettura
corn-from-sold = venduto al mercato
corn-from-bought = comprato al mercato
corn-from-placing = lavoratori piazzati
corn-from-actions = azioni pagate
corn-from-building = edifici pagati in mais
corn-from-feeding = lavoratori nutriti
corn-from-other = altro

# Reasons and places in hints.
reason-leads = sei in testa nel { $temple }: { $points } PV alla fine dell’Era { $age }
reason-feeds = nutre tutti i tuoi lavoratori il giorno { $day }
reason-hungry =
    { $missing ->
        [one] manca ancora { $missing } mais per il giorno { $day } (−{ $points } PV)
       *[other] mancano ancora { $missing } mais per il giorno { $day } (−{ $points } PV)
    }
