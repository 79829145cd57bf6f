"""`limes join` stops and comes back: identities in files, signals, and what is said about bad files."""

import os
import shutil
import signal
import socket
import stat
import subprocess
import sys
import tempfile
import time

from kit import BINARY, PATIENCE, Client, ServerTest, play_out

# An engine that notes its process and decides anything.
ENGINE = """
import json, os, random, sys
open(sys.argv[1], "w").write(str(os.getpid()))
for line in sys.stdin:
    ask = json.loads(line).get("ask")
    if ask:
        print(json.dumps({"decision": random.choice(ask["legal"])}), flush=True)
"""


def wait_for(is_so, seconds=PATIENCE):
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end, "it does not come about"
        time.sleep(0.02)


def is_running(process):
    try:
        os.kill(process, 0)
        return True
    except ProcessLookupError:
        return False


class ComingBack(ServerTest):
    flags = ("--requests-per-second", "5000", "--guests", "1000", "--commands-per-second", "1000")

    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="limes-join-")
        self.addCleanup(shutil.rmtree, self.folder)
        self.script = os.path.join(self.folder, "engine.py")
        with open(self.script, "w") as script:
            script.write(ENGINE)
        self.noted = os.path.join(self.folder, "process")
        self.token = os.path.join(self.folder, "token")
        self.ada = self.server.guest("Ada")

    def join(self, table, *flags, host=None):
        link = f"http://{host or self.server.host}/#/table/{table}"
        engine = f'"{sys.executable}" "{self.script}" "{self.noted}"'
        command = [BINARY, "join", link, "--engine", engine, *flags]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.addCleanup(lambda: process.poll() is None and process.kill())
        return process

    def seat(self, table, number=2):
        return next(seat for seat in self.ada.state(table)["seats"] if seat["seat"] == number)

    def wait_until_it_plays(self, table):
        """Ada decides until the engine has, too."""
        wait_for(lambda: self.ada.state(table)["state"] == "playing")
        before = self.ada.state(table)["version"]

        def both_have():
            self.ada.decide_anything(table)
            return self.ada.state(table)["version"] >= before + 4

        wait_for(both_have)

    def test_an_engine_that_comes_back_waits_for_a_server_that_is_not_there_yet(self):
        table = self.ada.make(game="limes")
        first = self.join(table, "--token-file", self.token)
        self.wait_until_it_plays(table)
        first.kill()
        first.wait()
        self.server.stop()
        second = self.join(table, "--token-file", self.token)
        stranger = self.join(table)
        self.assertNotEqual(stranger.wait(PATIENCE), 0, "a new guest does not wait")
        self.assertIn(b"waiting for it", second.stderr.readline())
        self.server.restart()
        self.wait_until_it_plays(table)
        self.assertIsNone(second.poll())

    def test_a_killed_engine_resumes_its_seat(self):
        for game in ["limes", "limits"]:
            token = self.token + game
            table = self.ada.make(game=game)
            first = self.join(table, "--token-file", token, "--name", "Mine")
            self.wait_until_it_plays(table)
            first.kill()
            first.communicate()
            self.assertEqual(stat.S_IMODE(os.stat(token).st_mode), 0o600)
            self.assertEqual(os.listdir(self.folder).count(os.path.basename(token)), 1)
            second = self.join(table, "--token-file", token)
            state = play_out(table, self.ada)
            out, err = second.communicate(timeout=PATIENCE)
            self.assertEqual(second.returncode, 0, err)
            self.assertIn(b"Mine has seat 2", err)
            self.assertEqual([line.count("(this engine)") for line in out.decode().splitlines() if "Mine" in line], [1])
            self.assertEqual((state["seats"][1]["name"], state["seats"][1]["stood_in"]), ("Mine", []))
            # Once the game is over, the result is told again.
            third = self.join(table, "--token-file", token)
            again, _ = third.communicate(timeout=PATIENCE)
            self.assertEqual((third.returncode, again), (0, out))

    def test_a_stopped_engine_leaves_its_seat_to_a_bot_and_takes_it_back(self):
        for number, game in [(signal.SIGTERM, "limes"), (signal.SIGINT, "limits")]:
            token = self.token + game
            table = self.ada.make(game=game)
            first = self.join(table, "--token-file", token, "--name", "Mine")
            self.wait_until_it_plays(table)
            engine = int(open(self.noted).read())
            first.send_signal(number)
            out, err = first.communicate(timeout=PATIENCE)
            self.assertEqual(first.returncode, 0, err)
            self.assertTrue(out.startswith(b"Left the table."), out)
            wait_for(lambda: not is_running(engine))
            # A bot decides meanwhile.
            def bot_has_played():
                self.ada.decide_anything(table)
                return self.seat(table)["stood_in"]
            wait_for(bot_has_played)
            second = self.join(table, "--token-file", token)
            self.wait_until_it_plays(table)
            stood_in = self.seat(table)["stood_in"]
            state = play_out(table, self.ada)
            _, err = second.communicate(timeout=PATIENCE)
            self.assertEqual(second.returncode, 0, err)
            self.assertIn(b"Mine has seat 2", err)
            self.assertEqual(state["seats"][1]["stood_in"], stood_in)

    def test_a_seat_that_was_left_to_a_bot_by_others_is_taken_back(self):
        table = self.ada.make(game="limes")
        engine = self.join(table, "--token-file", self.token)
        self.wait_until_it_plays(table)
        mine = Client(self.server, None, "Engine", open(self.token).read().strip())
        self.assertEqual(mine.post(f"/api/tables/{table}/leave"), (200, {}))
        wait_for(lambda: not self.seat(table).get("left", False))
        self.wait_until_it_plays(table)
        engine.terminate()
        self.assertEqual(engine.wait(PATIENCE), 0)
        # Its own leaving it does not undo.
        time.sleep(0.5)
        self.assertTrue(self.seat(table)["left"])

    def test_an_engine_that_is_sent_away_ends(self):
        table = self.ada.make(game="limes", seats=3)
        engine = self.join(table)
        wait_for(lambda: len(self.ada.state(table)["seats"]) == 2)
        self.assertEqual(self.ada.post(f"/api/tables/{table}/kick", {"seat": 2})[0], 200)
        _, err = engine.communicate(timeout=PATIENCE)
        self.assertEqual(engine.returncode, 2)
        self.assertIn(b"the seat was taken away", err)

    def test_without_a_token_file_the_seat_is_left_as_well(self):
        table = self.ada.make(game="limes", seats=3)
        engine = self.join(table)
        wait_for(lambda: len(self.ada.state(table)["seats"]) == 2)
        engine.terminate()
        self.assertEqual(engine.wait(PATIENCE), 0)
        # The game has not begun: the seat is free again.
        self.assertEqual([seat["name"] for seat in self.ada.state(table)["seats"]], ["Ada"])

    def test_a_signal_ends_it_while_the_server_is_away(self):
        mine = self.server.guest("Mine")
        table = self.ada.make(game="limes", seats=3)
        self.assertEqual(mine.join(table), (200, {"seat": 2}))
        with open(self.token, "w") as file:
            file.write(mine.token)
        self.server.stop()
        try:
            for number in [signal.SIGTERM, signal.SIGINT]:
                engine = self.join(table, "--token-file", self.token)
                self.assertIn(b"waiting for it", engine.stderr.readline())
                engine.send_signal(number)
                out, err = engine.communicate(timeout=5)
                self.assertEqual((engine.returncode, err), (0, b""))
                self.assertIn(b"Stopped before sitting down.", out)
                self.assertIn(b"was not left", out)
        finally:
            self.server.restart()
        self.assertEqual(len(self.ada.state(table)["seats"]), 2)

    def test_a_signal_ends_it_while_the_server_does_not_answer(self):
        with socket.create_server(("127.0.0.1", 0)) as listener:
            host = "127.0.0.1:%d" % listener.getsockname()[1]
            engine = self.join("0" * 20, host=host)
            connection, _ = listener.accept()
            with connection:
                self.assertTrue(connection.recv(1))
                engine.terminate()
                out, err = engine.communicate(timeout=5)
        self.assertEqual((engine.returncode, out), (2, b""))
        self.assertIn(b"the server does not answer", err)

    def test_a_second_signal_ends_it_at_once(self):
        table = self.ada.make(game="limes")
        engine = self.join(table)
        self.wait_until_it_plays(table)
        process = int(open(self.noted).read())
        self.server.process.send_signal(signal.SIGSTOP)
        try:
            engine.terminate()
            time.sleep(0.5)
            self.assertIsNone(engine.poll())
            engine.terminate()
            self.assertEqual(engine.wait(3), 128 + signal.SIGTERM)
            wait_for(lambda: not is_running(process), 3)
        finally:
            self.server.process.send_signal(signal.SIGCONT)

    def test_a_seat_that_cannot_be_left_is_mentioned(self):
        table = self.ada.make(game="limes")
        engine = self.join(table)
        self.wait_until_it_plays(table)
        self.server.process.send_signal(signal.SIGSTOP)
        try:
            engine.terminate()
            _, err = engine.communicate(timeout=PATIENCE)
        finally:
            self.server.process.send_signal(signal.SIGCONT)
        self.assertEqual(engine.returncode, 2)
        self.assertIn(b"the seat could not be left", err)

    def test_engines_without_a_name_sit_at_one_table(self):
        table = self.ada.make(game="limes", seats=3)
        engines = [self.join(table)]
        wait_for(lambda: len(self.ada.state(table)["seats"]) == 2)
        engines.append(self.join(table))
        play = lambda: self.ada.state(table)["state"] == "playing"
        wait_for(play)
        names = {seat["name"] for seat in self.ada.state(table)["seats"]}
        self.assertTrue(names <= {"Ada", "Engine", "Engine 2"}, names)
        for engine in engines:
            engine.terminate()
            self.assertEqual(engine.wait(PATIENCE), 0)

    def test_another_name_is_taken_over(self):
        for name in ["Mine", "Yours"]:
            table = self.ada.make(game="limes", seats=3)
            engine = self.join(table, "--token-file", self.token, "--name", name)
            wait_for(lambda: len(self.ada.state(table)["seats"]) == 2)
            self.assertEqual(self.seat(table)["name"], name)
            engine.terminate()
            engine.wait(PATIENCE)

    def refused(self, *flags, table=None):
        engine = self.join(table or self.ada.make(game="limes"), *flags)
        out, err = engine.communicate(timeout=PATIENCE)
        self.assertEqual((engine.returncode, out), (2, b""), err)
        self.assertEqual(err.count(b"\n"), 1, err)
        return err.decode()

    def test_files_without_a_token_are_refused(self):
        table = self.ada.make(game="limes")
        for rubbish in [b"", b"\n", b"two words", b"two\nlines\n", b"\xff\xfe", b"\0" * 64, b"x" * 10_000, b"\x1b[31mred"]:
            with open(self.token, "wb") as file:
                file.write(rubbish)
            self.assertIn("does not hold a token", self.refused("--token-file", self.token, table=table))
            with open(self.token, "rb") as file:
                self.assertEqual(file.read(), rubbish)
        for token in ["0" * 64, self.ada.token[:-1], "rubbish"]:
            with open(self.token, "w") as file:
                file.write(token)
            self.assertIn("does not know the token", self.refused("--token-file", self.token, table=table))
        for path, why in [(self.folder, "cannot be read"), (os.path.join(self.folder, "no", "token"), "cannot be created")]:
            self.assertIn(why, self.refused("--token-file", path, table=table))
        # Nobody has sat down, and no draft of a file is left.
        self.assertEqual(len(self.ada.state(table)["seats"]), 1)
        self.assertEqual(sorted(os.listdir(self.folder)), ["engine.py", "token"])

    def test_any_token_of_a_player_will_do(self):
        mine = self.server.guest("Mine")
        table = self.ada.make(game="limes", seats=3)
        self.assertEqual(mine.join(table), (200, {"seat": 2}))
        with open(self.token, "w") as file:
            file.write(mine.token)
        engine = self.join(table, "--token-file", self.token)
        self.assertIn(b"Mine has seat 2", engine.stderr.readline())
        engine.terminate()
        engine.communicate(timeout=PATIENCE)
