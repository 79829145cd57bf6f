# L’analyse : le prix de chaque coup, chance et habileté, la meilleure partie.

review-title = Analyse
