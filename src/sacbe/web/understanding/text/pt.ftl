# O que ajuda a entender uma mesa, em português do Brasil.

u-title = Entender o jogo
u-tab-log = Registro
u-tab-points = Pontos
u-tab-tiles = Peças
u-tab-rules = Regras
u-tab-hint = Dica
u-tab-fork = Continuar
u-found = Encontrados: { $n }

## Registro e pontos

u-log-of = De quem
u-log-all = De todos
u-log-empty = Nada aconteceu ainda.
u-log-step = A mesa depois da jogada { $n }
u-points-title = De onde vieram os pontos
u-points-none = Ninguém pontuou ainda.

## Peças e regras

u-tiles-find = Procurar uma peça
u-rules-find = Procurar nas regras

## Dica

u-hint-ask = Quero uma dica
u-hint-thinking = O bot está pensando
u-hint-help = O bot mais forte olha adiante por cerca de um segundo e diz o que faria e por quê.
u-hint-wait = Há dica quando for a sua vez.
u-hint-public = Nas mesas públicas não há dicas.
u-hint-others = O que mais existe
u-hint-behind = { $points } pontos pior
u-hint-alike = quase tão boa
u-hint-share = { $percent } vezes em cem

## Continuar de uma posição

u-fork-help = Abra uma nova mesa que continua de uma posição desta partida, com a mesma distribuição. Quem senta ali pode saber o que está escondido.
u-fork-step = Depois da jogada
u-fork-do = Continuar dali

## Guia

u-guide-open = Primeira partida guiada
u-guide-title = Guia
u-guide-step = Passo { $n } de { $most }
u-guide-next = Próximo
u-guide-skip = Pular
u-guide-back = Voltar
u-guide-close = Fechar o guia
u-guide-rule = Ler a regra
u-guide-over = Agora você conhece o caminho
u-guide-over-text = Essa foi a abertura. Continue como quiser: a dica ajuda quando você não souber o que fazer, e as regras estão ao lado do tabuleiro.

## Guia de Tzolk’in

u-guide-tzolkin-tiles-title = Com o que você começa
u-guide-tzolkin-tiles-do = Você recebeu quatro fichas e fica com duas. Escolha primeiro “Colheita farta” (W04).
u-guide-tzolkin-tiles-why = O milho paga a colocação dos trabalhadores e os alimenta. Com 9 milhos você age com liberdade nas primeiras rodadas.
u-guide-tzolkin-second-title = A segunda ficha
u-guide-tzolkin-second-do = Agora fique com “Bolsa cheia” (W16).
u-guide-tzolkin-second-why = Mais 8 milhos e um ouro: um recurso que pode pagar uma tecnologia ou uma construção.
u-guide-tzolkin-wheels-title = As engrenagens
u-guide-tzolkin-wheels-do = Olhe as cinco engrenagens em volta da grande. Depois de cada rodada todas giram um dente e levam os trabalhadores ao número seguinte.
u-guide-tzolkin-wheels-why = Quanto mais um trabalhador viaja, melhor é a ação que ele faz quando você o recolhe. Esse é o jogo todo: colocar cedo e recolher na hora certa.
u-guide-tzolkin-place-title = Coloque um trabalhador
u-guide-tzolkin-place-do = Clique no espaço livre de Palenque: o primeiro trabalhador vai para lá de graça.
u-guide-tzolkin-place-why = Palenque dá milho. Um trabalhador custa o número do seu espaço, e você sempre fica com o espaço livre mais baixo.
u-guide-tzolkin-another-title = Um segundo trabalhador
u-guide-tzolkin-another-do = Coloque outro trabalhador no mesmo turno, em Tikal. Ele custa 1 milho a mais que o primeiro.
u-guide-tzolkin-another-why = Tikal traz tecnologias e construções. Colocar vários de uma vez é mais caro, mas ganha dias.
u-guide-tzolkin-end-title = Termine o turno
u-guide-tzolkin-end-do = Termine o seu turno. O bot joga e depois o dia passa.
u-guide-tzolkin-end-why = Em um turno você coloca trabalhadores ou os recolhe, nunca as duas coisas.
u-guide-tzolkin-wait-title = Deixe-os viajar
u-guide-tzolkin-wait-do = Seus trabalhadores estão um número adiante. Coloque o terceiro, por exemplo em Yaxchilan, e termine o turno.
u-guide-tzolkin-wait-why = Yaxchilan dá madeira, pedra e ouro. Enquanto isso os outros dois trabalhadores valem cada vez mais.
u-guide-tzolkin-harvest-title = Colheita
u-guide-tzolkin-harvest-do = Recolha o trabalhador de Palenque quando ele estiver no 2 ou mais, use esse espaço e pegue uma ficha da selva.
u-guide-tzolkin-harvest-why = O espaço 2 dá 4 milhos e uma ficha de milho enquanto houver. Pescar no 1 daria só 3.
u-guide-tzolkin-tikal-title = Aprenda ou construa
u-guide-tzolkin-tikal-do = Recolha o trabalhador de Tikal. Avance em uma tecnologia com um recurso ou faça uma construção que possa pagar.
u-guide-tzolkin-tikal-why = O que você aprende cedo rende o jogo inteiro. Um trabalhador também pode usar um espaço menor da sua engrenagem, por 1 milho a cada passo.
u-guide-tzolkin-food-title = Dia de Alimentação
u-guide-tzolkin-food-do = Continue até o primeiro Dia de Alimentação. Tenha então 2 milhos para cada trabalhador.
u-guide-tzolkin-food-why = Um trabalhador com fome custa 3 pontos. Nesse dia cada degrau que você subiu nos templos dá bens; no segundo e no quarto, pontos.

## Guia de Maya

u-guide-maya-land-title = A terra
u-guide-maya-land-do = Olhe a terra. Em Tikal há um templo; os outros locais ainda estão vazios. As peças do seu suporte só você vê.
u-guide-maya-land-why = Você ganha pontos pelos campos de um cultivo quando os planta, e pelas cidades quando elas se fecham e os seus cultivos estão em volta.
u-guide-maya-tile-title = Escolha um cultivo
u-guide-maya-tile-do = Escolha plantar a peça dupla de batata.
u-guide-maya-tile-why = Você tem várias batatas, e em um turno pode plantar quantas peças quiser de um mesmo cultivo. Uma dupla conta duas vezes.
u-guide-maya-plant-title = Plante-a
u-guide-maya-plant-do = Coloque-a em um espaço iluminado ao lado do templo de Tikal.
u-guide-maya-plant-why = O que fica em volta de uma cidade conta para você quando essa cidade pontua.
u-guide-maya-more-title = E mais uma
u-guide-maya-more-do = Plante uma segunda batata ao lado da primeira. Onde ela toca um local vazio, surge um novo templo.
u-guide-maya-more-why = Peças ligadas de um cultivo são um grupo, e o grupo inteiro pontua.
u-guide-maya-score-title = Pontue o grupo
u-guide-maya-score-do = Continue plantando ou pare. Quando você para, o grupo pontua.
u-guide-maya-score-why = 1 ponto por peça simples e 2 por dupla, também as antigas do grupo. Por isso vale a pena aumentar um grupo mais tarde.
u-guide-maya-watch-title = As cidades
u-guide-maya-watch-do = Olhe a lista de cidades: o tamanho e quantos cultivos cada jogador tem em volta.
u-guide-maya-watch-why = Quanto maior a cidade, mais ela dá: 6 pontos com tamanho 2, mas 30 com tamanho 5 ou mais. O segundo ganha a metade.
u-guide-maya-expand-title = Expanda uma cidade
u-guide-maya-expand-do = No próximo turno expanda uma cidade onde tenha cultivos: escolha a peça de que menos precisa e coloque-a virada para baixo ao lado do templo.
u-guide-maya-expand-why = A cidade passa a valer mais, e depois você compra 3 peças novas. Plantar não dá peças, então você precisa das duas coisas.
u-guide-maya-temple-title = Novos templos
u-guide-maya-temple-do = Continue até haver três templos. Um templo surge assim que uma plantação toca o seu local.
u-guide-maya-temple-why = Novos templos são novas cidades, e quem chega primeiro tem mais cultivos em volta.
u-guide-maya-close-title = Feche uma cidade
u-guide-maya-close-do = Uma cidade pontua quando não há mais espaço vazio em volta. Ajude a fechar uma onde você esteja à frente.
u-guide-maya-close-why = Uma cidade que não está fechada no fim não dá nada.
u-guide-maya-rest-title = Como termina
u-guide-maya-rest-do = Fique de olho na sua reserva: o jogo termina assim que alguém usa a última peça.
u-guide-maya-rest-why = Quem tem pressa pode deixar abertas as cidades grandes dos outros.

## Guia de Mezo

u-guide-mezo-land-title = As regiões
u-guide-mezo-land-do = Olhe o mapa. Cada região habitada tem um Altar; quem vence ali o Conflito recebe o que ele dá.
u-guide-mezo-land-why = Os pontos vêm dos Altares, das Pirâmides, do Calendário e do Códice, e da Devoção. São três Eras.
u-guide-mezo-ability-title = Uma habilidade
u-guide-mezo-ability-do = Escolha uma habilidade da sua tribo. “Escribas” é boa para começar.
u-guide-mezo-ability-why = Ela vale o jogo inteiro. Escribas constrói Glifos: cada um é uma força que não vai embora.
u-guide-mezo-hero-title = O seu Herói
u-guide-mezo-hero-do = Faça primeiro o que a sua habilidade pede. Depois coloque o seu Herói em uma região que você queira vencer.
u-guide-mezo-hero-why = Um Herói vale 2 de força, e o dono dele decide ali os empates. Mas você não pode mobilizar unidades junto do seu próprio Herói.
u-guide-mezo-neutral-title = O Herói neutro
u-guide-mezo-neutral-do = Com dois jogadores cada um coloca também um Herói neutro. Ponha-o onde quiser mobilizar.
u-guide-mezo-neutral-why = Ele não tem força, mas você decide os empates onde o colocou. A região que fica sem Herói é a consagrada.
u-guide-mezo-deploy-title = Mobilize
u-guide-mezo-deploy-do = Mobilize até 3 unidades em cada uma das outras regiões. Misture Xamãs e Guerreiros onde quiser vencer.
u-guide-mezo-deploy-why = Cada unidade é 1 de força. Quem tem mais Xamãs fica com o Calendário e quem tem mais Guerreiros com o Códice: dão pontos até onde você perde.
u-guide-mezo-god-title = O seu deus
u-guide-mezo-god-do = Ponha o seu deus em uma confluência entre regiões onde tenha unidades e use a habilidade dele.
u-guide-mezo-god-why = A maior parte do que as suas cartas fazem só vale onde o seu deus está presente.
u-guide-mezo-card-title = Uma carta em segredo
u-guide-mezo-card-do = Uma região é revelada: ponha uma das suas três cartas virada para baixo. Todas são reveladas juntas.
u-guide-mezo-card-why = As ações da carta são o que você pode fazer neste Conflito. Ela não volta nesta Era, então guarde uma forte para a região que importa.
u-guide-mezo-action-title = Use uma ação
u-guide-mezo-action-do = Escolha uma ação da sua carta: ela é coberta e cumprida na hora.
u-guide-mezo-action-why = Cada um age duas vezes, na sua vez. Se nada convém, passe: 1 de Devoção, ou uma unidade que volta de Xibalba.
u-guide-mezo-conflict-title = Quem vence
u-guide-mezo-conflict-do = Jogue o Conflito até o fim e olhe a força dos dois.
u-guide-mezo-conflict-why = Quem tem mais força ganha o Altar. Depois as unidades voltam às reservas; Glifos e Pirâmides ficam.
u-guide-mezo-era-title = O fim da Era
u-guide-mezo-era-do = Jogue os outros Conflitos desta Era. No fim pontuam as unidades no Calendário e no Códice e as suas Pirâmides.
u-guide-mezo-era-why = Os níveis de Pirâmide pontuam em cada Era, e cada vez mais: construir cedo é o que mais vale.
