# O tabuleiro de Mezo como documento, português do Brasil. As frases estão em ../../text.

none = nenhum
no-actions = nenhuma
no-regions = nenhuma

## O turno

era-of = Era { $era } de { $eras }
order = Ordem: { $names }
starting-player = Jogador inicial: { $name }
effect = { $effect }, de { $name }; escolhas restantes: { $n }
effect-up-to = { $effect }, de { $name }; escolhas restantes: até { $n }

## O Conflito

conflict = Conflito em { $region }
reward = Para quem vencer: { $what }
acting = Os jogadores agem nesta ordem: { $names }
claim = Considera-se que { $name } tem mais { $units } aqui
cancelled = Não é concedido aqui: { $track }
winner = { $name } venceu este Conflito
strengths = Cartas e força
col-card = carta
col-covered = ações cobertas
face-down = virada para baixo

## O mapa

regions = Regiões
uninhabited = Inóspita.
conflict-here = O Conflito está aqui agora
fought = O Conflito desta Era já foi resolvido
not-fought = Ainda sem Conflito nesta Era
hero = Herói de { $name }
neutral-hero = Herói neutro de { $name }
no-hero = Sem Herói
god-of = { $god } de { $name }
gods-here = Deuses presentes: { $gods }
piece = nível { $level } de { $name }
pyramid = Pirâmide, de baixo para cima: { $pieces }
no-pyramid = Sem Pirâmide
pieces = Peças
confluences = Confluências
confluences-text = Um Deus em uma confluência está presente nas regiões em volta dela.
col-confluence = Confluência
col-regions = regiões
col-god = Deus

## Jogadores

points = Pontos e estruturas
units = Unidades fora das regiões
col-vp = PV
col-devotion = espaço da trilha de Devoção
col-level = nível de Devoção
col-worth = PV por Devoção no fim
col-hero = Herói
col-glyphs = Glifos restantes
col-pieces = peças de Pirâmide restantes
col-cards = cartas restantes
col-reserve = { $units } na Reserva
col-xibalba = { $units } em Xibalba
col-waiting = { $units } em pagamento ou sacrifício
col-on_tracks = { $units } no Calendário e no Códice
in-reserve = na Reserva
piece-level = nível { $level }: { $n }
god = Deus: { $god }.
no-god = Ainda sem Deus.
abilities = Habilidades de Tribo
own-abilities = Habilidades de Tribo: { $abilities }.
col-ability = Habilidade
col-era = Era
col-chosen = escolhida por
cards = Cartas:
has-picked = Jogou uma carta virada para baixo.
own-pick = Você jogou a carta { $card } virada para baixo.
summon = Ao invocar: { $what }
ceremonial = Ação 3 de todas as cartas: { $what }
card = { $card }, { $state }. Ação 1, { $first } Ação 2, { $second }
state-up = virada para cima
state-played = jogada
state-possible = não jogada
state-pick = virada para baixo
state-hand = na mão
state-unseen = não comprada

## Trilhas

track-text = Quem tem mais { $units } em um Conflito ocupa um espaço.
spaces = Espaços
col-space = Espaço
col-effect = efeito
col-taken = ocupado por
angry-god = Deus enfurecido
price =
    { $n ->
        [one] Apaziguar custa { $n } unidade.
       *[other] Apaziguar custa { $n } unidades.
    }
tokens = Fichas viradas para cima:
paid = Unidades sobre o Deus enfurecido
devotion = Trilha de Devoção
devotion-text = PV no fim da partida, espaço a espaço.
col-level-number = Nível
col-spaces = espaços
