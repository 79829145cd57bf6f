"""The examples in docs/PROTOCOL.md, carried out word by word.

In a block of examples `> METHOD PATH BODY` is sent, by the person whose token follows `as`, and `<` is the answer that must
come. `{name}` stands for a value that the first answer with it gives; `…` in an answer stands for whatever else is there.
"""

import json
import os
import re

from kit import ServerTest

DOCUMENT = os.path.join(os.path.dirname(__file__), "..", "..", "docs", "PROTOCOL.md")


def examples():
    """The blocks, each a list of exchanges: method, path, body, person, status, answer."""
    with open(DOCUMENT, encoding="utf-8") as file:
        text = file.read()
    blocks = []
    for block in re.findall(r"```http\n(.*?)```", text, re.S):
        exchanges, sent = [], None
        for line in block.splitlines():
            if line.startswith("> "):
                person = None
                if " as {" in line:
                    line, _, person = line.rpartition(" as ")
                method, path, *body = line[2:].split(" ", 2)
                sent = method, path, body[0] if body else None, person
            elif line.startswith("< "):
                status, _, answer = line[2:].partition(" ")
                exchanges.append((*sent, int(status), answer))
        blocks.append(exchanges)
    return blocks


class Documented(ServerTest):
    flags = ("--guests", "1000")

    def test_the_examples_hold(self):
        blocks = examples()
        self.assertGreater(sum(map(len, blocks)), 15)
        known = {}
        for exchanges in blocks:
            for method, path, body, person, status, answer in exchanges:
                fill = lambda text: re.sub(r"\{([a-z]+)\}", lambda found: known[found[1]], text) if text else text
                headers = {"Authorization": f"Bearer {fill(person)}"} if person else {}
                body = fill(body).encode() if body else None
                got, _, told = self.server.request(method, fill(path), body, headers)
                self.assertEqual(got, status, (method, path, told))
                if answer:
                    self.match(answer, told, known, (method, path))

    def match(self, pattern, told, known, where):
        """Whether an answer is as the document says; learns the values of names."""
        told = told if isinstance(told, str) else json.dumps(told, separators=(",", ":"), ensure_ascii=False)
        parts = re.split(r"(\{[a-z]+\}|…)", pattern.replace(", …", "…").replace(", ", ","))
        regex, named = "", []
        for part in parts:
            if part == "…":
                regex += ".*"
            elif re.fullmatch(r"\{[a-z]+\}", part):
                name = part[1:-1]
                if name in known:
                    regex += re.escape(known[name])
                else:
                    regex += '([^"]+)'
                    named.append(name)
            else:
                regex += re.escape(part)
        found = re.fullmatch(regex, told, re.S)
        self.assertIsNotNone(found, (where, pattern, told))
        for name, value in zip(named, found.groups()):
            known[name] = value
