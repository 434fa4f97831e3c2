# Palavras curtas do tabuleiro de Tzolk'in, português do Brasil. As frases estão em ../../text.

title = Tabuleiro de Tzolk’in
number = { $n }

## Turno

your-turn = Sua vez
turn-of = Vez de { $name }
game-over = A partida terminou
chance = O acaso decide
order = Ordem
next-worker = Próximo peão: nº do espaço
on-board = Escolha um dos espaços marcados.
waiting = Aguardando os outros.
watching = Você está assistindo.
beg = Implore
burn = Queime a floresta
no-tile = sem ficha
corn-tile = Ficha de milho
days =
    { $days ->
        [one] { $days } dia
       *[other] { $days } dias, vire seu cartão de jogador
    }
after-days =
    { $days ->
        [one] Após { $days } dia: { $food }
       *[other] Após { $days } dias: { $food }
    }
food-left =
    { $days ->
        [0] essa rodada termina com o Dia de Alimentação
        [one] falta { $days } dia para o Dia de Alimentação
       *[other] faltam { $days } dias para o Dia de Alimentação
    }
food-late = o Dia de Alimentação é pulado e acontece no fim dessa rodada
fall-off =
    { $n ->
        [one] Seu peão em { $where } é empurrado para fora da engrenagem.
       *[other] Seus peões em { $where } são empurrados para fora das engrenagens.
    }
kept-tiles = { $n } de 2 escolhidas.
asked-keep = Com qual Cartela você fica?
asked-turn = Implore por milho, posicione um peão ou recolha um.
asked-turn-beg = Implore por milho.
asked-turn-place = Posicione um peão.
asked-turn-pick_up = Recolha um peão.
asked-turn-beg-place = Implore por milho ou posicione um peão.
asked-turn-beg-pick_up = Implore por milho ou recolha um peão.
asked-turn-place-pick_up = Posicione um peão ou recolha um.
asked-end = Encerre o seu turno.
asked-place = Posicione outro peão ou encerre o seu turno.
asked-pick_up = Recolha outro peão ou encerre o seu turno.
asked-use = Qual ação você usa?
asked-any_action = Qual ação das quatro engrenagens pequenas você usa?
asked-harvest = O que você coleta?
asked-advance = Em qual tecnologia você avança?
asked-pay = Quais recursos você paga?
asked-gain = Quais recursos você recebe?
asked-climb = Em qual templo você sobe?
asked-climb_two = Em quais dois templos você sobe?
asked-build = O que você ergue?
asked-drop = Qual recurso a arquitetura desconta para você?
asked-market = O que você troca no mercado?
asked-theology = Você paga um recurso para subir um degrau?
asked-days = Você avança o calendário um dia ou dois?

## Calendário

food-day =
    { $days ->
        [0] Alimentação hoje
        [one] Alimentação em { $days } dia
       *[other] Alimentação em { $days } dias
    }
reward-goods = os templos dão materiais
reward-points = os templos dão pontos
day = Dia { $day } de { $days }
round = rodada { $n }/{ $rounds }
starting-player = Jogador inicial

## Trilhas

temples = Templos
leader = líder: I · II
god-brown = Chaac
god-yellow = Quetzalcoatl
god-green = Kukulcan
technologies = Tecnologias

## Peças

buildings = Construções
monuments = Monumentos
pile = Era { $age } · { $n } na pilha

## Jogadores

you = você
workers = { $hand } disp., { $out } nas engrenagens
food-in =
    { $days ->
        [0] É hoje
        [one] Em { $days } dia
       *[other] Em { $days } dias
    }
short =
    { $missing ->
        [one] falta { $missing }: { $hungry } com fome, −{ $vp } PV
       *[other] faltam { $missing }: { $hungry } com fome, −{ $vp } PV
    }
enough = há o suficiente

## Legenda

legend-today = hoje
legend-tomorrow = amanhã
legend-may = você pode escolher
legend-not = agora não
legend-dummy = peão ocioso

## Dicas ao passar o cursor

nothing-there = nada
any-of = qualquer ação de { $wheel }, sem custo adicional
cannot-use = Isso não pode ser usado agora. { $why }
reached =
    { $days ->
        [one] Um peão posicionado agora nesta engrenagem chega a este espaço em { $days } dia.
       *[other] Um peão posicionado agora nesta engrenagem chega a este espaço em { $days } dias.
    }
later =
    { $days ->
        [one] em { $days } dia: { $what }
       *[other] em { $days } dias: { $what }
    }
off = é empurrado para fora e volta para você
about-temple = { $temple }: { $points } PV, do degrau mais baixo ao mais alto; o líder ganha mais { $lead } PV no fim da Era I / II.
next-price =
    { $nth ->
        [1] O primeiro peão que você posiciona no turno custa em milho o número do espaço; o segundo custa 1 a mais, o terceiro 2 a mais, e assim por diante.
       *[other] Peão número { $nth } deste turno: o número do espaço mais { $extra }, em milho.
    }
side-light = Lado claro para cima: ao ocupar a Área do Jogador Inicial, você pode avançar o calendário dois dias; depois o cartão de jogador é virado.
side-dark = Lado escuro para cima: você não pode avançar dois dias até alcançar o topo de um templo e virar o cartão de jogador.
