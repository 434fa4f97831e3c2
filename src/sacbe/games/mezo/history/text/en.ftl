# The course of a game of Mezo, British English. Sentences are in ../../text.

title-era = Era { $era }
title-conflict = Conflict in { $region }
title-era_ended = End of Era { $era }
most-conflicts = Most Conflicts won: { $names } with { $n }.
most-conflicts-shared = Most Conflicts won: { $names } with { $n } each.
strength = strength { $n }: { $parts }
strength-none = no strength

## Entries, without the name of the player

entry-conflict_won = wins the Conflict
entry-altar_won = wins the { $altar }: { $text }
entry-consecrated_won = wins the consecrated region
entry-majority = most { $units }: takes a space of the { $track }
entry-to_xibalba = to Xibalba: { $units }
entry-tracks_scored = units on the Calendar and the Codex
entry-pyramids_scored = regions with Pyramid pieces
entry-devotion_scored = Devotion at the end
entry-ability_scored = { $ability }

## What a player did

done-region = deployments and builds in { $region }
done-conflicts = Conflicts won
done-sacrificed = units sacrificed
done-annihilated = units annihilated
done-xibalba = units sent to Xibalba after Conflicts
