# Les règles de Limits avec nos mots : en bref, et en détail.

limits-rules-title = Les règles de Limits

limits-rules-section-goal = Le but
limits-rules-section-cards = Les cartes
limits-rules-section-setup = La mise en place
limits-rules-section-round = Un tour
limits-rules-section-hiding = Cacher une carte
limits-rules-section-laying = Poser une carte
limits-rules-section-exchange = Échanger quatre
limits-rules-section-suspecting = Soupçonner
limits-rules-section-counting = Compter
limits-rules-section-points = Les points
limits-rules-section-next = Le tour suivant
limits-rules-section-empty = Quand la pioche est vide
limits-rules-section-memory = Mémoire et pile de jeu ouverte
limits-rules-section-public = Ce que tous peuvent savoir
limits-rules-section-end = La fin
limits-rules-section-ties = Les égalités

## En bref

limits-rules-summary-goal = Pose tes cartes, compte, et ne te fais pas prendre avec une carte de trop. Pour gagner, il faut avoir le plus de points.
limits-rules-summary-round = On retourne une carte limite et chacun cache une carte. Puis on joue à tour de rôle jusqu’à ce que quelqu’un exprime un soupçon.
limits-rules-summary-hiding = Pendant ce tour, chaque carte cachée relève de 1 la limite de sa couleur.
limits-rules-summary-laying = Tu poses une carte sur la pile de jeu et tu en pioches une.
limits-rules-summary-exchange = Avec quatre cartes d’une couleur en main, tu peux les échanger et tu gagnes 1 point.
limits-rules-summary-suspecting = Au lieu de poser une carte, tu peux soupçonner quelqu’un : sa dernière carte était-elle de trop ?
limits-rules-summary-counting = Le soupçon est fondé si la pile de jeu contient, jusqu’à cette carte, plus de cartes de sa couleur que n’en permettent la limite et les cartes cachées.
limits-rules-summary-points = Si tu as raison, la personne soupçonnée prend la carte limite, −2, et tu gagnes 1 point. Si tu te trompes, c’est l’inverse.
limits-rules-summary-next = Les cartes cachées reviennent en main, la pile de jeu va sous la pioche sans être mélangée, et la personne qui a pris la carte limite commence.
limits-rules-summary-memory = De la pile de jeu, on ne voit que la carte du dessus. Le reste, il faut s’en souvenir.
limits-rules-summary-end = Quand la dernière carte limite est prise, le total le plus élevé gagne.

## En détail

limits-rules-detail-goal = À chaque tour, une carte limite dit combien de cartes de chaque couleur la pile de jeu peut contenir. On pose des cartes à tour de rôle, jusqu’à ce que quelqu’un soupçonne un autre joueur d’en avoir posé une de trop. Un soupçon fondé rapporte un point, un soupçon infondé en coûte deux. Pour gagner, il faut avoir le plus de points à la fin.
limits-rules-detail-cards = Il y a 60 cartes couleur, 12 de chaque couleur : rouge (soleil), jaune (étoile), vert (feuille), bleu (goutte) et violet (gemme). S’y ajoutent 24 cartes limite, qui donnent à chaque couleur une limite : un nombre, ou pas de limite du tout, noté ∞ sur la carte et X dans les parties enregistrées. On joue de 2 à 6.
limits-rules-detail-cards-numbers = Sur chaque carte limite, il y a un 0 et une couleur sans limite ; les trois autres nombres font ensemble 11 ou 12. Ces nombres sont les nôtres.
limits-rules-detail-setup = On mélange les deux paquets. À deux, on utilise 10 cartes limite, à trois ou quatre 18, à cinq ou six 14 : une par tour. Chacun reçoit 5 cartes, distribuées une à une dans l’ordre du jeu, à partir du premier joueur. Le premier joueur du premier tour est tiré au sort ici ; autour d’une table, c’est le plus jeune.
limits-rules-detail-setup-two = Le jeu imprimé a une règle spéciale à deux joueurs. Nous n’en avons pas le texte ; ici, on joue à deux avec les mêmes règles qu’à plusieurs.
limits-rules-detail-round = D’abord on retourne la carte limite du dessus. Puis chacun cache une carte. Ensuite on joue dans le sens des aiguilles d’une montre, à partir du premier joueur. La personne qui doit jouer fait une de ces trois choses, et une seule : poser une carte, échanger quatre cartes ou soupçonner quelqu’un. On ne peut pas passer. Le premier soupçon met fin au tour.
limits-rules-detail-hiding = Chacun choisit une carte de sa main et la pose face cachée devant soi, tous en même temps et en secret. Pendant ce tour, elle relève de 1 la limite de sa propre couleur. Si trois joueurs cachent du bleu, la pile de jeu peut contenir trois cartes bleues de plus. Tu peux regarder ta carte cachée quand tu veux, celles des autres jamais.
limits-rules-detail-laying = Tu poses une carte de ta main face visible sur la pile de jeu, puis tu en pioches une ; ici, l’application pioche pour toi. Tu peux poser ce que tu veux, même une carte qui dépasse sa limite : cela ne compte que si quelqu’un te soupçonne.
limits-rules-detail-exchange = Avec quatre cartes d’une couleur en main, tu peux les montrer et piocher quatre cartes. Ensuite tu en poses deux sur la pile de jeu, tu mets les deux autres face cachée sur la pioche, et tu gagnes 1 point. On pioche d’abord : tu ne reprends donc pas tes deux cartes, elles iront à la personne qui pioche après toi. Ta carte cachée n’est pas dans ta main et ne compte pas parmi les quatre.
limits-rules-detail-exchange-short = S’il reste moins de quatre cartes dans la pioche, tu prends ce qu’il y a ; le reste se fait comme d’habitude, et tu gagnes aussi ton point. Les deux cartes de la pile de jeu comptent comme posées par toi, la seconde comme ta dernière.
limits-rules-detail-suspecting = Au lieu de poser une carte, tu peux soupçonner n’importe quel autre joueur d’avoir dépassé la limite avec la dernière carte qu’il a posée pendant ce tour. Ses cartes précédentes ne comptent plus. Sans carte dans la pile de jeu, un joueur ne peut pas être soupçonné ; le premier coup d’un tour ne peut donc pas être un soupçon, mais peut être un échange.
limits-rules-detail-counting = On retourne toutes les cartes cachées. Puis on compte les cartes de la couleur en question, du bas de la pile de jeu jusqu’à la dernière carte de la personne soupçonnée, celle-ci comprise. Ce qui a été posé après ne compte pas. S’il y en a plus que n’en permettent ensemble la carte limite et les cartes cachées de cette couleur, la limite est dépassée et le soupçon est fondé. Pour une couleur sans limite, cela n’arrive jamais.
limits-rules-detail-counting-open = On compte ouvertement : tous voient les cartes cachées et la pile de jeu jusqu’à la carte en question, jusqu’à ce que chacun ait caché une carte pour le tour suivant. Après le dernier tour, elles restent visibles.
limits-rules-detail-points = Si le soupçon est fondé, la personne soupçonnée prend la carte limite, qui compte −2, et celle qui l’a soupçonnée gagne 1 point. S’il est infondé, c’est la personne qui a soupçonné qui prend la carte limite, et l’autre gagne 1 point. Chaque tour coûte donc 2 points à un seul joueur. On peut descendre sous 0.
limits-rules-detail-points-cards = Dans le jeu imprimé, il y a pour cela des cartes points : 24 de +1 et 4 de +5. Ici, l’application compte, et les points ne s’épuisent jamais.
limits-rules-detail-next = Chacun reprend sa carte cachée en main. La pile de jeu est retournée d’un bloc et glissée sous la pioche sans être mélangée. De ces cartes, la première posée sera donc la première piochée, et une bonne mémoire sait ce qui vient. Puis tous ceux qui ont moins de 5 cartes complètent leur main à 5, l’un après l’autre, à partir du prochain premier joueur, et cela même après le dernier tour. La personne qui a pris la carte limite commence le tour suivant.
limits-rules-detail-empty = Si la pioche s’épuise au milieu d’un tour, on pioche ce qu’il y a, ou rien. Si c’est à toi de jouer et que tu n’as plus de carte, tu dois soupçonner quelqu’un.
limits-rules-detail-memory = Pendant un tour, personne ne peut consulter la pile de jeu : seule la carte du dessus est visible. Tu vois aussi ce que les autres ont fait depuis ta dernière décision, comme autour d’une table. Tout ce qui précède, il faut t’en souvenir.
limits-rules-detail-memory-open = Si tu préfères calculer plutôt que te souvenir, choisis la pile de jeu ouverte en préparant la partie : toutes ses cartes restent alors visibles. Jouer avec la pile étalée est une variante maison connue.
limits-rules-detail-public = Tous savent à tout moment combien de points a chacun, combien de cartes il y a dans chaque main, dans la pile de jeu et dans la pioche, quelle carte limite est en jeu et qui doit jouer. Le contenu des mains, les cartes cachées et les cartes à piocher restent secrets.
limits-rules-detail-end = La partie se termine quand la dernière carte limite est prise. La personne qui a alors le plus de points gagne. Les cartes restées en main ne valent rien.
limits-rules-detail-ties = À total égal, on partage la victoire.

limits-rules-example-limit = Une carte limite : combien de cartes de chaque couleur la pile de jeu peut contenir.
limits-rules-example-hiding = Une carte bleue cachée : au lieu d’aucune, une carte bleue est maintenant permise dans la pile de jeu.
limits-rules-example-exchange = Quatre cartes d’une couleur : on peut les échanger.
limits-rules-example-counting = On compte le bleu. La limite est 0 et une bleue était cachée : une seule est permise. La pile de jeu en contient trois, le soupçon est fondé.

limits-about-title = À propos de Limits
limits-about-author = Limits est d’Uwe Rosenberg et a été publié en 2001 par Amigo.
