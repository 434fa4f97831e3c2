# Análises de partidas terminadas, português do Brasil.

title = Análise: { $game }
subtitle =
    { $players } · { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    } · análise { $depth }
depth-quick = rápida
depth-normal = normal
depth-deep = profunda
percent = { $n }%
number = { $n }

## Grades

grade-forced = forçado
grade-best = o melhor
grade-good = bom
grade-inaccuracy = imprecisão
grade-mistake = erro
grade-blunder = erro grave

## Players

players-title = Jogadores
col-player = Jogador
col-points = Pontos
col-won = Venceu
col-accuracy = Precisão
col-cost = Chance perdida
col-luck = Sorte
won-yes = sim
won-no = não
players-note = Precisão: 100% se cada turno foi tão bom quanto o melhor encontrado. Chance perdida: a chance de vitória que todos os turnos juntos custaram. Sorte: quantos pontos acima da média os sorteios renderam, segundo uma estimativa simples.
verdict-lost = Onde { $name } mais perdeu: { $turns }.
verdict-won = { $name } venceu. O que mais custou: { $turns }.
verdict-none = Nenhum turno de { $name } custou muito.
verdict-turn = turno { $n } ({ $cost }%)
verdict-turn-even = turno { $n } (custaria { $cost }% em uma partida equilibrada)
verdict-small =
    { $turns ->
        [one] Esse turno representa
       *[other] Esses turnos somam
    } { $part } dos { $total }% perdidos no total: o resto se perdeu aos poucos.
verdict-instead = O que jogar em vez disso
verdict-missing = Pontos que faltam em comparação com { $winner }: { $sources }.
verdict-source = { $what } (−{ $n })

## Key moments

moments-title = Momentos decisivos
moments-none = Nenhum turno custou muito: não há momentos decisivos.
moment-title = { $number }. { $name }, turno { $n }: { $grade }
moment-title-even = { $number }. { $name }, turno { $n }: caro em uma partida equilibrada
moment-title-good = { $number }. { $name }, turno { $n }: dava para jogar um pouco melhor
moment-cost = Custou { $cost }% de chance de vitória: { $played }% em vez de { $better }%.
second-cost = Custaria { $cost }% de chance de vitória: { $played }% em vez de { $better }%.
moment-even = A partida já estava decidida. Em uma partida equilibrada, custaria { $cost }% de chance de vitória.
moment-played = Jogado
moment-better = Melhor
moment-line = Depois, provavelmente
moment-why = A favor dele
moment-price = Do que ele abre mão
moment-after = O tabuleiro depois do melhor turno
moment-board = O tabuleiro antes deste turno, como { $name } o via
moment-try = Tentar de novo daqui
fact-good = { $what } após o turno: { $better } em vez de { $played }
fact-points = pontos finais se todos continuarem jogando como o bot ganancioso: { $better } em vez de { $played } (média de { $n } partidas)
fact-expected = pontos finais que o bot prevê: { $better } em vez de { $played }
fact-source = pontos que ainda se esperam de “{ $what }”: { $better } em vez de { $played }
fact-chance = chance de vitória de { $what }: { $better }% em vez de { $played }%
fact-none = Nenhuma quantidade ou origem de pontos explica sozinha a diferença: ela está no que pode vir depois
judged = Cada turno é avaliado pelo que o jogador podia saber naquele momento.

## Charts

chances-title = Chances de vitória
round-note = Cada previsão parte do que sabe quem acabou de jogar. Por isso cada ponto é a média dos últimos { $players } turnos.
chances-open-title = Chances de vitória com cartas abertas
chances-open-note = Uma segunda avaliação: cada lugar é avaliado com as próprias cartas ou peças ocultas, que os outros não podiam conhecer.
points-title = Pontos finais esperados
sources-title = Pontos por origem
turns-title = Todos os turnos
table-behind = Mostrar como tabela
col-turn = Turno
col-what = O quê
col-grade = Avaliação
col-turn-cost = Custo
col-moment = Depois de
start = início
end = fim
mark-line = { $text } (turno { $n })
not-calibrated = As chances de vitória deste jogo não estão calibradas.

## Statistics

goods-title = Ganhos e gastos
goods-cell = +{ $gained } / −{ $spent }
activities-title = O que os jogadores fizeram
