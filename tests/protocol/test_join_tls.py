"""`limes join` over TLS, with the certificate of a private authority."""

import os
import shutil
import socket
import ssl
import subprocess
import sys
import tempfile
import threading

from kit import BINARY, PATIENCE, ServerTest, play_out

EXAMPLE = os.path.join(os.path.dirname(__file__), "..", "..", "examples", "mybot.py")


class TlsProxy:
    """Takes TLS off and passes everything on."""

    def __init__(self, host, certificate, key):
        self.host = host
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate, key)
        self.context = context
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.address = "127.0.0.1:%d" % self.listener.getsockname()[1]
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            try:
                wire, _ = self.listener.accept()
            except OSError:
                return
            threading.Thread(target=self.connect, args=(wire,), daemon=True).start()

    def connect(self, wire):
        try:
            visitor = self.context.wrap_socket(wire, server_side=True)
            name, port = self.host.rsplit(":", 1)
            server = socket.create_connection((name, int(port)))
        except OSError:
            wire.close()
            return
        threading.Thread(target=pass_on, args=(server, visitor), daemon=True).start()
        pass_on(visitor, server)

    def close(self):
        self.listener.close()


def pass_on(source, target):
    try:
        while data := source.recv(65536):
            target.sendall(data)
        target.shutdown(socket.SHUT_WR)
    except OSError:
        pass


def openssl(*args):
    subprocess.run(["openssl", *args], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)


class PrivateAuthority(ServerTest):
    flags = ("--requests-per-second", "5000", "--guests", "1000", "--commands-per-second", "1000")

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.folder = tempfile.mkdtemp(prefix="limes-tls-")
        file = lambda name: os.path.join(cls.folder, name)
        cls.authority = file("ca.pem")
        new_key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
        openssl("req", "-x509", *new_key, "-keyout", file("ca.key"), "-out", cls.authority, "-subj", "/CN=Our club", "-days", "2")
        openssl("req", *new_key, "-keyout", file("key"), "-out", file("request"), "-subj", "/CN=127.0.0.1")
        with open(file("extensions"), "w") as extensions:
            extensions.write("subjectAltName=IP:127.0.0.1\nbasicConstraints=CA:FALSE\n")
        openssl(
            "x509", "-req", "-in", file("request"), "-CA", cls.authority, "-CAkey", file("ca.key"), "-CAcreateserial",
            "-days", "2", "-extfile", file("extensions"), "-out", file("certificate"),
        )
        cls.proxy = TlsProxy(cls.server.host, file("certificate"), file("key"))

    @classmethod
    def tearDownClass(cls):
        cls.proxy.close()
        shutil.rmtree(cls.folder)
        super().tearDownClass()

    def join(self, table, *flags, **environment):
        link = f"https://{self.proxy.address}/#/table/{table}"
        command = [BINARY, "join", link, "--engine", f'"{sys.executable}" "{EXAMPLE}"', *flags]
        environment = {**os.environ, "SSL_CERT_FILE": "", **environment}
        return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment)

    def test_a_named_authority_is_trusted(self):
        ada = self.server.guest("Ada")
        for flags, environment in [(["--ca", self.authority], {}), ([], {"SSL_CERT_FILE": self.authority})]:
            table = ada.make(game="limits")
            engine = self.join(table, *flags, **environment)
            while ada.state(table)["state"] == "open":
                self.assertIsNone(engine.poll())
            play_out(table, ada)
            out, err = engine.communicate(timeout=PATIENCE)
            self.assertEqual(engine.returncode, 0, err)
            self.assertIn(b"The game of Limits is over", out)

    def refused(self, *flags, **environment):
        table = self.server.guest("Ada").make(game="limes")
        engine = self.join(table, *flags, **environment)
        out, err = engine.communicate(timeout=PATIENCE)
        self.assertEqual((engine.returncode, out, err.count(b"\n")), (2, b"", 1), err)
        return err.decode()

    def test_others_are_not_trusted(self):
        self.assertIn("not from a trusted authority; --ca FILE", self.refused())
        other = os.path.join(self.folder, "other.pem")
        openssl(
            "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
            "-keyout", os.path.join(self.folder, "other.key"), "-out", other, "-subj", "/CN=Another club",
        )
        self.assertIn("not from a trusted authority", self.refused("--ca", other))

    def test_files_without_a_certificate_are_refused(self):
        path = os.path.join(self.folder, "rubbish")
        block = b"-----BEGIN CERTIFICATE-----\n%b\n-----END CERTIFICATE-----\n"
        for rubbish, why in [
            (b"", "there is no certificate"), (b"rubbish \xff\0", "there is no certificate"),
            (block % b"AAAA", "certificate 1 is not valid"), (block % b"?", "not a PEM file"),
        ]:
            with open(path, "wb") as file:
                file.write(rubbish)
            said = self.refused("--ca", path)
            self.assertTrue("--ca: " in said and why in said, said)
            said = self.refused(SSL_CERT_FILE=path)
            self.assertTrue("SSL_CERT_FILE: " in said and why in said, said)
        for path in [self.folder, os.path.join(self.folder, "missing"), os.path.join(self.folder, "key")]:
            self.assertIn("--ca: ", self.refused("--ca", path))
