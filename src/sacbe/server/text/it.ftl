# Quello che dice il server stesso in italiano: il consiglio di un bot.

hint-only = È l’unica opzione possibile.
hint-clear = Il bot non ha trovato altro che valesse la pena provare.
hint-better = Sembra migliore di circa { $points } punti rispetto alla seconda opzione, «{ $other }».
hint-alike = Nessun’opzione sembra migliore, anche se «{ $other }» vale quasi altrettanto.
hint-secret = Per restare imprevedibile: il bot sceglierebbe così { $percent } volte su cento.
hint-then = Poi: { $choices }.
hint-note = Il bot analizza la partita per circa un secondo, ipotizzando tessere e carte nascoste solo in base a ciò che puoi vedere anche tu. Conta i tuoi punti finali, sottrae una parte dei punti degli avversari e aggiunge un grosso bonus per la vittoria.
turn-title = { $game }: tocca a te
