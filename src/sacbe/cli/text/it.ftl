# Testi della riga di comando in italiano. I giochi hanno testi propri.


## Seats


## Welcome and help

title-custom-data = { $game } con dati personalizzati ({ $data })
welcome-title = { $game } nel terminale
welcome-seats = Al tavolo: { $seats }.
welcome-you = Tu sei { $name }. { $letter }
welcome-choose = Scrivi il numero di una scelta e premi Invio. Durante il tuo turno, u annulla le scelte finché non viene rivelato qualcosa di nascosto.
welcome-help = Scrivi ? in qualsiasi momento per l’aiuto, r per le regole in breve, q per uscire e riprendere un altro giorno.
welcome-begin = Premi Invio per iniziare.
keys-title = Tasti
key-number = scegli
key-why = spiega la scelta 3
key-rules = regole in breve
key-rule = una regola per numero, o tutte quelle che contengono queste parole
key-board = tutta la plancia
key-tiles = tutte le tessere, viste e non viste
key-log = la cronologia: mosse recenti o tutta la partita
key-undo = annulla, durante il tuo turno
key-save = salva una copia della partita
key-quit = esci ora e riprendi più tardi
key-help = questo aiuto
help-levels = Bot, dal più debole al più forte: { $levels }. Per giocare contro altri: sacbe play --seats { $example }
keys-line = ? info  b plancia  t tessere  r regole  l cronologia  u annulla  s salva  q esci

## The prompt

you-have = Hai:
prompt-choose = { $name }: { $question }
choice-is-secret = Questa scelta è segreta: resta nascosta finché tutti non hanno scelto e non si può annullare.
forced-choice = La tua unica opzione, scelta automaticamente: { $what }.
press-enter = Premi Invio per continuare.
page-more = Invio: continua   q: basta
small-terminal = Questo terminale è piccolo ({ $width } x { $height }); da 80 x 24 in su la plancia si legge meglio.
news-title = Dalla tua ultima scelta
news-cut =
    { $n ->
        [one] { $n } riga precedente: l mostra tutta la cronologia
       *[other] { $n } righe precedenti: l mostra tutta la cronologia
    }
thinking = { $name } sta pensando
no-such-choice = Non c’è la scelta { $n }: scrivi un numero da 1 a { $most }, o ? per l’aiuto.
not-understood = «{ $typed }» non è un numero da 1 a { $most } né un tasto: scrivi ? per l’aiuto.
nothing-typed = Scrivi un numero da 1 a { $most }, o ? per l’aiuto.
too-long = È troppo lungo per essere una risposta: scrivi un numero da 1 a { $most }, o ? per l’aiuto.
explain-allowed = Puoi farlo ora: è la scelta { $n }.
explain-rule = (regola { $rule }: scrivi r { $rule } per leggerla)
explain-nothing = In questo gioco niente si chiama «{ $typed }». Chiedi, per esempio: ? { $examples }
rule-unknown = In questo gioco non esiste la regola { $code }. Le più simili: { $near }.
rule-none = Nessuna regola di questo gioco parla di «{ $typed }».

## Undo

undone = Scelta annullata.
undo-nothing = In questo turno non c’è niente da annullare.
undo-revealed = Dopo la tua ultima scelta è stato rivelato qualcosa di nascosto, quindi non si può annullare.
undo-secret = Una scelta segreta non si può annullare.

## Starting

needs-terminal = Per giocare serve un terminale: esegui lì questo comando.
which-game = Quale gioco?

## Handoff

handoff = Passa la tastiera a { $name }.
handoff-wait = { $name }, premi Invio quando nessun altro guarda.

## Saving

saved = Partita salvata in { $path }.
save-failed = Non è stato possibile scrivere { $path } ({ $why }); la partita continua.
save-exists = { $path } esiste già: scegli un altro nome.
autosave-failed = La partita non può essere salvata in { $path } ({ $why }): salvala altrove con s FILE prima di uscire.
quit-saved = Partita salvata. Per riprenderla:
quit-not-saved = Non è stato possibile salvare la partita.
resume-offer = Hai una partita a { $game } non finita ({ $seats }), giocata l’ultima volta il { $when }.
resume-ask = Vuoi riprenderla? Invio: sì, n: no, inizia una nuova partita
resumed = La partita riprende.

## The end

game-over = La partita è finita.
winner = Vince { $names }.
winners = { $names } condividono la vittoria.
save-record-ask = Salvare questa partita? Invio: sì, n: no
record-not-saved = La partita non è stata salvata.

## Replay

replay-verified =
    { $moves ->
        [one] Partita verificata: { $moves } mossa di { $game }, { $result }.
       *[other] Partita verificata: { $moves } mosse di { $game }, { $result }.
    }
result-unfinished = non finita
replay-at = Mossa { $n } di { $most }
replay-start = Prima della prima mossa
replay-keys = Invio avanti  p indietro  NUMERO vai a  e fine  b plancia  q esci
replay-no-move = Non c’è la mossa { $n }: le mosse vanno da 0 a { $most }.
replay-not-understood = «{ $typed }» non è un numero né un tasto.

## Reviews

review-written = Salvato: { $file }
review-quick = Probabilità di vittoria, stima rapida:
review-running = Analisi di tutti i turni

puzzles-count =
    { $n ->
        [one] { $game }: { $n } problema
       *[other] { $game }: { $n } problemi
    }
puzzle-level-1 = facile
puzzle-level-2 = medio
puzzle-level-3 = difficile
puzzle-level-4 = molto difficile
puzzle-task = Problema { $puzzle }: sei { $name }. Trova il turno con la maggiore probabilità di vittoria (q: esci).
puzzle-right = Giusto!
puzzle-wrong = C’è un turno migliore.
puzzle-second = Il secondo migliore
