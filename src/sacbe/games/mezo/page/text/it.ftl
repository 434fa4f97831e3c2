# Ciò che le pagine dicono solo di Mezo, in italiano.


## Opzioni

option-gods = Dèi
option-gods-help = Distribuiti: ogni giocatore riceve un Dio a caso. Scelti: i giocatori scelgono apertamente, a partire da chi ha più punti.
option-starting_seat = Chi inizia in testa
option-starting_seat-help = Il posto con più punti all’inizio.
value-gods-dealt = Distribuiti
value-gods-chosen = Scelti

## Parti della plancia

part-table = Plancia
part-map = Mappa
part-uxmal = Uxmal
part-chichen_itza = Chichen Itza
part-coba = Coba
part-hochob = Hochob
part-becan = Becan
part-palenque = Palenque
part-xibalba = Xibalba
part-conflict = Conflitto
part-turn = Il tuo turno
part-cards = Carte
part-calendar = Calendario
part-codex = Codice
part-devotion = Devozione
part-players = Giocatori
part-abilities = Abilità

## La prima partita guidata

guide-land-title = Le regioni
guide-land-do = Guarda la mappa. Ogni regione abitata ha un Altare; chi vince lì il Conflitto ne ottiene il bonus.
guide-land-why = I punti vengono dagli Altari, dalle Piramidi, dal Calendario e dal Codice, e dalla Devozione. Si giocano tre Ere.
guide-ability-title = Un’abilità
guide-ability-do = Scegli un’abilità per la tua Tribù: prendi «Ritorno dei morti».
guide-ability-why = Vale per tutta la partita: all’inizio della tua Fase della Tribù in ogni Era riporta unità da Xibalba, 1 adesso, 2 nella seconda Era e 3 nella terza.
guide-awaken-title = Di ritorno da Xibalba
guide-awaken-do = Risveglia uno Sciamano a Becan, dove l’Altare del Sole dà 7 punti.
guide-awaken-why = Ogni unità dà 1 di forza. Questa si aggiunge a quelle che schiererai dopo.
guide-hero-title = Il tuo Eroe
guide-hero-do = Piazza il tuo Eroe a Palenque.
guide-hero-why = Un Eroe dà 2 di forza e lì il suo proprietario risolve le parità. Ma non puoi schierare unità nella regione del tuo Eroe.
guide-neutral-title = L’Eroe neutrale
guide-neutral-do = Con due giocatori, ognuno piazza anche un Eroe neutrale. Piazzalo a Coba, dove schiererai.
guide-neutral-why = Non ha forza, ma dove lo hai piazzato risolvi tu le parità. La regione rimasta senza Eroe diventa quella consacrata.
guide-deploy-title = Schiera
guide-deploy-do = Schiera fino a 3 unità in ognuna delle altre regioni: la domanda in alto nomina la regione e tu scegli quante unità vanno lì. Combina Sciamani e Guerrieri dove vuoi vincere.
guide-deploy-why = Ogni unità dà 1 di forza. Chi ha più Sciamani prende il Calendario e chi ha più Guerrieri il Codice: danno punti anche dove perdi.
guide-god-title = Il tuo Dio
guide-god-do = Il tuo Dio è Kukulkan. Piazzalo sulla confluenza che tocca Chichen Itza, Coba e Becan, e schiera il Guerriero che ti dà.
guide-god-why = Quasi tutti gli effetti delle tue carte valgono solo dove è presente il tuo Dio: qui sono tre regioni.
guide-card-title = Una carta in segreto
guide-card-do = Viene rivelata una regione: gioca «Fervore» coperta. Le carte si rivelano tutte insieme.
guide-card-why = Fervore porta Guerrieri ed elimina gli Sciamani degli altri dove è presente il tuo Dio. Una carta giocata torna solo nell’Era successiva, quindi scegline una adatta alla regione contesa.
guide-action-title = Usa un’azione
guide-action-do = Scegli un’azione della tua carta: si copre e si risolve subito.
guide-action-why = Ognuno agisce due volte, a turno. Se niente ti conviene, passa: 1 di Devozione o un’unità che torna da Xibalba.
guide-conflict-title = Chi vince
guide-conflict-do = Gioca il Conflitto fino alla fine e guarda la forza di entrambi i giocatori.
guide-conflict-why = Chi ha più forza vince l’Altare. Poi le unità tornano nelle Riserve; Glifi e Piramidi restano.
guide-era-title = La fine dell’Era
guide-era-do = Gioca gli altri Conflitti di questa Era. Alla fine danno punti le unità su Calendario e Codice e le tue Piramidi.
guide-era-why = I pezzi di Piramide danno punti in ogni Era, e sempre di più: conviene costruire presto.

# Reasons in hints.
reason-leads = hai la forza maggiore a { $region } ({ $own } contro { $best })
reason-shaman = hai più Sciamani di tutti a { $region } ({ $own } contro { $best }), e quindi il Calendario
reason-warrior = hai più Guerrieri di tutti a { $region } ({ $own } contro { $best }), e quindi il Codice
reason-level = raggiungi il livello { $n } di Devozione
reason-recovers =
    { $n ->
        [one] { $n } unità torna da Xibalba
       *[other] { $n } unità tornano da Xibalba
    }
