"""Every byte that a client receives in whole games, and nothing hidden in any of them.

The seed is told at the end, so afterwards everything that was secret is known: it is derived here from FORMATS.md alone and
looked for in what was received before.
"""

import hashlib
import json
import random
import struct

from kit import ServerTest, Socket, at_once


class Stream:
    """The fixed way from a seed to a shuffle."""

    def __init__(self, purpose, seed):
        self.key = hashlib.sha256(f"{purpose}:{seed}".encode()).digest()
        self.numbers, self.block = [], 0

    def below(self, n):
        while True:
            if not self.numbers:
                block = hashlib.sha256(self.key + struct.pack("<Q", self.block)).digest()
                self.block += 1
                self.numbers = list(struct.unpack("<4Q", block))
            x = self.numbers.pop(0)
            if x < (1 << 64) // n * n:
                return x % n

    def shuffle(self, things):
        for i in range(len(things) - 1):
            j = i + self.below(len(things) - i)
            things[i], things[j] = things[j], things[i]
        return things


def watch_whole_game(client, table, log):
    """Plays with a socket, noting every state in order together with the raw bytes received up to it."""
    socket, decided = client.socket(), set()
    socket.send(type="watch", table=table)
    while True:
        message = socket.receive()
        if message["type"] != "state":
            continue
        if message["state"] == "over":
            socket.close()
            return message
        log.append((message, bytes(socket.received)))
        asked = message["view"]["asked"]
        if asked and asked not in decided:
            decided.add(asked)
            socket.send(type="decide", table=table, id=asked, asked=asked, decision=random.choice(client.legal(table)["legal"]))


class Leaks(ServerTest):
    flags = ("--requests-per-second", "5000", "--guests", "1000", "--commands-per-second", "1000")

    def play(self, **options):
        clients = [self.server.guest(name) for name in ("Ada", "Ben")]
        table = clients[0].make(**options)
        clients[1].join(table)
        logs = [[], []]
        finals = at_once([lambda c=c, l=l: watch_whole_game(c, table, l) for c, l in zip(clients, logs)])
        return table, clients, logs, finals

    def check_bytes(self, table, logs, final):
        """Neither the seed nor the secret key of its stream is in any byte before the end, in any common spelling."""
        seed = final["seed"]
        self.assertEqual(hashlib.sha256(seed.encode()).hexdigest(), final["commitment"])
        key = hashlib.sha256(f"limes-draw-1:{seed}".encode()).hexdigest()
        for log in logs:
            self.assertGreater(len(log), 5)
            received = log[-1][1]
            for secret in [seed, seed.upper(), seed[:16], seed[-16:], key, key[:16]]:
                self.assertNotIn(secret.encode(), received)
            for state, _ in log:
                self.assertIsNone(state["seed"])

    def test_limes_tells_no_card_to_come_and_no_turn_of_this_round(self):
        table, clients, logs, finals = self.play(game="limes")
        self.check_bytes(table, logs, finals[0])
        draw = Stream("limes-draw-1", finals[0]["seed"]).shuffle(list(range(1, 25)))[:16]
        turns = {player["seat"]: player["turns"] for player in finals[0]["view"]["players"]}
        for log in logs:
            for state, _ in log:
                view = state["view"]
                round = view["round"]
                self.assertEqual(view["card"], draw[round - 1])
                # The pile is told as a set, in order of its numbers: it says nothing of the order.
                self.assertEqual(view["pile"], sorted(set(range(1, 25)) - set(draw[:round])))
                own = view["you"]
                has_moved = next(player["moved"] for player in view["players"] if player["seat"] == own)
                for player in view["players"]:
                    known = round if player["seat"] == own or has_moved else round - 1
                    self.assertEqual(player["turns"], turns[player["seat"]][:len(player["turns"])])
                    self.assertLessEqual(len(player["turns"]), known)
                    self.assertEqual(len(player["cards"]), len(player["turns"]))
                    # The supply and the workers are of the same moment as the turns.
                    self.assertEqual(player["supply"] + len(player["workers"]), 7)
                    placed = sum(" +" in turn for turn in player["turns"])
                    self.assertEqual(len(player["workers"]), placed)
        # Who looks on sees no turn of the round that is going on either.
        self.assertEqual(set(logs[0][0][0]) , set(logs[1][0][0]))

    def test_limits_in_memory_mode_tells_nothing_under_the_top(self):
        table, clients, logs, finals = self.play(game="limits")
        self.check_bytes(table, logs, finals[0])
        stream = Stream("limits-deal-1", finals[0]["seed"])
        colours = stream.shuffle(list("r" * 12 + "y" * 12 + "g" * 12 + "b" * 12 + "p" * 12))
        limit_cards = stream.shuffle(list(range(1, 25)))[:10]
        start = 1 + stream.below(2)
        hands = {start: sorted(colours[0:10:2], key="rygbp".index), 3 - start: sorted(colours[1:10:2], key="rygbp".index)}
        for number, log in enumerate(logs, 1):
            first = log[0][0]["view"]
            self.assertEqual(first["hand"], hands[number])
            for state, _ in log:
                view = state["view"]
                self.assertEqual(view["turned_up"], limit_cards[:view["round"]])
                self.assertIsNone(view["pile"]["cards"])
                self.assertNotIn("colours", json.dumps(view).lower())
                under = view["deeds"][:-1]
                self.assertTrue(all(deed["colour"] is None for deed in under), under)
                self.assertTrue(all(done["seat"] != number for done in view["since"]))
                for player in view["players"]:
                    self.assertEqual(set(player), {"seat", "name", "points", "hand", "hidden"})
                    self.assertIsInstance(player["hand"], int)
                judged = view["judged"]
                if judged and view["phase"] == "act":
                    self.assertIsNone(judged["pile"])
                    self.assertIsNone(judged["face_down"])

    def test_standings_tell_nothing_of_turns_that_are_hidden(self):
        ada, ben = self.server.guest("Ada"), self.server.guest("Ben")
        table = ada.make(game="limes")
        ben.join(table)
        path = f"/api/tables/{table}/standings"
        for _ in range(16):
            before = {client: client.get(path) for client in (ada, ben)}
            spectator = self.server.request("GET", path)[2]
            ada.decide_anything(table)
            self.assertEqual((ben.get(path), self.server.request("GET", path)[2]), (before[ben], spectator))
            totals = {player["seat"]: player["total"] for player in ada.state(table)["view"]["players"]}
            self.assertEqual({row["seat"]: row["total"] for row in ada.get(path)[1]["rows"]}, totals)
            ben.decide_anything(table)

    def test_a_spectator_has_no_hand(self):
        ada, ben = self.server.guest(), self.server.guest()
        table = ada.make(game="limits")
        ben.join(table)
        for _ in range(20):
            ada.decide_anything(table)
            ben.decide_anything(table)
            _, _, state = self.server.request("GET", f"/api/tables/{table}")
            view = state["view"]
            self.assertEqual((view["you"], view["hand"], view["face_down"], view["since"], view["asked"]), (None, None, None, [], None))

    def test_nobody_gets_the_view_of_another(self):
        ada, ben = self.server.guest(), self.server.guest()
        table = ada.make(game="limits")
        ben.join(table)
        mine, theirs = ada.state(table), ben.state(table)
        self.assertEqual((mine["you"], theirs["you"]), (1, 2))
        socket = Socket(self.server.host)
        socket.send(type="watch", table=table)
        self.assertIsNone(socket.kind("state")["view"]["hand"])
