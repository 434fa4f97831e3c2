# Quello che dice il server stesso in italiano: il consiglio di un bot.

hint-only = È l’unica scelta possibile.
hint-clear = Il bot non ha trovato altro che valesse la pena provare.
hint-better = Perché sembra migliore di circa { $points } punti rispetto alla seconda scelta: «{ $other }».
hint-alike = Perché niente sembra migliore; «{ $other }» sembra valere quasi altrettanto.
hint-secret = Perché nessuno deve poter prevedere la tua scelta: il bot sceglierebbe questa { $percent } volte su cento.
hint-then = Poi: { $choices }.
hint-note = Il bot analizza la partita per circa un secondo, ipotizzando tessere e carte nascoste solo in base a ciò che puoi vedere anche tu. Conta i tuoi punti finali, toglie una parte dei punti degli avversari e aggiunge molti punti per la vittoria.
bot-random = Casuale
bot-easy = Facile
bot-greedy = Avido
bot-medium = Medio
bot-strong = Forte
