# De analyse: wat elke beurt kostte, geluk en vaardigheid, het beste spel.

review-title = Analyse
