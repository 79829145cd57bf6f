# Příprava hry.

setup-title-solo = Sólová hra
setup-title-bots = Proti počítači
setup-title-around = U jedné obrazovky
setup-start = Začít
setup-players = Hráči
setup-player-name = Jméno hráče { $number }
setup-player-default = Hráč { $number }
setup-you = Ty
setup-add-player = Přidat hráče
setup-remove-player = Odebrat: { $name }
setup-bots = Počítačoví soupeři
setup-bot-name = Počítač { $number }
setup-bot-level = Úroveň: { $name }
setup-add-bot = Přidat soupeře
setup-level = Úroveň
setup-table = Stůl
setup-table-curtain = Opona
setup-table-curtain-about = Nikdo nevidí tah ostatních, dokud neukončí svůj vlastní.
setup-table-open = Otevřený
setup-table-open-about = Každý smí sledovat každý tah.
setup-variants = Varianty
setup-variants-none = Bez variant
setup-deck = Sada karet
setup-deck-classic = Klasická
setup-hints = Povolit rady
setup-hints-about = Počítače se lze zeptat na nejlepší tah.

## Startovní slova

seed = Startovní slovo
seed-enter = Napiš startovní slovo
seed-about = Startovní slovo je jakékoli slovo nebo věta. Stejné startovní slovo dá všem všude stejné karty.
seed-example = deštivá neděle
seed-random = Losovat náhodně
seed-share = Sdílet startovní slovo
seed-of-game = Startovní slovo: { $seed }

## People and what is wrong

setup-person = Člověk
setup-no-person = Hraje aspoň jeden člověk.
setup-same-name = Dva hráči mají stejné jméno.
setup-too-many = U jedné obrazovky může hrát nejvýše { $most } hráčů.
