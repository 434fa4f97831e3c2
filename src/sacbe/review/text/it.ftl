# Analisi di partite finite, italiano.

title = Analisi: { $game }
subtitle =
    { $players } · { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turni
    } · analisi { $depth }
depth-quick = rapida
depth-normal = normale
depth-deep = approfondita
percent = { $n }%
number = { $n }

## Grades

grade-forced = obbligato
grade-best = il migliore
grade-good = buono
grade-inaccuracy = imprecisione
grade-mistake = errore
grade-blunder = errore grave

## Players

players-title = Giocatori
col-player = Giocatore
col-points = Punti
col-won = Ha vinto
col-accuracy = Precisione
col-cost = Probabilità persa
col-luck = Fortuna
won-yes = sì
won-no = no
players-note = Precisione: 100% se ogni turno è stato buono quanto il migliore trovato. Probabilità persa: quanta probabilità di vittoria sono costati tutti i turni insieme. Fortuna: di quanti punti la sorte ha superato la media, secondo una stima semplice.
verdict-lost = Dove { $name } ha perso di più: { $turns }.
verdict-won = Ha vinto { $name }. Ciò che è costato di più: { $turns }.
verdict-none = Nessun turno di { $name } è costato molto.
verdict-turn = turno { $n } ({ $cost }%)
verdict-turn-even = turno { $n } ({ $cost }% in una partita equilibrata)
verdict-small = Probabilità persa in tutto: { $total }%, di cui { $part }% in { $turns ->
        [one] questo turno
       *[other] questi turni
    }; il resto se n’è andato a poco a poco.
verdict-instead = Che cosa giocare invece
verdict-missing = Punti mancanti rispetto a { $winner }: { $sources }.
verdict-source = { $what } (−{ $n })

## Key moments

moments-title = Momenti chiave
moments-none = Nessun turno è costato molto: non ci sono momenti chiave.
moment-title = { $number }. { $name }, turno { $n }: { $grade }
moment-title-even = { $number }. { $name }, turno { $n }: costoso in una partita equilibrata
moment-title-good = { $number }. { $name }, turno { $n }: si poteva giocare un po’ meglio
moment-cost = Probabilità di vittoria persa: { $cost }% ({ $played }% invece di { $better }%).
second-cost = Costerebbe il { $cost }% di probabilità di vittoria: { $played }% invece di { $better }%.
moment-even = La partita era già decisa. Probabilità di vittoria persa in una partita equilibrata: { $cost }%.
moment-played = Giocato
moment-better = Meglio
moment-line = Poi, probabilmente
moment-why = A suo favore
moment-price = A che cosa rinuncia
moment-after = La plancia dopo il turno migliore
moment-board = La plancia prima di questo turno, come la vedeva { $name }
moment-try = Riprova da qui
fact-good = { $what } dopo il turno: { $better } invece di { $played }
fact-points = punti finali se tutti continuano a giocare come il bot avido: { $better } invece di { $played } (media di { $n } partite)
fact-expected = punti finali previsti dal bot: { $better } invece di { $played }
fact-source = punti ancora da ottenere da «{ $what }»: { $better } invece di { $played }
fact-chance = probabilità di vittoria di { $what }: { $better }% invece di { $played }%
fact-none = Nessuna quantità o fonte di punti spiega da sola la differenza: conta ciò che può seguire
judged = Ogni turno è giudicato in base a ciò che il giocatore poteva sapere allora.

## Charts

chances-title = Probabilità di vittoria
round-note = Ogni previsione parte da ciò che sa chi ha appena giocato. Perciò ogni punto è la media degli ultimi { $players } turni.
chances-open-title = Probabilità di vittoria a carte scoperte
chances-open-note = Una seconda valutazione: ogni posto è valutato con le proprie carte o tessere nascoste, che gli altri non potevano conoscere.
points-title = Punti finali attesi
sources-title = Punti per fonte
turns-title = Tutti i turni
table-behind = Mostra come tabella
col-turn = Turno
col-what = Cosa
col-grade = Giudizio
col-turn-cost = Costo
col-moment = Dopo
start = inizio
end = fine
mark-line = { $text } (turno { $n })
not-calibrated = Le probabilità di vittoria di questo gioco non sono calibrate.

## Statistics

goods-title = Entrate e uscite
goods-cell = +{ $gained } / −{ $spent }
activities-title = Che cosa hanno fatto i giocatori
