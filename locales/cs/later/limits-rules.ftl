# Pravidla hry Limits našimi slovy: stručně a podrobně.

limits-rules-title = Pravidla hry Limits

limits-rules-section-goal = Cíl hry
limits-rules-section-cards = Karty
limits-rules-section-setup = Příprava
limits-rules-section-round = Kolo
limits-rules-section-hiding = Skrytí karty
limits-rules-section-laying = Vyložení karty
limits-rules-section-exchange = Výměna čtyř
limits-rules-section-suspecting = Podezření
limits-rules-section-counting = Počítání
limits-rules-section-points = Body
limits-rules-section-next = Další kolo
limits-rules-section-empty = Prázdný dobírací balíček
limits-rules-section-memory = Paměť a otevřená hromádka
limits-rules-section-public = Co smějí vědět všichni
limits-rules-section-end = Konec hry
limits-rules-section-ties = Shoda bodů

## Stručně

limits-rules-summary-goal = Vykládej karty, počítej a nenech se přistihnout s kartou navíc. Vyhrává, kdo má nejvíc bodů.
limits-rules-summary-round = Otočí se karta limitu a každý skryje jednu kartu. Pak se střídáte v tazích, dokud někdo nevysloví podezření.
limits-rules-summary-hiding = Každá skrytá karta zvýší v tomto kole limit své barvy o 1.
limits-rules-summary-laying = Vyložíš kartu na herní hromádku a jednu si dobereš.
limits-rules-summary-exchange = Máš-li v ruce čtyři karty jedné barvy, můžeš je vyměnit a získáš 1 bod.
limits-rules-summary-suspecting = Místo vyložení karty můžeš vyslovit podezření: nebyla něčí naposled vyložená karta navíc?
limits-rules-summary-counting = Podezření je oprávněné, když je v herní hromádce až po tuto kartu víc karet její barvy, než dovoluje limit a skryté karty.
limits-rules-summary-points = Máš-li pravdu, podezřelý si vezme kartu limitu, −2, a ty získáš 1 bod. Když se mýlíš, je to naopak.
limits-rules-summary-next = Skryté karty se vrátí do ruky, herní hromádka jde nezamíchaná pod dobírací balíček a začíná, kdo si vzal kartu limitu.
limits-rules-summary-memory = Z herní hromádky je vidět jen horní karta. Ostatní si musíš pamatovat.
limits-rules-summary-end = Jakmile je vzata poslední karta limitu, vyhrává nejvyšší součet.

## Podrobně

limits-rules-detail-goal = V každém kole říká karta limitu, kolik karet které barvy smí ležet v herní hromádce. Střídavě vykládáte karty, dokud někdo nevysloví podezření, že jiný hráč vyložil kartu navíc. Oprávněné podezření přináší bod, neoprávněné stojí dva. Vyhrává, kdo má na konci nejvíc bodů.
limits-rules-detail-cards = Hraje se s 60 barevnými kartami, od každé barvy 12: červená (slunce), žlutá (hvězda), zelená (list), modrá (kapka) a fialová (drahokam). K nim patří 24 karet limitu, které dávají každé barvě limit: číslo, nebo žádný limit, na kartě označený ∞ a v zápisu hry X. Hrát může 2 až 6 hráčů.
limits-rules-detail-cards-numbers = Na každé kartě limitu je jedna 0 a jedna barva bez limitu; zbylá tři čísla dávají dohromady 11 nebo 12. Tato čísla jsou naše vlastní.
limits-rules-detail-setup = Oba balíčky se zamíchají. Ve dvou se hraje s 10 kartami limitu, ve třech nebo čtyřech s 18, v pěti nebo šesti se 14: na každé kolo jedna. Každý dostane 5 karet, rozdávaných po jedné v pořadí tahů od začínajícího hráče. Kdo začíná první kolo, se tady losuje; u stolu je to nejmladší.
limits-rules-detail-setup-two = Tištěná hra má pro dva hráče zvláštní pravidlo. Jeho text nemáme, a tak se tu ve dvou hraje podle stejných pravidel jako ve více hráčích.
limits-rules-detail-round = Nejdřív se otočí horní karta limitu. Potom každý skryje jednu kartu. Dál se hraje po směru hodinových ručiček od začínajícího hráče. Kdo je na tahu, musí udělat právě jednu ze tří věcí: vyložit kartu, vyměnit čtyři karty, nebo vyslovit podezření. Vynechat tah nelze. První podezření kolo ukončí.
limits-rules-detail-hiding = Každý si vybere kartu z ruky a položí ji před sebe lícem dolů, všichni najednou a potají. V tomto kole zvýší limit své vlastní barvy o 1. Skryjí-li tři hráči modrou, smějí v herní hromádce ležet o tři modré víc. Na svou skrytou kartu se můžeš kdykoli podívat, na cizí nikdy.
limits-rules-detail-laying = Vyložíš kartu z ruky lícem nahoru na herní hromádku a jednu si dobereš; dobírání tu proběhne samo. Vyložit můžeš cokoli, i kartu, která svůj limit překročí: záleží na tom, jen když proti tobě někdo vysloví podezření.
limits-rules-detail-exchange = Máš-li v ruce čtyři karty jedné barvy, můžeš je ukázat a dobrat si čtyři karty z dobíracího balíčku. Pak dvě z těch čtyř vyložíš na herní hromádku, druhé dvě dáš lícem dolů navrch dobíracího balíčku a získáš 1 bod. Nejdřív se dobírá, své dvě karty tedy zpátky nedostaneš: dostane je, kdo dobírá po tobě. Skrytá karta není v ruce a do čtyř se nepočítá.
limits-rules-detail-exchange-short = Má-li dobírací balíček méně než čtyři karty, dobereš si, co tam je; všechno ostatní platí stejně a bod získáš také. Obě karty na herní hromádce se počítají jako vyložené tebou, druhá jako tvoje poslední.
limits-rules-detail-suspecting = Místo vyložení karty můžeš vyslovit podezření, že kterýkoli jiný hráč překročil limit kartou, kterou v tomto kole vyložil naposled. Jeho dřívější karty se už neberou v úvahu. Kdo v herní hromádce kartu nemá, toho podezřívat nelze; první tah kola tedy podezřením být nemůže, výměnou ano.
limits-rules-detail-counting = Všechny skryté karty se otočí. Pak se spočítají karty té barvy, kterou podezřelý vyložil naposled, odspodu herní hromádky až po tuto kartu včetně. Co bylo vyloženo později, se nepočítá. Je-li jich víc, než dohromady dovoluje karta limitu a skryté karty této barvy, byl limit překročen a podezření je oprávněné. U barvy bez limitu se to stát nemůže.
limits-rules-detail-counting-open = Počítá se veřejně: všichni vidí skryté karty a herní hromádku až po dotyčnou kartu, dokud každý neskryje kartu pro další kolo. Po posledním kole zůstanou odkryté.
limits-rules-detail-points = Je-li podezření oprávněné, podezřelý si vezme kartu limitu, která se počítá za −2, a kdo podezření vyslovil, získá 1 bod. Je-li neoprávněné, vezme si kartu limitu ten, kdo ho vyslovil, a podezřelý získá 1 bod. Každé kolo tedy stojí právě jednoho hráče 2 body. Součet může klesnout i pod 0.
limits-rules-detail-points-cards = V tištěné hře jsou na to bodové karty: 24 s +1 a 4 s +5. Tady počítá aplikace a body nikdy nedojdou.
limits-rules-detail-next = Každý si vezme svou skrytou kartu zpátky do ruky. Herní hromádka se jako celek otočí a jde bez míchání pod dobírací balíček. Z těchto karet se tedy jako první dobere ta, která byla vyložena první, a kdo má dobrou paměť, ví, co přijde. Pak si každý, kdo má méně než 5 karet, dobere do 5, jeden po druhém od toho, kdo začíná další kolo; dělá se to i po posledním kole. Začíná, kdo si vzal kartu limitu.
limits-rules-detail-empty = Dojde-li dobírací balíček uprostřed kola, dobereš si, co tam je, nebo nic. Kdo nemá na tahu v ruce žádnou kartu, musí vyslovit podezření.
limits-rules-detail-memory = Během kola si herní hromádku nikdo nesmí prohlížet: vidět je jen horní karta. Vidíš také, co udělali ostatní od tvého posledního rozhodnutí, stejně jako u stolu. Všechno předtím si musíš pamatovat.
limits-rules-detail-memory-open = Kdo radši počítá, než aby si pamatoval, zvolí pro novou hru otevřenou herní hromádku: všechny její karty pak zůstanou na očích. Hrát s rozloženou hromádkou je známé domácí pravidlo.
limits-rules-detail-public = Všichni pořád vědí, kolik má kdo bodů, kolik karet je v které ruce, v herní hromádce a v dobíracím balíčku, která karta limitu platí a kdo je na tahu. Co má kdo v ruce, co je skryté a co se bude dobírat, zůstává tajné.
limits-rules-detail-end = Hra končí, když je vzata poslední karta limitu. Kdo má v tu chvíli nejvíc bodů, vyhrává. Karty, které zbyly v ruce, nemají žádnou cenu.
limits-rules-detail-ties = Při stejném součtu se o vítězství dělíte.

limits-rules-example-limit = Karta limitu: tolik karet každé barvy smí ležet v herní hromádce.
limits-rules-example-hiding = Jedna skrytá modrá: místo žádné smí teď v herní hromádce ležet jedna modrá.
limits-rules-example-exchange = Čtyři karty jedné barvy: ty je možné vyměnit.
limits-rules-example-counting = Počítá se modrá. Limit je 0 a jedna modrá byla skrytá, povolená je tedy jedna. V herní hromádce jsou tři: podezření je oprávněné.

limits-about-title = O hře Limits
limits-about-author = Autorem hry Limits je Uwe Rosenberg, v roce 2001 ji vydalo nakladatelství Amigo.
