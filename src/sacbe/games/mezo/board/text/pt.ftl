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
asked-deploy = Mobilize até { $n } unidades da sua Reserva em { $region }.
asked-by = { $name }: { $what }
asked-build-both = escolha uma região para um Glifo ou uma peça de Pirâmide
asked-build-pyramid = escolha uma região para uma peça de Pirâmide
asked-build-glyph = escolha uma região para um Glifo
asked-one = { $effect }: escolha uma destas opções
era = Era
uninhabited = inóspita
consecrated = consagrada
fought = disputada
conflict = Conflito
angry = Deus enfurecido
angry-cost =
    { $n ->
        [one] apaziguar: { $n } unidade
       *[other] apaziguar: { $n } unidades
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
ceremony = 3 em toda carta: { $name } – { $does }
summoning = { $name } (invocar): { $does }
state-hand = na mão
state-unseen = não comprada
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
leads = na frente
tied = empate
face-down = virada para baixo: é revelada quando começa a Era dela
consecrated-pays = Região consagrada: quem vence recebe { $n } PV em vez do Altar
hero-of = Herói de { $name }, { $region }
confluence = confluência { $name }: { $regions }
god-at = { $god }, { $confluence }: presente em { $regions }
no-units = Nenhuma unidade
conflict-of = Conflito { $n } de { $all }
