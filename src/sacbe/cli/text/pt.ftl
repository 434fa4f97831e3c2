# A linha de comando em português do Brasil: o que se diz em volta de um jogo. Cada jogo tem suas palavras.


## Seats

seat-human = Jogador { $letter }
seat-bot = { $bot } { $letter }

## Welcome and help

game-on-own-data = { $game } com dados próprios ({ $data })
welcome-title = { $game } no terminal
welcome-seats = À mesa: { $seats }.
welcome-you = Você é { $name }. { $letter }
welcome-choose = Digite o número de uma opção e tecle Enter. Durante o seu turno, u desfaz o que você escolheu até que algo seja revelado.
welcome-help = Digite ? a qualquer momento para ver a ajuda, r para um resumo das regras, q para sair e continuar outro dia.
welcome-begin = Tecle Enter para começar.
keys-title = Teclas
key-number = escolher
key-why = explica a opção 3
key-rules = as regras resumidas
key-rule = uma regra pelo número, ou todas as que contêm essas palavras
key-board = o tabuleiro completo
key-tiles = todas as peças, vistas ou não
key-log = o que aconteceu, recentemente ou desde o começo
key-undo = desfazer, durante o seu turno
key-save = salvar uma cópia da partida
key-quit = sair agora e continuar depois
key-help = esta ajuda
help-levels = Bots, do mais fraco ao mais forte: { $levels }. Para jogar contra outros: sacbe play --seats { $example }
keys-line = ? ajuda  b tabuleiro  t peças  r regras  l registro  u desfazer  s salvar  q sair

## The prompt

you-have = Você tem:
prompt-choose = { $name }: { $question }
choice-is-secret = Esta escolha é secreta: fica oculta até que todos tenham escolhido e não pode ser desfeita.
only-choice = Sua única opção, escolhida automaticamente: { $what }.
press-enter = Tecle Enter para continuar.
page-more = Enter: mais   q: parar
small-terminal = Este terminal é pequeno ({ $width } x { $height }); a partir de 80 x 24 o tabuleiro é mais fácil de ler.
news-title = Desde a sua última decisão
news-cut =
    { $n ->
        [one] { $n } linha anterior: l mostra o registro inteiro
       *[other] { $n } linhas anteriores: l mostra o registro inteiro
    }
thinking = { $name } está pensando
no-such-choice = Não há opção { $n }: digite um número de 1 a { $most }, ou ? para ver a ajuda.
not-understood = “{ $typed }” não é um número de 1 a { $most } nem uma tecla: digite ? para ver a ajuda.
nothing-typed = Digite um número de 1 a { $most }, ou ? para ver a ajuda.
too-long = Isso é longo demais para ser uma resposta: digite um número de 1 a { $most }, ou ? para ver a ajuda.
explain-allowed = Você pode fazer isso agora: é a opção { $n }.
explain-rule = (regra { $rule }: digite r { $rule } para ler)
explain-nothing = Nada neste jogo se chama “{ $typed }”. Pergunte, por exemplo: ? { $examples }
rule-unknown = Neste jogo não existe a regra { $code }. As mais parecidas: { $near }.
rule-none = Nenhuma regra deste jogo menciona “{ $typed }”.

## Undo

undone = Desfeito.
undo-nothing = Você não decidiu nada neste turno que possa ser desfeito.
undo-revealed = Algo foi revelado desde a sua última decisão, então ela não pode ser desfeita.
undo-secret = Uma escolha secreta não pode ser desfeita.

## Starting

needs-terminal = Para jogar é preciso um terminal: execute este comando em um.
which-game = Qual jogo?

## Curtain

curtain = Passe o teclado para { $name }.
curtain-wait = { $name }, tecle Enter quando ninguém mais estiver olhando.

## Saving

saved = Salvo em { $path }.
save-failed = Não foi possível escrever { $path } ({ $why }); a partida continua.
save-exists = { $path } já existe: escolha outro nome.
autosave-failed = A partida não pode ser salva em { $path } ({ $why }): salve-a em outro lugar com s ARQUIVO antes de sair.
quit-saved = Partida salva. Continue com:
quit-not-saved = Não foi possível salvar a partida.
resume-offer = Você tem uma partida inacabada de { $game } ({ $seats }), jogada pela última vez em { $when }.
resume-ask = Continuar? Enter: sim, n: não, começar outra
resumed = A partida continua.

## The end

game-over = A partida acabou.
winner = { $names } vence.
winners = { $names } dividem a vitória.
save-record-ask = Salvar o registro desta partida? Enter: sim, n: não
record-not-kept = O registro não foi salvo.

## Replay

replay-verified =
    { $moves ->
        [one] Verificado: { $moves } jogada de { $game }, { $result }.
       *[other] Verificado: { $moves } jogadas de { $game }, { $result }.
    }
result-unfinished = inacabada
replay-at = Jogada { $n } de { $most }
replay-start = Antes da primeira jogada
replay-keys = Enter próxima  p anterior  NÚMERO pular  e final  b tabuleiro  q sair
replay-no-move = Não há jogada { $n }: as jogadas vão de 0 a { $most }.
replay-not-understood = “{ $typed }” não é um número nem uma tecla.
