# Palabras que comparten todos los juegos.

language-en = English
language-es = Español
language-pt = Português
language-it = Italiano
yes = Sí
no = No
nature = Azar
spectator = Espectador
# Cómo se llaman los asientos: por el nombre de la persona o el nivel del bot, y su letra.
person = Jugador
bot-random = Aleatorio
bot-easy = Fácil
bot-greedy = Codicioso
bot-medium = Medio
bot-strong = Fuerte
bot-expert = Experto
seat = { $who } { $letter }
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
# Lists grow by one with list-more and end with list-last, or with list-last-i before the sound of i.
list-more = { $head }, { $next }
list-last = { $head } y { $last }
list-last-i = { $head } e { $last }
list-or = { $head } o bien { $last }
refusal-game_over = La partida ha terminado.
refusal-nature = Ahora decide el azar: espera un momento.
refusal-not_your_turn = No es tu turno: le toca a { $name }.
refusal-no_such_action = En este juego no existe esa acción.
refusal-not_legal = Esta acción no está permitida ahora.
# For games without texts of their own.
choose-action = Elige una acción.
total-points = Puntos
# Tableros como documentos.
document-now = Ahora
document-players = Jugadores
document-player = Jugador
document-you = { $name } (tú)
document-nobody = nadie
document-turn = Turno de { $name }: { $asked }
# Resultados de las partidas.
result-other = otros
result-start = al principio
result-best-turn = Mejor turno: { $name } gana { $n } PV.
result-largest-loss = Mayor pérdida: { $name } pierde { $n } PV de una vez.
result-best-source = Más puntos de una sola fuente: { $name } tiene { $n } PV de «{ $source }».
result-lead =
    { $n ->
        [one] El liderato cambió una vez; se lo quedó { $name }.
       *[other] El liderato cambió { $n } veces; al final se lo quedó { $name }.
    }
