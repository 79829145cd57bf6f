# Die Analyse: was jeder Zug gekostet hat, Glück und Können, das beste Spiel.

review-title = Analyse
