"""Attackers, as a program of their own: `python3 attacks.py HOST PROXIED_HOST SECONDS TABLE` carries out every attack below at once.

HOST is a server with default limits, which sees each attack come from its own addresses (127.0.x.y); PROXIED_HOST is one with
`--behind-proxy`, which believes the IPv6 addresses it is told. TABLE is one where others play. At the end the program prints as JSON how often each attack
succeeded (`done`), was refused, and was cut off, and which of its acts should have been impossible (`broken`).
"""

import http.client
import json
import os
import random
import resource
import select
import socket
import struct
import sys
import threading
import time

import crowd
from kit import Server, Socket

# Sent with every connection that is reset rather than closed.
RESET = struct.pack("ii", 1, 0)
# Between two sweeps over connections that are held.
SWEEP = 0.25
# What `Socket` and HTTPConnection raise when a server cuts a connection off.
CUT_OFF = (OSError, EOFError, http.client.HTTPException)


class Remote:
    """A server that runs already; a guest of the kit needs no more of it."""

    request, guest = Server.request, Server.guest

    def __init__(self, host):
        self.host, self.guests = host, 0


class Attack:
    """One kind of attacker: `step` is done over and over, with a `pause` in between, until the time is over."""

    pause = 0.05
    # What must have happened for the attack to count as carried out.
    expected = ("done", "refused")

    def __init__(self, number, host, proxied, table):
        self.server, self.proxied, self.table = Remote(host), Remote(proxied), table
        self.number, self.addresses = number, 0
        self.done = self.refused = self.cut = 0
        self.broken, self.notes = [], {}
        self.dice = random.Random()
        self.end = threading.Event()

    def address(self, index=0):
        """One of the addresses of this attack."""
        return f"127.0.{10 + self.number}.{1 + index % 250}"

    def judge(self, status):
        """Counts an answer, and tells whether it was a success."""
        if 200 <= status < 300:
            self.done += 1
        else:
            self.refused += 1
        return 200 <= status < 300

    def guest(self, name="Eve", per_address=60):
        """A guest from one of our addresses; there is always another address."""
        index, self.addresses = self.addresses // per_address, self.addresses + 1
        return self.server.guest(name, self.address(index))

    def replace(self, player):
        """A new guest takes the place of one who has had enough."""
        self.players[self.players.index(player)] = self.guest()

    def prepare(self):
        """What comes before the first step."""

    def step(self):
        """One attempt."""
        raise NotImplementedError

    def run(self):
        try:
            self.prepare()
            while not self.end.wait(self.pause):
                try:
                    self.step()
                except CUT_OFF:
                    self.cut += 1
        except Exception as fault:
            self.broken.append(f"the attack ended: {fault!r}")

    def told(self):
        return {"done": self.done, "refused": self.refused, "cut": self.cut, "broken": self.broken[:5], **self.notes}


def connect(host, source, receive_buffer=None):
    name, port = host.rsplit(":", 1)
    wire = socket.socket()
    wire.settimeout(10)
    if receive_buffer:
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    wire.bind((source, 0))
    wire.connect((name, int(port)))
    return wire


def is_readable(wire, seconds=0):
    """Whether something comes within a time. `select` cannot: there are more connections than it knows numbers."""
    poll = select.poll()
    poll.register(wire, select.POLLIN)
    return bool(poll.poll(1000 * seconds))


def is_gone(wire):
    """Whether the other end has closed or reset a connection, without reading from it."""
    poll = select.poll()
    poll.register(wire, select.POLLRDHUP)
    return bool(poll.poll(0))


class LargeTables(Attack):
    """Tables of 20,000 seats, made, left and looked at again (F2)."""

    pause = 0.02

    def prepare(self):
        self.makers = [self.guest(per_address=10) for _ in range(50)]
        self.tables = []

    def step(self):
        maker = self.dice.choice(self.makers)
        status, told = maker.post("/api/tables", {"game": "limes", "seats": 20_000, "clock": {"turn_h": 24}})
        if self.judge(status):
            self.tables.append(told["table"])
            maker.post(f"/api/tables/{told['table']}/leave")
        for table in self.dice.sample(self.tables, min(3, len(self.tables))):
            self.judge(maker.get(f"/api/tables/{table}")[0])


class Connections(Attack):
    """All connections that one address can get: sockets without an identity, and idle ones (F3)."""

    pause = SWEEP

    def prepare(self):
        self.sockets, self.idle = [], []

    def step(self):
        for held in (self.sockets, self.idle):
            for wire in [wire for wire in held if is_gone(wire)]:
                held.remove(wire)
                wire.close()
                self.cut += 1
        for _ in range(20):
            wire = Socket(self.server.host, source=self.address())
            if self.judge(200 if wire.status == 101 else wire.status):
                self.sockets.append(wire.wire.dup())
            else:
                break
        for _ in range(60):
            wire = connect(self.server.host, self.address())
            if is_readable(wire, 0.002):
                self.refused += 1
                wire.close()
                break
            self.idle.append(wire)
        self.notes["held"] = max(self.notes.get("held", 0), len(self.sockets) + len(self.idle))


class RequestFlood(Attack):
    """More requests than an address may make, without waiting for the answers (F4)."""

    burst = 120
    head = "GET /api/server HTTP/1.1\r\nHost: x\r\n{}\r\n"
    pause = 0.1

    def where(self):
        """The server, our address, and a header."""
        return self.server.host, self.address(), ""

    def step(self):
        host, source, header = self.where()
        with connect(host, source) as wire:
            wire.sendall(self.head.format(header).encode() * self.burst)
            answers = b""
            while answers.count(b"HTTP/1.1 ") < self.burst or not answers.endswith(b"}"):
                more = wire.recv(1 << 16)
                if not more:
                    self.cut += 1
                    break
                answers += more
            self.done += answers.count(b"HTTP/1.1 200")
            self.refused += answers.count(b"HTTP/1.1 429")


def address_in(network, dice):
    """An address of an IPv6 network, given by its first half."""
    return network + ":" + ":".join(f"{dice.getrandbits(16):x}" for _ in range(4))


class ProxiedFlood(RequestFlood):
    """The same from the 2^64 addresses of an IPv6 line, through a proxy (F4)."""

    def where(self):
        return self.proxied.host, "127.0.0.1", f"X-Forwarded-For: {address_in('2001:db8:0:1', self.dice)}\r\n"


class ProxiedGuests(Attack):
    """Guests from the 2^64 addresses of an IPv6 line (F4)."""

    def prepare(self):
        self.since = time.monotonic()

    def step(self):
        header = {"X-Forwarded-For": address_in("2001:db8:0:2", self.dice)}
        self.judge(self.proxied.request("POST", "/api/players", {"name": "Eve"}, header)[0])
        most = 101 + (time.monotonic() - self.since) * 10 / 60
        if self.done > most:
            self.broken.append(f"{self.done} guests of one network")


class Guesses(Attack):
    """Passwords for one name, guessed from everywhere (F4). A guess that is looked at counts as done."""

    pause = 0.2

    def step(self):
        header = {"X-Forwarded-For": f"2001:db8:{self.dice.getrandbits(16):x}:{self.dice.getrandbits(16):x}::1"}
        guess = {"name": "Grace", "password": f"guess {self.dice.getrandbits(32)}"}
        status = self.proxied.request("POST", "/api/login", guess, header)[0]
        self.done += status == 401
        self.refused += status in (429, 503)
        if status == 200:
            self.broken.append("a password was guessed")


class Deletions(Attack):
    """Deletes an identity while a request under it is on its way (F5)."""

    pause = 0.5

    def prepare(self):
        self.host_of_tables, self.seated = self.guest("Ben"), 0

    def step(self):
        if self.seated % 40 == 0:
            self.host_of_tables = self.guest("Ben")
        self.seated += 1
        eve = self.guest("Evanescent", per_address=90)
        table = self.host_of_tables.make(game="limes")
        path, body = self.dice.choice([(f"/api/tables/{table}/join", b"{}"), ("/api/tables", b'{"game":"limes","seats":1}')])
        with connect(self.server.host, eve.source) as wire:
            head = f"POST {path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {eve.token}\r\nContent-Length: {len(body)}\r\n\r\n"
            wire.sendall(head.encode() + body[:1])
            self.judge(eve.call("DELETE", "/api/me", {})[0])
            wire.sendall(body[1:])
            self.judge(int(wire.recv(4096).split()[1]))
        if "Evanescent" in json.dumps(self.host_of_tables.state(table)):
            self.broken.append("a deleted player is seated")
        self.host_of_tables.post(f"/api/tables/{table}/leave")


class LeftGames(Attack):
    """Games against fifteen bots of the highest level, begun and left (F6)."""

    def prepare(self):
        self.players = [self.guest() for _ in range(2)]
        self.bots = [{"seat": seat, "level": 6} for seat in range(2, 17)]

    def step(self):
        player = self.dice.choice(self.players)
        clock = self.dice.choice([None, {"turn_s": 30}])
        status, told = player.post("/api/tables", {"game": "limes", "seats": 16, "bots": self.bots, "clock": clock})
        if self.judge(status):
            if self.dice.random() < 0.5:
                player.decide_anything(told["table"])
            self.judge(player.post(f"/api/tables/{told['table']}/leave")[0])
        else:
            self.replace(player)


class LeftTables(Attack):
    """Tables that are made, with as much text as possible, and left at once (F7)."""

    pause = 0.02

    def prepare(self):
        with open("../../decks/classic.toml") as deck:
            self.options = {"game": "limes", "seats": 400, "clock": {"turn_h": 24}, "deck": deck.read().replace('"classic"', '"ours"') + "# padding\n" * 4000}
        self.players = [self.guest() for _ in range(2)]

    def step(self):
        player = self.dice.choice(self.players)
        status, told = player.post("/api/tables", {**self.options, "id": f"{self.dice.getrandbits(200):064x}"})
        if self.judge(status):
            self.judge(player.post(f"/api/tables/{told['table']}/leave")[0])
        else:
            self.replace(player)


class PaddedDecisions(Attack):
    """Decisions with thousands of blanks (F7)."""

    def step(self):
        if not self.done % 16:
            # Nobody may make as many tables as ten minutes need.
            self.player = self.guest()
            self.solo = self.player.make(game="limes", seats=1)
        legal = self.player.legal(self.solo)
        decision = self.dice.choice(legal["legal"])
        status, told = self.player.decide(self.solo, legal["asked"], decision.replace(" ", " " * 60_000) + " " * 60_000)
        if self.judge(status):
            self.broken.append("a decision of 60 KB was taken")
        self.judge(self.player.decide(self.solo, legal["asked"], decision.ljust(40))[0])


def frame(payload, opcode=1):
    """A frame masked with zeros: it can be prepared once and sent a thousand times."""
    return bytes([0x80 | opcode, 0x80 | len(payload)]) + bytes(4) + payload


class MessageFlood(Attack):
    """More messages than a socket may send: pings, watching again and again, unknown tables (F12)."""

    pause = 0.1

    def prepare(self):
        as_json = lambda **message: frame(json.dumps(message).encode())
        watch, unwatch = as_json(type="watch", table=self.table), as_json(type="unwatch", table=self.table)
        unknown = b"".join(as_json(type="watch", table=f"{number:020}") for number in range(100))
        self.bursts = [frame(b"", 9) * 100, as_json(type="ping") * 100, (unwatch + watch) * 50, unknown]
        self.eve = self.guest()
        self.wires = {}
        self.notes["received"] = 0

    def step(self):
        for number, burst in enumerate(self.bursts):
            for bearer in (self.eve.bearer, None):
                self.flood((number, bearer is None), bearer, burst)

    def flood(self, key, bearer, burst):
        wire = self.wires.get(key)
        try:
            if wire is None:
                wire = self.wires[key] = Socket(self.server.host, bearer, source=self.address(key[0]))
            wire.wire.settimeout(5)
            wire.wire.sendall(burst)
            while is_readable(wire.wire):
                received = wire.wire.recv(1 << 20)
                if not received:
                    raise EOFError
                self.notes["received"] += len(received)
                self.refused += received.count(b"request/too_many")
                self.done += received.count(b'"type":"state"') + received.count(b'"type":"pong"')
        except CUT_OFF:
            self.cut += 1
            self.wires.pop(key, None)


class LazyReaders(Attack):
    """Clients that ask and do not read: requests in a row, streams, sockets (F13)."""

    pause = SWEEP
    expected = ("done", "cut")
    request = b"GET /api/x HTTP/1.1\r\nHost: x\r\n\r\n" * 100

    def prepare(self):
        self.wires, self.kinds = {}, 0

    def open(self):
        self.kinds += 1
        source = self.address(self.kinds)
        if self.kinds % 3 == 0:
            wire = Socket(self.server.host, source=source)
            wire.send(type="watch", table=self.table)
            return wire.wire.dup()
        wire = connect(self.server.host, source, receive_buffer=2048)
        if self.kinds % 3 == 1:
            wire.sendall(f"GET /api/tables/{self.table}/stream HTTP/1.1\r\nHost: x\r\n\r\n".encode())
        return wire

    def step(self):
        while len(self.wires) < 30:
            wire = self.open()
            wire.setblocking(False)
            self.wires[wire] = self.kinds % 3 == 2
            self.done += 1
        for wire, asks in list(self.wires.items()):
            try:
                while asks:
                    wire.send(self.request)
            except BlockingIOError:
                pass
            except OSError:
                asks = None
            if asks is None or is_gone(wire):
                self.cut += 1
                del self.wires[wire]
                wire.close()


# "Grace" is claimed by somebody else; none of these may be had.
LOOKALIKES = [
    "grace", "Grace\u200b", "Gr\u00adace", "\u2060Grace", "\ufeffGrace", "Grace\u034f", "\uff27race", "Gr\u0430ce", "Gr\u0430c\u0435",
    "\u200b\u200b", "\u3164", "\u2800", "\u202eecarG", "Z" + "\u0301" * 39, "Gra\u2028ce", "deleted player", "Skilled", "x" * 41, "", "\ue000",
]


class OddNames(Attack):
    """Names that imitate others or cannot be read (F16)."""

    def prepare(self):
        self.player = self.guest()

    def step(self):
        name = self.dice.choice(LOOKALIKES)
        renamed = self.player.post("/api/me/name", {"name": name})
        if self.judge(renamed[0]):
            self.broken.append(f"somebody is called {name!r}")
        self.judge(self.player.post("/api/me/name", {"name": f"Eve {self.dice.getrandbits(32)}"})[0])


class PasswordFlood(Attack):
    """New passwords and logins without end: each is meant to cost a processor some time (F17)."""

    pause = 0.02

    def prepare(self):
        self.players = [self.guest(f"Eve the {number}th") for number in range(6)]

    def step(self):
        player = self.dice.choice(self.players)
        self.judge(player.post("/api/me/password", {"password": f"password {self.dice.getrandbits(32)}"})[0])


class Lobby(Attack):
    """The list of open tables, filled by few (F19)."""

    def prepare(self):
        self.players = [self.guest() for _ in range(2)]

    def step(self):
        player = self.dice.choice(self.players)
        status, _ = player.post("/api/tables", {"game": self.dice.choice(["limes", "limits"]), "listed": True})
        if not self.judge(status):
            self.replace(player)
        self.judge(player.get("/api/tables?state=open")[0])


class CutOff(Attack):
    """Requests that end in the middle: while a table is looked for, or before the body is there (F22)."""

    pause = 0.01
    expected = ("done",)

    def step(self):
        unknown = f"{self.dice.randrange(10**20):020}"
        wire = connect(self.server.host, self.address(self.done))
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
        if self.done % 2:
            wire.sendall(f"GET /api/tables/{unknown} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
        else:
            wire.sendall(f"POST /api/tables/{unknown}/join HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{{".encode())
        wire.close()
        self.done += 1


class Rubbish(Attack):
    """What the crowd of test_hostile does: rubbish, giant heads and frames, deep JSON, wrong tokens, half-open connections."""

    pause = 0.2
    expected = ("done",)

    def step(self):
        for kind in (crowd.rubbish, crowd.giant_heads, crowd.deep_json, crowd.wrong_tokens, crowd.giant_frames, crowd.half_open):
            kind(self.server.host, self.table)
            self.done += 1


ATTACKS = [
    LargeTables, Connections, RequestFlood, ProxiedFlood, ProxiedGuests, Guesses, Deletions, LeftGames, LeftTables, PaddedDecisions,
    MessageFlood, LazyReaders, OddNames, PasswordFlood, Lobby, CutOff, Rubbish,
]  # fmt: skip


def main():
    host, proxied, seconds, table = sys.argv[1], sys.argv[2], float(sys.argv[3]), sys.argv[4]
    # The processors are for the server, and for those who play.
    os.nice(19)
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    attacks = [kind(number, host, proxied, table) for number, kind in enumerate(ATTACKS)]
    threads = [threading.Thread(target=attack.run, daemon=True) for attack in attacks]
    for thread in threads:
        thread.start()
    time.sleep(seconds)
    for attack in attacks:
        attack.end.set()
    for thread, attack in zip(threads, attacks):
        thread.join(15)
        if thread.is_alive():
            attack.broken.append("it does not come to its end")
    # Daemons may still print; this is the last line.
    print(json.dumps({type(attack).__name__: attack.told() for attack in attacks}), flush=True)
    os._exit(0)


if __name__ == "__main__":
    main()
