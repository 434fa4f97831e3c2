# El editor de posiciones, español.

edit-title = ¿Y si…?
edit-about = Prepara una posición, mira el tablero, pregunta al bot y sigue jugando desde ella. ¿Qué juego?
edit-redo = Rehacer
edit-reset = Empezar de nuevo
edit-ask = Preguntar al bot
edit-share = Copiar enlace
edit-play = Jugar desde aquí
edit-notation = Posición como texto
edit-notation-help = Pega aquí el texto de una posición o copia este.
edit-copy = Copiar texto
edit-load = Cargar
edit-copied = Copiado.
edit-fields = Campos de la posición
edit-range = Un número entero de { $low } a { $high }.
edit-impossible = Esta posición es imposible.
edit-over = En esta posición la partida ha terminado.
edit-to-move = Le toca a { $name }.
edit-from-game = ¿Y si…? Cambiar esta posición
edit-players =
    { $n ->
        [one] { $n } jugador
       *[other] { $n } jugadores
    }
