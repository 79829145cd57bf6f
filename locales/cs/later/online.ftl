# Stoly na serveru: hrát s ostatními, každý na svém zařízení.

## Stránka se stoly

online-title = Hrát { $game } s dalšími hráči
online-none = Tady žádný server není, nebo je teď nedostupný. Všechno ostatní funguje i bez něj.
online-your-turn = Jsi na tahu!
online-mine = Tvoje stoly
online-stage-open = Čeká na hráče
online-stage-playing = Ostatní přemýšlejí
online-stage-left = Hraje za tebe počítač
online-stage-over = Dohráno
online-stage-closed = Zavřeno
online-make = Nový stůl
online-make-go = Otevřít stůl
online-seats = Počet míst
online-bots = Z toho pro počítač
online-pace = Tempo
online-pace-turns = V klidu
online-pace-turns-about = Každý se rozhodne, až bude mít čas.
online-pace-live = Naživo
online-pace-live-about = Všichni sedí u stolu současně.
online-clock = Čas na každé rozhodnutí
online-clock-none = Bez omezení
online-clock-minute = 1 minuta
online-clock-minutes = 5 minut
online-clock-day = 1 den
online-clock-days = 3 dny
online-clock-in-seconds = { $seconds ->
    [one] { $seconds } sekunda na rozhodnutí
    [few] { $seconds } sekundy na rozhodnutí
   *[other] { $seconds } sekund na rozhodnutí
}
online-clock-in-minutes = { $minutes ->
    [one] { $minutes } minuta na rozhodnutí
    [few] { $minutes } minuty na rozhodnutí
   *[other] { $minutes } minut na rozhodnutí
}
online-clock-in-hours = { $hours ->
    [one] { $hours } hodina na rozhodnutí
    [few] { $hours } hodiny na rozhodnutí
   *[other] { $hours } hodin na rozhodnutí
}
online-listed = může se přidat kdokoli
online-listed-about = Stůl bude v seznamu otevřených stolů. Jinak je potřeba odkaz.
online-decision-dropped = Tvé uložené rozhodnutí neplatí. { $fault }
online-open = Otevřené stoly
online-open-none = Nikdo teď spoluhráče nehledá.
online-seats-free = { $free ->
    [one] Míst: { $seats }, { $free } volné
    [few] Míst: { $seats }, { $free } volná
   *[other] Míst: { $seats }, { $free } volných
}

## Kdo tam jsi

online-you = Ty
online-you-new = Přihlásit se nebo nastavit nové heslo
online-guest = Hraješ jako { $name }, jako host na tomto zařízení.
online-claimed = Hraješ jako { $name }. Jméno chrání tvoje heslo.
online-claim = Chránit jméno heslem
online-claim-about = Nikdo jiný ho pak nemůže použít a ty se přihlásíš i na svých dalších zařízeních. Alespoň 6 znaků.
online-claim-refused = Tohle jméno nejde chránit: vymyslel ho server, nebo už někomu patří. Zvol si vlastní.
online-password = Heslo
online-name-made = Když ho nevyplníš, dostaneš jméno jako „Tichý Mlynář“.
online-have-account = Máš účet? Přihlas se
online-login = Přihlásit se jménem a heslem
online-login-about = Pokud máš jméno s heslem, tvoje stoly na tebe čekají.
online-login-name = Jméno
online-login-go = Přihlásit se
online-logged-in = Vítej zpátky!
online-logout = Odhlásit se
online-logged-out = Odhlášení proběhlo.
online-export = Stáhnout moje data
online-delete = Smazat moje data
online-delete-ask = Server na tebe zapomene a u stolů, kde se ještě hraje, tvoje místa převezme počítač. Dohrané hry zůstanou, bez tvého jména.
online-deleted = Server na tebe zapomněl.

## Stůl

table-title = Stůl hry { $game }
table-unknown = Takový stůl tu není. Možná čekal na hráče příliš dlouho.
table-not-for-you = Volná místa u tohoto stolu jsou pro jiné.
table-closed = Tento stůl byl zavřen, než hra skončila.
table-waiting = { $free ->
    [one] Ještě jeden hráč a začíná se.
    [few] Ještě { $free } hráči a začíná se.
   *[other] Ještě { $free } hráčů a začíná se.
}
table-join = Přisednout
table-you = (ty)
table-free = Volné místo
table-away = pryč
table-away-asked = pryč, i když je na tahu
table-thinking = přemýšlí
table-ready = u stolu
table-kick = Uvolnit místo hráče { $name }
table-add-bot = Přidat počítačového soupeře
table-start = Začít hned
table-leave = Odejít od stolu
table-leave-ask = Počítač bude hrát za tebe, dokud si zase nepřisedneš.
table-invite = Pozvat ostatní
table-invite-about = Kdo otevře tento odkaz, může si přisednout. Bez registrace.
table-invite-words = Pojď si se mnou zahrát!
table-invite-qr = Odkaz jako QR kód
table-around = U stolu
table-stood-in = { $times ->
    [one] jednou rozhodl počítač
    [few] { $times }krát rozhodl počítač
   *[other] { $times }krát rozhodl počítač
}
table-say = Něco říct
table-said = { $name }: { $words }
table-call = Dát mi vědět, až budu na tahu
table-clock = Zbývající čas
table-connecting = Připojování…
table-lost = Spojení se ztratilo.
table-refused = Server ti k tomuto stolu nedává přístup.
table-rematch = Hrát znovu
table-rematch-same = Znovu se stejnými kartami
table-rematch-go = K další hře
table-verify = Ověřit karty

## Co si hráči mohou říct

phrase-hello = Ahoj!
phrase-good-luck = Hodně štěstí!
phrase-well-played = Dobře zahráno!
phrase-thanks = Díky!
phrase-one-moment = Okamžik, prosím.
phrase-oops = Jejda!
phrase-again = Ještě jednu hru?

## Passwords and recovery

online-logout-all = Odhlásit všude
online-took-seats = { $tables ->
    [one] Tvé místo u jednoho stolu teď patří k tomuto účtu.
    [few] Tvá místa u { $tables } stolů teď patří k tomuto účtu.
   *[other] Tvá místa u { $tables } stolů teď patří k tomuto účtu.
}
online-take-seats = { $tables ->
    [one] Vzít s sebou můj stůl
    [few] Vzít s sebou mé { $tables } stoly
   *[other] Vzít s sebou mých { $tables } stolů
}
online-take-seats-about = Jinak tvá místa zůstanou hostovi a nikdo na nich nebude moct hrát dál.
online-take-all-seats = Vzít s sebou všechny mé stoly
online-forgotten = Zapomenuté heslo?
online-forgotten-about = Obnovovacím kódem, který máš k heslu, si nastavíš nové. Na všech ostatních zařízeních tě to odhlásí.
online-recovery-code = Obnovovací kód
online-password-old = Staré heslo
online-password-old-wrong = Staré heslo nesouhlasí.
online-password-new = Nové heslo
online-password-set = Nastavit nové heslo
online-password-change = Změnit heslo
online-password-change-about = Na všech ostatních zařízeních tě to odhlásí.
online-rename = Změnit jméno
online-renamed = Máš nové jméno.
online-recovery = Tvůj obnovovací kód
online-recovery-about = Zapiš si ho. Nastavíš jím nové heslo, když tohle zapomeneš, a ukáže se jen teď.
online-recovery-noted = Mám ho
