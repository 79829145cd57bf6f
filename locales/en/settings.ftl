# Settings and the keyboard.

settings-title = Settings
settings-name = Your name
settings-colour = Your colour
settings-colour-red = Red
settings-colour-black = Black
settings-colour-blue = Blue
settings-colour-purple = Purple
settings-colour-green = Green
settings-colour-brown = Brown
settings-colour-pink = Pink
settings-colour-olive = Olive
settings-language = Language
settings-language-browser = Same as the browser
settings-theme = Appearance
settings-theme-auto = Same as the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-speed = Animation
settings-speed-off = Off
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-pace = Pace of the bots
settings-pace-at-once = At once
settings-confirm = Ask before a turn ends
settings-confirm-about = One more question, but no turn ended by accident.
settings-sound = Sound
settings-sound-about = A soft knock when a card is laid.

## The keyboard

keys-title = Keyboard
keys-about = You can play entirely without a mouse.
keys-turn = Turn the card right
keys-turn-back = Turn the card left
keys-cells = Choose a place for the card, or a zone
keys-lay = Lay the card there, place or move the worker there
keys-shift = Move the laid card elsewhere
keys-place = Place a worker: top left, top right, bottom left, bottom right
keys-worker = Pick the next worker to move
keys-worker-back = Pick the previous worker
keys-no-worker = No worker
keys-lift = Take the card back
keys-close = Let go, or go back a step
keys-undo = Undo
keys-redo = Redo
keys-end = End turn
keys-hint = Hint
keys-help = This help

keyname-enter = Enter
keyname-escape = Esc
keyname-space = Space
keyname-backspace = Backspace
keyname-shift = Shift
keyname-control = Ctrl

## Hints

settings-hints = Hints
settings-hints-off = Never
settings-hints-solo = In solo games; in Limits against bots
settings-hints-always = Always
