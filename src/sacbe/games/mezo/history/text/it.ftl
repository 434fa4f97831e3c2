# Il corso di una partita di Mezo, italiano. Le frasi sono in ../../text.

title-era = Era { $era }
title-conflict = Conflitto a { $region }
title-era_ended = Fine dell’Era { $era }
most-conflicts = Più Conflitti vinti: { $names } con { $n }.
most-conflicts-shared = Più Conflitti vinti: { $names } con { $n } ciascuno.
strength = forza { $n }: { $parts }
strength-none = nessuna forza

## Voci, senza il nome del giocatore

entry-conflict_won = vince il Conflitto
entry-altar_won = vince «{ $altar }»: { $text }
entry-consecrated_won = vince la Regione consacrata
entry-majority = maggioranza ({ $units }): occupa uno spazio del { $track }
entry-to_xibalba = a Xibalba: { $units }
entry-tracks_scored = unità sul Calendario e sul Codice
entry-pyramids_scored = regioni con pezzi di Piramide
entry-devotion_scored = Devozione alla fine
entry-ability_scored = { $ability }

## What a player did

done-region = schieramenti e costruzioni a { $region }
done-conflicts = Conflitti vinti
done-sacrificed = unità sacrificate
done-annihilated = unità annientate
done-xibalba = unità mandate a Xibalba dopo i Conflitti
