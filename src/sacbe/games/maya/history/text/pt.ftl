# O curso de uma partida de Maya, português do Brasil. As frases estão em ../../text.

closed = { $city } se fecha com tamanho { $size }
tie-tiles = peças restantes
tie-turns = turnos jogados (menos é melhor)
best-city = Melhor cidade: { $city } dá { $n } pontos a { $name }.
best-group =
    { $tiles ->
        [one] Melhor grupo de cultivos: { $name } faz { $n } pontos com { $tiles } peça de { $crop }.
       *[other] Melhor grupo de cultivos: { $name } faz { $n } pontos com { $tiles } peças de { $crop }.
    }

## Entradas, sem o nome do jogador

entry-first =
    { $tied ->
        [1] primeiro lugar com { $strength } cultivos
       *[other] primeiro lugar dividido com { $strength } cultivos
    }
entry-second =
    { $tied ->
        [1] segundo lugar com { $strength } cultivos
       *[other] segundo lugar dividido com { $strength } cultivos
    }
entry-none =
    { $strength ->
        [one] { $strength } cultivo, sem pontos
       *[other] { $strength } cultivos, sem pontos
    }

## What a player did

done-area = plantios na área { $area }
done-opened = cidades iniciadas
done-expanded = peças acrescentadas a cidades
