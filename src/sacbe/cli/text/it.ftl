# La riga di comando in italiano: ciò che si dice intorno a un gioco. Ogni gioco ha le sue parole.


## Seats

seat-human = Giocatore { $letter }
seat-bot = { $bot } { $letter }

## Welcome and help

game-on-own-data = { $game } con dati propri ({ $data })
welcome-title = { $game } nel terminale
welcome-seats = Al tavolo: { $seats }.
welcome-you = Tu sei { $name }. { $letter }
welcome-choose = Scrivi il numero di una scelta e premi Invio. Durante il tuo turno, u annulla le scelte finché non viene rivelato qualcosa.
welcome-help = Scrivi ? in qualsiasi momento per l’aiuto, r per le regole in breve, q per uscire e riprendere un altro giorno.
welcome-begin = Premi Invio per cominciare.
keys-title = Tasti
key-number = scegliere
key-why = spiega la scelta 3
key-rules = le regole in breve
key-rule = una regola dal suo numero, o tutte quelle con queste parole
key-board = tutto il tabellone
key-tiles = tutte le tessere, viste e non viste
key-log = che cosa è successo, di recente o dall’inizio
key-undo = annullare, durante il tuo turno
key-save = salvare una copia della partita
key-quit = uscire ora e riprendere più tardi
key-help = questo aiuto
help-levels = Bot, dal più debole al più forte: { $levels }. Per giocare contro altri: sacbe play --seats { $example }
keys-line = ? aiuto  b tabellone  t tessere  r regole  l registro  u annulla  s salva  q esci

## The prompt

you-have = Hai:
prompt-choose = { $name }: { $question }
choice-is-secret = Questa scelta è segreta: resta nascosta finché tutti non hanno scelto e non si può annullare.
only-choice = La tua unica scelta, fatta automaticamente: { $what }.
press-enter = Premi Invio per continuare.
page-more = Invio: ancora   q: basta
small-terminal = Questo terminale è piccolo ({ $width } x { $height }); da 80 x 24 in su il tabellone si legge meglio.
news-title = Dalla tua ultima scelta
news-cut =
    { $n ->
        [one] { $n } riga precedente: l mostra tutto il registro
       *[other] { $n } righe precedenti: l mostra tutto il registro
    }
thinking = { $name } sta pensando
no-such-choice = Non c’è la scelta { $n }: scrivi un numero da 1 a { $most }, o ? per l’aiuto.
not-understood = «{ $typed }» non è un numero da 1 a { $most } né un tasto: scrivi ? per l’aiuto.
nothing-typed = Scrivi un numero da 1 a { $most }, o ? per l’aiuto.
too-long = È troppo lungo per essere una risposta: scrivi un numero da 1 a { $most }, o ? per l’aiuto.
explain-allowed = Puoi farlo ora: è la scelta { $n }.
explain-rule = (regola { $rule }: scrivi r { $rule } per leggerla)
explain-nothing = In questo gioco nulla si chiama «{ $typed }». Chiedi, per esempio: ? { $examples }
rule-unknown = In questo gioco non esiste la regola { $code }. Le più simili: { $near }.
rule-none = Nessuna regola di questo gioco parla di «{ $typed }».

## Undo

undone = Annullato.
undo-nothing = In questo turno non hai deciso nulla che si possa annullare.
undo-revealed = Dopo la tua ultima decisione è stato rivelato qualcosa, quindi non si può annullare.
undo-secret = Una scelta segreta non si può annullare.

## Starting

needs-terminal = Per giocare serve un terminale: esegui questo comando in uno.
which-game = Quale gioco?

## Curtain

curtain = Passa la tastiera a { $name }.
curtain-wait = { $name }, premi Invio quando nessun altro guarda.

## Saving

saved = Salvato in { $path }.
save-failed = Non è stato possibile scrivere { $path } ({ $why }); la partita continua.
save-exists = { $path } esiste già: scegli un altro nome.
autosave-failed = La partita non può essere salvata in { $path } ({ $why }): salvala altrove con s FILE prima di uscire.
quit-saved = Partita salvata. Riprendi con:
quit-not-saved = Non è stato possibile salvare la partita.
resume-offer = Hai una partita non finita di { $game } ({ $seats }), giocata l’ultima volta il { $when }.
resume-ask = Riprenderla? Invio: sì, n: no, cominciane un’altra
resumed = La partita riprende.

## The end

game-over = La partita è finita.
winner = Vince { $names }.
winners = { $names } condividono la vittoria.
save-record-ask = Salvare il registro di questa partita? Invio: sì, n: no
record-not-kept = Il registro non è stato salvato.

## Replay

replay-verified =
    { $moves ->
        [one] Verificato: { $moves } mossa di { $game }, { $result }.
       *[other] Verificato: { $moves } mosse di { $game }, { $result }.
    }
result-unfinished = non finita
replay-at = Mossa { $n } di { $most }
replay-start = Prima della prima mossa
replay-keys = Invio avanti  p indietro  NUMERO salta  e fine  b tabellone  q esci
replay-no-move = Non c’è la mossa { $n }: le mosse vanno da 0 a { $most }.
replay-not-understood = «{ $typed }» non è un numero né un tasto.
