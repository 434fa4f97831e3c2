# Textos de la línea de comandos en español. Los juegos tienen sus propios textos.


## Seats


## Welcome and help

title-custom-data = { $game } con datos propios ({ $data })
welcome-title = { $game } en la terminal
welcome-seats = En la mesa: { $seats }.
welcome-you = Eres { $name }. { $letter }
welcome-choose = Escribe el número de una opción y pulsa Intro. Durante tu turno, u deshace lo elegido mientras no se revele algo oculto.
welcome-help = Escribe ? en cualquier momento para ver la ayuda, r para ver un resumen de las reglas y q para salir y continuar otro día.
welcome-begin = Pulsa Intro para empezar.
keys-title = Teclas
key-number = elegir
key-why = explicar la opción 3
key-rules = resumen de las reglas
key-rule = una regla por su número, o todas las que contienen esas palabras
key-board = el tablero completo
key-tiles = todas las losetas, vistas o no
key-log = el historial: lo más reciente o la partida entera
key-undo = deshacer, durante tu turno
key-save = guardar una copia de la partida
key-quit = salir ahora y continuar más tarde
key-help = esta ayuda
help-levels = Bots, del más débil al más fuerte: { $levels }. Para jugar contra otros: sacbe play --seats { $example }
keys-line = ? ayuda  b tablero  t losetas  r reglas  l historial  u deshacer  s copia  q fin

## The prompt

you-have = Tienes:
prompt-choose = { $name }: { $question }
choice-is-secret = Esta elección es secreta: queda oculta hasta que todos hayan elegido y no se puede deshacer.
forced-choice = Única opción, elegida automáticamente: { $what }.
press-enter = Pulsa Intro para continuar.
page-more = Intro: más   q: parar
small-terminal = Esta terminal es pequeña ({ $width } x { $height }); a partir de 80 x 24 el tablero se lee mejor.
news-title = Desde tu última elección
news-cut =
    { $n ->
        [one] { $n } línea anterior: l muestra todo el historial
       *[other] { $n } líneas anteriores: l muestra todo el historial
    }
thinking = { $name } está pensando
no-such-choice = No existe la opción { $n }: escribe un número de 1 a { $most }, o ? para ver la ayuda.
not-understood = «{ $typed }» no es un número de 1 a { $most } ni una tecla: escribe ? para ver la ayuda.
nothing-typed = Escribe un número de 1 a { $most }, o ? para ver la ayuda.
too-long = Eso es demasiado largo para ser una respuesta: escribe un número de 1 a { $most }, o ? para ver la ayuda.
explain-allowed = Puedes hacerlo ahora: es la opción { $n }.
explain-rule = (regla { $rule }: escribe r { $rule } para leerla)
explain-nothing = Nada en este juego se llama «{ $typed }». Pregunta, por ejemplo: ? { $examples }
rule-unknown = En este juego no existe la regla { $code }. Las más parecidas: { $near }.
rule-none = Ninguna regla de este juego menciona «{ $typed }».

## Undo

undone = Deshecho.
undo-nothing = No hay nada que deshacer en este turno.
undo-revealed = Se ha revelado algo oculto desde tu última elección, así que no se puede deshacer.
undo-secret = Una elección secreta no se puede deshacer.

## Starting

needs-terminal = Para jugar hace falta una terminal: ejecuta este comando en una.
which-game = ¿A qué quieres jugar?

## Handoff

handoff = Pasa el teclado a { $name }.
handoff-wait = { $name }, pulsa Intro cuando nadie más esté mirando.

## Saving

saved = Guardado en { $path }.
save-failed = No se ha podido escribir { $path } ({ $why }); la partida continúa.
save-exists = { $path } ya existe: elige otro nombre.
autosave-failed = La partida no se puede guardar en { $path } ({ $why }): guárdala en otro sitio con s ARCHIVO antes de salir.
quit-saved = Partida guardada. Para continuarla:
quit-not-saved = No se ha podido guardar la partida.
resume-offer = Tienes una partida sin terminar de { $game } ({ $seats }), jugada por última vez el { $when }.
resume-ask = ¿Quieres continuarla? Intro: sí, n: no, empezar otra
resumed = Continúa la partida.

## The end

game-over = La partida ha terminado.
winner = Gana { $names }.
winners = { $names } comparten la victoria.
save-record-ask = ¿Guardar el registro de esta partida? Intro: sí, n: no
record-not-saved = No se ha guardado el registro.

## Replay

replay-verified =
    { $moves ->
        [one] Verificado: { $moves } jugada de { $game }, { $result }.
       *[other] Verificado: { $moves } jugadas de { $game }, { $result }.
    }
result-unfinished = sin terminar
replay-at = Jugada { $n } de { $most }
replay-start = Antes de la primera jugada
replay-keys = Intro siguiente  p anterior  NÚMERO saltar  e final  b tablero  q salir
replay-no-move = No existe la jugada { $n }: las jugadas van de 0 a { $most }.
replay-not-understood = «{ $typed }» no es un número ni una tecla.

## Reviews

review-written = Guardado: { $file }
review-quick = Probabilidad de ganar, estimación rápida:
review-running = Analizando todos los turnos

puzzles-count =
    { $n ->
        [one] { $game }: { $n } problema
       *[other] { $game }: { $n } problemas
    }
puzzle-level-1 = fácil
puzzle-level-2 = medio
puzzle-level-3 = difícil
puzzle-level-4 = muy difícil
puzzle-task = Problema { $puzzle }: eres { $name }. Encuentra el turno con la mayor probabilidad de ganar (q: salir).
puzzle-right = ¡Correcto!
puzzle-wrong = Otro turno es mejor.
puzzle-second = El segundo mejor
