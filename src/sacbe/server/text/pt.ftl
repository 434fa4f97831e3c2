# O que o próprio servidor diz em português do Brasil: o conselho de um bot.

hint-only = É a única opção que existe.
hint-clear = O bot não achou nenhuma outra que valesse a pena tentar.
hint-better = Porque parece cerca de { $points } pontos melhor que a seguinte: “{ $other }”.
hint-alike = Porque nada parece melhor; “{ $other }” parece quase equivalente.
hint-secret = Porque ninguém deve poder adivinhar sua escolha: o bot escolheria isto { $percent } vezes em cem.
hint-then = O que viria depois: { $choices }.
hint-note = O bot olha adiante por cerca de um segundo em distribuições que você não pode distinguir da verdadeira. Ele soma os seus pontos no fim, desconta uma parte dos pontos dos outros e conta a vitória como muitos pontos a mais.
bot-random = Aleatório
bot-easy = Fácil
bot-greedy = Ganancioso
bot-medium = Médio
bot-strong = Forte
