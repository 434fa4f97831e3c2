# Lo que las páginas dicen solo de Tzolk’in, en español.


## Opciones

option-starting_seat = Jugador inicial
option-starting_seat-help = El asiento que juega primero.
option-draft = Elegir losetas de riqueza inicial
option-draft-help = Cada jugador se queda con dos de cuatro losetas. Si no, cada uno recibe dos boca arriba.

## Partes del tablero

part-table = Tablero
part-wheels = Engranajes
part-palenque = Palenque
part-yaxchilan = Yaxchilán
part-tikal = Tikal
part-uxmal = Uxmal
part-chichen_itza = Chichén Itzá
part-buildings = Edificios
part-monuments = Monumentos
part-temples = Templos
part-technologies = Tecnologías
part-turn = Tu turno
part-players = Jugadores

## La primera partida guiada

guide-tiles-title = Tus losetas de riqueza inicial
guide-tiles-do = Te han repartido cuatro losetas y te quedas con dos. Elige primero «Cantera» (W10).
guide-tiles-why = Da 6 de maíz y 2 de piedra. Con maíz se paga la colocación de los trabajadores y se les da de comer; con madera, piedra y oro, que son los recursos, se pagan peldaños en los templos, tecnologías y edificios.
guide-second-title = La segunda loseta
guide-second-do = Quédate ahora con «Carga del porteador» (W12).
guide-second-why = 6 de maíz más, 1 de madera y 1 de piedra. Con 12 de maíz puedes jugar con holgura las primeras rondas.
guide-wheels-title = Los engranajes
guide-wheels-do = Mira los cinco engranajes que rodean al grande. Después de cada ronda todos giran un diente y llevan a los trabajadores al número siguiente.
guide-wheels-why = Cuanto más viaja un trabajador, mejor es la acción que hace cuando lo recoges. En eso consiste el juego: colocar pronto y recoger en el momento justo.
guide-uxmal-title = Coloca un trabajador
guide-uxmal-do = Elige la casilla 0 de Uxmal, que está marcada. Un trabajador cuesta el número de su casilla, así que este es gratis.
guide-uxmal-why = Uxmal da un peldaño en un templo en el 1, un trabajador nuevo en el 3 y la acción que quieras en el 5. Siempre te toca la casilla libre más baja de un engranaje.
guide-tikal-title = Un segundo trabajador
guide-tikal-do = Coloca otro trabajador en el mismo turno, en Tikal. Por ser el segundo cuesta 1 de maíz más.
guide-tikal-why = En Tikal, con el 1 y el 3 avanzas en tecnologías, con el 2 y el 4 construyes y con el 5 subes en dos templos a la vez: ahí irá este trabajador.
guide-palenque-title = Un tercer trabajador
guide-palenque-do = Coloca el último en Palenque por 2 de maíz y termina el turno.
guide-palenque-why = Palenque da maíz. En un turno colocas trabajadores o los recoges, nunca ambas cosas. Colocar varios a la vez cuesta más, pero todos empiezan a viajar hoy.
guide-fish-title = Pesca
guide-fish-do = Todos los trabajadores están un número más adelante. Recoge el de Palenque y usa su casilla: pescas. Deja los demás donde están y termina el turno.
guide-fish-why = Consigues 3 de maíz y recuperas el trabajador. Los demás valen cada vez más mientras viajan.
guide-offer-title = Colócalo otra vez
guide-offer-do = Coloca ese trabajador en Uxmal, donde la casilla libre más baja cuesta poco, y termina el turno.
guide-offer-why = Mañana podrá usar Uxmal 1: por 3 de maíz subes un peldaño en un templo.
guide-climb-title = Sube en un templo
guide-climb-do = Recoge el trabajador que tengas en el número más bajo de Uxmal, usa la casilla 1 por 3 de maíz y sube en el templo verde. Después termina el turno.
guide-climb-why = El primer peldaño verde da 1 de madera el primer día de comida. En el segundo y el cuarto día de comida los peldaños dan puntos, y el líder de cada templo recibe más.
guide-yaxchilan-title = Consigue recursos
guide-yaxchilan-do = Coloca el trabajador en Yaxchilán y termina el turno.
guide-yaxchilan-why = Yaxchilán da madera en el 1, piedra en el 2, oro en el 3 y una calavera de cristal en el 4. Con los recursos se pagan las acciones de Tikal.
guide-two-title = Dos templos a la vez
guide-two-do = Cuando tu trabajador de Tikal esté en el 5, el 6 o el 7, recógelo. Usa la acción 5, paga la madera y sube en los templos marrón y verde.
guide-two-why = Con un recurso subes dos peldaños: el marrón da 1 de piedra en el primer día de comida; el verde, más puntos en el siguiente.
guide-food-title = Día de comida
guide-food-do = Sigue jugando hasta el primer día de comida, al final de la ronda 8 o antes. Procura tener para entonces 2 de maíz por trabajador: 6 para tres. Pesca otra vez si te falta.
guide-food-why = Un trabajador sin comer resta 3 puntos. Después, tus peldaños dan su recompensa por primera vez.

## De dónde vino el maíz

corn-title = Maíz
corn-from = Maíz: ingresos y gastos
corn-now = Maíz ahora
corn-from-wealth = losetas de riqueza inicial
corn-from-palenque = Palenque
corn-from-yaxchilan = Yaxchilán
corn-from-uxmal = Uxmal
corn-from-tikal = Tikal
corn-from-chichen_itza = Chichén Itzá
corn-from-begging = mendigar
corn-from-calendar = el calendario
corn-from-buildings = edificios y arquitectura
corn-from-sold = ventas en el mercado
corn-from-bought = compras en el mercado
corn-from-placing = colocar trabajadores
corn-from-actions = pagar acciones
corn-from-building = edificios pagados con maíz
corn-from-feeding = alimentar trabajadores
corn-from-other = otros

# Reasons and places in hints.
reason-leads = eres líder en el { $temple }: { $points } PV al final de la Era { $age }
reason-feeds = alimenta a todos tus trabajadores el día { $day }
reason-hungry =
    { $missing ->
        [one] aún te falta { $missing } de maíz para el día { $day } (−{ $points } PV)
       *[other] aún te faltan { $missing } de maíz para el día { $day } (−{ $points } PV)
    }
