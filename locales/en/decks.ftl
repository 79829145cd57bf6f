# Decks and the deck editor.

decks-title = Decks
