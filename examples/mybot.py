#!/usr/bin/env python3
"""An engine for Limes and Limits, as an example for engines of your own.

It reads one JSON document a line on standard input and answers where it is asked, with one JSON document a line on
standard output. What is said is in docs/FORMATS.md, "Engines: other people's bots". Let it play against a bot of level 3:

    limes match 3 "cmd:python3 examples/mybot.py" --game limits --games 20
    limes match 3 "cmd:python3 examples/mybot.py" --draws 20

Or let it take a seat at a table of a server; the file keeps its identity, so that it finds its seat again after a restart:

    limes join https://games.example.org/#/table/0123456789abcdefghjk --engine "python3 examples/mybot.py" --token-file mybot.token

Standard output belongs to the answers. Whatever you want to see while it plays goes to standard error.
"""

import json
import sys


class Limits:
    """Bluff and memory. The pile shows only its top card, so what was laid has to be remembered."""

    def __init__(self):
        self.round = 0
        self.pile = []  # (seat, colour) of every card of this round, first laid first
        self.deeds = 0  # how many plays and exchanges these were

    def see(self, view):
        if view["round"] != self.round:
            self.round, self.pile, self.deeds = view["round"], [], 0
        # We are told of every change, so at most the newest deed is new, and that one shows its colour. If we came late,
        # others have none, and we do not know them.
        for deed in view["deeds"][self.deeds:]:
            cards = 2 if deed["did"] == "exchange" else 1
            self.pile += [(deed["seat"], deed["colour"])] * cards
        self.deeds = len(view["deeds"])

    def beyond(self, view, pile):
        """By how much the last card of this pile goes beyond its limit, as far as we know: others may have hidden some."""
        colour = pile[-1][1]
        limit = view["limits"].get(colour)
        if limit is None:  # no limit, or a colour that we have not seen
            return -9
        own = 1 if view["face_down"] == colour else 0
        return sum(1 for _, other in pile if other == colour) - limit - own

    def decide(self, view, legal):
        you, hand = view["you"], view["hand"]
        if view["phase"] == "hide":
            # What we have most of, if it has a limit at all.
            limited = [colour for colour in hand if view["limits"][colour] is not None]
            return "hide " + max(limited or hand, key=hand.count)

        # How far the next card of each colour would go beyond its limit. The tightest that is safe goes first.
        risk = {colour: self.beyond(view, self.pile + [(you, colour)]) for colour in hand}
        safe = [colour for colour in risk if risk[colour] <= 0]

        for decision in legal:
            if decision.startswith("suspect"):
                seat = int(decision.split()[1])
                last = max(i for i, (other, _) in enumerate(self.pile) if other == seat)
                too_many = self.beyond(view, self.pile[: last + 1])
                # Two too many is rarely hidden; one is worth a try if we have nothing better.
                if too_many >= 2 or (too_many == 1 and not safe):
                    return decision
        exchanges = [decision for decision in legal if decision.startswith("exchange")]
        if exchanges:
            return exchanges[0]
        if hand:
            return "play " + max(safe, key=risk.get) if safe else "play " + min(risk, key=risk.get)
        return legal[0]


class Limes:
    """Landscapes. Everything lies open, so there is nothing to remember."""

    QUARTERS = {  # where the four zones of a card lie once it is turned
        "^": ["nw", "ne", "sw", "se"],
        ">": ["ne", "se", "nw", "sw"],
        "v": ["se", "sw", "ne", "nw"],
        "<": ["sw", "nw", "se", "ne"],
    }

    def see(self, view):
        pass

    def decide(self, view, legal):
        own = next(player for player in view["players"] if player["seat"] == view["you"])
        taken = {card["cell"] for card in own["cards"]}
        zones = view["deck"]["cards"][view["card"] - 1].split()

        def worth(turn):
            cell, rotation, action = turn[:2], turn[2], turn[4:]
            column, row = ord(cell[0]), int(cell[1])
            around = [(column, row - 1), (column, row + 1), (column - 1, row), (column + 1, row)]
            # A landscape without holes has larger territories.
            points = sum(1 for c, r in around if f"{chr(c)}{r}" in taken)
            # One worker in every other round, best in a field, else in a forest; nobody moves.
            if action.startswith("+") and view["round"] % 2 == 1:
                quarter = self.QUARTERS[rotation].index(action[1:])
                points += {"=": 3, "^": 2, "~": 1, "#": 1}[zones[quarter][0]]
            elif action:
                points -= 9
            return points

        return max(legal, key=worth)


def main():
    game = None
    for line in sys.stdin:
        message = json.loads(line)
        kind, content = next(iter(message.items()))
        view = content["view"]
        # A game may also begin without "new", if we are started in its middle.
        if kind == "new" or game is None:
            game = Limits() if view["game"] == "limits" else Limes()
        game.see(view)
        # With "over" the view holds the result: "total" and "rank" of every player in Limes, "points" in Limits.
        if kind == "ask":
            # content["time_ms"] is the time for this answer, not what is left on the clock of a table.
            decision = game.decide(view, content["legal"])
            # Without flush the answer would wait in a buffer, and come late.
            print(json.dumps({"decision": decision}), flush=True)


if __name__ == "__main__":
    main()
