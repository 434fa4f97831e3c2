# Lo que las páginas dicen solo de Maya, en español.


## Opciones

option-areas = Áreas
option-areas-help = Las partes del mapa en juego. «Al azar» elige las que corresponden al número de jugadores.
option-variant = Variante
option-variant-help = Nuevo comienzo: el primer templo está en cualquier espacio de templo. Dos ciudades: hay dos templos desde el principio.
option-sites = Templos de la variante
option-sites-help = Dónde están: un espacio de templo para el nuevo comienzo, un par para dos ciudades.
option-starting_seat = Jugador inicial
option-starting_seat-help = El asiento que juega primero.
value-variant-none = Ninguna
value-variant-new_beginning = Nuevo comienzo
value-variant-two_cities = Dos ciudades
value-blue = azul
value-green = verde
value-red = roja
value-yellow = amarilla

## Partes del tablero

part-land = Territorio
part-own = Tus losetas
part-players = Jugadores
part-cities = Ciudades

## La primera partida guiada

guide-land-title = El territorio
guide-land-do = Mira el tablero. En Tikal hay un templo; los demás espacios de templo aún están vacíos. Las losetas de tu atril solo las ves tú.
guide-land-why = Ganas puntos por los campos de un cultivo cuando los plantas, y por las ciudades cuando se cierran y tus cultivos las rodean.
guide-tile-title = Elige un cultivo
guide-tile-do = Elige plantar la loseta doble de patata.
guide-tile-why = Tienes varias patatas, y en un turno puedes plantar cuantas losetas quieras de un mismo cultivo. Una doble cuenta dos veces.
guide-plant-title = Plántala
guide-plant-do = Ponla en el espacio con marco discontinuo, debajo de Tikal, en el camino al espacio de templo vacío de Copan.
guide-plant-why = Tus cultivos alrededor de una ciudad cuentan cuando esa ciudad puntúa. Por eso quédate junto a un templo.
guide-more-title = Y otra más
guide-more-do = Planta a su lado una patata simple, donde toque el espacio de templo de Copan: allí se erige enseguida un templo nuevo.
guide-more-why = Las losetas conectadas de un cultivo son un grupo, y puntúa el grupo entero. Ahora estás junto a dos ciudades.
guide-score-title = Puntúa el grupo
guide-score-do = Planta la última patata junto a las otras. Entonces el grupo puntúa: con las tres patatas son 4 puntos.
guide-score-why = 1 punto por loseta simple y 2 por doble, también las antiguas del grupo. Por eso conviene ampliar un grupo más tarde.
guide-watch-title = Las ciudades
guide-watch-do = Mira la lista de ciudades: su tamaño y cuántos cultivos tiene cada jugador a su alrededor.
guide-watch-why = Cuanto mayor es una ciudad, más da: 6 puntos con tamaño 2, pero 30 con tamaño 5 o más. El segundo recibe la mitad.
guide-expand-title = Expande una ciudad
guide-expand-do = Cuando te toque, expande una ciudad junto a tus patatas, por ejemplo Copan: elige una loseta de un cultivo del que tengas poco y ponla boca abajo junto al templo.
guide-expand-why = La ciudad valdrá más y robas 3 losetas nuevas. Al plantar no se roba, así que necesitas ambas cosas.
guide-temple-title = Templos nuevos
guide-temple-do = Mira qué templos hay ya. Un templo se erige en cuanto una plantación toca su espacio.
guide-temple-why = Los templos nuevos son ciudades nuevas, y quien llega primero tiene más cultivos alrededor.
guide-close-title = Cierra una ciudad
guide-close-do = Una ciudad puntúa cuando no queda ningún espacio vacío a su alrededor. Ayuda a cerrar una donde vayas por delante.
guide-close-why = Una ciudad que no está cerrada al final no da nada.
guide-rest-title = Cómo termina
guide-rest-do = No pierdas de vista tu reserva: la partida termina en cuanto alguien ha usado su última loseta.
guide-rest-why = Si terminas pronto, las ciudades grandes de tus rivales pueden quedarse sin cerrar.
