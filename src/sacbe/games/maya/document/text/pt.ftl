# O tabuleiro de Maya como documento, português do Brasil. As frases estão em ../../text.

## O turno

areas = Áreas em jogo: { $areas }
starting-player = Jogador inicial: { $name }
passes = Jogadores que passaram em sequência: { $n }
in-hand = Na mão: { $tile }
planted = Plantado neste turno, { $crop }: { $cells }
draws = Peças ainda por comprar: { $n }

## Jogadores

scores = Pontos e peças
own-tiles = Suas peças
groups = Grupos de cultivos:
group =
    { $n ->
        [one] { $crop }, { $n } cultivo: { $cells }
       *[other] { $crop }, { $n } cultivos: { $cells }
    }
col-points = pontos
col-rack = no suporte
col-reserve = na reserva
col-buried = colocadas viradas para baixo
col-unseen = colocadas sem ver
col-turns = turnos jogados
col-tile = Peça
col-not-seen = ainda não vistas

## Cidades

cities = Cidades
col-city = Cidade
col-size = tamanho
col-state = estado
col-crops = cultivos de { $name }
col-first = pontos do primeiro lugar
col-second = pontos do segundo lugar
open =
    { $n ->
        [one] aberta, { $n } vaga: { $cells }
       *[other] aberta, { $n } vagas: { $cells }
    }
closing = fechada, pontua no fim deste turno
closed = fechada; pontos: { $points }
won = { $name } { $n }
empty-sites = Locais de templo sem templo: { $sites }.
highlighted = Locais de templo em destaque: { $sites }.
payouts = Pontos de uma cidade fechada por tamanho

## O mapa

land = Mapa
land-text = As casas são nomeadas pelo lado do local de templo mais próximo; entre parênteses, linha e coluna a partir do canto superior esquerdo. As linhas ímpares ficam meia casa mais à direita.
area = Área: { $area }
cells = Casas
col-cell = Casa
col-content = conteúdo
col-neighbours = vizinhas
empty = vazia
site = local de templo vazio de { $site }
temple = templo de { $city }
city-tile = peça de cidade de { $city }
plantation = { $crop } de { $name }
quiet = Outros espaços vazios, { $n }: { $cells }.
