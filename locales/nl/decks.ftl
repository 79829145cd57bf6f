# Kaartensets en hun werkplaats.

decks-title = Kaartensets
