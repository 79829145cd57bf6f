# Why the server refuses something: one text for each code of the protocol.

refused-request-json = The page and the server do not understand each other. Reload the page and try again.
refused-request-field = The server cannot accept this input. Check it and try again.
refused-request-origin = The server does not accept requests from this address. Open the game at the server’s own address.
refused-request-path = There is nothing at this address on the server.
refused-request-id_reused = The server mistook this for an earlier request. Reload the page and try again.
refused-request-too_large = This is too large for the server.
refused-request-too_many = Too many requests at once. Try again in a moment.
refused-player-unknown = You are no longer logged in on this device. Enter your name or log in, and try again.
refused-player-password = Name and password do not match.
refused-player-name = This name is not available: it belongs to somebody, or is too similar to another one. Choose a different name.
refused-player-recovery = Name and recovery code do not match, or the code has already been used.
refused-player-unclaimed = You need a name with a password for this. Protect your name first.
refused-table-not_yours = You may not do that at this table.
refused-table-unknown = There is no such table. It may have been waiting for players for too long.
refused-table-full = All seats are taken, or the game has already begun.
refused-table-over = This game has ended.
refused-table-not_over = The game is not over yet.
refused-table-too_few = The game needs more players.
refused-table-clock = This table has a clock: when the time is up, a bot decides.
refused-table-present = This player is here, or has not been away for long enough.
refused-question-stale = That came too late: it has been decided already.
refused-question-none = That came too late: it has been decided already.
refused-server-banned = The operator of this server has banned you or your network.
refused-server-busy = The server is busy. Try again in a moment.
refused-server-stopping = The server is restarting. Try again in a moment.
