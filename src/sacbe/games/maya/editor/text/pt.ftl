# Maya, editar uma posição: português brasileiro.

turn = Jogador da vez
on-rack = { $tile }, no suporte

## Why a position is impossible

fault-0 = Nenhuma ação é permitida nesta posição.
fault-1 = O número de jogadores ou uma opção está fora dos limites.
fault-2 = Um jogador está fora dos limites.
fault-3 = A escolha pendente está fora dos limites.
fault-4 = As áreas ou os locais de templo não correspondem às opções.
fault-5 = Uma casa tem um conteúdo impossível.
fault-6 = O número de peças está errado: peças demais de um tipo, mais de sete em um suporte ou nenhuma para um jogador.
fault-7 = Um contador está fora dos limites.
fault-8 = Uma cidade não está ligada ao seu templo, toca outra cidade ou um local de templo, ou não tem templo.
fault-9 = Há algo ao lado de um local de templo vazio.
fault-10 = Os espaços para plantar ou expandir estão errados.
fault-11 = Os espaços plantados neste turno estão errados.
fault-12 = A peça na mão ou as compras não correspondem à escolha pendente.
fault-13 = Um jogador que não participa possui algo.
fault-14 = O jogador da vez não corresponde à escolha pendente.
