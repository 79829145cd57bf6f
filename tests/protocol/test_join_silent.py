"""`limes join` and servers that fall silent, never end a line, or send what no terminal should see."""

import http.server
import json
import os
import subprocess
import threading
import unittest

from kit import BINARY, PATIENCE

TABLE = "0123456789abcdefghjk"
HOSTILE = "\u001b]0;owned\u0007\u009b31m\u202e"


class Pretender(http.server.BaseHTTPRequestHandler):
    """Gives a seat, and then does as its server says."""

    protocol_version = "HTTP/1.1"

    def answer(self, told, status=200):
        body = json.dumps(told).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_POST(self):
        self.rfile.read(int(self.headers.get("Content-Length", 0)))
        if self.path == "/api/players":
            self.answer({"player": TABLE, "name": "Mine", "token": "0" * 64})
        elif self.server.refusal:
            self.answer({"error": {"code": "table/full", "message": self.server.refusal}}, 409)
        else:
            self.answer({"seat": 2})

    def do_GET(self):
        self.server.streams.append(self.path)
        self.send_response(200)
        self.send_header("Content-Type", "application/x-ndjson")
        self.send_header("Connection", "close")
        self.end_headers()
        try:
            self.server.stream(self)
        except OSError:
            pass

    def log_message(self, *_):
        pass


class Silent(unittest.TestCase):
    def pretend(self, stream=lambda _: None, refusal=None):
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Pretender)
        server.daemon_threads = True
        server.streams, server.stream, server.refusal = [], stream, refusal
        threading.Thread(target=server.serve_forever, daemon=True).start()
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        return server

    def join(self, server, **env):
        link = f"http://127.0.0.1:{server.server_address[1]}/#/table/{TABLE}"
        command = [BINARY, "join", link, "--engine", "cat"]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env={**os.environ, **env})
        self.addCleanup(process.communicate)
        self.addCleanup(process.kill)
        return process

    def test_a_silent_stream_is_a_lost_connection(self):
        again, over = threading.Event(), threading.Event()
        self.addCleanup(over.set)

        def fall_silent(handler):
            # An empty line is a sign of life, so the silence begins after it.
            handler.wfile.write(b"\n")
            if len(handler.server.streams) > 1:
                again.set()
            over.wait(PATIENCE)

        process = self.join(self.pretend(fall_silent), LIMES_JOIN_SILENCE_MS="300")
        self.assertTrue(again.wait(PATIENCE), "it does not connect again")
        self.assertIn(b"has seat 2", process.stderr.readline())
        self.assertIn(b"The server is away", process.stderr.readline())
        self.assertIsNone(process.poll())

    def test_empty_lines_are_signs_of_life(self):
        long, over = threading.Event(), threading.Event()
        self.addCleanup(over.set)

        def stay_alive(handler):
            for _ in range(30):
                handler.wfile.write(b"\n")
                handler.wfile.flush()
                over.wait(0.1)
            long.set()
            over.wait(PATIENCE)

        server = self.pretend(stay_alive)
        self.join(server, LIMES_JOIN_SILENCE_MS="2000")
        self.assertTrue(long.wait(PATIENCE))
        self.assertEqual(len(server.streams), 1)

    def test_a_line_without_an_end_is_given_up(self):
        def never_end(handler):
            while True:
                handler.wfile.write(b"x" * 65536)

        process = self.join(self.pretend(never_end))
        self.assertEqual(process.wait(PATIENCE), 2)
        self.assertIn(b"too long", process.stderr.read())

    def test_nothing_reaches_the_terminal_that_it_would_obey(self):
        process = self.join(self.pretend(refusal=f"no {HOSTILE}"))
        self.assertEqual(process.wait(PATIENCE), 2)
        said = process.stderr.read().decode()
        self.assertIn("no \ufffd]0;owned\ufffd\ufffd31m\ufffd", said)
        self.assertFalse(set(HOSTILE[:1] + HOSTILE[-1:]) & set(said), said)
