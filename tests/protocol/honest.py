"""People who play by the rules next to an attack, each with an address and a socket of their own, and what they notice."""

import queue
import random
import select
import threading
import time
import uuid

from kit import PATIENCE

# How long somebody thinks, in seconds.
THINKING = (0.1, 0.5)
# Between two looks at the time, in seconds.
GLANCE = 0.5


class Person(threading.Thread):
    """Plays one game after the other until the time is over."""

    def __init__(self, client, options=None):
        super().__init__(daemon=True)
        self.client, self.options = client, options
        self.wire = client.socket()
        # Tables that somebody else has made, and those who are to come to ours.
        self.invitations, self.guests = queue.Queue(), []
        self.end = threading.Event()
        self.acknowledged, self.waits, self.bot_waits = {}, [], []
        self.games, self.fault = 0, None
        # A state that came while a decision was on its way.
        self.newest = None
        self.dice = random.Random()

    def run(self):
        try:
            while not self.end.is_set():
                table = self.sit_down()
                if table and self.play(table):
                    self.games += 1
        except Exception as fault:
            self.fault = f"{self.client.name}: {fault!r}"

    def sit_down(self):
        if self.options is not None:
            table = self.client.make(**self.options)
            for guest in self.guests:
                guest.invitations.put(table)
            return table
        try:
            table = self.invitations.get(timeout=GLANCE)
        except queue.Empty:
            return None
        status, told = self.client.join(table)
        assert status == 200, told
        return table

    def news(self, timeout):
        """The next message, if one comes."""
        newest, self.newest = self.newest, None
        return newest or self.hear(timeout)

    def hear(self, timeout):
        if not self.wire.bytes and not select.select([self.wire.wire], [], [], timeout)[0]:
            return None
        message = self.wire.receive()
        assert message is not None, "the server has closed the socket"
        assert message["type"] in ("state", "done"), message
        # The kit keeps every byte; this goes on for too long.
        self.wire.received.clear()
        return message

    def play(self, table):
        """Plays a game; tells whether it came to its end."""
        self.wire.send(type="watch", table=table)
        answered, decided_at = None, None
        while not self.end.is_set():
            state = self.news(GLANCE)
            if state is None or state["table"] != table:
                continue
            asked = state["view"] and state["view"].get("asked")
            if state["state"] == "over":
                self.wire.send(type="unwatch", table=table)
                status, told = self.client.get(f"/api/tables/{table}/record")
                assert status == 200, told
                return True
            if asked is None or asked == answered:
                continue
            if decided_at is not None and any(seat["kind"] == "bot" for seat in state["seats"]):
                self.bot_waits.append(time.monotonic() - decided_at)
            time.sleep(self.dice.uniform(*THINKING))
            legal = self.client.legal(table)
            assert legal["asked"] == asked, (legal["asked"], asked)
            decided_at = self.decide(table, asked, self.dice.choice(legal["legal"]))
            answered = asked
        return False

    def decide(self, table, asked, decision):
        """Decides, and waits until that is acknowledged. What comes meanwhile is old: the next state has all that is in it."""
        id = uuid.uuid4().hex
        started = time.monotonic()
        self.wire.send(type="decide", table=table, id=id, asked=asked, decision=decision)
        while time.monotonic() < started + PATIENCE:
            message = self.hear(PATIENCE)
            if message and message["type"] == "state":
                self.newest = message
            if message and message["type"] == "done":
                assert message["id"] == id, message
                acknowledged_at = time.monotonic()
                self.waits.append((started, acknowledged_at - started))
                self.acknowledged[table, id] = message["version"]
                return acknowledged_at
        raise AssertionError("a decision is not acknowledged")
