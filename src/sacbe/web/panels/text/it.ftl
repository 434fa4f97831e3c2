# Quello che aiuta a capire un tavolo, in italiano.

u-title = Cronologia, punti, regole e consigli
u-tab-log = Cronologia
u-tab-points = Punti
u-tab-tiles = Tessere
u-tab-rules = Regole
u-tab-hint = Consiglio
u-tab-fork = Gioca da qui
u-found = { $n ->
    [one] { $n } risultato
   *[other] { $n } risultati
}

## Diario e punti

u-log-of = Giocatore
u-log-all = Tutti
u-log-empty = Non è ancora successo niente.
u-log-step = La plancia dopo la mossa { $n }
u-points-title = Da dove vengono i punti
u-points-none = Nessuno ha ancora fatto punti.
u-points-total = Totale

## Tessere e regole

u-tiles-find = Cerca tra le tessere
u-rules-find = Cerca nelle regole
u-rules-all = Regole complete
u-rules-none = La regola { $code } non esiste.

## Consiglio

u-hint-ask = Dammi un consiglio
u-hint-thinking = Il bot sta pensando
u-hint-help = Il bot più forte riflette per circa un secondo e dice che cosa farebbe e perché.
u-hint-wait = I consigli sono disponibili durante il tuo turno.
u-hint-public = Ai tavoli pubblici non ci sono consigli.
u-hint-brings = A quel punto avresti:
u-hint-more = Altro
u-hint-close = Chiudi
u-hint-others = Altre opzioni
u-hint-behind = { $points ->
    [one] { $points } punto in meno
   *[other] { $points } punti in meno
}
u-hint-alike = vale quasi altrettanto
u-hint-share = { $percent }% delle volte

## Continuare da una posizione

u-fork-help = Apri un nuovo tavolo che continua da qualsiasi punto di questa partita, con la stessa distribuzione. Chi ci gioca può conoscere informazioni nascoste.
u-fork-step = Dopo la mossa
u-fork-do = Continua da lì

## Guida

u-guide-open = Prima partita guidata
u-guide-title = Guida
u-guide-step = Passo { $n } di { $most }
u-guide-next = Avanti
u-guide-skip = Salta
u-guide-back = Indietro
u-guide-why = Perché
u-guide-close = Chiudi la guida
u-guide-rule = Leggi la regola
u-guide-over = Ora puoi giocare
u-guide-over-text = Questa era l’apertura. Continua come vuoi: chiedi un consiglio se non sai che cosa fare e cerca in «Regole» tutto ciò che ti serve.
u-guide-deviated = Non hai fatto la scelta consigliata. Nessun problema: la guida continua da qui.
u-guide-undo = Per tornare indietro, premi «Annulla».
u-guide-impossible = La scelta consigliata ora non è possibile. Scegli liberamente: la guida continua quando il passo è fatto, oppure premi «Salta».
