# Lo que las páginas dicen solo de Maya, en español.


## Opciones

option-areas = Áreas
option-areas-help = Las partes del mapa que están en juego. «Al azar» elige las que corresponden al número de jugadores.
option-variant = Variante
option-variant-help = Un nuevo comienzo: el primer templo está en cualquier espacio de templo. Dos ciudades: hay dos templos desde el principio.
option-sites = Templos de la variante
option-sites-help = Dónde están: un espacio de templo para «Un nuevo comienzo», dos para «Dos ciudades».
option-starting_seat = Jugador inicial
option-starting_seat-help = El asiento que juega primero.
value-variant-none = Ninguna
value-variant-new_beginning = Un nuevo comienzo
value-variant-two_cities = Dos ciudades
value-blue = azul
value-green = verde
value-red = roja
value-yellow = amarilla

## Partes del tablero

part-table = Tablero
part-land = Mapa
part-yellow = Amarilla
part-green = Verde
part-red = Roja
part-blue = Azul
part-own = Tus losetas
part-players = Jugadores
part-cities = Ciudades

## La primera partida guiada

guide-land-title = El mapa
guide-land-do = Mira el mapa. En Tikal hay un templo; los demás espacios de templo aún están vacíos. Las losetas de tu atril solo las ves tú.
guide-land-why = Ganas puntos por las plantaciones de un mismo cultivo cuando las plantas, y por las ciudades cuando se cierran con tus cultivos a su alrededor.
guide-tile-title = Elige un cultivo
guide-tile-do = Elige la loseta doble de patata para plantarla.
guide-tile-why = Tienes varias patatas, y en un turno puedes plantar cuantas losetas quieras de un mismo cultivo. Una loseta doble cuenta dos veces.
guide-plant-title = Plántala
guide-plant-do = Ponla en el espacio con marco discontinuo, debajo de Tikal, camino del espacio de templo vacío de Copan.
guide-plant-why = Tus cultivos alrededor de una ciudad cuentan cuando esa ciudad se puntúa. Por eso conviene quedarse junto a un templo.
guide-more-title = Y otra más
guide-more-do = Planta a su lado una patata simple, donde toque el espacio de templo de Copan: allí se erige enseguida un templo nuevo.
guide-more-why = Las losetas conectadas de un mismo cultivo forman un grupo, y se puntúa el grupo entero. Ahora estás junto a dos ciudades.
guide-score-title = Puntúa el grupo
guide-score-do = Planta la última patata junto a las otras. El turno termina y el grupo se puntúa: 4 puntos por las tres losetas.
guide-score-why = Cada loseta simple da 1 punto y cada doble 2, también las que ya estaban en el grupo. Por eso conviene ampliar un grupo más tarde.
guide-watch-title = Las ciudades
guide-watch-do = Mira la lista de ciudades: su tamaño y cuántos cultivos tiene cada jugador a su alrededor.
guide-watch-why = Cuanto mayor es una ciudad, más da: 6 puntos con tamaño 2, pero 30 con tamaño 5 o más. La segunda posición recibe la mitad.
guide-expand-title = Expande una ciudad
guide-expand-do = En tu turno, expande una ciudad junto a tus patatas, por ejemplo Copan: elige una loseta de un cultivo del que tengas poco y ponla boca abajo junto al templo.
guide-expand-why = La ciudad vale ahora más y robas 3 losetas nuevas. Al plantar no se roba, así que necesitas ambas cosas.
guide-temple-title = Templos nuevos
guide-temple-do = Mira qué templos hay ya. Un templo se erige en cuanto una plantación toca su espacio.
guide-temple-why = Los templos nuevos son ciudades nuevas, y quien llega primero lleva ventaja en los cultivos de alrededor.
guide-close-title = Cierra una ciudad
guide-close-do = Una ciudad se puntúa cuando no queda ningún espacio vacío a su alrededor. Ayuda a cerrar una en la que vayas por delante.
guide-close-why = Una ciudad que no está cerrada al final no da nada.
guide-rest-title = Cómo termina
guide-rest-do = No pierdas de vista tu reserva: la partida termina en cuanto alguien ha usado su última loseta.
guide-rest-why = Si terminas pronto, las ciudades grandes de tus rivales pueden quedarse sin cerrar.

# Reasons in hints.
reason-leads = tienes más cultivos que nadie alrededor de { $city } ({ $own } contra { $best })
reason-closing =
    { $n ->
        [one] { $city } se cierra al ocupar { $n } espacio más ({ $points } PV para ti)
       *[other] { $city } se cierra al ocupar { $n } espacios más ({ $points } PV para ti)
    }
reason-draws =
    { $n ->
        [one] robas { $n } loseta
       *[other] robas { $n } losetas
    }
