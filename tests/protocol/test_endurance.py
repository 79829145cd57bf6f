"""What the server withstands: floods of bots, disks that fail, clocks that jump."""

import statistics
import time

from kit import PATIENCE, Server, ServerTest, at_once


class Bots(ServerTest):
    flags = ("--requests-per-second", "5000", "--guests", "1000", "--commands-per-second", "1000", "--bot-threads", "1")

    def answered_after(self, player):
        """How long a player waits for the other seat, a bot, in the first round of a new game."""
        table = player.make(game="limes", bots=[{"seat": 2, "level": 4}])
        start = time.monotonic()
        self.assertEqual(player.decide(table, "1", "d4^")[0], 200)
        while player.state(table)["view"]["round"] == 1:
            self.assertLess(time.monotonic() - start, PATIENCE)
            time.sleep(0.002)
        took = time.monotonic() - start
        player.post(f"/api/tables/{table}/leave")
        return took

    def flood(self, leaves):
        """One visitor starts 200 games against 15 bots each."""
        eves = [self.server.guest() for _ in range(4)]
        bots = [{"seat": seat, "level": 6} for seat in range(2, 17)]

        def start(eve):
            for _ in range(50):
                table = eve.make(game="limes", seats=16, bots=bots)
                if leaves:
                    self.assertEqual(eve.post(f"/api/tables/{table}/leave"), (200, {}))

        at_once([lambda eve=eve: start(eve) for eve in eves])

    def test_bots_of_others_do_not_hold_up_a_game(self):
        ada = self.server.guest("Ada")
        idle = statistics.median(self.answered_after(ada) for _ in range(5))
        for leaves in (False, True):
            self.flood(leaves)
            busy = statistics.median(self.answered_after(ada) for _ in range(5))
            self.assertLess(busy, 10 * idle + 0.25, (leaves, idle))

    def test_a_game_that_all_have_left_goes_on_when_somebody_is_back(self):
        ada = self.server.guest()
        table = ada.make(game="limes", bots=[{"seat": 2, "level": 6}])
        self.assertEqual(ada.post(f"/api/tables/{table}/leave"), (200, {}))
        self.assertEqual(ada.state(table)["view"]["round"], 1)
        self.assertEqual(ada.join(table), (200, {"seat": 1}))
        self.assertEqual(ada.decide(table, "1", "d4^")[0], 200)
        end = time.monotonic() + PATIENCE
        while ada.state(table)["view"]["round"] == 1 and time.monotonic() < end:
            time.sleep(0.02)
        self.assertEqual(ada.state(table)["view"]["round"], 2)
