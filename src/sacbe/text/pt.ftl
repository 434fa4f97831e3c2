# Palavras que todos os jogos compartilham.

language-en = English
language-es = Español
language-pt = Português
language-it = Italiano
yes = Sim
no = Não
nature = Acaso
spectator = Espectador
# Como se chamam os lugares: pelo nome da pessoa ou pelo nível do bot, e sua letra.
person = Jogador
bot-random = Aleatório
bot-easy = Fácil
bot-greedy = Ganancioso
bot-medium = Médio
bot-strong = Forte
bot-expert = Especialista
seat = { $who } { $letter }
players =
    { $n ->
        [one] { $n } jogador
       *[other] { $n } jogadores
    }
vp = { $n } PV
victory-points =
    { $n ->
        [one] { $n } ponto de vitória
       *[other] { $n } pontos de vitória
    }
# Lists grow by one with list-more and end with list-last, or with list-last-i before the sound of i.
list-more = { $head }, { $next }
list-last = { $head } e { $last }
list-last-i = { $head } e { $last }
list-or = { $head } ou { $last }
refusal-game_over = A partida terminou.
refusal-nature = Agora há um sorteio: aguarde um momento.
refusal-not_your_turn = Não é a sua vez: é a vez de { $name }.
refusal-no_such_action = Essa ação não existe neste jogo.
refusal-not_legal = Esta ação não é permitida agora.
# For games without texts of their own.
choose-action = Escolha uma ação.
total-points = Pontos
# Tabuleiros como documentos.
document-now = Agora
document-players = Jogadores
document-player = Jogador
document-you = { $name } (você)
document-nobody = ninguém
document-turn = Vez de { $name }: { $asked }
# Resultados das partidas.
result-other = outros
result-start = no início
result-best-turn = Melhor turno: { $name } ganha { $n } PV.
result-largest-loss = Maior perda: { $name } perde { $n } PV de uma vez.
result-best-source = Mais pontos de uma só fonte: { $name } tem { $n } PV de “{ $source }”.
result-lead =
    { $n ->
        [one] A liderança mudou uma vez; ficou com { $name }.
       *[other] A liderança mudou { $n } vezes; no fim ficou com { $name }.
    }
