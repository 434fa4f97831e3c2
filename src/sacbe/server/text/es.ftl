# Lo que dice el propio servidor en español: el consejo de un bot.

hint-only = Es tu única opción.
hint-clear =
    { $n ->
        [0] Todas las demás opciones parecían claramente peores cuando el bot las comparó.
       *[other] Parece claramente mejor que las demás opciones, como: { $others }.
    }
hint-order = Todos los planes que parecen buenos tienen las mismas elecciones, en otro orden.
hint-better =
    { $points ->
        [one] Parece alrededor de { $points } punto mejor que el segundo mejor plan: { $other }.
       *[other] Parece unos { $points } puntos mejor que el segundo mejor plan: { $other }.
    }
hint-best = Parece mejor que el segundo mejor plan: { $other }.
hint-alike = Ningún plan parece mejor, aunque este parece igual de bueno: { $other }.
hint-secret = Para no ser previsible: el bot elegiría esto el { $percent }{ "\u00A0" }% de las veces.
hint-scores = da { $points }: { $sources }
hint-source = { $source } { $n }
hint-next = el próximo turno: { $choices }
hint-end =
    { $points ->
        [one] Terminar el turno ahora costaría alrededor de { $points } punto.
       *[other] Terminar el turno ahora costaría unos { $points } puntos.
    }
hint-then = Después: { $choices }.
hint-note = El bot analiza la partida durante alrededor de un segundo e imagina las losetas y cartas ocultas solo a partir de lo que tú puedes ver. Cuenta tus puntos finales, resta una parte de los puntos de tus rivales y añade una gran bonificación por ganar.
turn-title = { $game }: te toca

## Avisos

notify-turn-subject = { $game }: te toca
notify-turn =
    Te toca jugar en una partida de { $game }.
    { $url }

    Para no recibir más mensajes como este: { $stop }
notify-over-subject = { $game }: la partida ha terminado
notify-over =
    Ha terminado una partida de { $game }.
    { $url }

    Para no recibir más mensajes como este: { $stop }
notify-hello-subject = Sacbe: notificaciones activadas
notify-hello =
    Recibirás un mensaje aquí cuando te toque jugar.
    { $url }

    Para no recibir más mensajes como este: { $stop }
notify-confirm-subject = Sacbe: tu código es { $code }
notify-confirm =
    Escribe este código en la página para recibir un mensaje cuando te toque jugar: { $code }

    { $url }

    Si no lo has pedido tú, ignora este mensaje. No recibirás ningún otro.
ledger-start = Al empezar
