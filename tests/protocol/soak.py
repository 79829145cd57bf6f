"""A hostile soak test: `LIMES_BINARY=… python3 soak.py --minutes 10`, or `cargo xtask soak`.

A real server with default limits is attacked from many addresses by everything in attacks.py, for as long as one wants, while others play whole games of
both kinds next to it (honest.py). It fails if they are kept waiting or lose a decision, if the server takes too much memory, ends, or
is not healthy at any moment, and also if one of the attacks did not happen.
"""

import argparse
import json
import os
import resource
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time

import attacks
from honest import Person
from kit import BINARY, PATIENCE, Server

# Bounds: milliseconds that a decision may take until it is acknowledged (p99), and a check of health (longest); megabytes of memory.
MOST_WAIT, MOST_HEALTH, MOST_MEMORY = 100, 2000, 400
# A machine that spends more than this part of its processors on other things measures itself: then a decision may take longer.
OTHERS, MOST_WAIT_BESIDE_OTHERS = 0.1, 1000
# Tables of people who play: two at Limes, three at Limits, and one with a bot.
TABLES = [
    *[(2, {"game": "limes"})] * 8,
    *[(3, {"game": "limits", "seats": 3})] * 3,
    *[(1, {"game": "limes", "bots": [{"seat": 2, "level": 4}]})] * 2,
    *[(1, {"game": "limits", "bots": [{"seat": 2, "level": 4}]})] * 2,
]
HERE = os.path.dirname(os.path.abspath(__file__))


class Health(threading.Thread):
    """Asks four times a second, over a new connection each time, and brings a newcomer every two seconds."""

    def __init__(self, server):
        super().__init__(daemon=True)
        self.server, self.end = server, threading.Event()
        self.waits, self.newcomers, self.faults = [], 0, []

    def run(self):
        while not self.end.wait(0.25):
            started = time.monotonic()
            try:
                status = self.server.request("GET", "/healthz", source="127.0.2.1")[0]
                if status != 200:
                    self.faults.append(f"/healthz answers {status}")
                self.waits.append(time.monotonic() - started)
                if len(self.waits) % 8 == 0:
                    newcomer = self.server.guest(source=f"127.0.3.{1 + self.newcomers % 250}")
                    newcomer.make(game="limes", listed=True)
                    self.newcomers += 1
            except Exception as fault:
                self.faults.append(repr(fault))


class Machine(threading.Thread):
    """How late the machine itself wakes somebody who wants nothing of the server, and how long its disk takes to sync a page."""

    def __init__(self):
        super().__init__(daemon=True)
        self.end, self.waits, self.syncs = threading.Event(), [], []

    def run(self):
        with tempfile.TemporaryFile() as file:
            while not self.end.is_set():
                due = time.monotonic() + 0.05
                time.sleep(0.05)
                self.waits.append(time.monotonic() - due)
                os.pwrite(file.fileno(), os.urandom(4096), 0)
                started = time.monotonic()
                os.fsync(file.fileno())
                self.syncs.append((started, time.monotonic() - started))


def by_minute(timed):
    """The 99th percentile of each minute in milliseconds, of waits with their times."""
    minutes = {}
    for at, wait in timed:
        minutes.setdefault(int((at - timed[0][0]) / 60), []).append(wait)
    return ", ".join(f"{milliseconds(waits)[1]:.0f}" for waits in minutes.values())


def seat(server):
    """Brings everybody who plays; they do not begin yet."""
    everybody = []
    for seats, options in TABLES:
        sitting = []
        for place in range(seats):
            client = server.guest(source=f"127.0.1.{1 + len(everybody)}")
            sitting.append(Person(client, options if place == 0 else None))
            everybody.append(sitting[-1])
        sitting[0].guests = sitting[1:]
    return everybody


def process_figures(process):
    """The most memory that a process has had, in MB, and the seconds that processors have spent on it."""
    with open(f"/proc/{process.pid}/status") as status:
        peak = next(line for line in status if line.startswith("VmHWM"))
    with open(f"/proc/{process.pid}/stat") as stat:
        fields = stat.read().rsplit(")", 1)[1].split()
    return int(peak.split()[1]) / 1024, (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def busy_processors():
    """The seconds that all processors of this machine have been busy for anybody."""
    with open("/proc/stat") as stat:
        user, nice, system, _, _, *interrupts_and_stolen = (int(ticks) for ticks in stat.readline().split()[1:9])
    return (user + nice + system + sum(interrupts_and_stolen)) / os.sysconf("SC_CLK_TCK")


def own_seconds():
    """The seconds that processors have spent on this program and on those it started that have ended."""
    usages = [resource.getrusage(whose) for whose in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(usage.ru_utime + usage.ru_stime for usage in usages)


def milliseconds(waits):
    """Median, 99th percentile and longest."""
    waits = sorted(waits)
    return [1000 * waits[at] for at in (len(waits) // 2, (99 * len(waits) - 1) // 100, -1)]


def stored_decisions(data):
    """Versions of the decisions of people, by table and id, and what is wrong with the database."""
    database = sqlite3.connect(os.path.join(data, "limes.db"))
    rows = database.execute("SELECT id, version, body FROM events JOIN tables ON key = table_key ORDER BY id, version")
    versions, stored, faults = {}, {}, []
    for table, version, body in rows:
        if version != versions.get(table, 0) + 1:
            faults.append(f"{table} has no version between {versions.get(table, 0)} and {version}")
        versions[table] = version
        if "Evanescent" in body:
            faults.append(f"{table} has the name of a deleted player")
        decided = json.loads(body).get("decided") if body.startswith('{"decided"') else None
        if decided and isinstance(decided["by"], dict):
            stored.setdefault((table, decided["by"]["person"]), []).append(version)
    if database.execute("PRAGMA integrity_check").fetchone() != ("ok",):
        faults.append("SQLite finds the database damaged")
    database.close()
    return stored, faults


def compare(acknowledged, stored):
    """Decisions that are not stored once and as they were acknowledged, and those at the same tables that were not acknowledged to anybody."""
    tables = {table for table, _ in acknowledged}
    wrong = [key for key, version in acknowledged.items() if stored.get(key) != [version]]
    return wrong, [key for key in stored if key[0] in tables and key not in acknowledged]


class Soak:
    def __init__(self, minutes):
        self.seconds = 60 * minutes
        self.faults = []
        self.server, self.proxied = Server(), Server("--behind-proxy")

    def say(self, text):
        print(f"soak: {text}", flush=True)

    def run(self):
        try:
            self.prepare()
            self.attack()
            self.judge()
        finally:
            self.server.remove()
            self.proxied.remove()
        for fault in self.faults:
            self.say(f"FAILED: {fault}")
        return not self.faults

    def prepare(self):
        for server in (self.server, self.proxied):
            grace = server.guest("Grace", source="127.0.0.99")
            assert grace.post("/api/me/password", {"password": "a good password"})[0] == 200
        self.people = seat(self.server)
        self.health, self.machine = [Health(self.server), Health(self.proxied)], Machine()
        # A table with a game that is never over, which attackers look at.
        self.seen = self.people[0].client.make(game="limes", listed=True)

    def attack(self):
        command = [sys.executable, "-B", "attacks.py", self.server.host, self.proxied.host, str(self.seconds), self.seen]
        figures = lambda: [process_figures(server.process) for server in (self.server, self.proxied)]
        threads = [*self.people, *self.health, self.machine]
        before, started = figures(), time.monotonic()
        busy, own = busy_processors(), own_seconds()
        attackers = subprocess.Popen(command, stdout=subprocess.PIPE, cwd=HERE)
        for thread in threads:
            thread.start()
        try:
            said = attackers.communicate(timeout=self.seconds + 5 * PATIENCE)[0]
        finally:
            attackers.kill()
        took = time.monotonic() - started
        for thread in threads:
            thread.end.set()
        for thread in threads:
            thread.join(2 * PATIENCE)
            if thread.is_alive():
                self.faults.append(f"{thread} does not come to its end")
        after = figures()
        self.memory = [peak for peak, _ in after]
        self.processor = [(spent - spent_before) / took for (_, spent), (_, spent_before) in zip(after, before)]
        ours = own_seconds() - own + took * sum(self.processor)
        self.others = max(0, busy_processors() - busy - ours) / took / os.cpu_count()
        usage = resource.getrusage(resource.RUSAGE_CHILDREN)
        self.attackers_processor = (usage.ru_utime + usage.ru_stime) / took
        try:
            self.attacks = json.loads(said.splitlines()[-1])
        except (IndexError, ValueError):
            self.attacks = {}
            self.faults.append(f"the attackers ended early: {attackers.returncode}")

    def expect(self, holds, fault):
        if not holds:
            self.faults.append(fault)

    def judge(self):
        self.judge_attacks()
        self.judge_people()
        self.judge_health()
        # What was stored, from the files of a server that has ended.
        metrics = self.server.request("GET", "/metrics")[2]
        for server in (self.server, self.proxied):
            code = server.stop()
            self.expect(code == 0, f"a server ended with {code}")
            self.expect("panicked" not in server.logged(), "a server panicked")
        self.judge_stored(metrics)

    def judge_attacks(self):
        for kind in attacks.ATTACKS:
            name = kind.__name__
            told = self.attacks.get(name, {})
            self.say(f"{name:16} {'  '.join(f'{key} {value}' for key, value in told.items() if key != 'broken')}")
            for what in kind.expected:
                self.expect(told.get(what, 0) > 0, f"{name}: nothing was {what}")
            for broken in told.get("broken", []):
                self.faults.append(f"{name}: {broken}")

    def judge_people(self):
        timed = sorted(pair for person in self.people for pair in person.waits)
        waits = [wait for _, wait in timed]
        bot_waits = [wait for person in self.people for wait in person.bot_waits]
        games = sum(person.games for person in self.people)
        self.expect(len(waits) > 5 * self.seconds, f"only {len(waits)} decisions were made")
        self.expect(games > 0, "no game came to its end")
        self.faults.extend(person.fault for person in self.people if person.fault)
        if waits and bot_waits:
            median, last, longest = milliseconds(waits)
            self.say(f"{len(waits)} decisions acknowledged after {median:.1f} ms (median), {last:.1f} ms (p99), {longest:.0f} ms (longest)")
            self.say(f"p99 by minute: {by_minute(timed)} ms")
            most = MOST_WAIT if self.others < OTHERS else MOST_WAIT_BESIDE_OTHERS
            self.say(f"the machine spent {100 * self.others:.0f} % of its processors on other things, so p99 may be {most} ms")
            self.expect(last < most, f"a decision took {last:.0f} ms (p99)")
            median, last, longest = milliseconds(bot_waits)
            self.say(f"a bot's opponent was asked again after {median:.1f} ms (median), {last:.0f} ms (p99), {longest:.0f} ms (longest)")
        self.say(f"{len(self.people)} people finished {games} games, each counted for everybody")

    def judge_health(self):
        waits = [wait for health in self.health for wait in health.waits]
        newcomers = sum(health.newcomers for health in self.health)
        self.faults.extend(fault for health in self.health for fault in health.faults[:5])
        self.expect(len(waits) > self.seconds, f"/healthz was asked {len(waits)} times")
        self.expect(newcomers > 0, "nobody came")
        if waits:
            longest = milliseconds(waits)[2]
            self.say(f"/healthz answered {len(waits)} times, after {longest:.0f} ms at the longest; {newcomers} newcomers were let in")
            self.expect(longest < MOST_HEALTH, f"/healthz took {longest:.0f} ms")
        servers = zip(("the server", "the server behind a proxy"), self.memory, self.processor)
        for name, memory, processor in servers:
            self.say(f"{name}: {memory:.0f} MB at most, {100 * processor:.0f} % of a core")
            self.expect(memory < MOST_MEMORY, f"{name} took {memory:.0f} MB")
        late = milliseconds(self.machine.waits)
        self.say(f"the machine woke others {late[1]:.1f} ms late (p99), {late[2]:.0f} ms at the longest")
        self.say(f"its disk synced a page within (p99 by minute): {by_minute(self.machine.syncs)} ms")
        self.say(f"the attackers: {100 * self.attackers_processor:.0f} % of a core")

    def judge_stored(self, metrics):
        stored, faults = stored_decisions(self.server.data)
        self.faults.extend(faults[:5])
        acknowledged = {key: version for person in self.people for key, version in person.acknowledged.items()}
        wrong, unknown = compare(acknowledged, stored)
        self.expect(not wrong, f"{len(wrong)} acknowledged decisions are lost or doubled, such as {wrong[:1]}")
        self.expect(not unknown, f"{len(unknown)} decisions are stored that nobody was told of, such as {unknown[:1]}")
        self.say(f"{len(acknowledged)} acknowledged decisions are stored exactly once")
        checked = subprocess.run([BINARY, "check", "--data", self.server.data], capture_output=True, text=True)
        self.expect(checked.returncode == 0, f"limes check: {checked.stdout[-500:]}")


def main():
    parser = argparse.ArgumentParser(description="Attacks a server while others play, and judges what they notice.")
    parser.add_argument("--minutes", type=float, default=10, help="for how long [default: 10]")
    holds = Soak(parser.parse_args().minutes).run()
    sys.exit(0 if holds else 1)


if __name__ == "__main__":
    main()
