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
one-shaman = xamã
one-warrior = guerreiro
one-glyph = glifo
one-pyramid = pirâmide
many-shaman = xamãs
many-warrior = guerreiros
many-unit = unidades
many-glyph = glifos
many-pyramid = níveis de pirâmide
many-structure = glifos ou níveis superiores de pirâmide
n-shaman =
    { $count ->
        [one] { $n } xamã
       *[other] { $n } xamãs
    }
n-warrior =
    { $count ->
        [one] { $n } guerreiro
       *[other] { $n } guerreiros
    }
n-unit =
    { $count ->
        [one] { $n } unidade
       *[other] { $n } unidades
    }
n-glyph =
    { $count ->
        [one] { $n } glifo
       *[other] { $n } glifos
    }
n-pyramid =
    { $count ->
        [one] { $n } nível de pirâmide
       *[other] { $n } níveis de pirâmide
    }
n-structure =
    { $count ->
        [one] { $n } glifo ou nível superior de pirâmide
       *[other] { $n } glifos ou níveis superiores de pirâmide
    }

## Habilidades da tribo

ability-awaken_era_any = cada Fase da Tribo: despertar 1, 2 ou 3 unidades conforme a Era, em qualquer região
ability-build_glyphs_era_any = cada Fase da Tribo: construir 1, 2 ou 3 glifos conforme a Era, em qualquer região
ability-hero_plus_era = seu Herói tem tanta força a mais quanto o número da Era
ability-appease_two_tokens = ao apaziguar, use duas fichas
ability-god_strength_level = seu deus dá força igual ao seu nível onde está presente
ability-repeat_calendar_codex = faça duas vezes o que dizem seus espaços do calendário e do códice
ability-end_vp_2x_level = no fim 2 PV por nível de devoção
ability-calendar_codex_plus3 = 3 PV a mais por unidade no calendário ou no códice
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
eff-SWAP_ALTARS = trocar este altar pelo de outra região
eff-APPEASE = você pode apaziguar
eff-GAIN_VP = { $n } PV
eff-GAIN_VP-many = PV: { $n }
eff-GAIN_DEVOTION = { $n } de devoção
eff-GAIN_DEVOTION-many = devoção: { $n }
eff-STRENGTH = força +{ $n }
eff-STRENGTH-many = força: { $n }
eff-CLAIM_MAJORITY = você tem mais { $what } que todos aqui
eff-CANCEL_MAJORITY = calendário ou códice não é concedido aqui
eff-CHOOSE_ONE = { $what }
eff-or = { $head }; ou { $last }
eff-EACH_OPPONENT = cada rival deve { $what }
eff-EACH_PLAYER = cada jogador deve { $what }
eff-up-to = até { $what }
eff-is = { $what } (= { $rule })
eff-count = { $what } ({ $n })
eff-own = { $what } (do seu lado)
eff-their-own = { $what } (do próprio lado)
eff-SUMMON-does = invocar ({ $what })
eff-GAIN_VP-each = { $n } PV por cada um{ $more }
eff-each-more = { " " }e mais { $n }
eff-GAIN_DEVOTION-each = { $n } de devoção por cada um{ $more }
eff-STRENGTH-each = força +{ $n } por cada um{ $more }
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
in-actorPresence = { " " }onde o deus está presente
from-presence = { " " }de onde está seu deus
move-within = { " " }entre regiões do seu deus
from-conflict = { " " }daqui
from-any = { " " }de qualquer região
from-other = { " " }de outras regiões
from-same = { " " }de lá
from-actorPresence = { " " }de onde está o deus
to-presence = { " " }para onde está seu deus
to-conflict = { " " }para cá
to-any = { " " }para qualquer região
to-other = { " " }para outras regiões
to-same = { " " }para lá
to-actorPresence = { " " }para onde está o deus
amount-era = número da Era
amount-level = seu nível de devoção
amount-own = seus { $things } aqui
amount-xibalba = 1 a cada { $n } unidades rivais em Xibalba
amount-each = { $n } por cada um
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
part-over = Fim de jogo
order = ordem
turn = vez
col-region = região
col-altar = alt.
uninhabited-short = { "–" }
row-card = carta
row-strength = força
col-vp = PV
col-devotion = devoção
col-reserve = reserva
col-xibalba = Xibalba
col-glyphs = #
col-pieces = ^1234
col-cards = cartas
slim-vp = PV
slim-devotion = dev
slim-reserve = res.
slim-xibalba = Xib.
devotion-sign = { $n }/N{ $level }
angry-short = Fúria
gods = Deuses
confluences = Confluências livres
strength = Força
part-of-hero = Herói
part-of-units = unid.
part-of-glyphs = glifos
part-of-god = deus
part-of-bonus = bônus
part-of-sacrificed = sacr.
part-of-total = soma
claimed = { $who } reivindica a maioria de { $things }
cancelled = não é concedido: { $track }
won = { $who } vence
cards-up = Cartas
angry = Deus enfurecido
abilities = Habilidades
powers = Ao serem invocados

## O que o leitor tem

have-reserve = reserva
have-xibalba = Xibalba
have-vp = { $n } PV
have-pick = virada para baixo: { $card }
have-hand = mão { $cards }

## Escolhas

group-deploy = { $region } ({ $shaman_sign } xamãs, { $warrior_sign } guerreiros):
nobody = ninguém
reserve = reserva
summon-move = mover o deus, depois: { $does }
summon-ability = { $does }, depois mover o deus
action-label = { $n }: { $does }
group-pass = Passar: cobrir uma ação
pass-label = { $n }: { $gain }
gain-devotion = +1 de devoção
gain-shaman = volta um xamã
gain-warrior = volta um guerreiro
appease-label =
    { $n ->
        [one] dar { $n } unidade: { $tokens }
       *[other] dar { $n } unidades: { $tokens }
    }
recover-shaman = xamã (de { $n })
recover-warrior = guerreiro (de { $n })
group-move = Para { $region }
build-label = { $region } ({ $n } PV)
stop-third = sem terceira ação
stop-appease = não apaziguar
stop-effect = nada mais
asked-uninhabited = qual região é inóspita
asked-altar = qual altar fica onde
asked-starting_seat = quem tem mais PV no início
asked-god = quem recebe qual deus
asked-token = qual ficha o deus enfurecido revela
asked-conflict = qual região é disputada agora
asked-draw = qual carta é comprada
asked-choose_god = seu deus
asked-ability = escolha sua habilidade de tribo da Era { $era }
asked-hero = escolha uma região para seu Herói: dá força, mas você age por último
asked-neutral_hero = escolha uma região para o Herói neutro: lá você age por último e decide empates
asked-deploy = quantos da sua reserva vão à região abaixo, no máximo { $n }
asked-summon = seu deus se move e age: em que ordem
asked-confluence = escolha uma confluência para seu deus: ele estará presente nas regiões ao redor
asked-pick = escolha uma carta para { $region } (ação 3 de todas: { $does })
asked-action = ação { $n } de 2 em { $region }
asked-third = entregar um glifo em { $region } por uma terceira ação
asked-choose_one = uma destas
asked-cancel = qual maioria não é concedida em { $region }
asked-appease =
    { $n ->
        [one] apaziguar o deus enfurecido com { $n } unidade
       *[other] apaziguar o deus enfurecido com { $n } unidades
    }
asked-pay = uma unidade para o deus enfurecido
asked-use_token = uma ficha do deus enfurecido
asked-tie_strength = quem vence o empate em { $region }
asked-tie_calendar = quem tem mais xamãs em { $region }
asked-tie_codex = quem tem mais guerreiros em { $region }
asked-tie_consecrated = quem vence o empate em { $region }
asked-calendar = um espaço do calendário para seu xamã
asked-codex = um espaço do códice para seu guerreiro
asked-sacrifice = quantos sacrificar: cada um 1 de força e 1 de devoção; { $n } PV ao mais forte
asked-over = nada, o jogo acabou
target-DEPLOY = mobilizar uma unidade da sua reserva
target-AWAKEN = despertar uma unidade de Xibalba
target-RECOVER = recuperar uma unidade de Xibalba
target-ANNIHILATE = aniquilar uma unidade (para Xibalba)
target-EXILE = exilar uma unidade (para a reserva dela)
target-BUILD = construir
target-RAZE = derrubar um glifo ou um nível superior
target-TRANSFORM = transformar em seu
target-MOVE = mover uma unidade
target-SWAP_ALTARS = trocar o altar pelo de
target-from = { $source }: { $what }
more = { $what }, mais { $n }
more-up-to = { $what }, até mais { $n }

## Todas as cartas, altares, espaços e fichas

tiles-note = Sem lugar: onde seu deus está presente. “Aqui”: no Conflito. Nível: seu nível de devoção.
tiles-summon = invocar
tiles-played = jogada
tiles-up = revelada
tiles-hand = na mão
tiles-pick = oculta
tiles-unseen = no monte
tiles-possible = possível
altars = Altares
tokens-gone = fora deste jogo
tokens-possible = possível

## Sinais

signs-title = Sinais
sign-letters = A B C D: os jogadores, o seu destacado
sign-units = 2{ $s }1{ $w }: dois xamãs e um guerreiro
sign-hero = o Herói desse jogador
sign-neutral = um Herói neutro que esse jogador colocou
sign-present = o deus desse jogador está presente
sign-glyph = #2: dois glifos desse jogador
sign-pyramid = ^AB: uma pirâmide com peças de A e depois de B; ^2A começa no nível 2
sign-now = o Conflito deste momento
sign-fought = já disputada nesta Era
sign-consecrated = consagrada: sacrifícios em vez de cartas
sign-uninhabited = inóspita: nada entra
sign-turn = quem escolhe agora
sign-card = Ferv 1x3: a carta Fervor com a segunda ação coberta; ? é uma carta virada para baixo
sign-devotion = 13/N3: devoção que vale 13 PV no fim, nível 3
sign-pieces = ^3321: peças de pirâmide que restam dos níveis 1 a 4
sign-track = K1A: uma unidade de A está no espaço K1
sign-best = destacado: a maior força neste momento

## Pontos

points-from = Pontos por
points-total = Total
points-set_up = início
points-card = cartas e deuses
points-token = deus enfurecido
points-pyramid = pirâmides construídas
points-pyramid_share = construção dos outros
points-altar = altares
points-consecrated = regiões consagradas
points-space = espaços do calendário e do códice
points-tracks = unidades no calendário e no códice
points-pyramids = regiões com pirâmides
points-overflow = devoção além da trilha
points-ability = habilidades de tribo
points-devotion = devoção no fim
points-other = outros

## Novidades: frases, e depois o que segue a um nome

news-line = { $name }: { $did }.
news-era = Começa a Era { $era }.
news-token_turned = O deus enfurecido revela { $token }.
news-conflict = Conflito em { $region }.
news-consecrated = { $region } é consagrada.
news-strengths = Força em { $region }: { $what }.
news-no_winner = Ninguém vence { $region }.
news-conflict_won = { $name } vence { $region }.
news-tie_decided = O empate é decidido a favor de { $name }.
news-drew = Você comprou { $what }.
news-uninhabited = { $region } é inóspita.
news-era_ended = Termina a Era { $era }.
news-revealed = Cartas: { $what }.
news-tracks_scored = PV por unidades no calendário e no códice: { $what }.
news-pyramids_scored = PV por regiões com pirâmides: { $what }.
news-devotion_scored = PV por devoção: { $what }.
did-hero = Herói para { $region }
did-neutral_hero = Herói neutro para { $region }
did-deployed = mobilizou { $what }
did-god_placed = { $god } para { $confluence }
did-god_moved = { $god } para { $confluence }
did-god_dealt = recebe { $god }
did-god_chosen = escolheu { $god }
did-ability_chosen = habilidade “{ $what }”
did-action_taken = { $card } { $action }
did-passed = passou, cobriu { $action } ({ $what })
did-glyph_spent = entregou um glifo
did-unit_deployed = mobilizou { $what }
did-awakened = despertou { $what }
did-recovered = recuperou { $what }
did-annihilated = aniquilou { $what }
did-exiled = exilou { $what }
did-moved = moveu { $what }
did-glyph_built = glifo { $what }
did-glyph_razed = derrubou um glifo { $what }
did-glyph_transformed = tomou um glifo { $what }
did-pyramid_built = pirâmide { $what }
did-pyramid_razed = derrubou um nível de pirâmide { $what }
did-pyramid_transformed = tomou um nível de pirâmide { $what }
did-pyramid_share = parte de uma pirâmide
did-altars_swapped = trocou os altares de { $region } e { $other }
did-cancelled = anulou uma maioria
did-claimed = reivindicou uma maioria
did-paid = deu ao deus enfurecido { $what }
did-token_used = usou { $token }
did-space_taken = tomou { $space }
did-altar_won = altar de { $region }
did-consecrated_won = venceu { $region }
did-sacrificed = sacrificou { $what }
got-devotion = { $n } de devoção
got-strength = força +{ $n }
got-vp = { $n } PV

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
about-uninhabited = { $region } é inóspita: nada entra nela.
about-consecrated = Região consagrada: sem cartas, cada um pode sacrificar unidades da reserva; { $n } PV para o mais forte.
about-fought = Já foi disputada nesta Era.
about-hero = { $who } tem o Herói lá: age por último e decide os empates.
about-there = Lá: { $what }.
about-height = Pirâmide: { $what }; a próxima peça dá { $n } PV.
about-touches = { $confluence } toca { $regions }.
about-god-there = O deus de { $who } está lá.
about-closed = { $confluence } está fechada: todas as suas regiões são inóspitas.
about-not-up = Não está revelada.
about-card-action = { $card } { $n } ({ $god }): { $does }
about-god = { $god } ({ $who }), ao ser invocado: { $does }
about-effect = { $name }: { $does }
fact-hero = Seu Herói tem força { $n } lá; no Conflito dele você age por último e decide os empates. Agora você não mobiliza ninguém lá.
fact-space = No fim da Era a unidade dá { $n } PV e volta à sua reserva.
about-taken = { $who } tem uma unidade lá.
about-appease =
    { $n ->
        [one] Para apaziguar você dá { $n } unidade sua, da reserva ou de onde seu deus está presente; ela vai a Xibalba após o Conflito. Fichas: { $tokens }.
       *[other] Para apaziguar você dá { $n } unidades suas, da reserva ou de onde seu deus está presente; elas vão a Xibalba após o Conflito. Fichas: { $tokens }.
    }
about-pass = Passar cobre uma ação e dá 1 de devoção ou devolve uma unidade de Xibalba; você continua no Conflito.
about-ability = Era { $era }: { $does }.
about-devotion = Devoção: cada passo vale mais PV no fim; os níveis 1 a 3 fortalecem ações; além do último espaço, 1 PV na hora.
about-shaman = Xamãs: 1 de força cada. Quem tem mais em um Conflito envia um ao calendário: o espaço dele, e { $n } PV no fim da Era.
about-warrior = Guerreiros: 1 de força cada. Quem tem mais em um Conflito envia um ao códice: o espaço dele, e { $n } PV no fim da Era.
about-glyph = Glifos: 1 de força cada. Um seu no Conflito pode ser entregue por uma terceira ação.
about-pyramid = Pirâmides: uma peça nova dá tantos PV quantas peças há nela, os outros que participam recebem 1 PV; cada região com uma peça pontua o número da Era no fim desta.

## O que a linha de comando diz do jogo

hint-about = Deuses e tribos lutam pelas regiões dos maias em três Eras: mobilize Heróis e unidades, invoque deuses, jogue cartas.
designed = A maioria das cartas, altares, espaços e fichas, o mapa e as regras para dois foram criados para o Sacbe: os do jogo impresso não são públicos.
hint-letter = Sua letra marca tudo o que é seu.
hint-ask = o que é e por que não pode: qualquer carta, região, espaço, ficha ou verbo
hint-examples = { $region },  ? fervor 2,  ? { $space },  ? apaziguar,  ? passar
