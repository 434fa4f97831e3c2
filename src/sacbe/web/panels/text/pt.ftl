# O que ajuda a entender uma mesa, em português do Brasil.

u-title = Histórico, pontos, regras e dicas
u-tab-log = Histórico
u-tab-points = Pontos
u-tab-tiles = Peças
u-tab-rules = Regras
u-tab-hint = Dica
u-tab-fork = Continuar daqui
u-found = { $n ->
    [one] { $n } resultado
   *[other] { $n } resultados
}

## Registro e pontos

u-log-of = Jogador
u-log-all = Todos
u-log-empty = Nada aconteceu ainda.
u-log-step = Tabuleiro depois da jogada { $n }
u-points-title = De onde vieram os pontos
u-points-none = Ninguém pontuou ainda.
u-points-total = Total

## Peças e regras

u-tiles-find = Procurar peças
u-rules-find = Procurar nas regras
u-rules-all = Regras completas
u-rules-none = A regra { $code } não existe.

## Dica

u-hint-ask = Quero uma dica
u-hint-thinking = O bot está pensando
u-hint-help = O bot mais forte calcula as próximas jogadas por cerca de um segundo e diz o que faria e por quê.
u-hint-wait = Você pode pedir dicas na sua vez.
u-hint-public = Nas mesas públicas não há dicas.
u-hint-brings = Você ficaria com:
u-hint-more = Mais
u-hint-close = Fechar
u-hint-others = Outras opções
u-hint-behind = { $points } PV a menos
u-hint-alike = quase equivalente
u-hint-share = { $percent }% das vezes

## Continuar de uma posição

u-fork-help = Abra uma nova mesa que continua de qualquer ponto desta partida, com a mesma distribuição. Quem jogar nela pode conhecer informações ocultas.
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
u-guide-over = Agora é com você
u-guide-over-text = Essa foi a abertura. Continue como quiser: peça uma dica se não souber o que fazer e consulte o que precisar em “Regras”.
u-guide-deviated = Você não fez a escolha recomendada. Tudo bem: o guia continua daqui.
u-guide-undo = Para voltar à escolha anterior, pressione “Desfazer”.
u-guide-impossible = A escolha recomendada não é possível agora. Escolha livremente: o guia continua quando este passo estiver feito, ou pressione “Pular”.
