# Stůl před hrou: jak se u něj hraje, kdo tam sedí, a formulář pro nový.

## Jak se u stolu hraje

option-clock-none = Bez časového limitu
option-draw-known = Karty jsou známé
option-deck = Sada karet: { $deck }
option-turns-open = Odkryté tahy
option-turns-hidden = Skryté tahy
option-mode-memory = Zpaměti
online-clock-in-days = { $days ->
    [one] { $days } den na rozhodnutí
    [few] { $days } dny na rozhodnutí
   *[other] { $days } dní na rozhodnutí
}

## Před hrou

table-options = Jak se u tohoto stolu hraje
table-invites = { $name } tě zve na partii { $game }.
table-what = Co je { $game }?
table-draw-known = Stejné karty jako minule: všichni už je viděli.
table-draw-players = Přisednout mohou jen ti, kdo tehdy hráli.
table-taken = { $taken } z celkem { $seats }
table-others = { $others ->
    [one] a ještě { $others } hráč
    [few] a ještě { $others } hráči
   *[other] a ještě { $others } hráčů
}
table-search = Najít hráče
table-bot = počítač
table-begins-without = { $count ->
    [one] { $names } tu teď není. Hra začne, jakmile si přisedneš.
    [few] { $names } tu teď nejsou. Hra začne, jakmile si přisedneš.
   *[other] { $names } tu teď nejsou. Hra začne, jakmile si přisedneš.
}
table-start-ask = { $free ->
    [one] Jedno místo je ještě volné. Až hra začne, nikdo už si nepřisedne.
    [few] { $free } místa jsou ještě volná. Až hra začne, nikdo už si nepřisedne.
   *[other] { $free } míst je ještě volných. Až hra začne, nikdo už si nepřisedne.
}
table-kick-ask = Uvolnit místo hráče { $name }?
table-kick-about = Hráč si může znovu přisednout, pokud mu to nezakážeš.
table-ban = Už nepouštět zpátky
table-kick-go = Uvolnit místo
table-banned = Hostitel tě už ke stolu nepustí.
table-seat-changed = Na tomto místě už sedí někdo jiný.
table-freed = Hostitel uvolnil tvoje místo.
table-reserved = Rezervováno: { $name }
table-release = Uvolnit místo
table-release-for = Uvolnit místo, které čeká na hráče { $name }
table-release-ask = Uvolnit místo, které čeká na hráče { $name }?
table-release-about = Pak si tam může sednout kdokoli.
table-all-reserved = { $count ->
    [one] Volné místo čeká na hráče { $names }. Můžeš se dívat.
    [few] Volná místa čekají na hráče { $names }. Můžeš se dívat.
   *[other] Volná místa čekají na hráče { $names }. Můžeš se dívat.
}
table-declined = Místo hráče { $name } je teď volné pro ostatní.
table-more-players = { $more ->
    [one] { $more } dalšího hráče
    [few] { $more } další hráče
   *[other] { $more } dalších hráčů
}
table-invite-reserved = { $count ->
    [one] Volné místo čeká na hráče { $names }. Kdo jiný otevře tento odkaz, může se dívat.
    [few] Volná místa čekají na hráče { $names }. Kdo jiný otevře tento odkaz, může se dívat.
   *[other] Volná místa čekají na hráče { $names }. Kdo jiný otevře tento odkaz, může se dívat.
}

## Seznam otevřených stolů

online-more = Zobrazit další
online-nobody-here = pryč
online-some-here = { $here } z celkem { $people } u stolu
online-with-bots = { $bots ->
    [one] s { $bots } počítačovým soupeřem
    [few] se { $bots } počítačovými soupeři
   *[other] s { $bots } počítačovými soupeři
}
online-age-now = právě teď
online-age-minutes = před { $minutes } min
online-age-hours = před { $hours } h
online-age-days = { $days ->
    [one] před { $days } dnem
    [few] před { $days } dny
   *[other] před { $days } dny
}
table-invite-here = Tento odkaz otevře jen tento počítač. Ostatní se mohou připojit, když byl server spuštěn příkazem „limes play --lan“ nebo má veřejnou adresu.

## Provozovatel serveru

operator-imprint = Provozovatel
operator-privacy = Ochrana osobních údajů

## Tvoje vlastní stoly

online-turn-at = { $tables ->
    [one] Jsi na tahu u { $tables } stolu
    [few] Jsi na tahu u { $tables } stolů
   *[other] Jsi na tahu u { $tables } stolů
}

online-finished = Dohrané hry
online-decline = Ne, díky
online-rematch = Ještě jednou?
online-left-minutes = zbývá { $minutes } min
online-left-hours = zbývá { $hours } h
online-left-days = { $days ->
    [one] zbývá { $days } den
    [few] zbývají { $days } dny
   *[other] zbývá { $days } dní
}
