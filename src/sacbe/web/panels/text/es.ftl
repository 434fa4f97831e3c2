# Lo que ayuda a entender una mesa, en español.

u-title = Historial, puntos, reglas y consejos
u-tab-log = Historial
u-tab-points = Puntos
u-tab-tiles = Losetas
u-tab-rules = Reglas
u-tab-hint = Consejo
u-tab-fork = Continuar desde aquí
u-found = { $n ->
    [one] { $n } resultado
   *[other] { $n } resultados
}

## Registro y puntos

u-log-of = Jugador
u-log-all = Todos
u-log-empty = Todavía no ha pasado nada.
u-log-step = Tablero después de la jugada { $n }
u-points-title = De dónde vienen los puntos
u-points-none = Todavía nadie ha puntuado.
u-points-total = Total

## Losetas y reglas

u-tiles-find = Buscar una loseta
u-rules-find = Buscar en las reglas
u-rules-all = Reglas completas
u-rules-none = No existe la regla { $code }.

## Consejo

u-hint-ask = Dame un consejo
u-hint-thinking = El bot está pensando
u-hint-help = El bot más fuerte piensa alrededor de un segundo y dice qué haría y por qué.
u-hint-wait = Los consejos están disponibles en tu turno.
u-hint-public = En las mesas públicas no hay consejos.
u-hint-brings = Entonces tendrías:
u-hint-more = Más
u-hint-close = Cerrar
u-hint-others = Otras opciones
u-hint-behind = { $points } PV menos
u-hint-alike = casi igual de buena
u-hint-share = el { $percent }{ "\u00A0" }% de las veces

## Continuar desde una posición

u-fork-help = Abre una mesa nueva que continúa desde cualquier punto de esta partida, con el mismo reparto. Quienes jueguen allí pueden conocer información oculta.
u-fork-step = Después de la jugada
u-fork-do = Continuar desde ahí

## Guía

u-guide-open = Primera partida guiada
u-guide-title = Guía
u-guide-step = Paso { $n } de { $most }
u-guide-next = Siguiente
u-guide-skip = Saltar
u-guide-back = Atrás
u-guide-why = Por qué
u-guide-close = Cerrar la guía
u-guide-rule = Leer la regla
u-guide-over = Ya puedes jugar por tu cuenta
u-guide-over-text = Esa era la apertura. Sigue jugando como quieras: pide un consejo si no sabes qué hacer y consulta cualquier duda en «Reglas».
u-guide-deviated = No has elegido lo recomendado. No pasa nada: la guía sigue desde aquí.
u-guide-undo = Para volver atrás, pulsa «Deshacer».
u-guide-impossible = Lo recomendado no es posible ahora. Elige libremente: la guía sigue cuando completes este paso; también puedes pulsar «Saltar».
