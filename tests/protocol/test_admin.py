"""What an operator does against abuse with `limes admin`, on a running server."""

import json
import os
import pty
import shutil
import signal
import socket
import sqlite3
import stat
import subprocess
import tempfile
import time
import unittest

from kit import BINARY, PATIENCE, Client, Server, ServerTest, Socket, at_once, code

PASSWORD = "a good password"
FLAGS = ("--requests-per-second", "5000", "--guests", "1000", "--commands-per-second", "5000")


def admin(data, *args, stdin=""):
    """Exit code, standard output, and what was said on standard error."""
    command = [BINARY, "admin", "--data", data, *args]
    done = subprocess.run(command, input=stdin, capture_output=True, text=True, timeout=PATIENCE)
    return done.returncode, done.stdout, done.stderr


class AdminTest(ServerTest):
    flags = FLAGS

    def admin(self, *args, stdin=""):
        status, out, err = admin(self.server.data, *args, stdin=stdin)
        self.assertEqual(status, 0, err)
        return out

    def rows(self, *args):
        return [json.loads(line) for line in self.admin("--json", *args).splitlines()]

    def refused(self, *args, stdin=""):
        """What is said to a request that is refused."""
        status, out, err = admin(self.server.data, *args, stdin=stdin)
        self.assertEqual((status, out), (2, ""), err)
        self.assertRegex(err, r"^limes: [^\n]+\n$")
        return err

    def post(self, path, body, **headers):
        status, headers, told = self.server.request("POST", path, body, headers)
        return status, told

    def claimed(self, name):
        owner = self.server.guest(name)
        self.assertEqual(owner.post("/api/me/password", {"password": PASSWORD})[0], 200)
        return owner

    def ends(self, wire, refusal):
        """Waits until the server ends a socket with this code."""
        self.assertEqual(wire.kind("bye")["error"]["code"], refusal)
        self.assertIsNone(wire.receive())


class Lists(AdminTest):
    def test_players_are_listed_by_name_and_address(self):
        ada, ben = self.claimed("Lister Ada"), self.server.guest("Lister Ben")
        table = ben.make(game="limes", seats=3)
        wire = ben.socket()
        wire.send(type="ping")
        wire.kind("pong")
        rows = {row["player"]: row for row in self.rows("players", "--name", "lister")}
        self.assertEqual(set(rows), {ada.player, ben.player})
        self.assertEqual((rows[ada.player]["claimed"], rows[ada.player]["connected"], rows[ada.player]["open_tables"]), (True, False, 0))
        self.assertEqual((rows[ben.player]["claimed"], rows[ben.player]["connected"], rows[ben.player]["open_tables"]), (False, True, 1))
        self.assertEqual(rows[ben.player]["addresses"], ["127.0.0.1"])
        self.assertRegex(rows[ben.player]["last_seen"], r"^\d{4}-\d\d-\d\d$")
        self.assertIn(ben.player, [row["player"] for row in self.rows("players", "--address", "127.0.0.0/8")])
        self.assertEqual(self.rows("players", "--address", "192.0.2.1"), [])
        self.assertIn("not a valid address", self.refused("players", "--address", "here"))
        text = self.admin("players", "--name", "LISTER")
        self.assertRegex(text, rf"(?m)^PLAYER +NAME .*ADDRESSES$")
        self.assertRegex(text, rf"(?m)^{ben.player}  Lister Ben  1 .* here +127\.0\.0\.1$")
        self.assertEqual(self.rows("tables", "--player", ben.player)[0]["table"], table)
        # No more rows than wanted, and a hint.
        status, out, err = admin(self.server.data, "players", "--name", "lister", "--limit", "1", "--json")
        self.assertEqual((status, len(out.splitlines())), (0, 1))
        self.assertIn("more", err)
        self.assertEqual(admin(self.server.data, "players", "--name", "lister", "--limit", "2")[2], "")
        self.assertEqual(self.admin("players", "--name", "nobody at all"), "")

    def test_tables_are_listed(self):
        ada = self.server.guest("Tabler")
        listed = ada.make(game="limes", seats=3, listed=True)
        private = ada.make(game="limits", seats=2)
        rows = self.rows("tables", "--player", "Tabler")
        self.assertEqual([row["table"] for row in rows], [private, listed])
        self.assertEqual({key: rows[1][key] for key in ("game", "state", "listed", "seats", "free", "host", "players")},
            {"game": "limes", "state": "open", "listed": True, "seats": 3, "free": 2, "host": "Tabler", "players": ["Tabler"]})
        self.assertIn(listed, [row["table"] for row in self.rows("tables", "--listed")])
        self.assertNotIn(private, [row["table"] for row in self.rows("tables", "--listed")])
        self.assertRegex(self.admin("tables"), rf"(?m)^{listed}  limes +open +1/3 .* listed  Tabler$")

    def test_whoever_is_meant_is_named_clearly(self):
        twins = [self.server.guest("Twin") for _ in range(2)]
        said = self.refused("rename", "twin", "Other")
        self.assertIn("2 players are called twin", said)
        self.assertTrue(all(twin.player in said for twin in twins), said)
        self.admin("rename", twins[0].player, "Other twin")
        self.assertIn("there is no player Nobody", self.refused("rename", "Nobody", "Other"))
        self.assertIn("there is no player 0000", self.refused("ban", "0" * 20))
        for command in ["close", "unlist", "delete"]:
            more = ["--yes"] if command == "delete" else []
            self.assertIn("there is no table", self.refused(command, "0" * 20, *more))
            self.assertIn("is not a table", self.refused(command, "rubbish", *more))
        for address in ["300.1.1.1", "192.0.2.0/33", "192.0.2.0/x.", "2001:db8::/129", "1:2:3"]:
            self.assertRegex(self.refused("ban", address), "not a valid address|the prefix must be|there is no player")
        self.assertIn("too large", self.refused("ban", "0.0.0.0/0"))
        for time_ in ["0d", "7", "soon"]:
            self.assertIn("--for", self.refused("ban", "192.0.2.1", "--for", time_))


class Names(AdminTest):
    def test_a_rude_name_goes_everywhere(self):
        rude, ben = self.server.guest("Rude Name"), self.server.guest("Polite")
        table = rude.make(game="limes", seats=3, listed=True)
        over = rude.make(game="limes", seats=1)
        self.admin("close", over)
        ben.join(table)
        wire = ben.socket()
        wire.send(type="watch", table=table)
        wire.kind("state")
        self.assertIn("is called Quiet", self.admin("rename", "Rude Name", "Quiet"))
        state = wire.until(lambda message: message["type"] == "state" and "Rude" not in json.dumps(message))
        self.assertIn("Quiet", json.dumps(state))
        self.assertEqual(rude.get("/api/me")[1]["name"], "Quiet")
        for told in [rude.get("/api/tables"), rude.get("/api/me"), rude.get(f"/api/tables/{over}")]:
            self.assertNotIn("Rude", json.dumps(told[1]))
        # Names are checked as when players choose them.
        self.claimed("Taken")
        for name in ["Taken", "taken", "beginner", "Polite"]:
            self.assertIn("the name", self.refused("rename", rude.player, name))
        self.assertIn("name", self.refused("rename", rude.player, "x" * 500))
        # Also after a restart.
        self.server.kill()
        self.server.restart()
        self.assertNotIn("Rude", json.dumps(ben.state(table)))

    def test_a_freed_name_can_be_claimed_by_somebody_else(self):
        squatter = self.claimed("Mayor")
        table = squatter.make(game="limes", seats=2)
        self.assertRefused(self.post("/api/players", {"name": "Mayor"}), 409, "player/name")
        self.assertIn("nobody has claimed the name Sheriff", self.refused("free-name", "Sheriff"))
        self.assertIn("is free", self.admin("free-name", "mayor"))
        self.assertIn("nobody has claimed", self.refused("free-name", "Mayor"))
        me = squatter.get("/api/me")[1]
        self.assertEqual((me["claimed"], [own["table"] for own in me["tables"]]), (False, [table]))
        self.assertRefused(self.post("/api/login", {"name": "Mayor", "password": PASSWORD}), 401, "player/password")
        owner = self.claimed("Mayor")
        self.assertNotEqual(owner.player, squatter.player)
        self.assertRefused(squatter.post("/api/me/password", {"password": PASSWORD}), 409, "player/name")

    def test_a_new_password_works_and_ends_old_sessions(self):
        owner = self.claimed("Forgetful")
        wire = owner.socket()
        wire.send(type="ping")
        wire.kind("pong")
        new = "a password by the operator"
        self.assertIn("6", self.refused("set-password", "Forgetful", stdin="short\n"))
        self.assertIn("no password", self.refused("set-password", "Forgetful"))
        self.assertIn("nobody has claimed", self.refused("set-password", "Somebody else", stdin=new))
        self.assertNotEqual(admin(self.server.data, "set-password", "Forgetful", new)[0], 0)
        self.assertEqual(owner.get("/api/me")[0], 200)
        self.assertIn("has a new password", self.admin("set-password", "forgetful", stdin=new + "\n"))
        self.ends(wire, "player/unknown")
        self.assertRefused(owner.get("/api/me"), 401, "player/unknown")
        self.assertRefused(self.post("/api/login", {"name": "Forgetful", "password": PASSWORD}), 401, "player/password")
        status, told = self.post("/api/login", {"name": "Forgetful", "password": new})
        self.assertEqual((status, told["player"]), (200, owner.player))
        self.assertNotIn(new, self.server.logged())
        self.assertNotIn("short", self.server.logged())


class Tables(AdminTest):
    def test_a_table_is_closed_once(self):
        ada = self.server.guest()
        table = ada.make(game="limes", seats=2)
        wire = ada.socket()
        wire.send(type="watch", table=table)
        self.assertEqual(wire.kind("state")["state"], "open")
        self.assertIn("is closed", self.admin("close", f"http://{self.server.host}/#/table/{table}"))
        self.assertEqual(wire.kind("state")["state"], "closed")
        self.assertIn("ended already", self.refused("close", table))

    def test_an_unlisted_table_goes_on(self):
        ada, ben = self.server.guest(), self.server.guest()
        table = ada.make(game="limes", seats=3, listed=True)
        listed = lambda: [row["table"] for row in ada.get("/api/tables")[1]["tables"]]
        self.assertIn(table, listed())
        self.admin("unlist", table)
        self.assertNotIn(table, listed())
        self.assertIn("not in the public list", self.refused("unlist", table))
        self.server.kill()
        self.server.restart()
        self.assertNotIn(table, listed())
        self.assertEqual(ben.join(table)[0], 200)
        self.assertNotIn(table, listed())

    def test_a_deleted_table_is_nowhere(self):
        ada, ben = self.server.guest("Deleter"), self.server.guest()
        table = ada.make(game="limits", seats=2, listed=True)
        other = ada.make(game="limits", seats=2)
        wire = ada.socket()
        wire.send(type="mine")
        wire.until(lambda message: message["type"] == "mine" and len(message["tables"]) == 2)
        wire.send(type="watch", table=table)
        wire.kind("state")
        self.assertIn("--yes", self.refused("delete", table))
        self.assertEqual(ada.get(f"/api/tables/{table}")[0], 200)
        self.assertIn("is deleted", self.admin("delete", table, "--yes"))
        gone = wire.until(lambda message: message["type"] == "refused")
        self.assertEqual((gone["table"], gone["error"]["code"]), (table, "table/unknown"))
        wire.until(lambda message: message["type"] == "mine" and [own["table"] for own in message["tables"]] == [other])
        wire.send(type="say", table=table, phrase="hello")
        wire.until(lambda message: message["type"] == "refused" and message["error"]["code"] == "table/unknown")
        for answer in [ada.get(f"/api/tables/{table}"), ben.join(table), ada.post(f"/api/tables/{table}/start")]:
            self.assertRefused(answer, 404, "table/unknown")
        self.assertEqual([own["table"] for own in ada.get("/api/me")[1]["tables"]], [other])
        self.assertNotIn(table, json.dumps(ada.get("/api/tables")[1]))
        self.assertNotIn(table, json.dumps(self.rows("tables")))
        self.assertIn("there is no table", self.refused("delete", table, "--yes"))
        self.server.kill()
        self.server.restart()
        self.assertRefused(ada.get(f"/api/tables/{table}"), 404, "table/unknown")
        checked = subprocess.run([BINARY, "check", "--data", self.server.data], capture_output=True)
        self.assertEqual(checked.returncode, 0, checked.stdout)

    def test_a_table_whose_game_is_on_is_deleted(self):
        ada, ben = self.server.guest(), self.server.guest()
        table = ada.make(game="limits", seats=2)
        ben.join(table)
        self.admin("delete", table, "--yes")
        legal = ada.get(f"/api/tables/{table}/legal")
        self.assertRefused(legal, 404, "table/unknown")
        self.assertRefused(ada.decide(table, "1.0", "hide r"), 404, "table/unknown")


class Bans(AdminTest):
    def test_a_banned_player_is_out_at_once_and_after_a_restart(self):
        rude, ben = self.claimed("Rude Player"), self.server.guest()
        table = rude.make(game="limits", seats=2)
        ben.join(table)
        wire = rude.socket()
        wire.send(type="watch", table=table)
        wire.kind("state")
        stream = self.server_stream(rude, table)
        said = self.admin("ban", "rude player", "--for", "7d", "--reason", "swears")
        self.assertRegex(said, r"is banned until \d{4}-.* 1\.$")
        self.ends(wire, "server/banned")
        stream.settimeout(PATIENCE)
        while stream.recv(65536):
            pass
        banned = (403, "server/banned")
        for answer in [rude.get("/api/me"), rude.get("/api/tables"), rude.join(table), rude.post("/api/me/password", {"password": PASSWORD})]:
            self.assertEqual(code(answer), banned)
        self.assertEqual(code(self.post("/api/login", {"name": "Rude Player", "password": PASSWORD})), banned)
        self.assertEqual(Socket(self.server.host, rude.bearer).status, 403)
        # A bot plays on, as when they leave.
        self.assertTrue(ben.state(table)["seats"][0]["left"])
        [row] = self.rows("bans")
        self.assertEqual((row["banned"], row["name"], row["reason"]), (rude.player, "Rude Player", "swears"))
        self.assertRegex(self.admin("bans"), rf"(?m)^{rude.player}  Rude Player .* swears$")
        self.assertTrue(self.rows("players", "--name", "Rude Player")[0]["banned"])
        self.server.kill()
        self.server.restart()
        self.assertEqual(code(rude.get("/api/me")), banned)
        self.assertEqual(self.server.request("GET", "/healthz")[0], 200)
        self.assertIn("is not banned any more", self.admin("unban", rude.player))
        self.assertEqual(rude.get("/api/me")[0], 200)
        self.assertEqual(self.rows("bans"), [])
        self.assertIn("is not banned", self.refused("unban", rude.player))
        # Their seat is still theirs.
        self.assertEqual(rude.join(table), (200, {"seat": 1}))

    def test_a_banned_player_can_still_log_out_and_have_their_data(self):
        rude, gone = self.claimed("Loud Player"), self.server.guest()
        self.admin("ban", rude.player)
        self.admin("ban", gone.player)
        status, data = rude.get("/api/me/export")
        self.assertEqual((status, data["name"]), (200, "Loud Player"))
        self.assertEqual(rude.post("/api/logout")[0], 200)
        self.assertRefused(rude.get("/api/me/export"), 401, "player/unknown")
        self.assertEqual(gone.call("DELETE", "/api/me")[0], 200)
        self.assertRefused(gone.get("/api/me/export"), 401, "player/unknown")
        for player in [rude, gone]:
            self.admin("unban", player.player)

    def server_stream(self, client, table):
        host, port = self.server.host.rsplit(":", 1)
        wire = socket.create_connection((host, int(port)), PATIENCE)
        wire.sendall(f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {client.token}\r\n\r\n".encode())
        self.assertIn(b"200 OK", wire.recv(100))
        self.addCleanup(wire.close)
        return wire

    def test_this_machine_cannot_be_banned(self):
        for address in ["127.0.0.1", "127.0.0.0/8", "::1", "::ffff:127.0.0.1"]:
            self.assertIn("this machine", self.refused("ban", address))
        self.assertEqual(self.server.request("GET", "/api/server")[0], 200)


class BehindAProxy(AdminTest):
    flags = ("--behind-proxy", "--public-url", "https://games.example.org", *FLAGS)

    def visit(self, address, path="/api/tables", client=None):
        headers = {"X-Forwarded-For": address, **(client.bearer if client else {})}
        status, _, told = self.server.request("GET", path, None, headers)
        return code((status, told))

    def wire(self, address, client=None):
        return Socket(self.server.host, {"X-Forwarded-For": address, **(client.bearer if client else {})})

    def test_a_64_of_ipv6_is_banned_as_a_whole(self):
        ada = self.server.guest()
        table = ada.make(game="limits", seats=2)
        inside = [self.wire("2001:db8:1:2::1", ada), self.wire("2001:db8:1:2:ffff::9")]
        outside = self.wire("2001:db8:1:3::1")
        for wire in [*inside, outside]:
            wire.send(type="watch", table=table)
            wire.kind("state")
        self.assertEqual(self.rows("players", "--address", "2001:db8:1:2::")[0]["player"], ada.player)
        self.assertIn("2001:db8:1:2::/64 is banned for ever", self.admin("ban", "2001:db8:1:2::1"))
        for wire in inside:
            self.ends(wire, "server/banned")
        banned = (403, "server/banned")
        self.assertEqual(self.visit("2001:db8:1:2:abcd::5"), banned)
        self.assertEqual(self.visit("2001:db8:1:2::1", "/api/me", ada), banned)
        self.assertEqual(self.wire("2001:db8:1:2::7").status, 403)
        self.assertEqual(self.visit("2001:db8:1:3::1")[0], 200)
        outside.send(type="ping")
        outside.kind("pong")
        # The player themselves may come from elsewhere.
        self.assertEqual(self.visit("2001:db8:1:3::1", "/api/me", ada)[0], 200)
        self.assertIn("2001:db8:1:2::/64 is", self.refused("unban", "2001:db8:1:2::1/128"))
        self.admin("unban", "2001:db8:1:2::9")
        self.assertEqual(self.visit("2001:db8:1:2:abcd::5")[0], 200)

    def test_networks_and_single_addresses_of_ipv4(self):
        self.admin("ban", "192.0.2.77/24")
        self.admin("ban", "198.51.100.7")
        self.assertEqual([row["banned"] for row in self.rows("bans")], ["192.0.2.0/24", "198.51.100.7"])
        for address, status in [("192.0.2.1", 403), ("192.0.3.1", 200), ("198.51.100.7", 403), ("198.51.100.8", 200)]:
            self.assertEqual(self.visit(address)[0], status, address)
        self.assertEqual(self.server.request("GET", "/healthz", None, {"X-Forwarded-For": "192.0.2.1"})[0], 200)
        self.admin("unban", "192.0.2.0/24")
        self.admin("unban", "198.51.100.7")
        self.assertEqual(self.visit("192.0.2.1")[0], 200)

    def test_an_ended_ban_lets_in(self):
        self.admin("ban", "203.0.113.9", "--for", "1m")
        self.assertEqual(self.visit("203.0.113.9")[0], 403)
        self.server.stop()
        # A minute later, as far as the database knows.
        database = sqlite3.connect(os.path.join(self.server.data, "limes.db"))
        with database:
            changed = database.execute("UPDATE bans SET ends_at = ends_at - 61000")
            self.assertEqual(changed.rowcount, 1)
        database.close()
        self.server.restart()
        self.assertEqual(self.visit("203.0.113.9")[0], 200)
        self.assertEqual(self.rows("bans"), [])


class TheSocket(AdminTest):
    def path(self):
        return os.path.join(self.server.data, "admin.sock")

    def say(self, request, end=True):
        """What is answered to bytes."""
        wire = socket.socket(socket.AF_UNIX)
        wire.settimeout(PATIENCE)
        wire.connect(self.path())
        with wire:
            wire.sendall(request)
            if end:
                wire.shutdown(socket.SHUT_WR)
            told = b""
            while more := wire.recv(65536):
                told += more
        return told.decode()

    def test_only_their_owner_can_use_it(self):
        mode = os.stat(self.path()).st_mode
        self.assertTrue(stat.S_ISSOCK(mode))
        self.assertEqual(stat.S_IMODE(mode), 0o600)

    def test_garbage_is_answered_and_logged(self):
        for request in [b"\n", b"hello\n", b"\xff\n", b"{}\n", b"[]\n", b'{"command":"shout"}\n', b'{"command":"set-password","name":"x","password":{"p":"tell-nobody"}}\n', b'{"command":"close"', b"x" * 20_000 + b"\n", b"[" * 16_000 + b"\n"]:
            answer = json.loads(self.say(request))
            self.assertIn("refused", answer, request[:50])
        self.assertEqual(self.say(b""), "")
        self.assertGreaterEqual(self.server.logged().count("cannot be read"), 10)
        self.assertNotIn("tell-nobody", self.server.logged())
        self.assertIn('"end"', self.say(b'{"command":"bans","limit":1}\n', end=False))

    def terminal(self, *args):
        """A command at a terminal: its process, and the other end of the terminal."""
        ours, theirs = pty.openpty()
        self.addCleanup(os.close, ours)
        process = subprocess.Popen([BINARY, "admin", "--data", self.server.data, *args], stdin=theirs, stdout=theirs, stderr=theirs)
        os.close(theirs)
        return process, ours

    def shown(self, terminal, until):
        """What a terminal shows, up to this text or its end."""
        text = b""
        while until not in text:
            try:
                text += os.read(terminal, 4096)
            except OSError:
                # Linux says so at the end.
                break
        return text

    def test_a_deletion_is_confirmed_at_a_terminal(self):
        ada = self.server.guest()
        table = ada.make(game="limes", seats=2)
        for answer, status, left in [(b"\n", 2, 200), (b"no\n", 2, 200), (b"y\n", 0, 404)]:
            process, terminal = self.terminal("delete", table)
            self.assertIn(b"for good?", self.shown(terminal, b"[y/N] "))
            os.write(terminal, answer)
            self.shown(terminal, b"never")
            self.assertEqual(process.wait(PATIENCE), status)
            self.assertEqual(ada.get(f"/api/tables/{table}")[0], left)

    def test_clients_that_say_nothing_are_dropped(self):
        start = time.monotonic()
        self.claimed("Typist")
        process, terminal = self.terminal("set-password", "Typist")
        self.shown(terminal, b"New password: ")
        # As many as are served at once, so that others get in afterwards.
        said = at_once([lambda: self.say(b"", end=False) for _ in range(6)] + [lambda: self.say(b'{"comm', end=False)] * 2)
        self.assertEqual(said, [""] * 8)
        self.assertGreater(time.monotonic() - start, 8)
        self.assertIn('"end"', self.say(b'{"command":"bans","limit":1}\n'))
        # People may take their time, and nobody sees what they type.
        os.write(terminal, b"typed-slowly\n")
        told = self.shown(terminal, b"again: ")
        os.write(terminal, b"typed-slowly\n")
        told += self.shown(terminal, b"never")
        self.assertIn(b"has a new password", told)
        self.assertNotIn(b"typed", told)
        self.assertEqual(process.wait(PATIENCE), 0)
        self.assertEqual(self.post("/api/login", {"name": "Typist", "password": "typed-slowly"})[0], 200)

    def test_actions_are_logged(self):
        ada = self.server.guest("Logged One")
        self.admin("rename", ada.player, "Logged Two")
        self.refused("rename", "Nobody here", "Logged Two")
        lines = [json.loads(line) for line in self.server.logged().splitlines()]
        done = [line["fields"].get("done", "") for line in lines if line["level"] == "INFO"]
        self.assertIn(f"Logged One ({ada.player}) is called Logged Two now", done)
        self.assertTrue(any("Nobody here" in line["fields"].get("why", "") for line in lines))


class WithoutAServer(unittest.TestCase):
    def folder(self, prefix="limes-admin-"):
        folder = tempfile.mkdtemp(prefix=prefix)
        self.addCleanup(shutil.rmtree, folder, True)
        return folder

    def serve(self, data):
        server = Server(data=data)
        self.addCleanup(server.remove)
        return server

    def test_a_missing_server_is_said(self):
        for data in [self.folder(), "/nowhere/at/all"]:
            status, out, err = admin(data, "players")
            self.assertEqual((status, out), (2, ""))
            self.assertIn(f"no server is running with the folder {data}", err)

    def test_a_stale_socket_is_replaced_and_a_clean_end_removes_it(self):
        server = self.serve(self.folder())
        server.kill()
        self.assertTrue(os.path.exists(os.path.join(server.data, "admin.sock")))
        self.assertIn("no server is running", admin(server.data, "players")[2])
        server.restart()
        self.assertEqual(admin(server.data, "players")[0], 0)
        server.stop()
        self.assertFalse(os.path.exists(os.path.join(server.data, "admin.sock")))

    def test_another_file_of_that_name_is_left_alone(self):
        data = self.folder()
        path = os.path.join(data, "admin.sock")
        with open(path, "w") as file:
            file.write("mine")
        server = self.serve(data)
        self.assertIn("limes admin will not work", server.logged())
        self.assertEqual(server.stop(), 0)
        with open(path) as file:
            self.assertEqual(file.read(), "mine")

    def test_a_path_that_is_too_long_is_said_and_the_server_runs(self):
        server = self.serve(os.path.join(self.folder(), "x" * 120))
        self.assertIn("too long for a socket", server.logged())
        self.assertEqual(server.request("GET", "/healthz")[0], 200)
        status, _, err = admin(server.data, "players")
        self.assertEqual(status, 2)
        self.assertIn("too long", err)

    @unittest.skipIf(os.getuid() == 0 and not shutil.which("setpriv"), "root may do everything")
    def test_others_have_no_permission(self):
        server = self.serve(self.folder())
        os.chmod(server.data, 0o755)
        command = [BINARY, "admin", "--data", server.data, "players"]
        if os.getuid() == 0:
            command = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", *command]
        else:
            os.chmod(os.path.join(server.data, "admin.sock"), 0)
        done = subprocess.run(command, capture_output=True, text=True)
        if "failed to execute" in done.stderr:
            self.skipTest("the binary is in a folder of root")
        self.assertEqual((done.returncode, done.stdout), (2, ""))
        self.assertIn("no permission", done.stderr)

    def test_limes_play_has_one_too(self):
        data = self.folder()
        command = [BINARY, "play", "--no-open", "--port", "0", "--data", data]
        played = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.addCleanup(played.stdout.close)
        self.assertIn(b"Limes is at", played.stdout.readline())
        self.assertEqual(admin(data, "tables")[0], 0)
        played.send_signal(signal.SIGTERM)
        self.assertEqual(played.wait(PATIENCE), 0)


if __name__ == "__main__":
    unittest.main()
