# Tzolk'in, modificare una posizione: italiano.

round = Round
turn = Giocatore di turno
starting-player = Primo giocatore
calendar-corn = Mais sul calendario
nobody = nessuno
buildings = Edifici
monuments = Monumenti
pile = nella pila
not-in-play = non in gioco
gone = fuori dal gioco
on-display = disponibile, posto { $n }
jungle = Tessere Raccolto accanto a Palenque
corn_tiles = tessere Mais
wood_tiles = tessere Legno
tiles-at = { $what }: { $where }
skulls = Teschi a Chichen Itza
no-skull = nessun teschio
skull = un teschio
wealth = Tessere Ricchezza Iniziale
player-board = plancia giocatore
light = lato chiaro in alto
dark = lato scuro in alto

## Why a position is impossible

fault-0 = In questa posizione nessuna azione è permessa.
fault-1 = Il numero di giocatori o un’opzione è fuori dai limiti.
fault-2 = Un giocatore è fuori dai limiti.
fault-3 = Un contatore è fuori dai limiti.
fault-4 = Il numero di lavoratori è sbagliato: ogni giocatore ne ha sei, al massimo tre nella banca.
fault-5 = Due lavoratori occupano la stessa casella.
fault-6 = Il numero di lavoratori fittizi è sbagliato.
fault-7 = Il numero di teschi è sbagliato.
fault-8 = Il numero di tessere Raccolto è sbagliato: ci sono quattro tessere Mais per giocatore, comprese quelle sotto le tessere Legno, e al massimo tre tessere Legno.
fault-9 = Due edifici sono nello stesso posto, o uno è dove non può stare.
fault-10 = Due monumenti sono nello stesso posto, o uno è dove non può stare.
fault-11 = Una tessera Ricchezza Iniziale è dove non può stare.
fault-12 = Risorse, templi o tecnologie sono fuori dai limiti.
fault-13 = Due giocatori sono sullo stesso gradino più alto di un tempio.
fault-14 = Le fattorie non corrispondono alle tessere.
fault-15 = Un giocatore che non partecipa possiede qualcosa.
fault-16 = L’ordine delle scelte da fare è impossibile.
fault-17 = Il giocatore di turno non corrisponde alla scelta da fare.
