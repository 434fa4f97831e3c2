# O que o próprio servidor diz em português do Brasil: a dica de um bot.

hint-only = É a sua única opção.
hint-clear = O bot não encontrou mais nada que valesse a pena tentar.
hint-better = Parece valer cerca de { $points } PV a mais que a segunda melhor opção, “{ $other }”.
hint-alike = Nada parece melhor, mas “{ $other }” parece quase equivalente.
hint-secret = Para você não ficar previsível: o bot escolheria isto em { $percent }% das vezes.
hint-then = Depois: { $choices }.
hint-note = O bot calcula as próximas jogadas por cerca de um segundo e só supõe as peças e cartas ocultas a partir do que você mesmo pode ver. Ele conta os seus pontos finais, desconta uma parte dos pontos dos adversários e soma um grande bônus pela vitória.
turn-title = { $game }: sua vez
