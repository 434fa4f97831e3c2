# Lo que dice el propio servidor en español: el consejo de un bot.

hint-only = Es tu única opción.
hint-clear = El bot no ha encontrado ninguna otra opción que merezca la pena.
hint-better =
    { $points ->
        [one] Parece alrededor de { $points } punto mejor que la siguiente opción, «{ $other }».
       *[other] Parece unos { $points } puntos mejor que la siguiente opción, «{ $other }».
    }
hint-alike = Nada parece mejor, aunque «{ $other }» parece casi igual de buena.
hint-secret = Para no ser previsible: el bot elegiría esto el { $percent }{ "\u00A0" }% de las veces.
hint-then = Después: { $choices }.
hint-note = El bot analiza la partida durante alrededor de un segundo e imagina las losetas y cartas ocultas solo a partir de lo que tú puedes ver. Cuenta tus puntos finales, resta una parte de los puntos de tus rivales y añade una gran bonificación por ganar.
turn-title = { $game }: te toca
