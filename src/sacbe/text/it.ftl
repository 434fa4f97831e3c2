# Parole comuni a tutti i giochi.

language-en = English
language-es = Español
language-pt = Português
language-it = Italiano
yes = Sì
no = No
nature = Caso
spectator = Spettatore
# Come si chiamano i posti: con il nome della persona o il livello del bot, e la lettera.
person = Giocatore
bot-random = Casuale
bot-easy = Facile
bot-greedy = Avido
bot-medium = Medio
bot-strong = Forte
bot-expert = Esperto
seat = { $who } { $letter }
players =
    { $n ->
        [one] { $n } giocatore
       *[other] { $n } giocatori
    }
vp = { $n } PV
victory-points =
    { $n ->
        [one] { $n } punto vittoria
       *[other] { $n } punti vittoria
    }
# Lists grow by one with list-more and end with list-last, or with list-last-i before the sound of i.
list-more = { $head }, { $next }
list-last = { $head } e { $last }
list-last-i = { $head } e { $last }
list-or = { $head } o { $last }
refusal-game_over = La partita è finita.
refusal-nature = Ora si estrae a sorte: attendi un momento.
refusal-not_your_turn = Non è il tuo turno: in attesa di { $name }.
refusal-no_such_action = Questa azione non esiste nel gioco.
refusal-not_legal = Questa azione non è permessa ora.
# For games without texts of their own.
choose-action = Scegli un’azione.
total-points = Punti
# Plance come documenti.
document-now = Adesso
document-players = Giocatori
document-player = Giocatore
document-you = { $name } (tu)
document-nobody = nessuno
document-turn = Tocca a { $name }: { $asked }
# Risultati delle partite.
result-other = altro
result-start = all’inizio
result-best-turn = Miglior turno: { $name } guadagna { $n } PV.
result-largest-loss = Perdita maggiore: { $name } perde { $n } PV in una volta sola.
result-best-source = Più punti da una sola fonte: { $name } ha { $n } PV da «{ $source }».
result-lead =
    { $n ->
        [one] Il comando è passato di mano una volta; poi l’ha tenuto { $name }.
       *[other] Il comando è passato di mano { $n } volte; l’ultimo a prenderlo è stato { $name }.
    }
