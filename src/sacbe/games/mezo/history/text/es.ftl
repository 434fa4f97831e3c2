# El curso de una partida de Mezo, español. Las frases están en ../../text.

title-era = Era { $era }
title-conflict = Conflicto en { $region }
title-era_ended = Fin de la Era { $era }
most-conflicts = Más Conflictos ganados: { $names }, con { $n }.
most-conflicts-shared = Más Conflictos ganados: { $names }, con { $n } cada uno.
strength = fuerza { $n }: { $parts }
strength-none = sin fuerza

## Entradas, sin el nombre del jugador

entry-conflict_won = gana el Conflicto
entry-altar_won = gana el { $altar }: { $text }
entry-consecrated_won = gana la Región consagrada
entry-majority = más { $units }: ocupa un espacio del { $track }
entry-to_xibalba = a Xibalbá: { $units }
entry-tracks_scored = unidades en el Calendario y el Códice
entry-pyramids_scored = regiones con piezas de Pirámide
entry-devotion_scored = Devoción al final
entry-ability_scored = { $ability }

## What a player did

done-region = despliegues y construcciones en { $region }
done-conflicts = Conflictos ganados
done-sacrificed = unidades sacrificadas
done-annihilated = unidades aniquiladas
done-xibalba = unidades enviadas a Xibalbá tras los Conflictos
