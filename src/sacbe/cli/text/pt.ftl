# Textos da linha de comando em português do Brasil. Os jogos têm seus próprios textos.


## Seats


## Welcome and help

title-custom-data = { $game } com dados próprios ({ $data })
welcome-title = { $game } no terminal
welcome-seats = Na mesa: { $seats }.
welcome-you = Você é { $name }. { $letter }
welcome-choose = Digite o número de uma opção e tecle Enter. Durante o seu turno, u desfaz suas escolhas até que algo oculto seja revelado.
welcome-help = Digite ? a qualquer momento para ver a ajuda, r para um resumo das regras, q para sair e continuar outro dia.
welcome-begin = Tecle Enter para começar.
keys-title = Teclas
key-number = escolher
key-why = explicar a opção 3
key-rules = resumo das regras
key-rule = uma regra pelo número, ou todas as que contêm essas palavras
key-board = o tabuleiro completo
key-tiles = todas as peças, vistas ou não
key-log = o histórico: últimas jogadas ou a partida inteira
key-undo = desfazer, durante o seu turno
key-save = salvar uma cópia da partida
key-quit = sair agora e continuar depois
key-help = esta ajuda
help-levels = Bots, do mais fraco ao mais forte: { $levels }. Para jogar contra outros: sacbe play --seats { $example }
keys-line = ? ajuda  b tabuleiro  t peças  r regras  l histórico  u desfaz  s salva  q sai

## The prompt

you-have = Você tem:
prompt-choose = { $name }: { $question }
choice-is-secret = Esta escolha é secreta: fica oculta até que todos tenham escolhido e não pode ser desfeita.
forced-choice = Sua única opção, escolhida automaticamente: { $what }.
press-enter = Tecle Enter para continuar.
page-more = Enter: mais   q: parar
small-terminal = Este terminal é pequeno ({ $width } x { $height }); a partir de 80 x 24 o tabuleiro é mais fácil de ler.
news-title = Desde a sua última escolha
news-cut =
    { $n ->
        [one] { $n } linha anterior: l mostra o histórico inteiro
       *[other] { $n } linhas anteriores: l mostra o histórico inteiro
    }
thinking = { $name } está pensando
no-such-choice = Não existe a opção { $n }: digite um número de 1 a { $most } ou ? para ver a ajuda.
not-understood = “{ $typed }” não é um número de 1 a { $most } nem uma tecla: digite ? para ver a ajuda.
nothing-typed = Digite um número de 1 a { $most } ou ? para ver a ajuda.
too-long = Isso é longo demais para uma resposta: digite um número de 1 a { $most } ou ? para ver a ajuda.
explain-allowed = Você pode fazer isso agora: é a opção { $n }.
explain-rule = (regra { $rule }: digite r { $rule } para ler)
explain-nothing = Nada neste jogo se chama “{ $typed }”. Pergunte, por exemplo: ? { $examples }
rule-unknown = Neste jogo não existe a regra { $code }. As mais parecidas: { $near }.
rule-none = Nenhuma regra deste jogo menciona “{ $typed }”.

## Undo

undone = Desfeito.
undo-nothing = Não há nada para desfazer neste turno.
undo-revealed = Algo oculto foi revelado desde a sua última escolha, então ela não pode ser desfeita.
undo-secret = Uma escolha secreta não pode ser desfeita.

## Starting

needs-terminal = Para jogar é preciso um terminal: execute este comando em um terminal.
which-game = Qual jogo?

## Handoff

handoff = Passe o teclado para { $name }.
handoff-wait = { $name }, tecle Enter quando ninguém mais estiver olhando.

## Saving

saved = Partida salva em { $path }.
save-failed = Não foi possível gravar { $path } ({ $why }); a partida continua.
save-exists = { $path } já existe: escolha outro nome.
autosave-failed = Não é possível salvar a partida em { $path } ({ $why }): antes de sair, salve-a em outro lugar com s ARQUIVO.
quit-saved = Partida salva. Para continuar:
quit-not-saved = Não foi possível salvar a partida.
resume-offer = Você tem uma partida não terminada de { $game } ({ $seats }), jogada pela última vez em { $when }.
resume-ask = Continuar essa partida? Enter: sim, n: não, começar uma nova
resumed = A partida continua de onde parou.

## The end

game-over = A partida terminou.
winner = { $names } vence.
winners = { $names } dividem a vitória.
save-record-ask = Salvar o registro desta partida? Enter: sim, n: não
record-not-saved = O registro não foi salvo.

## Replay

replay-verified =
    { $moves ->
        [one] Verificado: { $moves } jogada de { $game }, { $result }.
       *[other] Verificado: { $moves } jogadas de { $game }, { $result }.
    }
result-unfinished = não terminada
replay-at = Jogada { $n } de { $most }
replay-start = Antes da primeira jogada
replay-keys = Enter próxima  p anterior  NÚMERO ir para  e fim  b tabuleiro  q sair
replay-no-move = Não existe a jogada { $n }: as jogadas vão de 0 a { $most }.
replay-not-understood = “{ $typed }” não é um número nem uma tecla.

## Reviews

review-written = Arquivo salvo: { $file }
review-quick = Chances de vitória, estimativa rápida:
review-running = Analisando todos os turnos

puzzles-count =
    { $n ->
        [one] { $game }: { $n } desafio
       *[other] { $game }: { $n } desafios
    }
puzzle-level-1 = fácil
puzzle-level-2 = médio
puzzle-level-3 = difícil
puzzle-level-4 = muito difícil
puzzle-task = Desafio { $puzzle }: você é { $name }. Encontre o turno com a maior chance de vitória (q: sair).
puzzle-right = Certo!
puzzle-wrong = Outro turno é melhor.
puzzle-second = O segundo melhor
