# O que ajuda a entender uma mesa, em português do Brasil.

u-title = Entender o jogo
u-tab-log = Registro
u-tab-points = Pontos
u-tab-tiles = Peças
u-tab-rules = Regras
u-tab-hint = Dica
u-tab-fork = Continuar daqui
u-found = Resultados: { $n }

## Registro e pontos

u-log-of = De quem
u-log-all = De todos
u-log-empty = Nada aconteceu ainda.
u-log-step = A mesa depois da jogada { $n }
u-points-title = De onde vieram os pontos
u-points-none = Ninguém pontuou ainda.
u-points-total = Total

## Peças e regras

u-tiles-find = Procurar uma peça
u-rules-find = Procurar nas regras

## Dica

u-hint-ask = Quero uma dica
u-hint-thinking = O bot está pensando
u-hint-help = O bot mais forte olha adiante por cerca de um segundo e diz o que faria e por quê.
u-hint-wait = Há dica quando for a sua vez.
u-hint-public = Nas mesas públicas não há dicas.
u-hint-brings = O que você teria então:
u-hint-more = Mais
u-hint-close = Fechar
u-hint-others = Outras opções
u-hint-behind = { $points } pontos a menos
u-hint-alike = quase equivalente
u-hint-share = { $percent } vezes em cem

## Continuar de uma posição

u-fork-help = Abra uma nova mesa que continua de uma posição desta partida, com a mesma distribuição. Quem senta ali pode saber o que está escondido.
u-fork-step = Depois da jogada
u-fork-do = Continuar dali

## Guia

u-guide-open = Primeira partida guiada
u-guide-title = Guia
u-guide-step = Passo { $n } de { $most }
u-guide-next = Próximo
u-guide-skip = Pular
u-guide-back = Voltar
u-guide-why = Por quê
u-guide-close = Fechar o guia
u-guide-rule = Ler a regra
u-guide-over = Agora você conhece o caminho
u-guide-over-text = Essa foi a abertura. Continue como quiser: a dica ajuda quando você não souber o que fazer, e as regras estão ao lado do tabuleiro.
