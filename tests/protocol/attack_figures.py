"""What single attacks cost, for docs/BENCHMARKS.md: `LIMES_BINARY=… python3 attack_figures.py`, or with the names of some of the figures.

Every figure has a server of its own with default limits. Its memory is capped at 6 GB, because older versions take what they get.
"""

import json
import resource
import statistics
import sys
import threading
import time

from attacks import connect, frame, is_readable
from kit import Server, Socket

CAP = 6 << 30
SECONDS = 10
# Between two requests of one address, which may make 500 in a second: its other limits are what is measured.
PAUSE = 0.003


class CappedServer(Server):
    """A server that cannot have all the memory of the machine, and many connections."""

    def start(self, address="127.0.0.1:0"):
        limits = [(kind, resource.getrlimit(kind)) for kind in (resource.RLIMIT_AS, resource.RLIMIT_NOFILE)]
        (_, (_, memory)), (_, (_, files)) = limits
        resource.setrlimit(resource.RLIMIT_AS, (CAP, memory))
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
        try:
            super().start(address)
        finally:
            resource.setrlimit(*limits[0])

    def memory(self):
        with open(f"/proc/{self.process.pid}/status") as status:
            return int(next(line for line in status if line.startswith("VmRSS")).split()[1]) / 1024


def large_tables():
    """Memory for 5,000 tables of 20,000 seats, which a hundred guests of one address ask for."""
    server = CappedServer()
    try:
        before, made, refused, asked = server.memory(), 0, 0, 0
        options = {"game": "limes", "seats": 20_000, "clock": {"turn_h": 24}}
        for _ in range(100):
            maker = server.guest(source="127.0.10.1")
            for _ in range(50):
                time.sleep(PAUSE)
                try:
                    status = maker.post("/api/tables", options)[0]
                except OSError:
                    server.process.wait(10)
                    return f"the process ended ({server.process.returncode}) after {made} tables, at {memory:.0f} MB"
                asked += 1
                made += status == 201
                refused += status != 201
                memory = server.memory()
        return f"{asked} asked for, {made} made, {refused} refused: {memory - before:.0f} MB more"
    finally:
        server.remove()


def connections():
    """Sockets of one address, up to 18,000, and whether somebody else gets in afterwards."""
    server = CappedServer()
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
    eve = server.guest(source="127.0.10.1")
    held, anonymous, started = [], 0, time.monotonic()
    try:
        for bearer in (None, eve.bearer):
            refused = 0
            while len(held) < 18_000 and refused < 50:
                try:
                    wire = Socket(server.host, bearer, source=eve.source)
                except OSError:
                    wire = None
                if wire and wire.status == 101:
                    held.append(wire)
                    anonymous += bearer is None
                    refused = 0
                else:
                    refused += 1
                    time.sleep(0.02)
        took = time.monotonic() - started
        asked = time.monotonic()
        try:
            with connect(server.host, "127.0.10.2") as wire:
                wire.sendall(b"GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n")
                answer = wire.recv(1000).split(b"\r\n")[0].decode()
        except OSError as fault:
            answer = f"nothing ({fault!r})"
        waited = 1000 * (time.monotonic() - asked)
        return f"{len(held)} sockets of one address after {took:.0f} s, {anonymous} of them without an identity; another address is answered {answer} after {waited:.0f} ms"
    finally:
        for wire in held:
            wire.close()
        server.remove()


def others_bots():
    """How long others wait for a bot while one address starts 2,000 games of bots."""
    server = CappedServer()
    try:
        ada = server.guest(source="127.0.10.2")

        def wait():
            table = ada.make(game="limes", bots=[{"seat": 2, "level": 4}])
            started = time.monotonic()
            assert ada.decide(table, "1", "d4^")[0] == 200
            while ada.state(table)["view"]["round"] == 1 and time.monotonic() - started < 120:
                time.sleep(0.005)
            waited = 1000 * (time.monotonic() - started)
            ada.post(f"/api/tables/{table}/leave")
            return waited

        quiet = statistics.median(wait() for _ in range(5))
        bots = [{"seat": seat, "level": 6} for seat in range(2, 17)]
        asked, made = [0], [0]

        def flood(number):
            eve = server.guest(source="127.0.10.1")
            for _ in range(100):
                status, told = eve.post("/api/tables", {"game": "limes", "seats": 16, "bots": bots})
                if status == 201:
                    eve.post(f"/api/tables/{told['table']}/leave")
                    made[0] += 1
                asked[0] += 1
                time.sleep(PAUSE)

        threads = [threading.Thread(target=flood, args=(number,)) for number in range(20)]
        for thread in threads:
            thread.start()
        busy = []
        while any(thread.is_alive() for thread in threads) or len(busy) < 3:
            busy.append(wait())
        return f"{quiet:.0f} ms before (median of 5); {max(busy):.0f} ms at the longest (of {len(busy)}) with {asked[0]} requests and {made[0]} games"
    finally:
        server.remove()


def watching():
    """Bytes a second to a visitor without an identity who watches and unwatches a full table of sixteen, as often as a socket may and as often as
    possible; one who is cut off comes back."""
    server = CappedServer()
    try:
        host = server.guest(source="127.0.10.2")
        table = host.make(game="limes", seats=16, bots=[{"seat": seat, "level": 1} for seat in range(2, 17)])
        as_frame = lambda kind: frame(json.dumps({"type": kind, "table": table}).encode())
        pair = as_frame("watch") + as_frame("unwatch")
        told = []
        for pairs, pause in ((45, 1), (100, 0)):
            received, sent, cut_off = watch_again(server, pair * pairs, pause)
            told.append(f"{sent / SECONDS / 1e6:.3f} MB/s sent bring {received / SECONDS / 1e6:.2f} MB/s, cut off {cut_off} times")
        return "; ".join(told)
    finally:
        server.remove()


def watch_again(server, burst, pause):
    """Sends a burst again and again, and reads everything; returns the bytes received and sent, and how often the server ended the connection."""
    end = time.monotonic() + SECONDS
    received = sent = cut_off = 0
    while time.monotonic() < end:
        try:
            wire = Socket(server.host, source="127.0.10.1")
            left, due = burst, 0
            while time.monotonic() < end:
                wire.wire.setblocking(False)
                try:
                    if time.monotonic() >= due:
                        count = wire.wire.send(left)
                        sent, left = sent + count, left[count:]
                    if not left:
                        left, due = burst, time.monotonic() + pause
                except BlockingIOError:
                    pass
                while is_readable(wire.wire, 0 if time.monotonic() >= due else 0.01):
                    more = len(wire.wire.recv(1 << 20))
                    if not more:
                        raise EOFError
                    received += more
        except (OSError, EOFError):
            cut_off += 1
    return received, sent, cut_off


FIGURES = [large_tables, connections, others_bots, watching]


def main():
    wanted = sys.argv[1:] or [figure.__name__ for figure in FIGURES]
    for figure in FIGURES:
        if figure.__name__ in wanted:
            print(f"{figure.__name__:14} {figure()}", flush=True)


if __name__ == "__main__":
    main()
