# La plancia di Mezo come documento, italiano. Le frasi sono in ../../text.

none = nessuno
no-actions = nessuna
no-regions = nessuna

## Il turno

era-of = Era { $era } di { $eras }
order = Ordine: { $names }
starting-player = Primo giocatore: { $name }
effect = { $effect }, di { $name }; scelte rimaste: { $n }
effect-up-to = { $effect }, di { $name }; scelte rimaste: fino a { $n }

## Il Conflitto

conflict = Conflitto a { $region }
reward = Per chi vince: { $what }
acting = I giocatori agiscono in quest’ordine: { $names }
claim = { $name } ha la maggioranza qui: { $units }
cancelled = Non assegnato qui: { $track }
winner = { $name } ha vinto questo Conflitto
strengths = Carte e forza
col-card = carta
col-covered = azioni coperte
face-down = coperta

## La mappa

regions = Regioni
uninhabited = Disabitata.
conflict-here = Il Conflitto è qui adesso
fought = Il Conflitto di questa Era è già stato risolto
not-fought = Ancora nessun Conflitto in questa Era
hero = Eroe di { $name }
neutral-hero = Eroe neutrale di { $name }
no-hero = Nessun Eroe
god-of = { $god } di { $name }
gods-here = Dèi presenti: { $gods }
piece = livello { $level } di { $name }
pyramid = Piramide, dal basso: { $pieces }
no-pyramid = Nessuna Piramide
pieces = Pezzi
confluences = Confluenze
confluences-text = Un Dio su una confluenza è presente nelle regioni intorno.
col-confluence = Confluenza
col-regions = regioni
col-god = Dio

## Giocatori

points = Punti e strutture
units = Unità fuori dalle regioni
col-vp = PV
col-devotion = spazio del tracciato della Devozione
col-level = livello di Devozione
col-worth = PV per la Devozione alla fine
col-hero = Eroe
col-glyphs = Glifi rimasti
col-pieces = pezzi di Piramide rimasti
col-cards = carte rimaste
col-reserve = { $units } nella Riserva
col-xibalba = { $units } a Xibalba
col-waiting = { $units } in pagamento o sacrificio
col-on_tracks = { $units } su Calendario e Codice
in-reserve = nella Riserva
piece-level = livello { $level }: { $n }
god = Dio: { $god }.
no-god = Ancora nessun Dio.
abilities = Abilità della Tribù
own-abilities = Abilità della Tribù: { $abilities }.
col-ability = Abilità
col-era = Era
col-chosen = scelta da
cards = Carte:
has-picked = Ha giocato una carta coperta.
own-pick = Hai giocato { $card } coperta.
summon = All’evocazione: { $what }
ceremonial = Azione 3 di tutte le carte: { $what }
card = { $card }, { $state }. Azione 1, { $first } Azione 2, { $second }
state-up = scoperta
state-played = giocata
state-possible = non giocata
state-pick = coperta
state-hand = in mano
state-unseen = non pescata

## Tracciati

track-text = Chi ha più { $units } in un Conflitto occupa uno spazio.
spaces = Spazi
col-space = Spazio
col-effect = effetto
col-taken = occupato da
angry-god = Dio adirato
price =
    { $n ->
        [one] Placarlo costa { $n } unità.
       *[other] Placarlo costa { $n } unità.
    }
tokens = Segnalini scoperti:
paid = Unità sul Dio adirato
devotion = Tracciato della Devozione
devotion-text = PV alla fine della partita, spazio per spazio.
col-level-number = Livello
col-spaces = spazi
