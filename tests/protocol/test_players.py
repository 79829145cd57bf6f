"""Who is who."""

import json

from kit import Client, Server, ServerTest


class Players(ServerTest):
    flags = ("--requests-per-second", "5000", "--guests", "1000")

    def test_a_guest_is_somebody_at_once(self):
        ada = self.server.guest("Ada")
        status, me = ada.get("/api/me")
        self.assertEqual(status, 200)
        self.assertEqual(me, {"player": ada.player, "name": "Ada", "claimed": False, "program": False, "tables": [], "next": None})

    def test_a_visitor_without_an_identity_is_nobody(self):
        status, headers, told = self.server.request("GET", "/api/me")
        self.assertEqual((status, told), (200, {"player": None}))
        self.assertNotIn("set-cookie", headers)
        for path in ["/api/me/export"]:
            status, _, told = self.server.request("GET", path)
            self.assertRefused((status, told), 401, "player/unknown")

    def test_the_same_request_renames(self):
        ada = self.server.guest("Ada")
        status, told = ada.post("/api/players", {"name": "Ada L."})
        self.assertEqual((status, told["player"], told["name"]), (200, ada.player, "Ada L."))
        self.assertNotIn("token", told)
        self.assertEqual(ada.get("/api/me")[1]["name"], "Ada L.")

    def test_a_wrong_token_is_not_a_spectator(self):
        nobody = Client(self.server, None, None, "0" * 64)
        for path in ["/api/me", "/api/tables", "/api/tables/" + self.server.guest().make(game="limes")]:
            self.assertRefused(nobody.get(path), 401, "player/unknown")
        self.assertRefused(nobody.post("/api/tables", {"game": "limes"}), 401, "player/unknown")
        ada = self.server.guest()
        self.assertEqual(self.server.request("GET", "/api/me", headers={"Authorization": f"bearer {ada.token}"})[0], 200)
        for header in ["Basic abc", "Bearer", "bearer x", "Bearer " + "x" * 5000]:
            status, _, told = self.server.request("GET", "/api/me", headers={"Authorization": header})
            self.assertRefused((status, told), 401, "player/unknown")

    def test_without_identity_one_can_watch_and_not_play(self):
        ada = self.server.guest()
        table = ada.make(game="limes")
        status, _, state = self.server.request("GET", f"/api/tables/{table}")
        self.assertEqual((status, state["you"]), (200, None))
        for path in [f"/api/tables/{table}/join", "/api/tables", f"/api/tables/{table}/decisions"]:
            status, _, told = self.server.request("POST", path, {})
            self.assertRefused((status, told), 401, "player/unknown")

    def test_names_that_are_none(self):
        for name in ["", "   ", "x" * 41, "a\nb", "\u0000"]:
            status, _, told = self.server.request("POST", "/api/players", {"name": name})
            self.assertRefused((status, told), 400, "request/field")
        for body in [{"name": 1}, {"name": "Ada", "admin": True}, [], 7]:
            status, _, told = self.server.request("POST", "/api/players", body)
            self.assertRefused((status, told), 400, "request/field")

    def test_a_claimed_name_is_closed_to_guests_and_opens_with_its_password(self):
        owner = self.server.guest("Grace")
        self.assertRefused(owner.post("/api/me/password", {"password": "short"}), 400, "request/field")
        self.assertEqual(owner.post("/api/me/password", {"password": "a good password"})[0], 200)
        self.assertTrue(owner.get("/api/me")[1]["claimed"])
        status, _, told = self.server.request("POST", "/api/players", {"name": "GRACE"})
        self.assertRefused((status, told), 409, "player/name")
        other = self.server.guest("Somebody")
        self.assertRefused(other.post("/api/players", {"name": "grace"}), 409, "player/name")
        for wrong in [("Grace", "a bad password"), ("Nobody at all", "a good password")]:
            status, _, told = self.server.request("POST", "/api/login", dict(zip(("name", "password"), wrong)))
            self.assertRefused((status, told), 401, "player/password")
        status, _, told = self.server.request("POST", "/api/login", {"name": "grace", "password": "a good password"})
        self.assertEqual((status, told["player"], told["name"]), (200, owner.player, "Grace"))
        again = Client(self.server, told["player"], told["name"], told["token"])
        self.assertEqual(again.get("/api/me")[1]["player"], owner.player)
        self.assertEqual(again.post("/api/logout"), (200, {}))
        self.assertRefused(again.get("/api/me"), 401, "player/unknown")
        self.assertEqual(owner.get("/api/me")[0], 200)

    def test_two_guests_may_have_one_name_until_one_claims_it(self):
        first, second = self.server.guest("Twin"), self.server.guest("Twin")
        self.assertEqual(first.post("/api/me/password", {"password": "the first twin"})[0], 200)
        self.assertRefused(second.post("/api/me/password", {"password": "the second twin"}), 409, "player/name")
        # The other needs another name to play.
        table = first.make(game="limes")
        self.assertRefused(second.join(table), 409, "player/name")
        self.assertRefused(second.post("/api/tables", {"game": "limes"}), 409, "player/name")
        self.assertEqual(second.post("/api/players", {"name": "The other twin"})[0], 200)
        self.assertEqual(second.join(table), (200, {"seat": 2}))

    def test_a_name_is_the_same_in_whatever_case(self):
        for claimed, others in [("Straße", ["STRASSE", "strasse"]), ("ΟΔΟΣ", ["οδος", "οδοσ"])]:
            owner = self.server.guest(claimed)
            self.assertEqual(owner.post("/api/me/password", {"password": "a good password"})[0], 200)
            for other in others:
                status, _, told = self.server.request("POST", "/api/players", {"name": other})
                self.assertRefused((status, told), 409, "player/name")

    def test_text_that_is_none(self):
        status, _, told = self.server.request("POST", "/api/players", b'{"name":"\xff"}')
        self.assertRefused((status, told), 400, "request/json")

    def test_export_and_delete(self):
        ada, ben = self.server.guest("Ada to go"), self.server.guest("Ben")
        table = ada.make(game="limes", bots=[{"seat": 2, "level": 1}])
        open_table = ada.make(game="limits")
        status, export = ada.get("/api/me/export")
        self.assertEqual((status, export["name"]), (200, "Ada to go"))
        self.assertIn(table, [record["table"] for record in export["records"]])
        self.assertEqual(ada.call("DELETE", "/api/me"), (200, {}))
        self.assertRefused(ada.get("/api/me"), 401, "player/unknown")
        self.assertNotIn("Ada to go", json.dumps(ben.state(table)))
        self.assertIn("deleted player", json.dumps(ben.state(table)))
        self.assertEqual(ben.state(open_table)["seats"], [])

    def test_a_browser_gets_a_cookie_and_no_token(self):
        origin = f"http://{self.server.host}"
        status, headers, told = self.server.request("POST", "/api/players", {"name": "Bea"}, {"Origin": origin})
        self.assertEqual(status, 201)
        self.assertNotIn("token", told)
        cookie = headers["set-cookie"]
        port = self.server.host.rsplit(":", 1)[1]
        self.assertIn(port, cookie.split("=")[0])
        for attribute in ["HttpOnly", "SameSite=Lax", "Path=/"]:
            self.assertIn(attribute, cookie)
        self.assertNotIn("Secure", cookie)
        sent = {"Cookie": cookie.split(";")[0]}
        self.assertEqual(self.server.request("GET", "/api/me", headers=sent)[2]["player"], told["player"])
        create = lambda headers: self.server.request("POST", "/api/tables", {"game": "limes"}, {**sent, **headers})
        self.assertEqual(create({"Origin": origin})[0], 201)
        for foreign in [{}, {"Origin": "http://evil.example"}, {"Origin": "null"}, {"Origin": origin + ".evil.example"}]:
            status, _, told = create(foreign)
            self.assertRefused((status, told), 403, "request/origin")

    def test_a_foreign_page_makes_nobody(self):
        status, _, told = self.server.request("POST", "/api/players", {"name": "Eve"}, {"Origin": "http://evil.example"})
        self.assertRefused((status, told), 403, "request/origin")
        # Whoever has a token is no visitor of that page.
        ada = self.server.guest("Ada")
        status, _, told = self.server.request("POST", "/api/players", {"name": "Eva"}, {"Origin": "http://evil.example", **ada.bearer})
        self.assertEqual((status, told["player"], told["name"]), (200, ada.player, "Eva"))

    def test_a_cookie_that_nobody_knows_is_forgotten(self):
        port = self.server.host.rsplit(":", 1)[1]
        origin = f"http://{self.server.host}"
        stale = {"Cookie": f"limes-{port}={'0' * 64}", "Origin": origin}
        status, headers, told = self.server.request("GET", "/api/me", headers=stale)
        self.assertEqual((status, told), (200, {"player": None}))
        self.assertIn("Max-Age=0", headers["set-cookie"])
        status, headers, told = self.server.request("GET", "/api/me/export", headers=stale)
        self.assertRefused((status, told), 401, "player/unknown")
        self.assertIn("Max-Age=0", headers["set-cookie"])
        self.assertEqual(self.server.request("POST", "/api/players", {"name": "Bea"}, stale)[0], 201)


class SecureCookies(ServerTest):
    flags = ("--public-url", "https://games.example.org")

    def test_cookies_are_secure_exactly_where_the_public_address_is(self):
        own = {"Origin": "https://games.example.org"}
        status, headers, _ = self.server.request("POST", "/api/players", {"name": "Ada"}, own)
        self.assertEqual(status, 201)
        self.assertIn("; Secure", headers["set-cookie"])
        self.assertIn("443", headers["set-cookie"].split("=")[0])
        here = {"Origin": f"http://{self.server.host}"}
        status, _, told = self.server.request("POST", "/api/players", {"name": "Ada"}, here)
        self.assertRefused((status, told), 403, "request/origin")


class ServerInfo(ServerTest):
    flags = (
        *("--public-url", "https://games.example.org", "--imprint-url", "https://example.org/imprint"),
        *("--privacy-url", "https://example.org/privacy", "--notice", "Back at ten."),
    )

    def test_the_server_says_what_its_operator_has_set(self):
        status, _, told = self.server.request("GET", "/api/server")
        self.assertEqual(status, 200)
        version = told.pop("version")
        self.assertRegex(version, r"^\d+\.\d+\.\d+")
        expected = {
            "public_url": "https://games.example.org", "lan": [], "push_key": None,
            "imprint": "https://example.org/imprint", "privacy": "https://example.org/privacy",
            "notice": "Back at ten.", "invite_only": False,
        }
        self.assertEqual(told, expected)

    def test_a_link_that_is_none_is_refused_at_the_start(self):
        for flag in ["--imprint-url", "--privacy-url"]:
            with self.assertRaises(AssertionError):
                Server(flag, "javascript:alert(1)")


class Limits(ServerTest):
    flags = ("--guests", "3", "--guests-per-minute", "10", "--commands-per-second", "5")

    def test_one_address_makes_only_so_many_guests(self):
        guests = [self.server.guest() for _ in range(3)]
        status, headers, told = self.server.request("POST", "/api/players", {"name": "Ada"})
        self.assertRefused((status, told), 429, "request/too_many")
        self.assertGreaterEqual(int(headers["retry-after"]), 1)
        # Passwords are counted apart.
        status, _, told = self.server.request("POST", "/api/login", {"name": "Ada", "password": "a bad password"})
        self.assertRefused((status, told), 401, "player/password")
        # Whoever has a name already can still change it, but not too often.
        answers = [guests[0].post("/api/tables", {"game": "limes"})[0] for _ in range(12)]
        self.assertIn(429, answers)
        self.assertEqual(guests[1].post("/api/tables", {"game": "limes"})[0], 201)
