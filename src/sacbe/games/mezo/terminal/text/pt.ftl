# Palavras curtas de Mezo no terminal, português do Brasil. As frases estão em ../../text.


## Nomes e sinais

region-chichen_itza = Chichén Itzá
region-coba = Cobá
region-becan = Becán
card-legacy = Legado
card-vengeance = Vingança
card-fervor = Fervor
card-mandate = Mandato
card-mission = Missão
sign-shaman = x
sign-warrior = g
number = { $n }
track-calendar = Calendário
track-codex = Códice
one-shaman = Xamã
one-warrior = Guerreiro
one-glyph = Glifo
one-pyramid = Pirâmide
many-shaman = Xamãs
many-warrior = Guerreiros
many-unit = unidades
many-glyph = Glifos
many-pyramid = peças de Pirâmide
many-structure = Glifos ou peças do topo de Pirâmides
n-shaman =
    { $count ->
        [one] { $n } Xamã
       *[other] { $n } Xamãs
    }
n-warrior =
    { $count ->
        [one] { $n } Guerreiro
       *[other] { $n } Guerreiros
    }
n-unit =
    { $count ->
        [one] { $n } unidade
       *[other] { $n } unidades
    }
n-glyph =
    { $count ->
        [one] { $n } Glifo
       *[other] { $n } Glifos
    }
n-pyramid =
    { $count ->
        [one] { $n } peça de Pirâmide
       *[other] { $n } peças de Pirâmide
    }
n-structure =
    { $count ->
        [one] { $n } Glifo ou peça do topo de Pirâmide
       *[other] { $n } Glifos ou peças do topo de Pirâmides
    }

## Habilidades da tribo

ability-awaken_era_any = na Fase da Tribo, desperte unidades (nº da Era) em qualquer região
ability-build_glyphs_era_any = na Fase da Tribo, construa Glifos (nº da Era) em qualquer região
ability-hero_plus_era = seu Herói tem força adicional igual ao número da Era
ability-appease_two_tokens = ao apaziguar, use duas fichas
ability-god_strength_level = seu Deus dá força igual ao seu nível de Devoção onde está presente
ability-repeat_calendar_codex = resolva duas vezes seus espaços do Calendário e do Códice
ability-end_vp_2x_level = no fim, 2 PV por nível de Devoção
ability-calendar_codex_plus3 = 3 PV a mais por unidade no Calendário ou no Códice
ability-win_conflict_plus5 = 5 PV a mais por Conflito vencido

## O que os efeitos fazem; os passos vêm em sequência, com vírgulas

eff-SUMMON = invocar
eff-DEPLOY = mobilizar { $what }{ $where }
eff-AWAKEN = despertar { $what }{ $where }
eff-RECOVER = recuperar { $what }
eff-ANNIHILATE = aniquilar { $what }{ $where }
eff-EXILE = exilar { $what }{ $where }
eff-BUILD = construir { $what }{ $where }
eff-RAZE = derrubar { $what }{ $where }
eff-TRANSFORM = transformar { $what }{ $where }
eff-MOVE = mover { $what }{ $where }
eff-SWAP_ALTARS = trocar este Altar pelo de outra região
eff-APPEASE = você pode apaziguar
eff-GAIN_VP = { $n } PV
eff-GAIN_VP-many = PV: { $n }
eff-GAIN_DEVOTION = { $n } de Devoção
eff-GAIN_DEVOTION-many = Devoção: { $n }
eff-STRENGTH = força +{ $n }
eff-STRENGTH-many = força: { $n }
eff-CLAIM_MAJORITY = maioria de { $what } aqui
eff-CANCEL_MAJORITY = Calendário ou Códice não é concedido aqui
eff-CHOOSE_ONE = { $what }
eff-or = { $head }; ou { $last }
eff-EACH_OPPONENT = cada adversário deve { $what }
eff-EACH_PLAYER = cada jogador deve { $what }
eff-up-to = até { $what }
eff-is = { $what } (= { $rule })
eff-count = { $what } ({ $n })
eff-own = { $what } da sua Tribo
eff-their-own = { $what } da própria Tribo
eff-SUMMON-does = invocar ({ $what })
eff-GAIN_VP-each = { $n } PV cada{ $more }
eff-each-more = { " " }e mais { $n }
eff-each-less = , menos { $n }
eff-GAIN_DEVOTION-each = { $n } de Devoção cada{ $more }
eff-STRENGTH-each = força +{ $n } cada{ $more }
eff-if-own = com { $things } lá: { $what }
eff-if-count =
    { $n ->
        [1] em troca: { $what }
       *[other] por { $n }: { $what }
    }
eff-one-route = { " " }(uma só rota)
eff-per-player = , no máximo { $n } por jogador
in-conflict = { " " }aqui
in-any = { " " }em qualquer região
in-other = { " " }em outra região
in-same = { " " }lá
in-actorPresence = { " " }onde o Deus está presente
from-presence = { " " }de onde seu Deus está presente
move-within = { " " }entre regiões do seu Deus
from-conflict = { " " }daqui
from-any = { " " }de qualquer região
from-other = { " " }de outras regiões
from-same = { " " }de lá
from-actorPresence = { " " }de onde o Deus está presente
to-presence = { " " }para onde seu Deus está presente
to-conflict = { " " }para cá
to-any = { " " }para qualquer região
to-other = { " " }para outras regiões
to-same = { " " }para lá
to-actorPresence = { " " }para onde o Deus está presente
amount-era = nº da Era
amount-level = seu nível
amount-own = seus { $things } aqui
amount-xibalba = 1 a cada { $n } unidades adversárias em Xibalba
amount-each = { $n } cada
amount-cap = { $what }, máx. { $n }

## O tabuleiro

era = Era { $n }
part-set-up = Preparação
part-ability = Habilidades
part-tribe = Fase da Tribo
part-god = Fase dos Deuses
part-next = Fase de Conflitos
part-conflict = Conflito em { $region }
part-consecrated = Sacrifício em { $region }
part-over = Fim da partida
order = ordem
turn = vez
col-region = região
col-altar = alt.
uninhabited-short = { "–" }
row-card = carta
row-strength = força
col-vp = PV
col-devotion = Devoção
col-reserve = Reserva
col-xibalba = Xibalba
col-glyphs = #
col-pieces = ^1234
col-cards = cartas
slim-vp = PV
slim-devotion = dev.
slim-reserve = res.
slim-xibalba = Xib.
devotion-sign = { $n }/N{ $level }
angry-short = Enfur.
gods = Deuses
confluences = Confluências livres
strength = Força
part-of-hero = Herói
part-of-units = unid.
part-of-glyphs = Glifos
part-of-god = Deus
part-of-bonus = bônus
part-of-sacrificed = sacr.
part-of-total = total
claimed = { $who }: maioria de { $things } por carta
cancelled = não é concedido: { $track }
won = { $who } vence
cards-up = Cartas
angry = Deus enfurecido
abilities = Habilidades
powers = Ao serem invocados

## O que o leitor tem

have-reserve = Reserva
have-xibalba = Xibalba
have-vp = { $n } PV
have-pick = virada para baixo: { $card }
have-hand = na mão: { $cards }

## Escolhas

group-deploy = { $region } ({ $shaman_sign } Xamãs, { $warrior_sign } Guerreiros):
no-units = nenhuma
reserve = Reserva
summon-move = mover o Deus, depois: { $does }
summon-ability = { $does }, depois mover o Deus
action-label = { $n }: { $does }
group-pass = Passar: cobrir uma ação
pass-label = { $n }: { $gain }
gain-devotion = +1 de Devoção
gain-shaman = recuperar um Xamã
gain-warrior = recuperar um Guerreiro
appease-label =
    { $n ->
        [one] entregar { $n } unidade: { $tokens }
       *[other] entregar { $n } unidades: { $tokens }
    }
recover-shaman = Xamã (de { $n })
recover-warrior = Guerreiro (de { $n })
group-move = Para { $region }
build-label = { $region } ({ $n } PV)
stop-third = sem terceira ação
stop-appease = não apaziguar
stop-effect = nada mais
asked-uninhabited = qual região é inóspita
asked-altar = qual Altar fica onde
asked-starting_seat = quem tem mais PV no início
asked-god = quem recebe qual Deus
asked-token = qual ficha o Deus enfurecido revela
asked-conflict = qual região é disputada a seguir
asked-draw = qual carta é comprada
asked-choose_god = escolha seu Deus
asked-ability = escolha sua Habilidade de Tribo da Era { $era }
asked-hero = escolha uma região para seu Herói: ele dá força, mas você age por último
asked-neutral_hero = escolha uma região para o Herói neutro: lá você age por último e decide os empates
asked-deploy = quantas unidades da sua Reserva vão para a região abaixo, no máximo { $n }
asked-summon = o que seu Deus faz primeiro: mover-se ou usar a habilidade
asked-confluence = escolha uma confluência para seu Deus: ele estará presente nas regiões em volta
asked-pick = escolha uma carta para { $region } (ação 3 de todas: { $does })
asked-action = escolha a { $n }ª de 2 ações em { $region }
asked-third = se você entrega um Glifo em { $region } por uma terceira ação
asked-choose_one = escolha uma destas opções
asked-cancel = qual maioria não é concedida em { $region }
asked-appease =
    { $n ->
        [one] apaziguar o Deus enfurecido com { $n } unidade
       *[other] apaziguar o Deus enfurecido com { $n } unidades
    }
asked-pay = escolha uma unidade para o Deus enfurecido
asked-use_token = escolha uma ficha do Deus enfurecido
asked-tie_strength = quem vence o empate em { $region }
asked-tie_calendar = quem vence o empate pelo Calendário em { $region }
asked-tie_codex = quem vence o empate pelo Códice em { $region }
asked-tie_consecrated = quem vence o empate em { $region }
asked-calendar = escolha um espaço do Calendário para seu Xamã
asked-codex = escolha um espaço do Códice para seu Guerreiro
asked-sacrifice = quantas unidades sacrificar: cada uma dá 1 de força e 1 de Devoção; { $n } PV para quem tiver mais força
asked-over = nada, a partida terminou
target-DEPLOY = mobilizar uma unidade da sua Reserva
target-AWAKEN = despertar uma unidade de Xibalba
target-RECOVER = recuperar uma unidade de Xibalba
target-ANNIHILATE = aniquilar uma unidade (para Xibalba)
target-EXILE = exilar uma unidade (para a Reserva do dono)
target-BUILD = construir
target-RAZE = derrubar um Glifo ou uma peça do topo
target-TRANSFORM = transformar em seu um Glifo ou uma peça do topo
target-MOVE = mover uma unidade
target-SWAP_ALTARS = escolha com qual região trocar o Altar
target-from = { $source }: { $what }
more = { $what }, mais { $n }
more-up-to = { $what }, até mais { $n }

## Todas as cartas, altares, espaços e fichas

tiles-note = Sem lugar indicado: onde seu Deus está presente. “Aqui”: no Conflito. Nível: seu nível de Devoção.
tiles-summon = invocar
tiles-played = jogada
tiles-up = revelada
tiles-hand = na mão
tiles-pick = oculta
tiles-unseen = não comprada
tiles-possible = possível
altars = Altares
tokens-gone = fora da partida
tokens-possible = possível

## Sinais

signs-title = Sinais
sign-letters = A B C D: os jogadores, o seu em destaque
sign-units = 2{ $s }1{ $w }: dois Xamãs e um Guerreiro
sign-hero = o Herói desse jogador
sign-neutral = um Herói neutro que esse jogador colocou
sign-present = o Deus desse jogador está presente
sign-glyph = #2: dois Glifos desse jogador
sign-pyramid = ^AB: uma Pirâmide com peças de A e depois de B; ^2A começa no nível 2
sign-now = o Conflito atual
sign-fought = já disputada nesta Era
sign-consecrated = consagrada: sacrifícios em vez de cartas
sign-uninhabited = inóspita: nada entra
sign-turn = de quem é a vez
sign-card = Ferv 1x3: a carta Fervor com a segunda ação coberta; ? é uma carta virada para baixo
sign-devotion = 13/N3: Devoção que vale 13 PV no fim, nível 3
sign-pieces = ^3321: peças de Pirâmide que restam dos níveis 1 a 4
sign-track = K1A: uma unidade de A está no espaço K1
sign-best = em destaque: a maior força no momento

## Pontos

points-from = Pontos por
points-total = Total
points-set_up = início
points-card = cartas e Deuses
points-token = Deus enfurecido
points-pyramid = Pirâmides construídas
points-pyramid_share = construção dos outros
points-altar = Altares
points-consecrated = Regiões consagradas
points-space = espaços do Calendário e do Códice
points-tracks = unidades no Calendário e no Códice
points-pyramids = regiões com Pirâmides
points-overflow = Devoção além da trilha
points-ability = Habilidades de Tribo
points-devotion = Devoção no fim
points-other = outros

## Novidades: frases, e depois o que segue a um nome

news-line = { $name }: { $phrases }.
news-era = Começa a Era { $era }.
news-token_turned = O Deus enfurecido revela { $token }.
news-conflict = Conflito em { $region }.
news-consecrated = { $region } é a Região consagrada.
news-strengths = Força em { $region }: { $what }.
news-no_winner = Ninguém vence { $region }.
news-conflict_won = { $name } vence { $region }.
news-tie_decided = O empate é decidido a favor de { $name }.
news-drew = Você comprou { $what }.
news-uninhabited = { $region } é uma Região inóspita.
news-era_ended = Termina a Era { $era }.
news-revealed = Cartas: { $what }.
news-tracks_scored = PV por unidades no Calendário e no Códice: { $what }.
news-pyramids_scored = PV por regiões com Pirâmides: { $what }.
news-devotion_scored = PV por Devoção: { $what }.
phrase-hero = Herói para { $region }
phrase-neutral_hero = Herói neutro para { $region }
phrase-deployed = mobilizou { $what }
phrase-god_placed = { $god } para { $confluence }
phrase-god_moved = { $god } para { $confluence }
phrase-god_dealt = recebe { $god }
phrase-god_chosen = escolheu { $god }
phrase-ability_chosen = habilidade “{ $what }”
phrase-action_taken = { $card } { $action }
phrase-passed = passou, cobriu { $action } ({ $what })
phrase-glyph_spent = entregou um Glifo
phrase-unit_deployed = mobilizou { $what }
phrase-awakened = despertou { $what }
phrase-recovered = recuperou { $what }
phrase-annihilated = aniquilou { $what }
phrase-exiled = exilou { $what }
phrase-moved = moveu { $what }
phrase-glyph_built = Glifo { $what }
phrase-glyph_razed = derrubou um Glifo { $what }
phrase-glyph_transformed = tomou um Glifo { $what }
phrase-pyramid_built = Pirâmide { $what }
phrase-pyramid_razed = derrubou uma peça de Pirâmide { $what }
phrase-pyramid_transformed = tomou uma peça de Pirâmide { $what }
phrase-pyramid_share = parte de uma Pirâmide
phrase-altars_swapped = trocou os Altares de { $region } e { $other }
phrase-cancelled = anulou uma maioria
phrase-claimed = conquistou uma maioria por carta
phrase-paid = entregou ao Deus enfurecido { $what }
phrase-token_used = usou { $token }
phrase-space_taken = ocupou { $space }
phrase-altar_won = Altar de { $region }
phrase-consecrated_won = venceu { $region }
phrase-sacrificed = sacrificou { $what }
total-devotion = { $n } de Devoção
total-strength = força +{ $n }
total-vp = { $n } PV

## Perguntas; palavras para a mesma coisa, uma após a outra

ask-choose_god = escolher deus
ask-ability = habilidade habilidades
ask-hero = heroi herois
ask-neutral_hero = neutro
ask-deploy = mobilizar mobilize posicionar
ask-summon = invocar invocacao
ask-confluence = confluencia
ask-pick = carta
ask-action = acao acoes
ask-pass = passar passo
ask-cancel = anular
ask-appease = apaziguar enfurecido
ask-pay = pagar pagamento
ask-use_token = ficha fichas
ask-tie = empate
ask-space = espaco
ask-sacrifice = sacrificar sacrificio
ask-awaken = despertar
ask-recover = recuperar
ask-annihilate = aniquilar matar
ask-exile = exilar exilio
ask-build = construir
ask-raze = derrubar
ask-transform = transformar
ask-swap_altars = trocar
ask-move = mover
ask-stop = parar fim
ask-shaman = xama xamas
ask-warrior = guerreiro guerreiros
ask-glyph = glifo glifos
ask-pyramid = piramide piramides
ask-devotion = devocao
about-region = { $region }: { $altar }.
about-uninhabited = { $region } é uma Região inóspita: nada entra nela.
about-consecrated = É a Região consagrada: sem cartas; cada jogador pode sacrificar unidades da Reserva, e quem tiver mais força ganha { $n } PV.
about-fought = Já foi disputada nesta Era.
about-hero = { $who } tem o Herói lá: age por último e decide os empates.
about-there = Lá: { $what }.
about-height = Pirâmide: { $what }; a próxima peça dá { $n } PV.
about-touches = { $confluence } toca { $regions }.
about-god-there = O Deus de { $who } está lá.
about-closed = { $confluence } está fechada: todas as regiões dela são inóspitas.
about-not-up = Não está virada para cima.
about-card-action = { $card } { $n } ({ $god }): { $does }
about-god = { $god } ({ $who }), ao ser invocado: { $does }
about-effect = { $name }: { $does }
fact-hero = Seu Herói tem força { $n } lá; no Conflito dessa região você age por último e decide os empates. Agora você não pode mobilizar lá.
fact-space = No fim da Era, a unidade dá { $n } PV e volta à sua Reserva.
about-taken = { $who } tem uma unidade lá.
about-appease =
    { $n ->
        [one] Para apaziguar, você entrega { $n } unidade sua, da Reserva ou de onde seu Deus está presente; ela vai para Xibalba depois do Conflito. Fichas: { $tokens }.
       *[other] Para apaziguar, você entrega { $n } unidades suas, da Reserva ou de onde seu Deus está presente; elas vão para Xibalba depois do Conflito. Fichas: { $tokens }.
    }
about-pass = Passar cobre uma ação e dá 1 de Devoção ou devolve uma unidade de Xibalba; você continua no Conflito.
about-ability = Era { $era }: { $does }.
about-devotion = Devoção: cada espaço vale mais PV no fim; os níveis 1 a 3 fortalecem os efeitos; além do último espaço, cada ponto de Devoção dá 1 PV na hora.
about-shaman = Xamãs: 1 de força cada. Quem tem mais em um Conflito envia um ao Calendário: usa o espaço dele e ganha { $n } PV no fim da Era.
about-warrior = Guerreiros: 1 de força cada. Quem tem mais em um Conflito envia um ao Códice: usa o espaço dele e ganha { $n } PV no fim da Era.
about-glyph = Glifos: 1 de força cada. Você pode entregar um que esteja na região do Conflito por uma terceira ação.
about-pyramid = Pirâmides: quem constrói ganha 1 PV para cada peça que há então nela; cada um dos outros jogadores com uma peça nela ganha 1 PV. No fim da Era, cada região com uma peça sua dá o número da Era em PV.

## O que a linha de comando diz do jogo

hint-about = Deuses e Tribos lutam pelas regiões dos maias em três Eras: coloque Heróis e unidades, invoque Deuses, jogue cartas.
designed = A maioria das cartas, Altares, espaços e fichas, o mapa e as regras para dois foram criados para o Sacbe: os do jogo impresso não são públicos.
hint-letter = Sua letra marca tudo o que é seu.
hint-ask = o que algo é ou por que você não pode fazê-lo: qualquer carta, região, espaço, ficha ou verbo
hint-examples = { $region },  ? fervor 2,  ? { $space },  ? apaziguar,  ? passar
