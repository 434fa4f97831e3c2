# O tabuleiro de Tzolk'in como documento, português do Brasil. As frases estão em ../../text.

wheels = Engrenagens
free = livre
none = nenhum
used = ocupado
side-light = Lado claro: na Área do Jogador Inicial, este jogador pode avançar dois dias no calendário.
side-dark = Lado escuro: este jogador não pode avançar dois dias no calendário até chegar ao topo de um templo.

## Calendário e turno

calendar = Rodada { $round } de { $rounds }, dia { $day } de { $days }, Era { $age }
no-food-day = Os quatro Dias de Alimentação já passaram
food-days-left =
    { $n ->
        [one] Falta 1 Dia de Alimentação; no próximo { $reward }
       *[other] Faltam { $n } Dias de Alimentação; no próximo { $reward }
    }
all-choose = Todos escolhem em segredo: { $asked }
placed =
    { $n ->
        [one] { $n } peão posicionado neste turno
       *[other] { $n } peões posicionados neste turno
    }
starting-player = Jogador inicial: { $name }
starting-space-free = Área do Jogador Inicial: livre
on-starting-space = { $name }: um peão na Área do Jogador Inicial
calendar-corn = Milho no calendário: { $n }
skulls-in-bank = Caveiras de cristal no banco: { $n }

## Tabelas

goods = Materiais dos jogadores
food = Próximo Dia de Alimentação
spaces = Espaços
steps = Degraus dos jogadores
levels = Níveis dos jogadores
col-hand = peões disponíveis
col-out = peões posicionados
col-bank = peões no banco
col-eaters = peões a alimentar
col-food = milho necessário
col-missing = milho que falta
col-loss = PV perdidos
col-space = Espaço
col-worker = peão
col-action = ação
col-palenque = fichas da selva
col-chichen_itza = lugar para uma caveira
step = degrau { $step } de { $top } ({ $points } PV)
step-goods = Degrau { $step }: { $goods } no primeiro e no terceiro Dia de Alimentação
tech-price = Os níveis 1, 2 e 3 custam 1, 2 e 3 recursos; cada avanço seguinte custa 1.
wheel-entry = O próximo peão ocupa { $where }.
wheel-full = Todos os espaços estão ocupados.

## Peças

dealt = Você recebeu:
kept = Já escolhidas:
owned = Cartelas e fichas:
on-display =
    { $n ->
        [0] Nenhuma disponível.
        [one] Disponível: { $n }.
       *[other] Disponíveis: { $n }.
    }
building_pile = Na pilha desta Era, { $n }: { $tiles }.
next_age_pile = Na Era II, { $n }: { $tiles }.
monument_pile = Fora desta partida, { $n }: { $tiles }.
