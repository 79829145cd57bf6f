# Courtes leçons de Limits à une vraie table. Ben et Cleo jouent avec toi.

limits-lessons-about = Quatre leçons de deux minutes. Rien ne peut mal tourner.
limits-lessons-play = Jouer à Limits

limits-lesson-hiding-title = Limites et cartes cachées
limits-lesson-hiding-intro = La carte limite dit combien de cartes de chaque couleur la pile de jeu peut contenir pendant ce tour ; ∞ veut dire autant qu’on veut. Chacun pose aussi une carte face cachée devant soi, et chacune de ces cartes relève de 1 la limite de sa couleur.
limits-lesson-hiding-hide-task = Le bleu (la goutte) a pour limite 0, et tu as deux cartes bleues. Caches-en une.
limits-lesson-hiding-hide-met = Une carte bleue est maintenant permise dans la pile de jeu, et tu es la seule personne à le savoir. Tu peux regarder ta carte cachée quand tu veux.
limits-lesson-hiding-hide-again = C’est permis aussi, et cela relève de 1 la limite de cette couleur. Mais là, il y a déjà de la place. Pour le bleu, il n’y en a pas : cache une carte bleue.
limits-lesson-hiding-hide-again-purple = C’est permis, mais tu n’y gagnes rien : le violet (la gemme) n’a pas de limite à relever. Cache une carte bleue.
limits-lesson-hiding-free-task = À toi de jouer. Pose une carte qui ne peut jamais être de trop : le violet (la gemme) n’a pas de limite.
limits-lesson-hiding-free-met = Tu as pioché une nouvelle carte, comme tout le monde après en avoir posé une. À Ben et à Cleo de jouer.
limits-lesson-hiding-free-again = C’est permis, et loin de la limite. Mais prends d’abord la couleur qui n’a aucune limite : le violet.
limits-lesson-hiding-free-again-blue = Tu peux : grâce à ta carte cachée, une carte bleue est permise. Mais garde-la encore un instant et pose d’abord le violet.
limits-lesson-hiding-raised-task = Maintenant, pose ta carte bleue. Pour les autres, elle semble de trop.
limits-lesson-hiding-raised-met = Ben voit une carte bleue alors que la carte limite dit 0…
limits-lesson-hiding-raised-again = C’est sans risque, mais personne ne s’y laissera prendre. Ta carte cachée permet une carte bleue dans la pile de jeu : pose-la.
limits-lesson-hiding-raised-again-suspect = Au lieu de poser une carte, tu peux soupçonner quelqu’un, mais personne n’en a encore trop posé. Pose ta carte bleue.
limits-lesson-hiding-done = 0 sur la carte et 1 pour ta carte cachée : une carte bleue était permise. Le soupçon de Ben était infondé et lui coûte 2 points ; toi, tu en gagnes 1.

limits-lesson-counting-title = Poser et compter
limits-lesson-counting-intro = À chaque coup, tu poses une carte, et de la pile de jeu on ne voit que la carte du dessus. Le reste, il faut s’en souvenir. Poser une carte de trop n’est pas interdit, mais si on se fait prendre, on paie.
limits-lesson-counting-third-task = Ben et Cleo ont posé chacun une carte verte (la feuille). La limite du vert est 3. Pose la troisième.
limits-lesson-counting-third-met = C’était la dernière verte permise à coup sûr. Retiens-la : d’autres vont bientôt la recouvrir.
limits-lesson-counting-third-again = Le bleu (la goutte) est sans risque, avec une limite de 6. Mais pour le vert, il ne reste de place que pour une carte : autant que ce soit la tienne. Pose le vert.
limits-lesson-counting-third-again-yellow = Rien ne t’en empêche, mais le jaune (l’étoile) a pour limite 0, et ta carte cachée est rouge. Elle serait tout de suite de trop. Pose le vert.
limits-lesson-counting-third-again-suspect = Deux cartes vertes sont posées, et trois sont permises : ton soupçon serait infondé. Pose la troisième verte.
limits-lesson-counting-fourth-task = Trois cartes vertes sont dans la pile de jeu, même si tu ne les vois plus. Pose une carte qui respecte sa limite.
limits-lesson-counting-fourth-met = Bien compté. Ben, lui, semble avoir perdu le fil…
limits-lesson-counting-fourth-again = Les dernières cartes de Ben et de Cleo étaient la première bleue et la première rouge : toutes deux permises. Pose une carte qui respecte sa limite.
limits-lesson-counting-fourth-again-green = Ce serait la quatrième verte, et la limite est 3. Si personne n’a caché de vert, la personne qui te soupçonne aura raison. Pose autre chose.
limits-lesson-counting-fourth-again-yellow = Le jaune (l’étoile) a pour limite 0, et tu n’as pas caché de carte jaune. Pose autre chose.
limits-lesson-counting-done = Ben a posé la quatrième verte alors que 3 étaient permises, et personne n’avait caché de vert. Cleo l’a remarqué : Ben prend la carte limite, qui compte −2, et Cleo gagne 1 point.

limits-lesson-suspecting-title = Soupçonner
limits-lesson-suspecting-intro = Au lieu de poser une carte, tu peux soupçonner quelqu’un : sa dernière carte était-elle de trop ? Si tu as raison, la personne soupçonnée prend la carte limite, −2, et tu gagnes 1 point. Si tu te trompes, c’est l’inverse.
limits-lesson-suspecting-right-task = Ben, encore Ben, puis Cleo ont posé du bleu (la goutte), et la limite est 0. Tu as caché du vert : il y a donc au plus deux bleues cachées. Qui a posé, à coup sûr, une carte de trop ?
limits-lesson-suspecting-right-met = Bien vu ! Même les deux bleues cachées n’ont pas suffi : celle de Cleo était la troisième. Cleo a pris la carte limite et commence donc le tour suivant.
limits-lesson-suspecting-right-again = Tu peux poser une carte. Mais bientôt Cleo en posera une autre, et seule la dernière carte de chacun peut être soupçonnée. Saisis l’occasion : exprime ton soupçon.
limits-lesson-suspecting-right-again-ben = Jusqu’à la dernière carte de Ben, il n’y a que deux bleues ; ce qui vient après ne compte pas. Si Ben et Cleo ont tous deux caché du bleu, c’était permis. Avec quelqu’un d’autre, le doute n’est pas possible.
limits-lesson-suspecting-hide-task = Un nouveau tour. La limite du jaune (l’étoile) est 2. Cache une carte jaune.
limits-lesson-suspecting-hide-met = Au moins trois cartes jaunes sont donc permises, et personne d’autre ne le sait.
limits-lesson-suspecting-hide-again = C’est permis. Mais cette fois, cache du jaune (l’étoile) : tu verras bientôt pourquoi.
limits-lesson-suspecting-wait-task = Cleo a posé une carte jaune. Pose n’importe quelle carte, sauf du jaune, et compte.
limits-lesson-suspecting-wait-met = Regarde bien ce que posent Ben et Cleo.
limits-lesson-suspecting-wait-again = Une carte jaune est posée, et deux sont permises : ce soupçon te coûterait 2 points. Pose une carte.
limits-lesson-suspecting-wait-again-yellow = Ce serait la deuxième jaune, donc c’est permis. Mais laisse le jaune aux autres et pose une autre couleur.
limits-lesson-suspecting-wrong-task = La troisième jaune, et la carte limite dit 2 ! Vas-tu soupçonner Cleo ? Pense à ce que tu as caché, puis décide.
limits-lesson-suspecting-wrong-met = Bien réfléchi : tu n’as rien dit. Ben, si…
limits-lesson-suspecting-wrong-again = Jusqu’à la carte de Ben, il y a deux jaunes, et deux sont permises de toute façon. C’est toi qui prendrais la carte limite. Pose une carte.
limits-lesson-suspecting-wrong-again-yellow = Ce serait la quatrième jaune. Tu n’as de certitude que pour trois. Pose une autre couleur.
limits-lesson-suspecting-wrong-again-cleo = Attention : tu as toi-même caché du jaune, donc trois sont permises. Le soupçon serait infondé : −2 pour toi, 1 point pour Cleo. Pose plutôt une carte.
limits-lesson-suspecting-done = 2 sur la carte, ta jaune cachée et celle de Cleo : quatre étaient permises. Ben n’a pas pensé aux cartes cachées et perd 2 points ; Cleo en gagne 1. Avant de soupçonner, demande-toi combien il peut y en avoir de cachées.

limits-lesson-bait-title = L’appât et l’échange
limits-lesson-bait-intro = Avec quatre cartes d’une couleur en main, tu peux les échanger. Et avec une carte cachée, tu peux tendre un piège : pose ce qui semble de trop, et laisse-toi soupçonner.
limits-lesson-bait-hide-task = Tu as quatre cartes rouges (le soleil) et une jaune (l’étoile). Garde les quatre ensemble : cache la jaune.
limits-lesson-bait-hide-met = Trois cartes jaunes sont maintenant permises au lieu de deux, et tu as toujours tes quatre rouges.
limits-lesson-bait-hide-again = C’est permis, mais il ne te resterait que trois rouges en main, trop peu pour un échange. Cache la carte jaune.
limits-lesson-bait-exchange-task = Échange les quatre rouges : tu en reçois quatre autres, et 1 point tout de suite.
limits-lesson-bait-exchange-met = Deux des rouges sont sur la pile de jeu, deux face cachée sur la pioche. Ben et Cleo les piochent : tu connais donc une carte de chacun.
limits-lesson-bait-exchange-again = Tu peux poser une seule rouge. Mais on a rarement quatre cartes d’une couleur : échange-les.
limits-lesson-bait-bait-task = Ben et Cleo ont posé chacun une carte jaune. La carte limite dit 2, mais tu as caché du jaune : une troisième est permise. Pose-la comme appât.
limits-lesson-bait-bait-met = Elle semble de trop. Ben va-t-il mordre ?
limits-lesson-bait-bait-again = C’est sans risque, mais personne ne te soupçonnera pour cela. Pose la carte jaune.
limits-lesson-bait-bait-again-suspect = Deux cartes jaunes sont posées, et la carte limite en permet deux : le soupçon serait infondé. Pose la carte jaune.
limits-lesson-bait-done = Ben a mordu : 2 sur la carte et 1 pour ta carte cachée font 3. Ben prend la carte limite, −2, et tu gagnes 1 point. Avec l’échange, cela fait 2.
