# Paquets de cartes et leur atelier.

decks-title = Paquets de cartes
