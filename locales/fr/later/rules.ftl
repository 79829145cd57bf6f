# Les règles avec nos mots : en bref, et en détail.

rules-title = Règles
rules-show = Niveau de détail
rules-show-summary = En bref
rules-show-detail = En détail
rules-show-both = Les deux
rules-contents = Sommaire
rules-touch = Montre un ouvrier, ou touche-le : ce qui rapporte ses points s’éclaire.

rules-section-goal = Le but
rules-section-cards = Les cartes
rules-section-round = Un tour
rules-section-laying = Poser la carte
rules-section-workers = Placer un ouvrier
rules-section-moving = Déplacer un ouvrier
rules-section-territories = Les territoires
rules-section-farmer = Le fermier
rules-section-fisherman = Le pêcheur
rules-section-woodcutter = Le bûcheron
rules-section-watchman = Le gardien
rules-section-crowd = Plusieurs ouvriers dans un territoire
rules-section-end = Fin et décompte
rules-section-ties = Égalité
rules-section-players = À plusieurs
rules-section-solo = Le jeu en solitaire
rules-section-variant-diagonal = Variante : pose en diagonale
rules-section-variant-ferryman = Variante : le pêcheur devient passeur

## En bref

rules-summary-goal = En 16 tours, tu construis un paysage de 4 cartes sur 4 et tu envoies tes 7 ouvriers là où ils rapportent le plus.
rules-summary-round = À chaque tour, on pioche une carte, la même pour tous. Tu la poses, puis tu peux placer ou déplacer un ouvrier.
rules-summary-laying = La carte va à côté d’une carte déjà posée, tournée comme tu veux. Le paysage ne dépasse jamais 4 sur 4.
rules-summary-workers = Un nouvel ouvrier va sur la carte qu’on vient de poser. Sa place décide de sa profession.
rules-summary-moving = Ou bien tu déplaces un ouvrier du paysage dans un territoire qui touche le sien.
rules-summary-territories = Les zones adjacentes d’un même type de paysage forment un territoire. Chaque roche avec une tour est un territoire à elle seule.
rules-summary-farmer = Le fermier rapporte 1 point par zone de son champ.
rules-summary-fisherman = Le pêcheur rapporte 1 point par cabane au bord de son territoire d’eau.
rules-summary-woodcutter = Le bûcheron rapporte 1 point pour chaque autre territoire qui touche sa forêt.
rules-summary-watchman = Le gardien rapporte 1 point par zone de forêt dans sa rangée et sa colonne, jusqu’à la prochaine tour.
rules-summary-crowd = Dans chaque territoire, un seul ouvrier compte.
rules-summary-end = Pour gagner, il faut avoir le plus de points. À total égal, le meilleur ouvrier décide.

## En détail

rules-detail-goal = Chacun construit son propre paysage avec 16 des 24 mêmes cartes. Les ouvriers y deviennent fermiers, pêcheurs, bûcherons ou gardiens et rapportent des points de victoire. Pour gagner, il faut en avoir le plus à la fin.
rules-detail-cards = Les cartes sont numérotées de 1 à 24. Chacune a quatre zones, et chaque zone est un champ, de l’eau, de la forêt ou une roche avec une tour. Sur certaines zones de terre se dresse une cabane de pêcheur. Chacun a aussi 7 ouvriers dans sa réserve.
rules-detail-round = À chaque tour, on pioche une carte, et chacun prend la carte portant ce numéro. Aucune ne vient deux fois : 8 des 24 restent donc de côté. Tous jouent en même temps : d’abord tu poses la carte, puis tu peux placer un ouvrier ou en déplacer un, ou ne rien faire. Quand tout le monde a fini, on pioche la carte suivante.
rules-detail-laying = La première carte commence le paysage. Chaque carte suivante doit toucher par un côté entier une carte déjà posée ; tu la tournes comme tu veux. Elle n’a pas à s’accorder avec ses voisines. Une fois le coup validé, la carte ne bouge plus.
rules-detail-laying-limit = Le paysage ne peut jamais dépasser 4 cartes de large ou de haut. Seules tes cartes décident où sera le carré à la fin : le paysage peut grandir de tous les côtés, tant que toutes les cartes tiennent dans un carré de 4 sur 4.
rules-detail-workers = Tu peux placer un ouvrier de la réserve sur l’une des quatre zones de la carte que tu viens de poser. Sur un champ il devient fermier, sur l’eau pêcheur, dans la forêt bûcheron, sur une tour gardien. Peu importe qui se trouve déjà là ou à côté.
rules-detail-moving = Au lieu de placer un ouvrier, tu peux en déplacer un. Il va de son territoire sur n’importe quelle zone d’un territoire adjacent, horizontalement ou verticalement, et y prend la profession de sa nouvelle place. La carte qu’on vient de poser compte déjà. Se toucher par un coin ne suffit pas.
rules-detail-moving-more = À l’intérieur de son territoire, il ne peut pas se déplacer : cela ne changerait rien. Un ouvrier placé pendant ce coup ne peut pas aussi se déplacer. Les ouvriers ne se gênent jamais, et aucun ne revient dans la réserve.
rules-detail-territories = Les zones du même type de paysage adjacentes horizontalement ou verticalement forment un territoire, y compris d’une carte à l’autre. Une seule zone peut aussi être un territoire. Une roche avec une tour est toujours un territoire à elle seule, même à côté d’une autre tour.
rules-detail-farmer = Le fermier rapporte 1 point par zone de son champ. Dans un champ de cinq zones, il en rapporte 5.
rules-detail-fisherman = Le pêcheur rapporte 1 point par cabane sur une zone adjacente à son territoire d’eau. Les cabanes sont sur les champs, dans les forêts et sur les roches, jamais sur l’eau. S’il y en a deux sur une zone, les deux comptent. Pour un même territoire d’eau, une cabane ne compte qu’une fois, quel que soit le nombre de côtés touchés, mais elle compte pour chaque territoire d’eau qu’elle touche.
rules-detail-woodcutter = Le bûcheron rapporte 1 point pour chaque autre territoire adjacent à sa forêt, horizontalement ou verticalement. Un grand champ compte autant qu’une seule zone d’eau. Chaque tour est un territoire et compte. Ce qui est au-delà du bord ne compte pas.
rules-detail-watchman = Le gardien rapporte 1 point par zone de forêt qu’il voit. De sa tour, il regarde le long de sa rangée et de sa colonne, dans les quatre directions, par-dessus champs, eau et forêts. La première tour rencontrée bloque la vue. Tant que le paysage a des trous, il voit au-delà.
rules-detail-crowd = Dans un territoire, et même sur une zone, il peut y avoir autant d’ouvriers qu’on veut, mais un seul compte. Les autres ne rapportent rien tant qu’ils ne vont pas ailleurs. Si les champs de deux fermiers se rejoignent, il y en a donc un de trop.
rules-detail-end = Après 16 tours, tous les paysages sont complets. Chaque ouvrier qui compte rapporte alors les points de sa profession. Les ouvriers de la réserve ne valent rien. Le total le plus élevé gagne.
rules-detail-ties = À total égal, comparez le meilleur ouvrier de chacun, puis le deuxième, et ainsi de suite. La première différence décide. Un ouvrier que tu n’as pas compte pour 0. Si tout est égal, vous partagez la victoire.
rules-detail-players = On peut jouer à autant qu’on veut : il faut à chacun les mêmes 24 cartes et 7 ouvriers. Autour d’une table, un joueur pioche et annonce le numéro ; ici, l’application pioche pour tous. À trois ou plus, le classement se décide comme à deux.
rules-detail-players-copying = Un conseil : copier ne sert à rien. Si tu joues chaque coup exactement comme quelqu’un d’autre, tu finis avec autant de points et tu peux tout au plus partager la victoire. Ici, les coups des autres restent cachés jusqu’à ce que tu aies validé le tien, sauf à une table ouverte.
rules-detail-solo = Le jeu en solitaire suit les mêmes règles. Ton total indique ton niveau :
rules-detail-variant-diagonal = Une carte peut aussi être posée de façon à ne toucher le paysage que par un coin. La limite de 4 sur 4 demeure.
rules-detail-variant-ferryman = Si un territoire d’eau avec un pêcheur touche le territoire d’un ouvrier que tu veux déplacer, celui-ci peut prendre le bac : il peut aller dans tout territoire qui touche ce territoire d’eau. Une seule traversée par déplacement. Les deux variantes se combinent.

rules-band-under = moins de { $points }
rules-band-range = { $from } à { $to }
rules-band-over = { $points } et plus
