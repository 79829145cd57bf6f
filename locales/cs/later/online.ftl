# Stoly na serveru: hrát s ostatními, každý na svém zařízení.

## Stránka se stoly

online-title = Hrát { $game } s ostatními
online-none = Tady žádný server není, nebo je teď nedostupný. Všechno ostatní funguje i bez něj.
online-your-turn = Jsi na tahu!
online-mine = Tvoje stoly
online-stage-open = Čeká na hráče
online-stage-playing = Ostatní přemýšlejí
online-stage-over = Dohráno
online-stage-closed = Zavřeno
online-make = Nový stůl
online-make-go = Otevřít stůl
online-seats = Míst
online-bots = Míst pro počítač
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
online-listed-about = Stůl bude v seznamu otevřených stolů. Jinak je potřeba odkaz.
online-open = Otevřené stoly
online-open-none = Nikdo teď spoluhráče nehledá.
online-reload = Obnovit
online-seats-free = { $free ->
    [one] Míst: { $seats }, { $free } volné
    [few] Míst: { $seats }, { $free } volná
   *[other] Míst: { $seats }, { $free } volných
}
online-name-taken = Toto jméno už někomu patří. Zvol jiné.
online-too-many = To bylo moc najednou. Zkus to za chvíli znovu.
online-busy = Server má teď hodně práce. Zkus to za chvíli znovu.
online-signed-out = Na tomto zařízení došlo k odhlášení. Řekni, kdo jsi, a zkus to znovu.

## Kdo tam jsi

online-you = Ty
online-guest = Hraješ jako { $name }, jako host na tomto zařízení.
online-claimed = Jsi { $name } a to jméno patří tobě.
online-claim = Nechat si jméno s heslem
online-claim-about = Nikdo jiný ho pak nemůže použít a ty se přihlásíš i na svých dalších zařízeních.
online-claim-done = Jméno teď patří tobě.
online-password = Heslo
online-password-wrong = Jméno a heslo k sobě nepatří.
online-login = Přihlásit se jménem a heslem
online-login-about = Pokud máš jméno s heslem, tvoje stoly na tebe čekají.
online-login-name = Jméno
online-login-go = Přihlásit se
online-logged-in = Vítej zpátky!
online-logout = Odhlásit se
online-logged-out = Odhlášení proběhlo.
online-export = Uložit všechno o mně
online-delete = Smazat mě
online-delete-ask = Server na tebe zapomene a u stolů, kde se ještě hraje, tvoje místa převezme počítač. Dohrané hry zůstanou, bez tvého jména.
online-deleted = Server na tebe zapomněl.

## Stůl

table-title = Stůl hry { $game }
table-unknown = Takový stůl tu není. Možná čekal na hráče příliš dlouho.
table-full = Všechna místa jsou obsazená.
table-too-few = Na hru je hráčů málo.
table-not-yours = To může jen ten, kdo stůl otevřel.
table-not-for-you = Volná místa u tohoto stolu jsou pro jiné.
table-ended = Tato hra skončila.
table-closed = Tento stůl byl zavřen, než hra skončila.
table-waiting = { $free ->
    [one] Ještě jeden hráč a začíná se.
    [few] Ještě { $free } hráči a začíná se.
   *[other] Ještě { $free } hráčů a začíná se.
}
table-join = Přisednout
table-you = (ty)
table-free = Volné místo
table-away = pryč
table-away-asked = pryč, i když je na tahu
table-thinking = přemýšlí
table-ready = u stolu
table-kick = Uvolnit místo hráče { $name }
table-add-bot = Přidat počítačového soupeře
table-start = Začít hned
table-leave = Odejít od stolu
table-leave-ask = Počítač bude hrát za tebe, dokud si zase nepřisedneš.
table-invite = Pozvat ostatní
table-invite-about = Kdo otevře tento odkaz, může si přisednout. Bez registrace.
table-invite-words = Pojď si se mnou zahrát!
table-invite-qr = Odkaz jako QR kód
table-around = U stolu
table-stood-in = { $times ->
    [one] jednou rozhodl počítač
    [few] { $times }krát rozhodl počítač
   *[other] { $times }krát rozhodl počítač
}
table-watching = Díváš se.
table-say = Něco říct
table-said = { $name }: { $words }
table-call = Dát mi vědět, až budu na tahu
table-clock = Zbývající čas
table-connecting = Připojování…
table-lost = Spojení se ztratilo. Co rozhodneš, zůstane uložené a odešle se, jakmile bude zpátky.
table-refused = Server tento stůl neukazuje.
table-rematch = Hrát znovu
table-rematch-same = Znovu se stejnými kartami
table-rematch-go = K další hře
table-verify = Ověřit karty
table-verified = Jsou to karty, které byly dané už před prvním kolem.
table-not-verified = Nejsou to karty, které byly slíbené před prvním kolem!

## Co si hráči mohou říct

phrase-hello = Ahoj!
phrase-good-luck = Hodně štěstí!
phrase-well-played = Dobře zahráno!
phrase-thanks = Díky!
phrase-one-moment = Okamžik, prosím.
phrase-oops = Jejda!
phrase-again = Ještě jednu hru?
