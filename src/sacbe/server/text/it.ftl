# Quello che dice il server stesso in italiano: il consiglio di un bot.

hint-only = È l’unica scelta possibile.
hint-clear = Il bot non ha trovato altro che valesse la pena provare.
hint-better = Perché sembra migliore di circa { $points } punti rispetto alla successiva: «{ $other }».
hint-alike = Perché niente sembra migliore; «{ $other }» sembra quasi altrettanto buona.
hint-secret = Perché nessuno deve poter prevedere la tua scelta: il bot sceglierebbe questa { $percent } volte su cento.
hint-then = Che cosa seguirebbe: { $choices }.
hint-note = Il bot guarda avanti per circa un secondo in distribuzioni che tu non puoi distinguere da quella vera. Somma i tuoi punti alla fine, toglie una parte dei punti degli altri e conta la vittoria come molti punti in più.
bot-random = Casuale
bot-easy = Facile
bot-greedy = Avido
bot-medium = Medio
bot-strong = Forte
