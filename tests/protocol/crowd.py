"""A crowd that means no good, as a program of its own: `python3 crowd.py HOST SECONDS TABLE` does everything at once that one can do
to a server without being let in, and tells at the end how often it did it."""

import json
import os
import socket
import sys
import threading
import time


def connect(host):
    name, port = host.rsplit(":", 1)
    return socket.create_connection((name, int(port)), timeout=5)


def answered(host, request):
    """Sends bytes and waits until something comes back, or the server closes."""
    with connect(host) as wire:
        wire.sendall(request)
        wire.recv(1000)


def rubbish(host, _):
    answered(host, os.urandom(2000) + b"\r\n\r\n")


def giant_heads(host, _):
    answered(host, b"GET /api/me HTTP/1.1\r\nHost: x\r\nX: " + b"y" * 60_000 + b"\r\n\r\n")


def deep_json(host, _):
    deep = b'{"name":' + b"[" * 20_000 + b"]" * 20_000 + b"}"
    answered(host, b"POST /api/players HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n" % len(deep) + deep)


def wrong_tokens(host, table):
    head = f"POST /api/tables/{table}/decisions HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {os.urandom(16).hex()}\r\n"
    answered(host, head.encode() + b"Content-Length: 2\r\n\r\n{}")


def socket_to(host):
    from kit import Socket

    return Socket(host)


def giant_frames(host, _):
    wire = socket_to(host)
    wire.frame(b"x" * 70_000)
    wire.wire.recv(1000)


def flood_of_messages(host, table):
    wire = socket_to(host)
    for number in range(300):
        wire.send(type="decide", table=table, id=f"{number}", asked="99", decision="d4^")
    wire.wire.recv(1000)


def lazy_watchers(host, table):
    wires = [socket_to(host) for _ in range(10)]
    for wire in wires:
        wire.send(type="watch", table=table)
    time.sleep(0.2)


def half_open(host, _):
    wires = [connect(host) for _ in range(20)]
    for wire in wires:
        wire.sendall(b"GET /api/me HTTP/1.1\r\nHo")
    time.sleep(0.2)


KINDS = [rubbish, giant_heads, deep_json, wrong_tokens, giant_frames, flood_of_messages, lazy_watchers, half_open]


def main():
    host, seconds, table = sys.argv[1], float(sys.argv[2]), sys.argv[3]
    end = time.monotonic() + seconds
    counts = dict.fromkeys((kind.__name__ for kind in KINDS), 0)

    def go_on(kind):
        while time.monotonic() < end:
            try:
                kind(host, table)
            except OSError:
                pass  # That is what being cut off looks like.
            counts[kind.__name__] += 1

    threads = [threading.Thread(target=go_on, args=(kind,)) for kind in KINDS]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    print(json.dumps(counts))


if __name__ == "__main__":
    main()
