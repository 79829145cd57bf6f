"""How much one visitor may ask for: seats, connections, messages, logins, places in the list."""

from kit import ServerTest


def memory(server):
    """The resident memory of a server, in MB."""
    with open(f"/proc/{server.process.pid}/status") as status:
        line = next(line for line in status if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


class EmptySeats(ServerTest):
    flags = ("--open-tables", "1000", "--requests-per-second", "5000", "--commands-per-second", "5000")

    def test_free_seats_take_no_memory(self):
        ada = self.server.guest()
        ada.make(game="limes", seats=20_000, clock={"turn_s": 600})
        before = memory(self.server)
        for _ in range(4):
            host = self.server.guest()
            tables = [host.make(game="limes", seats=20_000, clock={"turn_s": 600}) for _ in range(25)]
            for table in tables:
                host.post(f"/api/tables/{table}/leave")
        self.assertLess(memory(self.server) - before, 40)
