# Stůl Limits.

## Barvy: název, jedna karta při vykládání, mnoho karet, karta se svým znakem

limits-red = červená
limits-red-one = červenou
limits-red-many = červených
limits-red-card = červená (slunce)
limits-yellow = žlutá
limits-yellow-one = žlutou
limits-yellow-many = žlutých
limits-yellow-card = žlutá (hvězda)
limits-green = zelená
limits-green-one = zelenou
limits-green-many = zelených
limits-green-card = zelená (list)
limits-blue = modrá
limits-blue-one = modrou
limits-blue-many = modrých
limits-blue-card = modrá (kapka)
limits-purple = fialová
limits-purple-one = fialovou
limits-purple-many = fialových
limits-purple-card = fialová (drahokam)

## Co leží na stole

limits-round = Kolo { $round } { $rounds ->
    [14] ze
   *[other] z
} { $rounds }
limits-limit-card = Karta limitu: { $limits }
limits-limit = { $colour } { $limit }
limits-limit-none = { $colour } bez limitu
limits-to-draw = k dobrání: { $cards }
limits-in-pile = { $cards ->
    [0] Zatím žádná vyložená karta
    [one] { $cards } vyložená karta
    [few] { $cards } vyložené karty
   *[other] { $cards } vyložených karet
}
limits-pile = Herní hromádka
limits-top = Navrchu: { $card }
limits-points = Tvoje body: { $points }
limits-face-down = lícem dolů
limits-you = Ty

## Ostatní

limits-others = Ostatní
limits-laid = vykládá { $colour }
limits-exchanged = mění čtveřici { $colour }
limits-has-laid = { $name } právě vykládá { $colour }.
limits-has-exchanged = { $name } právě mění čtveřici { $colour }.
limits-has-hidden = už má skrytou kartu
limits-is-hiding = skrývá kartu…
limits-is-to-move = je na tahu
limits-other = { $cards ->
    [0] { $name }, body { $points }, v ruce žádná karta,
    [one] { $name }, body { $points }, v ruce { $cards } karta,
    [few] { $name }, body { $points }, v ruce { $cards } karty,
   *[other] { $name }, body { $points }, v ruce { $cards } karet,
}
limits-other-hidden = jedna skrytá karta.
limits-other-bare = zatím bez skryté karty.

## Tvoje karty

limits-your-hand = Tvoje ruka
limits-hand = V ruce máš: { $cards }.
limits-your-hidden = Tvoje skrytá karta
limits-hidden-place = Sem přijde tvoje skrytá karta
limits-peek = Klepni a podívej se
limits-peek-close = Otočit zpátky
limits-your-hidden-is = Tvoje skrytá karta: { $card }

## O čem rozhoduješ

limits-choose = Vyber kartu
limits-hide = Skrýt { $colour }
limits-lay = Vyložit { $colour }
limits-exchange = Vyměnit čtyři
limits-exchange-of = Vyměnit čtveřici { $colour }
limits-suspect = Podezřívat hráče { $name }: moc { $colour }
limits-suspect-unlimited = Podezřívat hráče { $name }: { $colour } je bez limitu
limits-suspect-other = Podezřívat někoho jiného…
limits-suspect-whom = Koho podezříváš?
limits-suspect-about = Počítá se karta, kterou hráč vyložil naposled, a všechno pod ní.
limits-suspect-name = Podezřívat hráče { $name }
limits-suspect-nothing = { $name }: zatím bez vyložené karty
limits-suspect-confirm = Opravdu chceš podezřívat hráče { $name }?
limits-confirm = Zahrát takhle?
limits-chosen = { $what }: stiskni Enter.
limits-counted = Karty, které se právě počítaly

## Co je třeba udělat

limits-say-hide = Vyber kartu, kterou skryješ: zvedne limit své barvy o 1.
limits-say-hide-chosen = Skryj tuto kartu, nebo vyber jinou.
limits-say-begin = Začínáš: vylož kartu.
limits-say-act = Jsi na tahu: vylož kartu, vyměň čtyři, nebo vyslov podezření.
limits-say-must-suspect = Nemáš už žádné karty: musíš vyslovit podezření.
limits-say-lay-chosen = Vylož tuto kartu, nebo vyber jinou.
limits-say-exchange-chosen = Ukaž tyto čtyři, dober si čtyři nové a získej bod. Dvě jdou na herní hromádku.
limits-say-over = Poslední karta limitu už má majitele.

## Proč ne

limits-refusal-over = Hra skončila.
limits-refusal-already-hidden = Kartu už máš skrytou.
limits-refusal-not-all-hidden = Nejdřív musí každý skrýt kartu.
limits-refusal-not-your-turn = Na tahu je { $name }.
limits-refusal-not-in-hand = V ruce nemáš kartu této barvy: { $colour }.
limits-refusal-not-four = K výměně jsou třeba čtyři karty: { $colour } máš { $held }.
limits-refusal-suspects-themselves = Sebe podezřívat nemůžeš.
limits-refusal-nothing-laid = { $name } v tomto kole ještě nemá vyloženou kartu.
limits-refusal-nothing-chosen = Nejdřív vyber kartu.
limits-refusal-no-four = K výměně jsou třeba čtyři karty jedné barvy.
limits-refusal-empty-pile = V tomto kole ještě nikdo nevyložil kartu.
limits-refusal-no-card = Tam žádná karta není.
limits-refusal-watching = Jen přihlížíš.

## Podezření

limits-you-suspect = Podezříváš hráče { $name }
limits-suspects-you = { $name } podezřívá tebe
limits-suspects = { $name } podezřívá hráče { $suspect }
limits-drama-question = Byla poslední karta ({ $colour }) už přes limit?
limits-drama-allowed = Povoleno
limits-drama-hidden = Skryté karty, otočené
limits-drama-laid = Vyloženo až po tuto kartu
limits-drama-count = { $count } × { $colour }
limits-drama-may-lie = povoleno
limits-drama-right = { $cards ->
    [one] O { $cards } víc: podezření je oprávněné
    [few] O { $cards } víc: podezření je oprávněné
   *[other] O { $cards } víc: podezření je oprávněné
}
limits-drama-wrong = Limit je dodržený: podezření je neoprávněné
limits-drama-no-limit = Počet { $colour } není omezen: podezření je neoprávněné
limits-drama-wins = { $name }: +1
limits-drama-you-win = Ty: +1
limits-drama-loses = { $name } bere kartu limitu: −2
limits-drama-you-lose = Bereš kartu limitu: −2
limits-drama-hid = { $name } skrývá { $colour }
limits-drama-you-hid = Ty skrýváš { $colour }
limits-drama-allowed-sum = Povoleno: { $limit }.
limits-drama-allowed-all = Povoleno: kolik kdo chce.
limits-drama-skip = Přeskočit
limits-drama-next = Další kolo
limits-drama-close = Zpátky ke stolu
limits-drama-result = Zobrazit výsledek

## Rady

limits-chance = Šance na výhru: { $percent }
limits-hint-broken = Limit je překročený s pravděpodobností { $percent }.
limits-hint-memory = S dokonalou pamětí
limits-hint-suspect = { $name }, moc { $colour }: { $percent }
limits-hint-colour = { $colour }: { $stands }
limits-laid-likely = vyloženo { $laid }, nejspíš povoleno { $allowed }
limits-hint-about = Od silného počítačového soupeře, který ví jen to, co můžeš vědět ty.
limits-nudge-hide-several = Od jedné barvy máš víc karet. Vyšší limit by pomohl.
limits-nudge-hide-single = Ne barvu, které máš nejvíc: kterou samotnou kartu je lepší skrýt?
limits-nudge-hide-unlimited = Barvy bez limitu máš víc, než potřebuješ.
limits-nudge-lay-unlimited = V ruce máš kartu, se kterou tě nikdo nemůže přistihnout.
limits-nudge-lay-safe = Přepočítej to: jedna z tvých barev je ještě pod limitem.
limits-nudge-lay-bait = Znáš skrytou kartu. Dovoluje víc, než si ostatní myslí.
limits-nudge-lay-risk = Úplně bezpečná už není žádná karta. Kterou ti ostatní uvěří?
limits-nudge-exchange = Podívej se na celou ruku: je v ní bod.
limits-nudge-suspect = Projdi si, co se vykládalo naposled. Bylo to opravdu ještě povolené?

## Nabídka a klávesy

limits-how = Jak se hraje
limits-export-ask = Soubor obsahuje celé rozdání včetně skrytých karet. Kdo si ho přečte, ví, co přijde.
limits-keys-choose = Vybrat kartu
limits-keys-confirm = Potvrdit výběr
limits-keys-suspect = Na tlačítko „Podezřívat“ pro vrchní kartu
limits-keys-exchange = Vybrat čtyři jedné barvy k výměně
limits-keys-peek = Podívat se na svou skrytou kartu
limits-keys-cancel = Zrušit výběr
