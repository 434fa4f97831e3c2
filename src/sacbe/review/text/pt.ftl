# Análises de partidas terminadas, português do Brasil.

title = Análise: { $game }
subtitle = { $players } · { $turns } turnos · profundidade { $depth }
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
col-cost = Chances perdidas
col-luck = Sorte
won-yes = sim
won-no = não
players-note = Precisão: 100% se cada turno foi tão bom quanto o melhor encontrado. Chances perdidas: a chance de vitória que todos os turnos juntos custaram. Sorte: quantos pontos os sorteios foram melhores que a média, por uma estimativa simples.
verdict-lost = { $name } perdeu mais em { $turns }.
verdict-won = { $name } venceu. O mais caro: { $turns }.
verdict-none = Nenhum turno de { $name } custou muito.
verdict-turn = turno { $n } ({ $cost }%)

## Key moments

moments-title = Momentos decisivos
moments-none = Nenhum turno custou muito: não há momentos decisivos.
moment-title = { $number }. { $name }, turno { $n }: { $grade }
moment-cost = Custou { $cost }% de chance de vitória: { $played }% em vez de { $better }%.
moment-even = A partida estava decidida: entre iguais custaria { $cost }% de chance de vitória.
moment-played = Jogado
moment-better = Melhor
moment-line = Depois, provavelmente
moment-why = O que muda
moment-board = O tabuleiro antes deste turno, como { $name } o via
moment-try = Tentar de novo daqui
fact-good = { $what } após o turno: { $better } em vez de { $played }
fact-points = pontos no fim, se todos continuarem com ganância: { $better } em vez de { $played } (média de { $n } partidas)
fact-expected = pontos no fim que a busca espera: { $better } em vez de { $played }
fact-source = pontos ainda por vir de “{ $what }”: { $better } em vez de { $played }
fact-chance = chance de vitória de { $what }: { $better }% em vez de { $played }%
judged = Cada turno é avaliado pelo que o jogador podia saber naquele momento.

## Charts

chances-title = Chances de vitória
chances-open-title = Chances de vitória com cartas abertas
chances-open-note = Uma segunda leitura: cada lugar é avaliado com suas próprias cartas ou peças ocultas, que os outros não podiam conhecer.
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

goods-title = Recursos ganhos e gastos
goods-cell = +{ $gained } / −{ $spent }
activities-title = O que os jogadores fizeram
