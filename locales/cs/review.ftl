# Rozbor: co který tah stál, štěstí a dovednost, nejlepší možná hra.

review-title = Rozbor
