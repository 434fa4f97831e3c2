# What the pages say of Mezo alone, in British English.


## Options

option-gods = Gods
option-gods-help = Dealt: everyone gets a God at random. Chosen: players choose openly, starting with the most points.
option-starting_seat = Starts in the lead
option-starting_seat-help = The seat with the most points at the start.
value-gods-dealt = Dealt
value-gods-chosen = Chosen

## Parts of the board

part-table = Board
part-map = Map
part-uxmal = Uxmal
part-chichen_itza = Chichén Itzá
part-coba = Cobá
part-hochob = Hochob
part-becan = Becán
part-palenque = Palenque
part-xibalba = Xibalba
part-conflict = Conflict
part-turn = Your turn
part-cards = Cards
part-calendar = Calendar
part-codex = Codex
part-devotion = Devotion
part-players = Players
part-abilities = Abilities

## The guided first game

guide-land-title = The regions
guide-land-do = Look at the map. Every inhabited region has an Altar; the winner of the Conflict there gains its bonus.
guide-land-why = Points come from Altars, Pyramids, the Calendar and the Codex, and from Devotion. Three Eras are played.
guide-ability-title = An ability
guide-ability-do = Choose an ability for your Tribe: take “Returning dead”.
guide-ability-why = You keep it for the whole game: at the start of your Tribe Phase in every Era it brings units back from Xibalba, 1 now, 2 in the second Era and 3 in the third.
guide-awaken-title = Back from Xibalba
guide-awaken-do = Awaken a Shaman in Becán, where the Altar of the Sun gives 7 points.
guide-awaken-why = Every unit is 1 strength. This one is in addition to those you deploy later.
guide-hero-title = Your Hero
guide-hero-do = Place your Hero in Palenque.
guide-hero-why = A Hero is worth 2 strength, and its owner breaks ties there. But you cannot deploy units in your own Hero’s region.
guide-neutral-title = The neutral Hero
guide-neutral-do = With two players, each also places a neutral Hero. Put it in Cobá, where you will deploy.
guide-neutral-why = It has no strength, but you break ties where you placed it. The region left without a Hero becomes the consecrated one.
guide-deploy-title = Deploy
guide-deploy-do = Deploy up to 3 units in each of the other regions: the question above names the region, and you choose how many go there. Mix Shamans and Warriors where you want to win.
guide-deploy-why = Every unit is 1 strength. The player with the most Shamans takes the Calendar, the most Warriors the Codex: both score even where you lose.
guide-god-title = Your God
guide-god-do = Your God is Kukulkan. Put it on the confluence that touches Chichén Itzá, Cobá and Becán, and deploy the Warrior it gives you.
guide-god-why = Most of what your cards do works only where your God is present: here that is three regions.
guide-card-title = A card in secret
guide-card-do = A region is revealed: play “Fervour” face down. All cards are revealed together.
guide-card-why = Fervour brings Warriors and removes other players’ Shamans where your God is. A card is gone for the rest of the Era, so choose one that suits the region being fought over.
guide-action-title = Use an action
guide-action-do = Choose an action of your card: it is covered and takes effect at once.
guide-action-why = Everyone acts twice, in turn. If nothing suits you, pass: 1 Devotion, or a unit back from Xibalba.
guide-conflict-title = Who wins
guide-conflict-do = Play the Conflict to its end and look at both players’ strength.
guide-conflict-why = The player with the most strength wins the Altar. Then the units return to the Reserves; Glyphs and Pyramids stay.
guide-era-title = The end of the Era
guide-era-do = Fight the other Conflicts of this Era. At its end, units on the Calendar and the Codex and your Pyramids score.
guide-era-why = Pyramid pieces score in every Era, and more each time: building early pays most.

# Reasons in hints.
reason-leads = you have the most strength in { $region } ({ $own } to { $best })
reason-shaman = you have the most Shamans in { $region } ({ $own } to { $best }), and with them the Calendar
reason-warrior = you have the most Warriors in { $region } ({ $own } to { $best }), and with them the Codex
reason-level = you reach Devotion level { $n }
reason-recovers =
    { $n ->
        [one] { $n } unit returns from Xibalba
       *[other] { $n } units return from Xibalba
    }
