# O curso de uma partida de Maya, português do Brasil. As frases estão em ../../text.

closed = { $city } se fecha (tam. { $size })
tie-tiles = peças restantes
tie-turns = turnos jogados (menos é melhor)
best-city = Melhor cidade: { $city } dá { $n } PV a { $name }.
best-group =
    { $tiles ->
        [one] Melhor grupo de cultivos: { $name } faz { $n } PV com { $tiles } peça de { $crop }.
       *[other] Melhor grupo de cultivos: { $name } faz { $n } PV com { $tiles } peças de { $crop }.
    }

## Entradas, sem o nome do jogador

entry-first =
    { $tied ->
        [1] primeiro lugar
       *[other] primeiro lugar dividido
    }: { $strength ->
        [one] { $strength } cultivo
       *[other] { $strength } cultivos
    }
entry-second =
    { $tied ->
        [1] segundo lugar
       *[other] segundo lugar dividido
    }: { $strength ->
        [one] { $strength } cultivo
       *[other] { $strength } cultivos
    }
entry-none =
    { $strength ->
        [one] { $strength } cultivo, sem pontos
       *[other] { $strength } cultivos, sem pontos
    }

## What a player did

done-area = cultivos plantados, área { $area }
done-opened = templos que fez surgir
done-expanded = peças acrescentadas a cidades
