# Lo que dice el propio servidor en español: el consejo de un bot.

hint-only = Es la única opción que hay.
hint-clear = El bot no encontró ninguna otra que valiera la pena probar.
hint-better = Porque parece unos { $points } puntos mejor que la siguiente: «{ $other }».
hint-alike = Porque nada parece mejor; «{ $other }» parece casi igual de buena.
hint-secret = Porque nadie debería poder adivinar tu elección: el bot elegiría esto { $percent } veces de cada cien.
hint-then = Lo que vendría después: { $choices }.
hint-note = El bot mira adelante durante cerca de un segundo en repartos que tú no puedes distinguir del verdadero. Suma tus puntos al final, resta una parte de los puntos de los demás y cuenta la victoria como muchos puntos más.
bot-random = Aleatorio
bot-easy = Fácil
bot-greedy = Codicioso
bot-medium = Medio
bot-strong = Fuerte
