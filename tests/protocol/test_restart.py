"""Pulling the plug: nothing that was acknowledged is lost, and nobody has to begin anew."""

import json
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
import unittest

from kit import BINARY, Server, play_out

FLAGS = ("--requests-per-second", "10000", "--guests", "1000", "--commands-per-second", "1000")
# How often the plug is pulled; more for a long run.
TIMES = int(os.environ.get("LIMES_CRASHES", "5"))


class Restarts(unittest.TestCase):
    def setUp(self):
        self.server = Server(*FLAGS)

    def tearDown(self):
        self.server.remove()

    def test_a_game_goes_on_after_the_plug_was_pulled(self):
        ada, ben = self.server.guest("Ada"), self.server.guest("Ben")
        tables = [ada.make(game=game, seats=3, bots=[{"seat": 2, "level": 5}]) for game in ("limes", "limits")]
        for table in tables:
            ben.join(table)
            ada.decide_anything(table)
        command = {"id": "again", "asked": "1", "decision": ben.legal(tables[0])["legal"][0]}
        answer = ben.post(f"/api/tables/{tables[0]}/decisions", command)
        self.server.kill()
        self.server.restart()
        self.assertEqual(ben.post(f"/api/tables/{tables[0]}/decisions", command), answer)
        other = {**command, "decision": "d4^ +nw"} if command["decision"] != "d4^ +nw" else {**command, "decision": "d4^"}
        status, told = ben.post(f"/api/tables/{tables[0]}/decisions", other)
        self.assertEqual((status, told["error"]["code"]), (409, "request/id_reused"))
        for table in tables:
            self.assertEqual(play_out(table, ada, ben)["state"], "over")

    def test_it_stops_gracefully_and_tells_those_who_are_connected(self):
        ada = self.server.guest()
        table = ada.make(game="limes")
        socket = ada.socket()
        socket.send(type="watch", table=table)
        socket.kind("state")
        stopping = threading.Thread(target=self.server.stop)
        stopping.start()
        self.assertEqual(socket.kind("bye")["error"]["code"], "server/stopping")
        stopping.join()
        self.assertEqual(self.server.process.returncode, 0)
        self.server.restart()
        self.assertEqual(ada.state(table)["you"], 1)

    def test_a_clock_gives_time_after_a_restart(self):
        ada, ben = self.server.guest(), self.server.guest()
        quick, slow = ada.make(game="limes", clock={"turn_s": 2}), ada.make(game="limes", clock={"turn_h": 1})
        for table in (quick, slow):
            ben.join(table)
        self.server.kill()
        time.sleep(2.5)
        self.server.restart()
        left = ada.state(quick)["clock"]["left_ms"]
        self.assertTrue(500 < left <= 2000, left)
        self.assertGreater(ada.state(slow)["clock"]["left_ms"], 3_500_000)

    def test_restarts_in_a_row_do_not_stop_a_clock(self):
        ada, ben = self.server.guest("Ada"), self.server.guest("Ben")
        table = ada.make(game="limes", clock={"turn_s": 20})
        ben.join(table)
        ends = lambda: ada.state(table)["clock"]["ends"]
        asked = ends()
        time.sleep(1.5)
        self.server.kill()
        self.server.restart()
        extended = ends()
        self.assertGreater(extended, asked)
        version = ada.state(table)["version"]
        for _ in range(2):
            time.sleep(1.2)
            self.server.kill()
            self.server.restart()
            self.assertEqual((ends(), ada.state(table)["version"]), (extended, version))

    def test_a_second_server_keeps_out(self):
        done = subprocess.run([BINARY, "serve", "--address", "127.0.0.1:0", "--data", self.server.data], capture_output=True)
        self.assertEqual(done.returncode, 2)
        self.assertIn(b"another server uses", done.stderr)

    def test_a_backup_is_a_whole_server(self):
        ada, ben = self.server.guest("Ada"), self.server.guest("Ben")
        table = ada.make(game="limes")
        ben.join(table)
        ada.decide_anything(table)
        version, epoch = ada.state(table)["version"], ada.state(table)["epoch"]
        self.server.kill()
        self.server.restart()
        self.assertEqual(ada.state(table)["epoch"], epoch)
        with tempfile.TemporaryDirectory() as folder:
            copy = os.path.join(folder, "limes.db")
            backup = lambda: subprocess.run([BINARY, "backup", copy, "--data", self.server.data], capture_output=True)
            self.assertEqual(backup().returncode, 0)
            again = backup()
            self.assertEqual((again.returncode, b"exists" in again.stderr or b"already" in again.stderr), (2, True), again.stderr)
            ben.decide_anything(table)
            restored = Server(*FLAGS, data=folder)
            ada.server = restored
            self.assertEqual(ada.state(table)["version"], version)
            new = ada.state(table)["epoch"]
            self.assertTrue(new != epoch and 0 <= new < 2**53, new)
            restored.stop()
            restored.restart()
            self.assertEqual(ada.state(table)["epoch"], new)
            restored.stop()

    def test_every_acknowledged_decision_is_there_exactly_once(self):
        """SIGKILL under load at random moments, again and again."""
        players = [self.server.guest(f"P{number}") for number in range(8)]

        def make(game, one, other):
            table = one.make(game=game)
            other.join(table)
            return table

        pairs = [(game, *players[number : number + 2]) for number in range(0, 8, 2) for game in ("limes", "limits") * 2]
        tables = [make(*pair) for pair in pairs]
        acknowledged = {}
        stop = threading.Event()

        def play(table, clients, dice):
            """Decides until the plug is pulled; notes what was acknowledged."""
            while not stop.is_set():
                for client in clients:
                    try:
                        legal = client.legal(table)
                        if legal["asked"] is None:
                            continue
                        id, decision = f"{dice.getrandbits(64):x}", dice.choice(legal["legal"])
                        status, told = client.decide(table, legal["asked"], decision, id=id)
                        if status == 200:
                            acknowledged[table, client.player, id] = (legal["asked"], decision, told["version"])
                    except (OSError, AssertionError, json.JSONDecodeError):
                        if stop.is_set():
                            return
                        time.sleep(0.01)
                    except Exception as fault:  # A line cut in the middle.
                        if stop.is_set():
                            return

        for round in range(TIMES):
            stop.clear()
            dice = random.Random()
            # There is something to decide at every table, however often the plug is pulled.
            for place, pair in enumerate(pairs):
                if pair[1].state(tables[place])["state"] == "over":
                    tables[place] = make(*pair)
            threads = [threading.Thread(target=play, args=(table, pair, random.Random())) for table, (_, *pair) in zip(tables, pairs)]
            for thread in threads:
                thread.start()
            time.sleep(dice.uniform(0.05, 0.6))
            self.server.kill()
            stop.set()
            for thread in threads:
                thread.join()
            self.server.restart()
        print(f"{len(acknowledged)} decisions acknowledged, {TIMES} times the plug was pulled", file=sys.stderr)
        self.assertGreater(len(acknowledged), 10 * TIMES)
        by_player = {client.player: client for client in players}
        for (table, player, id), (asked, decision, version) in acknowledged.items():
            answer = by_player[player].decide(table, asked, decision, id=id)
            self.assertEqual(answer, (200, {"version": version}), (table, id))
        # What is stored, from a copy of the database: every version once, every command once.
        self.server.stop()
        stored = sqlite3.connect(os.path.join(self.server.data, "limes.db"))
        rows = stored.execute("SELECT id, version, body FROM events JOIN tables ON key = table_key ORDER BY id, version").fetchall()
        stored.close()
        seen, versions = {}, {}
        for table, version, body in rows:
            self.assertEqual(version, versions.get(table, 0) + 1)
            versions[table] = version
            decided = json.loads(body).get("decided")
            if decided and isinstance(decided["by"], dict):
                key = table, decided["seat"], decided["by"]["person"]
                self.assertNotIn(key, seen)
                seen[key] = version
        for (table, _, id), (_, _, version) in acknowledged.items():
            self.assertIn((table, id, version), {(key[0], key[2], at) for key, at in seen.items() if key[2] == id})
        self.server.restart()
