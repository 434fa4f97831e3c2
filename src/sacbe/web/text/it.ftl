# Le pagine in italiano: ciò che si dice intorno a un gioco. Ogni gioco ha le sue parole.


## Everywhere

language = Lingua
player = Giocatore
player-n = Giocatore { $n }
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
seat-local = Su questo dispositivo
seat-link = Tramite link
name-of = Nome, { $seat }
level-random = Bot: casuale
level-easy = Bot: facile
level-greedy = Bot: avido
level-medium = Bot: medio
level-strong = Bot: forte
level-expert = Bot: esperto
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
preparing = Primo avvio: le regole sono in compilazione. Finché non è finita, i bot che cercano giocano come il bot avido.

## Tables

my-tables = I miei tavoli
no-tables = Non partecipi ancora a nessun tavolo.
public-tables = Tavoli pubblici con posti liberi
no-public = Al momento non ce ne sono.
free-seat = posto libero
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
waits-for-people = Questo posto è ancora libero. Copia l’invito in «Posti» e mandalo a qualcuno.
bot-thinks = Il bot sta pensando.
you-watch = Stai guardando la partita.
secret-choice = Questa scelta è segreta: resta nascosta finché tutti non hanno scelto e non si può annullare.
winner = Vince { $names }
winners = { $names } condividono la vittoria
ended-late = La partita è finita senza risultato: il tempo di { $name } è scaduto
undo = Annulla
ask-undo = Chiedi di annullare
undo-asked = { $name } vorrebbe annullare la sua ultima scelta. In attesa di { $names }.
agree = Accetta
refuse = Rifiuta
seats = Posti
bot-for-now = Per ora gioca { $level }
seat-waits = libero: in attesa di un giocatore
seat-here = gioca su questo dispositivo
seat-you = tu
seat-person = su un altro dispositivo
winner-mark = Vincitore
to-move = di turno
points = { $n } PV
copy-invitation = Copia invito
let-bot-play = Fai giocare un bot
new-link = Nuovo link
remove-player = Rimuovi giocatore
rename = Cambia nome
rename-title = Nuovo nome
rename-do = Cambia
cancel = Annulla
leave = Abbandona
return = Torna al mio posto
add-time = Aggiungi tempo
time-left = ancora { $time }
days-hours = { $d } g { $h } h
rematch = Rivincita
go-to-rematch = Vai alla rivincita
export = Scarica la partita
copy-watch-link = Copia link per spettatori
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

## L’immagine del tabellone

board-parts = Parti della plancia
board-whole = Tutta la plancia
board-has-choices = c’è qualcosa da scegliere
text-board = Plancia testuale
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
settings = Impostazioni
theme = Tema
theme-auto = come il dispositivo
theme-light = chiaro
theme-dark = scuro
set-confirm = Chiedi conferma prima di terminare il turno
set-sounds = Suoni
