# O que as páginas dizem só de Mezo, em português do Brasil.


## Opções

option-gods = Deuses
option-gods-help = Distribuídos: cada jogador recebe um Deus sorteado. Escolhidos: cada jogador escolhe abertamente, começando por quem tem mais pontos.
option-starting_seat = Quem começa com mais pontos
option-starting_seat-help = O lugar com mais pontos no início.
value-gods-dealt = Distribuídos
value-gods-chosen = Escolhidos

## Partes do tabuleiro

part-table = Tabuleiro
part-map = Mapa
part-uxmal = Uxmal
part-chichen_itza = Chichén Itzá
part-coba = Cobá
part-hochob = Hochob
part-becan = Becán
part-palenque = Palenque
part-xibalba = Xibalba
part-conflict = Conflito
part-turn = Sua vez
part-cards = Cartas
part-calendar = Calendário
part-codex = Códice
part-devotion = Devoção
part-players = Jogadores
part-abilities = Habilidades

## A primeira partida guiada

guide-land-title = As regiões
guide-land-do = Olhe o mapa. Cada região habitada tem um Altar; quem vence o Conflito ali recebe o que ele dá.
guide-land-why = Os pontos vêm dos Altares, das Pirâmides, do Calendário e do Códice, e da Devoção. São três Eras.
guide-ability-title = Uma habilidade
guide-ability-do = Escolha uma Habilidade de Tribo: fique com “Retorno dos mortos”.
guide-ability-why = Ela vale para a partida inteira: no começo da sua Fase da Tribo em cada Era, traz unidades de volta de Xibalba, 1 agora, 2 na segunda Era e 3 na terceira.
guide-awaken-title = De volta de Xibalba
guide-awaken-do = Desperte um Xamã em Becán, onde o Altar do Sol dá 7 pontos.
guide-awaken-why = Cada unidade dá 1 de força. Esta se soma às que você vai mobilizar depois.
guide-hero-title = O seu Herói
guide-hero-do = Coloque o seu Herói em Palenque.
guide-hero-why = Um Herói dá 2 de força, e o dono dele decide os empates ali. Mas você não pode mobilizar unidades na região do seu próprio Herói.
guide-neutral-title = O Herói neutro
guide-neutral-do = Com dois jogadores, cada um coloca também um Herói neutro. Coloque o seu em Cobá, onde você vai mobilizar.
guide-neutral-why = Ele não tem força, mas você decide os empates onde o colocou. A região que fica sem Herói é a Região consagrada.
guide-deploy-title = Mobilize
guide-deploy-do = Mobilize até 3 unidades em cada uma das outras regiões: a pergunta acima diz qual é a região, e você escolhe quantas vão para lá. Misture Xamãs e Guerreiros onde quiser vencer.
guide-deploy-why = Cada unidade dá 1 de força. Quem tem mais Xamãs fica com o Calendário; quem tem mais Guerreiros, com o Códice: os dois dão pontos mesmo onde você perde.
guide-god-title = O seu Deus
guide-god-do = O seu Deus é Kukulkan. Coloque-o na confluência que toca Chichén Itzá, Cobá e Becán e mobilize o Guerreiro que ele dá.
guide-god-why = A maior parte do que as suas cartas fazem só vale onde o seu Deus está presente: aqui são três regiões.
guide-card-title = Uma carta em segredo
guide-card-do = Uma região é revelada: jogue a carta “Fervor” virada para baixo. Todas as cartas são reveladas juntas.
guide-card-why = Fervor traz Guerreiros e tira Xamãs dos outros onde o seu Deus está presente. Uma carta jogada não volta nesta Era, então escolha conforme a região em disputa.
guide-action-title = Use uma ação
guide-action-do = Escolha uma ação da sua carta: ela é coberta e resolvida na hora.
guide-action-why = Cada jogador age duas vezes, um de cada vez. Se nada servir, passe: 1 de Devoção ou uma unidade de volta de Xibalba.
guide-conflict-title = Quem vence
guide-conflict-do = Jogue o Conflito até o fim e olhe a força dos dois jogadores.
guide-conflict-why = Quem tem mais força ganha o Altar. Depois as unidades voltam às Reservas; Glifos e Pirâmides ficam.
guide-era-title = O fim da Era
guide-era-do = Jogue os outros Conflitos desta Era. No fim dela, pontuam as unidades no Calendário e no Códice e as suas Pirâmides.
guide-era-why = As peças de Pirâmide pontuam em todas as Eras, e cada vez mais: vale a pena construir cedo.

# Reasons in hints.
reason-leads = você tem a maior força em { $region } ({ $own } contra { $best })
reason-shaman = você tem mais Xamãs que os outros em { $region } ({ $own } contra { $best }) e, com eles, o Calendário
reason-warrior = você tem mais Guerreiros que os outros em { $region } ({ $own } contra { $best }) e, com eles, o Códice
reason-level = você alcança o nível { $n } de Devoção
reason-recovers =
    { $n ->
        [one] { $n } unidade volta de Xibalba
       *[other] { $n } unidades voltam de Xibalba
    }
