"""docs/hosting.md, tried: its commands and the examples for proxies as they stand there."""

from __future__ import annotations

import re
import shutil
import socket
import ssl
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from house import Channel, House, Player
from postgres import Postgres, free_port
from websockets.sync.client import connect
from websockets.typing import Origin

DOC = (Path(__file__).resolve().parents[2] / "docs" / "hosting.md").read_text()
HOST = "play.example.org"


def example(language: str, holding: str) -> str:
    """A block of the document."""
    blocks = re.findall(rf"^```{language}\n(.*?)^```", DOC, re.M | re.S)
    return str(next(block for block in blocks if holding in block))


def under_way(house: House) -> tuple[Player, str, dict[str, Any]]:
    """A game with bots, chat and some moves."""
    hanno = house.player()
    table = hanno.open("me", "me", rules="guilds/standard")["id"]
    for _ in range(9):
        hanno.move(table, hanno.look(table)["legal"][0]["move"])
    hanno.post(f"/api/tables/{table}/chat", text="until tomorrow")
    return hanno, table, hanno.look(table)


def plays_on(house: House, hanno: Player, table: str, before: dict[str, Any]) -> None:
    """As it was; who has seen later events is given a fresh view, and what they decided then does not hold."""
    again = Player(house, hanno.token)
    assert again.look(table) | {"now": 0} == before | {"now": 0}
    assert again.get(f"/api/tables/{table}/events", last=before["seq"] + 1)["type"] == "table"
    again.move(table, before["legal"][0]["move"], 409, seq=before["seq"] + 1)
    again.move(table, before["legal"][0]["move"], seq=before["seq"])


def test_a_sqlite_backup_made_while_the_server_runs_is_put_back(houses: Callable[..., House], tmp_path: Path) -> None:
    if shutil.which("sqlite3") is None:
        pytest.skip("sqlite3 is not installed; to run this test: apt-get install sqlite3")
    path = tmp_path / "cothon.db"
    house = houses(f"sqlite:///{path}")
    hanno, table, before = under_way(house)
    command = next(line for line in example("sh", ".backup").splitlines() if ".backup" in line)
    command = command.replace("~/.local/share/cothon/cothon.db", str(path))
    subprocess.run(command, shell=True, cwd=tmp_path, check=True, timeout=20)
    hanno.move(table, before["legal"][0]["move"])
    house.stop()
    shutil.move(tmp_path / "cothon-backup.db", path)
    for rest in ("-wal", "-shm"):
        Path(f"{path}{rest}").unlink(missing_ok=True)
    plays_on(houses(f"sqlite:///{path}"), hanno, table, before)


def test_a_postgresql_dump_is_restored_into_an_empty_database(houses: Callable[..., House], postgres: Postgres) -> None:
    url = postgres.new_database()
    house = houses(url)
    hanno, table, before = under_way(house)
    dump = str(postgres.folder / "cothon.dump")
    postgres.client("pg_dump", "-Fc", "-f", dump, url.rpartition("/")[2])
    hanno.move(table, before["legal"][0]["move"])
    house.stop()
    empty = postgres.new_database()
    postgres.client("pg_restore", "-d", empty.rpartition("/")[2], dump)
    plays_on(houses(empty), hanno, table, before)


def test_the_service_file_is_understood_by_systemd(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd-analyze is not installed; to run this test: apt-get install systemd")
    unit = tmp_path / "cothon.service"
    unit.write_text(example("ini", "ExecStart").replace("/opt/cothon/bin/cothon", "/bin/true"))
    done = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, timeout=30, check=False)
    assert (done.returncode, done.stderr) == (0, "")


# ── proxies ──


class Front:
    """A proxy with TLS in front of a server."""

    def __init__(self, port: int, process: subprocess.Popen[bytes]) -> None:
        self.process = process
        self.netloc = f"{HOST}:{port}"
        self.port = port
        self.trust = ssl.create_default_context()
        self.trust.check_hostname = False
        self.trust.verify_mode = ssl.CERT_NONE

    def client(self, **headers: str) -> httpx.Client:
        base = f"https://127.0.0.1:{self.port}"
        return httpx.Client(base_url=base, verify=self.trust, headers={"host": self.netloc, **headers}, timeout=20)

    def get(self, path: str) -> httpx.Response:
        with self.client() as client:
            return client.request("GET", path, extensions={"sni_hostname": HOST})

    def post(self, path: str, body: Any, **headers: str) -> httpx.Response:
        with self.client(**headers) as client:
            return client.request("POST", path, json=body, extensions={"sni_hostname": HOST})

    def live(self, table: str, origin: str) -> Any:
        raw = socket.create_connection(("127.0.0.1", self.port))
        url = f"wss://{self.netloc}/api/tables/{table}/live"
        return connect(url, sock=raw, ssl=self.trust, server_hostname=HOST, origin=Origin(origin))

    def knock(self, table: str, origin: str) -> httpx.Response:
        """Ask for a live connection that is refused; Caddy keeps the line open then, and `connect` would wait on."""
        asked = {"connection": "upgrade", "upgrade": "websocket", "sec-websocket-version": "13", "origin": origin}
        with self.client(**asked, **{"sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA=="}) as client:
            return client.request("GET", f"/api/tables/{table}/live", extensions={"sni_hostname": HOST})

    def wait(self) -> None:
        deadline = time.monotonic() + 20
        while True:
            assert self.process.poll() is None, "the proxy did not start"
            assert time.monotonic() < deadline
            try:
                if self.get("/api/health").status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.05)


def nginx(house: House, folder: Path, port: int) -> list[str]:
    key = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", f"/CN={HOST}"]
    subprocess.run(
        [*key, "-keyout", folder / "key.pem", "-out", folder / "cert.pem"], check=True, capture_output=True, timeout=30
    )
    server = example("nginx", "proxy_pass").replace("listen 443 ssl", f"listen 127.0.0.1:{port} ssl")
    server = server.replace("127.0.0.1:8421", house.address)
    server = re.sub(r"/etc/letsencrypt/\S+fullchain.pem", str(folder / "cert.pem"), server)
    server = re.sub(r"/etc/letsencrypt/\S+privkey.pem", str(folder / "key.pem"), server)
    places = " ".join(f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy"))
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log stderr; worker_processes 1; events {{}}\n"
        f"http {{ access_log off; {places}\n{server} }}\n"
    )
    return ["nginx", "-p", str(folder), "-e", "stderr", "-c", str(folder / "nginx.conf")]


def caddy(house: House, folder: Path, port: int) -> list[str]:
    site = example("caddyfile", "reverse_proxy").replace("127.0.0.1:8421", house.address)
    options = f"admin off\nlocal_certs\nskip_install_trust\nhttps_port {port}\nhttp_port {free_port()}\n"
    (folder / "Caddyfile").write_text(f"{{\n{options}storage file_system {folder}\n}}\n{site}")
    return ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


@pytest.fixture(params=[nginx, caddy], ids=["nginx", "caddy"])
def front(request: pytest.FixtureRequest, houses: Callable[..., House], tmp_path: Path) -> Iterator[Front]:
    name = request.param.__name__
    if shutil.which(name) is None:
        pytest.skip(f"{name} is not installed; to run this test: apt-get install {name}")
    for folder in (tmp_path, *tmp_path.parents):
        if folder.is_relative_to(tempfile.gettempdir()) and folder != Path(tempfile.gettempdir()):
            folder.chmod(0o755)  # nginx gives its rights up
    house = houses(f"sqlite:///{tmp_path / 'cothon.db'}", proxied=True, players_an_hour=4)
    port = free_port()
    process = subprocess.Popen(request.param(house, tmp_path, port), stderr=subprocess.DEVNULL)
    one = Front(port, process)
    try:
        one.wait()
        yield one
    finally:
        process.terminate()
        process.wait(10)


def test_behind_a_proxy_with_tls(front: Front) -> None:
    token = front.post("/api/players", {"name": "Hanno"}).json()["token"]
    auth = {"authorization": f"Bearer {token}"}
    body = {"rules": "traders/standard", "seats": [{"who": "me"}, {"who": "me"}]}
    table = front.post("/api/tables", body, **auth).json()["table"]["id"]
    with front.live(table, f"https://{front.netloc}") as socket:
        channel = Channel(socket)
        channel.send(type="hello", token=token)
        legal = channel.until("table")["table"]["legal"]
        channel.send(type="move", move=legal[0]["move"])
        channel.until("done")
    assert front.knock(table, "https://evil.example").status_code == 403
    assert front.get("/metrics").status_code in (403, 404)
    assert "default-src" in front.get("/api/meta").headers["content-security-policy"]
    long = front.post("/api/tables/import", {"record": {"moves": ["x" * 1000] * 900}}, **auth)
    assert long.status_code == 422


def test_an_address_made_up_by_the_client_does_not_get_past_the_proxy(front: Front) -> None:
    statuses = [
        front.post("/api/players", {"name": "Hanno"}, **{"x-forwarded-for": f"198.51.100.{number}"}).status_code
        for number in range(6)
    ]
    assert statuses == [201] * 4 + [429] * 2
