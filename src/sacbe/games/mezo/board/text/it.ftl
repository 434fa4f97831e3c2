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
asked-deploy = Schiera fino a { $n } unità della tua Riserva a { $region }.
asked-by = { $name }: { $what }
asked-build-both = scegli una regione per un Glifo o un pezzo di Piramide
asked-build-pyramid = scegli una regione per un pezzo di Piramide
asked-build-glyph = scegli una regione per un Glifo
asked-one = { $effect }: scegli una di queste opzioni
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
ceremony = 3 su ogni carta: { $name } – { $does }
summoning = { $name } (evocare): { $does }
state-hand = in mano
state-unseen = non pescata
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
