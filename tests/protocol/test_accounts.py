"""Names, passwords, recovery codes, and a guest who signs in."""

import re
import time

from kit import Client, Server, ServerTest, Socket, play_out

PASSWORD = "a good password"
FLAGS = ("--requests-per-second", "5000", "--guests", "1000", "--commands-per-second", "5000")


class Accounts(ServerTest):
    flags = FLAGS

    def post(self, path, body, **headers):
        status, headers, told = self.server.request("POST", path, body, headers)
        return status, told

    def claimed(self, name):
        owner = self.server.guest(name)
        status, told = owner.post("/api/me/password", {"password": PASSWORD})
        self.assertEqual(status, 200, told)
        return owner, told["recovery"]

    def login(self, name, password=PASSWORD, **more):
        status, told = self.post("/api/login", {"name": name, "password": password, **more})
        self.assertEqual(status, 200, told)
        return Client(self.server, told["player"], told["name"], told["token"])

    def is_somebody(self, client):
        return client.get("/api/me")[0] == 200

    def test_a_newcomer_without_a_name_gets_one(self):
        names = set()
        for language in [None, "en", "de", "nl", "fr", "cs"] * 5:
            body = {"language": language} if language else {}
            status, told = self.post("/api/players", body)
            self.assertEqual(status, 201, told)
            self.assertRegex(told["name"], r"^\w+ \w+$")
            self.assertLessEqual(len(told["name"]), 24)
            names.add(told["name"].lower())
            client = Client(self.server, told["player"], told["name"], told["token"])
            self.assertEqual(client.get("/api/me")[1]["name"], told["name"])
            # Nobody may claim such a name, or take it along with a claim.
            self.assertRefused(client.post("/api/me/password", {"password": PASSWORD}), 409, "player/name")
            # Somebody with a name keeps it.
            self.assertEqual(client.post("/api/players", {})[1]["name"], told["name"])
        self.assertEqual(len(names), 30)
        for body in [{"language": "xx"}, {"language": 1}, {"language": "EN"}, {"name": None, "language": "de", "x": 1}]:
            self.assertRefused(self.post("/api/players", body), 400, "request/field")

    def test_names_of_unnamed_players_cannot_be_claimed(self):
        for name in ["Player 1", "player 12", "Spieler 1", "Speler 1", "Joueur 1", "Hráč 1", "Quiet Miller", "quiet MILLER 2"]:
            client = self.server.guest(name)
            self.assertRefused(client.post("/api/me/password", {"password": PASSWORD}), 409, "player/name")
        owner, _ = self.claimed("Owner of a name")
        self.assertRefused(owner.post("/api/me/name", {"name": "Player 1"}), 409, "player/name")
        # Everybody can still be called that.
        self.server.guest("Player 1")

    def test_a_password_is_changed_with_the_old_one(self):
        owner, first = self.claimed("Changer")
        self.assertRegex(first, r"^([0-9a-z]{4}-){5}[0-9a-z]{4}$")
        other = self.login("Changer")
        wire = other.socket()
        for body in [{"password": "another one"}, {"password": "another one", "old": "wrong one"}, {"password": "another one", "old": ""}]:
            self.assertRefused(owner.post("/api/me/password", body), 401, "player/password")
        for body in [{"password": "short", "old": PASSWORD}, {"old": PASSWORD}, {"password": "another one", "old": 1}]:
            self.assertRefused(owner.post("/api/me/password", body), 400, "request/field")
        self.assertTrue(self.is_somebody(other))
        status, told = owner.post("/api/me/password", {"password": "another one", "old": PASSWORD})
        self.assertEqual((status, set(told)), (200, {"recovery"}))
        self.assertNotEqual(told["recovery"], first)
        # All other sessions have ended, and their sockets.
        self.assertTrue(self.is_somebody(owner))
        self.assertRefused(other.get("/api/me"), 401, "player/unknown")
        self.assertEqual(wire.kind("bye")["error"]["code"], "player/unknown")
        self.assertRefused(self.post("/api/login", {"name": "Changer", "password": PASSWORD}), 401, "player/password")
        self.login("Changer", "another one")
        # The code of the first password is void.
        body = {"name": "Changer", "recovery": first, "password": "a third one"}
        self.assertRefused(self.post("/api/recover", body), 401, "player/recovery")

    def test_a_recovery_code_sets_a_new_password_once(self):
        owner, code = self.claimed("Forgetful")
        wire = owner.socket()
        body = {"name": "forgetful", "recovery": code.upper().replace("-", ""), "password": "found again"}
        status, told = self.post("/api/recover", body)
        self.assertEqual((status, told["player"], told["name"]), (200, owner.player, "Forgetful"))
        again = Client(self.server, told["player"], told["name"], told["token"])
        self.assertTrue(again.get("/api/me")[1]["claimed"])
        self.assertRefused(owner.get("/api/me"), 401, "player/unknown")
        self.assertEqual(wire.kind("bye")["error"]["code"], "player/unknown")
        self.assertRefused(self.post("/api/login", {"name": "Forgetful", "password": PASSWORD}), 401, "player/password")
        self.login("Forgetful", "found again")
        # Used: it does not work again, but the new one does.
        self.assertRefused(self.post("/api/recover", body), 401, "player/recovery")
        status, told = self.post("/api/recover", {**body, "recovery": told["recovery"]})
        self.assertEqual(status, 200, told)

    def test_wrong_recovery_codes_are_equally_slow(self):
        _, code = self.claimed("Slow")
        guest = self.server.guest("Not claimed")
        right = {"name": "Slow", "recovery": code, "password": "a new password"}
        wrong = "0" + code[1:] if code[0] != "0" else "1" + code[1:]
        times = []
        for change in [{"recovery": wrong}, {"recovery": ""}, {"recovery": "rubbish"}, {"recovery": "x" * 60000}, {"name": "Nobody has this"}, {"name": guest.name}]:
            begun = time.monotonic()
            self.assertRefused(self.post("/api/recover", {**right, **change}), 401, "player/recovery")
            times.append(time.monotonic() - begun)
        self.assertGreater(min(times), max(times) / 20, times)
        for change in [{"password": "short"}, {"recovery": 7}, {"name": None}, {"x": 1}]:
            self.assertRefused(self.post("/api/recover", {**right, **change}), 400, "request/field")
        self.assertEqual(self.post("/api/recover", right)[0], 200)

    def test_a_browser_gets_its_cookie_after_a_recovery(self):
        _, code = self.claimed("Browsing")
        origin = {"Origin": f"http://{self.server.host}"}
        body = {"name": "Browsing", "recovery": code, "password": "a new password"}
        status, headers, told = self.server.request("POST", "/api/recover", body, origin)
        self.assertEqual(status, 200)
        self.assertNotIn("token", told)
        me = self.server.request("GET", "/api/me", headers={"Cookie": headers["set-cookie"].split(";")[0]})[2]
        self.assertEqual(me["name"], "Browsing")

    def test_other_tabs_of_a_browser_connect_again_after_a_login_or_a_recovery(self):
        _, code = self.claimed("Tabs")
        origin = {"Origin": f"http://{self.server.host}"}
        login = {"name": "Tabs", "password": PASSWORD, "take_seats": True}
        recovery = {"name": "Tabs", "recovery": code, "password": "found again", "take_seats": True}
        for path, body in [("/api/login", login), ("/api/recover", recovery)]:
            _, headers, _ = self.server.request("POST", "/api/players", {"name": "Guest in tabs"}, origin)
            guest = {**origin, "Cookie": headers["set-cookie"].split(";")[0]}
            elsewhere = Client(self.server, None, None, guest["Cookie"].split("=")[1]).socket()
            tab = Socket(self.server.host, guest)
            self.assertEqual(self.server.request("POST", path, body, guest)[0], 200)
            for wire in [tab, elsewhere]:
                self.assertEqual(wire.kind("bye")["error"]["code"], "player/unknown")

    def test_signing_out_everywhere(self):
        owner, _ = self.claimed("Everywhere")
        others = [self.login("Everywhere") for _ in range(2)]
        wire = others[0].socket()
        self.assertRefused(owner.post("/api/logout", {"all": 1}), 400, "request/field")
        self.assertEqual(others[1].post("/api/logout", {"all": False}), (200, {}))
        self.assertEqual([self.is_somebody(each) for each in [owner, *others]], [True, True, False])
        self.assertEqual(owner.post("/api/logout", {"all": True}), (200, {}))
        self.assertEqual(wire.kind("bye")["error"]["code"], "player/unknown")
        self.assertEqual([self.is_somebody(each) for each in [owner, *others]], [False] * 3)

    def test_a_claimed_name_is_changed(self):
        owner, _ = self.claimed("Before")
        self.claimed("Taken")
        self.assertRefused(owner.post("/api/me/name", {"name": "TAKEN"}), 409, "player/name")
        for body in [{"name": ""}, {"name": "a\nb"}, {}, {"name": "x", "y": 1}]:
            self.assertRefused(owner.post("/api/me/name", body), 400, "request/field")
        status, told = owner.post("/api/me/name", {"name": " After "})
        self.assertEqual((status, told), (200, {"player": owner.player, "name": "After"}))
        self.login("after")
        self.assertRefused(self.post("/api/login", {"name": "Before", "password": PASSWORD}), 401, "player/password")
        # The old name is free again.
        self.claimed("Before")
        status, _, told = self.server.request("POST", "/api/me/name", {"name": "Nobody"})
        self.assertRefused((status, told), 401, "player/unknown")

    def sign_in(self, guest, name, **more):
        status, told = guest.post("/api/login", {"name": name, "password": PASSWORD, **more})
        self.assertEqual(status, 200, told)
        return Client(self.server, told["player"], told["name"], told["token"]), told.get("took")

    def test_a_guest_who_signs_in_keeps_their_seats(self):
        owner, _ = self.claimed("Seated")
        guest, ben = self.server.guest("Guest"), self.server.guest("Ben")
        running, waiting, both, over = [guest.make(game="limes") for _ in range(4)]
        ben.join(running)
        guest.decide_anything(running)
        owner.join(both)
        ben.join(over)
        play_out(over, guest, ben)
        account, took = self.sign_in(guest, "Seated", take_seats=True)
        self.assertEqual(took, 3)
        self.assertEqual({row["table"] for row in account.get("/api/me")[1]["tables"]}, {running, waiting, both, over})
        self.assertEqual({row["table"] for row in guest.get("/api/me")[1]["tables"]}, {both})
        for table, seat in [(running, 1), (waiting, 1), (both, 2), (over, 1)]:
            self.assertEqual(account.state(table)["you"], seat)
        self.assertEqual([guest.state(table)["you"] for table in (running, waiting, both, over)], [None, None, 1, None])
        # The game goes on, and who looks after a table still does.
        self.assertRefused(guest.decide(running, "1", "d4^"), 403, "table/not_yours")
        play_out(running, account, ben)
        self.assertEqual(account.post(f"/api/tables/{waiting}/bots", {"seat": 2, "level": 1})[0], 200)
        self.assertIsNotNone({row["table"]: row for row in account.get("/api/me")[1]["tables"]}[over]["rank"])
        # All of it also after a restart.
        self.server.kill()
        self.server.restart()
        self.assertEqual(account.state(running)["you"], 1)
        # And the name of the guest goes with the account.
        self.assertEqual(account.call("DELETE", "/api/me"), (200, {}))
        for table in (running, waiting, over):
            self.assertNotIn("Guest", str(ben.state(table)))

    def test_seats_stay_unless_a_guest_asks_for_them(self):
        self.claimed("Somebody else")
        first, _ = self.claimed("First account")
        guest = self.server.guest("Guest")
        table = guest.make(game="limes")
        own = first.make(game="limes")
        self.assertEqual(self.sign_in(guest, "Somebody else")[1], None)
        self.assertEqual(guest.state(table)["you"], 1)
        self.assertEqual(self.sign_in(first, "Somebody else", take_seats=True)[1], 0)
        self.assertEqual(first.state(own)["you"], 1)
        status, told = self.post("/api/login", {"name": "Somebody else", "password": PASSWORD, "take_seats": True})
        self.assertEqual((status, told["took"]), (200, 0))
        wrong = {"name": "Somebody else", "password": "a bad password", "take_seats": True}
        self.assertRefused(guest.post("/api/login", wrong), 401, "player/password")
        self.assertRefused(guest.post("/api/login", {**wrong, "take_seats": 1}), 400, "request/field")
        self.assertEqual(guest.state(table)["you"], 1)

    def test_a_guest_who_recovers_an_account_keeps_their_seats(self):
        owner, code = self.claimed("Recovering")
        guest, ben = self.server.guest("Guest"), self.server.guest("Ben")
        running, both = [guest.make(game="limes") for _ in range(2)]
        ben.join(running)
        owner.join(both)
        right = {"name": "Recovering", "recovery": code, "password": "found again", "take_seats": True}
        for change, fault in [({"recovery": "rubbish"}, (401, "player/recovery")), ({"take_seats": 1}, (400, "request/field"))]:
            self.assertRefused(guest.post("/api/recover", {**right, **change}), *fault)
        self.assertEqual(guest.state(running)["you"], 1)
        status, told = guest.post("/api/recover", right)
        self.assertEqual((status, told["took"]), (200, 1), told)
        account = Client(self.server, told["player"], told["name"], told["token"])
        self.assertEqual([account.state(table)["you"] for table in (running, both)], [1, 2])
        self.assertEqual([guest.state(table)["you"] for table in (running, both)], [None, 1])
        play_out(running, account, ben)
        # Nobody's seats, those of another account, and without being asked for, those of a guest.
        other, _ = self.claimed("Not recovering")
        table = guest.make(game="limes")
        for player, takes, took in [(self, True, 0), (other, True, 0), (guest, False, None)]:
            body = {**right, "recovery": told["recovery"], "take_seats": takes}
            status, told = player.post("/api/recover", body)
            self.assertEqual((status, told.get("took")), (200, took), told)
        self.assertEqual(guest.state(table)["you"], 1)


class Guessing(ServerTest):
    flags = ("--guests", "5", "--guests-per-minute", "1")

    def test_wrong_codes_count_as_failed_logins(self):
        body = {"name": "Nobody", "recovery": "0000", "password": "a new password"}
        codes = [self.server.request("POST", "/api/recover", body)[0] for _ in range(5)]
        self.assertEqual(codes, [401] * 5)
        self.assertEqual(self.server.request("POST", "/api/recover", body)[0], 429)
        login = {"name": "Nobody", "password": "a bad password"}
        self.assertEqual(self.server.request("POST", "/api/login", login)[0], 429)


class NamesRunOut(ServerTest):
    flags = FLAGS

    def test_a_name_is_different_from_names_in_use(self):
        # Far more than chance would keep apart.
        names = [self.server.request("POST", "/api/players", {"language": "en"})[2]["name"] for _ in range(300)]
        self.assertEqual(len(set(names)), 300)
        self.assertTrue(all(re.fullmatch(r"\w+ \w+( \d+)?", name) for name in names))
