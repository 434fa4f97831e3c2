# Parole della plancia di Mezo, italiano. Le frasi sono in ../../text, le parole brevi nel terminale.

title = Plancia di Mezo
your-turn = Tocca a te
turn-of = Tocca a { $name }
turns-of = Scelgono in segreto: { $names }
chance = Decide il caso
game-over = La partita è finita
won-by =
    { $count ->
        [1] Vince { $names }
       *[other] { $names } condividono la vittoria
    }
asked-deploy =
    { $n ->
        [one] Schiera fino a { $n } unità della tua Riserva a { $region }.
       *[other] Schiera fino a { $n } unità della tua Riserva a { $region }.
    }
asked-by = { $effect }, di { $name }: { $what }
own-MOVE = scegli dove va { $piece }
own-ANNIHILATE = annienta { $piece } (va a Xibalba)
own-EXILE = esilia { $piece } (torna nella tua Riserva)
own-shaman = il tuo Sciamano
own-warrior = il tuo Guerriero
own-unit = una delle tue unità
asked-build-both = scegli una regione per un Glifo o un pezzo di Piramide
asked-build-pyramid = scegli una regione per un pezzo di Piramide
asked-build-glyph = scegli una regione per un Glifo
asked-one = { $effect }: scegli una di queste opzioni
asked-choose_god = Quale Dio scegli?
asked-ability = Quale abilità della Tribù scegli per l’Era { $era }?
asked-hero = Scegli una regione per il tuo Eroe: lì ti dà forza, ma agisci per ultimo.
asked-neutral_hero = Scegli una regione per l’Eroe neutrale: agisci per ultimo e risolvi le parità.
asked-summon = Il tuo Dio prima si sposta o prima usa la sua abilità?
asked-confluence = Scegli una confluenza: il tuo Dio sarà presente lì intorno.
asked-pick = Scegli una carta e giocala coperta a { $region }.
asked-action =
    { $n ->
        [1] Scegli la tua prima azione a { $region } o passa.
       *[other] Scegli la tua seconda azione a { $region } o passa.
    }
asked-third = Cedi un Glifo a { $region } per una terza azione?
asked-cancel = Quale maggioranza non si assegna a { $region }?
asked-appease =
    { $n ->
        [one] Plachi il Dio adirato con { $n } unità?
       *[other] Plachi il Dio adirato con { $n } unità?
    }
asked-pay = Quale unità paghi al Dio adirato?
asked-use_token = Quale segnalino del Dio adirato usi?
asked-tie_strength = Chi vince lo spareggio a { $region }?
asked-tie_calendar = Chi vince lo spareggio per il Calendario a { $region }?
asked-tie_codex = Chi vince lo spareggio per il Codice a { $region }?
asked-tie_consecrated = Chi vince lo spareggio a { $region }?
asked-calendar = Quale spazio del Calendario occupa il tuo Sciamano?
asked-codex = Quale spazio del Codice occupa il tuo Guerriero?
asked-sacrifice = Sacrifica unità (1 forza e 1 Devozione l’una): il più forte ottiene { $n } PV.
# Un effetto chiede i suoi bersagli uno alla volta: { $what } è uno di questi, e asked-effect chiude la frase.
target-DEPLOY = schiera un’unità della tua Riserva
target-AWAKEN = risveglia un’unità da Xibalba
target-RECOVER = recupera un’unità da Xibalba
target-ANNIHILATE = annienta un’unità (va a Xibalba)
target-EXILE = esilia un’unità (torna nella Riserva del proprietario)
target-RAZE = abbatti un Glifo o il pezzo in cima a una Piramide
target-TRANSFORM = trasforma in tuo un Glifo o il pezzo in cima a una Piramide
target-MOVE = sposta un’unità
target-SWAP_ALTARS = scegli con quale regione scambiare l’Altare
asked-times = { $what }, { $n } volte
asked-times-up-to = { $what }, fino a { $n } volte
asked-of-card = { $card }: { $what }
asked-effect = { $what }.
era = Era
uninhabited = disabitata
consecrated = consacrata
fought = contesa
conflict = Conflitto
angry = Dio adirato
angry-cost =
    { $n ->
        [one] placare: { $n } unità
       *[other] placare: { $n } unità
    }
xibalba = Xibalba
calendar = Calendario
codex = Codice
most-shaman = più Sciamani
most-warrior = più Guerrieri
not-awarded = qui non assegnato
devotion = Devozione
at-end = punti alla fine
level = livello { $n }
strength = { $region }: forza
winner-takes = chi vince riceve
won = vince
claims = rivendicata
cards = Le tue carte
gods = Dèi
ceremony = Azione 3 di ogni carta, { $name }: { $does }
summoning = { $name } (evocare): { $does }
state-hand = in mano
state-unseen = nel mazzo
state-played = giocata
state-pick = coperta
state-up = scoperta
pass = o passa
in-reserve = Riserva
col-cards = carte
col-points = punti
you = { $name } (tu)
abilities = Abilità della Tribù
neutral = Eroe neutrale di { $name }
several = { $first } …
picked = ha scelto
pieces = Pezzi di Piramide di livello da 1 a 4: { $what }
leads = in testa
tied = parità
face-down = coperto: si scopre quando inizia la sua Era
consecrated-pays = Regione consacrata: chi vince riceve { $n } PV al posto dell’Altare
hero-of = Eroe di { $name }, { $region }
confluence = confluenza { $name }: { $regions }
god-at = { $god }, { $confluence }: presente a { $regions }
no-units = Nessuna
conflict-of = Conflitto { $n } di { $all }
