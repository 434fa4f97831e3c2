# Quello che dice il server stesso in italiano: il consiglio di un bot.

hint-only = È l’unica opzione possibile.
hint-clear =
    { $n ->
        [0] Tutte le altre opzioni sono parse nettamente peggiori quando il bot le ha confrontate.
       *[other] Sembra nettamente migliore delle altre opzioni, come: { $others }.
    }
hint-order = Tutti i piani che sembrano buoni hanno le stesse scelte, in un altro ordine.
hint-better =
    { $points ->
        [one] Sembra migliore di circa { $points } punto rispetto al secondo miglior piano: { $other }.
       *[other] Sembra migliore di circa { $points } punti rispetto al secondo miglior piano: { $other }.
    }
hint-best = Sembra migliore del secondo miglior piano: { $other }.
hint-alike = Nessun piano sembra migliore, ma questo sembra altrettanto buono: { $other }.
hint-secret = { $percent ->
        [one] Per restare imprevedibile: il bot farebbe questa scelta { $percent } volta su cento.
       *[other] Per restare imprevedibile: il bot farebbe questa scelta { $percent } volte su cento.
    }
hint-scores = dà { $points }: { $sources }
hint-source = { $source } { $n }
hint-next = al prossimo turno: { $choices }
hint-end =
    { $points ->
        [one] Terminare il turno adesso costerebbe circa { $points } punto.
       *[other] Terminare il turno adesso costerebbe circa { $points } punti.
    }
hint-then = Poi: { $choices }.
hint-note = Il bot analizza la partita per circa un secondo, ipotizzando tessere e carte nascoste solo in base a ciò che puoi vedere anche tu. Conta i tuoi punti finali, sottrae una parte dei punti degli avversari e aggiunge un grosso bonus per la vittoria.
turn-title = { $game }: tocca a te

## Avvisi

notify-turn-subject = { $game }: tocca a te
notify-turn =
    Tocca a te in una partita a { $game }.
    { $url }

    Per non ricevere più questi messaggi: { $stop }
notify-over-subject = { $game }: la partita è finita
notify-over =
    Una partita a { $game } è finita.
    { $url }

    Per non ricevere più questi messaggi: { $stop }
notify-hello-subject = Sacbe: notifiche attivate
notify-hello =
    Riceverai qui un messaggio quando tocca a te.
    { $url }

    Per non ricevere più questi messaggi: { $stop }
notify-confirm-subject = Sacbe: il tuo codice è { $code }
notify-confirm =
    Inserisci questo codice nella pagina per ricevere un messaggio quando tocca a te: { $code }

    { $url }

    Se non l’hai chiesto tu, ignora questo messaggio. Non ne riceverai altri.
ledger-start = All’inizio
