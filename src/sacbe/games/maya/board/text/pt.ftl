# Palavras do tabuleiro de Maya, português do Brasil. As frases estão em ../../text.

title = O tabuleiro de Maya
your-turn = Sua vez
turn-of = Vez de { $name }
game-over = A partida terminou
won-by = { $count ->
    [1] { $names } vence
   *[other] { $names } dividem a vitória
}
chance = O acaso decide
asked-turn = Plante uma peça ou amplie uma cidade com uma virada para baixo.
asked-plant = Escolha um espaço marcado para { $tile }.
asked-more = Plante outra peça ao lado, ou pare e pontue.
asked-expand = Escolha um espaço marcado: a cidade ali cresce.
choosing-turn = escolhe uma peça para plantar ou para ampliar uma cidade
choosing-plant = escolhe um espaço para { $tile }
choosing-more = pode continuar plantando
choosing-expand = escolhe onde uma cidade cresce
asked-areas = Quais áreas estão em jogo
asked-sites = Onde ficam os primeiros templos
asked-starting_seat = Quem começa
asked-draw = Peças são compradas
stop = { $n ->
    [one] Parar: { $n } ponto
   *[other] Parar: { $n } pontos
}
bury-unseen = Ampliar sem ver e comprar { $n }
rack = Suas peças
rack-note = { $rack } de { $most }, { $reserve } na reserva
in-hand = na mão
face-down = virada para baixo
plant = plantar
plant-note = pontua já
expand = ampliar
expand-note = e compre { $n }
unseen = ainda por vir
single = { $crop }
double = { $crop } ×2
unseen-tile = uma peça não vista
col-rack = suporte
col-reserve = reserva
col-down = viradas
col-points = pontos
you = { $name } (você)
cities = Cidades
col-size = peças
col-gaps = vagas
col-worth = 1.º / 2.º
closed = fechada
pays = Uma cidade fechada paga
pays-size = peças
pays-first = 1.º
pays-second = 2.º
most-tiles = { $n }+
key-plant = plantar aqui: pontos já
key-opens = … e um templo se abre
key-grow = a cidade cresce até este tamanho
key-city = peça de cidade, virada
key-open = cidade aberta: cultivos
key-closed = cidade fechada: pontos
city-says = { $city }, tamanho { $size }: { $told }
city-closed-says = { $city }, fechada com tamanho { $size }: { $told }
nobody = ninguém
seat-number = { $name } { $n }
