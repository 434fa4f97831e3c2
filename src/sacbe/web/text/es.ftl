# Las páginas en español: lo que se dice alrededor de un juego. Cada juego tiene sus palabras.


## Everywhere

language = Idioma
player = Jugador
player-n = Jugador { $n }
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
error-too_large = Es demasiado grande.
error-illegal = No es posible.
error-too_many = Demasiadas peticiones a la vez. Espera un momento.
error-failed = Algo ha fallado en el servidor.
error-unavailable = El servidor no ha podido guardarlo. Inténtalo de nuevo.
footer = Sacbe: tres juegos de mesa mayas.
api = Para desarrolladores

## A new game

welcome = Tres juegos de mesa del mundo maya
welcome-text = Juega contra bots, con amigos mediante un enlace o en un solo dispositivo. Gratis y sin cuenta.
which-game = ¿Qué juego?
players-range = de { $least } a { $most } jugadores
who-plays = Quién juega
how-many = Jugadores
seat-local = Jugador en este dispositivo
seat-link = Jugador por enlace
name-of = Nombre, { $seat }
level-random = Bot: aleatorio
level-easy = Bot: fácil
level-greedy = Bot: codicioso
level-medium = Bot: medio
level-strong = Bot: fuerte
more-choices = Variantes, reloj, deshacer, espectadores
clock = Reloj
clock-help = Cuánto puede durar un turno. Los bots no tienen reloj.
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
undo-turn = Durante el turno, mientras no se revele nada
undo-agreed = También después, si todos están de acuerdo
open-to = Quién puede unirse
open-to-link = Solo quien tenga un enlace
open-to-public = Cualquiera: la mesa aparece en la lista
open-to-help = Un asiento por enlace es para quien abra primero el enlace.
allow-spectators = Permitir espectadores
play = Jugar
invite = Invitar a un amigo
continue-title = Sigue donde lo dejaste:
continue = Seguir
preparing = Se están preparando las reglas. Solo la primera vez tarda unos minutos.

## Tables

my-tables = Mis mesas
no-tables = Todavía no estás en ninguna mesa.
public-tables = Mesas públicas con asientos libres
no-public = Ahora mismo no hay ninguna.
free-seat = asiento libre
join = Unirse
status-over = terminada
status-ended = interrumpida

## You

you = Tú
my-name = Mi nombre
other-device = Otro dispositivo
other-device-help = Abre allí este enlace antes de 15 minutos: tus mesas estarán en los dos. Sirve una sola vez.
make-link = Crear un enlace
carried = Tus mesas ya están aquí.
import = Una partida guardada
import-help = El archivo de una partida guardada aquí o en la terminal. Se comprueba jugada por jugada y se abre como mesa nueva.
import-choose = Elegir un archivo
record-too-large = Este archivo es demasiado grande para ser una partida guardada.
record-checking = Comprobando la partida…

## A table

connecting = conectando
connected = conectado
reconnecting = reconectando
no-such-table = No hay ninguna mesa en esta dirección.
private-table = Esta mesa es solo para quienes juegan en ella.
other-rules = Esta mesa se jugó con otras reglas y no se puede mostrar.
your-turn = Tu turno
turn-of = Turno de { $name }
waiting-for = Esperando a { $names }
waits-for-people = El asiento sigue libre. Copia su invitación en Asientos y envíasela a alguien.
bot-thinks = El bot está pensando.
you-watch = Estás viendo la partida.
secret-choice = Esta elección es secreta: queda oculta hasta que todos hayan elegido y no se puede deshacer.
winner = Gana { $names }
winners = { $names } comparten la victoria
ended-late = La partida terminó sin resultado: se acabó el tiempo de { $name }
undo = Deshacer
ask-undo = Solicitar deshacer
undo-asked = { $name } quiere deshacer su última elección. Aún no han respondido: { $names }.
agree = Aceptar
refuse = Rechazar
seats = Asientos
bot-for-now = De momento juega { $level }
seat-waits = libre: esperando a alguien
seat-here = juega en este dispositivo
seat-you = tú
seat-person = juega en otro lugar
winner-mark = Ganador
to-move = le toca
points = { $n } PV
copy-invitation = Copiar invitación
let-bot-play = Que juegue un bot
rename = Cambiar nombre
rename-title = Nombre nuevo
rename-do = Cambiar
cancel = Cancelar
leave = Abandonar
return = Volver a la mesa
add-time = Dar más tiempo
time-left = quedan { $time }
days-hours = { $d } d { $h } h
rematch = Revancha
go-to-rematch = Ir a la revancha
export = Descargar la partida
copy-watch-link = Copiar enlace para espectadores
seeded = Quien abrió esta mesa eligió el reparto y puede saber lo que está oculto.
board = Tablero
step = Jugada { $n } de { $most }
step-back = Una jugada atrás
step-forth = Una jugada adelante
step-now = Ahora
in-past = Estás viendo una jugada anterior; pulsa «Ahora» para volver a la partida.
chat = Chat
chat-line = Di algo
send = Enviar
spectator-name = { $name } (mirando)
spectator-default = Espectador
curtain = Pasa el dispositivo a { $name }
curtain-text = Lo que sigue es solo para { $name }. Nadie más debería mirar.
curtain-open = Soy { $name }: mostrar la mesa

## La imagen del tablero

board-parts = Partes del tablero
board-whole = Todo el tablero
board-has-choices = hay algo que elegir
no-picture = Ahora no se puede dibujar el tablero. El tablero en texto muestra lo mismo.
text-board = Tablero en texto
choices = Tus opciones
choose-among = { $n } opciones
which-one = ¿Cuál?
do-it = Hacerlo
confirm = Confirmar
no-return = Desde aquí no hay vuelta atrás: se ha revelado algo oculto.
larger = Más grande
smaller = Más pequeño
step-slider = Jugada que se muestra

## What a choice leads to, and settings

rule = Regla
rule-n = Regla { $code }
held = ¿Lo confirmas?
from-to = { $name }: de { $before } a { $after }
final-ends = Termina tu turno
final-reveals = No se puede deshacer: se revela algo oculto
final-binds = No se puede deshacer
why-unknown = Ahora no se puede hacer.
settings = Ajustes
theme = Tema
theme-auto = como el dispositivo
theme-light = claro
theme-dark = oscuro
set-confirm = Pedir confirmación antes de terminar el turno
set-sounds = Sonidos
