# O curso de uma partida de Tzolk'in, português do Brasil. As frases estão em ../../text.

food-day = Dia de Alimentação { $n } de 4
title-round = Fim da rodada
title-final = Pontuação final
mark-round = Rodada { $n }
tie-workers = peões nas engrenagens
best-monument = Melhor monumento: { $tile } dá { $n } PV a { $name }.

## Entradas, sem o nome do jogador

entry-fed =
    { $workers ->
        [one] { $workers } peão alimentado
       *[other] { $workers } peões alimentados
    }
entry-hungry = { $hungry } de { $workers } peões com fome
entry-temple_goods = { $temple }
entry-temple_points = { $temple }, degrau { $step }
entry-leader = primeiro lugar: { $temple }
entry-leader_shared = primeiro lugar dividido: { $temple }
entry-worker_back = recupera o peão da Área do Jogador Inicial
entry-fell_off = um peão é empurrado para fora da engrenagem de { $wheel }
entry-score_leftovers = materiais restantes no valor de { $corn } de milho
entry-score_skulls =
    { $skulls ->
        [one] { $skulls } caveira restante
       *[other] { $skulls } caveiras restantes
    }
entry-score_monument = { $tile }

## What a player did

done-wheel = ações em { $wheel }
done-place = peões posicionados
done-build = construções e monumentos erguidos
done-beg = vezes em que implorou
done-hungry = peões com fome
