# O que o próprio servidor diz em português do Brasil: a dica de um bot.

hint-only = É a sua única opção.
hint-clear =
    { $n ->
        [0] Todas as outras opções pareceram claramente piores quando o bot as comparou.
       *[other] Parece claramente melhor que as outras opções, como: { $others }.
    }
hint-order = Todos os planos que parecem bons têm as mesmas escolhas, em outra ordem.
hint-better =
    { $points ->
        [one] Parece cerca de { $points } ponto melhor que o segundo melhor plano: { $other }.
       *[other] Parece cerca de { $points } pontos melhor que o segundo melhor plano: { $other }.
    }
hint-best = Parece melhor que o segundo melhor plano: { $other }.
hint-alike = Nenhum plano parece melhor, mas este parece quase equivalente: { $other }.
hint-secret = Para você não ficar previsível: o bot escolheria isto em { $percent }% das vezes.
hint-scores = dá { $points }: { $sources }
hint-source = { $source } { $n }
hint-next = no próximo turno: { $choices }
hint-end =
    { $points ->
        [one] Encerrar o turno agora custaria cerca de { $points } ponto.
       *[other] Encerrar o turno agora custaria cerca de { $points } pontos.
    }
hint-then = Depois: { $choices }.
hint-note = O bot calcula as próximas jogadas por cerca de um segundo e supõe as peças e cartas ocultas só com base no que você pode ver. Ele conta os seus pontos finais, desconta uma parte dos pontos dos adversários e soma um grande bônus pela vitória.
turn-title = { $game }: sua vez

## Avisos

notify-turn-subject = { $game }: sua vez
notify-turn =
    É a sua vez em uma partida de { $game }.
    { $url }

    Para não receber mais estas mensagens: { $stop }
notify-over-subject = { $game }: a partida terminou
notify-over =
    Uma partida de { $game } terminou.
    { $url }

    Para não receber mais estas mensagens: { $stop }
notify-hello-subject = Sacbe: notificações ativadas
notify-hello =
    Você receberá uma mensagem aqui quando for a sua vez.
    { $url }

    Para não receber mais estas mensagens: { $stop }
notify-confirm-subject = Sacbe: seu código é { $code }
notify-confirm =
    Digite este código na página para receber uma mensagem quando for a sua vez: { $code }

    { $url }

    Se você não pediu isto, ignore esta mensagem. Você não receberá outras.
ledger-start = No início
