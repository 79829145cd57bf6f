# Proč server něco odmítá: jeden text pro každý kód protokolu.

refused-request-json = Stránka a server si nerozumějí. Načti stránku znovu a zkus to ještě jednou.
refused-request-field = Server tento údaj nemůže přijmout. Zkontroluj ho a zkus to znovu.
refused-request-origin = Server z této adresy nic nepřijímá. Otevři hru na adrese serveru.
refused-request-path = Na této adrese server nic nemá.
refused-request-id_reused = Server si to spletl s dřívějším požadavkem. Načti stránku znovu a zkus to ještě jednou.
refused-request-too_large = To je pro server příliš velké.
refused-request-too_many = To bylo moc najednou. Zkus to za chvíli znovu.
refused-player-unknown = Přihlášení na tomto zařízení skončilo. Zadej jméno nebo se přihlas a zkus to znovu.
refused-player-password = Jméno nebo heslo nesouhlasí.
refused-player-name = Toto jméno není volné: už někomu patří, nebo se příliš podobá jinému. Zvol si jiné.
refused-player-recovery = Jméno nebo obnovovací kód nesouhlasí, nebo už byl kód použit.
refused-player-unclaimed = K tomu potřebuješ jméno s heslem. Nejdřív si jméno zabezpeč.
refused-table-not_yours = To u tohoto stolu nesmíš.
refused-table-unknown = Takový stůl tu není. Možná čekal na hráče příliš dlouho.
refused-table-full = Všechna místa jsou obsazená, nebo už hra začala.
refused-table-over = Tato hra skončila.
refused-table-not_over = Hra ještě neskončila.
refused-table-too_few = Na hru je hráčů málo.
refused-table-clock = U tohoto stolu běží čas: když vyprší, rozhodne počítač.
refused-table-present = Tento hráč je tu, nebo ještě není pryč dost dlouho.
refused-question-stale = To přišlo pozdě: už je rozhodnuto.
refused-question-none = To přišlo pozdě: už je rozhodnuto.
refused-server-banned = Provozovatel tohoto serveru zablokoval tebe nebo tvou síť.
refused-server-busy = Server má teď hodně práce. Zkus to za chvíli znovu.
refused-server-stopping = Server se restartuje. Zkus to za chvíli znovu.
