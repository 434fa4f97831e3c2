# Palavras do tabuleiro de Mezo, português do Brasil. As frases estão em ../../text, as palavras curtas no terminal.

title = Tabuleiro de Mezo
your-turn = Sua vez
turn-of = Vez de { $name }
turns-of = Escolhem em segredo: { $names }
chance = O acaso decide
game-over = A partida terminou
won-by =
    { $count ->
        [1] { $names } vence
       *[other] { $names } dividem a vitória
    }
asked-deploy =
    { $n ->
        [one] Mobilize até { $n } unidade da sua Reserva em { $region }.
       *[other] Mobilize até { $n } unidades da sua Reserva em { $region }.
    }
asked-by = { $effect }, de { $name }: { $what }
own-MOVE = escolha aonde vai { $piece }
own-ANNIHILATE = aniquile { $piece } (vai para Xibalba)
own-EXILE = exile { $piece } (volta para a sua Reserva)
own-shaman = seu Xamã
own-warrior = seu Guerreiro
own-unit = uma das suas unidades
asked-build-both = escolha uma região para um Glifo ou uma peça de Pirâmide
asked-build-pyramid = escolha uma região para uma peça de Pirâmide
asked-build-glyph = escolha uma região para um Glifo
asked-one = { $effect }: escolha uma destas opções
asked-choose_god = Qual Deus você escolhe?
asked-ability = Qual Habilidade de Tribo você escolhe para a Era { $era }?
asked-hero = Escolha uma região para o seu Herói: dá força, mas você age por último.
asked-neutral_hero = Escolha uma região para o Herói neutro: você age por último e decide empates.
asked-summon = O seu Deus se move primeiro ou usa primeiro a habilidade dele?
asked-confluence = Escolha uma confluência: o seu Deus estará presente em volta dela.
asked-pick = Escolha a carta que você joga em { $region }.
asked-action =
    { $n ->
        [1] Escolha a sua primeira ação em { $region } ou passe.
       *[other] Escolha a sua segunda ação em { $region } ou passe.
    }
asked-third = Você entrega um Glifo em { $region } por uma terceira ação?
asked-cancel = Qual maioria não é concedida em { $region }?
asked-appease =
    { $n ->
        [one] Você apazigua o Deus enfurecido com { $n } unidade?
       *[other] Você apazigua o Deus enfurecido com { $n } unidades?
    }
asked-pay = Qual unidade você paga ao Deus enfurecido?
asked-use_token = Qual ficha do Deus enfurecido você usa?
asked-tie_strength = Quem vence o empate em { $region }?
asked-tie_calendar = Quem vence o empate pelo Calendário em { $region }?
asked-tie_codex = Quem vence o empate pelo Códice em { $region }?
asked-tie_consecrated = Quem vence o empate em { $region }?
asked-calendar = Qual espaço do Calendário o seu Xamã ocupa?
asked-codex = Qual espaço do Códice o seu Guerreiro ocupa?
asked-sacrifice = Sacrifique unidades (1 força e 1 Devoção cada): o mais forte ganha { $n } PV.
# Um efeito pede seus alvos um de cada vez: { $what } é um destes, e asked-effect fecha a frase.
target-DEPLOY = mobilize uma unidade da sua Reserva
target-AWAKEN = desperte uma unidade de Xibalba
target-RECOVER = recupere uma unidade de Xibalba
target-ANNIHILATE = aniquile uma unidade (ela vai para Xibalba)
target-EXILE = exile uma unidade (ela volta para a Reserva do dono)
target-RAZE = derrube um Glifo ou a peça do topo de uma Pirâmide
target-TRANSFORM = transforme em seu um Glifo ou a peça do topo de uma Pirâmide
target-MOVE = mova uma unidade
target-SWAP_ALTARS = escolha com qual região trocar o Altar
asked-times = { $what }, { $n } vezes
asked-times-up-to = { $what }, até { $n } vezes
asked-of-card = { $card }: { $what }
asked-effect = { $what }.
era = Era
uninhabited = inóspita
consecrated = consagrada
fought = disputada
conflict = Conflito
angry = Deus enfurecido
angry-cost =
    { $n ->
        [one] { $n } unidade
       *[other] { $n } unidades
    }
xibalba = Xibalba
calendar = Calendário
codex = Códice
most-shaman = mais Xamãs
most-warrior = mais Guerreiros
not-awarded = não é concedido aqui
devotion = Devoção
at-end = pontos no fim
level = nível { $n }
strength = { $region }: força
winner-takes = quem vence recebe
won = vence
claims = por carta
cards = Suas cartas
gods = Deuses
ceremony = Ação 3 de todas, { $name }: { $does }
summoning = { $name } (invocar): { $does }
state-hand = na mão
state-unseen = no baralho
state-played = jogada
state-pick = oculta
state-up = revelada
pass = ou passar
in-reserve = Reserva
col-cards = cartas
col-points = pontos
you = { $name } (você)
abilities = Habilidades de Tribo
neutral = Herói neutro de { $name }
several = { $first } …
picked = já escolheu
pieces = Peças de Pirâmide de nível 1 a 4: { $what }
leads = lidera
tied = empate
face-down = virada para baixo: é revelada quando começa a Era dela
consecrated-pays = Região consagrada: quem vence recebe { $n } PV em vez do Altar
hero-of = Herói de { $name }, { $region }
confluence = confluência { $name }: { $regions }
god-at = { $god }, { $confluence }: presente em { $regions }
no-units = Nenhuma unidade
conflict-of = Conflito { $n } de { $all }
