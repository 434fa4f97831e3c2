# Las páginas en español: lo que se dice alrededor de un juego. Cada juego tiene sus palabras.


## Everywhere

language = Idioma
seat-n = Asiento { $n }
at-random = al azar
link-copied = Enlace copiado.
link-shown = Copia el enlace que se muestra.
error-offline = El servidor no responde. ¿Está en marcha?
error-malformed = El servidor no ha entendido la petición. Prueba a recargar la página.
error-unauthorized = Este enlace no es válido.
error-forbidden = Eso no está permitido aquí.
error-not_found = No existe o ya no está disponible.
error-conflict = La partida ha avanzado entretanto. Mira el tablero y vuelve a elegir.
error-gone = Este servidor ya no tiene las reglas de esta mesa.
error-too_large = Es demasiado grande.
error-illegal = No es posible.
error-too_many = Demasiadas peticiones a la vez. Espera un momento.
error-failed = Ha fallado algo en el servidor.
error-unavailable = El servidor no ha podido guardarlo. Inténtalo de nuevo.
footer = Sacbe: tres juegos de mesa mayas.
api = Para desarrolladores

## A new game

welcome = Tres juegos de mesa del mundo maya
welcome-text = Juega contra bots, con amigos mediante un enlace o todos en un mismo dispositivo. Gratis y sin registrarse.
which-game = ¿A qué quieres jugar?
players-range = de { $least } a { $most } jugadores
who-plays = ¿Quién juega?
how-many = Jugadores
seat-local = Este dispositivo
seat-link = Por enlace
name-of = Nombre: { $seat }
more-choices = Variantes, límite de tiempo, deshacer, espectadores
clock = Límite de tiempo
clock-help = Cuánto puede durar un turno. Los bots no tienen límite de tiempo.
clock-0 = Ninguno
clock-60 = 1 minuto por turno
clock-180 = 3 minutos por turno
clock-600 = 10 minutos por turno
clock-3600 = 1 hora por turno
clock-86400 = 1 día por turno
clock-259200 = 3 días por turno
clock-604800 = 7 días por turno
late = Si se acaba el tiempo
late-bot = Un bot juega hasta que vuelva el jugador
late-end = La partida termina sin resultado
undo-rule = Deshacer
undo-turn = Durante el turno, mientras no se revele algo oculto
undo-agreed = También después, si todos están de acuerdo
open-to = ¿Quién puede unirse?
open-to-link = Solo quien tenga un enlace
open-to-public = Cualquiera: la mesa aparece en la lista
open-to-help = Un asiento por enlace es para la primera persona que abra su enlace.
allow-spectators = Permitir espectadores
play = Jugar
invite = Invitar a un amigo
continue-title = Sigue donde lo dejaste:
continue = Continuar
preparing = Primer inicio: se están compilando las reglas, lo que tarda uno o dos minutos. Puedes jugar ya; mientras tanto, los bots que calculan jugadas juegan como el bot codicioso.

## Tables

my-tables = Mis mesas
no-tables = Todavía no te has unido a ninguna mesa.
public-tables = Mesas públicas
no-public = Ahora mismo no hay ninguna.
join = Unirse
status-over = terminada
status-ended = interrumpida
status-gone = reglas ya no disponibles

## You

you = Tú
my-name = Mi nombre
other-device = Otro dispositivo
other-device-help = Abre este enlace en el otro dispositivo antes de 15 minutos y verás tus mesas en los dos. Solo funciona una vez.
make-link = Crear un enlace
carried = Tus mesas ya están en este dispositivo.
import = Abrir una partida guardada
import-help = El archivo de una partida guardada aquí o en la terminal. Se comprueba jugada a jugada y se abre como una mesa nueva.
import-choose = Elegir un archivo
record-too-large = Este archivo es demasiado grande para ser una partida guardada.
record-checking = Comprobando la partida guardada…

## A table

connecting = conectando
connected = conectado
reconnecting = reconectando
no-such-table = No hay ninguna mesa en esta dirección.
private-table = Esta mesa es privada: solo pueden verla sus jugadores.
other-rules = Esta mesa usa otra versión de las reglas y no se puede mostrar.
your-turn = Tu turno
turn-of = Turno de { $name }
waiting-for = Esperando a { $names }
waits-for-people = Este asiento sigue libre. Pulsa «Invitar a un amigo» para ver su enlace.
waits-for-others = Este asiento sigue libre.
bot-thinks = El bot está pensando.
you-watch = Estás viendo la partida.
secret-choice = En secreto; no se puede deshacer.
winner = Gana { $names }
winners = { $names } comparten la victoria
ended-late = La partida ha terminado sin resultado: a { $name } se le ha acabado el tiempo
undo = Deshacer
ask-undo = Proponer deshacer
undo-asked = { $name } quiere deshacer su última elección. Falta la respuesta de { $names }.
agree = Aceptar
refuse = Rechazar
seats = Asientos
bot-for-now = por ahora juega un bot: { $level }
seat-waits = libre: esperando a un jugador
seat-here = juega en este dispositivo
seat-you = tú
seat-person = juega en otro dispositivo
winner-mark = Ganador
to-move = le toca
points = { $n } PV
copy-invitation = Invitar
let-bot-play = Que juegue un bot
new-link = Enlace nuevo
remove-player = Retirar jugador
rename = Cambiar nombre
rename-title = Nombre nuevo
rename-do = Cambiar
cancel = Cancelar
leave = Abandonar
return = Volver a mi asiento
add-time = Dar más tiempo
time-left = quedan { $time }
days-hours = { $d } d { $h } h
rematch = Revancha
go-to-rematch = Ir a la revancha
export = Descargar la partida
copy-watch-link = Enlace para espectadores
seeded = Quien abrió esta mesa eligió el reparto y puede conocer información oculta.
board = Tablero
step = Jugada { $n } de { $most }
step-back = Una jugada atrás
step-forth = Una jugada adelante
step-now = Ahora
in-past = Estás viendo una jugada anterior. Pulsa «Ahora» para volver a la partida.
chat = Chat
chat-line = Escribe un mensaje
send = Enviar
spectator-name = { $name } (mirando)
spectator-default = Espectador
handoff = Pasa el dispositivo a { $name }
handoff-text = Lo que sigue es solo para { $name }. Nadie más debería mirar.
handoff-open = Soy { $name }: mostrar la mesa

## La imagen del tablero

board-parts = Partes del tablero
board-whole = Todo el tablero
board-has-choices = hay algo que elegir
text-board = Tablero en texto
own-goods = Lo que tiene { $name }; el tablero en texto lo nombra todo
choices = Tus opciones
choose-among = { $n ->
    [one] { $n } opción
   *[other] { $n } opciones
}
which-one = ¿Cuál?
do-it = Hacerlo
confirm = Confirmar
no-return = No se puede deshacer más allá de este punto: se ha revelado algo oculto.
larger = Más grande
smaller = Más pequeño
step-slider = Jugada mostrada

## What a choice leads to, and settings

rule = Regla
rule-n = Regla { $code }
confirmation = ¿Seguro?
from-to = { $name }: de { $before } a { $after }
final-ends = Termina tu turno
final-reveals = No se puede deshacer: se revela algo oculto
final-binds = No se puede deshacer
why-unknown = Ahora no se puede hacer.
press-again = Esta opción acaba de aparecer aquí. Pulsa otra vez para elegirla.
settings = Ajustes
theme = Tema
theme-auto = según el dispositivo
theme-light = claro
theme-dark = oscuro
set-confirm = Pedir confirmación antes de terminar el turno
set-sounds = Sonidos

## El marco de una mesa

views = Reglas y más
beside = Historial, chat y asientos
close = Cerrar
replay = Jugadas anteriores
tools = Tu turno
step-first = Primera jugada
step-latest = Última jugada
autoplay = Reproducir
autoplay-stop = Pausa
step-link = Copiar enlace
undo-whole = Deshacer turno
end-turn = Terminar turno
more-below = { $n } más
unread = { $n } sin leer
shortcuts = Atajos de teclado
keys-undo = Deshacer la última elección
keys-undo-whole = Deshacer todo el turno
keys-hint = Pedir un consejo
keys-rule = Leer la regla sobre lo seleccionado
keys-log = Abrir el historial
keys-chat = Abrir el chat
keys-steps = Una jugada atrás o adelante
keys-ends = Primera o última jugada
keys-board = Ir a las opciones del tablero
keys-close = Cerrar lo que esté abierto
keys-help = Mostrar esta lista

## Invitations, lists of tables, skip links

bots = Bots
link-incomplete = Este enlace está incompleto: le falta una parte o ha cambiado. Pídelo otra vez y cópialo entero.
name-title = ¿Cómo te llamas?
name-text = Los demás lo ven en la mesa. Puedes cambiarlo después.
name-take = Sentarse
leave-title = ¿Dejar tu asiento?
leave-text = Un bot juega por ti hasta que vuelvas.
has-come = Ya en la mesa: { $names }
invite-title = Invitar
invite-taken = { $name } ha ocupado este asiento.
invite-link = Enlace
invite-help = Envía este enlace a una persona: quien lo abra primero juega como { $name }.
invite-watch-help = Cualquiera con este enlace puede mirar.
invite-copy = Copiar
invite-qr = Código QR del enlace
invite-network = Dirección en tu red: { $url }
invite-local = A este servidor solo se llega desde este equipo: un enlace no les funcionaría a los demás.
invite-open-help = Puedes abrirlo a tu red local. Entonces lo podrán usar todos los que estén en ella, hasta que se detenga el servidor.
invite-open = Abrir a mi red
invite-waits = aún no se ha unido
invite-came = está aquí
invite-show = Mostrar enlace
with-players = con { $names }
last-move = Última jugada: { $text }
archive = Archivar
unarchive = Recuperar
archived = Archivadas: { $n }
archived-help = Ocultas solo en este navegador; las partidas continúan.
watch = Mirar
skip-play = Ir a la partida nueva
skip-tables = Ir a mis mesas
skip-choices = Ir a tus opciones
skip-board = Ir al tablero
skip-log = Ir al historial
free-seats = { $n ->
    [one] { $n } asiento libre
   *[other] { $n } asientos libres
}
skips = Enlaces de salto

## Reviews

review-title = Análisis
review-back = Volver a la mesa
review-working = Analizando la partida: { $percent }{ "\u00A0" }%. La curva es una estimación rápida.
review-failed = No se ha podido hacer el análisis.
review-missing = No hay análisis de esta mesa: solo lo tienen las partidas terminadas.
review-keys = Las flechas izquierda y derecha, o los números, llevan de un momento clave a otro.
review-replay = Ver en las jugadas anteriores
review-board = El tablero, paso a paso
review-step-back = Un paso atrás
review-step-next = Un paso adelante
review-step = { $what } ({ $number } de { $count }): { $text }
review-after-played = Después del turno jugado
review-after-line = Después de esta continuación
review-game = Toda la partida
review-moment = Momento clave { $number }

## Seguir la partida

playback = Jugadas de los demás
playback-off = de inmediato
playback-fast = rápido
playback-normal = normal
playback-slow = despacio
playback-step = paso a paso
playback-of = Juega { $name }
playback-game = La partida sigue
playback-skip = Saltar
playback-next = Siguiente
playback-skip-help = Pulsa una tecla o toca para saltar.
playback-next-help = Pulsa una tecla o toca para el siguiente paso; Esc para saltar.
playback-rest = { $n } más
playback-forced = Única opción:
recap-title = Desde tu último turno
recap-watch = Últimos turnos
recap-you = Tú
recap-steps =
    { $n ->
        [one] { $n } paso
       *[other] { $n } pasos
    }
recap-nothing = Nada todavía.
recap-no-change = Nada ha cambiado para ti.
recap-game = La partida
scene-open = Detalles
result = Resultado
result-ranking = Clasificación
result-curve = Evolución de los puntos
result-highlights = Momentos destacados
result-review = Analizar la partida
result-share = Compartir
set-notify = Avisarme cuando sea mi turno
notify-refused = Tu navegador no permite notificaciones de esta página.
notify-impossible = Las notificaciones solo funcionan en este equipo o por HTTPS.
