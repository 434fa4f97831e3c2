# Palavras curtas do tabuleiro de Tzolk'in, português do Brasil. As frases estão em ../../text.

title = Tabuleiro de Tzolk’in
number = { $n }

## Turno

your-turn = Sua vez
turn-of = { $name } escolhe
game-over = A partida acabou
chance = O acaso decide
order = Ordem
next-worker = Próximo trabalhador: n.º do espaço
on-board = Escolha entre os lugares marcados.
waiting = Agora os outros escolhem.
watching = Você está assistindo.
beg = Implorar
burn = Queimar a selva
no-tile = sem ficha
corn-tile = Ficha de milho
days =
    { $days ->
        [one] { $days } dia
       *[other] { $days } dias e seu tabuleiro vira
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
food-late = o Dia de Alimentação é pulado e encerra essa rodada
fall-off =
    { $n ->
        [one] Seu trabalhador em { $where } cai da engrenagem.
       *[other] Seus trabalhadores em { $where } caem das engrenagens.
    }

## Calendário

food-day =
    { $days ->
        [0] Hoje é Dia de Alimentação
        [one] Alimentação em { $days } dia
       *[other] Alimentação em { $days } dias
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
god-yellow = Quetzalcóatl
god-green = Kukulcán
technologies = Tecnologias
tech-price = 1 · 2 · 3 recursos

## Peças

buildings = Construções
monuments = Monumentos
pile = era { $age } · { $n } na pilha

## Jogadores

you = você
workers = { $hand } na mão, { $out } fora
food-in =
    { $days ->
        [0] É hoje
        [one] Em { $days } dia
       *[other] Em { $days } dias
    }
needed = { $corn } de milho
short =
    { $missing ->
        [one] falta { $missing }: { $hungry } sem comer, −{ $vp } PV
       *[other] faltam { $missing }: { $hungry } sem comer, −{ $vp } PV
    }
enough = é suficiente

## Legenda

legend-today = hoje
legend-tomorrow = amanhã
legend-may = pode escolher
legend-not = agora não
legend-dummy = trabalhador neutro

## O que as coisas dizem de si

nothing-there = nada
any-of = qualquer ação de { $wheel }, sem milho extra
cannot-use = Isso não pode ser usado agora. { $why }
reached =
    { $days ->
        [one] Um trabalhador colocado agora nesta engrenagem chega a este espaço em { $days } dia.
       *[other] Um trabalhador colocado agora nesta engrenagem chega a este espaço em { $days } dias.
    }
later =
    { $days ->
        [one] em { $days } dia: { $what }
       *[other] em { $days } dias: { $what }
    }
off = cai da engrenagem e volta à mão
about-temple = { $temple }: { $points } PV a partir do degrau mais baixo; o líder soma { $lead } PV na era I / II.
next-price =
    { $nth ->
        [1] O primeiro trabalhador do turno custa o número do seu espaço em milho; cada um dos seguintes, 1 a mais que o anterior.
       *[other] Trabalhador número { $nth } deste turno: o número do seu espaço e mais { $extra }, em milho.
    }
side-light = Lado claro: quem ocupou o espaço do jogador inicial pode avançar dois dias; depois o tabuleiro é virado.
side-dark = Lado escuro: não pode avançar dois dias até que o topo de um templo vire o tabuleiro.
