"""A stranger's program that talks to a server: the standard library and docs/PROTOCOL.md, nothing else."""

import base64
import hashlib
import http.client
import json
import os
import random
import shutil
import signal
import socket
import struct
import subprocess
import tempfile
import threading
import time
import unittest

BINARY = os.environ["LIMES_BINARY"]
# How long anything may take before a test gives up.
PATIENCE = 30


class Server:
    """A real server with a real folder."""

    def __init__(self, *flags, data=None, env=None, user=None):
        self.flags = flags
        self.user = user
        self.env = {**os.environ, **(env or {})}
        self.data = data or tempfile.mkdtemp(prefix="limes-protocol-")
        self.log = tempfile.TemporaryFile()
        self.guests = 0
        self.start()

    def start(self, address="127.0.0.1:0"):
        command = [BINARY, "serve", "--address", address, "--data", self.data, *self.flags]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.log, env=self.env, user=self.user)
        line = self.process.stdout.readline().decode()
        if not line.startswith("http://"):
            raise AssertionError(f"no address, but {line!r}: {self.logged()}")
        self.host = line.strip().removeprefix("http://")

    def kill(self):
        """Pulls the plug."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process.stdout.close()

    def restart(self):
        """Comes back at the same address."""
        self.start(self.host)

    def stop(self):
        """Asks it to stop, and returns its exit code."""
        self.process.terminate()
        code = self.process.wait(PATIENCE)
        self.process.stdout.close()
        return code

    def logged(self):
        self.log.seek(0)
        return self.log.read().decode()

    def remove(self):
        if self.process.poll() is None:
            self.stop()
        self.log.close()
        shutil.rmtree(self.data, ignore_errors=True)

    def request(self, method, path, body=None, headers=None, source=None):
        """Status, headers, and what was answered: JSON where it is, else text."""
        connection = http.client.HTTPConnection(self.host, timeout=PATIENCE, source_address=source and (source, 0))
        if body is not None and not isinstance(body, bytes):
            body = json.dumps(body).encode()
        connection.request(method, path, body=body, headers=headers or {})
        answer = connection.getresponse()
        text = answer.read().decode()
        connection.close()
        is_json = (answer.getheader("content-type") or "").startswith("application/json")
        return answer.status, answer.headers, json.loads(text) if is_json else text

    def guest(self, name=None, source=None):
        """Somebody under this name, or one that nobody else has, who connects from the address `source` of this machine."""
        self.guests += name is None
        name = name or f"Guest {self.guests}"
        status, _, told = self.request("POST", "/api/players", {"name": name}, source=source)
        assert status == 201, told
        return Client(self, told["player"], told["name"], told["token"], source)


class Client:
    """Somebody with a token."""

    def __init__(self, server, player, name, token, source=None):
        self.server, self.player, self.name, self.token, self.source = server, player, name, token, source

    @property
    def bearer(self):
        return {"Authorization": f"Bearer {self.token}"}

    def call(self, method, path, body=None):
        status, _, told = self.server.request(method, path, body, self.bearer, self.source)
        return status, told

    def get(self, path):
        return self.call("GET", path)

    def post(self, path, body=None):
        return self.call("POST", path, {} if body is None else body)

    def make(self, **options):
        status, told = self.post("/api/tables", options)
        assert status == 201, told
        return told["table"]

    def state(self, table):
        status, told = self.get(f"/api/tables/{table}")
        assert status == 200, told
        return told

    def join(self, table, **seat):
        return self.post(f"/api/tables/{table}/join", seat)

    def legal(self, table):
        status, told = self.get(f"/api/tables/{table}/legal")
        assert status == 200, told
        return told

    def decide(self, table, asked, decision, id=None):
        command = {"id": id or f"{random.getrandbits(64):x}", "asked": asked, "decision": decision}
        return self.post(f"/api/tables/{table}/decisions", command)

    def decide_anything(self, table):
        """Decides at random, if something is asked; tells whether something was."""
        legal = self.legal(table)
        if legal["asked"] is None:
            return False
        status, told = self.decide(table, legal["asked"], random.choice(legal["legal"]))
        assert status in (200, 429) or told["error"]["code"].startswith(("question/", "table/over")), told
        if status == 429:
            time.sleep(0.1)
        return True

    def socket(self):
        return Socket(self.server.host, self.bearer, source=self.source)


def play_out(table, *clients):
    """Plays at random until the game is over; returns the state of the first client."""
    until = time.monotonic() + 3 * PATIENCE
    while time.monotonic() < until:
        decided = [client.decide_anything(table) for client in clients]
        if not any(decided):
            state = clients[0].state(table)
            if state["state"] == "over":
                return state
            time.sleep(0.02)
    raise AssertionError("the game does not end")


def code(answer):
    """Status and code of a refusal."""
    status, told = answer
    return status, told["error"]["code"] if isinstance(told, dict) and "error" in told else told


class Socket:
    """The little of RFC 6455 that a client needs."""

    def __init__(self, host, headers=None, path="/api/socket", source=None):
        name, port = host.rsplit(":", 1)
        self.wire = socket.create_connection((name, int(port)), timeout=PATIENCE, source_address=source and (source, 0))
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
        lines += [f"{name}: {value}" for name, value in (headers or {}).items()]
        self.wire.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        self.bytes = b""
        self.received = bytearray()
        while b"\r\n\r\n" not in self.bytes:
            self._more()
        head, _, self.bytes = self.bytes.partition(b"\r\n\r\n")
        self.status = int(head.split()[1])
        if self.status == 101:
            magic = key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
            accept = base64.b64encode(hashlib.sha1(magic.encode()).digest())
            assert accept in head, head

    def _more(self):
        more = self.wire.recv(65536)
        if not more:
            raise ConnectionError("the other end has gone")
        self.received += more
        self.bytes += more

    def _take(self, count):
        while len(self.bytes) < count:
            self._more()
        taken, self.bytes = self.bytes[:count], self.bytes[count:]
        return taken

    def frame(self, payload, opcode=1, final=True):
        """One frame, masked as a client must."""
        length = len(payload)
        head = bytes([(0x80 if final else 0) | opcode])
        if length < 126:
            head += bytes([0x80 | length])
        elif length < 65536:
            head += bytes([0x80 | 126]) + struct.pack(">H", length)
        else:
            head += bytes([0x80 | 127]) + struct.pack(">Q", length)
        mask = os.urandom(4)
        self.wire.sendall(head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload)))

    def send(self, **message):
        self.frame(json.dumps(message).encode())

    def receive(self, timeout=PATIENCE):
        """The next message; None when the server has closed."""
        self.wire.settimeout(timeout)
        while True:
            first, second = self._take(2)
            length = second & 0x7F
            if length == 126:
                (length,) = struct.unpack(">H", self._take(2))
            elif length == 127:
                (length,) = struct.unpack(">Q", self._take(8))
            payload = self._take(length)
            opcode = first & 0x0F
            if opcode == 1:
                return json.loads(payload)
            if opcode == 8:
                return None
            if opcode == 9:
                self.frame(payload, opcode=10)

    def until(self, accepts, timeout=PATIENCE):
        """The first message that is accepted."""
        end = time.monotonic() + timeout
        while time.monotonic() < end:
            message = self.receive(max(0.1, end - time.monotonic()))
            if message is None:
                raise ConnectionError("the server has closed")
            if accepts(message):
                return message
        raise AssertionError("it does not come")

    def kind(self, kind, timeout=PATIENCE):
        return self.until(lambda message: message["type"] == kind, timeout)

    def close(self):
        self.wire.close()

    def __del__(self):
        self.close()


class ServerTest(unittest.TestCase):
    """Tests that share a server."""

    flags = ()

    @classmethod
    def setUpClass(cls):
        cls.server = Server(*cls.flags)

    @classmethod
    def tearDownClass(cls):
        cls.server.remove()

    def assertRefused(self, answer, status, refusal):
        self.assertEqual(code(answer), (status, refusal))


def at_once(jobs):
    """Does several things at the same time; returns what they return, in order."""
    results = [None] * len(jobs)

    def run(place, job):
        results[place] = job()

    threads = [threading.Thread(target=run, args=pair) for pair in enumerate(jobs)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return results
