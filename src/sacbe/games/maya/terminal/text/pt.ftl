# Palavras curtas de Maya para o terminal, em português do Brasil. As frases estão em ../../text.


## Crops and tiles: a letter for each crop, all different

crop-pepper = pimenta
crop-squash = abóbora
crop-potato = batata
crop-corn = milho
sign-pepper = p
sign-squash = a
sign-potato = b
sign-corn = m
single = { $crop }
double = { $crop } ×2
unseen-tile = uma peça não vista
number = { $n }

## What the reader has

rack-empty = nenhuma peça no suporte
in-hand = na mão
have-reserve = { $n } na reserva
have-vp = { $n } PV

## Beside the map

col-vp = PV
col-rack = suporte
col-reserve = reserva
col-down = ocultas
col-turns = turnos
cities = Cidades
col-size = tam.
col-worth = valor
col-gaps = vagas
scored = fechada
no-temple = Ainda sem templo: { $sites }
slim-vp = PV
slim-tiles = peças
grow-hint = +: uma cidade pode crescer aqui
chain-hint = +: a próxima peça pode ficar aqui
number-hint = Números: suas opções
can-hint = +: uma peça pode ficar aqui

## Signs

signs-title = Sinais
sign-letters = A B C D: plantações dos jogadores, as suas em destaque; sublinhada: plantada neste turno
sign-crops = depois, uma letra para cada cultivo: { $crops }
sign-temple = templo de uma cidade aberta; as outras peças dela têm letras minúsculas
sign-scored = templo de uma cidade fechada, que já pontuou
sign-site = local onde ainda pode surgir um templo
sign-free = um espaço vazio
sign-number = 1, 2, 3 …: um espaço que você pode escolher, com o número a digitar
sign-can = onde uma cidade pode crescer, antes de escolher a peça; depois, onde uma peça pode ficar
sign-turn = de quem é a vez
sign-tiles = peças 5+20: 5 no suporte e 20 na reserva
sign-city = { $short } 3 A5B4: { $city } tem 3 peças; em volta há 5 cultivos de A e 4 de B
sign-gaps = vagas: espaços vazios em volta de uma cidade; sem vagas, ela pontua
sign-worth = valor 12/6: pontos para quem tem mais cultivos em volta e para o segundo
sign-group = c3=7: com a peça ali, o grupo inteiro vale 7
sign-opens = c3 ({ $short }): ali surge um templo

## Choices

group-plant = Plantar
group-bury =
    { $n ->
        [0] Expandir uma cidade com uma peça virada para baixo
       *[other] Expandir uma cidade com uma peça virada para baixo e comprar { $n }
    }
bury-unseen =
    { $n ->
        [0] expandir uma cidade com uma peça da reserva, sem vê-la
       *[other] expandir uma cidade com uma peça da reserva, sem vê-la, e comprar { $n }
    }
stop =
    { $n ->
        [one] parar e marcar { $n } ponto
       *[other] parar e marcar { $n } pontos
    }
asked-areas = quais áreas estão em jogo
asked-sites = onde ficam os primeiros templos
asked-starting_seat = quem começa
asked-draw = qual peça é comprada
asked-turn = plantar ou expandir uma cidade
asked-plant = onde plantar { $tile }: um número do mapa
asked-more = plantar outra peça ao lado ou parar
asked-expand = qual espaço passa a ser da cidade: um número do mapa
asked-over = nada, a partida terminou

## All tiles

all-tiles = Peças
tiles-sum = total
tiles-each = cada jogador tem
tiles-planted = plantadas
tiles-rack = no seu suporte
tiles-held = na sua mão
tiles-buried = suas, ocultas
tiles-pool = ainda não vistas
tiles-unknown = nunca vistas
tiles-note = Ainda não vistas: sua reserva e as peças de cidade que você jogou sem ver. Nunca vistas: suporte, reserva e peças de cidade dos outros jogadores.

## Points

points-from = Pontos por
points-total = Total
from-crop = { $which }
from-city = { $which } (tamanho { $size })

## News

news-line = { $name } { $did }.
news-line-points = { $name } { $did }: { $n } PV.
news-plant = plantou { $crop } ({ $signs }) em { $cells }
news-opens = fez surgir o templo de { $cities }
news-expand = expandiu { $city } para o tamanho { $size } em { $cell }
news-draw =
    { $n ->
        [one] comprou { $n } peça
       *[other] comprou { $n } peças
    }
news-pass = não pôde jogar
news-draw-open = comprou { $tiles }
news-stop = parou de plantar
news-city = { $city } (tamanho { $size }) se fechou: { $points }.
news-city-bare = { $city } (tamanho { $size }) se fechou: sem pontos.

## Questions; words for the same thing, one after the other

ask-plant = plantar planta plante semear colocar
ask-bury = enterrar enterra expandir expande crescer cidade virada virar
ask-stop = parar para pare terminar pontuar
ask-draw = comprar compra tirar pegar
ask-pass = passar passo pular
ask-single = simples um uma
ask-double = dupla duplo dois duas
ask-pepper = pimenta pimentas pimentao
ask-squash = abobora aboboras
ask-potato = batata batatas
ask-corn = milho milhos
area-blue = azul
area-green = verde
area-red = vermelha
area-yellow = amarela
about-space = { $cell } (área { $area }) é um espaço vazio.
about-site = { $cell } (área { $area }) é o local de templo de { $city }: o templo surge quando alguém planta ao lado.
about-temple = { $cell } (área { $area }) é o templo de { $city }.
about-city-tile = { $cell } (área { $area }) é uma peça de cidade de { $city }.
about-plantation = { $cell } (área { $area }) é uma plantação de { $who }: { $tile }. O grupo dela vale { $n }.
about-not-in-play = { $what } fica na área { $area }, que não está em jogo.
about-city = { $city } ({ $short }, { $cell }) tem tamanho { $size }: { $first } pontos para quem tiver mais cultivos em volta, { $second } para o segundo.
about-strength = Cultivos em volta: { $crops }.
about-scored = Está fechada e já pontuou.
about-gaps =
    { $n ->
        [one] Para ela pontuar, falta ocupar { $n } espaço vazio em volta.
       *[other] Para ela pontuar, falta ocupar { $n } espaços vazios em volta.
    }
about-grow = Ela pode crescer em { $cells }.
about-no-growth = Ela não pode crescer agora.
then-city = { $city } terá então tamanho { $size }: { $first } pontos para quem tiver mais cultivos em volta, { $second } para o segundo.
then-opens = Templos que surgem: { $cities }.

## What the command line says of the game

hint-about = Plante em volta de cidades que crescem: plantações ligadas pontuam na hora, e quem tiver mais cultivos em volta de uma cidade fechada pontua de novo.
designed = O tabuleiro, a maioria dos nomes e a proporção das peças foram criados para o Sacbe: os do jogo impresso não são públicos.
hint-letter = Sua letra marca suas plantações.
hint-ask = o que algo é ou por que você não pode fazê-lo: qualquer espaço, peça ou cidade
hint-examples = { $cell },  ? plantar milho,  ? expandir pimenta 2,  ? { $city },  ? comprar
