# Co pravidla odmítnou, co je špatně v souboru a co se může pokazit v prohlížeči.

## Tahy, které pravidla odmítnou

refusal-not-on-start = První karta patří na { $cell }.
refusal-cell-taken = Na { $cell } už karta leží.
refusal-detached = Na { $cell } by se karta krajiny nedotýkala.
refusal-too-wide = S { $cell } by krajina byla širší než 4 karty.
refusal-too-high = S { $cell } by krajina byla vyšší než 4 karty.
refusal-supply-empty = V zásobě už není žádný dělník.
refusal-no-worker = Na { $zone } nestojí žádný dělník.
refusal-no-zone = Tam, kde by bylo { $zone }, neleží karta.
refusal-same-territory = { $from } a { $to } patří do téže oblasti, to tedy není přesun.
refusal-out-of-reach = Do oblasti { $to } se z { $from } přejít nedá.

draft-not-laid = Nejdřív přilož kartu.
draft-nobody-picked = Nejdřív vyber dělníka.
draft-just-placed = Byl umístěn v tomto tahu, přesunout se už nemůže.

refusal-over = Hra po 16 kolech skončila.
refusal-round-unfinished = Někdo ještě neukončil svůj tah.
refusal-card-twice = Karta { $card } už byla dobrána.
refusal-no-seat = Hráč { $seat } neexistuje.
refusal-no-card = Pro toto kolo ještě nebyla dobrána žádná karta.
refusal-already-moved = Tah v tomto kole už máš ukončený.

## Zápisy

record-place = { $place }: { $fault }
record-line = řádek { $line }
record-round = kolo { $round }
record-player = hráč { $seat } ({ $name })
record-turn = tah „{ $turn }“
record-wrong-game = Toto je zápis hry { $game }, ne hry Limes.
record-wrong-format = Toto je formát { $format }; zde je znám jen formát 1.
record-unknown-deck = Sada „{ $name }“ není vestavěná, jejích 24 karet tedy musí být v zápisu.
record-unknown-variant = Varianta „{ $name }“ neexistuje, jen diagonal a ferryman.
record-no-round = Kolo vypadá takto: „3. 9 | e5v | …“, tedy číslo, karta a jeden sloupec na hráče.
record-round-number = Tady by mělo být kolo { $round }.
record-too-many-rounds = Hra má jen 16 kol.
record-card-number = „{ $text }“ není karta; mají čísla 1 až 24.
record-columns = { $expected ->
    [one] Měl by tu být { $expected } sloupec, jeden na hráče, ale je jich { $found }.
    [few] Měly by tu být { $expected } sloupce, jeden na hráče, ale je jich { $found }.
   *[other] Mělo by tu být { $expected } sloupců, jeden na hráče, ale je jich { $found }.
}
record-no-turn = Tah vypadá takto: d4^, e4> +sw nebo e5v d4ne-e4nw.
record-too-large = Zápis má nejvýše 1 MB; tento je větší.
record-not-utf8 = Toto není čitelný text (UTF-8).
record-empty = V tomto zápisu nic není.
record-bad-header = Hlavička vypadá takto: [Player "Ada"].
record-late-header = Hlavičky patří před první kolo.
record-header-missing = Chybí hlavička [{ $header } "…"].
record-header-twice = Hlavička [{ $header } "…"] je tu podruhé.

## Sady karet

deck-not-toml = Toto není soubor se sadou karet. Očekává se TOML s name = "…" a cards = ["= ~ ^ #", …].
deck-card-count = Sada má 24 karet; tato má { $cards }.
deck-card = Karta { $card }: { $fault }
deck-name = Název sady: { $fault }
card-zone-count = Karta má 4 zóny; tato má { $zones }.
card-zone = „{ $zone }“: { $fault }
zone-unknown = Zóna je jeden ze znaků = ~ ^ #, za ním jedno h za každou chatrč.
zone-hut-on-water = Na vodě chatrč stát nemůže.
zone-too-many-huts = Na zóně stojí nejvýše 3 chatrče.

## Jména, startovní slova, odkazy

name-empty = Jméno potřebuje alespoň jeden znak.
name-too-long = Jméno má nejvýše 40 znaků; toto má { $length }.
name-control = Jméno se musí vejít na jeden řádek a nesmí obsahovat řídicí znaky.
seed-empty = Startovní slovo potřebuje alespoň jeden znak.
seed-too-long = Startovní slovo má nejvýše 64 znaků; toto má { $length }.
seed-control = Startovní slovo se musí vejít na jeden řádek a nesmí obsahovat řídicí znaky.
link-not-base64 = Odkaz je poškozený. Možná mu chybí konec.
link-not-deflate = Odkaz je poškozený: nejde rozbalit.
link-too-large = Hra v tomto odkazu je příliš velká.
link-not-utf8 = Odkaz je poškozený: není v něm text.

## Prohlížeč

error-title = Něco se nepovedlo
error-no-worker = Tento prohlížeč neumí počítat na pozadí. Proti počítači můžeš hrát i tak, ten ale přemýšlí jen okamžik; rady a rozbory stránku zpomalují.
error-bots = Počítač nedokázal odpovědět a je to naše chyba: { $fault }
error-language = Jazyk { $language } se nepodařilo načíst, zatím se nic nemění. Jsi offline?
error-storage-full = Prohlížeč už nemá pro tuto stránku místo. Smaž staré hry v historii, nebo si tuto ulož do souboru.
error-storage-broken = Uložená data nešla přečíst: { $fault } Jsou odložena stranou, nic se neztratilo.
error-storage-other = Prohlížeč to nedokázal uložit: { $fault }
error-storage-corrupt = Uložená data nelze přečíst: { $fault }
error-storage-conflict = Stejná hra pokračovala na jiné kartě prohlížeče.
error-storage-blocked = Prohlížeč této stránce nedovolí nic uložit. Co hraješ, vydrží jen do zavření stránky.
stored-form = Řádek { $line } nejde přečíst.
stored-other-kind = Je v tom něco jiného.
stored-other-version = Zapsala to novější verze.
stored-game = Hra { $number }: { $fault }
stored-not-over = Hra není dohraná.
stored-draw = Karty, které mají přijít, neodpovídají už dobraným.
stored-setting = Jedno nastavení má neplatnou hodnotu.
game-broken = Tuto hru nelze otevřít: { $fault }
game-missing = Tato hra na tomto zařízení není. Možná byla smazána, nebo se hrála v jiném prohlížeči.
storage-export = Uložit do souboru
storage-go-on = Pokračovat bez ukládání
storage-unsaved = Tato hra se neukládá.
error-link = Tento odkaz nejde otevřít: { $fault }
error-import = Tuto hru nelze otevřít: { $fault }
error-file = Soubor se nepodařilo přečíst.
error-file-large = Soubor je příliš velký.
error-copy = Kopírování se nepovedlo. Označ text a zkopíruj ho ručně.
error-picture = Obrázek se nepodařilo vytvořit.
table-too-late = To přišlo pozdě: už je rozhodnuto.
error-refused = Server to odmítl ({ $code }).
error-rules = To pravidla nedovolují.
error-not-now = To teď nejde.
