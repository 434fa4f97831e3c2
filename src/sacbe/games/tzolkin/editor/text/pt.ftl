# Tzolk'in, editar uma posição: português brasileiro.

round = Rodada
turn = Jogador da vez
starting-player = Jogador inicial
calendar-corn = Milho no calendário
nobody = ninguém
buildings = Construções
monuments = Monumentos
pile = na pilha
not-in-play = fora de jogo
gone = fora da partida
on-display = disponível, lugar { $n }
jungle = Fichas de coleta junto a Palenque
corn_tiles = fichas de milho
wood_tiles = fichas de madeira
tiles-at = { $what } em { $where }
skulls = Caveiras em Chichen Itza
no-skull = nenhuma caveira
skull = uma caveira
wealth = Cartelas de Tesouro Inicial
player-board = cartão de jogador
light = lado claro para cima
dark = lado escuro para cima

## Why a position is impossible

fault-0 = Nenhuma ação é permitida nesta posição.
fault-1 = O número de jogadores ou uma opção está fora dos limites.
fault-2 = Um jogador está fora dos limites.
fault-3 = Um contador está fora dos limites.
fault-4 = O número de peões está errado: cada jogador tem seis, no máximo três deles no banco.
fault-5 = Dois peões ocupam o mesmo espaço.
fault-6 = O número de peões ociosos está errado.
fault-7 = O número de caveiras está errado.
fault-8 = O número de fichas da selva está errado: há quatro fichas de milho por jogador, contando as que estão sob fichas de madeira, e no máximo três de madeira.
fault-9 = Há duas construções no mesmo lugar, ou uma onde não pode estar.
fault-10 = Há dois monumentos no mesmo lugar, ou um onde não pode estar.
fault-11 = Uma Cartela de Tesouro Inicial está onde não pode estar.
fault-12 = Recursos, templos ou tecnologias estão fora dos limites.
fault-13 = Dois jogadores estão no mesmo degrau mais alto de um templo.
fault-14 = As fazendas não correspondem às construções e cartelas.
fault-15 = Um jogador que não participa possui algo.
fault-16 = A ordem das escolhas pendentes é impossível.
fault-17 = O jogador da vez não corresponde à escolha pendente.
