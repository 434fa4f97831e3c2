# Maya em português do Brasil.


## Names

crop-pepper = pimenta
crop-squash = abóbora
crop-potato = batata
crop-corn = milho
area-blue = azul
area-green = verde
area-red = vermelha
area-yellow = amarela
tile =
    { $n ->
        [1] uma peça simples de { $crop }
       *[2] uma peça dupla de { $crop }
    }
tile-unknown = uma peça
strength = { $name } { $n }

## Actions

act-plant = Plante { $tile }
act-bury = Expanda uma cidade com { $tile }, virada para baixo
act-bury_unseen = Expanda uma cidade com a próxima peça da sua reserva, sem vê-la
act-stop =
    { $points ->
        [one] Pare e marque { $points } ponto
       *[other] Pare e marque { $points } pontos
    }
act-place-plantation = Plante { $tile } { $spot }
act-place-city = Expanda { $city } para o tamanho { $size } { $spot }
act-place-city-none = Expanda uma cidade { $spot }
act-effects = { $text }: { $effects }
act-drawing = { $text }; depois { $n ->
        [0] não compre nenhuma peça
        [one] compre { $n } peça
       *[other] compre { $n } peças
    }
# Where a cell is, seen from the nearest temple or from the temple of its city.
spot = a { $side } de { $site } ({ $cell })
spot-city = a { $side } do seu templo ({ $cell })
side-n = norte
side-ne = nordeste
side-e = leste
side-se = sudeste
side-s = sul
side-sw = sudoeste
side-w = oeste
side-nw = noroeste
cell-place = { $spot }, { $place }
place-pepper = sua pimenta
place-squash = sua abóbora
place-potato = sua batata
place-corn = seu milho
place-area = na área { $area }
place-beside = ao lado de { $things }
effect-group = o grupo vale { $n }
effect-opens =
    { $count ->
        [1] surge o templo de { $opens }
       *[other] surgem os templos de { $opens }
    }
effect-closes = { $city } se fecha (pontos: { $points })
effect-no-points = nenhum
act-areas = Áreas em jogo: { $areas }
act-sites =
    { $count ->
        [1] O primeiro templo fica em { $sites }
       *[other] Os primeiros templos ficam em { $sites }
    }
act-starting_seat = { $name } começa
act-draw = { $name } compra { $tile }

## Refusals

refusal-choose_cell_first =
    { $purpose ->
        [plant] Você já escolheu uma peça para plantar: escolha antes um espaço para ela.
       *[expand] Você já escolheu uma peça para expandir uma cidade: escolha antes um espaço para ela.
    }
refusal-choose_tile_first =
    { $purpose ->
        [plant] Escolha primeiro a peça para plantar e depois o espaço.
       *[expand] Escolha primeiro a peça para colocar virada para baixo e depois o espaço.
    }
refusal-not_on_rack = Você não tem { $tile } no seu suporte.
refusal-other_crop = Neste turno você está plantando { $crop }: as outras peças devem ser do mesmo cultivo.
refusal-planting_now = Você já plantou neste turno: continue plantando ou pare. Em cada turno você planta ou expande uma cidade.
refusal-rack_empty = Seu suporte está vazio: você só pode expandir uma cidade com a próxima peça da sua reserva, sem vê-la.
refusal-rack_not_empty =
    { $held ->
        [one] Você só pode jogar uma peça da reserva sem vê-la com o suporte vazio; no seu ainda há { $held } peça.
       *[other] Você só pode jogar uma peça da reserva sem vê-la com o suporte vazio; no seu ainda há { $held } peças.
    }
refusal-nothing_planted = Você não plantou nada neste turno, então não há o que parar.
refusal-nowhere_to_plant = Não resta nenhum espaço vazio ao lado de uma peça, então você não pode plantar.
refusal-nowhere_to_expand = Nenhuma cidade pode ser expandida agora, então você deve plantar.
refusal-not_in_play = { $cell } fica na área { $area }, que não está em jogo.
refusal-is_site = O local de templo de { $site } ({ $cell }) é reservado para ele: nenhuma outra peça pode ficar ali.
refusal-occupied-plantation = No espaço { $spot } já há { $tile } de { $name }.
refusal-occupied-temple = Em { $cell } está o templo de { $city }.
refusal-occupied-city = No espaço { $spot } há uma peça da cidade de { $city }.
refusal-not_beside_tile = O espaço { $spot } não toca nenhuma peça, e a borda do tabuleiro não conta. Plante ao lado de um templo, de uma plantação ou de uma peça de cidade.
refusal-not_connected = O espaço { $spot } não toca nenhuma das peças que você plantou neste turno; todas devem estar ligadas.
refusal-not_beside_city = O espaço { $spot } não toca nenhuma cidade: expanda ao lado de um templo ou de uma peça de cidade.
refusal-joins_cities = Uma peça { $spot } uniria { $cities }; as cidades devem ficar separadas.
refusal-beside_empty_site = O espaço { $spot } toca o local de templo vazio de { $site }: nenhuma cidade pode crescer ao lado dele antes que o templo surja.
refusal-cannot_draw = Você não escolhe quando comprar peças: a compra é automática depois de expandir uma cidade.
refusal-rack_full = Seu suporte está cheio ({ $held } peças). A compra é automática depois de expandir uma cidade.
refusal-reserve_empty = Sua reserva está vazia: não resta nada para comprar.
refusal-cannot_pass = Você não pode passar: plante ou expanda uma cidade.

## Log

log-line = { $what }.
log-line-points = { $what } (+{ $points }).
log-areas = Áreas em jogo: { $areas }
log-sites =
    { $count ->
        [1] Um Novo Começo: o primeiro templo fica em { $sites }
       *[other] Duas Cidades: os primeiros templos ficam em { $sites }
    }
log-first_temple = O primeiro templo fica em { $sites }
log-starting_seat = { $name } começa
log-drew = { $name } compra { $tile }
log-drew_hidden = { $name } compra uma peça
log-planted = { $name } planta { $tile } { $spot }
log-opened = { $name } faz surgir o templo de { $site }
log-group_scored =
    { $tiles ->
        [one] { $name } pontua um grupo de { $crop } com { $tiles } peça
       *[other] { $name } pontua um grupo de { $crop } com { $tiles } peças
    }
log-expanded = { $name } expande { $city } { $spot } para o tamanho { $size }
log-expanded-with = { $name } expande { $city } { $spot } para o tamanho { $size } com { $tile }, virada para baixo
log-expanded-unseen = { $name } expande { $city } { $spot } para o tamanho { $size } com uma peça, sem vê-la
log-city_closed = { $city } se fecha com tamanho { $size }; cultivos em volta: { $strengths }
log-city_closed-bare = { $city } se fecha com tamanho { $size }, sem cultivos em volta
log-city_scored-first =
    { $tied ->
        [1] { $name } tem a maior quantidade de cultivos em volta de { $city }: { $strength }
       *[other] { $name } divide o primeiro lugar em volta de { $city }: { $strength }
    }
log-city_scored-second =
    { $tied ->
        [1] { $name } fica em segundo lugar em volta de { $city }: { $strength }
       *[other] { $name } divide o segundo lugar em volta de { $city }: { $strength }
    }
log-passed = { $name } não pode colocar nenhuma peça e passa
log-draw_only = { $name } tem o suporte vazio e nenhuma cidade para expandir: só compra peças
log-last_tile = { $name } não tem mais peças: a partida termina
log-all_passed = Todos passaram em sequência: a partida termina
log-final =
    { $points ->
        [one] { $name } termina com { $points } ponto
       *[other] { $name } termina com { $points } pontos
    }
log-winner =
    { $by ->
        [tiles] { $names } vence no desempate por ter mais peças restantes
        [turns] { $names } vence no desempate por ter jogado menos turnos
       *[points] { $names } vence
    }
log-winners =
    { $by ->
        [tiles] { $names } dividem a vitória: no desempate, mais peças restantes
        [turns] { $names } dividem a vitória: no desempate, menos turnos
       *[points] { $names } dividem a vitória
    }
log-other = Algo muda para { $name }

## Rules in short

help-goal-title = Objetivo
help-goal = Plante cultivos e deixe as cidades crescerem entre eles. Plantações ligadas de um mesmo cultivo pontuam quando você planta; as cidades pontuam para quem tem mais cultivos em volta delas. Vence quem tiver mais pontos no fim. Todos têm as mesmas 32 peças: de cada um dos quatro cultivos, { $singles } simples, que valem 1 cultivo, e { $doubles } duplas, que valem 2.
help-set_up-title = Preparação
help-set_up = O mapa tem quatro áreas; com dois jogadores, { $two } estão em jogo; com três, { $three }; com quatro, { $four }, sempre incluindo a área { $area }. As áreas que não estão em jogo são ignoradas. Há um templo em { $start }; todos os outros locais de templo estão vazios. Cada jogador compra 5 peças para o seu suporte, que os outros não veem. As demais formam a sua reserva, viradas para baixo. As áreas e o jogador inicial são escolhidos de antemão ou sorteados; depois, joga-se em ordem.
help-turn-title = Um turno
help-turn = Faça uma de duas coisas: plante peças de um mesmo cultivo ou expanda uma cidade. Você não pode passar por opção. Depois, as cidades que se fecharam pontuam e a vez passa ao próximo jogador. Duas casas são vizinhas se têm um lado em comum; um espaço é uma casa que não é local de templo.
help-planting-title = Plantar
help-planting = Coloque uma peça virada para cima em um espaço vazio ao lado de qualquer peça: um templo, uma plantação de qualquer jogador ou uma peça de cidade. Depois você pode plantar mais peças do mesmo cultivo, simples ou duplas, cada uma ao lado de uma peça que você plantou neste turno. Pare quando quiser. Depois de plantar você não compra peças.
help-temples-title = Templos
help-temples = Assim que uma plantação fica ao lado de um local de templo vazio, surge o templo desse local; se ela tocar vários locais, surgem os templos de todos eles. Um templo que acaba de surgir é uma cidade de tamanho 1. Nada mais é colocado em um local de templo.
help-expanding-title = Expandir uma cidade
help-expanding = Coloque uma peça do seu suporte virada para baixo em um espaço vazio ao lado de um templo ou de uma peça de cidade. O espaço só pode tocar uma cidade e não pode tocar nenhum local de templo vazio; assim, as cidades nunca se unem. A peça passa a ser da cidade e de mais ninguém, e o cultivo dela já não conta. Com o suporte vazio, você joga a próxima peça da reserva, sem olhar; enquanto houver peças no suporte, isso não é permitido.
help-drawing-title = Comprar
help-drawing = Depois de expandir, você compra 3 peças, ou 2 se jogou a peça sem vê-la: no máximo as que houver na reserva, e nunca mais de 7 no suporte. Se o seu suporte estiver vazio e nenhuma cidade puder ser expandida, você não coloca nada e compra 2. Se tiver peças, mas nenhum espaço para elas, você passa.
help-crops-title = Pontuar cultivos
help-crops = Ao parar de plantar, conte o grupo inteiro a que pertencem as peças novas: todas as suas plantações ligadas desse cultivo, inclusive as antigas. Cada peça simples vale 1 ponto e cada dupla, 2. Outros cultivos e peças dos outros jogadores não contam.
help-cities-title = Pontuar cidades
help-cities = Uma cidade se fecha e pontua, uma única vez, quando não há mais casas vazias em volta dela. O tamanho é o número de peças, incluindo o templo. Cada jogador conta os cultivos das próprias plantações em volta dela. Pontuam quem tem mais cultivos e quem vem em segundo: tamanho 2: 6 e 3; tamanho 3: 12 e 6; tamanho 4: 20 e 10; tamanho 5 ou mais: 30 e 15; um templo sozinho não dá nada. Quem empata em primeiro divide os dois prêmios, e não há segundo; quem empata em segundo divide o segundo prêmio; as divisões são arredondadas para cima. Quem não tem cultivos ali não ganha nada.
help-end-title = Fim
help-end = A partida termina logo após um turno em que um jogador usou a última peça do suporte e da reserva; cidades que não estão fechadas não dão nada. Ela também termina quando todos passam em sequência. Em caso de empate, vence quem tiver mais peças restantes e, depois, quem jogou menos turnos; se o empate continuar, a vitória é dividida.
help-variants-title = Variantes
help-variants = Um Novo Começo (new_beginning): o primeiro templo fica em qualquer local de templo em jogo, e não em { $start }. Duas Cidades (two_cities): a partida começa com dois templos, em dois dos locais { $highlighted } que estiverem em jogo. O resto não muda.
help-board-title = Este tabuleiro
help-board = Nota: o mapa com suas casas, nove dos treze nomes e a proporção de peças simples e duplas foram criados para o Sacbe, pois os do jogo impresso não são públicos. Do jogo impresso vêm apenas as regras, as quatro áreas, Tikal, Palenque, Uxmal e Coba. Se você tem um exemplar, pode colocar tudo isso em um arquivo e jogar com ele: sacbe play maya --data ARQUIVO.
help-board-own = Você está jogando com um arquivo próprio: o mapa, os nomes e a proporção de peças simples e duplas vêm dele, não do Sacbe. O tabuleiro do Sacbe também é uma criação própria, pois o do jogo impresso não é público.
# What a player has, as it is called beside its number.
have-score = pontos
have-open_cities = pontos das cidades abertas como estão
have-crops = cultivos em volta das cidades
have-rack_count = peças no suporte
have-reserve_count = peças na reserva
