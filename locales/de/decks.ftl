# Kartensätze und ihre Werkstatt.

decks-title = Kartensätze
