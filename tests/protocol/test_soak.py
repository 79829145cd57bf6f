"""The judge of the soak test: it must not find everything in order when nothing was attacked, or something was lost."""

import json
import os
import sqlite3
import tempfile
import types
import unittest

import attacks
import soak

CARRIED_OUT = {kind.__name__: {"done": 1, "refused": 1, "cut": 1, "broken": []} for kind in attacks.ATTACKS}


class Judge(soak.Soak):
    """A judge without servers."""

    def __init__(self, told):
        self.attacks, self.faults, self.people, self.seconds = told, [], [], 60

    def say(self, text):
        pass


class Soak(unittest.TestCase):
    def faults(self, told):
        judge = Judge(told)
        judge.judge_attacks()
        return judge.faults

    def test_every_attack_must_have_happened_and_met_refusals(self):
        self.assertEqual(self.faults(CARRIED_OUT), [])
        for kind in attacks.ATTACKS:
            for what in kind.expected:
                told = {**CARRIED_OUT, kind.__name__: {**CARRIED_OUT[kind.__name__], what: 0}}
                self.assertEqual(self.faults(told), [f"{kind.__name__}: nothing was {what}"])
        self.assertGreaterEqual(len(self.faults({})), len(attacks.ATTACKS))

    def test_what_should_have_been_impossible_is_a_fault(self):
        told = {**CARRIED_OUT, "Deletions": {**CARRIED_OUT["Deletions"], "broken": ["a deleted player is seated"]}}
        self.assertEqual(self.faults(told), ["Deletions: a deleted player is seated"])

    def test_people_who_did_not_play_are_a_fault(self):
        judge = Judge(CARRIED_OUT)
        judge.judge_people()
        self.assertEqual(judge.faults, ["only 0 decisions were made", "no game came to its end"])

    def test_waiting_is_a_fault_and_longer_on_a_machine_with_other_work(self):
        def faults(others, wait):
            judge = Judge(CARRIED_OUT)
            person = types.SimpleNamespace(waits=[(at, wait) for at in range(1000)], bot_waits=[wait], games=1, fault=None)
            judge.people, judge.others = [person], others
            judge.judge_people()
            return judge.faults

        self.assertEqual(faults(0.0, 0.09), [])
        self.assertEqual(faults(0.0, 0.11), ["a decision took 110 ms (p99)"])
        self.assertEqual(faults(0.5, 0.11), [])
        self.assertEqual(faults(0.5, 1.1), ["a decision took 1100 ms (p99)"])

    def test_lost_and_doubled_decisions_are_found(self):
        with tempfile.TemporaryDirectory() as folder:
            database = sqlite3.connect(os.path.join(folder, "limes.db"))
            database.execute("CREATE TABLE tables (key INTEGER PRIMARY KEY, id TEXT)")
            database.execute("CREATE TABLE events (table_key INTEGER, version INTEGER, body TEXT)")
            database.execute("INSERT INTO tables VALUES (1, 'table')")
            # Version 4 is missing.
            for version, id in [(1, "once"), (2, "twice"), (3, "twice"), (5, "after a gap")]:
                body = json.dumps({"decided": {"seat": 1, "by": {"person": id}}}, separators=(",", ":"))
                database.execute("INSERT INTO events VALUES (1, ?, ?)", (version, body))
            database.commit()
            database.close()
            stored, faults = soak.stored_decisions(folder)
        self.assertEqual(faults, ["table has no version between 3 and 5"])
        acknowledged = {("table", "once"): 1, ("table", "twice"): 2, ("table", "lost"): 4}
        wrong, unknown = soak.compare(acknowledged, stored)
        self.assertEqual(wrong, [("table", "twice"), ("table", "lost")])
        self.assertEqual(unknown, [("table", "after a gap")])
