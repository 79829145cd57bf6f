"""What the server withstands: floods of bots, disks that fail, clocks that jump."""

import hashlib
import os
import re
import shutil
import sqlite3
import statistics
import subprocess
import tempfile
import time
import unittest

from kit import BINARY, PATIENCE, Server, ServerTest, at_once


class FaultyMachine:
    """A machine whose disk and clock can be broken and mended while a server runs on it."""

    def __init__(self, *flags):
        self.folder = tempfile.mkdtemp(prefix="limes-machine-")
        source = os.path.join(os.path.dirname(os.path.abspath(__file__)), "faulty_machine.c")
        library = os.path.join(self.folder, "faulty_machine.so")
        subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-Wall", "-Werror", "-o", library, source, "-ldl"], check=True)
        self.server = Server(*flags, env={"LD_PRELOAD": library, "FAULTY_MACHINE": self.folder})

    def breaks(self, what, text=""):
        part = os.path.join(self.folder, "part")
        with open(part, "w") as file:
            file.write(text)
        os.rename(part, os.path.join(self.folder, what))

    def mends(self, what):
        os.remove(os.path.join(self.folder, what))

    def remove(self):
        self.server.remove()
        shutil.rmtree(self.folder, ignore_errors=True)


def until(holds, timeout=PATIENCE):
    """Waits until something holds."""
    end = time.monotonic() + timeout
    while not holds():
        if time.monotonic() > end:
            raise AssertionError("it does not come about")
        time.sleep(0.02)


class Disk(unittest.TestCase):
    def setUp(self):
        self.machine = FaultyMachine()
        self.server = self.machine.server

    def tearDown(self):
        self.machine.remove()

    def metric(self, name):
        page = self.server.request("GET", "/metrics")[2]
        return float(re.search(rf"^{name} (\S+)$", page, re.MULTILINE)[1])

    def test_a_full_disk_is_told_and_tried_again_now_and_then(self):
        ada = self.server.guest()
        tables = [ada.make(game="limes", seats=1, clock={"turn_s": 1}) for _ in range(5)]
        health = lambda: self.server.request("GET", "/healthz")
        self.assertEqual((health()[0], self.metric("limes_failed_writes_total")), (200, 0))
        self.assertGreater(self.metric("limes_disk_free_bytes"), 0)
        self.machine.breaks("disk-full")
        for table in tables:
            self.assertEqual(ada.decide(table, "1", "d4^")[0], 503)
        status, headers, told = health()
        self.assertEqual((status, told["error"]["code"]), (503, "server/busy"))
        self.assertIn("full", told["error"]["message"])
        # When the clocks have run out bots try, and try again, but not thousands of times.
        until(lambda: self.metric("limes_failed_writes_total") > 8)
        end = time.monotonic() + 2
        while time.monotonic() < end:
            self.assertLess(self.metric("limes_failed_writes_total"), 100)
            time.sleep(0.1)
        self.assertLess(self.server.logged().count("ERROR"), 10)
        for table in tables:
            self.assertEqual(ada.state(table)["view"]["round"], 1)
        self.machine.mends("disk-full")
        until(lambda: health()[0] == 200)
        for table in tables:
            until(lambda: ada.state(table)["view"]["round"] > 1)

    def test_writes_are_probed_when_nobody_wants_anything(self):
        self.machine.breaks("disk-full")
        self.assertEqual(self.server.request("POST", "/api/players", {"name": "Ada"})[0], 503)
        self.assertEqual(self.server.request("GET", "/healthz")[0], 503)
        self.machine.mends("disk-full")
        until(lambda: self.server.request("GET", "/healthz")[0] == 200)


class Bots(ServerTest):
    flags = ("--requests-per-second", "5000", "--guests", "1000", "--commands-per-second", "1000", "--bot-threads", "1")

    def answered_after(self, player):
        """How long a player waits for the other seat, a bot, in the first round of a new game."""
        table = player.make(game="limes", bots=[{"seat": 2, "level": 4}])
        start = time.monotonic()
        self.assertEqual(player.decide(table, "1", "d4^")[0], 200)
        while player.state(table)["view"]["round"] == 1:
            self.assertLess(time.monotonic() - start, PATIENCE)
            time.sleep(0.002)
        took = time.monotonic() - start
        player.post(f"/api/tables/{table}/leave")
        return took

    def flood(self, leaves):
        """One visitor starts 200 games against 15 bots each."""
        eves = [self.server.guest() for _ in range(4)]
        bots = [{"seat": seat, "level": 6} for seat in range(2, 17)]

        def start(eve):
            for _ in range(50):
                table = eve.make(game="limes", seats=16, bots=bots)
                if leaves:
                    self.assertEqual(eve.post(f"/api/tables/{table}/leave"), (200, {}))

        at_once([lambda eve=eve: start(eve) for eve in eves])

    def test_bots_of_others_do_not_hold_up_a_game(self):
        ada = self.server.guest("Ada")
        idle = statistics.median(self.answered_after(ada) for _ in range(5))
        for leaves in (False, True):
            self.flood(leaves)
            busy = statistics.median(self.answered_after(ada) for _ in range(5))
            self.assertLess(busy, 10 * idle + 0.25, (leaves, idle))

    def test_a_game_that_all_have_left_goes_on_when_somebody_is_back(self):
        ada = self.server.guest()
        table = ada.make(game="limes", bots=[{"seat": 2, "level": 6}])
        self.assertEqual(ada.post(f"/api/tables/{table}/leave"), (200, {}))
        self.assertEqual(ada.state(table)["view"]["round"], 1)
        self.assertEqual(ada.join(table), (200, {"seat": 1}))
        self.assertEqual(ada.decide(table, "1", "d4^")[0], 200)
        end = time.monotonic() + PATIENCE
        while ada.state(table)["view"]["round"] == 1 and time.monotonic() < end:
            time.sleep(0.02)
        self.assertEqual(ada.state(table)["view"]["round"], 2)


class Damage(ServerTest):
    def database(self):
        return sqlite3.connect(os.path.join(self.server.data, "limes.db"), isolation_level=None, timeout=PATIENCE)

    def test_damage_to_the_file_is_told_after_the_start(self):
        server = Server()
        self.addCleanup(server.remove)
        damaged = lambda: "\nlimes_database_damaged 1\n" in server.request("GET", "/metrics")[2]
        server.guest().make(game="limes")
        until(lambda: "the database is intact" in server.logged())
        self.assertFalse(damaged())
        self.assertEqual(server.stop(), 0)
        file = os.path.join(server.data, "limes.db")
        with sqlite3.connect(file) as database:
            (page,) = database.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'listed_tables'").fetchone()
        database.close()
        with open(file, "r+b") as content:
            content.seek((page - 1) * 4096)
            content.write(b"rubbish!" * 512)
        server.restart()
        until(damaged)
        self.assertIn("the database is damaged", server.logged())
        self.assertEqual(subprocess.run([BINARY, "check", "--data", server.data], capture_output=True).returncode, 1)

    def test_a_table_that_cannot_be_read_is_found(self):
        ada = self.server.guest()
        table, other = ada.make(game="limes", seats=1), ada.make(game="limits", bots=[{"seat": 2, "level": 1}])
        ada.decide_anything(table)
        check = lambda: subprocess.run([BINARY, "check", "--data", self.server.data], capture_output=True, text=True)
        self.assertEqual((check().returncode, check().stderr), (0, ""))
        database = self.database()
        database.execute("UPDATE events SET body = 'rubbish' WHERE version = 2 AND table_key = (SELECT key FROM tables WHERE id = ?)", (table,))
        done = check()
        self.assertEqual(done.returncode, 1)
        self.assertIn(f"{table} cannot be read: event 2", done.stdout)
        self.assertNotIn(other, done.stdout)
        database.execute("DELETE FROM events WHERE table_key = (SELECT key FROM tables WHERE id = ?)", (table,))
        database.execute("DELETE FROM members WHERE table_key = (SELECT key FROM tables WHERE id = ?)", (table,))
        database.execute("DELETE FROM tables WHERE id = ?", (table,))
        database.close()
        self.assertEqual(check().returncode, 0)
        with tempfile.TemporaryDirectory() as folder:
            done = subprocess.run([BINARY, "check", "--data", folder], capture_output=True, text=True)
            self.assertEqual(done.returncode, 2)

    def test_a_damaged_table_holds_up_nobody_else(self):
        ada, ben = self.server.guest(), self.server.guest()
        damaged = ada.make(game="limes")
        large = ada.make(game="limes", seats=18, clock={"turn_h": 1}, bots=[{"seat": seat, "level": 1} for seat in range(3, 19)])
        for table in (damaged, large):
            ben.join(table)
        wire, other = ben.socket(), ben.socket()
        for socket, table in ((wire, large), (other, damaged)):
            socket.send(type="watch", table=table)
            socket.kind("state")
        # Somebody else's tool has put a row there that means nothing.
        newest = "table_key = (SELECT key FROM tables WHERE id = ?)"
        database = self.database()
        database.execute(f"INSERT INTO events SELECT table_key, max(version) + 1, 0, 'rubbish' FROM events WHERE {newest}", (damaged,))
        for _ in range(2):
            self.assertRefused(ben.decide(damaged, "1", "d4^"), 503, "server/busy")
        self.assertRefused(ada.get(f"/api/tables/{damaged}"), 503, "server/busy")
        self.assertEqual(other.kind("refused")["error"]["code"], "server/busy")
        self.assertEqual(ben.get("/api/me")[0], 200)
        # News of large tables come with the round in which all tables are looked after.
        self.assertEqual(ada.decide(large, "1", "d4^")[0], 200)
        wire.until(lambda message: message["type"] == "state" and message.get("moved") == 17, 15)
        database.execute(f"DELETE FROM events WHERE body = 'rubbish' AND {newest}", (damaged,))
        database.close()
        until(lambda: ben.get(f"/api/tables/{damaged}")[0] == 200)
        other.kind("state")
        self.assertEqual(ben.decide(damaged, "1", "d4^")[0], 200)


class Forgetting(ServerTest):
    def traces(self, secrets):
        """The secrets in the files of the database."""
        found = set()
        # The operator's socket is no file that holds anything.
        for file in filter(os.DirEntry.is_file, os.scandir(self.server.data)):
            with open(file, "rb") as opened:
                content = opened.read()
            found |= {secret for secret in secrets if secret in content}
        return found

    def test_nothing_of_a_deleted_player_is_left_in_the_files(self):
        ada, eve = self.server.guest(), self.server.guest("Zebedeus Quark")
        secrets = [b"Zebedeus Quark", b"zebedeus quark", hashlib.sha256(eve.token.encode()).digest()]
        self.assertEqual(eve.post("/api/me/password", {"password": "a secret"})[0], 200)
        table = ada.make(game="limes")
        eve.join(table)
        with sqlite3.connect(os.path.join(self.server.data, "limes.db")) as database:
            query = "SELECT password, recovery FROM players WHERE id = ?"
            secrets += [text.encode() for text in database.execute(query, (eve.player,)).fetchone()]
        database.close()
        self.assertEqual(self.traces(secrets), set(secrets))
        self.assertEqual(eve.call("DELETE", "/api/me", {})[0], 200)
        # Others play on meanwhile.
        ada.decide_anything(table)
        until(lambda: not self.traces(secrets), 10)


class Logs(unittest.TestCase):
    def test_the_log_tells_no_decision_whatever_is_asked_of_it(self):
        for wanted in ("trace", "debug,tungstenite=trace,hyper=trace,sqlx=trace"):
            server = Server(env={"RUST_LOG": wanted})
            self.addCleanup(server.remove)
            ada, ben = server.guest(), server.guest()
            table = ada.make(game="limits")
            ben.join(table)
            wire = ada.socket()
            wire.send(type="watch", table=table)
            hidden = wire.until(lambda message: message["type"] == "state" and message["state"] == "playing")
            decision = ada.legal(table)["legal"][0]
            wire.send(type="decide", table=table, id="secret-id", asked=hidden["view"]["asked"], decision=decision)
            wire.kind("done")
            ben.decide_anything(table)
            self.assertEqual(server.stop(), 0)
            log = server.logged()
            self.assertIn("ready", log)
            for secret in (decision, "secret-id", ada.token, ben.token):
                self.assertNotIn(secret, log)


class Time(unittest.TestCase):
    def setUp(self):
        self.machine = FaultyMachine()
        self.server = self.machine.server
        self.ada, self.ben = self.server.guest(), self.server.guest()

    def tearDown(self):
        self.machine.remove()

    def make(self, **options):
        table = self.ada.make(game="limes", **options)
        self.ben.join(table)
        return table

    def test_a_clock_of_the_machine_that_jumps_moves_no_deadline(self):
        endless, daily, quick = self.make(), self.make(clock={"turn_h": 24}), self.make(clock={"turn_s": 30})
        left = lambda table: self.ada.state(table)["clock"]["left_ms"]
        for seconds in (31 * 24 * 3600, -24 * 3600):
            self.machine.breaks("clock", str(seconds))
            logged = len(self.server.logged())
            until(lambda: "has jumped" in self.server.logged()[logged:])
            self.assertEqual(self.ada.state(endless)["state"], "playing")
            for table, turn in ((daily, 24 * 3600_000), (quick, 30_000)):
                self.assertEqual(self.ada.state(table)["view"]["round"], 1)
                self.assertTrue(turn - 20_000 < left(table) <= turn, left(table))
            quick = self.make(clock={"turn_s": 30})
            self.machine.mends("clock")
        self.assertEqual(self.ada.state(endless)["state"], "playing")

    def test_a_start_with_a_wrong_clock_gives_up_no_table(self):
        endless, quick = self.make(), self.make(clock={"turn_s": 30})
        for seconds in ("0", str(31 * 24 * 3600), "0"):
            self.server.kill()
            self.machine.breaks("clock", seconds)
            self.server.restart()
            self.assertEqual(self.ada.state(endless)["state"], "playing")
            state = self.ada.state(quick)
            self.assertEqual(state["view"]["round"], 1)
            self.assertTrue(0 < state["clock"]["left_ms"] <= 30_000, state["clock"])
