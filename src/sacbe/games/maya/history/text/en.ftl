# The course of a game of Maya, British English. Sentences are in ../../text.

closed = { $city } closes at size { $size }
tie-tiles = tiles left
tie-turns = turns taken (fewer is better)
best-city = Best city: { $city } gives { $name } { $n } VP.
best-group =
    { $tiles ->
        [one] Best crop group: { $name } scores { $n } VP with { $tiles } { $crop } tile.
       *[other] Best crop group: { $name } scores { $n } VP with { $tiles } { $crop } tiles.
    }

## Entries, without the name of the player

entry-first =
    { $tied ->
        [1] first place
       *[other] shared first place
    }: { $strength ->
        [one] { $strength } crop
       *[other] { $strength } crops
    }
entry-second =
    { $tied ->
        [1] second place
       *[other] shared second place
    }: { $strength ->
        [one] { $strength } crop
       *[other] { $strength } crops
    }
entry-none =
    { $strength ->
        [one] { $strength } crop, no points
       *[other] { $strength } crops, no points
    }

## What a player did

done-area = crops planted, { $area } area
done-opened = temples opened
done-expanded = tiles added to cities
