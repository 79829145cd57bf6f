"""Seats of a rematch are kept for the people of the game before."""

import os
import sqlite3

from kit import ServerTest, play_out


class Reservations(ServerTest):
    flags = ("--requests-per-second", "5000", "--guests", "1000", "--commands-per-second", "5000")

    def played(self, **options):
        """A finished game of Ada and Ben, and the two."""
        ada, ben = self.server.guest("Ada"), self.server.guest("Ben")
        table = ada.make(game="limes", seats=2, **options)
        ben.join(table)
        play_out(table, ada, ben)
        return table, ada, ben

    def rematch(self, client, table, draw="new"):
        status, told = client.post(f"/api/tables/{table}/rematch", {"draw": draw})
        self.assertEqual(status, 200, told)
        return told["table"]

    def test_a_stranger_does_not_get_the_seat_of_a_friend(self):
        table, ada, ben = self.played(listed=True)
        again = self.rematch(ada, table)
        eve = self.server.guest("Eve")
        self.assertEqual(eve.state(again)["reserved"], [{"seat": 2, "name": "Ben"}])
        self.assertRefused(eve.join(again), 409, "table/full")
        self.assertRefused(eve.join(again, seat=2), 409, "table/full")
        listed = eve.get("/api/tables?game=limes&state=open")[1]["tables"]
        self.assertNotIn(again, [row["table"] for row in listed])
        self.assertEqual(ben.join(again), (200, {"seat": 2}))
        state = ben.state(again)
        self.assertEqual((state["state"], "reserved" in state), ("playing", False))

    def test_a_host_gives_a_reserved_seat_away(self):
        table, ada, ben = self.played(listed=True)
        again = self.rematch(ada, table)
        eve = self.server.guest("Eve")
        self.assertRefused(eve.post(f"/api/tables/{again}/kick", {"seat": 2}), 403, "table/not_yours")
        status, state = ada.post(f"/api/tables/{again}/kick", {"seat": 2})
        self.assertEqual((status, "reserved" in state), (200, False))
        self.assertRefused(ada.post(f"/api/tables/{again}/kick", {"seat": 2}), 400, "request/field")
        listed = eve.get("/api/tables?game=limes&state=open")[1]["tables"]
        self.assertEqual([row["free"] for row in listed if row["table"] == again], [1])
        self.assertEqual(eve.join(again), (200, {"seat": 2}))

    def test_a_friend_declines(self):
        table, ada, ben = self.played()
        again = self.rematch(ada, table)
        self.assertEqual(ben.post(f"/api/tables/{again}/leave"), (200, {}))
        self.assertNotIn("reserved", ada.state(again))
        self.assertRefused(ben.post(f"/api/tables/{again}/leave"), 403, "table/not_yours")

    def test_the_seat_is_theirs_whatever_account_they_have_by_then(self):
        for draw in ["new", "same"]:
            table, ada, ben = self.played()
            again = self.rematch(ada, table, draw)
            account = self.server.guest(f"Benedict {draw}")
            account.post("/api/me/password", {"password": "a good password"})
            body = {"name": account.name, "password": "a good password", "take_seats": True}
            status, told = ben.post("/api/login", body)
            self.assertEqual((status, told["took"]), (200, 1))
            self.assertEqual(self.rematch(account, table), again)
            self.assertEqual((account.state(again)["you"], account.state(again)["state"]), (2, "playing"))

    def test_reservations_survive_a_restart(self):
        table, ada, ben = self.played()
        again = self.rematch(ada, table)
        self.server.kill()
        self.server.restart()
        self.assertEqual(ada.state(again)["reserved"], [{"seat": 2, "name": "Ben"}])
        self.assertEqual(ben.join(again), (200, {"seat": 2}))

    def test_a_name_that_is_deleted_is_nowhere(self):
        ada, ben = self.server.guest("Ada"), self.server.guest("Ben to go")
        table = ada.make(game="limes")
        ben.join(table)
        play_out(table, ada, ben)
        again = self.rematch(ada, table)
        self.assertEqual(ben.call("DELETE", "/api/me"), (200, {}))
        self.assertNotIn("reserved", ada.state(again))
        with sqlite3.connect(os.path.join(self.server.data, "limes.db")) as database:
            named = database.execute("SELECT count(*) FROM events WHERE instr(body, 'Ben to go') > 0").fetchone()
        self.assertEqual(named, (0,))
        # Nothing is kept for somebody who no longer exists.
        eve = self.server.guest("Eve")
        self.assertEqual(eve.join(again), (200, {"seat": 2}))


class EqualNames(ServerTest):
    flags = Reservations.flags

    def test_nobody_is_taken_for_somebody_else_at_a_table(self):
        ada = self.server.guest("Ada")
        table = ada.make(game="limes", seats=4, bots=[{"seat": 4, "level": 4}])
        for name in ["Ada", "ADA", "\u0410d\u0430", "\uff21da", "Skilled"]:
            self.assertRefused(self.server.guest(name).join(table), 409, "player/name")
        ben = self.server.guest("Ben")
        self.assertEqual(ben.join(table), (200, {"seat": 2}))
        self.assertEqual(ben.join(table), (200, {"seat": 2}))

    def test_nobody_takes_such_a_name_while_they_sit_there(self):
        ada, ben = self.server.guest("Ada"), self.server.guest("Ben")
        table = ada.make(game="limes", seats=3)
        ben.join(table)
        for path in ["/api/me/name", "/api/players"]:
            self.assertRefused(ben.post(path, {"name": "ada"}), 409, "player/name")
            self.assertEqual(ben.post(path, {"name": "BEN"})[0], 200)
        ben.post(f"/api/tables/{table}/leave")
        self.assertEqual(ben.post("/api/me/name", {"name": "ada"})[0], 200)
