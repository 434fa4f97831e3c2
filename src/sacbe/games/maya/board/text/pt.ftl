# Palavras do tabuleiro de Maya, português do Brasil. As frases estão em ../../text.

title = Tabuleiro de Maya
your-turn = Sua vez
turn-of = Vez de { $name }
game-over = A partida terminou
won-by =
    { $count ->
        [1] { $names } vence
       *[other] { $names } dividem a vitória
    }
chance = O acaso decide
asked-turn = Plante uma peça ou expanda uma cidade com uma peça virada para baixo.
asked-unseen = Seu suporte está vazio: expanda uma cidade com a próxima peça, sem ver.
asked-nowhere = Nenhuma cidade pode ser expandida agora: plante uma peça.
asked-plant = Escolha um espaço marcado para { $tile }.
asked-more = Plante outra peça ao lado ou pare e pontue.
asked-expand = Escolha um espaço marcado: a cidade ali cresce.
choosing-turn = Está escolhendo uma peça para plantar ou para expandir uma cidade
choosing-plant = Está escolhendo um espaço para { $tile }
choosing-more = Pode plantar outra peça
choosing-expand = Está escolhendo onde uma cidade cresce
asked-areas = Quais áreas estão em jogo?
asked-sites = Onde ficam os primeiros templos?
asked-starting_seat = Quem começa?
asked-draw = Peças são compradas.
stop =
    { $n ->
        [one] Parar: { $n } ponto
       *[other] Parar: { $n } pontos
    }
stop-closing = Parar: { $n } por cultivos, { $more } por cidades
stop-later = Parar
target-alone =
    { $n ->
        [one] Ao parar, o grupo dará { $n } ponto
       *[other] Ao parar, o grupo dará { $n } pontos
    }
target-joined =
    { $n ->
        [one] Une-se a peças anteriores: ao parar, o grupo dará { $n } ponto
       *[other] Une-se a peças anteriores: ao parar, o grupo dará { $n } pontos
    }
target-closes = { $city } se fecha. Pontos: { $points }
then-draw =
    { $n ->
        [0] Depois você não compra peças
        [one] Depois você compra { $n } peça
       *[other] Depois você compra { $n } peças
    }
bury-unseen = Expandir sem ver e comprar { $n }
rack = Suas peças
rack-note = { $rack } de { $most }, { $reserve } na reserva
points-now = pontos
in-hand = na mão
face-down = virada para baixo
plant = plantar
plant-note = pontua agora
expand = expandir
expand-note = e compre { $n }
expand-not = agora não
unseen = ainda não vistas
unseen-tooltip = Suas peças que você não viu: { $reserve } na reserva, { $laid } colocadas sem ver
single = { $crop }
double = { $crop } ×2
unseen-tile = uma peça não vista
col-rack = suporte
col-reserve = reserva
col-down = ocultas
col-points = pontos
you = { $name } (você)
end-condition = Termina quando alguém fica sem peças. Mínimo agora: { $n }
tie = Empate: vence quem tem mais peças; depois, quem jogou menos turnos.
turns =
    { $n ->
        [one] { $name }: { $n } turno jogado
       *[other] { $name }: { $n } turnos jogados
    }
starting-player = começou a partida
buried-tiles = viradas para baixo: { $tiles }
cities = Cidades
col-size = peças
col-gaps = vagas
col-worth = 1º / 2º
closed = fechada
payout = Uma cidade fechada dá
payout-size = peças
payout-first = 1º
payout-second = 2º
payout-tie = Empate em primeiro: os dois prêmios são divididos e não há segundo. Empate em segundo: o segundo prêmio é dividido. Arredonda-se para cima.
most-tiles = { $n }+
legend-plant = plantar aqui: pontos agora
legend-opens = … e surge um templo
legend-closing = … e uma cidade se fecha: seus pontos
legend-grow = a cidade cresce até este tamanho
legend-gap = última vaga: a cidade pontua
legend-city = peça de cidade, virada para baixo
legend-open = cidade aberta: cultivos em volta
legend-closed = cidade fechada: pontos ganhos
city-tooltip = { $city }, tamanho { $size }. Cultivos em volta: { $crops }. Vagas em volta: { $gaps }. Fechada agora, daria { $first } e { $second }
city-closed-tooltip = { $city }, fechada com tamanho { $size }. Pontos: { $points }. Cultivos em volta: { $crops }
no-seat = ninguém
seat-number = { $name } { $n }
