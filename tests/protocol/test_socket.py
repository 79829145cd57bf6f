"""The socket and the stream."""

import http.client
import json
import random
import time

from kit import PATIENCE, ServerTest, Socket, at_once, play_out


class Sockets(ServerTest):
    flags = ("--requests-per-second", "5000", "--guests", "1000", "--commands-per-second", "1000")

    def pair(self, **options):
        ada, ben = self.server.guest("Ada"), self.server.guest("Ben")
        table = ada.make(**options)
        ben.join(table)
        return table, ada, ben

    def test_a_whole_game_over_sockets(self):
        for game in ["limes", "limits"]:
            table, ada, ben = self.pair(game=game)
            decided = at_once([lambda client=client: self.play(client, table) for client in (ada, ben)])
            self.assertTrue(all(count > 10 for count in decided), decided)

    def play(self, client, table):
        """Answers every question with a legal decision, until the game is over; tells how many there were."""
        socket, decided = client.socket(), set()
        socket.send(type="watch", table=table)
        while True:
            message = socket.receive()
            if message["type"] != "state":
                self.assertEqual(message["type"], "done", message)
                continue
            self.assertEqual(message["table"], table)
            if message["state"] == "over":
                socket.close()
                return len(decided)
            asked = message["view"]["asked"]
            if asked and asked not in decided:
                decided.add(asked)
                decision = random.choice(client.legal(table)["legal"])
                socket.send(type="decide", table=table, id=f"for {asked}", asked=asked, decision=decision)

    def test_states_are_whole_and_never_go_back(self):
        table, ada, ben = self.pair(game="limes")
        watcher = Socket(self.server.host)
        watcher.send(type="watch", table=table)
        first = watcher.kind("state")
        self.assertEqual((first["you"], first["view"]["you"]), (None, None))
        play_out(table, ada, ben)
        version = first["version"]
        while True:
            state = watcher.kind("state")
            self.assertGreaterEqual(state["version"], version)
            self.assertEqual(set(state), set(first))
            version = state["version"]
            if state["state"] == "over":
                break

    def test_a_repeated_command_gets_the_same_answer_on_any_way(self):
        table, ada, ben = self.pair(game="limes")
        socket = ada.socket()
        for _ in range(3):
            socket.send(type="decide", table=table, id="x", asked="1", decision="d4^")
        answers = [socket.kind("done") for _ in range(3)]
        self.assertEqual(answers, [answers[0]] * 3)
        self.assertEqual(answers[0]["version"], ada.decide(table, "1", "d4^", id="x")[1]["version"])

    def test_refusals_name_their_command(self):
        table, ada, ben = self.pair(game="limes")
        socket = ada.socket()
        socket.send(type="decide", table=table, id="x", asked="7", decision="d4^")
        refused = socket.kind("refused")
        self.assertEqual((refused["table"], refused["id"], refused["error"]["code"]), (table, "x", "question/stale"))
        for unknown in ["0" * 20, "nope"]:
            for message in [{"type": "watch"}, {"type": "decide", "id": "y", "asked": "1", "decision": "d4^"}, {"type": "say", "phrase": "hello"}]:
                socket.send(table=unknown, **message)
                refused = socket.kind("refused")
                told = (refused["table"], refused.get("id"), refused["error"]["code"])
                self.assertEqual(told, (unknown, message.get("id"), "table/unknown"))
        socket.send(type="decide", table=table, id="z", asked="1", decision="d4^", haste=True)
        refused = socket.kind("refused")
        self.assertEqual((refused["table"], refused["id"], refused["error"]["code"]), (table, "z", "request/field"))
        socket.frame(b'"\xff"')
        self.assertEqual(socket.kind("bye")["error"]["code"], "request/json")

    def test_who_signs_out_or_goes_is_cut_off(self):
        for leave in [lambda client: client.post("/api/logout"), lambda client: client.call("DELETE", "/api/me")]:
            table, ada, ben = self.pair(game="limits")
            sockets = [ada.socket(), ben.socket()]
            for socket in sockets:
                socket.send(type="watch", table=table)
                socket.kind("state")
            stream = http.client.HTTPConnection(self.server.host, timeout=PATIENCE)
            stream.request("GET", f"/api/tables/{table}/stream", headers=ada.bearer)
            lines = stream.getresponse()
            self.assertEqual(json.loads(lines.readline())["you"], 1)
            self.assertEqual(leave(ada)[0], 200)
            self.assertEqual(sockets[0].kind("bye")["error"]["code"], "player/unknown")
            self.assertIsNone(sockets[0].receive())
            # What was on its way may still come, and then nothing more.
            self.assertLess(len(lines.read().splitlines()), 5)
            stream.close()
            # The others play on, and hear of it.
            version = ben.state(table)["version"]
            self.assertTrue(ben.decide_anything(table))
            sockets[1].until(lambda message: message["type"] == "state" and message["version"] > version)

    def test_phrases_reach_everybody_who_watches(self):
        table, ada, ben = self.pair(game="limes")
        sockets = [ada.socket(), ben.socket(), Socket(self.server.host)]
        for socket in sockets:
            socket.send(type="watch", table=table)
            socket.kind("state")
        sockets[1].send(type="say", table=table, phrase="well-played")
        for socket in sockets:
            said = socket.kind("said")
            self.assertEqual(said, {"type": "said", "table": table, "seat": 2, "phrase": "well-played"})
        sockets[2].send(type="say", table=table, phrase="hello")
        self.assertEqual(sockets[2].kind("refused")["error"]["code"], "player/unknown")
        # Who one is comes before what there is.
        sockets[2].send(type="say", table="nowhere", phrase="hello")
        self.assertEqual(sockets[2].kind("refused")["error"]["code"], "player/unknown")
        sockets[2].send(type="watch", table="nowhere")
        self.assertEqual(sockets[2].kind("refused")["error"]["code"], "table/unknown")

    def test_who_is_here_is_told(self):
        table, ada, ben = self.pair(game="limes")
        watcher = Socket(self.server.host)
        watcher.send(type="watch", table=table)
        here = lambda message: [seat["here"] for seat in message["seats"]]
        self.assertEqual(here(watcher.kind("state")), [True, True])

    def test_ping_and_unwatch(self):
        table, ada, ben = self.pair(game="limes")
        socket = ben.socket()
        socket.send(type="ping")
        self.assertEqual(socket.kind("pong"), {"type": "pong"})
        socket.send(type="watch", table=table)
        socket.kind("state")
        socket.send(type="unwatch", table=table)
        ada.decide_anything(table)
        socket.send(type="ping")
        while True:
            message = socket.receive()
            if message["type"] == "pong":
                break
        ben.decide_anything(table)
        socket.send(type="ping")
        self.assertEqual(socket.receive()["type"], "pong")

    def test_only_our_own_page_opens_a_socket_with_a_cookie(self):
        origin = f"http://{self.server.host}"
        _, headers, _ = self.server.request("POST", "/api/players", {"name": "Bea"}, {"Origin": origin})
        cookie = {"Cookie": headers["set-cookie"].split(";")[0]}
        self.assertEqual(Socket(self.server.host, {**cookie, "Origin": origin}).status, 101)
        for foreign in [{}, {"Origin": "http://evil.example"}]:
            self.assertEqual(Socket(self.server.host, {**cookie, **foreign}).status, 403)
        self.assertEqual(Socket(self.server.host, {"Authorization": "Bearer x"}).status, 401)

    def test_a_stream_tells_the_game_to_its_end(self):
        table, ada, ben = self.pair(game="limits")
        connection = http.client.HTTPConnection(self.server.host, timeout=PATIENCE)
        connection.request("GET", f"/api/tables/{table}/stream", headers=ada.bearer)
        answer = connection.getresponse()
        self.assertEqual(answer.status, 200)
        first = json.loads(answer.readline())
        self.assertEqual((first["table"], first["you"]), (table, 1))
        play_out(table, ada, ben)
        lines = [json.loads(line) for line in answer.read().splitlines() if line]
        self.assertEqual(lines[-1]["state"], "over")
        versions = [line["version"] for line in lines]
        self.assertEqual(versions, sorted(versions))

    def test_a_stream_that_waits_tells_the_newest_state_then(self):
        table, ada, ben = self.pair(game="limes")
        connection = http.client.HTTPConnection(self.server.host, timeout=PATIENCE)
        connection.request("GET", f"/api/tables/{table}/stream", headers=ada.bearer)
        answer = connection.getresponse()
        version = lambda: json.loads(answer.readline())["version"]
        told = version()
        for _ in range(16):
            # Both decide in the tenth of a second in which no further state goes out, if the machine is not too busy.
            start = time.monotonic()
            ben.decide_anything(table)
            ada.decide_anything(table)
            was_quick = time.monotonic() - start < 0.08
            newest, told = ada.get(f"/api/tables/{table}")[1]["version"], version()
            if was_quick:
                self.assertEqual(told, newest)
                break
            while told < newest:
                told = version()
        self.assertTrue(was_quick)
        connection.close()

    def test_at_most_ten_states_a_second(self):
        table, ada, ben = self.pair(game="limits")
        socket = Socket(self.server.host)
        socket.send(type="watch", table=table)
        socket.kind("state")
        start, count = time.monotonic(), 0
        play_out(table, ada, ben)
        while socket.kind("state")["state"] != "over":
            count += 1
        self.assertLessEqual(count, 10 * (time.monotonic() - start) + 2)
