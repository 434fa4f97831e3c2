# L’editor di posizioni, italiano.

edit-title = E se…?
edit-about = Prepara una posizione, guarda la plancia, chiedi un parere al bot e continua a giocare da lì. Quale gioco?
edit-redo = Ripristina
edit-reset = Ricomincia
edit-ask = Chiedi al bot
edit-share = Copia link
edit-play = Gioca da qui
edit-notation = Posizione come testo
edit-notation-help = Incolla qui il testo di una posizione o copia questo.
edit-copy = Copia testo
edit-load = Carica
edit-copied = Copiato.
edit-fields = Campi della posizione
edit-range = Un numero intero da { $low } a { $high }.
edit-impossible = Questa posizione è impossibile.
edit-over = In questa posizione la partita è finita.
edit-to-move = Tocca a { $name }.
edit-from-game = E se…? Cambia questa posizione
edit-players =
    { $n ->
        [one] { $n } giocatore
       *[other] { $n } giocatori
    }
