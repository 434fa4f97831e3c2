# O que o próprio servidor diz em português do Brasil: o conselho de um bot.

hint-only = É a única opção que existe.
hint-clear = O bot não achou nenhuma outra opção que valesse a pena.
hint-better = Porque parece cerca de { $points } pontos melhor que a segunda melhor opção: “{ $other }”.
hint-alike = Porque nada parece melhor; “{ $other }” parece quase equivalente.
hint-secret = Porque ninguém deve poder adivinhar sua escolha: o bot escolheria isto { $percent } vezes em cem.
hint-then = Depois: { $choices }.
hint-note = O bot analisa a partida por cerca de um segundo, supondo as peças e cartas ocultas só com base no que você pode ver. Ele conta os seus pontos finais, desconta uma parte dos pontos dos adversários e soma muitos pontos pela vitória.
bot-random = Aleatório
bot-easy = Fácil
bot-greedy = Ganancioso
bot-medium = Médio
bot-strong = Forte
