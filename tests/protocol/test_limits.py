"""How much one visitor may ask for: seats, connections, messages, logins, places in the list."""

import socket
import struct
import time

from kit import PATIENCE, ServerTest, Socket, at_once, play_out

CLOCK = {"turn_s": 600}


def memory(server):
    """The resident memory of a server, in MB."""
    with open(f"/proc/{server.process.pid}/status") as status:
        line = next(line for line in status if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


class EmptySeats(ServerTest):
    flags = ("--open-tables", "1000", "--open-seats", "10000000", "--open-seats-per-address", "10000000")

    def test_free_seats_take_no_memory(self):
        ada = self.server.guest()
        ada.make(game="limes", seats=20_000, clock=CLOCK)
        before = memory(self.server)
        for _ in range(4):
            host = self.server.guest()
            tables = [host.make(game="limes", seats=20_000, clock=CLOCK) for _ in range(25)]
            for table in tables:
                host.post(f"/api/tables/{table}/leave")
        self.assertLess(memory(self.server) - before, 40)


class OpenSeats(ServerTest):
    flags = ("--open-seats", "100", "--open-seats-per-address", "150", "--listed-tables", "2", "--listed-tables-per-address", "3")

    def setUp(self):
        # Every test is a visit of somebody else.
        self.server.remove()
        self.setUpClass()

    def create(self, client, **options):
        return client.post("/api/tables", {"game": "limes", **options})

    def test_seats_of_open_tables_are_bounded(self):
        ada, ben = self.server.guest(), self.server.guest()
        large = ada.make(game="limes", seats=98, clock=CLOCK)
        self.assertEqual(self.create(ada)[0], 201)
        self.assertRefused(self.create(ada), 429, "request/too_many")
        # A table that was left stays open for a while.
        ada.post(f"/api/tables/{large}/leave")
        self.assertRefused(self.create(ada), 429, "request/too_many")
        # Games that have begun do not count, and neither do other people's tables.
        self.assertEqual(self.create(ada, seats=1)[0], 201)
        other = ben.make(game="limes", seats=50, clock=CLOCK)
        self.assertEqual(ada.join(other)[0], 200)
        self.assertRefused(self.create(ben), 429, "request/too_many")
        self.assertEqual(ben.post(f"/api/tables/{other}/start")[0], 200)
        self.assertEqual(self.create(ben)[0], 201)

    def test_listed_tables_are_bounded(self):
        ada, ben = self.server.guest(), self.server.guest()
        listed = [ada.make(game="limes", listed=True) for _ in range(2)]
        self.assertRefused(self.create(ada, listed=True), 429, "request/too_many")
        self.assertEqual(self.create(ada)[0], 201)
        self.assertEqual(self.create(ben, listed=True)[0], 201)
        self.assertRefused(self.create(ben, listed=True), 429, "request/too_many")
        self.assertEqual(ben.join(listed[0])[0], 200)
        self.assertEqual(self.create(ada, listed=True)[0], 201)


class NewTables(ServerTest):
    flags = ("--new-tables", "3", "--new-tables-per-address", "5", "--new-tables-per-hour", "60")

    def setUp(self):
        # Every test is a visit of somebody else.
        self.server.remove()
        self.setUpClass()

    def create(self, client, **options):
        status, headers, told = self.server.request("POST", "/api/tables", {"game": "limes", **options}, client.bearer)
        return status, headers, told

    def test_tables_count_after_they_were_left(self):
        ada, ben = self.server.guest(), self.server.guest()
        for _ in range(3):
            table = ada.make(game="limes")
            self.assertEqual(ada.post(f"/api/tables/{table}/leave"), (200, {}))
        status, headers, told = self.create(ada)
        self.assertRefused((status, told), 429, "request/too_many")
        self.assertTrue(1 <= int(headers["Retry-After"]) <= 60, headers["Retry-After"])
        # The address has two more, for whoever it is.
        self.assertEqual([self.create(ben)[0] for _ in range(3)], [201, 201, 429])
        # Who may not make tables may play.
        self.assertEqual(ada.join(ben.get("/api/me")[1]["tables"][0]["table"])[0], 200)

    def test_what_is_refused_or_repeated_does_not_count(self):
        ada = self.server.guest()
        for _ in range(5):
            self.assertEqual(self.create(ada, seats=0)[0], 400)
            self.assertEqual(self.create(ada, id="one")[0], 201)
        self.assertEqual([self.create(ada)[0] for _ in range(3)], [201, 201, 429])
        self.assertEqual(self.create(ada, id="one")[0], 201)

    def test_a_chain_of_rematches_is_no_way_around(self):
        ada, ben = self.server.guest(), self.server.guest()
        table = ada.make(game="limits", mode="open")
        self.assertEqual(ben.join(table)[0], 200)
        rematch = lambda client: client.post(f"/api/tables/{table}/rematch", {"draw": "new"})
        for _ in range(2):
            play_out(table, ada, ben)
            status, told = rematch(ada)
            self.assertEqual(status, 200, told)
            # Sitting down at a rematch that is there does not count.
            self.assertEqual(rematch(ben), (200, told))
            table = told["table"]
        play_out(table, ada, ben)
        self.assertRefused(rematch(ada), 429, "request/too_many")
        # Nobody is stranded: the other may make it, and then both sit there.
        status, told = rematch(ben)
        self.assertEqual((status, rematch(ada)), (200, (200, told)))
        self.assertEqual([seat["name"] for seat in ada.state(told["table"])["seats"]], [ada.name, ben.name])


class LoadedSeats(ServerTest):
    flags = ("--loaded-seats", "60")

    def test_memory_for_tables_is_bounded(self):
        ada, ben = self.server.guest(), self.server.guest()
        tables = [ada.make(game="limes") for _ in range(3)]
        self.assertRefused(ada.post("/api/tables", {"game": "limes"}), 503, "server/busy")
        self.assertEqual(ben.join(tables[0])[0], 200)
        # Nothing was stored of it.
        self.server.stop()
        self.server.restart()
        self.assertEqual(len(ada.get("/api/me")[1]["tables"]), 3)


def connect(server):
    name, port = server.host.rsplit(":", 1)
    return socket.create_connection((name, int(port)), timeout=PATIENCE)


def until(holds):
    """Waits for something to become true."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, "it does not happen"
        time.sleep(0.02)


def answer_on(wire, request=b"GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n"):
    """What comes back on a connection, as far as one read goes."""
    try:
        wire.sendall(request)
        return wire.recv(1000)
    except ConnectionError:
        return b""


class Connections(ServerTest):
    flags = ("--connections-per-address", "20")

    def test_connections_of_one_address_are_bounded(self):
        ada = self.server.guest()
        open_wires = [ada.socket() for _ in range(20)]
        refused = answer_on(connect(self.server))
        self.assertTrue(refused.startswith(b"HTTP/1.1 429") and b"request/too_many" in refused, refused)
        open_wires.pop().close()
        until(lambda: answer_on(connect(self.server)).startswith(b"HTTP/1.1 200"))


class BehindAProxy(ServerTest):
    flags = ("--behind-proxy", "--connections-per-address", "3", "--anonymous-sockets", "2", "--guests", "100")

    def socket(self, address, client=None):
        wire = Socket(self.server.host, {"X-Forwarded-For": address, **(client.bearer if client else {})})
        # A refused socket takes part in nothing, and its connection may stay open for a while.
        if wire.status != 101:
            wire.close()
        return wire

    def statuses(self, count, address, client=None):
        wires = [self.socket(address, client) for _ in range(count)]
        return [wire.status for wire in wires], wires

    def test_sockets_and_streams_of_one_visitor_are_bounded(self):
        ada = self.server.guest()
        statuses, wires = self.statuses(4, "192.0.2.1", ada)
        self.assertEqual(statuses, [101, 101, 101, 429])
        # Nobody else is kept out, and the requests of the same visitor are not either.
        self.assertEqual(self.socket("192.0.2.2", ada).status, 101)
        table = ada.make(game="limes")
        stream = lambda address: self.server.request("GET", f"/api/tables/{table}/stream", None, {"X-Forwarded-For": address, **ada.bearer})
        self.assertRefused((stream("192.0.2.1")[0], stream("192.0.2.1")[2]), 429, "request/too_many")
        wires[0].close()
        until(lambda: self.socket("192.0.2.1", ada).status == 101)

    def test_sockets_without_an_identity_are_fewer(self):
        statuses, _ = self.statuses(3, "192.0.2.3")
        self.assertEqual(statuses, [101, 101, 429])
        self.assertEqual(self.socket("192.0.2.3", self.server.guest()).status, 101)

    def test_a_network_of_ipv6_is_one_visitor(self):
        wires = [self.socket(f"2001:db8:0:7:{n}::1", self.server.guest()) for n in range(4)]
        self.assertEqual([wire.status for wire in wires], [101, 101, 101, 429])
        self.assertEqual(self.socket("2001:db8:0:8::1", self.server.guest()).status, 101)


class IdleSockets(ServerTest):
    flags = ("--anonymous-idle", "1")

    def test_a_socket_that_wants_nothing_is_closed(self):
        ada = self.server.guest()
        table = ada.make(game="limes")
        idle, watching, known = Socket(self.server.host), Socket(self.server.host), ada.socket()
        watching.send(type="watch", table=table)
        watching.kind("state")
        # A ping is not an interest.
        idle.send(type="ping")
        idle.kind("pong")
        self.assertEqual(idle.kind("bye")["error"]["code"], "request/too_many")
        self.assertIsNone(idle.receive())
        for wire in (watching, known):
            wire.send(type="ping")
            wire.kind("pong")
        watching.send(type="unwatch", table=table)
        watching.kind("bye")


class Full(ServerTest):
    flags = ("--connections", "10")

    def test_health_is_answered_when_nobody_is_let_in(self):
        ada = self.server.guest()
        wires = [ada.socket() for _ in range(10)]
        self.assertEqual(self.server.request("GET", "/healthz")[::2], (200, "ok\n"))
        status, headers, told = self.server.request("GET", "/api/me")
        self.assertRefused((status, told), 503, "server/busy")
        self.assertIn("retry-after", headers)
        # Those who say nothing do not keep the reserve for long.
        silent = [connect(self.server) for _ in range(40)]
        started = time.monotonic()
        self.assertEqual(self.server.request("GET", "/healthz")[0], 200)
        self.assertLess(time.monotonic() - started, 8)
        wires.pop().close()
        until(lambda: self.server.request("GET", "/api/me")[0] == 200)
        for wire in silent:
            wire.close()


class SlowReaders(ServerTest):
    flags = ("--slow-reader", "1", "--requests-per-second", "1000000")

    def test_who_does_not_read_is_cut_off(self):
        name, port = self.server.host.rsplit(":", 1)
        wire = socket.socket()
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        wire.connect((name, int(port)))
        wire.setblocking(False)
        request = b"GET /api/x HTTP/1.1\r\nHost: x\r\n\r\n"
        # Requests are read only as long as answers leave. When both ways are full, nothing moves any more.
        left, moved = b"", time.monotonic()
        end = time.monotonic() + PATIENCE
        cut_off = False
        while not cut_off and time.monotonic() < end:
            left = left or request * 100
            try:
                left = left[wire.send(left):]
                moved = time.monotonic()
            except BlockingIOError:
                time.sleep(0.05)
            except ConnectionError:
                cut_off = True
            self.assertLess(time.monotonic() - moved, 10, "nothing moves, and nobody ends it")
        self.assertTrue(cut_off)
        wire.close()
        self.assertEqual(self.server.request("GET", "/healthz")[0], 200)


class Networks(ServerTest):
    flags = ("--behind-proxy", "--guests", "3", "--guests-per-minute", "1")

    def guest(self, address):
        return self.server.request("POST", "/api/players", {"name": "Ada"}, {"X-Forwarded-For": address})[0]

    def guests(self, *addresses):
        return [self.guest(address) for address in addresses].count(201)

    def test_an_ipv6_network_is_one_visitor(self):
        self.assertEqual(self.guests(*(f"2001:db8:1:1::{n:x}" for n in range(20))), 3)
        self.assertEqual(self.guests(*(f"2001:db8:2:{n:x}::1" for n in range(60))), 30)
        self.assertEqual(self.guests(*(f"192.0.2.{n}" for n in range(60))), 60)

    def test_ports_and_brackets_are_no_other_visitors(self):
        addresses = ["198.51.100.1:1", "198.51.100.1", "198.51.100.1:3", "198.51.100.1:4", "198.51.100.2:1"]
        self.assertEqual([self.guest(address) for address in addresses], [201, 201, 201, 429, 201])
        self.assertEqual(self.guests("[2001:db8:3::1]", "[2001:db8:3::2]:7", "2001:db8:3::3", "[2001:db8:3::4]"), 3)
        self.assertNotIn("X-Forwarded-For", self.server.logged())
        self.assertEqual(self.guests(*["nobody"] * 5), 3)
        self.assertEqual(self.server.logged().count("X-Forwarded-For does not end with an address"), 1)


class Guesses(ServerTest):
    flags = ("--behind-proxy",)

    def login(self, name, password, address):
        status, headers, _ = self.server.request("POST", "/api/login", {"name": name, "password": password}, {"X-Forwarded-For": address})
        return status, headers

    def test_guessing_at_one_name_from_everywhere_is_slow(self):
        grace = self.server.guest("Grace")
        recovery = grace.post("/api/me/password", {"password": "a good password"})[1]["recovery"]
        # Whether anybody has a name makes no difference.
        names = [("Grace", "GRACE"), ("Nobody", "nobody ")]
        for n in range(6):
            self.assertEqual([self.login(name, f"guess {n}", f"192.0.2.{n}")[0] for name, _ in names], [401, 401])
        # One second, two, four.
        for n in range(2):
            time.sleep(2**n)
            self.assertEqual([self.login(name, "guess", f"192.0.2.{10 + n}")[0] for name, _ in names], [401, 401])
        for _, spelled in names:
            status, headers = self.login(spelled, "a good password", "198.51.100.1")
            self.assertEqual(status, 429)
            self.assertIn(headers["retry-after"], ["3", "4"])
        attempt = {"name": "Grace", "recovery": recovery, "password": "another password"}
        status, _, told = self.server.request("POST", "/api/recover", attempt, {"X-Forwarded-For": "192.0.2.99"})
        self.assertRefused((status, told), 429, "request/too_many")
        time.sleep(4)
        self.assertEqual(self.login("Grace", "a good password", "198.51.100.1")[0], 200)
        # Others may guess again, but where she has logged in they do not keep her out.
        statuses = [self.login("Grace", f"guess {n}", f"203.0.113.{n}")[0] for n in range(7)]
        self.assertEqual(statuses, [401] * 6 + [429])
        self.assertEqual(self.login("Grace", "a good password", "198.51.100.1")[0], 200)


class Passwords(ServerTest):
    flags = ("--guests", "3", "--guests-per-minute", "1")

    def test_setting_a_password_counts_as_a_login(self):
        ada = self.server.guest("Ada of the passwords")
        self.assertEqual(ada.post("/api/me/password", {"password": "password 0"})[0], 200)
        for n in range(2):
            self.assertEqual(ada.post("/api/me/password", {"password": f"password {n + 1}", "old": f"password {n}"})[0], 200)
        self.assertRefused(ada.post("/api/me/password", {"password": "password 3", "old": "password 2"}), 429, "request/too_many")
        status, _, told = self.server.request("POST", "/api/login", {"name": ada.name, "password": "password 2"})
        self.assertRefused((status, told), 429, "request/too_many")


class Messages(ServerTest):
    flags = ("--messages-per-second", "20", "--messages-per-second-per-address", "60")

    def test_messages_of_a_socket_are_counted(self):
        ada = self.server.guest()
        wire = ada.socket()
        for n in range(60):
            wire.send(type="watch", table=f"{n:020}")
        codes = [wire.kind("refused")["error"]["code"] for _ in range(60)]
        self.assertEqual(set(codes), {"table/unknown", "request/too_many"})
        # The refusal names what it refuses.
        wire.send(type="watch", table="0" * 20)
        refused = wire.kind("refused")
        self.assertEqual((refused["error"]["code"], refused["table"]), ("request/too_many", "0" * 20))
        time.sleep(0.5)
        wire.send(type="ping")
        wire.kind("pong")

    def test_a_flood_of_any_frames_ends_the_connection(self):
        wire = self.server.guest().socket()
        with self.assertRaises((ConnectionError, AssertionError)):
            for _ in range(100):
                for _ in range(50):
                    wire.frame(b"", opcode=9)
                time.sleep(0.01)
            wire.until(lambda message: False)


class States(ServerTest):
    def watcher(self, table):
        wire = Socket(self.server.host)
        wire.send(type="watch", table=table)
        wire.kind("state")
        return wire

    def test_watching_again_brings_no_more_states(self):
        ada = self.server.guest()
        table = ada.make(game="limes")
        wire = self.watcher(table)
        started = time.monotonic()
        for _ in range(60):
            wire.send(type="unwatch", table=table)
            wire.send(type="watch", table=table)
        wire.send(type="ping")
        states = 0
        while wire.receive()["type"] != "pong":
            states += 1
        self.assertLessEqual(states, 10 * (time.monotonic() - started) + 2)
        # The last state is not lost.
        wire.kind("state")

    def test_viewers_without_a_seat_see_the_same_and_the_newest(self):
        ada, ben, cleo = self.server.guest(), self.server.guest(), self.server.guest()
        table = ada.make(game="limes", seats=2, clock={"turn_s": 600})
        viewers = [Socket(self.server.host) for _ in range(3)] + [cleo.socket()]
        for wire in viewers:
            wire.send(type="watch", table=table)
            self.assertEqual(len(wire.kind("state")["seats"]), 1)
        own = ben.socket()
        own.send(type="watch", table=table)
        ben.join(table)
        state = own.until(lambda message: message["type"] == "state" and message["state"] == "playing")
        self.assertEqual(state["you"], 2)
        for wire in viewers:
            state = wire.until(lambda message: message["type"] == "state" and message["state"] == "playing")
            self.assertIsNone(state["you"])
        for client in (ada, ben):
            client.decide_anything(table)
        for wire in viewers:
            state = wire.until(lambda message: message["type"] == "state" and message["view"]["round"] == 2)
            self.assertGreater(state["clock"]["left_ms"], 590_000)

    def test_viewers_hear_who_comes_and_goes(self):
        ada = self.server.guest()
        table = ada.make(game="limes", seats=2)
        self.server.stop()
        self.server.restart()
        viewers = [self.watcher(table) for _ in range(3)]
        wire = ada.socket()
        for is_here in (True, False, True):
            wire.send(type="watch" if is_here else "unwatch", table=table)
            for viewer in viewers:
                viewer.until(lambda message: message["type"] == "state" and message["seats"][0]["here"] == is_here)


class Away(ServerTest):
    flags = ("--listed-away", "2")

    def listed(self):
        return [row["table"] for row in self.server.request("GET", "/api/tables?state=open")[2]["tables"]]

    def test_tables_whose_host_is_away_are_not_listed(self):
        ada, ben = self.server.guest(), self.server.guest()
        tables = [ada.make(game="limes", listed=True), ben.make(game="limes", listed=True)]
        self.assertEqual(self.listed(), tables[::-1])
        self.server.stop()
        self.server.restart()
        # At first nobody is known to be away.
        self.assertEqual(self.listed(), tables[::-1])
        until(lambda: self.listed() == [])
        # A stranger who looks is not the host.
        ben.state(tables[0])
        self.assertEqual(self.listed(), [])
        ada.state(tables[0])
        self.assertEqual(self.listed(), tables[:1])
        # Wherever they are connected, they are not away.
        wire = ben.socket()
        wire.send(type="ping")
        wire.kind("pong")
        self.assertEqual(self.listed(), tables[::-1])


class CutOff(ServerTest):
    flags = ("--requests-per-second", "1000000")

    def test_a_request_that_is_cut_off_leaves_nothing(self):
        reset = struct.pack("ii", 1, 0)
        for n in range(3000):
            wire = connect(self.server)
            wire.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, reset)
            wire.sendall(b"GET /api/tables/%020d HTTP/1.1\r\nHost: x\r\n\r\n" % n)
            wire.close()
        self.server.guest()
        metrics = self.server.request("GET", "/metrics")[2]
        self.assertIn("limes_tables_in_memory 0\n", metrics)


class SchoolClass(ServerTest):
    """Sixty people behind one address play under the default limits."""

    def play(self, people, table, rounds):
        """Each with a socket of their own."""
        wires = [person.socket() for person in people]
        for wire in wires:
            wire.send(type="watch", table=table)
        for round in range(1, rounds + 1):
            for person, wire in zip(people, wires):
                state = wire.until(lambda message: message["type"] == "state" and message["view"] and message["view"]["asked"] == str(round))
                legal = person.legal(table)
                decision = {"id": f"r{round}", "asked": legal["asked"], "decision": legal["legal"][0]}
                wire.send(type="decide", table=table, **decision)
                self.assertEqual(wire.until(lambda message: message["type"] in ("done", "refused"))["type"], "done")
        return wires

    def test_a_class_plays(self):
        people = at_once([self.server.guest] * 60)
        large = people[0].make(game="limes", seats=60, clock={"turn_s": 600}, listed=True)
        self.assertEqual({answer[0] for answer in at_once([lambda person=person: person.join(large) for person in people])}, {200})
        wires = self.play(people, large, 2)
        groups = [people[n : n + 3] for n in range(0, 60, 3)]

        def game(group):
            table = group[0].make(game="limes", seats=3, listed=True)
            for person in group[1:]:
                self.assertEqual(person.join(table)[0], 200)
            return self.play(group, table, 3)

        wires += at_once([lambda group=group: game(group) for group in groups])
        self.assertNotIn(None, wires)
