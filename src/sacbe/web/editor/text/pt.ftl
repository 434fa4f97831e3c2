# O editor de posições, português brasileiro.

edit-title = E se…?
edit-about = Monte uma posição, veja o tabuleiro, pergunte ao bot e continue jogando a partir dela. Qual jogo?
edit-redo = Refazer
edit-reset = Recomeçar
edit-ask = Perguntar ao bot
edit-share = Copiar link
edit-play = Jogar daqui
edit-notation = Posição como texto
edit-notation-help = Cole aqui o texto de uma posição ou copie este.
edit-copy = Copiar texto
edit-load = Carregar
edit-copied = Copiado.
edit-fields = Campos da posição
edit-range = Um número inteiro de { $low } a { $high }.
edit-impossible = Esta posição é impossível.
edit-over = Nesta posição a partida já terminou.
edit-to-move = É a vez de { $name }.
edit-from-game = E se…? Mudar esta posição
edit-players =
    { $n ->
        [one] { $n } jogador
       *[other] { $n } jogadores
    }
