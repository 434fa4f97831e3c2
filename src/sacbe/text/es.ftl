# Palabras que comparten todos los juegos.

language-en = English
language-es = Español
language-pt = Português
language-it = Italiano
yes = Sí
no = No
nature = Azar
spectator = Espectador
# What a seat is called where nobody has told a name; the first is number 1.
seat = Jugador { $n }
players =
    { $n ->
        [one] { $n } jugador
       *[other] { $n } jugadores
    }
vp = { $n } PV
victory-points =
    { $n ->
        [one] { $n } punto de victoria
       *[other] { $n } puntos de victoria
    }
# Lists grow by one with list-more and end with list-last.
list-more = { $head }, { $next }
list-last = { $head } y { $last }
refusal-game_over = La partida ha terminado.
refusal-nature = Ahora decide el azar: espera un momento.
refusal-not_your_turn = No es tu turno: le toca a { $name }.
refusal-no_such_action = En este juego no existe esa acción.
refusal-not_legal = Esta acción no es legal ahora.
# For games without texts of their own.
choose-action = Elige una acción.
total-points = Puntos
