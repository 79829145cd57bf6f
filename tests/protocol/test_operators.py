"""What an operator sees: metrics as docs/OPERATING.md says, and a log that names a wrong public address."""

import json
import os
import re
import tempfile
import unittest

from kit import Server, play_out

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
        for socket in sockets:
            socket.send(type="ping")
            socket.kind("pong")
        _, page = metrics(self.server)
        self.assertEqual(value(page, "limes_sockets"), 2)
        self.assertEqual(value(page, "limes_players_connected"), 1)
        self.assertEqual(value(page, "limes_tables_in_memory"), 1)
        for socket in sockets:
            socket.close()
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
        socket = ada.socket()
        socket.send(type="watch", table="00000000000000000000")
        socket.kind("refused")
        self.assertEqual(count(), before + 1)
        socket.close()


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


if __name__ == "__main__":
    unittest.main()
