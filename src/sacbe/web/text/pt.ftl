# As páginas em português do Brasil: o que se diz em volta de um jogo. Cada jogo tem suas palavras.


## Everywhere

language = Idioma
player = Jogador
player-n = Jogador { $n }
seat-n = Lugar { $n }
at-random = aleatório
link-copied = Link copiado.
link-shown = Copie o link mostrado.
error-offline = O servidor não responde. Ele está funcionando?
error-malformed = O servidor não entendeu o pedido. Tente recarregar a página.
error-unauthorized = Este link não é válido.
error-forbidden = Isso não é permitido aqui.
error-not_found = Isso não existe ou não está mais disponível.
error-conflict = A partida avançou nesse meio-tempo. Olhe o tabuleiro e escolha de novo.
error-too_large = É grande demais.
error-illegal = Não é possível.
error-too_many = Pedidos demais ao mesmo tempo. Espere um momento.
error-failed = Algo deu errado no servidor.
error-unavailable = O servidor não conseguiu salvar. Tente de novo.
footer = Sacbe: três jogos de tabuleiro maias.
api = Para desenvolvedores

## A new game

welcome = Três jogos de tabuleiro do mundo maia
welcome-text = Jogue contra bots, com amigos por um link ou no mesmo aparelho. De graça e sem conta.
which-game = Qual jogo?
players-range = de { $least } a { $most } jogadores
who-plays = Quem joga
how-many = Jogadores
seat-local = Jogador neste aparelho
seat-link = Jogador por link
name-of = Nome, { $seat }
level-random = Bot: aleatório
level-easy = Bot: fácil
level-greedy = Bot: ganancioso
level-medium = Bot: médio
level-strong = Bot: forte
more-choices = Variantes, relógio, desfazer, espectadores
clock = Relógio
clock-help = Quanto um turno pode durar. Os bots não têm relógio.
clock-0 = Nenhum
clock-60 = 1 minuto por turno
clock-180 = 3 minutos por turno
clock-600 = 10 minutos por turno
clock-3600 = 1 hora por turno
clock-86400 = 1 dia por turno
clock-259200 = 3 dias por turno
clock-604800 = 7 dias por turno
late = Quando o tempo acaba
late-bot = Um bot joga até o jogador voltar
late-end = A partida termina sem resultado
undo-rule = Desfazer
undo-turn = Durante o turno, enquanto nada for revelado
undo-agreed = Também depois, se todos concordarem
open-to = Quem pode entrar
open-to-link = Só quem tem um link
open-to-public = Qualquer pessoa: a mesa aparece na lista
open-to-help = Um lugar por link é de quem abrir o link primeiro.
allow-spectators = Permitir espectadores
play = Jogar
invite = Convidar um amigo
continue-title = Continue de onde parou:
continue = Continuar
preparing = As regras estão sendo preparadas. Só na primeira vez isso leva alguns minutos.

## Tables

my-tables = Minhas mesas
no-tables = Você ainda não está em nenhuma mesa.
public-tables = Mesas públicas com lugares livres
no-public = Não há nenhuma no momento.
free-seat = lugar livre
join = Entrar
status-over = terminada
status-ended = interrompida

## You

you = Você
my-name = Meu nome
other-device = Outro aparelho
other-device-help = Abra este link lá dentro de 15 minutos: suas mesas estarão nos dois. Funciona uma vez só.
make-link = Criar um link
carried = Suas mesas já estão aqui.
import = Uma partida salva
import-help = O arquivo de uma partida salva aqui ou no terminal. Ele é conferido jogada por jogada e aberto como uma nova mesa.
import-choose = Escolher um arquivo
record-too-large = Este arquivo é grande demais para ser uma partida salva.
record-checking = Conferindo a partida…

## A table

connecting = conectando
connected = conectado
reconnecting = reconectando
no-such-table = Não há nenhuma mesa neste endereço.
private-table = Esta mesa é só para quem joga nela.
other-rules = Esta mesa foi jogada com outras regras e não pode ser mostrada.
your-turn = Sua vez
turn-of = Vez de { $name }
waiting-for = Esperando { $names }
waits-for-people = O lugar ainda está livre. Copie o convite em Lugares e envie a alguém.
bot-thinks = O bot está pensando.
you-watch = Você está assistindo.
secret-choice = Esta escolha é secreta: fica oculta até todos escolherem e não pode ser desfeita.
winner = { $names } vence
winners = { $names } dividem a vitória
ended-late = A partida terminou sem resultado: acabou o tempo de { $name }
undo = Desfazer
ask-undo = Pedir para desfazer
undo-asked = { $name } quer desfazer sua última escolha. Ainda não responderam: { $names }.
agree = Aceitar
refuse = Recusar
seats = Lugares
bot-for-now = Por enquanto joga { $level }
seat-waits = livre: esperando alguém
seat-here = joga neste aparelho
seat-you = você
seat-person = joga em outro lugar
winner-mark = Vencedor
to-move = na vez
points = { $n } PV
copy-invitation = Copiar convite
let-bot-play = Deixar um bot jogar
rename = Mudar nome
rename-title = Novo nome
rename-do = Mudar
cancel = Cancelar
leave = Sair da mesa
return = Voltar à mesa
add-time = Dar mais tempo
time-left = restam { $time }
days-hours = { $d } d { $h } h
rematch = Revanche
go-to-rematch = Ir para a revanche
export = Baixar a partida
copy-watch-link = Copiar link para espectadores
seeded = Quem abriu esta mesa escolheu a distribuição e pode saber o que está oculto.
board = Tabuleiro
step = Jogada { $n } de { $most }
step-back = Uma jogada para trás
step-forth = Uma jogada para a frente
step-now = Agora
in-past = Você está vendo uma jogada anterior; toque em “Agora” para voltar à partida.
chat = Chat
chat-line = Diga algo
send = Enviar
spectator-name = { $name } (assistindo)
spectator-default = Espectador
curtain = Passe o aparelho para { $name }
curtain-text = O que vem agora é só para { $name }. Ninguém mais deve olhar.
curtain-open = Sou { $name }: mostrar a mesa

## A imagem do tabuleiro

board-parts = Partes do tabuleiro
board-whole = Tabuleiro inteiro
board-has-choices = há algo para escolher
no-picture = Agora não é possível desenhar o tabuleiro. O tabuleiro em texto mostra o mesmo.
text-board = Tabuleiro em texto
choices = Suas opções
choose-among = { $n } opções
which-one = Qual?
do-it = Confirmar jogada
confirm = Confirmar
no-return = Daqui não há volta: algo oculto foi revelado.
larger = Maior
smaller = Menor
step-slider = Jogada mostrada

## What a choice leads to, and settings

rule = Regra
rule-n = Regra { $code }
held = É isso mesmo?
from-to = { $name }: de { $before } para { $after }
final-ends = Encerra o seu turno
final-reveals = Não pode ser desfeito: algo oculto é revelado
final-binds = Não pode ser desfeito
why-unknown = Isso não pode ser feito agora.
settings = Configurações
theme = Tema
theme-auto = como o aparelho
theme-light = claro
theme-dark = escuro
set-confirm = Pedir confirmação antes de encerrar o turno
set-sounds = Sons
