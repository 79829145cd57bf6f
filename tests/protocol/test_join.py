"""Other people's engines at a table: `limes join`."""

import itertools
import os
import subprocess
import sys
import tempfile
import time

from kit import BINARY, ServerTest

EXAMPLE = os.path.join(os.path.dirname(__file__), "..", "..", "examples", "mybot.py")


# An engine that takes its time and never says the same twice.
HESITANT = """
import json, random, sys, time
for line in sys.stdin:
    ask = json.loads(line).get("ask")
    if ask:
        time.sleep(0.03)
        print(json.dumps({"decision": random.choice(ask["legal"])}), flush=True)
"""


class Joining(ServerTest):
    flags = ("--requests-per-second", "5000", "--guests", "1000", "--commands-per-second", "1000")

    def join(self, table, engine, *flags):
        link = f"http://{self.server.host}/#/table/{table}"
        command = [BINARY, "join", link, "--engine", engine, "--name", "Mine", *flags]
        return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    def assertResult(self, out, state):
        """The result names everybody with rank and points, best first."""
        key = "total" if state["game"] == "limes" else "points"
        players = state["view"]["players"]
        lines = out.decode().splitlines()
        self.assertIn("is over", lines[0])
        self.assertEqual(len(lines), 1 + len(players), lines)
        for player in players:
            rank = 1 + sum(1 for other in players if other[key] > player[key])
            points = f"{player[key]} point"
            line = next(line for line in lines[1:] if player["name"] in line)
            self.assertTrue(line.strip().startswith(f"{rank}. {player['name']} ") and points in line, lines)
        ranks = [int(line.split(".")[0]) for line in lines[1:]]
        self.assertEqual(ranks, sorted(ranks))

    def test_an_engine_plays_whole_games(self):
        ada = self.server.guest("Ada")
        with tempfile.NamedTemporaryFile("w", suffix=".py", delete=False) as hesitant:
            hesitant.write(HESITANT)
        self.addCleanup(os.remove, hesitant.name)
        for game, program in itertools.product(["limes", "limits"], [EXAMPLE, hesitant.name]):
            table = ada.make(game=game)
            engine = self.join(table, f'"{sys.executable}" "{program}"')
            end = time.monotonic() + 60
            while ada.state(table)["state"] != "over" and time.monotonic() < end:
                if not (ada.state(table)["state"] == "playing" and ada.decide_anything(table)):
                    time.sleep(0.02)
            out, err = engine.communicate(timeout=20)
            self.assertEqual(engine.returncode, 0, err)
            state = ada.state(table)
            self.assertResult(out, state)
            self.assertEqual((state["state"], state["seats"][1]["name"], state["seats"][1]["stood_in"]), ("over", "Mine", []))

    def test_where_an_engine_fails_a_bot_plays_on(self):
        ada = self.server.guest("Ada")
        for engine, said in [("exit 1", b"ended by itself"), ("while read line; do echo '{\"decision\":\"rubbish\"}'; done", b"rubbish")]:
            table = ada.make(game="limes")
            joined = self.join(table, engine)
            _, err = joined.communicate(timeout=20)
            self.assertEqual(joined.returncode, 2)
            self.assertIn(said, err)
            ada.decide_anything(table)
            end = time.monotonic() + 10
            while ada.state(table)["view"]["round"] == 1 and time.monotonic() < end:
                time.sleep(0.05)
            self.assertEqual(ada.state(table)["view"]["round"], 2)

    def test_what_leads_to_no_table(self):
        ada = self.server.guest("Ada")
        for table, said in [("0" * 20, b"table/unknown"), ("x", b"the link of a table looks like")]:
            joined = self.join(table, "true")
            _, err = joined.communicate(timeout=20)
            self.assertEqual(joined.returncode, 2)
            self.assertIn(said, err)
        joined = self.join(ada.make(game="limes"), "true", "--seat", "7")
        self.assertIn(b"there is no seat 7", joined.communicate(timeout=20)[1])
