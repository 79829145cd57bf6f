"""How much one visitor may ask for: seats, connections, messages, logins, places in the list."""

from kit import ServerTest

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
