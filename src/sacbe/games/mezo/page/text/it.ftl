# Ciò che le pagine dicono solo di Mezo, in italiano.


## Opzioni

option-gods = Dèi
option-gods-help = Distribuiti: ogni giocatore riceve un dio a caso. Scelti: si scelgono allo scoperto, a partire da chi ha più punti.
option-starting_seat = Chi comincia con più punti
option-starting_seat-help = Il posto con più punti all’inizio.
value-gods-dealt = Distribuiti
value-gods-chosen = Scelti

## Parti della plancia

part-map = Mappa
part-turn = Il tuo turno
part-cards = Carte
part-tracks = Calendario e codice
part-devotion = Devozione
part-players = Giocatori
part-abilities = Abilità

## La prima partita guidata

guide-land-title = Le regioni
guide-land-do = Guarda la mappa. Ogni regione abitata ha un Altare; chi vince lì il Conflitto riceve ciò che dà.
guide-land-why = I punti vengono dagli Altari, dalle Piramidi, dal Calendario e dal Codice, e dalla Devozione. Si giocano tre Ere.
guide-ability-title = Un’abilità
guide-ability-do = Scegli un’abilità della tua tribù. Prendi «Morti che tornano».
guide-ability-why = Vale per tutta la partita: all’inizio di ogni Era riporta unità da Xibalba, 1 adesso, 2 nella seconda Era e 3 nella terza.
guide-awaken-title = Di ritorno da Xibalba
guide-awaken-do = Risveglia uno Sciamano a Becán, dove l’Altare del Sole dà 7 punti.
guide-awaken-why = Ogni unità è 1 di forza. Questa si aggiunge a quelle che schiererai dopo.
guide-hero-title = Il tuo Eroe
guide-hero-do = Metti il tuo Eroe a Palenque.
guide-hero-why = Un Eroe vale 2 di forza e il suo proprietario decide lì le parità. Ma non puoi schierare unità nella regione del tuo Eroe.
guide-neutral-title = L’Eroe neutrale
guide-neutral-do = In due giocatori ognuno mette anche un Eroe neutrale. Mettilo a Cobá, dove schiererai.
guide-neutral-why = Non ha forza, ma decidi le parità dove l’hai messo. La regione rimasta senza Eroe è quella consacrata.
guide-deploy-title = Schiera
guide-deploy-do = Schiera fino a 3 unità in ognuna delle altre regioni: la domanda in alto nomina la regione, scegli quante vanno lì. Mescola Sciamani e Guerrieri dove vuoi vincere.
guide-deploy-why = Ogni unità è 1 di forza. Chi ha più Sciamani prende il Calendario e chi ha più Guerrieri il Codice: danno punti anche dove perdi.
guide-god-title = Il tuo dio
guide-god-do = Il tuo dio è Kukulkan. Mettilo sulla confluenza che tocca Chichén Itzá, Cobá e Becán, e schiera il Guerriero che ti dà.
guide-god-why = La maggior parte di ciò che fanno le tue carte agisce solo dove è presente il tuo dio: qui sono tre regioni.
guide-card-title = Una carta in segreto
guide-card-do = Si rivela una regione: gioca «Fervore» coperta. Le carte si rivelano tutte insieme.
guide-card-why = Fervore porta Guerrieri e toglie Sciamani agli altri dove c’è il tuo dio. Una carta non torna per tutta l’Era, quindi scegli secondo la regione contesa.
guide-action-title = Usa un’azione
guide-action-do = Scegli un’azione della tua carta: si copre e si risolve subito.
guide-action-why = Ognuno agisce due volte, a turno. Se niente ti conviene, passa: 1 di Devozione, o un’unità che torna da Xibalba.
guide-conflict-title = Chi vince
guide-conflict-do = Gioca il Conflitto fino alla fine e guarda la forza di entrambi.
guide-conflict-why = Chi ha più forza vince l’Altare. Poi le unità tornano nelle riserve; Glifi e Piramidi restano.
guide-era-title = La fine dell’Era
guide-era-do = Gioca gli altri Conflitti di questa Era. Alla fine danno punti le unità su Calendario e Codice e le tue Piramidi.
guide-era-why = I pezzi di Piramide danno punti in ogni Era, e sempre di più: conviene costruire presto.
