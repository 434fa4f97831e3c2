# As páginas em português do Brasil: o que se diz em volta de um jogo. Cada jogo tem suas palavras.


## Everywhere

language = Idioma
seat-n = Lugar { $n }
at-random = aleatório
link-copied = Link copiado.
link-shown = Copie o link mostrado aqui.
error-offline = O servidor não responde. Ele está no ar?
error-malformed = O servidor não entendeu o pedido. Tente recarregar a página.
error-unauthorized = Este link não é válido.
error-forbidden = Isso não é permitido aqui.
error-not_found = Isso não existe ou deixou de existir.
error-conflict = A partida avançou nesse meio-tempo. Confira o tabuleiro e escolha de novo.
error-gone = Este servidor não tem mais as regras desta mesa.
error-too_large = Isso é grande demais.
error-illegal = Isso não é possível.
error-too_many = Pedidos demais ao mesmo tempo. Aguarde um momento.
error-failed = Algo deu errado no servidor.
error-unavailable = O servidor não conseguiu salvar. Tente de novo.
footer = Sacbe: três jogos de tabuleiro maias.
api = Para desenvolvedores

## A new game

welcome = Três jogos de tabuleiro do mundo maia
welcome-text = Jogue contra bots, com amigos por link ou em um só aparelho. De graça e sem cadastro.
which-game = Qual jogo?
players-range = de { $least } a { $most } jogadores
who-plays = Quem joga
how-many = Jogadores
seat-local = Neste aparelho
seat-link = Por link
name-of = Nome, { $seat }
more-choices = Variantes, limite de tempo, desfazer, espectadores
clock = Limite de tempo
clock-help = Quanto tempo um turno pode durar. Os bots não têm limite de tempo.
clock-0 = Nenhum
clock-60 = 1 minuto por turno
clock-180 = 3 minutos por turno
clock-600 = 10 minutos por turno
clock-3600 = 1 hora por turno
clock-86400 = 1 dia por turno
clock-259200 = 3 dias por turno
clock-604800 = 7 dias por turno
late = Quando o tempo acabar
late-bot = Um bot joga até o jogador voltar
late-end = A partida termina sem resultado
undo-rule = Desfazer
undo-turn = Durante o seu turno, até que algo oculto seja revelado
undo-agreed = Também depois, se todos concordarem
open-to = Quem pode entrar
open-to-link = Só quem tem um link
open-to-public = Qualquer pessoa: a mesa aparece nesta página
open-to-help = Um lugar por link fica com quem abrir o link primeiro.
allow-spectators = Permitir espectadores
play = Jogar
invite = Convidar um amigo
continue-title = Continue de onde parou:
continue = Continuar
preparing = Primeira execução: as regras estão sendo compiladas, o que leva um ou dois minutos. Você já pode jogar; enquanto isso, os bots que calculam jogadas jogam como o bot ganancioso.

## Tables

my-tables = Minhas mesas
no-tables = Você ainda não entrou em nenhuma mesa.
public-tables = Mesas públicas
no-public = Nenhuma no momento.
join = Entrar
status-over = terminada
status-ended = interrompida
status-gone = regras indisponíveis

## You

you = Você
my-name = Meu nome
other-device = Outro aparelho
other-device-help = Abra este link no outro aparelho em até 15 minutos para ver suas mesas nos dois. O link só funciona uma vez.
make-link = Criar um link
carried = Suas mesas agora estão neste aparelho.
import = Abrir uma partida salva
import-help = O arquivo de uma partida salva aqui ou no terminal. Ele é conferido jogada por jogada e aberto como uma nova mesa.
import-choose = Escolher um arquivo
record-too-large = Este arquivo é grande demais para ser uma partida salva.
record-checking = Conferindo o registro…

## A table

connecting = conectando
connected = conectado
reconnecting = reconectando
no-such-table = Não há nenhuma mesa neste endereço.
private-table = Esta mesa é privada: só quem joga nela pode vê-la.
other-rules = Esta mesa usa outra versão das regras e não pode ser mostrada.
your-turn = Sua vez
turn-of = Vez de { $name }
waiting-for = Aguardando { $names }
waits-for-people = Este lugar ainda está livre. Pressione “Convidar um amigo” para ver o link.
waits-for-others = Este lugar ainda está livre.
bot-thinks = O bot está pensando.
you-watch = Você está assistindo.
secret-choice = Em segredo; não pode ser desfeita.
winner = { $names } vence
winners = { $names } dividem a vitória
ended-late = A partida terminou sem resultado: acabou o tempo de { $name }
undo = Desfazer
ask-undo = Pedir para desfazer
undo-asked = { $name } quer desfazer a última escolha que fez. Aguardando: { $names }.
agree = Aceitar
refuse = Recusar
seats = Lugares
bot-for-now = por enquanto joga um bot: { $level }
seat-waits = livre: aguardando um jogador
seat-here = joga neste aparelho
seat-you = você
seat-person = joga em outro aparelho
winner-mark = Vencedor
to-move = joga agora
points = { $n } PV
copy-invitation = Convidar
let-bot-play = Deixar um bot jogar
new-link = Novo link
remove-player = Remover jogador
rename = Mudar o nome
rename-title = Novo nome
rename-do = Mudar
cancel = Cancelar
leave = Sair da mesa
return = Voltar ao meu lugar
add-time = Dar mais tempo
time-left = restam { $time }
days-hours = { $d } d { $h } h
rematch = Revanche
go-to-rematch = Ir para a revanche
export = Baixar o registro da partida
copy-watch-link = Link para espectadores
seeded = Quem abriu esta mesa escolheu a distribuição e pode conhecer informações ocultas.
board = Tabuleiro
step = Jogada { $n } de { $most }
step-back = Uma jogada para trás
step-forth = Uma jogada para a frente
step-now = Agora
in-past = Você está vendo uma jogada anterior. Escolha “Agora” para voltar à partida.
chat = Chat
chat-line = Mensagem
send = Enviar
spectator-name = { $name } (assistindo)
spectator-default = Espectador
handoff = Passe o aparelho para { $name }
handoff-text = O que vem agora é só para { $name }. Ninguém mais deve olhar.
handoff-open = Eu sou { $name }: mostrar a mesa

## A imagem do tabuleiro

board-parts = Partes do tabuleiro
board-whole = Tabuleiro inteiro
board-has-choices = há opções
text-board = Tabuleiro em texto
own-goods = O que { $name } tem; o tabuleiro em texto diz tudo
choices = Suas opções
choose-among = { $n ->
    [one] { $n } opção
   *[other] { $n } opções
}
which-one = Qual?
do-it = Escolher
confirm = Confirmar
no-return = Não é possível desfazer além deste ponto: algo oculto foi revelado.
larger = Aumentar
smaller = Diminuir
step-slider = Jogada mostrada

## What a choice leads to, and settings

rule = Regra
rule-n = Regra { $code }
confirmation = Tem certeza?
from-to = { $name }: de { $before } para { $after }
final-ends = Encerra o seu turno
final-reveals = Não pode ser desfeito: revela algo oculto
final-binds = Não pode ser desfeito
why-unknown = Você não pode fazer isso agora.
press-again = Esta opção acabou de aparecer aqui. Pressione de novo para escolhê-la.
settings = Configurações
theme = Tema
theme-auto = igual ao do aparelho
theme-light = claro
theme-dark = escuro
set-confirm = Pedir confirmação antes de encerrar o turno
set-sounds = Sons

## A moldura de uma mesa

views = Regras e mais
beside = Histórico, chat e lugares
close = Fechar
replay = Jogadas anteriores
tools = Sua vez
step-first = Primeira jogada
step-latest = Última jogada
autoplay = Reproduzir
autoplay-stop = Pausar
step-link = Copiar link
undo-whole = Desfazer turno
end-turn = Encerrar turno
more-below = mais { $n }
unread =
    { $n ->
        [one] { $n } não lida
       *[other] { $n } não lidas
    }
shortcuts = Atalhos do teclado
keys-undo = Desfazer a última escolha
keys-undo-whole = Desfazer o turno inteiro
keys-hint = Pedir uma dica
keys-rule = Ler a regra sobre o que está selecionado
keys-log = Abrir o histórico
keys-chat = Abrir o chat
keys-steps = Uma jogada para trás ou para a frente
keys-ends = Primeira ou última jogada
keys-board = Ir para as opções no tabuleiro
keys-close = Fechar o que está aberto
keys-help = Mostrar esta lista

## Invitations, lists of tables, skip links

bots = Bots
link-incomplete = Este link está incompleto: falta uma parte ou ela mudou. Peça o link de novo e copie-o inteiro.
name-title = Qual é o seu nome?
name-text = Os outros o veem na mesa. Você pode mudá-lo depois.
name-take = Ocupar o lugar
leave-title = Deixar o seu lugar?
leave-text = Um bot joga por você até você voltar.
has-come = Agora também na mesa: { $names }
invite-title = Convidar
invite-taken = { $name } ocupou este lugar.
invite-link = Link
invite-help = Envie este link a uma pessoa: quem o abrir primeiro joga como { $name }.
invite-watch-help = Qualquer pessoa com este link pode assistir.
invite-copy = Copiar
invite-qr = Código QR do link
invite-network = Endereço na sua rede: { $url }
invite-local = Este servidor só pode ser acessado deste computador: um link não funcionaria para os outros.
invite-open-help = Você pode abri-lo para a sua rede local. Todos nessa rede poderão usá-lo até o servidor parar.
invite-open = Abrir para a minha rede
invite-waits = ainda não entrou
invite-came = está aqui
invite-show = Mostrar link
with-players = com { $names }
last-move = Última jogada: { $text }
archive = Arquivar
unarchive = Restaurar
archived = Arquivadas: { $n }
archived-help = Ocultas só neste navegador; as partidas continuam.
watch = Assistir
skip-play = Ir para a nova partida
skip-tables = Ir para as minhas mesas
skip-choices = Ir para as suas opções
skip-board = Ir para o tabuleiro
skip-log = Ir para o histórico
free-seats = { $n ->
    [one] { $n } lugar livre
   *[other] { $n } lugares livres
}
skips = Atalhos de navegação

## Reviews

review-title = Análise
review-back = Voltar à mesa
review-working = Analisando a partida: { $percent }%. A curva é uma estimativa rápida.
review-failed = Não foi possível fazer a análise.
review-missing = Não há análise desta mesa: só partidas terminadas têm uma.
review-keys = As setas para a esquerda e a direita, ou os números, levam de um momento decisivo a outro.
review-replay = Ver nas jogadas anteriores
review-board = O tabuleiro, passo a passo
review-step-back = Um passo para trás
review-step-next = Um passo para a frente
review-step = { $what } ({ $number } de { $count }): { $text }
review-after-played = Depois do turno jogado
review-after-line = Depois desta continuação
review-game = A partida inteira
review-moment = Momento decisivo { $number }

## Acompanhar a partida

playback = Jogadas dos outros
playback-off = de imediato
playback-fast = rápido
playback-normal = normal
playback-slow = devagar
playback-step = passo a passo
playback-of = { $name } joga
playback-game = A partida continua
playback-skip = Pular
playback-next = Próximo
playback-skip-help = Pressione uma tecla ou a tela para pular.
playback-next-help = Pressione uma tecla ou a tela para o próximo passo; Esc para pular.
playback-rest = mais { $n }
playback-forced = Única opção:
recap-title = Desde o seu último turno
recap-watch = Últimos turnos
recap-you = Você
recap-steps =
    { $n ->
        [one] { $n } passo
       *[other] { $n } passos
    }
recap-nothing = Nada ainda.
recap-no-change = Nada mudou para você.
recap-game = A partida
scene-open = Detalhes
result = Resultado
result-ranking = Classificação
result-curve = Evolução dos pontos
result-highlights = Destaques
result-review = Analisar a partida
result-share = Compartilhar
set-notify = Avisar quando for minha vez
notify-refused = Seu navegador não permite notificações desta página.
notify-impossible = As notificações só funcionam neste computador ou por HTTPS.
