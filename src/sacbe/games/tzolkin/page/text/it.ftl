# Ciò che le pagine dicono solo di Tzolk’in, in italiano.


## Opzioni

option-starting_seat = Primo Giocatore
option-starting_seat-help = Il posto che gioca per primo.
option-draft = Scegliere le tessere Ricchezza Iniziale
option-draft-help = Ognuno tiene due tessere su quattro. Altrimenti se ne danno due a testa, scoperte.

## Parti del tabellone

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
guide-tiles-why = Dà 6 mais e 2 pietre. Il mais paga il piazzamento dei lavoratori e li nutre; legno, pietra e oro sono le risorse con cui si comprano gradini dei templi, tecnologie ed edifici.
guide-second-title = La seconda tessera
guide-second-do = Ora tieni «Carico del portatore» (W12).
guide-second-why = Altri 6 mais, un legno e una pietra. Con 12 mais agisci liberamente nei primi round.
guide-wheels-title = Le ruote
guide-wheels-do = Guarda le cinque ruote intorno a quella grande. Dopo ogni round girano tutte di un dente e portano i lavoratori al numero seguente.
guide-wheels-why = Più a lungo un lavoratore viaggia, migliore è l’azione che fa quando lo recuperi. Il gioco è tutto qui: piazzare presto e recuperare al momento giusto.
guide-uxmal-title = Piazza un lavoratore
guide-uxmal-do = Scegli la casella 0 di Uxmal, che è segnata. Un lavoratore costa il numero della sua casella, quindi questo è gratis.
guide-uxmal-why = Uxmal dà un gradino di un tempio sull’1, un nuovo lavoratore sul 3 e qualsiasi azione sul 5. Ti tocca sempre la casella libera più bassa di una ruota.
guide-tikal-title = Un secondo lavoratore
guide-tikal-do = Piazza un altro lavoratore nello stesso turno, a Tikal. Essendo il secondo costa 1 mais in più.
guide-tikal-why = A Tikal l’1 e il 3 fanno avanzare le tecnologie, il 2 e il 4 costruiscono, e il 5 ti fa salire su due templi insieme: è lì che andrà questo lavoratore.
guide-palenque-title = Un terzo lavoratore
guide-palenque-do = Piazza l’ultimo a Palenque per 2 mais e termina il turno.
guide-palenque-why = Palenque dà mais. In un turno o piazzi lavoratori o ne recuperi, mai le due cose. Più d’uno insieme costa di più, ma tutti cominciano a viaggiare oggi.
guide-fish-title = Pesca
guide-fish-do = Tutti i lavoratori sono un numero più avanti. Recupera quello di Palenque e usa la casella: peschi. Lascia gli altri dove sono e termina il turno.
guide-fish-why = Ricevi 3 mais e recuperi il lavoratore. Gli altri valgono sempre di più mentre viaggiano.
guide-offer-title = Piazzalo di nuovo
guide-offer-do = Piazza quel lavoratore a Uxmal, dove la casella libera più bassa costa poco, e termina il turno.
guide-offer-why = Domani potrà usare Uxmal 1: per 3 mais sali di un gradino su un tempio.
guide-climb-title = Sali su un tempio
guide-climb-do = Recupera il lavoratore che hai sul numero più basso di Uxmal, usa la casella 1 per 3 mais e sali sul tempio verde. Poi termina il turno.
guide-climb-why = Il primo gradino verde dà un legno nel primo Giorno del Cibo. Nel secondo e nel quarto Giorno del Cibo i gradini danno punti, e chi è più in alto su un tempio ne riceve di più.
guide-yaxchilan-title = Procurati risorse
guide-yaxchilan-do = Piazza il lavoratore a Yaxchilan e termina il turno.
guide-yaxchilan-why = Yaxchilan dà legno sull’1, pietra sul 2, oro sul 3 e un teschio di cristallo sul 4. Con le risorse si pagano le azioni di Tikal.
guide-two-title = Due templi insieme
guide-two-do = Quando il tuo lavoratore di Tikal è sul 5, sul 6 o sul 7, recuperalo. Usa l’azione 5, paga il legno e sali sul tempio marrone e su quello verde.
guide-two-why = Una risorsa dà due gradini: il marrone dà una pietra nel Giorno del Cibo; il verde, più punti nel successivo.
guide-food-title = Giorno del Cibo
guide-food-do = Continua fino al primo Giorno del Cibo, alla fine del round 8 o prima. Per allora procurati 2 mais per lavoratore: 6 per tre. Pesca ancora se te ne mancano.
guide-food-why = Un lavoratore a digiuno costa 3 punti. Poi i tuoi gradini dei templi rendono per la prima volta.

## Da dove è venuto il mais

corn-title = Mais
corn-from = Mais: entrate e uscite
corn-now = Mais adesso
corn-from-wealth = tessere ricchezza
corn-from-palenque = Palenque
corn-from-yaxchilan = Yaxchilan
corn-from-uxmal = Uxmal
corn-from-tikal = Tikal
corn-from-chichen_itza = Chichen Itza
corn-from-begging = elemosina
corn-from-calendar = il calendario
corn-from-buildings = edifici e architettura
corn-from-sold = venduto al mercato
corn-from-bought = comprato al mercato
corn-from-placing = piazzare lavoratori
corn-from-actions = pagare azioni
corn-from-building = edifici pagati in mais
corn-from-feeding = nutrire i lavoratori
corn-from-other = altro
