# Palavras do tabuleiro de Mezo, português do Brasil. As frases estão em ../../text, as palavras curtas no terminal.

title = O tabuleiro de Mezo
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
asked-deploy = Mobilize até { $n } unidades da sua reserva em { $region }.
asked-by = { $name }: { $what }
asked-build-both = escolha uma região para um glifo ou uma peça de pirâmide
asked-build-pyramid = escolha uma região para uma peça de pirâmide
asked-build-glyph = escolha uma região para um glifo
asked-one = { $effect }: escolha uma destas opções
era = Era
uninhabited = inóspita
consecrated = consagrada
fought = disputada
conflict = conflito
angry = Deus enfurecido
angry-cost =
    { $n ->
        [one] apaziguar: { $n } unidade
       *[other] apaziguar: { $n } unidades
    }
xibalba = Xibalba
calendar = Calendário
codex = Códice
most-shaman = mais xamãs
most-warrior = mais guerreiros
not-awarded = não é dado aqui
devotion = Devoção
at-end = pontos no fim
level = nível { $n }
strength = { $region }: força
winner-takes = quem vence recebe
won = vence
claims = reivindicada
cards = Suas cartas
gods = Deuses
ceremony = 3 em toda carta: { $name } – { $does }
summoning = { $name } (invocar): { $does }
state-hand = na mão
state-unseen = não comprada
state-played = jogada
state-pick = oculta
state-up = à vista
pass = ou passar
in-reserve = Reserva
col-cards = cartas
col-points = pontos
you = { $name } (você)
abilities = Habilidades de tribo
neutral = Herói neutro de { $name }
several = { $first } …
picked = já escolheu
pieces = Peças de pirâmide de nível 1 a 4: { $what }
leads = à frente
tied = empate
face-down = virada para baixo: é revelada quando começa a sua Era
consecrated-pays = região consagrada: quem vence recebe { $n } PV em vez do altar
hero-of = Herói de { $name }, { $region }
confluence = confluência { $name }: { $regions }
god-at = { $god }, { $confluence }: presente em { $regions }
no-units = Nenhuma
conflict-of = Conflito { $n } de { $all }
