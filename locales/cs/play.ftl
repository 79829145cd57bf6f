# Stůl během hry.

## Kolo, karta, balíček

play-round = Kolo { $round } ze 16
play-to-come = Ještě přijdou
play-to-come-about = { $rounds ->
    [0] Tohle je poslední karta.
    [one] Přijde ještě jedna z těchto { $cards } karet.
    [few] Přijdou ještě { $rounds } z těchto { $cards } karet.
   *[other] Přijde ještě { $rounds } z těchto { $cards } karet.
}

## Návrh tahu

play-lay-here = Přiložit kartu sem
play-turn-left = Otočit doleva
play-turn-right = Otočit doprava
play-end-turn = Ukončit tah
play-undo = Vrátit zpět
play-place-here = Umístit sem: { $profession }
play-place-adds = { $points ->
    [0] Hned nepřinese nic
    [one] Hned přinese { $points } bod
    [few] Hned přinese { $points } body
   *[other] Hned přinese { $points } bodů
}
play-move-here = Přesunout sem: { $profession }
play-confirm = Ukončit tah takhle?

## Co teď

play-say-first = Polož první kartu. Otoč ji, jak chceš.
play-say-lay = Vyber pro kartu místo.
play-say-pointing = Ukaž na dělníka nebo na něm podrž prst a uvidíš, za co má body.
play-say-worker = Umísti dělníka na kartu, přesuň jiného, nebo ukonči tah.
play-say-move-only = Zásoba je prázdná. Přesuň dělníka, nebo ukonči tah.
play-say-reach = Kam půjde? Může na všechny rozsvícené zóny.
play-say-stuck = Tento dělník se nemůže přesunout do žádné jiné oblasti.
play-say-placed = Přibyl { $profession }. Ukonči tah, nebo si to rozmysli.
play-say-moved = Teď je to { $profession }. Ukonči tah, nebo si to rozmysli.
play-say-over = Krajina je hotová.

## Body

## Ostatní

play-others = Ostatní
play-display-of = Krajina: { $name }
play-enlarge = Zvětšit krajinu: { $name }
play-your-display = Tvoje krajina
play-moved = { $name } má odehráno
play-thinking = { $name } přemýšlí…
play-waiting = Ještě hraje: { $names }
play-whose-turn = Na tahu je { $name }
play-curtain = Předej zařízení, hraje { $name }
play-curtain-about = Na tahu je { $name }. Ostatní se nedívají.
play-curtain-lift = To jsem já, { $name }

## Nabídka hry

play-new = Nová hra

## Rady

hint = Rada
hint-hide = Skrýt radu
hint-thinking = Přemýšlí…
hint-ideas = Nápady
hint-lay = Položit takhle
hint-expected = Očekává se { $points }
hint-level = Přibližně stejně dobré
hint-expected-about = Konečný výsledek, ke kterému tento tah v průměru vede, když budeš dál hrát dobře.
hint-nudge-corner = Podívej se na svou krajinu { $quarter }.
hint-nudge-move = Některému z tvých dělníků by bylo lépe jinde.
hint-nudge-rest = Tentokrát jde jen o kartu. Dělníky nech, kde jsou.
hint-nudge-place-farmer = Je tu dobré místo pro farmáře.
hint-nudge-place-fisherman = Je tu dobré místo pro rybáře.
hint-nudge-place-woodcutter = Je tu dobré místo pro dřevorubce.
hint-nudge-place-watchman = Je tu dobré místo pro strážného.
hint-nudge-grow-farmer = Podívej se na pole svých farmářů.
hint-nudge-grow-fisherman = Podívej se na vodu svých rybářů.
hint-nudge-grow-woodcutter = Podívej se na lesy svých dřevorubců.
hint-nudge-grow-watchman = Podívej se, co všechno vidí tvoji strážní.
hint-reason-places = { $points ->
    [0] Nový { $profession }. Zatím nepřináší nic.
    [one] Nový { $profession } přinese { $points } bod.
    [few] Nový { $profession } přinese { $points } body.
   *[other] Nový { $profession } přinese { $points } bodů.
}
hint-reason-moves = { $after ->
    [one] Z dělníka na { $zone } bude { $profession }: { $after } bod místo { $before }.
    [few] Z dělníka na { $zone } bude { $profession }: { $after } body místo { $before }.
   *[other] Z dělníka na { $zone } bude { $profession }: { $after } bodů místo { $before }.
}
hint-reason-grows = { $after ->
    [one] Teď { $profession } na { $zone } přináší { $after } bod místo { $before }.
    [few] Teď { $profession } na { $zone } přináší { $after } body místo { $before }.
   *[other] Teď { $profession } na { $zone } přináší { $after } bodů místo { $before }.
}
hint-reason-waits = { $workers ->
    [one] Posledního dělníka si nech. Přijde lepší oblast.
    [few] Své { $workers } dělníky si ještě nech. Přijdou lepší oblasti.
   *[other] Svých { $workers } dělníků si ještě nech. Přijdou lepší oblasti.
}

## Tahy slovy

turn-lay = Karta { $card } na { $cell }
turn-lay-turned = Karta { $card } na { $cell }, { $rotation }
turn-place = { $profession } umístěn { $quarter }
turn-move = { $profession } z { $from } na { $to }
turn-rest = bez dělníka

rotation-up = neotočená
rotation-right = otočená o čtvrt otáčky doprava
rotation-down = otočená vzhůru nohama
rotation-left = otočená o čtvrt otáčky doleva

quarter-nw = vlevo nahoře
quarter-ne = vpravo nahoře
quarter-sw = vlevo dole
quarter-se = vpravo dole
zone-name = { $cell } { $quarter }

play-say-ended = Tah je ukončen. Tlačítkem „Vrátit zpět“ ho vezmeš zpět.
play-take-back = Vzít zpět poslední tah
play-take-back-of = Vzít zpět poslední tah: { $name }
play-take-back-ask = Další kartu už znáš. Když vezmeš tah zpět, tato hra se nebude počítat do rekordů.
play-taken-back = Tah byl vzat zpět.
play-scoring = Jak se boduje
play-leave = Na úvodní obrazovku
lessons-show = Ukaž mi to
lessons-card = Karta
