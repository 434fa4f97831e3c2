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
scored = pontuada
no-temple = Ainda sem templo: { $sites }
slim-vp = PV
slim-tiles = peças
grow-hint = +: aqui uma cidade pode crescer
chain-hint = +: aqui pode ir a próxima peça
number-hint = Números: suas opções
can-hint = +: aqui pode ir uma peça

## Signs

signs-title = Sinais
sign-letters = A B C D: plantações dos jogadores, as suas em destaque; sublinhada: plantada neste turno
sign-crops = depois, uma letra para cada cultivo: { $crops }
sign-temple = templo de uma cidade aberta; as outras peças dela têm letras minúsculas
sign-scored = templo de uma cidade concluída e pontuada
sign-site = local onde ainda pode surgir um templo
sign-free = um espaço vazio
sign-number = 1, 2, 3 …: um espaço que você pode escolher, com o número a digitar
sign-can = onde uma cidade pode crescer, antes de escolher a peça; depois, onde pode ir uma peça
sign-turn = de quem é a vez
sign-tiles = peças 5+20: 5 no suporte e 20 na reserva
sign-city = { $short } 3 A5B4: { $city } tem 3 peças; em volta há 5 cultivos de A e 4 de B
sign-gaps = vagas: espaços vazios em volta de uma cidade; sem nenhum, ela pontua
sign-worth = valor 12/6: pontos para quem tem mais cultivos em volta e para o segundo
sign-group = c3=7: com a peça ali, todo o grupo conta 7
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
asked-areas = quais regiões estão em jogo
asked-sites = onde ficam os primeiros templos
asked-starting_seat = quem começa
asked-draw = qual peça é comprada
asked-turn = plantar ou expandir uma cidade
asked-plant = onde plantar { $tile }: um número do mapa
asked-more = plantar outra peça ao lado ou parar
asked-expand = qual espaço entra em uma cidade: um número do mapa
asked-over = nada, a partida acabou

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
tiles-note = Ainda não vistas: sua reserva e as peças de cidade que você jogou sem ver. Nunca vistas: suporte, reserva e peças de cidade dos outros.

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
news-expand = expandiu { $city } ao tamanho { $size } em { $cell }
news-draw =
    { $n ->
        [one] comprou { $n } peça
       *[other] comprou { $n } peças
    }
news-pass = não pôde fazer nada
news-draw-open = comprou { $tiles }
news-stop = parou de plantar
news-city = { $city } (tamanho { $size }) foi fechada: { $points }.
news-city-bare = { $city } (tamanho { $size }) foi fechada: sem pontos.

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
about-space = { $cell } (região { $area }) é um espaço vazio.
about-site = { $cell } (região { $area }) é o local de { $city }: o templo surge quando alguém planta ao lado.
about-temple = { $cell } (região { $area }) é o templo de { $city }.
about-city-tile = { $cell } (região { $area }) é uma peça de cidade de { $city }.
about-plantation = { $cell } (região { $area }) é uma plantação de { $who }: { $tile }. Seu grupo conta { $n }.
about-not-in-play = { $what } fica na região { $area }, que não está em jogo.
about-city = { $city } ({ $short }, { $cell }) tem tamanho { $size }: { $first } pontos para quem tiver mais cultivos em volta, { $second } para o segundo.
about-strength = Cultivos em volta: { $crops }.
about-scored = Está concluída e já foi pontuada.
about-gaps =
    { $n ->
        [one] Ela pontua quando mais { $n } espaço vazio em volta for ocupado.
       *[other] Ela pontua quando mais { $n } espaços vazios em volta forem ocupados.
    }
about-grow = Pode crescer em { $cells }.
about-no-growth = Não pode crescer agora.
then-city = { $city } terá então tamanho { $size }: { $first } pontos para quem tiver mais cultivos em volta, { $second } para o segundo.
then-opens = Isto faz surgir: { $cities }.

## What the command line says of the game

hint-about = Plante em volta de cidades que crescem: campos ligados pontuam na hora, e quem tiver mais cultivos em volta de uma cidade concluída pontua de novo.
designed = O tabuleiro, a maioria dos nomes e a divisão das peças foram criados para o Sacbe: os do jogo impresso não são públicos.
hint-letter = Sua letra marca suas plantações.
hint-ask = o que é e por que não pode: qualquer espaço, peça ou cidade
hint-examples = { $cell },  ? plantar milho,  ? enterrar pimenta 2,  ? { $city },  ? comprar
