# Mezo, editar uma posição: português brasileiro.

of-player = { $what } de { $name }
nobody = ninguém
altar = Altar
piece = Pirâmide, nível { $level }
ability = Habilidade da Era { $era }
token = ficha do Deus enfurecido, Era { $era }

## Why a position is impossible

fault-0 = Nenhuma ação é permitida nesta posição.
fault-1 = O número de jogadores ou uma opção está fora dos limites.
fault-2 = Um jogador, uma região ou uma Era está fora dos limites.
fault-3 = Duas regiões têm o mesmo Altar, ou as regiões ou as fichas são impossíveis.
fault-4 = O número de unidades está errado: um jogador tem mais do que existem.
fault-5 = O número de Glifos ou de peças de Pirâmide está errado.
fault-6 = Uma Pirâmide é impossível.
fault-7 = Uma Região inóspita não está vazia.
fault-8 = Dois marcadores de PV ocupam o mesmo espaço.
fault-9 = Há dois Deuses ou Heróis no mesmo lugar, ou um onde não pode estar.
fault-10 = As habilidades ou as cartas são impossíveis.
fault-11 = Um jogador que não participa possui algo.
fault-12 = A ordem das escolhas pendentes é impossível.
fault-13 = O jogador da vez não corresponde à escolha pendente.
fault-14 = Restou algo de uma etapa concluída.
