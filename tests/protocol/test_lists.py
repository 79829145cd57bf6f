"""A player's own tables, page by page and live, and the list of open tables."""

import contextlib
import os
import re
import sqlite3
import time

from kit import ServerTest, Socket, play_out

TIME = r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$"
DECKS = os.path.join(os.path.dirname(__file__), "..", "..", "decks")
BOT = [{"seat": 2, "level": 1}]


class Lists(ServerTest):
    flags = ("--requests-per-second", "5000", "--guests", "1000", "--commands-per-second", "5000", "--open-tables", "200")

    def pages(self, client):
        """All pages of a player's tables."""
        pages, after = [], ""
        while after is not None:
            status, me = client.get("/api/me" + after)
            self.assertEqual(status, 200, me)
            pages.append(me["tables"])
            after = me["next"] and f"?after={me['next']}"
        return pages

    def rows(self, client):
        return {row["table"]: row for page in self.pages(client) for row in page}

    def test_a_row_says_what_the_table_waits_for(self):
        ada, ben = self.server.guest("Ada"), self.server.guest("Ben")
        table = ada.make(game="limes", clock={"turn_h": 24})
        row = self.rows(ada)[table]
        self.assertRegex(row.pop("changed"), TIME)
        expected = {"table": table, "game": "limes", "state": "open", "asked": False, "round": 0, "rounds": 16}
        self.assertEqual(row, {**expected, "ends": None, "players": ["Ada"], "rank": None})
        ben.join(table)
        row = self.rows(ben)[table]
        self.assertRegex(row["ends"], TIME)
        self.assertEqual(row["ends"], ben.state(table)["clock"]["ends"])
        self.assertEqual((row["state"], row["asked"], row["round"], row["players"]), ("playing", True, 1, ["Ada", "Ben"]))
        ben.decide_anything(table)
        self.assertFalse(self.rows(ben)[table]["asked"])
        self.assertTrue(self.rows(ada)[table]["asked"])
        ada.decide_anything(table)
        row = self.rows(ben)[table]
        self.assertEqual((row["asked"], row["round"]), (True, 2))
        play_out(table, ada, ben)
        rows = [self.rows(client)[table] for client in (ada, ben)]
        players = ada.state(table)["view"]["players"]
        self.assertEqual([row["rank"] for row in rows], [player["rank"] for player in players])
        self.assertEqual([(row["state"], row["asked"], row["round"], row["ends"]) for row in rows], [("over", False, 16, None)] * 2)
        # A rematch is an invitation.
        rematch = ada.post(f"/api/tables/{table}/rematch")[1]["table"]
        self.assertEqual(self.rows(ben)[table]["rematch"], rematch)

    def test_a_row_says_that_a_bot_plays_for_this_player(self):
        ada, ben = self.server.guest("Ada"), self.server.guest("Ben")
        small = ada.make(game="limes")
        ben.join(small)
        large = ada.make(game="limes", seats=17, clock={"turn_h": 1})
        ben.join(large)
        ada.post(f"/api/tables/{large}/start")
        left = lambda client: [self.rows(client)[table].get("left") for table in (small, large)]
        self.assertEqual((left(ada), left(ben)), ([None, None], [None, None]))
        for table in (small, large):
            ben.post(f"/api/tables/{table}/leave")
        self.assertEqual((left(ada), left(ben)), ([None, None], [True, True]))
        self.server.kill()
        self.server.restart()
        self.assertEqual(left(ben), [True, True])
        for table in (small, large):
            self.assertEqual(ben.join(table), (200, {"seat": 2}))
        self.assertEqual(left(ben), [None, None])
        # Whoever left before the end is told no more than the result.
        ben.post(f"/api/tables/{small}/leave")
        play_out(small, ada)
        row = self.rows(ben)[small]
        self.assertEqual((row["state"], row.get("left")), ("over", None))

    def test_a_decision_writes_no_wide_row(self):
        ada, ben = self.server.guest("Ada"), self.server.guest("Ben")
        table = ada.make(game="limes")
        ben.join(table)
        database = sqlite3.connect(os.path.join(self.server.data, "limes.db"), timeout=20)
        with contextlib.closing(database), database:
            database.execute("CREATE TABLE written (id TEXT)")
            database.execute("CREATE TRIGGER written AFTER UPDATE ON tables BEGIN INSERT INTO written VALUES (new.id); END")
            database.commit()
            asked = lambda: [(row["asked"], row["round"]) for row in (self.rows(own)[table] for own in (ada, ben))]
            for round in range(1, 6):
                self.assertEqual(asked(), [(True, round), (True, round)])
                ada.decide_anything(table)
                self.assertEqual(asked(), [(False, round), (True, round)])
                ben.decide_anything(table)
            self.assertEqual(database.execute("SELECT count(*) FROM written").fetchone(), (0,))
            play_out(table, ada, ben)
            # It is over.
            self.assertEqual(database.execute("SELECT id FROM written").fetchall(), [(table,)])
            database.execute("DROP TRIGGER written")
            database.execute("DROP TABLE written")

    def test_free_seats_that_are_gone_do_not_confuse_who_is_asked(self):
        ada, ben = self.server.guest("Ada"), self.server.guest("Ben")
        table = ada.make(game="limes", seats=5)
        ben.join(table, seat=4)
        ada.post(f"/api/tables/{table}/start")
        self.assertEqual(ben.state(table)["you"], 2)
        ben.decide_anything(table)
        self.assertEqual([self.rows(client)[table]["asked"] for client in (ada, ben)], [True, False])

    def test_limits_asks_one_after_the_other(self):
        ada, ben = self.server.guest("Ada"), self.server.guest("Ben")
        table = ada.make(game="limits", seats=2)
        ben.join(table)
        for _ in range(12):
            for client in (ada, ben):
                state = client.state(table)
                own = next(seat for seat in state["seats"] if seat["seat"] == state["you"])
                row = self.rows(client)[table]
                self.assertEqual((row["asked"], row["round"], row["rounds"]), (own["waiting"], state["view"]["round"], 10))
            ada.decide_anything(table) or ben.decide_anything(table)

    def test_a_large_table_asks_everyone_who_has_not_answered(self):
        ada, ben = self.server.guest("Ada"), self.server.guest("Ben")
        table = ada.make(game="limes", seats=17, clock={"turn_h": 1})
        ben.join(table)
        ada.post(f"/api/tables/{table}/start")
        small = ada.make(game="limes", seats=40, clock={"turn_h": 1}, bots=[{"seat": n, "level": 1} for n in range(3, 18)])
        ben.join(small)
        ada.post(f"/api/tables/{small}/start")
        self.assertEqual(len(self.rows(ben)[small]["players"]), 16)
        for asked in [True, False]:
            self.assertEqual([self.rows(ben)[each]["asked"] for each in (table, small)], [asked, asked])
            for each in (table, small):
                ben.decide_anything(each)
        self.assertTrue(self.rows(ada)[small]["asked"])
        ada.decide_anything(small)
        until = time.monotonic() + 20
        while not self.rows(ben)[small]["asked"] and time.monotonic() < until:
            time.sleep(0.1)
        self.assertEqual((self.rows(ben)[small]["asked"], self.rows(ben)[small]["round"]), (True, 2))

    def test_pages_come_by_deadline_then_running_open_and_finished(self):
        ada, ben = self.server.guest("Ada"), self.server.guest("Ben")
        finished = ada.make(game="limits", seats=2, bots=BOT)
        play_out(finished, ada)
        late, soon, none, running = [
            ada.make(game="limes", **({"clock": {"turn_h": hours}} if hours else {})) for hours in (48, 2, None, 1)
        ]
        for table in (late, soon, none, running):
            ben.join(table)
        ada.decide_anything(running)
        open_tables = [ada.make(game="limits") for _ in range(60)]
        pages = self.pages(ada)
        self.assertEqual([len(page) for page in pages], [50, 15])
        order = [row["table"] for page in pages for row in page]
        self.assertEqual([*order[:4], order[64]], [soon, late, none, running, finished])
        # Newest first, but several can be made in one millisecond.
        self.assertEqual(sorted(order[4:64]), sorted(open_tables))
        self.assertLess(order.index(open_tables[-1]), order.index(open_tables[0]))
        # All of it, and all of it goes.
        export = ada.get("/api/me/export")[1]
        self.assertEqual([row["table"] for row in export["tables"]], order)
        self.assertEqual((export["next"], len(export["records"])), (None, 5))
        self.assertEqual(ada.call("DELETE", "/api/me"), (200, {}))
        self.assertEqual(self.rows(ben)[none]["players"], ["deleted player", "Ben"])

    def test_a_cursor_that_is_none(self):
        ada = self.server.guest("Ada")
        for query in ["after=", "after=x", "after=a1-x", "before=a", "after=z0-00000000000000000000&x=1", "after"]:
            self.assertRefused(ada.get(f"/api/me?{query}"), 400, "request/field")
        self.assertEqual(ada.get("/api/me?after=z0-00000000000000000000")[1]["tables"], [])

    def test_a_deleted_player_has_no_name_in_finished_games(self):
        ada, ben = self.server.guest("Ada of old"), self.server.guest("Ben")
        table = ada.make(game="limits", seats=2, listed=True)
        ben.join(table)
        play_out(table, ada, ben)
        ada.call("DELETE", "/api/me")
        self.assertEqual(self.rows(ben)[table]["players"], ["deleted player", "Ben"])
        listed = self.server.request("GET", "/api/tables?game=limits&state=over")[2]["tables"]
        row = next(row for row in listed if row["table"] == table)
        self.assertEqual((row["host"], row["players"]), ("deleted player", ["deleted player", "Ben"]))

    def test_rows_of_open_tables_say_who_waits_there(self):
        ada, ben, cleo = self.server.guest("Ada"), self.server.guest("Ben"), self.server.guest("Cleo")
        table = ada.make(game="limes", seats=4, listed=True, bots=[{"seat": 3, "level": 1}])
        ben.join(table)
        cleo.state(table)
        listed = self.server.request("GET", "/api/tables?game=limes&state=open")[2]["tables"]
        row = next(row for row in listed if row["table"] == table)
        self.assertEqual((row["host"], row["here"], row["free"]), ("Ada", 2, 1))
        self.assertEqual(row["players"], ["Ada", "Ben", ada.state(table)["seats"][2]["name"]])
        # The bots are those that sit there now.
        self.assertEqual(ada.post(f"/api/tables/{table}/kick", {"seat": 3})[0], 200)
        self.assertEqual(ada.post(f"/api/tables/{table}/bots", {"seat": 4, "level": 6})[0], 200)
        listed = self.server.request("GET", "/api/tables?game=limes&state=open")[2]["tables"]
        row = next(row for row in listed if row["table"] == table)
        self.assertEqual(row["options"]["bots"], [{"seat": 4, "level": 6}])

    def test_the_deck_of_a_row_is_its_name(self):
        ada = self.server.guest("Ada")
        deck = ada.state(ada.make(game="limes"))["options"]["deck"]
        self.assertEqual(deck, "classic")
        with open(os.path.join(DECKS, "classic.toml"), encoding="utf-8") as file:
            deck = re.sub(r'name = "classic"', 'name = "mine"', file.read())
        table = ada.make(game="limes", listed=True, deck=deck)
        self.assertIn("\n", ada.state(table)["options"]["deck"])
        listed = self.server.request("GET", "/api/tables?game=limes&state=open")[2]["tables"]
        row = next(row for row in listed if row["table"] == table)
        self.assertEqual(row["options"]["deck"], "mine")

    def test_the_socket_tells_the_list_live(self):
        ada, ben = self.server.guest("Ada"), self.server.guest("Ben")
        wire = ben.socket()
        wire.send(type="mine")
        self.assertEqual(wire.kind("mine"), {"type": "mine", "asking": 0, "tables": []})
        table = ada.make(game="limes")
        ben.join(table)
        told = wire.until(lambda message: message["type"] == "mine" and message["asking"] == 1)
        self.assertEqual(told["tables"], self.pages(ben)[0])
        ben.decide_anything(table)
        wire.until(lambda message: message["type"] == "mine" and message["asking"] == 0)
        ada.decide_anything(table)
        told = wire.until(lambda message: message["type"] == "mine" and message["asking"] == 1)
        self.assertEqual(told["tables"][0]["round"], 2)
        play_out(table, ada, ben)
        wire.until(lambda message: message["type"] == "mine" and message["tables"][0]["rank"])
        rematch = ada.post(f"/api/tables/{table}/rematch")[1]["table"]
        wire.until(lambda message: message["type"] == "mine" and message["tables"][0].get("rematch") == rematch)
        # Nothing more is told to a client that does not want it.
        wire.send(type="unmine")
        ben.make(game="limes")
        wire.send(type="ping")
        self.assertEqual(wire.receive()["type"], "pong")
        time.sleep(1.5)
        wire.send(type="ping")
        self.assertEqual(wire.receive()["type"], "pong")

    def test_lists_come_once_a_second_and_the_last_change_always(self):
        ada = self.server.guest("Ada")
        wire = ada.socket()
        wire.send(type="mine")
        wire.kind("mine")
        begun = time.monotonic()
        for _ in range(30):
            ada.make(game="limes")
            wire.send(type="unmine")
            wire.send(type="mine")
        lists = 0
        while True:
            lists += 1
            if len(wire.kind("mine")["tables"]) == 30:
                break
        self.assertLessEqual(lists, time.monotonic() - begun + 1)

    def test_a_spectator_has_no_list(self):
        wire = Socket(self.server.host)
        for message in [{"type": "mine"}, {"type": "mine", "x": 1}]:
            wire.send(**message)
        self.assertEqual(wire.kind("refused")["error"]["code"], "player/unknown")
        self.assertEqual(wire.kind("refused")["error"]["code"], "request/field")
        wire.send(type="unmine")
        wire.send(type="ping")
        self.assertEqual(wire.kind("pong"), {"type": "pong"})

    def test_lists_load_no_table(self):
        ada = self.server.guest("Ada")
        for _ in range(20):
            ada.make(game="limes", bots=BOT)
        self.server.stop()
        self.server.restart()
        in_memory = lambda: int(re.search(r"limes_tables_in_memory (\d+)", self.server.request("GET", "/metrics")[2])[1])
        before = in_memory()
        self.assertEqual(len(self.rows(ada)), 20)
        wire = ada.socket()
        wire.send(type="mine")
        self.assertEqual(wire.kind("mine")["asking"], 20)
        self.assertEqual(in_memory(), before)

    def test_tables_of_an_older_version_are_filled_in(self):
        ada, ben = self.server.guest("Ada"), self.server.guest("Ben")
        running = ada.make(game="limes", seats=5, clock={"turn_h": 5}, listed=True)
        ben.join(running, seat=4)
        ada.post(f"/api/tables/{running}/start")
        ben.decide_anything(running)
        over = ada.make(game="limits")
        ben.join(over)
        play_out(over, ada, ben)
        ada.make(game="limes", listed=True)
        listing = lambda: self.server.request("GET", "/api/tables?game=limes")[2]["tables"]
        names = lambda: {row["table"]: (row["host"], row["players"]) for row in listing()}
        before = [self.rows(ada), self.rows(ben), names()]
        self.server.stop()
        # As it was before there were such columns.
        database = sqlite3.connect(os.path.join(self.server.data, "limes.db"))
        with database:
            database.execute("UPDATE tables SET round = 0, rounds = 0, ends = NULL, question = NULL, asked = NULL, people = NULL")
            database.execute("UPDATE members SET seat = 9, answered = NULL, rank = NULL")
        database.close()
        self.server.restart()
        self.assertEqual([self.rows(ada), self.rows(ben), names()], before)
