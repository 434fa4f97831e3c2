# Mezo em português do Brasil.


## Names

god-kukulkan = Kukulkan
god-ixchel = Ixchel
god-ah_puch = Ah Puch
god-cabrakan = Cabrakan
region-uxmal = Uxmal
region-chichen_itza = Chichén Itzá
region-coba = Cobá
region-hochob = Hochob
region-becan = Becán
region-palenque = Palenque
card-legacy = Legado
card-vengeance = Vingança
card-fervor = Fervor
card-mandate = Mandato
card-mission = Missão
track-calendar = Calendário
track-codex = Códice
era = Era { $era }
one-shaman = um Xamã
one-warrior = um Guerreiro
things-shaman =
    { $n ->
        [one] { $n } Xamã
       *[other] { $n } Xamãs
    }
things-warrior =
    { $n ->
        [one] { $n } Guerreiro
       *[other] { $n } Guerreiros
    }
things-unit =
    { $n ->
        [one] { $n } unidade
       *[other] { $n } unidades
    }
things-glyph =
    { $n ->
        [one] { $n } Glifo
       *[other] { $n } Glifos
    }
things-piece =
    { $n ->
        [one] { $n } peça de Pirâmide
       *[other] { $n } peças de Pirâmide
    }
things-level =
    { $n ->
        [one] { $n } peça do topo de Pirâmide
       *[other] { $n } peças do topo de Pirâmides
    }
things-structure =
    { $n ->
        [one] { $n } Glifo ou peça do topo de Pirâmide
       *[other] { $n } Glifos ou peças do topo de Pirâmides
    }
plural-shaman = Xamãs
plural-warrior = Guerreiros
plural-unit = unidades
plural-glyph = Glifos
plural-piece = peças de Pirâmide
plural-level = peças do topo de Pirâmides
plural-structure = Glifos ou peças do topo de Pirâmides
ability-awaken_era_any = Retorno dos mortos
ability-build_glyphs_era_any = Escribas
ability-hero_plus_era = Herói crescente
ability-appease_two_tokens = Oferenda dupla
ability-god_strength_level = Deus guerreiro
ability-repeat_calendar_codex = Eco
ability-end_vp_2x_level = Devotos
ability-calendar_codex_plus3 = Guardiões dos dias
ability-win_conflict_plus5 = Conquistadores
ability-text-awaken_era_any = No começo da sua Fase da Tribo, desperte um número de unidades igual ao da Era, em qualquer região
ability-text-build_glyphs_era_any = No começo da sua Fase da Tribo, construa um número de Glifos igual ao da Era, em qualquer região
ability-text-hero_plus_era = O seu Herói tem força adicional igual ao número da Era
ability-text-appease_two_tokens = Ao apaziguar o Deus enfurecido, use duas fichas diferentes
ability-text-god_strength_level = O seu Deus dá a você força igual ao seu nível de Devoção nos Conflitos em que ele está presente
ability-text-repeat_calendar_codex = Resolva duas vezes o efeito de cada espaço do Calendário ou do Códice que você ocupar
ability-text-end_vp_2x_level = No fim da partida, ganhe PV iguais ao dobro do seu nível de Devoção
ability-text-calendar_codex_plus3 = No fim da Era, ganhe mais { $three } PV para cada unidade sua no Calendário e no Códice
ability-text-win_conflict_plus5 = Ganhe mais { $five } PV sempre que vencer um Conflito
ability-brief-awaken_era_any = em cada Fase da Tribo, despertar tantas unidades quanto o número da Era
ability-brief-build_glyphs_era_any = em cada Fase da Tribo, construir tantos Glifos quanto o número da Era
ability-brief-hero_plus_era = Herói com força adicional igual ao número da Era
ability-brief-appease_two_tokens = duas fichas de uma vez ao apaziguar
ability-brief-god_strength_level = o Deus dá força igual ao nível de Devoção
ability-brief-repeat_calendar_codex = cada espaço do Calendário e do Códice duas vezes
ability-brief-end_vp_2x_level = 2 PV por nível de Devoção no fim
ability-brief-calendar_codex_plus3 = mais { $three } PV por unidade no Calendário e no Códice
ability-brief-win_conflict_plus5 = mais { $five } PV por Conflito vencido
strength = { $name } { $n }
strength-parts = { $name } { $n } ({ $parts })
strength-hero = Herói { $n }
strength-units = unidades { $n }
strength-glyphs = Glifos { $n }
strength-god = Deus { $n }
strength-bonus = bônus { $n }
strength-sacrificed = sacrifícios { $n }

## Effects, made from the steps of the data

up-to = até { $what }
many = { $things } (quantidade: { $amount })
many-up-to = { $things } (até { $amount })
owner-self = { $what } da sua Tribo
owner-self-each = { $what } da própria Tribo
owner-any = { $what } de qualquer jogador
in-presence = onde o seu Deus está presente
in-presence-each = onde o Deus dele está presente
in-conflict = na região deste Conflito
in-any = em qualquer região
in-other = em regiões que não sejam a deste Conflito
in-same = na mesma região
in-same-step = na região do passo { $n }
from-presence = de onde o seu Deus está presente
from-presence-each = de onde o Deus dele está presente
from-conflict = da região deste Conflito
from-any = de qualquer região
from-other = de outras regiões
from-same = da mesma região
from-same-step = da região do passo { $n }
to-presence = para outra região onde o seu Deus está presente
to-presence-each = para outra região onde o Deus dele está presente
to-conflict = para a região deste Conflito
to-any = para qualquer outra região
to-other = para outras regiões
to-same = para a mesma região
to-same-step = para a região do passo { $n }
amount-era = o número da Era
amount-level = o seu nível de Devoção
amount-level-each = o nível de Devoção dele
amount-own-shaman = os seus Xamãs neste Conflito
amount-own-shaman-each = os Xamãs dele neste Conflito
amount-own-warrior = os seus Guerreiros neste Conflito
amount-own-warrior-each = os Guerreiros dele neste Conflito
amount-own-unit = as suas unidades neste Conflito
amount-own-unit-each = as unidades dele neste Conflito
amount-xibalba = 1 para cada { $n } unidades adversárias em Xibalba, arredondando para cima
amount-xibalba-each = 1 para cada { $n } unidades dos outros em Xibalba, arredondando para cima
amount-cap = { $amount } (máximo { $n })
count-deploy = o total mobilizado desta forma
count-awaken = o total despertado desta forma
count-recover = o total recuperado desta forma
count-annihilate = o total aniquilado desta forma
count-exile = o total exilado desta forma
count-build = o total construído desta forma
count-raze = o total derrubado desta forma
count-transform = o total transformado desta forma
count-move = o total movido desta forma
count-step = o total do passo { $n }
do-summon = Invoque o seu Deus
do-deploy = Mobilize { $what } { $where }
do-awaken = Desperte { $what } { $where }
do-recover = Recupere { $what }
do-annihilate = Aniquile { $what } { $where }
do-exile = Exile { $what } { $where }
do-build = Construa { $what } { $where }
do-raze = Derrube { $what } { $where }
do-transform = Transforme { $what } { $where }
do-move = Mova { $what } { $from } { $to }
do-swap_altars = Troque o Altar deste Conflito pelo de outra região habitada que não seja a Região consagrada
do-appease = Você pode apaziguar o Deus enfurecido
do-gain_vp = Ganhe { $n } PV
do-gain_vp-many = Ganhe este número de PV: { $amount }
do-gain_devotion = Ganhe { $n } de Devoção
do-gain_devotion-many = Ganhe esta quantidade de Devoção: { $amount }
do-strength = Ganhe { $n } de força neste Conflito
do-strength-many = Ganhe esta quantidade de força neste Conflito: { $amount }
do-claim_majority-shaman = Considera-se que você tem mais Xamãs neste Conflito, desde que tenha pelo menos um nele
do-claim_majority-warrior = Considera-se que você tem mais Guerreiros neste Conflito, desde que tenha pelo menos um nele
do-cancel_majority = Escolha Calendário ou Códice: ele não é concedido neste Conflito
do-choose_one = Escolha uma opção: { $options }
do-each_opponent = Cada adversário, um de cada vez, a partir da sua esquerda: { $steps }
do-each_player = Cada jogador, um de cada vez, a partir da sua esquerda e terminando com você: { $steps }
either = { $head }; ou { $next }
then = { $head }, depois { $next }
limit-each = { $text }, no máximo { $n } de cada jogador
limit-route = { $text }, todas da mesma região para o mesmo destino
if-own = Se você tiver pelo menos { $what } { $where }, { $text }
if-own-each = Se tiver pelo menos { $what } { $where }, { $text }
if-count = { $text } se { $count } for de pelo menos { $min }

## Names of effects

effect-A1 = Altar do Sol
effect-A2 = Altar de Sangue
effect-A3 = Altar de Pedra
effect-A4 = Altar de Ossos
effect-A5 = Altar de Jade
effect-K1 = Retorno
effect-K2 = Arrebatamento
effect-K3 = Descida
effect-K4 = Inscrição
effect-K5 = Eclipse solar
effect-X1 = Renascimento
effect-X2 = Convocação
effect-X3 = Execução
effect-X4 = Monumento
effect-X5 = Saque
effect-I-1 = Tributo
effect-I-2 = Fúria
effect-I-3 = Indulto
effect-II-1 = Banimento
effect-II-2 = Êxtase
effect-II-3 = Presságio
effect-III-1 = Cataclismo
effect-III-2 = Fome
effect-III-3 = Apoteose
effect-kukulkan-summon = Hoste emplumada
effect-kukulkan-ceremonial = Oferenda de guerra
effect-kukulkan-legacy-1 = Invocação
effect-kukulkan-legacy-2 = Templo da serpente
effect-kukulkan-vengeance-1 = Invocação
effect-kukulkan-vengeance-2 = Fúria da serpente
effect-kukulkan-fervor-1 = Chuva de lanças
effect-kukulkan-fervor-2 = Devorar os sábios
effect-kukulkan-mandate-1 = Campeões da guerra
effect-kukulkan-mandate-2 = Marcha alada
effect-kukulkan-mission-1 = Despojos de guerra
effect-kukulkan-mission-2 = Trocar de pele
effect-ixchel-summon = Círculo da lua
effect-ixchel-ceremonial = Oferenda lunar
effect-ixchel-legacy-1 = Invocação
effect-ixchel-legacy-2 = Signos tecidos
effect-ixchel-vengeance-1 = Invocação
effect-ixchel-vengeance-2 = Inundação
effect-ixchel-fervor-1 = Maré curativa
effect-ixchel-fervor-2 = Afogar os soberbos
effect-ixchel-mandate-1 = Lua minguante
effect-ixchel-mandate-2 = Lua cheia
effect-ixchel-mission-1 = Rito de passagem
effect-ixchel-mission-2 = Parteira
effect-ah_puch-summon = Guizos de osso
effect-ah_puch-ceremonial = Oferenda fúnebre
effect-ah_puch-legacy-1 = Invocação
effect-ah_puch-legacy-2 = Ossuário
effect-ah_puch-vengeance-1 = Invocação
effect-ah_puch-vengeance-2 = Podridão
effect-ah_puch-fervor-1 = Ceifa
effect-ah_puch-fervor-2 = Pavor
effect-ah_puch-mandate-1 = Todos morrem
effect-ah_puch-mandate-2 = Silêncio
effect-ah_puch-mission-1 = Abrir a nona porta
effect-ah_puch-mission-2 = Contar os mortos
effect-cabrakan-summon = Tremor de terra
effect-cabrakan-ceremonial = Oferenda de terra
effect-cabrakan-legacy-1 = Invocação
effect-cabrakan-legacy-2 = Moldar a montanha
effect-cabrakan-vengeance-1 = Invocação
effect-cabrakan-vengeance-2 = Deslizamento
effect-cabrakan-fervor-1 = Debandada
effect-cabrakan-fervor-2 = Derrubada
effect-cabrakan-mandate-1 = Altares trocados
effect-cabrakan-mandate-2 = Fugir da montanha
effect-cabrakan-mission-1 = Enterrar os caídos
effect-cabrakan-mission-2 = Desenterrar

## Actions

act-choose_god = Escolha { $god }
act-ability = { $ability }: { $text }
act-hero = Coloque o seu Herói em { $region }
act-neutral_hero = Coloque um Herói neutro em { $region }
act-deploy = Mobilize { $units } em { $region }
act-deploy-nothing = Não mobilize nenhuma unidade em { $region }
act-summon-move = Mova primeiro o seu Deus, depois use a habilidade dele
act-summon-ability = Use primeiro a habilidade do seu Deus, depois mova-o
act-confluence = Coloque o seu Deus em { $confluence }, entre { $around }
uninhabited-region = { $region } (desabitada)
act-confluence-none = Coloque o seu Deus em { $confluence }
act-pick = Jogue a carta { $card } virada para baixo
act-action = Ação { $action }, { $effect }: { $text }
act-action-none = Use a ação { $action } da sua carta
act-pass-devotion = Passe e cubra a ação { $action } ({ $effect }): ganhe 1 de Devoção
act-pass-unit = Passe e cubra a ação { $action } ({ $effect }): recupere { $unit }
act-pass-none = Passe e cubra a ação { $action } da sua carta ({ $gain })
act-choose_one = Opção { $option }: { $text }
act-choose_one-none = Opção { $option }
act-cancel = Este Conflito não concede: { $track }
act-appease =
    { $price ->
        [one] Apazigue o Deus enfurecido com { $price } unidade
       *[other] Apazigue o Deus enfurecido com { $price } unidades
    }
act-pay = Pague { $unit } de { $from }
act-pay-reserve = Pague { $unit } da sua Reserva
act-use_token = Use a ficha { $id }, { $token }: { $text }
act-tie = Decida a favor de { $name }
act-tie_strength = { $name } vence o Conflito
act-tie_calendar = { $name } ocupa um espaço do Calendário
act-tie_codex = { $name } ocupa um espaço do Códice
act-tie_consecrated = { $name } vence a Região consagrada
act-does = { $text }: { $does }
act-altar_of = { $text } (Altar para quem vencer: { $does })
does-sacrifice = { $n } de força aqui e { $n } de Devoção
does-glyph = 1 de força ali para você
act-space = Ocupe o espaço { $id }, { $space }: { $text }
act-sacrifice = Sacrifique { $units_n }
act-sacrifice-nothing = Não sacrifique { $units }
act-deploy_unit = Mobilize { $unit } em { $region }
act-awaken = Desperte { $unit } em { $region }
act-recover = Recupere { $unit }
act-annihilate = Aniquile { $unit } de { $owner } em { $region }
act-exile = Exile { $unit } de { $owner } em { $region }
act-build-glyph = Construa um Glifo em { $region }
act-build-pyramid = Construa uma peça de Pirâmide em { $region }
act-raze-glyph = Derrube um Glifo de { $owner } em { $region }
act-raze-pyramid = Derrube a peça do topo, de { $owner }, na Pirâmide de { $region }
act-raze-pyramid-none = Derrube a peça do topo da Pirâmide de { $region }
act-transform-glyph = Transforme um Glifo de { $owner } em { $region }
act-transform-pyramid = Transforme a peça do topo, de { $owner }, na Pirâmide de { $region }
act-transform-pyramid-none = Transforme a peça do topo da Pirâmide de { $region }
act-swap_altars = Troque o Altar do Conflito pelo de { $region }
act-move = Mova { $unit } de { $owner } de { $from } para { $to }
act-stop = Pare aqui
act-stop-third = Não use a terceira ação
act-stop-appease = Não apazigue o Deus enfurecido
act-stop-annihilate = Não aniquile mais unidades
act-stop-exile = Não exile mais unidades
act-stop-raze = Não derrube mais nada
act-stop-transform = Não transforme mais nada
act-stop-move = Não mova mais unidades
act-stop-deploy = Não mobilize mais unidades
act-stop-awaken = Não desperte mais unidades
act-stop-build = Não construa mais nada
act-stop-recover = Não recupere mais unidades
act-stop-swap_altars = Não troque Altares
act-uninhabited = { $region } é uma Região inóspita
act-altar = { $region } recebe o { $altar }
act-starting_seat = { $name } começa com mais PV
act-god = { $name } recebe { $god }
act-token = A ficha da Era { $era } é { $token }
act-conflict = O próximo Conflito é em { $region }
act-draw = { $name } compra { $card }

## What is asked

asked-choose_god = qual Deus você escolhe
asked-ability = qual Habilidade de Tribo você escolhe
asked-hero = para onde vai o seu Herói
asked-neutral_hero = para onde vai o Herói neutro
asked-deploy = quantas unidades você mobiliza na próxima região
asked-summon = se o seu Deus primeiro se move ou primeiro usa a habilidade
asked-confluence = para qual confluência vai o seu Deus
asked-pick = qual carta você joga virada para baixo
asked-action = qual ação você usa, ou se você passa
asked-third = se você usa a terceira ação
asked-choose_one = qual opção você escolhe
asked-cancel = qual dos dois, Calendário ou Códice, não é concedido
asked-appease = se você apazigua o Deus enfurecido
asked-pay = qual unidade você paga ao Deus enfurecido
asked-use_token = qual ficha do Deus enfurecido você usa
asked-tie_strength = quem vence o Conflito empatado
asked-tie_calendar = quem vence o empate pelo Calendário
asked-tie_codex = quem vence o empate pelo Códice
asked-tie_consecrated = quem vence a Região consagrada empatada
asked-calendar = qual espaço do Calendário você ocupa
asked-codex = qual espaço do Códice você ocupa
asked-sacrifice = quantas unidades você sacrifica
asked-deploy_unit = qual unidade você mobiliza e onde
asked-awaken = qual unidade você desperta e onde
asked-recover = qual unidade você recupera
asked-annihilate = qual unidade você aniquila
asked-exile = qual unidade você exila
asked-build = onde você constrói
asked-raze = o que você derruba
asked-transform = o que você transforma
asked-move = qual unidade você move e para onde
asked-swap_altars = com qual região você troca o Altar

## Refusals

refusal-already_picked = Você já jogou uma carta virada para baixo; aguarde os outros.
refusal-wrong_phase = Antes é preciso decidir outra coisa: { $asked }.
refusal-nothing_to_stop = Isto não pode ser pulado: escolha uma das opções.
refusal-cannot_stop =
    { $left ->
        [one] Este efeito não diz “até”: faça-o quantas vezes puder, no máximo mais { $left } vez.
       *[other] Este efeito não diz “até”: faça-o quantas vezes puder, no máximo mais { $left } vezes.
    }
refusal-no_cards_here = { $region } é a Região consagrada: ali não há cartas nem ações, só sacrifícios.
refusal-no_glyph_here = Você não tem nenhum Glifo em { $region }, por isso não pode usar uma terceira ação.
refusal-cannot_pay =
    { $n ->
        [one] Apaziguar custa { $n } unidade da sua Reserva ou de onde o seu Deus está presente, e você não tem nenhuma.
       *[other] Apaziguar custa { $n } unidades da sua Reserva ou de onde o seu Deus está presente, e você não tem tantas.
    }
refusal-god_taken = { $god } já pertence a { $name }.
refusal-other_era = { $ability } é uma habilidade da Era { $era }; esta é a Era { $now }.
refusal-uninhabited = { $region } é uma Região inóspita nesta partida: nada entra ali.
refusal-hero_there = O Herói de { $name } já está em { $region }.
refusal-neutral_hero_there = Já há um Herói neutro em { $region }.
refusal-own_hero_there = O seu próprio Herói está em { $region }: na Fase da Tribo você não mobiliza unidades ali.
refusal-other_region = As regiões são decididas uma de cada vez: agora é { $now }, não { $region }.
refusal-too_few = Isso exige { $units_n }, e na sua Reserva só há { $have }.
refusal-same_confluence = O seu Deus já está em { $confluence } ({ $regions }); ele precisa ir para outra confluência.
refusal-confluence_taken = { $god }, de { $name }, está em { $confluence } ({ $regions }): em cada confluência só cabe um Deus.
refusal-confluence_closed = { $confluence } está fechada: não toca nenhuma região habitada.
refusal-not_drawn = Você ainda não comprou a carta { $card } nesta Era.
refusal-card_played = A carta { $card } já foi jogada nesta Era; ela volta na próxima.
refusal-covered = A ação { $action } da sua carta já está coberta.
refusal-none_in_xibalba = Você não tem { $units } em Xibalba.
refusal-none_in_reserve = Você não tem { $units } na sua Reserva.
refusal-no_such_option = Só há { $n } opções.
refusal-no_target = A opção { $option } não teria efeito agora.
refusal-god_absent = { $god } não está presente em { $region }.
refusal-none_there = Não há { $units } de { $name } em { $region }.
refusal-token_used = Você já usou a ficha { $token } com este pagamento; a segunda ficha precisa ser outra.
refusal-token_not_up = A ficha { $token } não está virada para cima agora.
refusal-not_tied = { $name } não está entre os jogadores empatados.
refusal-no_such_seat = Só participam { $n } jogadores.
refusal-other_track = O espaço { $space } não faz parte da trilha que você conquistou: escolha um espaço do { $track }.
refusal-space_taken = O espaço { $space } está ocupado por uma unidade de { $name }.
refusal-other_kind = Agora é preciso escolher { $now }, não { $units }.
refusal-only_conflict = Este efeito só vale na região deste Conflito: { $region }.
refusal-not_conflict = Este efeito não vale em { $region }, onde está o Conflito.
refusal-only_same = Este efeito só vale na mesma região do passo anterior: { $region }.
refusal-wrong_kind = Este efeito só se aplica a { $things }.
refusal-only_own = Este efeito só se aplica ao que é seu.
refusal-enough_of_player =
    { $n ->
        [one] No máximo { $n } unidade de cada jogador, e { $name } já a perdeu.
       *[other] No máximo { $n } unidades de cada jogador, e { $name } já as perdeu.
    }
refusal-same_region = { $region } não pode ser origem e destino ao mesmo tempo; escolha duas regiões diferentes.
refusal-route_fixed = A primeira unidade definiu a rota: todas vão de { $from } para { $to }.
refusal-already_moved = Os { $units } de { $region } já foram movidos com este efeito.
refusal-no_glyph_left = Você não tem mais Glifos na Reserva.
refusal-pyramid_full = A Pirâmide de { $region } está completa.
refusal-no_piece_left = Você não tem mais peças de Pirâmide.
refusal-no_fitting_piece = A Pirâmide de { $region } precisa de uma peça de nível { $level }, e você não tem mais nenhuma.
refusal-own_glyph = Os seus próprios Glifos não podem ser transformados.
refusal-no_glyph_there = { $name } não tem nenhum Glifo em { $region }.
refusal-no_pyramid_there = Não há Pirâmide em { $region }.
refusal-swap_consecrated = { $region } é a Região consagrada: o Altar dela não muda.

## Log

log-line = { $what }.
log-line-points = { $what } (+{ $points }).
log-line-further = { $what } (+{ $points }: { $n }, pulando espaços ocupados).
log-starting_seat = { $name } começa com mais PV
log-start_vp =
    { $n ->
        [0] { $name } começa sem PV
       *[other] { $name } recebe os PV iniciais
    }
log-uninhabited = { $region } é uma Região inóspita nesta partida
log-altar_laid = { $region } recebe o { $altar }
log-god_dealt = { $name } recebe { $god }
log-god_chosen = { $name } escolhe { $god }
log-era = Começa a Era { $era }
log-token_turned = A ficha do Deus enfurecido da Era { $era } é “{ $token }”
log-ability_chosen = { $name } escolhe “{ $ability }”: { $text }
log-start_ability = { $name } usa “{ $ability }”
log-hero = O Herói de { $name } vai para { $region }
log-neutral_hero = { $name } coloca um Herói neutro em { $region }
log-consecrated = { $region } fica sem Herói e se torna a Região consagrada
log-deployed = { $name } mobiliza { $units } em { $region }
log-god_placed = { $name } coloca { $god } em { $confluence }; presente em { $regions }
log-god_moved = { $name } move { $god } para { $confluence }; presente em { $regions }
log-summon_used = { $name } invoca { $god }: { $effect }
log-option_chosen = { $name } escolhe: “{ $text }”
log-conflict = Conflito em { $region }
log-conflict-consecrated = Conflito em { $region }, a Região consagrada
log-drew = { $name } compra { $card }
log-drew_hidden = { $name } compra uma carta
log-picked = { $name } joga a carta { $card } virada para baixo
log-picked_hidden = { $name } joga uma carta virada para baixo
log-revealed = { $name } revela { $card } ({ $god })
log-glyph_spent = { $name } entrega um Glifo de { $region } pela terceira ação
log-third_declined = { $name } não usa a terceira ação
log-action_taken = { $name } usa a ação { $action } de { $card }: { $effect }
log-passed-devotion = { $name } passa, cobre a ação { $action } ({ $effect }) e ganha Devoção
log-passed-unit = { $name } passa, cobre a ação { $action } ({ $effect }) e recupera { $unit }
log-devotion = { $name } ganha { $n } de Devoção (espaço { $space }, nível { $level })
log-devotion-level = { $name } ganha { $n } de Devoção e chega ao nível { $level } (espaço { $space })
log-overflow = { $name } chegou ao fim da trilha de Devoção e ganha PV em vez dela
log-gained = { $name } ganha PV com “{ $effect }”
log-strengthened = { $name } ganha { $n } de força neste Conflito com “{ $effect }”
log-claimed = { $name } é quem tem mais { $units } aqui, por efeito de carta
log-cancelled = { $name } impede que este Conflito conceda o { $track }
log-appeased =
    { $price ->
        [one] { $name } apazigua o Deus enfurecido com { $price } unidade
       *[other] { $name } apazigua o Deus enfurecido com { $price } unidades
    }
log-paid = { $name } paga { $unit } de { $from }
log-paid-reserve = { $name } paga { $unit } da Reserva
log-token_used = { $name } usa “{ $token }”: { $text }
log-stopped-annihilate = { $name } não aniquila mais unidades
log-stopped-exile = { $name } não exila mais unidades
log-stopped-raze = { $name } não derruba mais nada
log-stopped-transform = { $name } não transforma mais nada
log-stopped-move = { $name } não move mais unidades
log-stopped-deploy = { $name } não mobiliza mais unidades
log-stopped-awaken = { $name } não desperta mais unidades
log-stopped-build = { $name } não constrói mais nada
log-stopped-recover = { $name } não recupera mais unidades
log-stopped-swap_altars = { $name } não troca Altares
log-unit_deployed = { $name } mobiliza { $unit } em { $region }
log-awakened = { $name } desperta { $unit } em { $region }
log-recovered = { $name } recupera { $unit } de Xibalba
log-annihilated = { $name } aniquila { $unit } de { $owner } em { $region }
log-annihilated-own = { $name } aniquila { $unit } da própria Tribo em { $region }
log-exiled = { $name } exila de { $region } { $unit } de { $owner }
log-exiled-own = { $name } exila de { $region } { $unit } da própria Tribo
log-moved = { $name } move { $unit } de { $owner } de { $from } para { $to }
log-moved-own = { $name } move { $unit } da própria Tribo de { $from } para { $to }
log-glyph_built = { $name } constrói um Glifo em { $region }
log-glyph_razed = { $name } derruba um Glifo de { $owner } em { $region }
log-glyph_razed-own = { $name } derruba um Glifo próprio em { $region }
log-glyph_transformed = { $name } substitui um Glifo de { $owner } em { $region }
log-pyramid_built =
    { $pieces ->
        [one] { $name } constrói o nível { $level } em { $region }; agora há { $pieces } peça
       *[other] { $name } constrói o nível { $level } em { $region }; agora há { $pieces } peças
    }
log-pyramid_transformed = { $name } substitui o nível { $level } de { $owner } na Pirâmide de { $region }
log-pyramid_transformed-own = { $name } renova o próprio nível { $level } na Pirâmide de { $region }
log-pyramid_razed = { $name } derruba o nível { $level } de { $owner } em { $region }
log-pyramid_razed-own = { $name } derruba o próprio nível { $level } em { $region }
log-pyramid_share = { $name } tem uma peça na Pirâmide de { $region }
log-altars_swapped = { $name } troca os Altares de { $region } e { $other }: agora { $region } tem o { $altar }
log-strengths = Força em { $region }: { $strengths }
log-conflict_won = { $name } vence o Conflito em { $region } com força { $strength }
log-no_winner = Ninguém tem força em { $region }: não há vencedor
log-tied-strength = { $names } empatam em { $region }; { $name } decide
log-tied-calendar = { $names } empatam pelo Calendário; { $name } decide
log-tied-codex = { $names } empatam pelo Códice; { $name } decide
log-tied-consecrated = { $names } empatam em { $region }; decide { $name }, que tem menos PV
log-tie_decided-strength = { $name } decide que { $winner } vence o Conflito em { $region }
log-tie_decided-strength-own = { $name } decide o empate e vence o Conflito em { $region }
log-tie_decided-calendar = { $name } decide que { $winner } leva o Calendário
log-tie_decided-calendar-own = { $name } decide o empate e leva o Calendário
log-tie_decided-codex = { $name } decide que { $winner } leva o Códice
log-tie_decided-codex-own = { $name } decide o empate e leva o Códice
log-tie_decided-consecrated = { $name } decide que { $winner } vence { $region }
log-tie_decided-consecrated-own = { $name } decide o empate e vence { $region }
log-altar_won = { $name } recebe o bônus do { $altar }: { $text }
log-consecrated_won = { $name } vence a Região consagrada { $region }
log-ability_scored = { $name } pontua a habilidade “{ $ability }”
log-majority = { $name } tem mais { $units } e fica com o { $track }
log-majority-claimed = { $name } é quem tem mais { $units }, por efeito de carta, e fica com o { $track }
log-majority_none = Ninguém tem { $units } aqui: o { $track } não é concedido
log-majority_cancelled = Neste Conflito, o { $track } não é concedido
log-space_taken = { $name } move { $unit } para “{ $space }” ({ $track }): { $text }
log-space_repeated = { $name } repete “{ $space }”: { $text }
log-cleaned_up = O Herói e as unidades de { $region } voltam às Reservas
log-cleaned_up-units = O Herói e as unidades de { $region } voltam às Reservas: { $returns }
returns = { $name } { $units }
log-to_xibalba = { $name } envia { $units } para Xibalba
log-sacrificed = { $name } sacrifica { $units }
log-sacrificed-nothing = { $name } não sacrifica nenhuma unidade
log-era_ended = Termina a Era { $era }
log-tracks_scored = { $name } devolve { $units } do Calendário e do Códice à Reserva e pontua
log-pyramids_scored =
    { $regions_n ->
        [one] { $name } tem peças de Pirâmide em { $regions_n } região
       *[other] { $name } tem peças de Pirâmide em { $regions_n } regiões
    }
log-devotion_scored = { $name } pontua a Devoção
log-final = { $name } termina com { $points } PV
log-winner = { $names } vence
log-other = Algo muda para { $name }

## Rules in short

title-abilities = Habilidades de Tribo
title-altars = Altares
title-calendar = Calendário
title-codex = Códice
title-tokens = Fichas do Deus enfurecido
on-summon = Ao ser invocado
on-card = { $card } { $action }
on-third = Ação 3 de todas as cartas
help-goal-title = Objetivo
help-goal = Você guia uma Tribo e um Deus por três Eras, luta pelas regiões, constrói Glifos e Pirâmides e avança em Devoção. Vence quem tiver mais pontos de vitória (PV) no fim. Dois marcadores nunca dividem um espaço da trilha de PV: quem cairia em um espaço ocupado segue até o próximo livre, por isso não há empates. Quando vários jogadores agem ou pontuam “do maior para o menor PV”, a ordem é definida no começo dessa etapa.
help-set_up-title = Preparação
help-set_up = Uma das seis regiões é uma Região inóspita (com três jogadores, duas): nada entra ali. Cada uma das outras recebe um Altar para a partida inteira. Cada jogador tem { $shamans } Xamãs e { $warriors } Guerreiros (unidades), um Herói, { $glyphs } Glifos e { $pieces } peças de Pirâmide (dos níveis 1 a 4: { $levels }); { $below_shamans } Xamã e { $below_warriors } Guerreiro começam em Xibalba, o resto na Reserva. Cada jogador recebe um Deus com cinco cartas. Os PV iniciais diminuem em sentido horário a partir de um jogador sorteado.
help-era-title = Uma Era
help-era = Uma ficha do Deus enfurecido é revelada. Do maior para o menor PV, cada jogador escolhe uma das três Habilidades de Tribo desta Era; ela vale até o fim da partida, e vários podem escolher a mesma. Depois vêm a Fase da Tribo, a Fase dos Deuses, um Conflito em cada região habitada, em ordem sorteada, e o fim da Era.
help-tribe-title = Fase da Tribo
help-tribe = Do maior para o menor PV, um jogador de cada vez completa toda a fase: primeiro, as habilidades do começo da fase; depois, coloca o seu Herói em uma região sem nenhum Herói; por fim, mobiliza até 3 unidades da sua Reserva em cada região onde não esteja o próprio Herói. Unidades que já estavam ali não contam. A única região que fica sem Herói é a Região consagrada desta Era.
help-gods-title = Fase dos Deuses e presença
help-gods = Do maior para o menor PV, cada jogador invoca o seu Deus. Na primeira Era, coloque-o em uma confluência livre e depois use a habilidade dele. Mais tarde, e sempre que um efeito disser “invoque”, ele precisa ir para outra confluência livre e usar a habilidade, na ordem que você quiser. Uma confluência toca duas ou três regiões: o Deus está presente nas que são habitadas. Um efeito que não cita outro lugar só vale onde o seu Deus está presente naquele momento. Se não disser outra coisa, o efeito pode ser dividido entre várias regiões, unidade por unidade.
help-conflict-title = Conflitos e cartas
help-conflict = Quando uma região é revelada, cada jogador compra cartas até ter três na mão, joga uma em segredo, virada para baixo, e fica com as outras; quando todos tiverem escolhido, as cartas são reveladas. Uma carta jogada só volta na Era seguinte. Cada carta tem duas ações próprias e uma terceira, cerimonial, igual em todas as cartas de um Deus.
help-actions-title = Ações
help-actions = Em duas rodadas, começando à esquerda de quem tem o Herói na região, cada jogador usa uma ação na sua vez. A ação é coberta e resolvida na hora, tanto quanto possível; só o que diz “até” pode deixar de ser feito. Em vez disso você pode passar: cubra uma ação sem usá-la e ganhe 1 de Devoção ou recupere uma unidade. Depois das duas rodadas, quem tiver um Glifo na região pode, na mesma ordem, devolvê-lo à Reserva e usar também a terceira ação.
help-winner-title = Força e vencedor
help-winner = A sua força é { $hero } pelo seu Herói na região, 1 para cada unidade e cada Glifo que você tem ali, mais o que efeitos e habilidades somarem. Quem tem mais força ganha o Altar da região; se ninguém tiver força, ninguém vence. O dono do Herói que está ali decide os empates. No fim, o Herói e as unidades da região voltam às Reservas; Glifos e Pirâmides ficam.
help-tracks-title = Calendário e Códice
help-tracks = Depois do Altar, quem tem mais Xamãs na região move um deles para um espaço livre do Calendário e usa esse espaço; depois, o mesmo com os Guerreiros e o Códice. O dono do Herói decide os empates. Se não houver unidades desse tipo na região, nada é concedido. Cada unidade no Calendário e no Códice dá { $track } PV no fim da Era e volta à Reserva.
help-consecrated-title = Região consagrada
help-consecrated = Ali não há cartas. Do maior para o menor PV, cada jogador sacrifica quantos Xamãs e Guerreiros da sua Reserva quiser: cada um dá 1 de Devoção e 1 de força e vai para Xibalba. Contam unidades, Glifos e sacrifícios. Quem tem mais força ganha { $consecrated } PV; em caso de empate, decide o jogador empatado com menos PV. Não há Altar, nem Calendário, nem Códice.
help-angry-title = Deus enfurecido
help-angry = Toda ação cerimonial permite apaziguar o Deus enfurecido. O primeiro a fazer isso em um Conflito paga uma unidade e os seguintes pagam duas, da Reserva ou de onde o seu Deus está presente; essas unidades vão para Xibalba depois do Conflito. Então você usa uma das fichas viradas para cima: uma na primeira Era, duas na segunda, três na terceira.
help-devotion-title = Devoção
help-devotion = A Devoção move o seu marcador por uma trilha de { $spaces } espaços em três níveis; muitos efeitos crescem com o nível. Cada Devoção além do último espaço vale 1 PV na hora. No fim da partida, o seu espaço dá PV, por nível: { $values }.
help-structures-title = Glifos e Pirâmides
help-structures = Cada região tem uma só Pirâmide, comum a todos. A primeira peça é do nível mais baixo que você ainda tem; cada peça seguinte fica exatamente um nível acima do topo. Quem constrói ganha 1 PV para cada peça que há então na Pirâmide; cada um dos outros jogadores com uma peça nela ganha 1 PV. Um Glifo dá 1 de força na sua região e paga a terceira ação. O que é derrubado ou substituído volta ao dono.
help-xibalba-title = Xibalba
help-xibalba = Unidades aniquiladas, sacrifícios e pagamentos ao Deus enfurecido acabam em Xibalba. Ficam ali até serem recuperadas para a Reserva ou despertadas direto em uma região.
help-words-title = Palavras-chave
help-words = Mobilizar: da sua Reserva para uma região. Despertar: de Xibalba para uma região. Recuperar: de Xibalba para a Reserva. Aniquilar: de uma região para Xibalba. Exilar: de uma região para a Reserva do dono. Construir: um Glifo ou uma peça de Pirâmide. Derrubar: retirar um Glifo ou a peça do topo de uma Pirâmide. Transformar: substituir um Glifo de outro jogador por um seu, ou uma peça do topo por uma sua do mesmo nível, o que pontua como construir; a sua própria peça do topo pode ser transformada para pontuar de novo. Heróis nunca são afetados, e Deuses só se movem ao serem invocados.
help-end-title = Fim de uma Era e da partida
help-end = No fim de uma Era, do maior para o menor PV, pontuam as unidades no Calendário e no Códice; depois, para cada região em que você tem uma peça de Pirâmide, você ganha PV iguais ao número da Era. Todas as cartas são embaralhadas de novo. Depois da terceira Era, pontuam também a Devoção e as habilidades de fim de partida.
help-two-title = Dois jogadores
help-two = Cada jogador coloca também um Herói neutro logo depois do seu, em uma região sem nenhum Herói. Ele não tem força, e você pode mobilizar unidades na região dele. Quem o colocou age em segundo lugar nessa região e decide os empates nela, como se o Herói fosse seu.
help-designed-title = O que foi criado para o Sacbe
help-designed = Nota: as cartas do jogo impresso, o seu mapa e quase tudo o que está impresso no tabuleiro não são públicos. Foram criados para o Sacbe: quase todas as ações das cartas e três das quatro habilidades de invocação, quatro dos cinco Altares, todos os espaços do Calendário e do Códice menos um de cada, todas as fichas do Deus enfurecido, a maioria das confluências, a divisão das peças de Pirâmide, os PV iniciais, os Heróis neutros para dois jogadores e os nomes de tudo isso. O andamento da partida, as Habilidades de Tribo e a trilha de Devoção são os do jogo impresso. Se você tem um exemplar, pode colocar as cartas dele em um arquivo e jogar com ele: sacbe play mezo --data ARQUIVO.
help-designed-own = Você está jogando com um arquivo próprio: mapa, cartas, Altares, espaços e fichas vêm dele, não do Sacbe. Os do Sacbe são, na maioria, criações próprias, pois os do jogo impresso não são públicos.
# What a player has, as it is called beside its number.
have-vp = pontos de vitória
have-devotion = Devoção
have-reserve-shaman = Xamãs na Reserva
have-reserve-warrior = Guerreiros na Reserva
have-xibalba-shaman = Xamãs em Xibalba
have-xibalba-warrior = Guerreiros em Xibalba
have-glyphs_left = Glifos na Reserva
