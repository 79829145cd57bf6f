"""A table for more than sixteen."""

import json

from kit import ServerTest, Socket


class Large(ServerTest):
    flags = ("--requests-per-second", "10000", "--guests", "1000", "--commands-per-second", "1000")

    def test_states_are_excerpts_under_8_kilobytes(self):
        long_name = "Ångström-Ödegård, 山田太郎 und Söhne 🃏 {:03}"
        maker = self.server.guest(long_name.format(0))
        table = maker.make(game="limes", seats=60, clock={"turn_s": 600}, listed=True)
        players = [maker] + [self.server.guest(long_name.format(n)) for n in range(1, 60)]
        for player in players[1:-1]:
            self.assertEqual(player.join(table)[0], 200)
        state = players[3].state(table)
        self.assertEqual((state["state"], state["you"], len(state["seats"]) + state["others"]), ("open", 4, 59))
        self.assertEqual(players[-1].join(table), (200, {"seat": 60}))
        # Everybody hears at once that it has begun, and who decided that they did.
        sockets = [players[0].socket(), players[59].socket()]
        for socket in sockets:
            socket.send(type="watch", table=table)
            self.assertEqual(socket.kind("state")["view"]["round"], 1)
        for round in range(1, 17):
            for number, player in enumerate(players):
                legal = player.legal(table)
                self.assertEqual(legal["asked"], str(round))
                turn = legal["legal"][(7 * number + round) % len(legal["legal"])]
                self.assertEqual(player.decide(table, str(round), turn)[0], 200)
                if number == 30:
                    self.assertEqual(player.state(table)["moved"], 31)
            for socket in sockets:
                moved = lambda state: state["view"]["round"] > round or state["state"] == "over"
                state = socket.until(lambda message: message["type"] == "state" and moved(message), 5)
            for player in (players[0], players[30]):
                state = player.state(table)
                size = len(json.dumps(state, ensure_ascii=False, separators=(",", ":")).encode())
                self.assertLess(size, 8192)
                shown = [seat["seat"] for seat in state["seats"]]
                self.assertEqual(shown, [seat["seat"] for seat in state["view"]["players"]])
                self.assertIn(state["you"], shown)
                self.assertLessEqual(len(shown), 10)
                self.assertEqual(len(shown) + state["view"]["others"], 60)
                for shown in state["view"]["players"]:
                    self.assertEqual("turns" in shown, shown["seat"] == state["you"])
        self.assertNotIn("moved", players[0].state(table))
        row = players[0].get("/api/me")[1]["tables"][0]
        self.assertEqual((row["seats"], len(row["players"])), (60, 16))
        status, told = players[3].get(f"/api/tables/{table}/standings")
        self.assertEqual((status, len(told["rows"]), told["next"]), (200, 60, None))
        for row in told["rows"]:
            seen = players[3].get(f"/api/tables/{table}/seats/{row['seat']}")[1]
            self.assertEqual((row["rank"], row["name"], row["total"]), (seen["rank"], seen["name"], seen["total"]))
        for query in ["after=x", "after=", "after=50", "page=2", "after=100&page=2"]:
            self.assertRefused(players[3].get(f"/api/tables/{table}/standings?{query}"), 400, "request/field")
        ranks = sorted(player.get(f"/api/tables/{table}/seats/{n}")[1]["rank"] for n, player in enumerate(players, 1))
        self.assertEqual(ranks[0], 1)
        status, record = players[5].get(f"/api/tables/{table}/record")
        self.assertEqual((status, record.count("[Player ")), (200, 1))
        self.assertIn(long_name.format(5), record)
        self.assertIn(long_name.format(7), players[5].get(f"/api/tables/{table}/record?seat=8")[1])
        self.assertRefused(players[5].get(f"/api/tables/{table}/record?seat=61"), 400, "request/field")
        self.assertRefused(players[5].get(f"/api/tables/{table}/record?seat=x"), 400, "request/field")
