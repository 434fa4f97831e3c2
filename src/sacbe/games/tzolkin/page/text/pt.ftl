# O que as páginas dizem só de Tzolk’in, em português do Brasil.


## Opções

option-starting_seat = Jogador inicial
option-starting_seat-help = O lugar que joga primeiro.
option-draft = Escolher Cartelas de Tesouro Inicial
option-draft-help = Cada jogador fica com duas de quatro cartelas. Caso contrário, cada um recebe duas, abertas.

## Partes do tabuleiro

part-table = Tabuleiro
part-wheels = Engrenagens
part-palenque = Palenque
part-yaxchilan = Yaxchilan
part-tikal = Tikal
part-uxmal = Uxmal
part-chichen_itza = Chichen Itza
part-buildings = Construções
part-monuments = Monumentos
part-temples = Templos
part-technologies = Tecnologias
part-turn = Sua vez
part-players = Jogadores

## A primeira partida guiada

guide-tiles-title = Suas Cartelas de Tesouro Inicial
guide-tiles-do = Você recebeu quatro cartelas e fica com duas. Escolha primeiro “Pedreira” (W10).
guide-tiles-why = Ela dá 6 milhos e 2 pedras. O milho paga o posicionamento dos peões e os alimenta; madeira, pedra e ouro são os recursos que pagam degraus nos templos, tecnologias e construções.
guide-second-title = A segunda cartela
guide-second-do = Agora fique com “Carga do carregador” (W12).
guide-second-why = Mais 6 milhos, uma madeira e uma pedra. Com 12 milhos você tem folga nas primeiras rodadas.
guide-wheels-title = As engrenagens
guide-wheels-do = Olhe as cinco engrenagens em volta da grande. Depois de cada rodada, todas giram um dente e levam os peões ao número seguinte.
guide-wheels-why = Quanto mais tempo um peão fica na engrenagem, melhor é a ação que ele usa quando você o recolhe. O jogo é isto: posicionar cedo e recolher na hora certa.
guide-uxmal-title = Posicione um peão
guide-uxmal-do = Escolha o espaço 0 de Uxmal, que está marcado. Um peão custa o número do espaço em milho, então este é de graça.
guide-uxmal-why = Uxmal dá um degrau em um templo no 1, um novo peão no 3 e qualquer ação no 5. O peão vai sempre para o espaço livre de menor número da engrenagem.
guide-tikal-title = Um segundo peão
guide-tikal-do = Posicione outro peão no mesmo turno, em Tikal. Por ser o segundo, custa 1 milho a mais.
guide-tikal-why = Em Tikal, o 1 e o 3 fazem avançar tecnologias, o 2 e o 4 erguem construções e o 5 faz você subir em dois templos de uma vez: é para lá que este peão vai.
guide-palenque-title = Um terceiro peão
guide-palenque-do = Posicione o seu último peão em Palenque por 2 milhos e encerre o turno.
guide-palenque-why = Palenque dá milho. Em um turno você posiciona peões ou os recolhe, nunca as duas coisas. Posicionar vários de uma vez custa mais, mas todos começam a avançar hoje.
guide-fish-title = Pesque
guide-fish-do = Todos os peões avançaram um número. Recolha o de Palenque e use o espaço dele: você pesca. Deixe os outros onde estão e encerre o turno.
guide-fish-why = Você recebe 3 milhos e o peão de volta. Os outros valem cada vez mais enquanto avançam.
guide-offer-title = Posicione-o de novo
guide-offer-do = Posicione esse peão em Uxmal, onde o espaço livre de menor número custa pouco, e encerre o turno.
guide-offer-why = Amanhã ele poderá usar Uxmal 1: por 3 milhos você sobe um degrau em um templo.
guide-climb-title = Suba em um templo
guide-climb-do = Recolha o peão que estiver no número mais baixo de Uxmal, use a ação 1 por 3 milhos e suba no templo verde. Depois encerre o turno.
guide-climb-why = O primeiro degrau verde dá uma madeira no primeiro Dia de Alimentação. No segundo e no quarto Dia de Alimentação os degraus dão pontos, e quem estiver mais alto em um templo ganha mais.
guide-yaxchilan-title = Consiga recursos
guide-yaxchilan-do = Posicione o peão em Yaxchilan e encerre o turno.
guide-yaxchilan-why = Yaxchilan dá madeira no 1, pedra no 2, ouro no 3 e uma caveira de cristal no 4. Com os recursos você paga as ações de Tikal.
guide-two-title = Dois templos de uma vez
guide-two-do = Quando o seu peão de Tikal estiver no 5, no 6 ou no 7, recolha-o. Use a ação 5, pague a madeira e suba no templo marrom e no verde.
guide-two-why = Um recurso dá dois degraus: o marrom dá uma pedra no próximo Dia de Alimentação; o verde dá mais pontos no seguinte.
guide-food-title = Dia de Alimentação
guide-food-do = Continue até o primeiro Dia de Alimentação, no fim da rodada 8 ou antes. Até lá, você precisa de 2 milhos por peão: 6 para três peões. Pesque de novo se faltar milho.
guide-food-why = Um peão com fome custa 3 pontos. Depois disso, os seus degraus nos templos rendem pela primeira vez.

## De onde veio o milho

corn-title = Milho
corn-from = Milho: ganhos e gastos
corn-now = Milho agora
corn-from-wealth = Cartelas de Tesouro Inicial
corn-from-palenque = Palenque
corn-from-yaxchilan = Yaxchilan
corn-from-uxmal = Uxmal
corn-from-tikal = Tikal
corn-from-chichen_itza = Chichen Itza
corn-from-begging = implorar por milho
corn-from-calendar = calendário
corn-from-buildings = construções e arquitetura
corn-from-sold = vendas no mercado
corn-from-bought = compras no mercado
corn-from-placing = posicionar peões
corn-from-actions = pagar por ações
corn-from-building = construções pagas com milho
corn-from-feeding = alimentar peões
corn-from-other = outros

# Reasons and places in hints.
reason-leads = você lidera no { $temple }: { $points } PV no fim da Era { $age }
reason-feeds = alimenta todos os seus peões no dia { $day }
reason-hungry =
    { $missing ->
        [one] ainda falta { $missing } de milho para o dia { $day } (−{ $points } PV)
       *[other] ainda faltam { $missing } de milho para o dia { $day } (−{ $points } PV)
    }
