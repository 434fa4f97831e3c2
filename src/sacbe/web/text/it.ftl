# Le pagine in italiano: ciò che si dice intorno a un gioco. Ogni gioco ha le sue parole.


## Everywhere

language = Lingua
seat-n = Posto { $n }
at-random = casuale
link-copied = Link copiato.
link-shown = Copia il link mostrato qui.
error-offline = Il server non risponde. È in funzione?
error-malformed = Il server non ha capito la richiesta. Prova a ricaricare la pagina.
error-unauthorized = Questo link non è valido.
error-forbidden = Qui non è permesso.
error-not_found = Non esiste o non è più disponibile.
error-conflict = Nel frattempo la partita è andata avanti. Controlla la plancia e scegli di nuovo.
error-gone = Questo server non ha più le regole di questo tavolo.
error-too_large = È troppo grande.
error-illegal = Non è possibile.
error-too_many = Troppe richieste insieme. Aspetta un momento.
error-failed = Qualcosa è andato storto sul server.
error-unavailable = Il server non è riuscito a salvare. Riprova.
footer = Sacbe: tre giochi da tavolo maya.
api = Per gli sviluppatori

## A new game

welcome = Tre giochi da tavolo del mondo maya
welcome-text = Gioca contro i bot, con gli amici tramite un link o sullo stesso dispositivo. Gratis e senza account.
which-game = Quale gioco?
players-range = da { $least } a { $most } giocatori
who-plays = Chi gioca
how-many = Giocatori
seat-local = Questo dispositivo
seat-link = Tramite link
name-of = Nome, { $seat }
more-choices = Varianti, limite di tempo, annullamento, spettatori
clock = Limite di tempo
clock-help = Quanto può durare un turno. I bot non hanno limiti di tempo.
clock-0 = Nessuno
clock-60 = 1 minuto a turno
clock-180 = 3 minuti a turno
clock-600 = 10 minuti a turno
clock-3600 = 1 ora a turno
clock-86400 = 1 giorno a turno
clock-259200 = 3 giorni a turno
clock-604800 = 7 giorni a turno
late = Quando il tempo scade
late-bot = Un bot gioca finché il giocatore non torna
late-end = La partita finisce senza risultato
undo-rule = Annullamento
undo-turn = Durante il proprio turno, finché non viene rivelato qualcosa di nascosto
undo-agreed = Anche dopo, se tutti sono d’accordo
open-to = Chi può partecipare
open-to-link = Solo chi ha un link
open-to-public = Chiunque: il tavolo compare nell’elenco
open-to-help = Un posto tramite link va a chi apre il link per primo.
allow-spectators = Ammetti spettatori
play = Gioca
invite = Invita un amico
continue-title = Riprendi da dove avevi lasciato:
continue = Continua
preparing = Primo avvio: è in corso la compilazione delle regole, che richiede un minuto o due. Puoi giocare subito; nel frattempo i bot che calcolano le mosse giocano come il bot avido.

## Tables

my-tables = I miei tavoli
no-tables = Non partecipi ancora a nessun tavolo.
public-tables = Tavoli pubblici
no-public = Al momento non ce ne sono.
join = Unisciti
status-over = finita
status-ended = interrotta
status-gone = regole non più disponibili

## You

you = Tu
my-name = Il mio nome
other-device = Un altro dispositivo
other-device-help = Apri questo link sull’altro dispositivo entro 15 minuti: vedrai i tuoi tavoli su entrambi. Funziona una volta sola.
make-link = Crea un link
carried = I tuoi tavoli ora sono su questo dispositivo.
import = Apri una partita salvata
import-help = Il file di una partita salvata qui o nel terminale. Viene verificato mossa per mossa e aperto come nuovo tavolo.
import-choose = Scegli un file
record-too-large = Questo file è troppo grande per essere una partita salvata.
record-checking = Verifica della partita in corso…

## A table

connecting = connessione
connected = connesso
reconnecting = riconnessione
no-such-table = Non c’è nessun tavolo a questo indirizzo.
private-table = Questo tavolo è privato: possono vederlo solo i suoi giocatori.
other-rules = Questo tavolo usa un’altra versione delle regole e non può essere mostrato.
your-turn = Tocca a te
turn-of = Tocca a { $name }
waiting-for = In attesa di { $names }
waits-for-people = Questo posto è ancora libero. Premi «Invita un amico» per il suo link.
waits-for-others = Questo posto è ancora libero.
bot-thinks = Il bot sta pensando.
you-watch = Stai guardando la partita.
secret-choice = In segreto; non si può annullare.
winner = Vince { $names }
winners = { $names } condividono la vittoria
ended-late = La partita è finita senza risultato: il tempo di { $name } è scaduto
undo = Annulla
ask-undo = Chiedi di annullare
undo-asked = { $name } vorrebbe annullare la sua ultima scelta. In attesa di { $names }.
agree = Accetta
refuse = Rifiuta
seats = Posti
bot-for-now = per ora gioca un bot: { $level }
seat-waits = libero: in attesa di un giocatore
seat-here = gioca su questo dispositivo
seat-you = tu
seat-person = su un altro dispositivo
winner-mark = Vincitore
to-move = di turno
points = { $n } PV
copy-invitation = Invita
let-bot-play = Fai giocare un bot
new-link = Nuovo link
remove-player = Rimuovi giocatore
rename = Cambia nome
rename-title = Nuovo nome
rename-do = Cambia
cancel = Non ora
leave = Abbandona
return = Torna al mio posto
add-time = Aggiungi tempo
time-left = ancora { $time }
days-hours = { $d } g { $h } h
rematch = Rivincita
go-to-rematch = Vai alla rivincita
export = Scarica la partita
copy-watch-link = Link per spettatori
seeded = Chi ha aperto questo tavolo ha scelto la distribuzione e può conoscere informazioni nascoste.
board = Plancia
step = Mossa { $n } di { $most }
step-back = Una mossa indietro
step-forth = Una mossa avanti
step-now = Ora
in-past = Stai guardando una mossa precedente. Premi «Ora» per tornare alla partita.
chat = Chat
chat-line = Scrivi qualcosa
send = Invia
spectator-name = { $name } (spettatore)
spectator-default = Spettatore
handoff = Passa il dispositivo a { $name }
handoff-text = Ciò che segue è solo per { $name }. Nessun altro dovrebbe guardare.
handoff-open = Sono { $name }: mostra il tavolo

## L’immagine della plancia

board-parts = Parti della plancia
board-whole = Tutta la plancia
board-has-choices = c’è qualcosa da scegliere
text-board = Plancia testuale
own-goods = Ciò che ha { $name }; la plancia testuale elenca tutto
choices = Le tue opzioni
choose-among = { $n ->
    [one] { $n } opzione
   *[other] { $n } opzioni
}
which-one = Quale?
do-it = Esegui
confirm = Conferma
no-return = Non puoi annullare oltre questo punto: è stato rivelato qualcosa di nascosto.
larger = Più grande
smaller = Più piccolo
step-slider = Mossa mostrata

## What a choice leads to, and settings

rule = Regola
rule-n = Regola { $code }
confirmation = Confermi?
from-to = { $name }: da { $before } a { $after }
final-ends = Termina il tuo turno
final-reveals = Non si può annullare: rivela qualcosa di nascosto
final-binds = Non si può annullare
why-unknown = Ora non puoi farlo.
press-again = Questa opzione è appena comparsa qui. Premi di nuovo per sceglierla.
settings = Impostazioni
theme = Tema
theme-auto = come il dispositivo
theme-light = chiaro
theme-dark = scuro
set-confirm = Chiedi conferma prima di terminare il turno
set-sounds = Suoni

## La cornice di un tavolo

views = Regole e altro
beside = Cronologia, chat e posti
close = Chiudi
replay = Mosse precedenti
tools = Il tuo turno
step-first = Prima mossa
step-latest = Ultima mossa
autoplay = Riproduci
autoplay-stop = Pausa
step-link = Copia link
undo-whole = Annulla turno
end-turn = Termina turno
more-below = { $n ->
    [one] { $n } altra
   *[other] { $n } altre
}
unread = { $n } da leggere
shortcuts = Scorciatoie da tastiera
keys-undo = Annulla l’ultima scelta
keys-undo-whole = Annulla tutto il turno
keys-hint = Chiedi un consiglio
keys-rule = Leggi la regola su ciò che è selezionato
keys-log = Apri la cronologia
keys-chat = Apri la chat
keys-steps = Una mossa indietro o avanti
keys-ends = Prima o ultima mossa
keys-board = Vai alle opzioni sulla plancia
keys-close = Chiudi ciò che è aperto
keys-help = Mostra questo elenco

## Invitations, lists of tables, skip links

bots = Bot
link-incomplete = Questo link è incompleto: ne manca una parte o è stato modificato. Chiedilo di nuovo e copialo per intero.
name-title = Come ti chiami?
name-text = Gli altri lo vedono al tavolo. Potrai cambiarlo in seguito.
name-take = Siediti
leave-title = Lasciare il tuo posto?
leave-text = Un bot gioca per te finché non torni.
has-come = Nuovi arrivi al tavolo: { $names }
invite-title = Invita
invite-taken = { $name } ha preso questo posto.
invite-link = Link
invite-help = Manda questo link a una persona: chi lo apre per primo gioca come { $name }.
invite-watch-help = Chiunque abbia questo link può guardare.
invite-copy = Copia
invite-qr = Codice QR del link
invite-network = Indirizzo nella tua rete: { $url }
invite-local = Questo server è raggiungibile solo da questo computer: un link non funzionerebbe per gli altri.
invite-open-help = Puoi aprirlo alla tua rete locale. Tutti in questa rete potranno usarlo finché il server non si ferma.
invite-open = Apri alla mia rete
invite-waits = non è ancora arrivato
invite-came = è qui
invite-show = Mostra link
with-players = con { $names }
last-move = Ultima mossa: { $text }
archive = Archivia
unarchive = Ripristina
archived = Archiviati: { $n }
archived-help = Nascosti solo in questo browser; le partite continuano.
watch = Guarda
skip-play = Vai alla nuova partita
skip-tables = Vai ai miei tavoli
skip-choices = Vai alle tue opzioni
skip-board = Vai alla plancia
skip-log = Vai alla cronologia
free-seats = { $n ->
    [one] { $n } posto libero
   *[other] { $n } posti liberi
}
skips = Link rapidi

## Reviews

review-title = Analisi
review-back = Torna al tavolo
review-working = Analisi in corso: { $percent }%. La curva è una stima rapida.
review-failed = Non è stato possibile fare l’analisi.
review-missing = Non c’è un’analisi di questo tavolo: ce l’hanno solo le partite finite.
review-keys = Le frecce sinistra e destra, o i numeri, portano da un momento chiave all’altro.
review-replay = Mostra nelle mosse precedenti
review-board = La plancia, passo per passo
review-step-back = Un passo indietro
review-step-next = Un passo avanti
review-step = { $what } ({ $number } di { $count }): { $text }
review-after-played = Dopo il turno giocato
review-after-line = Dopo questa continuazione
review-game = Tutta la partita
review-moment = Momento chiave { $number }

## Seguire la partita

playback = Mosse degli altri
playback-off = subito
playback-fast = veloce
playback-normal = normale
playback-slow = lento
playback-step = passo per passo
playback-of = Gioca { $name }
playback-game = La partita continua
playback-skip = Salta
playback-next = Avanti
playback-skip-help = Premi un tasto o tocca per saltare.
playback-next-help = Premi un tasto o tocca per il passo successivo; Esc per saltare.
playback-rest = ancora { $n }
playback-forced = Unica opzione:
recap-title = Dal tuo ultimo turno
recap-watch = Ultimi turni
recap-you = Tu
recap-steps =
    { $n ->
        [one] { $n } passo
       *[other] { $n } passi
    }
recap-nothing = Ancora niente.
recap-no-change = Per te non è cambiato niente.
recap-game = La partita
scene-open = Dettagli
result = Risultato
result-ranking = Classifica
result-curve = Andamento dei punti
result-highlights = Momenti salienti
result-review = Analizza la partita
result-share = Condividi
set-notify = Avvisami quando tocca a me
notify-refused = Il tuo browser non permette notifiche da questa pagina.
notify-impossible = Le notifiche funzionano solo su questo computer o tramite HTTPS.
