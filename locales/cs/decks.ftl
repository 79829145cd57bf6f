# Sady karet a jejich dílna.

decks-title = Sady karet
