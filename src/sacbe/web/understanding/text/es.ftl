# Lo que ayuda a entender una mesa, en español.

u-title = Entender la partida
u-tab-log = Registro
u-tab-points = Puntos
u-tab-tiles = Losetas
u-tab-rules = Reglas
u-tab-hint = Consejo
u-tab-fork = Continuar
u-found = Encontrados: { $n }

## Registro y puntos

u-log-of = De quién
u-log-all = De todos
u-log-empty = Todavía no ha pasado nada.
u-log-step = La mesa después de la jugada { $n }
u-points-title = De dónde salieron los puntos
u-points-none = Todavía nadie ha puntuado.

## Losetas y reglas

u-tiles-find = Buscar una loseta
u-rules-find = Buscar en las reglas

## Consejo

u-hint-ask = Dame un consejo
u-hint-thinking = El bot está pensando
u-hint-help = El bot más fuerte mira adelante durante cerca de un segundo y dice qué haría y por qué.
u-hint-wait = Hay consejo cuando te toca.
u-hint-public = En las mesas públicas no hay consejos.
u-hint-others = Qué más hay
u-hint-behind = { $points } puntos peor
u-hint-alike = casi igual de buena
u-hint-share = { $percent } veces de cada cien

## Continuar desde una posición

u-fork-help = Abre una mesa nueva que continúa desde una posición de esta partida, con el mismo reparto. Quien se siente allí puede saber lo que está oculto.
u-fork-step = Después de la jugada
u-fork-do = Continuar desde ahí

## Guía

u-guide-open = Primera partida guiada
u-guide-title = Guía
u-guide-step = Paso { $n } de { $most }
u-guide-next = Siguiente
u-guide-skip = Saltar
u-guide-back = Atrás
u-guide-close = Cerrar la guía
u-guide-rule = Leer la regla
u-guide-over = Ya conoces el camino
u-guide-over-text = Esa fue la apertura. Sigue jugando como quieras: el consejo ayuda cuando no sepas qué hacer, y las reglas están junto al tablero.

## Guía de Tzolk’in

u-guide-tzolkin-tiles-title = Con qué empiezas
u-guide-tzolkin-tiles-do = Te han tocado cuatro losetas y te quedas con dos. Elige primero «Cosecha abundante» (W04).
u-guide-tzolkin-tiles-why = El maíz paga la colocación de los trabajadores y los alimenta. Con 9 de maíz puedes actuar con libertad en las primeras rondas.
u-guide-tzolkin-second-title = La segunda loseta
u-guide-tzolkin-second-do = Quédate ahora con «Bolsa llena» (W16).
u-guide-tzolkin-second-why = 8 más de maíz y uno de oro: un recurso que puede pagar una tecnología o un edificio.
u-guide-tzolkin-wheels-title = Los engranajes
u-guide-tzolkin-wheels-do = Mira los cinco engranajes alrededor del grande. Después de cada ronda todos giran un diente y llevan a los trabajadores al número siguiente.
u-guide-tzolkin-wheels-why = Cuanto más viaja un trabajador, mejor es la acción que hace cuando lo recoges. Ese es todo el juego: colocar pronto y recoger en el momento justo.
u-guide-tzolkin-place-title = Coloca un trabajador
u-guide-tzolkin-place-do = Haz clic en la casilla libre de Palenque: el primer trabajador va allí gratis.
u-guide-tzolkin-place-why = Palenque da maíz. Un trabajador cuesta el número de su casilla, y siempre te toca la casilla libre más baja.
u-guide-tzolkin-another-title = Un segundo trabajador
u-guide-tzolkin-another-do = Coloca otro trabajador en el mismo turno, en Tikal. Cuesta 1 de maíz más que el primero.
u-guide-tzolkin-another-why = Tikal da tecnologías y edificios. Colocar varios a la vez es más caro, pero gana días.
u-guide-tzolkin-end-title = Termina el turno
u-guide-tzolkin-end-do = Termina tu turno. Juega el bot y después pasa el día.
u-guide-tzolkin-end-why = En un turno colocas trabajadores o los recoges, nunca ambas cosas.
u-guide-tzolkin-wait-title = Déjalos viajar
u-guide-tzolkin-wait-do = Tus trabajadores están un número más adelante. Coloca al tercero, por ejemplo en Yaxchilán, y termina el turno.
u-guide-tzolkin-wait-why = Yaxchilán da madera, piedra y oro. Mientras tanto los otros dos trabajadores valen cada vez más.
u-guide-tzolkin-harvest-title = Cosecha
u-guide-tzolkin-harvest-do = Recoge al trabajador de Palenque cuando esté en el 2 o más, usa esa casilla y toma una loseta de la jungla.
u-guide-tzolkin-harvest-why = La casilla 2 da 4 de maíz y una loseta de maíz mientras queden. Pescar en el 1 daría solo 3.
u-guide-tzolkin-tikal-title = Aprende o construye
u-guide-tzolkin-tikal-do = Recoge al trabajador de Tikal. Avanza en una tecnología con un recurso o construye un edificio que puedas pagar.
u-guide-tzolkin-tikal-why = Lo que aprendes pronto rinde toda la partida. Un trabajador también puede usar una casilla menor de su engranaje, a 1 de maíz por paso.
u-guide-tzolkin-food-title = Día de comida
u-guide-tzolkin-food-do = Sigue jugando hasta el primer día de comida. Ten entonces 2 de maíz por cada trabajador.
u-guide-tzolkin-food-why = Un trabajador con hambre resta 3 puntos. Ese día cada peldaño que hayas subido en los templos da bienes; el segundo y el cuarto, puntos.

## Guía de Maya

u-guide-maya-land-title = La tierra
u-guide-maya-land-do = Mira la tierra. En Tikal hay un templo; los demás solares aún están vacíos. Las losetas de tu atril solo las ves tú.
u-guide-maya-land-why = Ganas puntos por los campos de un cultivo cuando los plantas, y por las ciudades cuando se cierran y tus cultivos las rodean.
u-guide-maya-tile-title = Elige un cultivo
u-guide-maya-tile-do = Elige plantar la loseta doble de patata.
u-guide-maya-tile-why = Tienes varias patatas, y en un turno puedes plantar cuantas losetas quieras de un mismo cultivo. Una doble cuenta dos veces.
u-guide-maya-plant-title = Plántala
u-guide-maya-plant-do = Ponla en un espacio iluminado junto al templo de Tikal.
u-guide-maya-plant-why = Lo que rodea una ciudad cuenta para ti cuando esa ciudad puntúa.
u-guide-maya-more-title = Y otra más
u-guide-maya-more-do = Planta una segunda patata junto a la primera. Donde toca un solar vacío se abre un templo nuevo.
u-guide-maya-more-why = Las losetas conectadas de un cultivo son un grupo, y puntúa el grupo entero.
u-guide-maya-score-title = Puntúa el grupo
u-guide-maya-score-do = Sigue plantando o para. Cuando paras, el grupo puntúa.
u-guide-maya-score-why = 1 punto por loseta simple y 2 por doble, también las antiguas del grupo. Por eso conviene ampliar un grupo más tarde.
u-guide-maya-watch-title = Las ciudades
u-guide-maya-watch-do = Mira la lista de ciudades: su tamaño y cuántos cultivos tiene cada jugador a su alrededor.
u-guide-maya-watch-why = Cuanto mayor es una ciudad, más da: 6 puntos con tamaño 2, pero 30 con tamaño 5 o más. El segundo recibe la mitad.
u-guide-maya-expand-title = Expande una ciudad
u-guide-maya-expand-do = En tu próximo turno expande una ciudad donde tengas cultivos: elige la loseta que menos necesites y ponla boca abajo junto al templo.
u-guide-maya-expand-why = La ciudad valdrá más y después robas 3 losetas nuevas. Al plantar no se roba, así que necesitas ambas cosas.
u-guide-maya-temple-title = Templos nuevos
u-guide-maya-temple-do = Sigue jugando hasta que haya tres templos. Un templo se abre en cuanto una plantación toca su solar.
u-guide-maya-temple-why = Los templos nuevos son ciudades nuevas, y quien llega primero tiene más cultivos alrededor.
u-guide-maya-close-title = Cierra una ciudad
u-guide-maya-close-do = Una ciudad puntúa cuando no queda ningún espacio vacío a su alrededor. Ayuda a cerrar una donde vayas por delante.
u-guide-maya-close-why = Una ciudad que no está cerrada al final no da nada.
u-guide-maya-rest-title = Cómo termina
u-guide-maya-rest-do = No pierdas de vista tu reserva: la partida termina en cuanto alguien ha usado su última loseta.
u-guide-maya-rest-why = Quien se da prisa puede dejar abiertas las ciudades grandes de los demás.

## Guía de Mezo

u-guide-mezo-land-title = Las regiones
u-guide-mezo-land-do = Mira el mapa. Cada región habitada tiene un Altar; quien gana allí el Conflicto recibe lo que da.
u-guide-mezo-land-why = Los puntos vienen de los Altares, las Pirámides, el Calendario y el Códice, y de la Devoción. Se juegan tres Eras.
u-guide-mezo-ability-title = Una habilidad
u-guide-mezo-ability-do = Elige una habilidad de tu tribu. «Escribas» es buena para empezar.
u-guide-mezo-ability-why = Dura toda la partida. Escribas construye Glifos: cada uno es una fuerza que no se va.
u-guide-mezo-hero-title = Tu Héroe
u-guide-mezo-hero-do = Haz primero lo que pida tu habilidad. Después coloca a tu Héroe en una región que quieras ganar.
u-guide-mezo-hero-why = Un Héroe vale 2 de fuerza y su dueño decide allí los empates. Pero no puedes desplegar unidades junto a tu propio Héroe.
u-guide-mezo-neutral-title = El Héroe neutral
u-guide-mezo-neutral-do = Con dos jugadores cada uno coloca además un Héroe neutral. Ponlo donde quieras desplegar.
u-guide-mezo-neutral-why = No tiene fuerza, pero decides los empates donde lo colocaste. La región que queda sin Héroe es la consagrada.
u-guide-mezo-deploy-title = Despliega
u-guide-mezo-deploy-do = Despliega hasta 3 unidades en cada una de las demás regiones. Mezcla Chamanes y Guerreros donde quieras ganar.
u-guide-mezo-deploy-why = Cada unidad es 1 de fuerza. Quien tiene más Chamanes toma el Calendario y quien tiene más Guerreros el Códice: dan puntos incluso donde pierdes.
u-guide-mezo-god-title = Tu dios
u-guide-mezo-god-do = Pon a tu dios en una confluencia entre regiones donde tengas unidades y usa su habilidad.
u-guide-mezo-god-why = La mayor parte de lo que hacen tus cartas solo actúa donde tu dios está presente.
u-guide-mezo-card-title = Una carta en secreto
u-guide-mezo-card-do = Sale una región: pon una de tus tres cartas boca abajo. Todas se revelan a la vez.
u-guide-mezo-card-why = Las acciones de la carta son lo que puedes hacer en este Conflicto. No vuelve en toda la Era, así que guarda una fuerte para la región que importa.
u-guide-mezo-action-title = Usa una acción
u-guide-mezo-action-do = Elige una acción de tu carta: se cubre y se cumple enseguida.
u-guide-mezo-action-why = Cada uno actúa dos veces, por turnos. Si nada te conviene, pasa: 1 de Devoción, o una unidad que vuelve de Xibalbá.
u-guide-mezo-conflict-title = Quién gana
u-guide-mezo-conflict-do = Juega el Conflicto hasta el final y mira la fuerza de ambos.
u-guide-mezo-conflict-why = Quien tiene más fuerza gana el Altar. Después las unidades vuelven a las reservas; Glifos y Pirámides se quedan.
u-guide-mezo-era-title = El final de la Era
u-guide-mezo-era-do = Juega los demás Conflictos de esta Era. Al final puntúan las unidades en Calendario y Códice y tus Pirámides.
u-guide-mezo-era-why = Los niveles de Pirámide puntúan en cada Era, y cada vez más: construir pronto es lo que más vale.
