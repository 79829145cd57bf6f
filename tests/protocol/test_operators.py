"""What an operator sees: metrics as docs/OPERATING.md says, and a log that names a wrong public address."""

import json
import os
import re
import socket
import subprocess
import tempfile
import time
import unittest

from kit import BINARY, PATIENCE, Server, Socket, at_once, play_out

PUBLIC = "https://games.example.org"


def metrics(server, **headers):
    status, _, page = server.request("GET", "/metrics", headers=headers)
    return status, page


def value(page, name):
    """The value of a metric without labels, or with them if they are part of the name."""
    found = re.search(rf"^{re.escape(name)} (\S+)$", page, re.M)
    assert found, f"no {name} in\n{page}"
    return float(found[1])


class BehindAProxy(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server("--public-url", PUBLIC, "--behind-proxy")
        cls.addClassCleanup(cls.server.remove)

    def test_this_machine_sees_the_metrics(self):
        self.assertEqual(metrics(self.server)[0], 200)
        port = self.server.host.rsplit(":", 1)[1]
        self.assertEqual(metrics(self.server, Host=f"localhost:{port}")[0], 200)

    def test_visitors_of_the_proxy_do_not(self):
        for headers in [
            {"X-Forwarded-For": "203.0.113.5"},
            {"X-Forwarded-For": "127.0.0.1"},
            {"X-Forwarded-For": ""},
            {"Forwarded": "for=203.0.113.5"},
            {"X-Real-IP": "203.0.113.5"},
            {"Via": "1.1 proxy"},
            # A proxy that names nobody passes on the name that the visitor typed.
            {"Host": "games.example.org"},
        ]:
            self.assertEqual(metrics(self.server, **headers)[0], 404, headers)

    def test_every_metric_is_explained_and_counts(self):
        _, page = metrics(self.server)
        names = set(re.findall(r"^# TYPE (\S+)", page, re.M))
        self.assertEqual(names, set(re.findall(r"^# HELP (\S+) \S", page, re.M)))
        self.assertEqual(value(page, "limes_sockets"), 0)
        self.assertEqual(value(page, "limes_players_connected"), 0)
        self.assertEqual(value(page, "limes_tables_total"), 0)
        self.assertEqual(value(page, "limes_decision_seconds_count"), 0)
        self.assertEqual(value(page, 'limes_refused_total{code="server/busy"}'), 0)
        self.assertGreater(value(page, "limes_database_bytes"), 0)

        ada = self.server.guest()
        table = ada.make(game="limits", bots=[{"seat": 2, "level": 1}], seats=2)
        sockets = [ada.socket(), ada.socket()]
        for wire in sockets:
            wire.send(type="ping")
            wire.kind("pong")
        _, page = metrics(self.server)
        self.assertEqual(value(page, "limes_sockets"), 2)
        self.assertEqual(value(page, "limes_players_connected"), 1)
        self.assertEqual(value(page, "limes_tables_in_memory"), 1)
        for wire in sockets:
            wire.close()
        play_out(table, ada)
        _, page = metrics(self.server)
        self.assertEqual(value(page, "limes_tables_total"), 1)
        self.assertEqual(value(page, "limes_players_total"), 1)
        decided = value(page, "limes_decision_seconds_count")
        self.assertGreater(decided, 3)
        self.assertEqual(value(page, 'limes_decision_seconds_bucket{le="+Inf"}'), decided)
        self.assertGreater(value(page, "limes_append_seconds_count"), 3)
        self.assertGreater(value(page, "limes_request_seconds_count"), decided)
        self.assertGreater(value(page, "limes_database_wal_bytes"), 0)

    def test_refusals_on_a_socket_are_counted(self):
        ada = self.server.guest("Ben")
        count = lambda: value(metrics(self.server)[1], 'limes_refused_total{code="table/unknown"}')
        before = count()
        wire = ada.socket()
        wire.send(type="watch", table="00000000000000000000")
        wire.kind("refused")
        self.assertEqual(count(), before + 1)
        wire.close()


def messages(server, level):
    lines = [json.loads(line) for line in server.logged().splitlines()]
    return [line["fields"]["message"] for line in lines if line["level"] == level]


def warnings(server):
    """All but the one about root, as whom the tests may run."""
    return [message for message in messages(server, "WARN") if "as root" not in message]


def visit(server, origin, host=None):
    """What the page does first: it asks for a name."""
    headers = {"Origin": origin} | ({"Host": host} if host else {})
    return server.request("POST", "/api/players", {"name": "Ada"}, headers)[0]


class PublicUrl(unittest.TestCase):
    def serve(self, *flags):
        server = Server(*flags)
        self.addCleanup(server.remove)
        return server

    def test_a_wrong_one_is_named_once(self):
        server = self.serve("--public-url", "https://game.example.org", "--behind-proxy")
        self.assertEqual(warnings(server), [])
        self.assertEqual(visit(server, "https://game.example.org"), 201)
        self.assertEqual(warnings(server), [])
        for _ in range(3):
            self.assertEqual(visit(server, PUBLIC), 403)
        [warning] = warnings(server)
        self.assertEqual(
            warning,
            f"a browser at {PUBLIC} was refused; the public URL is https://game.example.org: is --public-url right?",
        )

    def test_a_missing_one_is_named(self):
        server = self.serve("--behind-proxy")
        [warning] = warnings(server)
        self.assertIn("--behind-proxy", warning)
        self.assertIn("--public-url", warning)
        self.assertEqual(visit(server, PUBLIC, "games.example.org"), 403)
        self.assertEqual(
            warnings(server)[1:],
            [f"a browser at {PUBLIC} was refused; without --public-url the address is http://games.example.org"],
        )

    def test_made_up_origins_do_not_fill_the_log(self):
        server = self.serve("--public-url", PUBLIC)
        for number in range(40):
            visit(server, f"https://{number}.example.org")
        visit(server, "https://" + "x" * 5000)
        visit(server, "null")
        self.assertLess(len(warnings(server)), 15)
        self.assertLess(max(map(len, warnings(server))), 500)
        self.assertIn("no further", warnings(server)[-1])


class Health(unittest.TestCase):
    def ask(self, address):
        return subprocess.run([BINARY, "health", "--address", address], capture_output=True, text=True, timeout=PATIENCE)

    def test_a_supervisor_learns_whether_a_server_is_well(self):
        server = Server()
        self.addCleanup(server.remove)
        port = server.host.rsplit(":", 1)[1]
        for address in [server.host, f"localhost:{port}", f"0.0.0.0:{port}"]:
            asked = self.ask(address)
            self.assertEqual((asked.returncode, asked.stdout), (0, "ok\n"), asked)
        server.stop()
        asked = self.ask(server.host)
        self.assertEqual((asked.returncode, asked.stdout), (1, ""))
        self.assertIn("no server answers at " + server.host, asked.stderr)

    def test_a_server_that_is_not_well_or_silent_is_told_apart(self):
        for said, expected in [(b"HTTP/1.1 503 Busy\r\n\r\nthe disk is full\x1b[2J", "the disk is full"), (b"SSH-2.0\r\n", ""), (b"", "")]:
            with socket.create_server(("127.0.0.1", 0)) as listener:

                def answer():
                    wire, _ = listener.accept()
                    with wire:
                        wire.recv(1000)
                        wire.sendall(said)

                _, asked = at_once([answer, lambda: self.ask("127.0.0.1:%d" % listener.getsockname()[1])])
            self.assertEqual(asked.returncode, 1)
            self.assertTrue(asked.stdout.startswith(expected), asked)
            self.assertNotIn("\x1b", asked.stdout + asked.stderr)


class Rebinding(unittest.TestCase):
    """A page whose name its owner has let point to this machine."""

    def test_a_stranger_s_name_does_not_make_their_page_ours(self):
        server = Server()
        self.addCleanup(server.remove)
        port = server.host.rsplit(":", 1)[1]
        hosts = ["evil.example", "evil.example.", "127.0.0.1.evil.example", "local.evil.example"]
        for host in [f"{name}:{port}" for name in hosts]:
            self.assertEqual(visit(server, f"http://{host}", host), 403, host)
            self.assertEqual(metrics(server, Host=host)[0], 404, host)
        for host in ["127.0.0.1", "[::1]", "localhost", "192.168.1.5", "raspberry", "raspberry.local", "games.home.arpa"]:
            self.assertEqual(visit(server, f"http://{host}:{port}", f"{host}:{port}"), 201, host)
            self.assertEqual(metrics(server, Host=f"{host}:{port}")[0], 200, host)
        self.assertIn("set --public-url", warnings(server)[0])

    def test_with_a_public_address_that_one_counts(self):
        server = Server("--public-url", "http://games.example.org:8080")
        self.addCleanup(server.remove)
        self.assertEqual(visit(server, "http://games.example.org:8080", "games.example.org:8080"), 201)
        self.assertEqual(visit(server, "http://evil.example:8080", "evil.example:8080"), 403)


class Root(unittest.TestCase):
    def warned(self, user=None):
        """Whether a server that this user starts warns of root."""
        data = tempfile.mkdtemp(prefix="limes-protocol-")
        if user is not None:
            os.chown(data, user, user)
        server = Server(data=data, user=user)
        self.addCleanup(server.remove)
        return [message for message in messages(server, "WARN") if "as root" in message]

    @unittest.skipUnless(os.geteuid() == 0, "only root can start servers as others")
    def test_a_server_of_root_says_what_to_do_instead(self):
        [warning] = self.warned()
        self.assertIn("as a user of its own", warning)
        self.assertEqual(self.warned(user=65534), [])

    @unittest.skipIf(os.geteuid() == 0, "root is warned")
    def test_a_server_of_somebody_else_says_nothing(self):
        self.assertEqual(self.warned(), [])


def refusals(server):
    """Address, code and count of each line about refused visitors, as the filter for fail2ban finds them."""
    told = [message for message in messages(server, "INFO") if message.startswith("refused ")]
    return [re.fullmatch(r"refused address=(\S+) code=(\S+) count=(\d+)", message).groups() for message in told]


class Refusals(unittest.TestCase):
    def serve(self, *flags):
        server = Server("--behind-proxy", "--public-url", PUBLIC, *flags)
        self.addCleanup(server.remove)
        return server

    def sign_in(self, server, address):
        body = {"name": "Nobody", "password": "wrong password"}
        return server.request("POST", "/api/login", body, {"X-Forwarded-For": address})[0]

    def until(self, holds):
        end = time.monotonic() + PATIENCE
        while not holds():
            assert time.monotonic() < end, "it does not happen"
            time.sleep(0.1)

    def test_addresses_are_hashes_unless_the_operator_wants_them(self):
        server = self.serve()
        for address in ["192.0.2.1", "192.0.2.2", "2001:db8::1", "2001:db8::2"]:
            self.assertEqual(self.sign_in(server, address), 401)
        self.assertNotRegex(server.logged(), "192[.]0[.]2|2001:db8")
        found = refusals(server)
        self.assertEqual([(code, count) for _, code, count in found], [("player/password", "1")] * 3)
        self.assertTrue(all(re.fullmatch("[0-9a-f]{16}", address) for address, _, _ in found), found)
        self.assertEqual(len({address for address, _, _ in found}), 3)

        server = self.serve("--log-addresses", "none")
        self.assertEqual(self.sign_in(server, "192.0.2.1"), 401)
        self.assertEqual(refusals(server), [("-", "player/password", "1")])

    def test_everything_that_operators_act_upon_is_logged(self):
        server = self.serve("--log-addresses", "plain", "--guests", "3", "--anonymous-sockets", "1", "--messages-per-second", "1")
        addressed = lambda address: {"X-Forwarded-For": address}
        self.assertEqual(self.sign_in(server, "192.0.2.1"), 401)
        wrong = {"name": "Nobody", "recovery": "0000", "password": "a good password"}
        self.assertEqual(server.request("POST", "/api/recover", wrong, addressed("192.0.2.2"))[0], 401)
        guest = {"name": "Ada"}
        statuses = [server.request("POST", "/api/players", guest, addressed("192.0.2.3"))[0] for _ in range(4)]
        self.assertEqual(statuses, [201, 201, 201, 429])
        foreign = {**addressed("192.0.2.4"), "Origin": "https://evil.example"}
        self.assertEqual(server.request("POST", "/api/players", guest, foreign)[0], 403)
        wires = [Socket(server.host, addressed("192.0.2.5")) for _ in range(2)]
        self.assertEqual([wire.status for wire in wires], [101, 429])
        wire = Socket(server.host, addressed("192.0.2.6"))
        for _ in range(5):
            wire.send(type="ping")
        wire.kind("refused")
        # What goes wrong in a game is nobody's business.
        self.assertEqual(server.request("GET", "/api/tables/x", None, addressed("192.0.2.7"))[0], 404)
        self.assertEqual(server.request("POST", "/api/players", {"nam": 1}, addressed("192.0.2.7"))[0], 400)
        expected = ["player/password", "player/recovery", "request/too_many", "request/origin", "request/too_many", "request/too_many"]
        self.assertEqual(refusals(server), [(f"192.0.2.{n}", code, "1") for n, code in enumerate(expected, 1)])
        with open(os.path.join(os.path.dirname(__file__), "../../docs/OPERATING.md")) as page:
            [filter] = re.findall(r"^failregex = (.*)$", page.read(), re.M)
        found = re.findall(filter.replace("<ADDR>", r"(\S+)"), server.logged())
        self.assertEqual(found, [f"192.0.2.{n}" for n in (1, 2, 3, 5, 6)])

    def test_a_flood_gets_a_line_now_and_then(self):
        server = self.serve("--log-addresses", "plain", "--requests-per-second", "1")
        statuses = [server.request("GET", "/api/me", None, {"X-Forwarded-For": "192.0.2.1"})[0] for _ in range(300)]
        refused = statuses.count(429)
        self.assertGreater(refused, 200)
        self.until(lambda: sum(int(count) for _, _, count in refusals(server)) == refused)
        self.assertLess(len(refusals(server)), 10)

    def test_connections_are_counted_by_their_own_address(self):
        server = Server("--log-addresses", "plain", "--connections-per-address", "2")
        self.addCleanup(server.remove)
        wires = [Socket(server.host) for _ in range(2)]
        self.assertEqual(Socket(server.host).status, 429)
        self.assertEqual(refusals(server), [("127.0.0.1", "request/too_many", "1")])
        for wire in wires:
            wire.close()


if __name__ == "__main__":
    unittest.main()
