# Lo que las páginas dicen solo de Mezo, en español.


## Opciones

option-gods = Dioses
option-gods-help = Repartidos: cada jugador recibe un Dios al azar. Elegidos: se eligen a la vista, empezando por quien tenga más PV.
option-starting_seat = Quién empieza con más PV
option-starting_seat-help = El asiento con más PV al principio.
value-gods-dealt = Repartidos
value-gods-chosen = Elegidos

## Partes del tablero

part-table = Tablero
part-map = Mapa
part-uxmal = Uxmal
part-chichen_itza = Chichén Itzá
part-coba = Cobá
part-hochob = Hochob
part-becan = Becán
part-palenque = Palenque
part-xibalba = Xibalbá
part-conflict = Conflicto
part-turn = Tu turno
part-cards = Cartas
part-calendar = Calendario
part-codex = Códice
part-devotion = Devoción
part-players = Jugadores
part-abilities = Habilidades

## La primera partida guiada

guide-land-title = Las regiones
guide-land-do = Mira el mapa. Cada región habitada tiene un Altar; quien gana allí el Conflicto recibe su bonificación.
guide-land-why = Los puntos vienen de los Altares, las Pirámides, el Calendario y el Códice, y de la Devoción. Se juegan tres Eras.
guide-ability-title = Una habilidad de Tribu
guide-ability-do = Elige una habilidad para tu Tribu: «Muertos que vuelven».
guide-ability-why = Dura toda la partida: al comienzo de tu Fase de Tribu en cada Era te devuelve unidades de Xibalbá, 1 ahora, 2 en la segunda Era y 3 en la tercera.
guide-awaken-title = De vuelta de Xibalbá
guide-awaken-do = Despierta un Chamán en Becán, donde el Altar del Sol da 7 PV.
guide-awaken-why = Cada unidad da 1 de fuerza. Esta se suma a las que despliegues después.
guide-hero-title = Tu Héroe
guide-hero-do = Coloca a tu Héroe en Palenque.
guide-hero-why = Un Héroe da 2 de fuerza y su dueño decide allí los empates. Pero no puedes desplegar unidades en la región de tu propio Héroe.
guide-neutral-title = El Héroe neutral
guide-neutral-do = Con dos jugadores cada uno coloca además un Héroe neutral. Ponlo en Cobá, donde vas a desplegar.
guide-neutral-why = No tiene fuerza, pero decides los empates donde lo colocas. La región que queda sin Héroe es la Región consagrada.
guide-deploy-title = Despliega
guide-deploy-do = Despliega hasta 3 unidades en cada una de las demás regiones: la pregunta de arriba nombra la región y tú eliges cuántas van allí. Mezcla Chamanes y Guerreros donde quieras ganar.
guide-deploy-why = Cada unidad da 1 de fuerza. Quien tiene más Chamanes accede al Calendario y quien tiene más Guerreros, al Códice: dan PV incluso donde pierdes.
guide-god-title = Tu Dios
guide-god-do = Tu Dios es Kukulcán. Ponlo en la confluencia que toca Chichén Itzá, Cobá y Becán, y despliega el Guerrero que te da.
guide-god-why = La mayor parte de lo que hacen tus cartas solo puede resolverse donde tu Dios está presente: aquí, en tres regiones.
guide-card-title = Una carta en secreto
guide-card-do = Se revela una región: juega «Fervor» boca abajo. Todas las cartas se revelan a la vez.
guide-card-why = Fervor trae Guerreros y elimina Chamanes de los demás donde está tu Dios. Una carta jugada no vuelve en toda la Era, así que elige según la región en disputa.
guide-action-title = Usa una acción
guide-action-do = Elige una acción de tu carta: se cubre y se resuelve enseguida.
guide-action-why = Cada jugador actúa dos veces, por turnos. Si nada te conviene, pasa: ganas 1 de Devoción o recuperas una unidad de Xibalbá.
guide-conflict-title = Quién gana
guide-conflict-do = Juega el Conflicto hasta el final y mira la fuerza de ambos.
guide-conflict-why = Quien tiene más fuerza gana el Altar. Después las unidades vuelven a las Reservas; los Glifos y las Pirámides se quedan.
guide-era-title = El final de la Era
guide-era-do = Juega los demás Conflictos de esta Era. Al final puntúan las unidades en el Calendario y el Códice y tus Pirámides.
guide-era-why = Las piezas de Pirámide puntúan en cada Era, y cada vez más: conviene construir pronto.

# Reasons in hints.
reason-leads = tienes más fuerza que nadie en { $region } ({ $own } contra { $best })
reason-shaman = tienes más Chamanes que nadie en { $region } ({ $own } contra { $best }), y con ellos el Calendario
reason-warrior = tienes más Guerreros que nadie en { $region } ({ $own } contra { $best }), y con ellos el Códice
reason-level = alcanzas el nivel { $n } de Devoción
reason-recovers =
    { $n ->
        [one] { $n } unidad vuelve de Xibalbá
       *[other] { $n } unidades vuelven de Xibalbá
    }
