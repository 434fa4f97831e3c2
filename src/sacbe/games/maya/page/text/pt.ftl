# O que as páginas dizem só de Maya, em português do Brasil.


## Opções

option-areas = Áreas
option-areas-help = As partes do mapa em jogo. “Aleatório” sorteia a quantidade certa para o número de jogadores.
option-variant = Variante
option-variant-help = Um Novo Começo: o primeiro templo fica em qualquer local de templo. Duas Cidades: há dois templos desde o início.
option-sites = Templos da variante
option-sites-help = Onde eles ficam: um local de templo para “Um Novo Começo”, dois para “Duas Cidades”.
option-starting_seat = Jogador inicial
option-starting_seat-help = O lugar que joga primeiro.
value-variant-none = Nenhuma
value-variant-new_beginning = Um Novo Começo
value-variant-two_cities = Duas Cidades
value-blue = azul
value-green = verde
value-red = vermelha
value-yellow = amarela

## Partes do tabuleiro

part-table = Tabuleiro
part-land = Mapa
part-yellow = Amarela
part-green = Verde
part-red = Vermelha
part-blue = Azul
part-own = Suas peças
part-players = Jogadores
part-cities = Cidades

## A primeira partida guiada

guide-land-title = O mapa
guide-land-do = Olhe o mapa. Em Tikal há um templo; os outros locais de templo ainda estão vazios. Só você vê as peças do seu suporte.
guide-land-why = Você ganha pontos pelas plantações de um cultivo quando planta e pelas cidades quando elas se fecham com os seus cultivos em volta.
guide-tile-title = Escolha um cultivo
guide-tile-do = Escolha a peça dupla de batata e plante-a.
guide-tile-why = Você tem várias batatas, e em um turno pode plantar quantas peças quiser de um mesmo cultivo. Uma dupla conta duas vezes.
guide-plant-title = Plante-a
guide-plant-do = Coloque-a no espaço com moldura tracejada abaixo de Tikal, no caminho para o local de templo vazio de Copan.
guide-plant-why = Seus cultivos em volta de uma cidade contam quando ela pontua; por isso, fique ao lado de um templo.
guide-more-title = E mais uma
guide-more-do = Plante ao lado dela uma batata simples, tocando o local de templo de Copan: ali surge na hora um novo templo.
guide-more-why = Peças ligadas de um mesmo cultivo formam um grupo, e o grupo inteiro pontua. Agora você está ao lado de duas cidades.
guide-score-title = Pontue o grupo
guide-score-do = Plante a última peça de batata ao lado das outras. O turno termina e o grupo pontua: 4 pontos pelas três peças.
guide-score-why = 1 ponto por peça simples e 2 por dupla, inclusive as antigas do grupo. Por isso vale a pena aumentar um grupo mais tarde.
guide-watch-title = As cidades
guide-watch-do = Olhe a lista de cidades: o tamanho e quantos cultivos cada jogador tem em volta de cada uma.
guide-watch-why = Quanto maior a cidade, mais ela dá: 6 pontos com tamanho 2, mas 30 com tamanho 5 ou mais. O segundo lugar dá a metade.
guide-expand-title = Expanda uma cidade
guide-expand-do = Na sua vez, expanda uma cidade ao lado das suas batatas, por exemplo Copan: escolha uma peça de um cultivo de que você tem pouco e coloque-a virada para baixo ao lado do templo.
guide-expand-why = A cidade passa a valer mais e você compra 3 peças novas. Ao plantar você não compra nenhuma, então precisa das duas coisas.
guide-temple-title = Novos templos
guide-temple-do = Veja quais templos já surgiram. Um templo surge assim que uma plantação toca o local dele.
guide-temple-why = Novos templos são novas cidades, e quem chega primeiro sai na frente nos cultivos em volta.
guide-close-title = Feche uma cidade
guide-close-do = Uma cidade se fecha e pontua quando não há mais espaços vazios em volta. Ajude a fechar uma em que você esteja na frente.
guide-close-why = Uma cidade que não estiver fechada no fim não dá nada.
guide-rest-title = Como termina
guide-rest-do = Fique de olho na sua reserva: a partida termina assim que alguém usa a última peça.
guide-rest-why = Se você terminar rápido, as cidades grandes dos adversários podem nem se fechar.

# Reasons in hints.
reason-leads = você tem mais cultivos que os outros em volta de { $city } ({ $own } contra { $best })
reason-closing =
    { $n ->
        [one] falta { $n } espaço para { $city } se fechar ({ $points } PV para você)
       *[other] faltam { $n } espaços para { $city } se fechar ({ $points } PV para você)
    }
reason-draws =
    { $n ->
        [one] você compra { $n } peça
       *[other] você compra { $n } peças
    }
