# Mezo, modificare una posizione: italiano.

of-player = { $what } di { $name }
nobody = nessuno
altar = Altare
piece = Piramide, livello { $level }
ability = abilità dell’Era { $era }
token = segnalino del Dio adirato, Era { $era }

## Why a position is impossible

fault-0 = In questa posizione nessuna azione è permessa.
fault-1 = Il numero di giocatori o un’opzione è fuori dai limiti.
fault-2 = Un giocatore, una regione o un’Era è fuori dai limiti.
fault-3 = Due regioni hanno lo stesso Altare, o le regioni o i segnalini sono impossibili.
fault-4 = Il numero di unità è sbagliato: un giocatore ne ha più di quante esistano.
fault-5 = Il numero di Glifi o di pezzi di Piramide è sbagliato.
fault-6 = Una Piramide è impossibile.
fault-7 = Una regione disabitata non è vuota.
fault-8 = Due segnapunti sono sullo stesso spazio.
fault-9 = Due Dèi o Eroi sono nello stesso posto, o uno è dove non può stare.
fault-10 = Le abilità o le carte sono impossibili.
fault-11 = Un giocatore che non partecipa possiede qualcosa.
fault-12 = L’ordine delle scelte da fare è impossibile.
fault-13 = Il giocatore di turno non corrisponde alla scelta da fare.
fault-14 = È rimasto qualcosa di un passo concluso.
