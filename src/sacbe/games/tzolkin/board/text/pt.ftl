# Palavras curtas do tabuleiro de Tzolk'in, português do Brasil. As frases estão em ../../text.

title = Tabuleiro de Tzolk’in
number = { $n }

## Turno

your-turn = Sua vez
turn-of = { $name } escolhe
game-over = A partida acabou
chance = O acaso decide
order = Ordem
next-worker = trabalhador: espaço
on-board = Escolha entre os lugares marcados.
waiting = Agora os outros escolhem.
watching = Você está assistindo.
beg = Implorar
burn = Queimar a selva
no-tile = sem peça

## Calendário

food-day = { $days ->
    [0] Hoje é dia de comida
    [one] Comida em { $days } dia
   *[other] Comida em { $days } dias
}
pays-goods = os templos dão bens
pays-points = os templos dão pontos
day = Dia { $day } de { $days }
round = rodada { $n }/{ $rounds } · era { $age }
starting-player = Jogador inicial

## Trilhas

temples = Templos
leader = bônus do líder por era
god-brown = Chaac
god-yellow = Quetzalcoatl
god-green = Kukulcán
technologies = Tecnologias
tech-price = 1 · 2 · 3 blocos

## Peças

buildings = Construções
monuments = Monumentos
pile = era { $age } · { $n } na pilha

## Jogadores

you = você
workers = { $hand } na mão, { $out } fora
food-in = { $days ->
    [0] É hoje
    [one] Em { $days } dia
   *[other] Em { $days } dias
}
needed = { $corn } de milho
short = faltam { $missing }: { $hungry } sem comer, −{ $vp } PV
enough = é suficiente

## Legenda

legend-today = hoje
legend-tomorrow = amanhã
legend-may = pode escolher
