"""Deciding: once, in order, by the rules."""

import hashlib
import json
import os
import subprocess
import tempfile
import time

from kit import BINARY, ServerTest, at_once, play_out


def limes(*arguments):
    """What the command line says."""
    done = subprocess.run([BINARY, *arguments], capture_output=True, check=True)
    return done.stdout.decode()


class Decisions(ServerTest):
    flags = ("--requests-per-second", "5000", "--guests", "1000", "--commands-per-second", "1000")

    def pair(self, **options):
        ada, ben = self.server.guest("Ada"), self.server.guest("Ben")
        table = ada.make(**options)
        ben.join(table)
        return table, ada, ben

    def test_a_decision_has_at_most_64_bytes(self):
        ada, ben = self.server.guest(), self.server.guest()
        table = ada.make(game="limes")
        ben.join(table)
        for padded in ("d4^" + " " * 62, " " * 60_000 + "d4^"):
            self.assertRefused(ada.decide(table, "1", padded), 422, "turn/notation")
        self.assertEqual(ada.decide(table, "1", " d4^" + " " * 60)[0], 200)

    def test_what_is_checked_first(self):
        table, ada, ben = self.pair(game="limes")
        eve = self.server.guest()
        self.assertRefused(eve.decide(table, "1", "rubbish"), 403, "table/not_yours")
        self.assertRefused(ada.decide("0" * 20, "1", "d4^"), 404, "table/unknown")
        self.assertRefused(ada.decide(table, "2", "rubbish"), 409, "question/stale")
        self.assertRefused(ada.decide(table, "x", "d4^"), 409, "question/stale")
        self.assertRefused(ada.decide(table, "1", "rubbish"), 422, "turn/notation")
        self.assertRefused(ada.decide(table, "1", "a1^"), 422, self.turn_code(ada, table, "a1^"))
        status, told = ada.decide(table, "1", "d4^ +se", id="first")
        self.assertEqual(status, 200)
        self.assertRefused(ada.decide(table, "1", "d4^"), 409, "question/none")
        self.assertEqual(ada.decide(table, "1", "d4^ +se", id="first"), (200, told))
        self.assertRefused(ada.decide(table, "1", "d4>", id="first"), 409, "request/id_reused")
        self.assertRefused(ada.decide(table, "2", "d4^ +se", id="first"), 409, "request/id_reused")
        # An id is its player's own, and a refused one is not kept.
        self.assertEqual(ben.decide(table, "1", "nonsense", id="second")[0], 422)
        self.assertEqual(ben.decide(table, "1", "d4^", id="second")[0], 200)

    def turn_code(self, client, table, turn):
        code = client.decide(table, "1", turn)[1]["error"]["code"]
        self.assertTrue(code.startswith("turn/"), code)
        return code

    def test_a_table_that_is_open_asks_nothing(self):
        ada = self.server.guest()
        table = ada.make(game="limes")
        self.assertRefused(ada.decide(table, "1", "d4^"), 409, "question/none")
        self.assertEqual(ada.legal(table), {"asked": None, "legal": []})

    def test_rubbish_is_refused_and_nothing_happens(self):
        table, ada, ben = self.pair(game="limits")
        before = ada.state(table)
        for body in [{}, {"id": "a"}, {"id": "a", "asked": "1.0"}, {"id": 1, "asked": "1.0", "decision": "hide r"},
                     {"id": "a", "asked": 1, "decision": "hide r"}, {"id": "a", "asked": "1.0", "decision": None},
                     {"id": "a", "asked": "1.0", "decision": "hide r", "seat": 2}, {"id": "", "asked": "1.0", "decision": "x"}]:
            self.assertRefused(ada.post(f"/api/tables/{table}/decisions", body), 400, "request/field")
        for decision in ["", "hide", "hide x", "play r", "d4^", "hide r " * 1000, "\u0000"]:
            status, told = ada.decide(table, "1.0", decision)
            self.assertTrue(status == 422 and told["error"]["code"].startswith("turn/"), told)
        self.assertEqual(ada.state(table)["version"], before["version"])

    def test_of_many_at_once_one_counts(self):
        table, ada, ben = self.pair(game="limes")
        turns = ada.legal(table)["legal"][:12]
        answers = at_once([lambda turn=turn: ada.decide(table, "1", turn) for turn in turns])
        self.assertEqual(sorted(answer[0] for answer in answers), [200] + [409] * 11)

    def test_the_same_command_at_once_gets_one_answer(self):
        table, ada, ben = self.pair(game="limes")
        answers = at_once([lambda: ada.decide(table, "1", "d4^", id="same") for _ in range(12)])
        self.assertEqual(len({answer[1]["version"] for answer in answers}), 1)
        self.assertEqual(ada.state(table)["seats"][0]["waiting"], False)

    def test_after_a_version_every_answer_is_at_least_that(self):
        table, ada, ben = self.pair(game="limes")
        for _ in range(8):
            for client in (ada, ben):
                legal = client.legal(table)
                version = client.decide(table, legal["asked"], legal["legal"][0])[1]["version"]
                self.assertGreaterEqual(client.state(table)["version"], version)

    def test_whole_games_end_with_a_record_that_proves_the_draw(self):
        for options in [
            {"game": "limes", "variants": ["diagonal", "ferryman"]}, {"game": "limes", "turns": "open"},
            {"game": "limits"}, {"game": "limits", "mode": "open"},
        ]:
            table, ada, ben = self.pair(**options)
            if options["game"] == "limits":
                self.assertRefused(ada.get(f"/api/tables/{table}/record"), 409, "table/not_over")
            state = play_out(table, ada, ben)
            self.assertEqual(hashlib.sha256(state["seed"].encode()).hexdigest(), state["commitment"])
            status, text = ada.get(f"/api/tables/{table}/record")
            self.assertEqual(status, 200)
            with tempfile.NamedTemporaryFile("w", suffix=f".{options['game']}", delete=False) as file:
                file.write(text)
            self.assertIn("match the commitment", limes("verify", file.name, "--commitment", state["commitment"]))
            self.assertIn("match the commitment", limes("verify", file.name))
            score = json.loads(limes("score", file.name, "--json"))
            key = "total" if options["game"] == "limes" else "points"
            self.assertTrue(score["over"])
            self.assertEqual([p[key] for p in score["players"]], [p[key] for p in state["view"]["players"]])
            # The view is what the command line says of the record.
            view = json.loads(limes("view", file.name, "--player", "1", "--json"))
            self.assertEqual(view, state["view"])
            os.unlink(file.name)
            self.assertRefused(ada.decide(table, "1", "d4^"), 409, "table/over")

    def test_views_in_mid_game_are_those_of_the_command_line(self):
        table, ada, ben = self.pair(game="limes")
        for _ in range(5):
            ada.decide_anything(table)
            ben.decide_anything(table)
        ada.decide_anything(table)
        _, text = ada.get(f"/api/tables/{table}/record")
        self.assertIn("| …", text)
        self.assertNotIn("Seed", text)
        with tempfile.NamedTemporaryFile("w", suffix=".limes") as file:
            file.write(text)
            file.flush()
            for number, client in [("1", ada), ("2", ben)]:
                view = json.loads(limes("view", file.name, "--player", number, "--json"))
                self.assertEqual(view, client.state(table)["view"])
        _, other = ben.get(f"/api/tables/{table}/record")
        self.assertEqual(other.rstrip().splitlines()[-1].count("|"), 0)
        # One player in full, as in the view.
        status, player = ben.get(f"/api/tables/{table}/seats/1")
        self.assertEqual((status, player), (200, ben.state(table)["view"]["players"][0]))
        self.assertRefused(ben.get(f"/api/tables/{table}/seats/3"), 404, "request/path")
        self.assertRefused(ben.get(f"/api/tables/{table}/seats/x"), 404, "request/path")


class Clocks(ServerTest):
    flags = ("--requests-per-second", "5000",)

    def test_nobody_waits_for_ever(self):
        ada, ben = self.server.guest("Ada"), self.server.guest("Ben")
        for game in ["limes", "limits"]:
            table = ada.make(game=game, clock={"turn_s": 1})
            ben.join(table)
            clock = ada.state(table)["clock"]
            self.assertLessEqual(clock["left_ms"], 1000)
            self.assertRegex(clock["ends"], r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$")
            first = ada.state(table)["view"]["asked"]
            ada.decide_anything(table)
            end = time.monotonic() + 10
            while not ada.state(table)["seats"][1]["stood_in"] and time.monotonic() < end:
                time.sleep(0.05)
            self.assertEqual(ada.state(table)["seats"][1]["stood_in"][0], first)
            for client in (ada, ben):
                client.post(f"/api/tables/{table}/leave")
            while ada.state(table)["state"] != "over" and time.monotonic() < end + 20:
                time.sleep(0.05)
            self.assertEqual(ada.state(table)["state"], "over")
