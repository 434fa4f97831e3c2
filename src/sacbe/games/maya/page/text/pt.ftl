# O que as páginas dizem só de Maya, em português do Brasil.


## Opções

option-areas = Regiões
option-areas-help = As partes do mapa em jogo. “Aleatório” sorteia as que servem para o número de jogadores.
option-variant = Variante
option-variant-help = Novo começo: o primeiro templo fica em qualquer local. Duas cidades: há dois templos desde o início.
option-sites = Templos da variante
option-sites-help = Onde ficam: um local para o novo começo, um par para duas cidades.
option-starting_seat = Jogador inicial
option-starting_seat-help = O lugar que joga primeiro.
value-variant-none = Nenhuma
value-variant-new_beginning = Novo começo
value-variant-two_cities = Duas cidades
value-blue = azul
value-green = verde
value-red = vermelha
value-yellow = amarela

## Partes do tabuleiro

part-land = Terra
part-own = Suas peças
part-players = Jogadores
part-cities = Cidades

## A primeira partida guiada

guide-land-title = A terra
guide-land-do = Olhe o tabuleiro. Em Tikal há um templo; os outros locais ainda estão vazios. Só você vê as peças do seu suporte.
guide-land-why = Você ganha pontos pelos campos de um cultivo quando os planta, e pelas cidades quando elas se fecham e os seus cultivos estão em volta.
guide-tile-title = Escolha um cultivo
guide-tile-do = Escolha plantar a peça dupla de batata.
guide-tile-why = Você tem várias batatas, e em um turno pode plantar quantas peças quiser de um mesmo cultivo. Uma dupla conta duas vezes.
guide-plant-title = Plante-a
guide-plant-do = Coloque-a no espaço com moldura tracejada, abaixo de Tikal, no caminho para o local vazio de Copan.
guide-plant-why = Seus cultivos em volta de uma cidade contam quando essa cidade pontua. Por isso fique ao lado de um templo.
guide-more-title = E mais uma
guide-more-do = Plante ao lado dela uma batata simples, onde ela toque o local de Copan: ali surge na hora um novo templo.
guide-more-why = Peças ligadas de um cultivo são um grupo, e o grupo inteiro pontua. Agora você está ao lado de duas cidades.
guide-score-title = Pontue o grupo
guide-score-do = Plante a última batata ao lado das outras. Então o grupo pontua: com as três batatas são 4 pontos.
guide-score-why = 1 ponto por peça simples e 2 por dupla, também as antigas do grupo. Por isso vale a pena aumentar um grupo mais tarde.
guide-watch-title = As cidades
guide-watch-do = Olhe a lista de cidades: o tamanho e quantos cultivos cada jogador tem em volta.
guide-watch-why = Quanto maior a cidade, mais ela dá: 6 pontos com tamanho 2, mas 30 com tamanho 5 ou mais. O segundo ganha a metade.
guide-expand-title = Expanda uma cidade
guide-expand-do = Na sua vez, expanda uma cidade ao lado das suas batatas, por exemplo Copan: escolha uma peça de um cultivo de que você tem pouco e coloque-a virada para baixo ao lado do templo.
guide-expand-why = A cidade passa a valer mais, e você compra 3 peças novas. Plantar não dá peças, então você precisa das duas coisas.
guide-temple-title = Novos templos
guide-temple-do = Veja que templos já existem. Um templo surge assim que uma plantação toca o seu local.
guide-temple-why = Novos templos são novas cidades, e quem chega primeiro tem mais cultivos em volta.
guide-close-title = Feche uma cidade
guide-close-do = Uma cidade pontua quando não há mais espaço vazio em volta. Ajude a fechar uma onde você esteja à frente.
guide-close-why = Uma cidade que não está fechada no fim não dá nada.
guide-rest-title = Como termina
guide-rest-do = Fique de olho na sua reserva: a partida termina assim que alguém usa a última peça.
guide-rest-why = Se você terminar logo, as cidades grandes dos adversários podem ficar sem fechar.
