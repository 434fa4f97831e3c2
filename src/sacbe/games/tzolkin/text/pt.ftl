# Tzolk'in em português do Brasil.


## Names

name-palenque = Palenque
name-yaxchilan = Yaxchilan
name-tikal = Tikal
name-uxmal = Uxmal
name-chichen_itza = Chichen Itza
name-starting_space = Área do Jogador Inicial
name-brown = marrom
name-yellow = amarelo
name-green = verde
temple-brown = templo marrom (Chaac)
temple-yellow = templo amarelo (Quetzalcoatl)
temple-green = templo verde (Kukulcan)
name-agriculture = agricultura
name-extraction = extração de recursos
name-architecture = arquitetura
name-theology = teologia
name-wood = madeira
name-stone = pedra
name-gold = ouro
name-farm = fazenda (amarela)
name-tomb = tumba (cinza)
name-civic = construção cívica (verde)
name-shrine = santuário (azul)
name-dummy = peão ocioso
space = { $wheel } { $space }
space-unnumbered =
    { $wheel } ({ $nth ->
        [1] primeiro
       *[other] segundo
    } espaço sem número)
tile = { $id } { $called }
name-B01 = Roça de milho
name-B02 = Feijoal
name-B03 = Horta de abóboras
name-B04 = Celeiro de pedra
name-B05 = Cozinha coletiva
name-B06 = Tumba emplumada
name-B07 = Tumba gêmea
name-B08 = Tumba do pedreiro
name-B09 = Casa das sementes
name-B10 = Canal de irrigação
name-B11 = Galpão de ferramentas
name-B12 = Galeria da mina
name-B13 = Santuário do agrimensor
name-B14 = Santuário do oráculo
name-B15 = Campos em terraços
name-B16 = Canteiros elevados
name-B17 = Cacaual
name-B18 = Tumba do mercador
name-B19 = Tumba do clã
name-B20 = Tumba dourada
name-B21 = Tumba do andarilho
name-B22 = Tumba dos três deuses
name-B23 = Escola dos talhadores
name-B24 = Escola dos ourives
name-B25 = Escola dos lavradores
name-B26 = Escola dos astrônomos
name-B27 = Santuário da chuva
name-B28 = Santuário da pedra angular
name-B29 = Santuário de jade
name-B30 = Santuário dos presságios
name-B31 = Santuário dos escribas
name-B32 = Santuário do sol
name-M01 = Necrópole real
name-M02 = Portão da cidade
name-M03 = Pirâmide do milho
name-M04 = Pirâmide da sumaúma
name-M05 = Pátio das estelas
name-M06 = Grande praça
name-M07 = Casa dos mestres
name-M08 = Arquivo dos códices
name-M09 = Casa do povo
name-M10 = Acrópole sagrada
name-M11 = Altar dos três deuses
name-M12 = Escadaria sem fim
name-M13 = Muro das caveiras
name-W01 = Bênção do semeador
name-W02 = Oferenda ao sol
name-W03 = Baú do jardineiro
name-W04 = Colheita farta
name-W05 = Pacto da floresta
name-W06 = Altar da mata
name-W07 = Acampamento madeireiro
name-W08 = Estoque do construtor
name-W09 = Voto do arquiteto
name-W10 = Pedreira
name-W11 = Plantas do mestre
name-W12 = Carga do carregador
name-W13 = Oferenda à chuva
name-W14 = Horta da família
name-W15 = Mãos extras
name-W16 = Bolsa cheia
name-W17 = Achado na caverna
name-W18 = Legado do sacerdote
name-W19 = Balsa de toras
name-W20 = Feixe de incenso
name-W21 = Canoa do comerciante

## Goods and prices

goods-none = nada
goods-corn =
    { $n ->
        [one] { $n } milho
       *[other] { $n } milhos
    }
goods-wood =
    { $n ->
        [one] { $n } madeira
       *[other] { $n } madeiras
    }
goods-stone =
    { $n ->
        [one] { $n } pedra
       *[other] { $n } pedras
    }
goods-gold =
    { $n ->
        [one] { $n } ouro
       *[other] { $n } ouros
    }
goods-skulls =
    { $n ->
        [one] { $n } caveira
       *[other] { $n } caveiras
    }
goods-blocks =
    { $n ->
        [one] { $n } recurso
       *[other] { $n } recursos
    }
goods-workers =
    { $n ->
        [one] { $n } peão
       *[other] { $n } peões
    }
goods-corn_tiles =
    { $n ->
        [one] { $n } ficha de milho
       *[other] { $n } fichas de milho
    }
goods-wood_tiles =
    { $n ->
        [one] { $n } ficha de madeira
       *[other] { $n } fichas de madeira
    }
goods-fed =
    { $n ->
        [one] { $n } peão alimentado de graça
       *[other] { $n } peões alimentados de graça
    }
goods-frugal = { $n } de milho descontado por peão nos Dias de Alimentação
steps =
    { $n ->
        [one] { $n } degrau no templo { $temple }
       *[other] { $n } degraus no templo { $temple }
    }
levels =
    { $n ->
        [one] { $n } nível de { $tech }
       *[other] { $n } níveis de { $tech }
    }
for-free = de graça
for-goods = por { $goods }
for-blocks = por { goods-blocks }

## Tiles

tile-building = { $tile }: { $category }, Era { $age }, custa { $goods }. Dá: { $effects }.
tile-monument = { $tile }: monumento, { $category }, custa { $goods }. No fim: { $formula }.
tile-wealth = { $tile }: { $effects }.
tile-wealth-dummy = Se for sorteada para um peão ocioso, bloqueia { $where }.
effect-feed =
    { $n ->
        [one] { $n } peão não precisa de milho nos Dias de Alimentação
       *[other] { $n } peões não precisam de milho nos Dias de Alimentação
    }
effect-frugal = cada peão precisa de { $n } milho a menos nos Dias de Alimentação
effect-climb = +{ steps }
effect-climb-any =
    { $n ->
        [one] +{ $n } degrau em um templo à sua escolha
       *[other] +{ $n } degraus em templos à sua escolha
    }
effect-build = você pode erguer mais uma construção, pagando o custo dela
effect-advance = +{ levels } (de graça)
effect-advance-any =
    { $n ->
        [one] +{ $n } nível em uma tecnologia à sua escolha (de graça)
       *[other] +{ $n } níveis em tecnologias à sua escolha (de graça)
    }
effect-corn = { goods-corn }
effect-wood = { goods-wood }
effect-stone = { goods-stone }
effect-gold = { goods-gold }
effect-skull = { goods-skulls }
effect-worker = +{ goods-workers }
effect-vp = { vp }
effect-market = você pode fazer trocas no mercado
effect-any_action = você pode pagar 1 milho por qualquer ação das quatro engrenagens pequenas
formula-step = { $n } = { $vp } PV
formula-per_category = { vp } para cada construção ou monumento seu do tipo { $category }, incluindo este
formula-per_tile = { vp } para cada construção ou monumento seu, incluindo este
formula-per_corn_tile = { vp } para cada ficha de milho sua
formula-per_wood_tile = { vp } para cada ficha de madeira sua
formula-per_monument_built = { $two } / { $three } / { $four } PV com 2 / 3 / 4 jogadores para cada monumento erguido por qualquer jogador, incluindo este
formula-by_finished_techs = PV pelas suas tecnologias no nível 3: { $steps }
formula-per_tech_level = { vp } para cada nível de tecnologia que você alcançou
formula-by_workers = PV pelos seus peões em jogo: { $steps }
formula-temple_points = os PV indicados no seu degrau de cada templo
formula-per_step_of_best_temple = { vp } para cada degrau acima do inicial no seu melhor templo
formula-per_skull_on_chichen_itza = { vp } para cada caveira em Chichen Itza

## Technologies: what each level gives, 4 being the bonus beyond the last

tech-agriculture-1 = +1 milho em cada coleta na selva
tech-agriculture-2 = colete milho mesmo sem ficha de milho disponível; +1 milho ao pescar
tech-agriculture-3 = mais 2 milhos em cada coleta na selva
tech-agriculture-4 = suba 1 degrau em um templo à sua escolha
tech-extraction-1 = +1 madeira em Yaxchilan 1 e Palenque 3 a 5
tech-extraction-2 = +1 pedra em Yaxchilan 2 e 5
tech-extraction-3 = +1 ouro em Yaxchilan 3 e 5
tech-extraction-4 = 2 recursos à sua escolha
tech-architecture-1 = +1 milho para cada construção
tech-architecture-2 = +2 PV para cada construção
tech-architecture-3 = cada construção custa 1 recurso a menos (2 milhos a menos em Uxmal)
tech-architecture-4 = 3 PV
tech-theology-1 = em Chichen Itza, você pode usar a ação um espaço à frente
tech-theology-2 = depois de uma ação de Chichen Itza, você pode pagar 1 recurso para subir 1 degrau em um templo
tech-theology-3 = +1 caveira em Yaxchilan 4
tech-theology-4 = 1 caveira

## What the actions of the wheels do

do-palenque-1 = pesque { $corn } (1 a mais com agricultura 2)
do-palenque-2 = colete { $corn } na selva (mais com agricultura)
do-palenque-jungle = colete { $corn } ou { $wood } (mais com tecnologias), ou queime a floresta para chegar ao milho
do-yaxchilan-1 = receba 1 madeira (2 com extração 1)
do-yaxchilan-2 = receba 1 pedra (2 com extração 2) e 1 milho
do-yaxchilan-3 = receba 1 ouro (2 com extração 3) e 2 milhos
do-yaxchilan-4 = receba 1 caveira de cristal (2 com teologia 3)
do-yaxchilan-5 = receba 1 pedra, 1 ouro e 2 milhos (mais com extração)
do-tikal-1 = avance um nível em uma tecnologia, pagando os recursos
do-tikal-2 = erga uma construção
do-tikal-3 = avance um ou dois níveis em tecnologias, pagando os recursos
do-tikal-4 = erga uma ou duas construções ou um monumento
do-tikal-5 = pague 1 recurso para subir 1 degrau em dois templos diferentes
do-uxmal-1 = suba 1 degrau em um templo à sua escolha
do-uxmal-2 = troque milho e recursos no mercado
do-uxmal-3 = pegue um peão do banco
do-uxmal-4 = erga uma construção por { $goods } para cada recurso do custo
do-uxmal-5 = use qualquer ação de Palenque, Yaxchilan, Tikal ou Uxmal
do-chichen_itza = deixe uma caveira por { $vp } PV e 1 degrau no { $temple }
do-chichen_itza-block = deixe uma caveira por { $vp } PV, 1 degrau no { $temple } e 1 recurso à sua escolha
brings-nothing = nenhuma ação é possível
brings-any = qualquer ação de { $wheel }
brings-or = { $head }, ou { $next }
brings-paying = { $what } (pagando { $goods })
brings-tikal-1 = 1 tecnologia
brings-tikal-2 = 1 construção
brings-tikal-3 = até 2 tecnologias
brings-tikal-4 = até 2 construções ou um monumento
brings-tikal-5 = 1 degrau em dois templos diferentes por 1 recurso
brings-uxmal-1 = 1 degrau em um templo
brings-uxmal-2 = o mercado
brings-uxmal-3 = 1 novo peão
brings-uxmal-4 = 1 construção paga com milho
brings-uxmal-5 = qualquer ação das quatro engrenagens pequenas
brings-chichen_itza = { $vp } PV e 1 degrau no templo { $colour } por uma caveira
brings-chichen_itza-block = { $vp } PV, 1 degrau no templo { $colour } e 1 recurso por uma caveira
brings-chichen_itza-any = um de { $n } espaços por uma caveira, até { $vp } PV
do-take = receba { $goods }
do-burn = o milho ao queimar a floresta

## Actions

act-beg = Implore por milho: complete até { $goods } e desça 1 degrau no { $temple }
act-place = Posicione um peão em { $where } { $price }
act-place-brings = Posicione um peão em { $where } { $price }, amanhã { $brings }
act-place-start-alone = Posicione um peão na Área do Jogador Inicial { $price }
act-place-start =
    { $own ->
        [yes] Posicione um peão na Área do Jogador Inicial { $price }: você começa a próxima rodada
       *[no] Posicione um peão na Área do Jogador Inicial { $price }: { $name } começa a próxima rodada
    }
act-place-start-corn =
    { $own ->
        [yes] Posicione um peão na Área do Jogador Inicial { $price }: { $goods } do calendário, e você começa a próxima rodada
       *[no] Posicione um peão na Área do Jogador Inicial { $price }: { $goods } do calendário, e { $name } começa a próxima rodada
    }
act-place-pity = Os deuses têm pena de você: posicione um único peão em { $where } e entregue todo o seu milho ({ $goods })
act-pick_up = Recolha o peão de { $where }: { $brings }
act-pick_up-alone = Recolha o peão de { $where }
act-use = Use { $where }: { $what }
act-use-paying = Use { $where } por { $goods }: { $what }
act-nothing = Não use nenhuma ação
act-harvest-corn = Colete uma ficha de milho: { $goods }
act-harvest-bare = Colete sem ficha: { $goods }
act-harvest-wood = Colete uma ficha de madeira: { $goods }
act-burn = Queime a floresta: { $goods } e uma ficha de milho; desça 1 degrau no { $temple }
act-advance = Avance para o nível { $level } de { $tech } { $price }: { $gives }
act-bonus = Receba o bônus de { $tech } { $price }: { $gives }
act-pay = Pague { $goods }
act-pay-theology = Pague { $goods } para subir 1 degrau em um templo
act-gain = Receba { $goods }
act-climb = Suba 1 degrau no { $temple }
act-climb_two = Suba 1 degrau no { $first } e 1 no { $second }
steps-worth = { $text }: { $steps } PV
step-points = de { $before } para { $after }
act-build = Erga { $tile } { $price }: { $effects }
act-build-architecture = Erga { $tile } { $price }: { $effects }; a arquitetura dá { $bonus }
act-build-keeping = Erga { $tile } { $price } sem arquitetura, que fica guardada para uma segunda construção: { $effects }
architecture-saves = 1 recurso de desconto
act-drop = Use a arquitetura para pagar 1 { $block } a menos
act-monument = Erga o monumento { $tile } { $price }; no fim: { $formula }
act-sell = Venda { $goods } por { $corn }
act-buy = Compre { $goods } por { $corn }
act-stop-advance = Não faça um segundo avanço
act-stop-build = Não erga mais nada
act-stop-market = Saia do mercado
act-stop-any_action = Não use nenhuma outra ação
act-stop-theology = Não pague por um degrau
act-end_turn = Encerre o turno
act-keep = Fique com { $tile }: { $effects }
act-days =
    { $days ->
        [1] Avance o calendário 1 dia: todos os peões avançam 1 espaço
       *[other] Avance o calendário { $days } dias e vire seu cartão de jogador para o lado escuro: todos os peões avançam { $days } espaços
    }
act-starting_seat = { $name } começa
act-reveal = Revele { $what }
act-deal = Entregue { $tile } a { $name }: { $effects }
act-dummy = Sorteie { $tile } para um peão ocioso em { $where }

## Questions

asked-starting_seat = quem começa
asked-reveal_monument = qual monumento é revelado
asked-reveal_building = qual construção é revelada
asked-deal = qual Cartela de Tesouro Inicial é entregue
asked-dummy = onde ficam os peões ociosos
asked-keep = com qual Cartela de Tesouro Inicial você fica
asked-turn = implorar, posicionar um peão ou recolher um
asked-turn-beg = implorar
asked-turn-place = posicionar um peão
asked-turn-pick_up = recolher um peão
asked-turn-beg-place = implorar ou posicionar um peão
asked-turn-beg-pick_up = implorar ou recolher um peão
asked-turn-place-pick_up = posicionar um peão ou recolher um
asked-end = encerrar o turno
asked-place = posicionar outro peão ou encerrar o turno
asked-pick_up = recolher outro peão ou encerrar o turno
asked-use = qual ação você usa
asked-any_action = qual ação das quatro engrenagens pequenas você usa
asked-harvest = o que você coleta
asked-advance = em qual tecnologia você avança
asked-pay = quais recursos você paga
asked-gain = quais recursos você recebe
asked-climb = em qual templo você sobe
asked-climb_two = em quais dois templos você sobe
asked-build = o que você ergue
asked-drop = qual recurso a arquitetura desconta do custo
asked-market = o que você troca no mercado
asked-theology = se você paga um recurso para subir um degrau
asked-days = um dia ou dois
asked-over = nada, a partida terminou

## Refusals

missing =
    { $missing ->
        [one] falta { $missing }
       *[other] faltam { $missing }
    }
now-may = Agora você pode { $asked }.
now-decide = Falta decidir: { $asked }.
refusal-tiles_chosen = Você já escolheu suas duas cartelas; aguardando: { $names }.
refusal-not_asked =
    { $tried ->
        [build] Para erguer uma construção, recolha um peão de Tikal 2 ou 4, ou de Uxmal 4.
        [monument] Para erguer um monumento, recolha um peão de Tikal 4.
        [advance] Para avançar em uma tecnologia, recolha um peão de Tikal 1 ou 3.
        [climb] Para subir nos templos há Uxmal 1, Tikal 5, Chichen Itza e algumas construções.
        [market] Para fazer trocas no mercado, recolha um peão de Uxmal 2.
        [use] Só um peão recolhido de uma engrenagem usa as ações dela.
       *[other] Não é isso que se pede.
    } { $now }
refusal-cannot_stop = Você não pode parar aqui. { $now }
refusal-move_first = Antes posicione ou recolha pelo menos um peão: você não pode pular o turno.
refusal-no_mixing =
    { $doing ->
        [place] Você já posicionou peões, então não pode recolher nenhum: em cada turno é uma coisa ou a outra.
       *[pick_up] Você já recolheu peões, então não pode posicionar nenhum: em cada turno é uma coisa ou a outra.
    }
refusal-beg_start = Você só pode implorar logo no começo do seu turno.
refusal-beg_once = Você já implorou neste turno.
refusal-beg_corn = Você só pode implorar com menos de 3 milhos; você tem { $held }.
refusal-beg_bottom = Você está no degrau mais baixo do { $temple }: para implorar, desça em outro.
refusal-beg_all_bottom = Você está no degrau mais baixo dos três templos, então não pode implorar.
refusal-must_beg = Você não tem peões nas engrenagens nem milho para posicionar um (o espaço mais barato custa { $needed }, você tem { $held }): é preciso implorar primeiro.
refusal-pity_cheapest = { $where } não está entre os espaços mais baratos: quando os deuses têm pena, só vale um que custe { $cheapest } de milho.
refusal-start_taken =
    { $own ->
        [yes] O seu próprio peão está na Área do Jogador Inicial.
       *[no] Um peão de { $name } está na Área do Jogador Inicial.
    }
refusal-wheel_full = Todos os espaços numerados de { $wheel } estão ocupados.
refusal-no_worker_in_hand = Você não tem mais peões disponíveis.
refusal-place_corn = { $where } custa { $needed } de milho: { $space } pelo espaço e { $extra } por ser o peão número { $nth } deste turno. Você tem { $held }; { missing }.
refusal-not_there = Você não tem nenhum peão em { $where }: o espaço está vazio.
refusal-others_worker = O peão em { $where } é de { $name }.
refusal-dummy_there = Em { $where } há um peão ocioso; ninguém pode recolhê-lo.
refusal-other_wheel = O peão estava em { $wheel }: só se podem usar as ações dessa engrenagem.
refusal-too_high = { $where } está fora de alcance: o peão estava no espaço { $at } e só pode usar a ação desse espaço ou uma menor.
refusal-needs_theology = { $where } fica um espaço à frente; isso exige teologia 1.
refusal-use_corn = { $where } custa { $needed } de milho: { $reach } para chegar lá e { $own } pela própria ação. Você tem { $held }; { missing }.
refusal-jungle_empty = Não restam fichas de coleta em Palenque { $space }, e coletar sem ficha exige agricultura 2.
refusal-skull_bank_empty = Não restam caveiras de cristal no banco.
refusal-space_used = Já há uma caveira em { $where }: lá cada ação só pode ser usada uma vez por partida.
refusal-no_skull = Você não tem nenhuma caveira de cristal para deixar lá.
refusal-no_blocks = Você não tem recursos para pagar.
refusal-nothing_to_climb = Você não pode subir em nenhum templo.
refusal-nothing_to_trade = Você não tem recursos para vender e só tem { $held } de milho; o recurso mais barato custa { $needed }.
refusal-six_workers = Todos os seus peões já estão em jogo.
refusal-no_building_shown = Não há construções disponíveis.
refusal-no_building_for_corn = Aqui a construção mais barata custa { $needed } de milho; você teria { $held }, { missing }.
refusal-no_building_affordable =
    { $missing ->
        [one] Você não pode pagar nenhuma construção disponível: falta pelo menos { $missing } recurso.
       *[other] Você não pode pagar nenhuma construção disponível: faltam pelo menos { $missing } recursos.
    }
refusal-nothing_affordable =
    { $missing ->
        [one] Você não pode pagar nenhuma construção nem monumento disponível: falta pelo menos { $missing } recurso ou caveira.
       *[other] Você não pode pagar nenhuma construção nem monumento disponível: faltam pelo menos { $missing } recursos ou caveiras.
    }
refusal-not_any_action = Aqui não se pode escolher { $where }: só Palenque, Yaxchilan e Tikal de 1 a 5 e Uxmal de 1 a 4.
refusal-no_corn_tile = Não há ficha de milho disponível em Palenque { $space }, e coletar sem ficha exige agricultura 2 (você está no nível { $level }).
refusal-no_wood_tile = Não restam fichas de madeira em Palenque { $space }.
refusal-burn_bottom = Você está no degrau mais baixo do { $temple }: para queimar a floresta, desça em outro.
refusal-burn_all_bottom = Você está no degrau mais baixo dos três templos, então não pode queimar a floresta.
refusal-advance_blocks =
    { $needed ->
        [one] Avançar em { $tech } custa { $needed } recurso; você tem { $held }, { missing }.
       *[other] Avançar em { $tech } custa { $needed } recursos; você tem { $held }, { missing }.
    }
refusal-no_advance =
    { $needed ->
        [one] O avanço mais barato custa { $needed } recurso; você tem { $held }, { missing }.
       *[other] O avanço mais barato custa { $needed } recursos; você tem { $held }, { missing }.
    }
refusal-advance_lost = Os únicos avanços que você pode pagar são bônus que agora seriam desperdiçados.
refusal-pay_count =
    { $needed ->
        [one] Pague exatamente { $needed } recurso, não { $given }.
       *[other] Pague exatamente { $needed } recursos, não { $given }.
    }
refusal-pay_held = Você não tem esses recursos; falta: { $goods }.
refusal-gain_count =
    { $needed ->
        [one] Receba exatamente { $needed } recurso, não { $given }.
       *[other] Receba exatamente { $needed } recursos, não { $given }.
    }
refusal-on_top = Você já está no topo do { $temple }.
refusal-top_taken = { $name } já ocupa o topo do { $temple }.
refusal-tile_owned =
    { $own ->
        [yes] Você já tem { $tile }.
       *[no] { $tile } é de { $name }.
    }
refusal-tile_gone = { $tile } saiu do jogo no fim da Primeira Era.
refusal-next_age = { $tile } é da Segunda Era, que ainda não começou.
refusal-not_revealed = { $tile } ainda está na pilha.
refusal-monument_not_shown = { $tile } não está entre os monumentos desta partida.
refusal-build_blocks =
    { $saved ->
        [0] Você não pode pagar { $tile }; falta: { $goods }.
       *[other] Você não pode pagar { $tile }; falta: { $goods }, e a arquitetura só desconta um recurso.
    }
refusal-build_corn = Aqui { $tile } custa { $needed } de milho; você tem { $held }, { missing }.
refusal-cannot_keep_back = A arquitetura só pode ser guardada para a segunda construção de Tikal 4, não aqui.
refusal-no_architecture = Você não tem arquitetura para guardar.
refusal-monument_second = Um monumento é erguido no lugar de construções, então { $tile } não pode vir depois de uma.
refusal-monument_tikal = Monumentos como { $tile } só são erguidos com Tikal 4.
refusal-monument_cost = Você não pode pagar { $tile }; falta: { $goods }.
refusal-drop_not_in_cost = O custo de { $tile } não tem { $block } para descontar.
refusal-drop_other = A arquitetura tem de descontar o que falta para { $tile } ({ $goods }), não { $block }.
refusal-sell_after_buying = Depois da primeira compra você não pode vender mais nada nesta visita.
refusal-nothing_to_sell = Você não tem { $block } para vender.
refusal-buy_corn = 1 { $block } custa { $needed } de milho; você tem { $held }, { missing }.
refusal-already_kept = Você já ficou com { $tile }.
refusal-not_dealt = Você não recebeu { $tile }.
refusal-days_not_yours = Só quem tinha um peão na Área do Jogador Inicial escolhe quantos dias passam.
refusal-days_last_round = Esta é a última rodada: só passa um dia.
refusal-days_dark = Seu cartão de jogador está com o lado escuro para cima; alcance o topo de um templo para virá-lo.
refusal-days_ban = { $name } tem um peão em { $where } que dois dias empurrariam para fora da engrenagem.
refusal-days_later = O número de dias é escolhido no fim da rodada.

## Log

log-line = { $what }.
log-line-change = { $what } ({ $change }).
change-more = +{ $what }
change-less = -{ $what }
change-light = cartão de jogador para o lado claro
change-dark = cartão de jogador para o lado escuro
log-beg = { $name } implora por milho
log-place = { $name } posiciona um peão em { $where }
log-place-start = { $name } posiciona um peão na Área do Jogador Inicial
log-place-pity = { $name } posiciona um peão em { $where }, pois os deuses têm pena
log-pick_up = { $name } recolhe o peão de { $where }
log-use = { $name } usa { $where }
log-nothing = { $name } não usa nenhuma ação
log-harvest = { $name } coleta
log-burn = { $name } queima a floresta
log-advance = { $name } avança em { $tech }
log-pay = { $name } paga
log-gain = { $name } recebe recursos
log-climb = { $name } sobe em um templo
log-climb_two = { $name } sobe em dois templos
log-build = { $name } ergue { $tile }
log-drop = { $name } desconta 1 { $block } com a arquitetura
log-monument = { $name } ergue o monumento { $tile }
log-sell = { $name } vende no mercado
log-buy = { $name } compra no mercado
log-stop-advance = { $name } não faz um segundo avanço
log-stop-build = { $name } não ergue mais nada
log-stop-market = { $name } sai do mercado
log-stop-any_action = { $name } não usa nenhuma outra ação
log-stop-theology = { $name } não paga por um degrau
log-end_turn = { $name } encerra o turno
log-keep = { $name } fica com { $tile }
log-keep_hidden = { $name } fica com uma Cartela de Tesouro Inicial
log-days =
    { $days ->
        [1] { $name } avança o calendário 1 dia
       *[other] { $name } avança o calendário { $days } dias
    }
log-starting_seat = { $name } começa
log-reveal = Cartela revelada: { $tile }
log-deal = { $name } recebe { $tile }
log-deal_hidden = { $name } recebe uma Cartela de Tesouro Inicial
log-dummy = Peões ociosos de { $tile }: { $spaces }
log-wealth = { $name } revela { $tile }
log-architecture = { $name } aproveita a arquitetura
log-level = { $name } alcança o nível { $level } de { $tech }
log-bonus = { $name } recebe o bônus de { $tech }
log-bonus_lost = { $name } não recebe nada pelo bônus de { $tech }
log-effect = { $name } recebe o efeito de { $tile }
log-effect_lost = { $tile }: { $name } não recebe nada por este efeito: { $what }
log-calendar_corn = { $name } pega o milho do calendário
log-food_day = Dia de Alimentação { $number } de 4
log-fed =
    { $workers ->
        [one] { $name } alimenta { $workers } peão
       *[other] { $name } alimenta { $workers } peões
    }
log-hungry = { $name } deixa { $hungry } de { $workers } peões com fome
log-age = Começa a Segunda Era
log-temple_goods = O templo { $colour } recompensa { $name }
log-no_skulls = Não há caveiras suficientes no banco para todos: ninguém recebe nenhuma
log-temple_points = { $name } está no degrau { $step } do templo { $colour }
log-leader = { $name } lidera no templo { $colour }
log-leader_shared = { $name } divide a liderança no templo { $colour }
log-tooth_corn = 1 milho é colocado no calendário ({ $corn } no total)
log-worker_back = { $name } recolhe o peão da Área do Jogador Inicial; o jogador inicial agora é { $starter }
log-days_passed =
    { $days ->
        [1] Passa 1 dia
       *[other] Passam { $days } dias
    }: começa a rodada { $round }
log-last_day = Passa o último dia
log-fell_off = Um peão de { $name } é empurrado para fora da engrenagem de { $wheel }
log-score_leftovers = { $name } ainda tem materiais no valor de { $corn } de milho
log-score_skulls =
    { $skulls ->
        [one] { $name } ainda tem { $skulls } caveira
       *[other] { $name } ainda tem { $skulls } caveiras
    }
log-score_monument = { $name } pontua { $tile }
log-final = { $name } termina com { $points }
log-winner = { $names } vence
log-winners = { $names } dividem a vitória
log-other = Algo muda para { $name }

## Rules in short

help-goal-title = Objetivo
help-goal = Conduza uma tribo maia por uma volta completa da grande engrenagem do calendário. Vence quem tiver mais pontos de vitória no fim. Os pontos vêm dos templos, das construções, dos monumentos, das caveiras de cristal e dos materiais que sobrarem. Todos começam com 3 peões (outros três ficam no banco) e escolhem em segredo duas de quatro Cartelas de Tesouro Inicial.
help-turn-title = Um turno
help-turn = Posicione peões ou recolha peões, pelo menos um, e nunca as duas coisas no mesmo turno. Um peão posicionado ocupa o espaço livre de menor número de uma engrenagem e custa esse número em milho; o segundo peão do turno custa 1 a mais, o terceiro 2 a mais, e assim por diante. Um peão recolhido usa a ação do seu espaço, ou uma de número menor na mesma engrenagem por 1 milho a cada passo, ou nenhuma. Os espaços mais altos (6 e 7; em Chichen Itza, 10) permitem usar qualquer ação da engrenagem sem milho adicional.
help-begging-title = Implorar
help-begging = Com menos de 3 milhos, você pode implorar por milho no começo do seu turno: fica com exatamente 3 e desce um degrau em um templo. Se não tiver peões para recolher nem milho para posicionar, você é obrigado a implorar. Se estiver no degrau mais baixo de todos os templos, os deuses têm pena de você e deixam posicionar um único peão em um dos espaços mais baratos em troca de todo o seu milho.
help-harvest-title = Palenque e Yaxchilan
help-harvest = Palenque dá alimento. No 1 você pesca 3 milhos. Do 2 ao 5 você coleta uma ficha da selva ao lado do espaço: uma de milho por 4, 5, 7 ou 9 milhos ou, a partir do 3, uma de madeira por 2, 3 ou 4 madeiras. As fichas de madeira ficam em cima das de milho; você pode queimar a floresta, isto é, retirar uma delas para chegar logo ao milho, mas isso custa um degrau em um templo. Onde não restam fichas não há o que coletar, a não ser com agricultura 2. Yaxchilan dá 1 madeira (1), 1 pedra e 1 milho (2), 1 ouro e 2 milhos (3), uma caveira de cristal (4) ou 1 pedra, 1 ouro e 2 milhos (5).
help-tikal-title = Tikal
help-tikal = Avance em tecnologias (1: uma vez; 3: até duas), erga construções (2: uma construção; 4: até duas construções, só uma delas com arquitetura, ou um monumento) ou pague um recurso para subir um degrau em dois templos diferentes (5).
help-uxmal-title = Uxmal e o mercado
help-uxmal = Ofereça 3 milhos para subir um degrau em um templo (1), faça trocas no mercado (2), ganhe um novo peão (3), pague uma construção com 2 milhos por recurso (4) ou pague 1 milho por qualquer ação das quatro engrenagens pequenas (5). No mercado, a madeira vale 2 milhos, a pedra 3 e o ouro 4, na compra e na venda; primeiro venda, depois compre.
help-chichen_itza-title = Chichen Itza
help-chichen_itza = Deixe uma caveira de cristal em um espaço em troca de pontos e de um degrau em um templo: 4, 5 ou 6 pontos e um degrau no marrom (1 a 3); 7, 8 ou 8 e um no verde (4 a 6); 10, 11 ou 13 e um no amarelo (7 a 9); o 6, o 8 e o 9 dão também um recurso à sua escolha. Cada espaço só é usado uma vez em toda a partida. As caveiras vêm de Yaxchilan 4, do templo verde e de algumas cartelas.
help-buildings-title = Construções e monumentos
help-buildings = As construções custam recursos e têm efeito imediato; as fazendas ajudam em todos os Dias de Alimentação. Os espaços vazios são preenchidos no fim do turno. Depois do segundo Dia de Alimentação, as construções da Segunda Era substituem as da Primeira Era. Os monumentos não são repostos e pontuam no fim.
help-technologies-title = Tecnologias
help-technologies =
    Os níveis custam 1, 2 e 3 recursos quaisquer.
    Agricultura: (1) { tech-agriculture-1 }; (2) { tech-agriculture-2 }; (3) { tech-agriculture-3 }.
    Extração de recursos: (1) { tech-extraction-1 }; (2) { tech-extraction-2 }; (3) { tech-extraction-3 }.
    Arquitetura: (1) { tech-architecture-1 }; (2) { tech-architecture-2 }; (3) { tech-architecture-3 }.
    Teologia: (1) { tech-theology-1 }; (2) { tech-theology-2 }; (3) { tech-theology-3 }.
    Além do nível 3, cada avanço custa 1 recurso e dá um bônus: { tech-agriculture-4 } · { tech-extraction-4 } · { tech-architecture-4 } · { tech-theology-4 }.
help-temples-title = Templos
help-temples = No primeiro e no terceiro Dia de Alimentação, cada degrau que você subiu dá os seus materiais; no segundo e no quarto, o degrau em que você está dá os seus pontos, e quem estiver mais alto em cada templo ganha um bônus (metade em caso de empate). No topo só cabe um jogador; quem o alcança vira o cartão de jogador para o lado claro.
help-food_days-title = Dias de Alimentação
help-food_days = Quatro rodadas terminam com um Dia de Alimentação: a 8, a 14, a 21 e a 27, ou antes, se dias forem pulados. Um Dia de Alimentação pulado acontece no fim da rodada a que se chega. Cada peão em jogo exige 2 milhos, inclusive o da Área do Jogador Inicial, e cada peão com fome custa 3 pontos. Você deve alimentar o máximo de peões que puder. As fazendas reduzem esse custo. Depois, os templos dão as recompensas.
help-calendar-title = Calendário e avanço de dois dias
help-calendar = Depois de cada rodada, as engrenagens giram um dia e levam todos os peões ao espaço seguinte; do último espaço eles são empurrados para fora sem usar ação. Se ninguém ocupou a Área do Jogador Inicial, 1 milho é colocado no calendário. Quem a ocupa recebe esse milho no fim do turno. No fim da rodada, recolhe o peão e recebe o Marcador do Jogador Inicial (se já o tiver, passa-o ao jogador à sua esquerda). Esse jogador pode fazer passar dois dias se o seu cartão de jogador estiver com o lado claro para cima e nenhum peão de jogador estiver no 6 (em Chichen Itza, no 9); o cartão é então virado para o lado escuro.
help-dummies-title = Peões ociosos
help-dummies = Com dois ou três jogadores, peões ociosos bloqueiam espaços. Eles giram com as engrenagens, nunca saem delas e não são de ninguém.
help-end-title = Fim e pontuação
help-end = A partida termina depois do quarto Dia de Alimentação e de um último dia. Os recursos são convertidos em milho pelos preços do mercado, cada 4 milhos valem um ponto (frações contam), cada caveira que você ainda tem vale 3 pontos e, então, os monumentos pontuam. Em caso de empate, vence quem tiver mais peões nas engrenagens; se o empate persistir, a vitória é dividida.
# Names of quantities, shown beside their numbers.
have-corn = milho
have-wood = { name-wood }
have-stone = { name-stone }
have-gold = { name-gold }
have-skulls = caveiras
have-vp = pontos de vitória
have-workers_in_hand = peões disponíveis
have-temples-brown = pontos do degrau no { temple-brown }
have-temples-yellow = pontos do degrau no { temple-yellow }
have-temples-green = pontos do degrau no { temple-green }
have-techs-agriculture = { name-agriculture }
have-techs-extraction = { name-extraction }
have-techs-architecture = { name-architecture }
have-techs-theology = { name-theology }
have-corn_tiles = fichas de milho
have-wood_tiles = fichas de madeira
have-food = milho necessário no próximo Dia de Alimentação
have-days_to_food = dias até o próximo Dia de Alimentação
