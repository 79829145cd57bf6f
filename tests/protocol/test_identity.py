"""Names that mislead."""

import unicodedata

from kit import Client, ServerTest

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
        reserved = ["Beginner", "Learner", "Regular", "Skilled", "Expert", "Merciless", "Regular 2", "skilled  17", "Sk1lled"]
        for name in [*reserved, "deleted player", "Deleted Player", "d\u0435leted player"]:
            self.assertRefused(self.newcomer(name), 409, "player/name")
            self.assertRefused(guest.post("/api/me/name", {"name": name}), 409, "player/name")
        for name in ["Regular Ada", "Experts", "2", "Regular 2 Ada"]:
            self.assertEqual(self.newcomer(name)[0], 201, name)
