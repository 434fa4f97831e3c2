# Analisi di partite finite, italiano.

title = Analisi: { $game }
subtitle = { $players } · { $turns } turni · profondità { $depth }
depth-quick = rapida
depth-normal = normale
depth-deep = profonda
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
col-cost = Probabilità perse
col-luck = Fortuna
won-yes = sì
won-no = no
players-note = Precisione: 100% se ogni turno è stato buono quanto il migliore trovato. Probabilità perse: quanta probabilità di vittoria sono costati tutti i turni insieme. Fortuna: di quanti punti le pescate sono state migliori della media, secondo una stima semplice.
verdict-lost = { $name } ha perso di più in { $turns }.
verdict-won = Ha vinto { $name }. Più costosi: { $turns }.
verdict-none = Nessun turno di { $name } è costato molto.
verdict-turn = turno { $n } ({ $cost }%)

## Key moments

moments-title = Momenti chiave
moments-none = Nessun turno è costato molto: non ci sono momenti chiave.
moment-title = { $number }. { $name }, turno { $n }: { $grade }
moment-cost = È costato { $cost }% di probabilità di vittoria: { $played }% invece di { $better }%.
moment-even = La partita era decisa: tra pari costerebbe il { $cost }% di probabilità di vittoria.
moment-played = Giocato
moment-better = Meglio
moment-line = Poi, probabilmente
moment-why = Che cosa cambia
moment-board = La plancia prima di questo turno, come la vedeva { $name }
moment-try = Riprova da qui
fact-good = { $what } dopo il turno: { $better } invece di { $played }
fact-points = punti alla fine, se tutti continuano con avidità: { $better } invece di { $played } (media di { $n } partite)
fact-expected = punti finali attesi dalla ricerca: { $better } invece di { $played }
fact-source = punti ancora da “{ $what }”: { $better } invece di { $played }
fact-chance = probabilità di vittoria di { $what }: { $better }% invece di { $played }%
judged = Ogni turno è giudicato in base a ciò che il giocatore poteva sapere allora.

## Charts

chances-title = Probabilità di vittoria
chances-open-title = Probabilità di vittoria a carte scoperte
chances-open-note = Una seconda lettura: ogni posto è valutato con le proprie carte o tessere nascoste, che gli altri non potevano conoscere.
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

goods-title = Risorse guadagnate e spese
goods-cell = +{ $gained } / −{ $spent }
activities-title = Che cosa hanno fatto i giocatori
