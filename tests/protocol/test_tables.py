"""Making, finding, joining, starting and leaving tables."""

import os
import time

from kit import ServerTest, at_once, play_out


class Tables(ServerTest):
    flags = ("--requests-per-second", "5000", "--guests", "1000", "--commands-per-second", "1000")

    def test_a_new_table_has_the_defaults(self):
        ada = self.server.guest("Ada")
        status, told = ada.post("/api/tables", {"game": "limes"})
        self.assertEqual((status, told["seat"]), (201, 1))
        state = ada.state(told["table"])
        self.assertEqual((state["game"], state["state"], state["you"]), ("limes", "open", 1))
        options = state["options"]
        self.assertEqual((options["seats"], options["variants"], options["deck"]), (2, [], "classic"))
        self.assertEqual((options["turns"], options["clock"], options["listed"]), ("hidden", None, False))
        self.assertRegex(state["commitment"], "^[0-9a-f]{64}$")
        for key in ["clock", "view", "seed", "rematch"]:
            self.assertIsNone(state[key])
        seat = {"seat": 1, "name": "Ada", "kind": "person", "level": None, "here": True, "waiting": False, "stood_in": []}
        self.assertEqual(state["seats"], [seat])

    def test_what_cannot_be_played(self):
        ada = self.server.guest()
        for options in [
            {}, {"game": "chess"}, {"game": "limes", "seats": 0}, {"game": "limes", "seats": 1.5},
            {"game": "limits", "seats": 7}, {"game": "limits", "deck": "classic"}, {"game": "limes", "mode": "open"},
            {"game": "limes", "seats": 17}, {"game": "limes", "clock": {"turn_s": 0}}, {"game": "limes", "clock": 60},
            {"game": "limes", "colour": "red"}, {"game": "limes", "bots": [{"seat": 9, "level": 1}]},
            {"game": "limes", "bots": [{"seat": 2, "level": 0}]}, {"game": "limes", "deck": "name = \"x\"\ncards = []"},
            {"game": "limes", "variants": ["diagonal"] * 2}, {"game": "limes", "id": ""}, {"game": "limes", "id": "x" * 65},
        ]:
            self.assertRefused(ada.post("/api/tables", options), 400, "request/field")
        for body in [b"", b"{", b"\xff", b"{}{}"]:
            status, _, told = self.server.request("POST", "/api/tables", body, ada.bearer)
            self.assertIn(told["error"]["code"], ["request/json", "request/field"], body)
        self.assertRefused(ada.post("/api/tables", {"game": "x" * 70_000}), 413, "request/too_large")

    def test_a_command_sent_twice_counts_once(self):
        ada, ben = self.server.guest(), self.server.guest()
        asked = {"game": "limes", "seats": 3, "bots": [{"seat": 1, "level": 1}], "id": "once"}
        answers = at_once([lambda: ada.post("/api/tables", asked) for _ in range(5)])
        self.assertEqual([answer[0] for answer in answers], [201] * 5)
        self.assertEqual(len({answer[1]["table"] for answer in answers}), 1)
        self.assertEqual({answer[1]["seat"] for answer in answers}, {2})
        self.assertRefused(ada.post("/api/tables", {**asked, "seats": 4}), 409, "request/id_reused")
        self.assertNotEqual(ben.post("/api/tables", asked)[1]["table"], answers[0][1]["table"])

    def test_joining_fills_the_lowest_seat_and_begins_when_all_are_taken(self):
        ada, ben, cyd = (self.server.guest(name) for name in ["Ada", "Ben", "Cyd"])
        table = ada.make(game="limes", seats=3)
        self.assertEqual(ben.join(table, seat=3), (200, {"seat": 3}))
        self.assertEqual(ben.join(table), (200, {"seat": 3}))
        self.assertRefused(cyd.join(table, seat=3), 409, "table/full")
        self.assertRefused(cyd.join(table, seat=4), 400, "request/field")
        self.assertEqual(cyd.join(table), (200, {"seat": 2}))
        state = cyd.state(table)
        self.assertEqual((state["state"], state["you"], state["view"]["asked"]), ("playing", 2, "1"))
        self.assertRefused(self.server.guest().join(table), 409, "table/full")

    def test_a_solo_table_begins_at_once(self):
        ada = self.server.guest()
        state = ada.state(ada.make(game="limes", seats=1))
        self.assertEqual((state["state"], state["view"]["phase"]), ("playing", "lay"))

    def test_start_closes_gaps(self):
        ada, ben = self.server.guest("Ada"), self.server.guest("Ben")
        table = ada.make(game="limits", seats=6)
        path = f"/api/tables/{table}"
        self.assertRefused(ada.post(f"{path}/start"), 409, "table/too_few")
        self.assertEqual(ben.join(table, seat=5)[0], 200)
        self.assertRefused(ben.post(f"{path}/start"), 403, "table/not_yours")
        status, state = ada.post(f"{path}/start")
        self.assertEqual((status, state["state"], [seat["seat"] for seat in state["seats"]]), (200, "playing", [1, 2]))
        self.assertEqual(ben.state(table)["you"], 2)

    def test_bots_sit_where_the_maker_wants(self):
        ada, ben = self.server.guest(), self.server.guest()
        table = ada.make(game="limes", seats=3)
        path = f"/api/tables/{table}"
        self.assertRefused(ben.post(f"{path}/bots", {"seat": 2, "level": 3}), 403, "table/not_yours")
        self.assertRefused(ada.post(f"{path}/bots", {"seat": 1, "level": 3}), 409, "table/full")
        self.assertRefused(ada.post(f"{path}/bots", {"seat": 2, "level": 7}), 400, "request/field")
        status, state = ada.post(f"{path}/bots", {"seat": 2, "level": 3})
        self.assertEqual((status, state["seats"][1]["kind"], state["seats"][1]["level"]), (200, "bot", 3))
        status, state = ada.post(f"{path}/kick", {"seat": 2})
        self.assertEqual((status, len(state["seats"])), (200, 1))

    def test_a_kick_is_not_a_ban(self):
        ada, ben = self.server.guest("Ada"), self.server.guest("Ben")
        table = ada.make(game="limes", seats=3)
        path = f"/api/tables/{table}/kick"
        for body in [{"seat": 2}, {"seat": 2, "ban": False}]:
            ben.join(table)
            status, state = ada.post(path, body)
            self.assertEqual((status, [seat["name"] for seat in state["seats"]]), (200, ["Ada"]))
        self.assertEqual(ben.join(table), (200, {"seat": 2}))
        for body in [{}, {"ban": True}, {"seat": 2, "ban": 1}, {"seat": 2, "ban": "no"}, {"seat": 2, "bar": True}, {"seat": "2"}, []]:
            self.assertRefused(ada.post(path, body), 400, "request/field")
        self.assertEqual(ada.post(path, {"seat": 2, "ban": True})[0], 200)
        self.assertRefused(ben.join(table), 403, "table/not_yours")

    def test_leaving_frees_the_seat_and_an_empty_table_stays_open(self):
        ada, ben = self.server.guest("Ada"), self.server.guest("Ben")
        table = ada.make(game="limes", seats=3)
        ben.join(table)
        self.assertEqual(ada.post(f"/api/tables/{table}/leave"), (200, {}))
        self.assertRefused(ada.post(f"/api/tables/{table}/leave"), 403, "table/not_yours")
        self.assertEqual([seat["name"] for seat in ben.state(table)["seats"]], ["Ben"])
        # Whoever is left looks after the table.
        self.assertEqual(ben.post(f"/api/tables/{table}/bots", {"seat": 1, "level": 1})[0], 200)
        ben.post(f"/api/tables/{table}/leave")
        state = ben.state(table)
        self.assertEqual((state["state"], state["seed"]), ("open", None))
        self.assertEqual(ada.join(table), (200, {"seat": 2}))

    def test_a_bot_plays_for_somebody_who_left_until_they_are_back(self):
        ada, ben = self.server.guest("Ada"), self.server.guest("Ben")
        table = ada.make(game="limes")
        ben.join(table)
        self.assertNotIn("left", ada.state(table)["seats"][1])
        ben.post(f"/api/tables/{table}/leave")
        self.assertEqual((ada.state(table)["seats"][1]["left"], ben.state(table)["seats"][1]["left"]), (True, True))
        ada.decide_anything(table)
        end = time.monotonic() + 10
        while ada.state(table)["view"]["round"] == 1 and time.monotonic() < end:
            time.sleep(0.05)
        state = ada.state(table)
        self.assertEqual((state["view"]["round"], state["seats"][1]["stood_in"][0]), (2, "1"))
        self.assertEqual(ben.join(table), (200, {"seat": 2}))
        self.assertNotIn("left", ada.state(table)["seats"][1])
        ada.decide_anything(table)
        time.sleep(0.5)
        asked = ben.state(table)["view"]["asked"]
        self.assertIsNotNone(asked)
        ben.decide_anything(table)
        final = play_out(table, ada, ben)
        status, record = ada.get(f"/api/tables/{table}/record")
        self.assertIn(f'[Commitment "{final["commitment"]}"]', record)
        self.assertRegex(record, r'\[Date "20\d\d-\d\d-\d\d"\]')
        self.assertIn('[StoodIn "2: ' + " ".join(final["seats"][1]["stood_in"]) + '"]', record)

    def test_listed_tables_are_found_newest_first(self):
        ada = self.server.guest()
        tables = [ada.make(game="limits", listed=True) for _ in range(3)]
        ada.make(game="limits")
        status, told = ada.get("/api/tables?game=limits&state=open")
        self.assertEqual([listed["table"] for listed in told["tables"]], tables[::-1])
        listed = told["tables"][0]
        self.assertEqual((listed["seats"], listed["free"], listed["state"], listed["game"]), (2, 1, "open", "limits"))
        self.assertLess(listed["age_s"], 60)
        self.assertEqual(ada.get("/api/tables?game=limes&state=over")[1]["tables"], [])
        for query in ["game=chess", "state=x", "after=x", "page=2"]:
            self.assertRefused(ada.get(f"/api/tables?{query}"), 400, "request/field")

    def test_my_tables_say_whether_i_am_asked(self):
        ada, ben = self.server.guest(), self.server.guest()
        table = ada.make(game="limes")
        mine = lambda client: client.get("/api/me")[1]["tables"]
        self.assertEqual([(row["table"], row["state"], row["asked"]) for row in mine(ada)], [(table, "open", False)])
        ben.join(table)
        self.assertTrue(mine(ada)[0]["asked"] and mine(ben)[0]["asked"])
        ada.decide_anything(table)
        self.assertEqual([mine(ada)[0]["asked"], mine(ben)[0]["asked"]], [False, True])

    def test_what_is_no_table(self):
        ada = self.server.guest()
        for table in ["0" * 20, "x", "..%2f", "é", "a" * 300]:
            for path in ["", "/legal", "/record", "/seats/1", "/stream"]:
                self.assertRefused(ada.get(f"/api/tables/{table.encode().hex() if table == 'é' else table}{path}"), 404, "table/unknown")
        for path in ["", "/legal", "/record", "/seats/1", "/stream"]:
            self.assertRefused(ada.get(f"/api/tables/%ff{path}"), 404, "table/unknown")
        self.assertRefused(ada.post("/api/tables/%ff/join"), 404, "table/unknown")
        # Where comes before what.
        for table in ["0" * 20, "x"]:
            for way in ["join", "bots", "start", "kick", "leave", "rematch", "decisions"]:
                self.assertRefused(ada.post(f"/api/tables/{table}/{way}", {"rubbish": 1}), 404, "table/unknown")
        self.assertRefused(ada.get(f"/api/tables/{ada.make(game='limes')}/seats/%ff"), 404, "request/path")
        for path in ["/api/", "/api/chess"]:
            self.assertRefused(ada.get(path), 404, "request/path")
        self.assertRefused(ada.post("/api/tables/x/fly"), 404, "request/path")

    def test_a_rematch_is_made_once(self):
        ada, ben, eve = (self.server.guest(name) for name in ["Ada", "Ben", "Eve"])
        table = ada.make(game="limes", seats=3, bots=[{"seat": 2, "level": 1}])
        path = f"/api/tables/{table}/rematch"
        ben.join(table)
        self.assertRefused(ada.post(path), 409, "table/not_over")
        over = play_out(table, ada, ben)
        self.assertRefused(eve.post(path), 403, "table/not_yours")
        self.assertRefused(ada.post(path, {"draw": "better"}), 400, "request/field")
        status, told = ben.post(path, {"draw": "same"})
        self.assertEqual(status, 200)
        self.assertEqual(ada.state(table)["rematch"], told["table"])
        self.assertRefused(eve.join(told["table"]), 403, "table/not_yours")
        self.assertEqual(ada.post(path, {"draw": "new"}), (200, told))
        again = ada.state(told["table"])
        self.assertEqual((again["state"], again["you"], again["options"]["draw"]), ("playing", 1, "known"))
        self.assertEqual((again["commitment"], again["view"]["card"]), (over["commitment"], int(ada.get(f"/api/tables/{table}/record")[1].split("1. ")[1].split()[0])))


    def test_a_rematch_that_all_want_at_once_is_one_table(self):
        people = [self.server.guest(f"P{number}") for number in range(3)]
        table = people[0].make(game="limes", seats=3)
        for person in people[1:]:
            person.join(table)
        play_out(table, *people)
        answers = at_once([lambda person=person: person.post(f"/api/tables/{table}/rematch") for person in people])
        self.assertEqual(answers, [answers[0]] * 3)
        for person in people:
            tables = {mine["table"]: mine["state"] for mine in person.get("/api/me")[1]["tables"]}
            self.assertEqual(tables.pop(answers[0][1]["table"]), "playing")
            self.assertEqual(set(tables.values()) - {"over", "closed"}, set())

    def test_a_large_deck_file_can_be_played(self):
        ada = self.server.guest()
        with open(os.path.join(os.path.dirname(__file__), "../../decks/classic.toml"), encoding="utf-8") as file:
            deck = file.read()
        table = ada.make(game="limes", deck="# About these cards\n" * 1000 + deck)
        self.assertNotIn("About", ada.state(table)["options"]["deck"])


class OpenTables(ServerTest):
    flags = ("--open-tables", "2", "--guests", "1000")

    def test_nobody_sits_at_too_many_tables(self):
        ada, ben = self.server.guest(), self.server.guest()
        tables = [ada.make(game="limes") for _ in range(2)]
        self.assertRefused(ada.post("/api/tables", {"game": "limes"}), 429, "request/too_many")
        self.assertRefused(ada.join(ben.make(game="limes")), 429, "request/too_many")
        ada.post(f"/api/tables/{tables[0]}/leave")
        self.assertEqual(ada.post("/api/tables", {"game": "limes"})[0], 201)

    def test_not_even_by_many_requests_at_once(self):
        for _ in range(10):
            ada, hosts = self.server.guest(), [self.server.guest() for _ in range(4)]
            tables = [host.make(game="limes") for host in hosts]
            make = lambda: ada.post("/api/tables", {"game": "limes"})
            joins = [lambda table=table: ada.join(table) for table in tables]
            statuses = [status for status, _ in at_once([make, *joins, make, make, make])]
            self.assertEqual(statuses.count(429), 6, statuses)
            self.assertEqual(len(ada.get("/api/me")[1]["tables"]), 2)

    def test_a_command_that_is_sent_again_meanwhile_is_answered_alike(self):
        ada = self.server.guest()
        ada.make(game="limes")
        told = at_once([lambda: ada.post("/api/tables", {"game": "limes", "id": "one"})] * 8)
        self.assertEqual({status for status, _ in told}, {201}, told)
        self.assertEqual(len({answer["table"] for _, answer in told}), 1)
        ben = self.server.guest()
        table = self.server.guest().make(game="limes")
        ben.make(game="limes")
        self.assertEqual(at_once([lambda: ben.join(table)] * 8), [(200, {"seat": 2})] * 8)
