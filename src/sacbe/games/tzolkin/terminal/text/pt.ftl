# Palavras curtas de Tzolk'in para o terminal, em português do Brasil. As frases estão em ../../text.


## Calendar and Food Days

round = Rodada { $n }/{ $rounds }
age = Era { $age }
food-day =
    { $days ->
        [0] Dia de Alimentação nesta rodada
        [one] Dia de Alimentação em { $days } dia
       *[other] Dia de Alimentação em { $days } dias
    }
feeding = { $corn } de milho p/ { $workers } peões
feeding-short =
    { $missing ->
        [one] falta { $missing } (-{ $vp } PV)
       *[other] faltam { $missing } (-{ $vp } PV)
    }
reward-goods = Próximo Dia de Alimentação: os templos dão materiais
reward-points = Próximo Dia de Alimentação: os templos dão pontos

## Goods

number = { $n }
have-corn =
    { $n ->
        [one] { $n } milho
       *[other] { $n } milhos
    }
have-wood =
    { $n ->
        [one] { $n } madeira
       *[other] { $n } madeiras
    }
have-stone =
    { $n ->
        [one] { $n } pedra
       *[other] { $n } pedras
    }
have-gold =
    { $n ->
        [one] { $n } ouro
       *[other] { $n } ouros
    }
have-skulls =
    { $n ->
        [one] { $n } caveira
       *[other] { $n } caveiras
    }
have-workers =
    { $n ->
        [one] { $n } peão
       *[other] { $n } peões
    }
have-vp = { $n } PV
col-corn = milho
col-wood = mad.
col-stone = pedra
col-gold = ouro
col-skulls = cav.
col-vp = PV
col-hand = disp
col-wheels = pos.
col-agriculture = Ag
col-extraction = Ex
col-architecture = Ar
col-theology = Te
col-brown = ma
col-yellow = am
col-green = ve
dark = esc
signs-title = Sinais
sign-letters = A B C D: peões e marcadores dos jogadores, os seus em destaque
sign-dummy = um peão ocioso
sign-skull = uma caveira em Chichen Itza: esta ação já foi usada
sign-block = em Chichen Itza: com 1 recurso à sua escolha
sign-turn = de quem é a vez
sign-payable = você pode pagar esta cartela
sign-hand = disp, pos.: peões disponíveis e peões posicionados
sign-techs = Ag Ex Ar Te: níveis de agricultura, extração, arquitetura, teologia
sign-temples = ma am ve: degraus nos templos marrom, amarelo e verde
sign-dark = esc (lado escuro): este jogador não pode avançar dois dias

## Beside the wheels

starting-space = Área inicial:
free = livre
takes =
    ({ $n ->
        [one] { $n } milho
       *[other] { $n } milhos
    })
goes-first = Jogador inicial:
skulls-left = Caveiras no banco: { $n }
jungle = Selva

## Wheels; a bar begins a new line

does-any = qualquer
does-corn = { $n } milhos
does-or-wood = |/{ $n } mad.
does-yaxchilan-1 = 1 mad.
does-yaxchilan-2 = 1 pedra|1 milho
does-yaxchilan-3 = 1 ouro|2 milhos
does-yaxchilan-4 = 1 cav.
does-yaxchilan-5 = 1 pedra|1 ouro|2 milhos
does-tikal-1 = 1 tecn.
does-tikal-2 = erguer 1
does-tikal-3 = 2 tecn.
does-tikal-4 = erguer 2|monum.
does-tikal-5 = 2 degr.|-1 rec.
does-uxmal-1 = 1 degrau|-3 milho
does-uxmal-2 = mercado
does-uxmal-3 = peão
does-uxmal-4 = erguer 1|c/ milho
does-uxmal-5 = qq. ação|-1 milho
does-points = { $n } { $temple }
tiles-corn =
    { $n ->
        [one] { $n } milho
       *[other] { $n } milhos
    }
tiles-wood = { $n } mad.

## Temples and technologies

temples = Templos
leader = líder +{ $n }
temple-brown = marrom
temple-yellow = amarelo
temple-green = verde
short-wood = mad.
short-stone = ped.
short-gold = ouro
short-skull = cav.
technologies = Tecnologias
beyond = depois
tech-agriculture = agricultura
tech-extraction = extração
tech-architecture = arquitetura
tech-theology = teologia
tech-agriculture-1 = coleta +1
tech-agriculture-2 = sem ficha, pesca +1
tech-agriculture-3 = coleta +3
tech-agriculture-4 = 1 degrau
tech-extraction-1 = madeira +1
tech-extraction-2 = pedra +1
tech-extraction-3 = ouro +1
tech-extraction-4 = 2 recursos
tech-architecture-1 = erguer: 1 milho
tech-architecture-2 = erguer: 2 PV
tech-architecture-3 = 1 rec. a menos
tech-architecture-4 = 3 PV
tech-theology-1 = espaço +1
tech-theology-2 = recurso por degrau
tech-theology-3 = caveira +1
tech-theology-4 = 1 caveira

## Tiles

buildings-on-display = Construções
monuments-on-display = Monumentos
payable = + você pode pagar
none = nenhum
all-tiles = Todas as cartelas
all-tiles-help = B construções, M monumentos, W tesouro inicial. A a D: de quem é.
tile-head = Cartela
where-head = Onde
cost-head = Custo
does-head = O que faz
kind-farm = fazenda
kind-tomb = tumba
kind-civic = cívica
kind-shrine = santuário
dealt-to-you = recebida
on-display = disponível
in-pile = na pilha
next-age = Era II
not-in-game = fora do jogo
gone = retirada
unseen = não vista
cost-wood = { $n } mad.
cost-stone = { $n } ped.
cost-gold = { $n } ouro
cost-skulls = { $n } cav.
cost-corn =
    { $n ->
        [one] { $n } milho
       *[other] { $n } milhos
    }
effect-feed =
    { $n ->
        [one] alimenta { $n } peão
       *[other] alimenta { $n } peões
    }
effect-frugal = cada peão exige { $n } milho a menos
effect-climb = +{ $n } { $temple }
effect-climb-any = +{ $n } templo à escolha
effect-build = outra construção
effect-advance = +{ $n } { $tech }
effect-advance-any =
    { $n ->
        [one] +{ $n } tecnologia à escolha
       *[other] +{ $n } tecnologias à escolha
    }
effect-skull = { cost-skulls }
effect-worker = +{ $n } peão
effect-vp = { $n } PV
effect-market = mercado
effect-any_action = qualquer ação (1 milho)
as-dummy = para peões ociosos: { $where }
formula-per_category = { $n } PV por cartela sua do tipo { $kind }
formula-per_tile = { $n } PV por construção ou monumento seu
formula-per_corn_tile = { $n } PV por ficha de milho sua
formula-per_wood_tile = { $n } PV por ficha de madeira sua
formula-per_monument_built = { $n } PV por monumento de qualquer um
formula-by_finished_techs = { $points } PV por { $counts } tecnologias no nível 3
formula-per_tech_level = { $n } PV por nível de tecnologia
formula-by_workers = { $points } PV por { $counts } peões em jogo
formula-temple_points = PV dos seus degraus nos três templos
formula-per_step_of_best_temple = { $n } PV por degrau no seu melhor templo
formula-per_skull_on_chichen_itza = { $n } PV por caveira em Chichen Itza

## Choices

group-place = Posicione um peão
group-pick_up = Recolha um peão
group-beg = Implore: 3 milhos, desça 1 degrau
group-build = Erga uma construção
group-monument = Erga um monumento
keeps-architecture = arquitetura guardada para uma segunda construção
with-architecture = arquitetura { $n }
start-label = Área inicial
free-of-charge = de graça
pity = todo o seu milho

## Summary of turns

start-spot = Área do Jogador Inicial
news-place =
    { $n ->
        [one] posiciona um peão
       *[other] posiciona peões
    }: { $where }
news-use = usa { $where }
news-nothing =
    { $n ->
        [one] recolhe um peão sem usar ação
       *[other] recolhe { $n } peões sem usar ação
    }
news-beg = implora por milho
news-burn = queima a floresta
news-build = ergue { $tile }
news-keep =
    { $n ->
        [one] fica com uma Cartela de Tesouro Inicial
       *[other] fica com { $n } Cartelas de Tesouro Inicial
    }
news-wealth = revela { $what }
news-days =
    { $n ->
        [one] avança o calendário { $n } dia
       *[other] avança o calendário { $n } dias
    }
news-unfed = { $n } com fome
news-no-change = sem mudança
news-reveal = Agora disponível: { $what }.
news-line = { $name } { $did }.
news-line-change = { $name } { $did } ({ $change }).

## Points at the end

points-from = Pontos de
points-total = Total (* vence)
from-temples = templos
from-chichen_itza = Chichen Itza
from-buildings = construções
from-technologies = tecnologias
from-food_day = peões com fome
from-leftovers = materiais restantes
from-skulls = caveiras restantes

## What a player may type after a question mark; several words for one thing

about-temple = { $temple }: { $points } PV, do degrau mais baixo ao mais alto; o líder ganha mais { $lead } PV no fim da Era I / II.
about-block = 1 { $block } vale { $corn } de milho no mercado, na compra e na venda.
lacking = Para pagar, ainda falta: { $goods }.
lacking-nothing = Você pode pagar.
any-of = qualquer ação de { $wheel }, sem custo adicional
ask-place = posicionar posicione colocar coloque por
ask-pick_up = recolher recolha tirar
ask-use = usar use acao
ask-beg = implorar implore
ask-burn = queimar queime
ask-build = construir construa construcao erguer erga
ask-advance = avancar avance tecnologia estudar
ask-climb = subir suba
ask-sell = vender venda
ask-buy = comprar compre
ask-days = dia dias
ask-end_turn = encerrar encerre fim passar
ask-starting_space = inicial area espaco

## Hints of the command line

hint-about = Os peões avançam em engrenagens que giram com o calendário: quanto mais esperam, mais conseguem.
hint-letter = Sua letra marca seus peões, templos e tecnologias.
hint-ask = o que algo é ou por que você não pode fazê-lo: qualquer cartela, engrenagem, tecnologia ou templo
hint-examples = erguer B07,  ? posicionar uxmal,  ? tikal 4,  ? dois dias
