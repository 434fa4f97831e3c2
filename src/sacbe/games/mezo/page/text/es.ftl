# Lo que las páginas dicen solo de Mezo, en español.


## Opciones

option-gods = Dioses
option-gods-help = Repartidos: cada jugador recibe un dios al azar. Elegidos: se eligen a la vista, empezando por quien tenga más puntos.
option-starting_seat = Quién empieza con más puntos
option-starting_seat-help = El asiento con más puntos al principio.
value-gods-dealt = Repartidos
value-gods-chosen = Elegidos

## Partes del tablero

part-map = Mapa
part-turn = Tu turno
part-cards = Cartas
part-tracks = Calendario y códice
part-devotion = Devoción
part-players = Jugadores
part-abilities = Habilidades

## La primera partida guiada

guide-land-title = Las regiones
guide-land-do = Mira el mapa. Cada región habitada tiene un Altar; quien gana allí el Conflicto recibe lo que da.
guide-land-why = Los puntos vienen de los Altares, las Pirámides, el Calendario y el Códice, y de la Devoción. Se juegan tres Eras.
guide-ability-title = Una habilidad
guide-ability-do = Elige una habilidad de tu tribu. Toma «Muertos que vuelven».
guide-ability-why = Dura toda la partida: al comienzo de cada Era devuelve unidades de Xibalbá, 1 ahora, 2 en la segunda Era y 3 en la tercera.
guide-awaken-title = De vuelta de Xibalbá
guide-awaken-do = Despierta a un Chamán en Becán, donde el Altar del Sol da 7 puntos.
guide-awaken-why = Cada unidad es 1 de fuerza. Esta se suma a las que despliegues después.
guide-hero-title = Tu Héroe
guide-hero-do = Coloca a tu Héroe en Palenque.
guide-hero-why = Un Héroe vale 2 de fuerza y su dueño decide allí los empates. Pero no puedes desplegar unidades en la región de tu propio Héroe.
guide-neutral-title = El Héroe neutral
guide-neutral-do = Con dos jugadores cada uno coloca además un Héroe neutral. Ponlo en Cobá, donde vas a desplegar.
guide-neutral-why = No tiene fuerza, pero decides los empates donde lo colocaste. La región que queda sin Héroe es la consagrada.
guide-deploy-title = Despliega
guide-deploy-do = Despliega hasta 3 unidades en cada una de las demás regiones: la pregunta de arriba nombra la región, elige cuántas van allí. Mezcla Chamanes y Guerreros donde quieras ganar.
guide-deploy-why = Cada unidad es 1 de fuerza. Quien tiene más Chamanes toma el Calendario y quien tiene más Guerreros el Códice: dan puntos incluso donde pierdes.
guide-god-title = Tu dios
guide-god-do = Tu dios es Kukulcán. Ponlo en la confluencia que toca Chichén Itzá, Cobá y Becán, y despliega el Guerrero que te da.
guide-god-why = La mayor parte de lo que hacen tus cartas solo actúa donde tu dios está presente: aquí son tres regiones.
guide-card-title = Una carta en secreto
guide-card-do = Se revela una región: juega «Fervor» boca abajo. Todas las cartas se revelan a la vez.
guide-card-why = Fervor trae Guerreros y quita Chamanes de los demás donde está tu dios. Una carta no vuelve en toda la Era, así que elige según la región en juego.
guide-action-title = Usa una acción
guide-action-do = Elige una acción de tu carta: se cubre y se resuelve enseguida.
guide-action-why = Cada uno actúa dos veces, por turnos. Si nada te conviene, pasa: 1 de Devoción, o una unidad que vuelve de Xibalbá.
guide-conflict-title = Quién gana
guide-conflict-do = Juega el Conflicto hasta el final y mira la fuerza de ambos.
guide-conflict-why = Quien tiene más fuerza gana el Altar. Después las unidades vuelven a las reservas; Glifos y Pirámides se quedan.
guide-era-title = El final de la Era
guide-era-do = Juega los demás Conflictos de esta Era. Al final puntúan las unidades en Calendario y Códice y tus Pirámides.
guide-era-why = Las piezas de Pirámide puntúan en cada Era, y cada vez más: conviene construir pronto.
