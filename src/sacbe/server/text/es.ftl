# Lo que dice el propio servidor en español: el consejo de un bot.

hint-only = Es la única opción que hay.
hint-clear = El bot no ha encontrado ninguna otra opción que merezca la pena.
hint-better = Porque parece unos { $points } puntos mejor que la segunda mejor opción: «{ $other }».
hint-alike = Porque nada parece mejor; «{ $other }» parece casi igual de buena.
hint-secret = Porque nadie debería poder adivinar tu elección: el bot elegiría esto { $percent } veces de cada cien.
hint-then = Después: { $choices }.
hint-note = El bot analiza la partida durante aproximadamente un segundo, suponiendo las losetas y cartas ocultas solo a partir de lo que tú puedes ver. Cuenta tus puntos finales, resta una parte de los puntos de los rivales y añade muchos puntos por ganar.
bot-random = Aleatorio
bot-easy = Fácil
bot-greedy = Codicioso
bot-medium = Medio
bot-strong = Fuerte
