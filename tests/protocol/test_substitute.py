"""Bots for people who keep a game without a clock waiting."""

import time
import unittest

from kit import Server, ServerTest, code, play_out

QUICK = ("--substitute-after", "1", "--guests", "1000")


class Absent(unittest.TestCase):
    """A restarted server knows of nobody that they are here, so nobody has to wait until a request is forgotten."""

    def setUp(self):
        self.server = Server(*QUICK)
        self.ada, self.ben = self.server.guest("Ada"), self.server.guest("Ben")

    def tearDown(self):
        self.server.remove()

    def restart(self):
        self.server.kill()
        self.server.restart()

    def table(self, **options):
        table = self.ada.make(game="limes", **options)
        self.ben.join(table)
        return table

    def substitute(self, table, seat=2):
        return self.ada.post(f"/api/tables/{table}/substitute", {"seat": seat})

    def test_a_bot_plays_until_the_person_joins_again(self):
        table = self.table()
        self.ada.decide_anything(table)
        self.restart()
        self.assertEqual(code(self.substitute(table)), (409, "table/present"))
        self.assertNotIn("substitute", self.ada.state(table)["seats"][1])
        socket = self.ada.socket()
        socket.send(type="watch", table=table)
        told = socket.until(lambda message: message["type"] == "state" and message["seats"][1].get("substitute"))
        self.assertNotIn("substitute", told["seats"][0])
        self.assertNotIn("substitute", self.server.guest("Cyd").state(table)["seats"][1], "only players may do it")
        status, state = self.substitute(table)
        self.assertEqual((status, state["seats"][1]["left"], state["you"]), (200, True, 1))
        self.assertNotIn("substitute", state["seats"][1])
        self.assertEqual(self.substitute(table)[0], 200)
        socket.until(lambda message: message["type"] == "state" and "1" in message["seats"][1]["stood_in"])
        self.restart()
        self.assertTrue(self.ada.state(table)["seats"][1]["left"])
        self.assertEqual(self.ben.join(table), (200, {"seat": 2}))
        self.assertNotIn("left", self.ben.state(table)["seats"][1])
        self.assertEqual(play_out(table, self.ada, self.ben)["state"], "over")

    def test_a_person_who_is_here_or_not_asked_stays(self):
        table, other = self.table(), self.table()
        self.ben.decide_anything(other)
        self.restart()
        watching = self.ben.socket()
        watching.send(type="watch", table=table)
        watching.kind("state")
        time.sleep(1.5)
        for each in (table, other):
            self.assertEqual(code(self.substitute(each)), (409, "table/present"))

    def test_not_at_tables_with_a_clock(self):
        table = self.table(clock={"turn_h": 24})
        self.restart()
        time.sleep(1.5)
        self.assertEqual(code(self.substitute(table)), (409, "table/clock"))
        self.assertNotIn("substitute", self.ada.state(table)["seats"][1])


class Refused(ServerTest):
    flags = ("--guests", "1000")

    def test_what_cannot_be_substituted(self):
        ada, ben, cyd = (self.server.guest(name) for name in ["Ada", "Ben", "Cyd"])
        table = ada.make(game="limes", seats=4, bots=[{"seat": 3, "level": 1}])
        path = f"/api/tables/{table}/substitute"
        ben.join(table)
        self.assertRefused(ada.post(path, {"seat": 4}), 400, "request/field")
        self.assertRefused(cyd.post(path, {"seat": 2}), 403, "table/not_yours")
        ada.post(f"/api/tables/{table}/start")
        for seat in [0, 1, 3, 4, 99]:
            self.assertRefused(ada.post(path, {"seat": seat}), 400, "request/field")
        for body in [{}, {"seat": "2"}, {"seat": -1}, {"seat": 2, "ban": True}, {"seat": None}, []]:
            self.assertRefused(ada.post(path, body), 400, "request/field")
        self.assertEqual(self.server.request("POST", path, b"{", ada.bearer)[0], 400)
        self.assertRefused(cyd.post(path, {"seat": 2}), 403, "table/not_yours")
        self.assertEqual(self.server.request("POST", path, {"seat": 2})[0], 401)
        self.assertRefused(ada.post(f"/api/tables/{'0' * 20}/substitute", {"seat": 2}), 404, "table/unknown")
        self.assertRefused(ada.post(path, {"seat": 2}), 409, "table/present")
        play_out(table, ada, ben)
        self.assertRefused(ada.post(path, {"seat": 2}), 409, "table/over")
