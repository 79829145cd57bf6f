# Příprava hry.

setup-start = Začít
setup-players = Hráči
setup-player-name = Jméno hráče { $number }
setup-player-default = Hráč { $number }
setup-add-player = Přidat hráče
setup-remove-player = Odebrat: { $name }
setup-bot-level = Úroveň: { $name }
setup-bots = Počet soupeřů
setup-level = Úroveň
setup-table = Stůl
setup-table-open = Otevřený
setup-table-open-about = Každý může sledovat každý tah.
setup-variants = Varianty
setup-deck = Sada karet
setup-deck-classic = Klasická

## Startovní slova

seed = Startovní slovo
seed-enter = Napiš startovní slovo
seed-about = Startovní slovo je jakékoli slovo nebo věta. Stejné startovní slovo dá všem všude stejné karty.
seed-random = Vylosovat náhodně
## Lidé a co je špatně

setup-person = Člověk
setup-no-person = Musí hrát aspoň jeden člověk.
setup-same-name = Dva hráči mají stejné jméno.
setup-too-many = U jedné obrazovky může hrát nejvýše { $most } hráčů.
setup-too-few = Hrát musí alespoň { $least } hráči.

## Karty dne

today-to-come = Tenhle den ještě nenastal.
today-counting = To jsou karty dne. Nejdřív dohraj svou hru dne, pak s nimi můžeš hrát i jakoukoli jinou.
