# Maya, modificare una posizione: italiano.

turn = Giocatore di turno
on-rack = { $tile }, sul leggio

## Why a position is impossible

fault-0 = In questa posizione nessuna azione è permessa.
fault-1 = Il numero di giocatori o un’opzione è fuori dai limiti.
fault-2 = Un giocatore è fuori dai limiti.
fault-3 = La scelta da fare è fuori dai limiti.
fault-4 = Le zone o i siti non corrispondono alle opzioni.
fault-5 = Una casella ha un contenuto impossibile.
fault-6 = Il numero di tessere è sbagliato: troppe di un tipo, più di sette su un leggio o nessuna per un giocatore.
fault-7 = Un contatore è fuori dai limiti.
fault-8 = Una città non è collegata al suo tempio, tocca un’altra città o un sito, o non ha tempio.
fault-9 = C’è qualcosa accanto a un sito senza tempio.
fault-10 = Le caselle per piantare o espandere sono sbagliate.
fault-11 = Le caselle in cui si è piantato in questo turno sono sbagliate.
fault-12 = La tessera in mano o le pescate non corrispondono alla scelta da fare.
fault-13 = Un giocatore che non partecipa possiede qualcosa.
fault-14 = Il giocatore di turno non corrisponde alla scelta da fare.
