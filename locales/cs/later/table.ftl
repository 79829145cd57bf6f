# U stolu na serveru během hry.

table-hand-over = Přenechat místo počítači
table-left = Hraje za tebe počítač.
table-return = Znovu si přisednout
table-call-start = Dát mi vědět, až se začne
table-call-granted-start = Až hra začne, dostaneš oznámení.
table-call-granted = Až budeš na tahu, dostaneš oznámení.
table-call-denied = Oznámení z této stránky jsou v prohlížeči zablokovaná.
table-call-unavailable = Tento prohlížeč tu oznámení neumí.
table-begun = Hra začala!
table-company = { $game }: { $names }
table-kept = Uloženo. Odešle se, jakmile se spojení obnoví.
table-kept-sent = Uloženo. Možná už to dorazilo; pokud ne, odešle se, jakmile se spojení obnoví.
table-withdraw = Vzít zpět
table-unknown-presence = bez spojení neznámo
table-unreachable = Server teď není dostupný. Stůl se objeví, jakmile se spojení obnoví.
table-commitment = Otisk karet:
table-commitment-about = Karty jsou dané. Po hře je podle něj můžeš ověřit.
table-commitment-copy = Zkopírovat otisk
table-commitment-copied = Otisk zkopírován.
table-match = Karty odpovídají otisku, který toto zařízení vidělo před první kartou.
table-match-late = Karty odpovídají otisku, ale toto zařízení ho před první kartou nevidělo.
table-differ = Karty neodpovídají otisku!
table-unreadable = Záznam této hry nejde přehrát.
table-without-you = Díváš se: hra začala bez tebe.
table-logged-out = Na tomto zařízení tě systém odhlásil. Přihlas se a hraj dál.
table-time-decided = Čas vypršel. Počítač rozhodl za tebe.
table-time-several = Za tvé nepřítomnosti vypršel čas { $times }krát. Počítač rozhodl za tebe.
table-time-laid = Čas vypršel. Počítač za tebe vyložil kartu { $card }.
table-time-hid = Čas vypršel. Počítač za tebe skryl { $colour }.
table-time-played = Čas vypršel. Počítač za tebe vyložil { $colour }.
table-time-exchanged = Čas vypršel. Počítač za tebe vyměnil čtyři karty.
table-time-suspected = Čas vypršel. Počítač za tebe vyslovil podezření na hráče { $name }.
table-started-away = Hra začala, ale ještě tu nejsou všichni: { $names }.
table-away-more = { $more ->
    [one] { $more } další
    [few] { $more } další
   *[other] { $more } dalších
}
table-away-perhaps = možná další
table-substitute = Nechat za hráče { $name } hrát počítač, dokud se nevrátí

## A table for very many

table-standings = Pořadí
table-all-standings = Všichni hráči
table-in-the-lead = Vede { $name }
table-moved = { $moved ->
    [one] Odehráno má { $moved } hráč z { $seats }.
    [few] Odehráno mají { $moved } hráči z { $seats }.
   *[other] Odehráno má { $moved } hráčů z { $seats }.
}
table-your-rank = { $points ->
    [one] Jsi na { $rank }. místě z { $players }, máš { $points } bod.
    [few] Jsi na { $rank }. místě z { $players }, máš { $points } body.
   *[other] Jsi na { $rank }. místě z { $players }, máš { $points } bodů.
}
