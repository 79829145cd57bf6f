"""Names that mislead, and requests that outlive an identity."""

import http.client
import json
import socket
import unicodedata

from kit import PATIENCE, Client, ServerTest, at_once

PASSWORD = "a good password"
FLAGS = ("--requests-per-second", "5000", "--guests", "1000", "--commands-per-second", "5000")


class Names(ServerTest):
    flags = FLAGS

    def newcomer(self, name):
        status, _, told = self.server.request("POST", "/api/players", {"name": name})
        return status, told

    def claimed(self, name):
        owner = self.server.guest(name)
        status, told = owner.post("/api/me/password", {"password": PASSWORD})
        self.assertEqual(status, 200, told)
        return owner

    def test_a_name_is_stored_in_its_compatible_form(self):
        for typed, name in [("A\u030anna", "Ånna"), ("\uff21da", "Ada"), ("Ada\u00a0B.", "Ada B."), ("ﬁn", "fin")]:
            guest = self.server.guest(typed)
            self.assertEqual(guest.name, name)
            self.assertEqual(guest.get("/api/me")[1]["name"], name)
            self.assertEqual(guest.post("/api/me/name", {"name": typed + " 2"})[1]["name"], name + " 2")
        owner = self.claimed("Zo\u0065\u0308")
        for typed in ["Zoe\u0308", "Zo\u00eb"]:
            status, _, told = self.server.request("POST", "/api/login", {"name": typed, "password": PASSWORD})
            self.assertEqual((status, told.get("player")), (200, owner.player), told)

    def test_names_of_characters_that_nobody_sees_are_refused(self):
        guest = self.server.guest("Visible")
        hidden = "\u200b\u00ad\u2060\ufeff\u034f\u202e\u2066\u200f\u061c\u2028\u2029\ue000\u3164\uffa0\u2800\u115f\u1160\u180e\ufe0f\u0378\uffff"
        hidden += "\U000e0041\U000f0000\U000e0100"
        for character in hidden:
            for name in [character, "Gra" + character + "ce", character + "Grace", "Grace" + character]:
                self.assertRefused(self.newcomer(name), 400, "request/field")
            for path in ["/api/me/name", "/api/players"]:
                self.assertRefused(guest.post(path, {"name": name}), 400, "request/field")
        self.assertEqual(guest.get("/api/me")[1]["name"], "Visible")

    def test_a_name_has_at_most_two_marks_in_a_row(self):
        for name in ["Z" + "\u0301" * 39, "Z" + "\u0324\u0331\u0339\u0327", "\u0301Ada"]:
            self.assertRefused(self.newcomer(name), 400, "request/field")
        for name in ["Z\u0324\u0331", "Nguyễn", unicodedata.normalize("NFD", "Nguyễn"), "น้ำ", "क्षि", "שָׁלוֹם"[:2], "雪", "☀️", "🦊 Fox"]:
            self.assertEqual(self.newcomer(name)[0], 201, name)

    def test_a_claimed_name_cannot_be_imitated(self):
        owner = self.claimed("Grace Hill")
        guest = self.server.guest("Somebody")
        other = self.claimed("Somebody else")
        for name in ["grace hill", "Gr\u0430ce Hill", "Grace HiII", "GraceHill", "Grace  Hill", "\uff27race Hill"]:
            self.assertRefused(self.newcomer(name), 409, "player/name")
            for player in (guest, other):
                for path in ["/api/me/name", "/api/players"]:
                    self.assertRefused(player.post(path, {"name": name}), 409, "player/name")
        # Its owner may write it in another way, and others may once it is free.
        self.assertEqual(owner.post("/api/me/name", {"name": "GRACE HILL"})[0], 200)
        self.assertEqual(owner.post("/api/me/name", {"name": "Grace Moor"})[0], 200)
        self.assertEqual(self.newcomer("Gr\u0430ce Hill")[0], 201)

    def test_of_names_that_look_the_same_one_is_claimed(self):
        first, second = self.server.guest("Otto"), self.server.guest("0tt\u043e")
        self.assertEqual(first.post("/api/me/password", {"password": PASSWORD})[0], 200)
        self.assertRefused(second.post("/api/me/password", {"password": PASSWORD}), 409, "player/name")
        # The other keeps the name, but does not sit down under it.
        self.assertEqual(second.get("/api/me")[1]["name"], "0tt\u043e")
        self.assertRefused(second.post("/api/tables", {"game": "limes"}), 409, "player/name")

    def test_names_of_bots_and_of_deleted_players_are_not_for_people(self):
        guest = self.server.guest("Unreserved")
        table = guest.make(game="limes")
        reserved = ["Beginner", "Learner", "Regular", "Skilled", "Expert", "Merciless", "Regular 2", "skilled  17", "Sk1lled"]
        for name in [*reserved, "deleted player", "Deleted Player", "d\u0435leted player"]:
            self.assertRefused(guest.post("/api/me/name", {"name": name}), 409, "player/name")
            self.assertRefused(guest.post("/api/players", {"name": name}), 409, "player/name")
            # A newcomer may have it, and neither plays under it nor claims it.
            named = self.server.guest(name)
            self.assertRefused(named.post("/api/tables", {"game": "limes"}), 409, "player/name")
            self.assertRefused(named.join(table), 409, "player/name")
            self.assertRefused(named.post("/api/me/password", {"password": PASSWORD}), 409, "player/name")
        for name in ["Regular Ada", "Experts", "2", "Regular 2 Ada"]:
            self.assertEqual(self.newcomer(name)[0], 201, name)


class Late:
    """A request whose head has come, and whose body has not."""

    def __init__(self, client, path, body):
        name, port = client.server.host.rsplit(":", 1)
        self.wire = socket.create_connection((name, int(port)), timeout=PATIENCE)
        self.body = json.dumps(body).encode()
        head = f"POST {path} HTTP/1.1\r\nHost: {client.server.host}\r\nAuthorization: Bearer {client.token}\r\n"
        # The server asks for the body when it has read the head and knows who asks.
        head += f"Content-Length: {len(self.body)}\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n"
        self.wire.sendall(head.encode())
        asked = self.wire.recv(4096)
        assert asked.startswith(b"HTTP/1.1 100"), asked

    def finish(self):
        self.wire.sendall(self.body)
        answer = http.client.HTTPResponse(self.wire)
        answer.begin()
        told = json.loads(answer.read())
        self.wire.close()
        return answer.status, told


class Endings(ServerTest):
    """Nothing counts that comes after the end of an identity was acknowledged."""

    flags = FLAGS

    def late(self, client, table):
        """One of every request that an identity is needed for."""
        return [
            Late(client, "/api/tables", {"game": "limes", "listed": True}),
            Late(client, f"/api/tables/{table}/join", {}),
            Late(client, f"/api/tables/{table}/rematch", {"draw": "new"}),
            Late(client, f"/api/tables/{table}/bots", {"seat": 2, "level": 1}),
            Late(client, "/api/me/name", {"name": "Secret name 2"}),
            Late(client, "/api/players", {"name": "Secret name 3"}),
            Late(client, "/api/me/password", {"password": PASSWORD}),
            Late(client, "/api/logout", {"all": True}),
        ]

    def test_nobody_is_seated_after_they_were_deleted(self):
        ben, eve = self.server.guest("Ben"), self.server.guest("Secret name")
        table = ben.make(game="limes", seats=3)
        late = self.late(eve, table)
        self.assertEqual(eve.call("DELETE", "/api/me"), (200, {}))
        for request in late:
            self.assertRefused(request.finish(), 401, "player/unknown")
        self.assertEqual([seat["name"] for seat in ben.state(table)["seats"]], ["Ben"])
        self.assertNotIn("Secret name", str(ben.get("/api/tables")[1]))
        self.server.kill()
        self.server.restart()
        self.assertEqual([seat["name"] for seat in ben.state(table)["seats"]], ["Ben"])

    def test_nothing_is_decided_after_a_logout(self):
        for ends_all in (False, True):
            ada, ben = self.server.guest("Ada"), self.server.guest("Ben")
            table = ada.make(game="limes")
            ben.join(table)
            legal = ada.legal(table)
            version = ben.state(table)["version"]
            decision = {"id": "late", "asked": legal["asked"], "decision": legal["legal"][0]}
            late = [Late(ada, f"/api/tables/{table}/decisions", decision), *self.late(ada, table)]
            self.assertEqual(ada.post("/api/logout", {"all": ends_all}), (200, {}))
            for request in late:
                self.assertRefused(request.finish(), 401, "player/unknown")
            self.assertEqual(ben.state(table)["version"], version)

    def test_a_new_password_ends_what_others_have_begun(self):
        ada, ben = self.server.guest("Ada with two devices"), self.server.guest("Ben")
        self.assertEqual(ada.post("/api/me/password", {"password": PASSWORD})[0], 200)
        status, _, told = self.server.request("POST", "/api/login", {"name": ada.name, "password": PASSWORD})
        other = Client(self.server, told["player"], told["name"], told["token"])
        table = ben.make(game="limes", seats=3)
        late, own = self.late(other, table), Late(ada, f"/api/tables/{table}/join", {})
        change = {"password": "another password", "old": PASSWORD}
        self.assertEqual(ada.post("/api/me/password", change)[0], 200)
        for request in late:
            self.assertRefused(request.finish(), 401, "player/unknown")
        self.assertEqual(own.finish(), (200, {"seat": 2}))

    def test_a_seat_and_a_deletion_at_the_same_time_leave_no_ghost(self):
        ben = self.server.guest("Ben")
        for _ in range(20):
            eve = self.server.guest("Secret name")
            table = ben.make(game="limes", seats=3)
            late = Late(eve, f"/api/tables/{table}/join", {})
            (joined, _), (deleted, _) = at_once([late.finish, lambda: eve.call("DELETE", "/api/me")])
            self.assertIn(joined, (200, 401))
            self.assertEqual(deleted, 200)
            self.assertEqual([seat["name"] for seat in ben.state(table)["seats"]], ["Ben"])
            ben.post(f"/api/tables/{table}/leave")


class HostCookies(ServerTest):
    """Over https the cookie is one of this host alone, and nobody loses their seat by its new name."""

    flags = ("--public-url", "https://games.example.org")
    own = {"Origin": "https://games.example.org"}

    def browser(self, method, path, cookie, body=None):
        status, headers, told = self.server.request(method, path, body, {**self.own, **({"Cookie": cookie} if cookie else {})})
        return status, headers.get_all("set-cookie") or [], told

    def newcomer(self):
        status, cookies, told = self.browser("POST", "/api/players", None, {"name": "Bea"})
        self.assertEqual((status, len(cookies)), (201, 1))
        self.assertRegex(cookies[0], r"^__Host-limes-443=[0-9a-f]{64}; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=\d+$")
        return cookies[0].split(";")[0].split("=")[1], told["player"]

    def test_the_cookie_of_an_older_version_gets_the_new_name(self):
        token, player = self.newcomer()
        new, old = f"__Host-limes-443={token}", f"limes-443={token}"
        for cookie in (new, old, f"other=1; {old}; {new}"):
            self.assertEqual(self.browser("GET", "/api/me", cookie)[2]["player"], player)
            self.assertEqual(self.browser("POST", "/api/tables", cookie, {"game": "limes"})[0], 201)
        self.assertEqual(self.browser("GET", "/api/me", new)[1], [])
        renewed, forgotten = self.browser("GET", "/api/me", old)[1]
        self.assertTrue(renewed.startswith(f"{new}; Path=/;") and "; Secure" in renewed, renewed)
        self.assertTrue(forgotten.startswith("limes-443=;") and forgotten.endswith("Max-Age=0"), forgotten)
        # Another host of the domain can set the old one, but not instead of the new one.
        other, _ = self.newcomer()
        both = f"limes-443={other}; {new}"
        self.assertEqual(self.browser("GET", "/api/me", both)[2]["player"], player)
        (forgotten,) = self.browser("GET", "/api/me", both)[1]
        self.assertTrue(forgotten.startswith("limes-443=;"), forgotten)

    def test_both_cookies_are_forgotten_at_the_end(self):
        token, _ = self.newcomer()
        for path, cookie in [("/api/me", f"limes-443={'0' * 64}"), ("/api/me/export", f"__Host-limes-443={'0' * 64}")]:
            self.assertEqual(sorted(it.split(";")[0] for it in self.browser("GET", path, cookie)[1]), ["__Host-limes-443=", "limes-443="])
        status, cookies, _ = self.browser("POST", "/api/logout", f"limes-443={token}", {})
        self.assertEqual((status, [it.split("=")[0] for it in cookies]), (200, ["__Host-limes-443", "limes-443"]))
        self.assertTrue(all("; Secure; Max-Age=0" in it for it in cookies), cookies)
        self.assertEqual(self.browser("GET", "/api/me", f"limes-443={token}")[2], {"player": None})
