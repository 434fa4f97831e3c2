# O curso de uma partida de Mezo, português do Brasil. As frases estão em ../../text.

title-era = Era { $era }
title-conflict = Conflito em { $region }
title-era_ended = Fim da Era { $era }
most-conflicts = Mais Conflitos vencidos: { $names }, com { $n }.
most-conflicts-shared = Mais Conflitos vencidos: { $names }, com { $n } cada um.
strength = força { $n }: { $parts }
strength-none = sem força

## Entradas, sem o nome do jogador

entry-conflict_won = vence o Conflito
entry-altar_won = ganha o { $altar }: { $text }
entry-consecrated_won = vence a Região consagrada
entry-majority = mais { $units }: ocupa um espaço do { $track }
entry-to_xibalba = para Xibalba: { $units }
entry-tracks_scored = unidades no Calendário e no Códice
entry-pyramids_scored = regiões com peças de Pirâmide
entry-devotion_scored = Devoção no fim
entry-ability_scored = { $ability }

## What a player did

done-region = mobilizações e construções em { $region }
done-conflicts = Conflitos vencidos
done-sacrificed = unidades sacrificadas
done-annihilated = unidades aniquiladas
done-xibalba = unidades enviadas a Xibalba após Conflitos
