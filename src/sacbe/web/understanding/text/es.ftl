# Lo que ayuda a entender una mesa, en español.

u-title = Entender la partida
u-tab-log = Registro
u-tab-points = Puntos
u-tab-tiles = Losetas
u-tab-rules = Reglas
u-tab-hint = Consejo
u-tab-fork = Seguir desde aquí
u-found = Resultados: { $n }

## Registro y puntos

u-log-of = De quién
u-log-all = De todos
u-log-empty = Todavía no ha pasado nada.
u-log-step = La mesa después de la jugada { $n }
u-points-title = De dónde salieron los puntos
u-points-none = Todavía nadie ha puntuado.
u-points-total = Total

## Losetas y reglas

u-tiles-find = Buscar una loseta
u-rules-find = Buscar en las reglas

## Consejo

u-hint-ask = Dame un consejo
u-hint-thinking = El bot está pensando
u-hint-help = El bot más fuerte mira adelante durante cerca de un segundo y dice qué haría y por qué.
u-hint-wait = Hay consejo cuando te toca.
u-hint-public = En las mesas públicas no hay consejos.
u-hint-brings = Lo que tendrías entonces:
u-hint-more = Más
u-hint-close = Cerrar
u-hint-others = Otras opciones
u-hint-behind = { $points } puntos menos
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
u-guide-why = Por qué
u-guide-close = Cerrar la guía
u-guide-rule = Leer la regla
u-guide-over = Ya conoces el camino
u-guide-over-text = Esa fue la apertura. Sigue jugando como quieras: el consejo ayuda cuando no sepas qué hacer, y las reglas están junto al tablero.
