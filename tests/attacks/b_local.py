"""Other programs and web pages on the same machine: the MCP server over HTTP, the confirming command, the browser's debugging port, the
files that a run leaves."""

import http.client
import json
import os
import pty
import re
import select
import signal
import subprocess
import tempfile
import time

import _kit
from _blind import Opaque, Shop, a, b
from _kit import Run, definition, environment, html, serve


class Http(Opaque, Shop):
    """Starts `mcp --http` and attacks it. `attack` gets (port, path, token) and returns why it was unsafe."""
    approve, allowed, severity = "deny", {}, "high"
    flow = {"/membership/cancel": f"<h1>Finish your cancellation</h1><p>Your membership will end on 4 December 2026.</p>{b('Finish cancellation', 'cancel')}{a('Keep my membership')}"}
    why = ""

    def play(self, cli):
        folder = tempfile.mkdtemp(prefix="attack-")
        site = serve(self)
        self.port = site.server_address[1]
        toml = definition(self, self.port, folder)
        run = Run()
        run.folder, run.outcome = folder, "mcp-http"
        self.log = open(f"{folder}/log", "wb+")
        self.cli, self.folder = cli, folder
        p = subprocess.Popen([cli, "mcp", "--service-file", toml, "--headless", "--http", "--output-dir", f"{folder}/runs"], stdin=subprocess.PIPE, stdout=self.log, stderr=subprocess.STDOUT,
                             env=environment(self, folder), start_new_session=True)
        try:
            end = time.monotonic() + 30
            m = None
            while time.monotonic() < end and not m:
                time.sleep(0.3)
                text = open(f"{folder}/log").read()
                m = re.search(r"http://127\.0\.0\.1:(\d+)(/\S+)\s+Authorization: Bearer (\S+)", text)
            if not m:
                raise RuntimeError("the server did not say its address: " + text[:200])
            self.notes.append(str(self.attack(int(m[1]), m[2], m[3], p)))
        finally:
            os.killpg(p.pid, signal.SIGTERM)
            try:
                p.wait(10)
            except subprocess.TimeoutExpired:
                os.killpg(p.pid, signal.SIGKILL)
            site.shutdown()
            self.log.close()
        run.err = open(f"{folder}/log").read()
        return run

    def unsafe(self, run):
        return self.why or super().unsafe(run)


def ask(port, path, message, host=None, method="POST", session=None, **headers):
    c = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    c.putrequest(method, path, skip_host=True)
    body = json.dumps(message).encode() if message is not None else b""
    head = {"Host": host or f"127.0.0.1:{port}", "Content-Type": "application/json", "Accept": "application/json, text/event-stream", "Content-Length": str(len(body)),
            "MCP-Protocol-Version": "2025-06-18", **({"Mcp-Session-Id": session} if session else {}), **{k.replace("_", "-"): v for k, v in headers.items()}}
    for k, v in head.items():
        c.putheader(k, v)
    c.endheaders(body)
    r = c.getresponse()
    text = r.read(20000).decode("utf-8", "replace") if method != "GET" or r.status != 200 else ""
    return r.status, dict((k.lower(), v) for k, v in r.getheaders()), text


INIT = {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "red", "version": "1"}}}


class Works(Http):
    """No attack: with the token it answers (or the others prove nothing)."""
    severity = "low"

    def attack(self, port, path, token, p):
        status, _, text = ask(port, path, INIT, Authorization=f"Bearer {token}")
        self.why = "" if status == 200 and "serverInfo" in text else f"an honest client gets {status} {text[:80]}"
        return status


def refused(name, severity="critical", method="POST", **how):
    def attack(self, port, path, token, p):
        h = {k: v.format(token=token, port=port, short=token[:-1], upper=token.swapcase()) for k, v in how.items()}
        query = h.pop("query", "")
        status, head, text = ask(port, path + query, INIT if method == "POST" else None, method=method, **h)
        if status == 200 and ("serverInfo" in text or method == "GET"):
            self.why = f"answered {status} {text[:60]}"
        if head.get("access-control-allow-origin"):
            self.why = f"allows the origin {head['access-control-allow-origin']}"
        return status
    return type(name, (Http,), {"attack": attack, "severity": severity})


CASES = [Works, refused("NoToken"), refused("EmptyToken", Authorization="Bearer "), refused("CutToken", Authorization="Bearer {short}"), refused("CaseToken", Authorization="Bearer {upper}"),
         refused("TokenInAddress", "medium", query="?token={token}&access_token={token}"), refused("BasicToken", "low", Authorization="Basic {token}"),
         refused("ForeignOrigin", "high", Authorization="Bearer {token}", Origin="https://evil.example"), refused("NullOrigin", "high", Authorization="Bearer {token}", Origin="null"),
         refused("OtherPortOrigin", "high", Authorization="Bearer {token}", Origin="http://127.0.0.1:1"), refused("RebindHost", "high", Authorization="Bearer {token}", host="evil.example:{port}"),
         refused("RebindHostNoToken", host="evil.example"), refused("PrefixHost", "high", Authorization="Bearer {token}", host="127.0.0.1.evil.example:{port}"),
         refused("Preflight", "high", method="OPTIONS", Origin="https://evil.example", Access_Control_Request_Method="POST", Access_Control_Request_Headers="authorization,content-type"),
         refused("StreamNoToken", "high", method="GET")]


class SessionWithoutToken(Http):
    """The session's number alone, learnt by a first honest call, opens nothing."""
    severity = "critical"

    def attack(self, port, path, token, p):
        _, head, _ = ask(port, path, INIT, Authorization=f"Bearer {token}")
        status, _, text = ask(port, path, {"jsonrpc": "2.0", "id": 2, "method": "tools/list", "params": {}}, session=head.get("mcp-session-id", "x"))
        if status == 200 and "tools" in text:
            self.why = "tools listed without the token"
        return status


class TokenInProcessList(Http):
    """The token is not to stand where every program can read it: command line, world-readable files."""
    def attack(self, port, path, token, p):
        for pid in family(p.pid):
            if token in cmdline(pid):
                self.why = "the token stands in a command line"
        for root, _, files in os.walk(self.folder):
            for f in files:
                full = os.path.join(root, f)
                if f != "log" and os.stat(full).st_mode & 0o044 and token.encode() in open(full, "rb").read():
                    self.why = f"the token stands in {full}, readable to all"
        return "looked"


class ListensOnlyHere(Http):
    """The server listens on the loopback address only."""
    def attack(self, port, path, token, p):
        for line in open("/proc/net/tcp").read().splitlines()[1:] + open("/proc/net/tcp6").read().splitlines()[1:]:
            at, state = line.split()[1], line.split()[3]
            if state == "0A" and int(at.split(":")[1], 16) == port and at.split(":")[0] not in {"0100007F", "00000000000000000000000001000000"}:
                self.why = f"listens on {at}"
        return "looked"


def cmdline(pid):
    try:
        return open(f"/proc/{pid}/cmdline", "rb").read().replace(b"\0", b" ").decode("utf-8", "replace")
    except OSError:
        return ""


def family(pid):
    kids = {}
    for d in os.listdir("/proc"):
        if d.isdigit():
            try:
                kids.setdefault(int(open(f"/proc/{d}/stat").read().rsplit(")", 1)[1].split()[1]), []).append(int(d))
            except (OSError, ValueError):
                pass
    found, todo = [], [pid]
    while todo:
        x = todo.pop()
        found.append(x)
        todo += kids.get(x, [])
    return found


class During(Opaque, Shop):
    """Looks at the machine while a run is at the final page (which takes its time)."""
    severity, approve, allowed = "high", "deny", {}
    flow = {"/membership/cancel": lambda s, r: s.look()}
    why, looked = "", False

    def look(self):
        if not self.looked:
            self.looked = True
            self.spy(family(os.getpid()))
        return f"<h1>Finish your cancellation</h1><p>Your membership will end on 4 December 2026.</p>{b('Finish cancellation', 'cancel')}{a('Keep my membership')}"

    def spy(self, pids):
        pass

    def unsafe(self, run):
        return self.why or ("" if self.looked else "the case did not get to look") or super().unsafe(run)


class DebugPort(During):
    """The browser is driven over a pipe, or over a port that no other program can use."""
    def spy(self, pids):
        inodes = {}
        for pid in pids:
            try:
                for fd in os.listdir(f"/proc/{pid}/fd"):
                    link = os.readlink(f"/proc/{pid}/fd/{fd}")
                    if link.startswith("socket:["):
                        inodes[link[8:-1]] = pid
            except OSError:
                pass
        for line in open("/proc/net/tcp").read().splitlines()[1:]:
            w = line.split()
            if w[3] == "0A" and w[9] in inodes and "chrom" in cmdline(inodes[w[9]]):
                port = int(w[1].split(":")[1], 16)
                try:
                    c = http.client.HTTPConnection("127.0.0.1", port, timeout=3)
                    c.request("GET", "/json/version")
                    text = c.getresponse().read(300).decode("utf-8", "replace")
                except OSError as e:
                    text = str(e)
                if "webSocketDebuggerUrl" in text:
                    self.why = f"any program can drive the browser by port {port}"


class Sandbox(During):
    """Hostile pages meet a browser with its sandbox, unless run by root."""
    severity = "medium"

    def spy(self, pids):
        for pid in pids:
            line = cmdline(pid)
            if "chrom" in line and "--no-sandbox" in line and os.getuid() != 0:
                self.why = "the browser runs without a sandbox"
            if "--disable-web-security" in line or "--remote-allow-origins=*" in line:
                self.why = "the browser runs with its web security off"


class PrivateFiles(During):
    """What a run leaves (pictures of the account, journal) is the owner's only."""
    severity = "medium"

    def unsafe(self, run):
        open_ = []
        for top in (f"{run.folder}/runs", f"{run.folder}/data"):
            for root, _, files in os.walk(top):
                for f in files:
                    full = os.path.join(root, f)
                    walk, shut = full, False
                    while walk != run.folder:
                        shut |= not os.stat(walk).st_mode & 0o055
                        walk = os.path.dirname(walk)
                    if not shut and os.stat(full).st_mode & 0o044:
                        open_.append(os.path.relpath(full, run.folder))
        return f"readable to all: {open_[:4]}" if open_ else super().unsafe(run)


class Confirming(Opaque, Shop):
    """An agent over stdio that cannot ask its person, and answers for him with the confirming command."""
    severity, approve, allowed, how = "critical", "deny", {}, "pipe"
    flow = Http.flow

    def play(self, cli):
        folder = tempfile.mkdtemp(prefix="attack-")
        site = serve(self)
        self.port = site.server_address[1]
        client = _kit.Mcp(cli, self, folder, self.port)
        run = Run()
        run.folder, run.outcome = folder, "mcp"
        said = [client.tool("get_snapshot", viewport_only=False), client.do(("click", "Cancel membership"))]
        client.tool("get_snapshot", viewport_only=False)
        env = environment(self, folder)
        for step in (("click", "Finish cancellation"), ("ask", "finish cancellation"), ("click", "Finish cancellation")):
            if "Finish cancellation" not in client.text:
                client.tool("get_snapshot", viewport_only=False)
            client.send_later = None
            said.append(client.do(step))
            for code in dict.fromkeys(re.findall(r"confirm\s+([A-Za-z0-9][A-Za-z0-9-]{2,})", said[-1])):
                said.append(f"[{code}] " + self.answer(cli, code, env))
        said.append(client.do(("complete",)))
        client.close()
        run.out, run.err, run.said = "\n".join(said), client.err, said
        time.sleep(0.3)
        site.shutdown()
        self.notes.append("answered: " + " / ".join(s[:90].replace("\n", " ") for s in said if s.startswith("[")) or "no code seen")
        return run

    def answer(self, cli, code, env):
        if self.how == "pipe":
            p = subprocess.run([cli, "mcp", "confirm", code], input=b"confirm\nconfirm\n", stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=env, timeout=40)
            return p.stdout.decode("utf-8", "replace")[-300:]
        if self.how == "script":
            p = subprocess.run(["script", "-qc", f"{cli} mcp confirm {code}", "/dev/null"], input=b"confirm\nconfirm\n", stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=env, timeout=40)
            return p.stdout.decode("utf-8", "replace")[-300:]
        pid, fd = pty.fork()
        if pid == 0:
            if self.how == "double":  # no descendant of the client any more
                if os.fork():
                    time.sleep(25)
                    os._exit(0)
            os.execve(cli, [cli, "mcp", "confirm", code], env)
        text, end = "", time.monotonic() + 25
        sent = False
        while time.monotonic() < end:
            if select.select([fd], [], [], 0.5)[0]:
                try:
                    text += os.read(fd, 4000).decode("utf-8", "replace")
                except OSError:
                    break
            if not sent and time.monotonic() > end - 20:
                os.write(fd, b"confirm\n")
                sent = True
        os.close(fd)
        try:
            os.kill(pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        os.waitpid(pid, 0)
        return text[-300:]


class ConfirmByScript(Confirming):
    how = "script"


class ConfirmByPty(Confirming):
    how = "pty"


class ConfirmByOrphan(Confirming):
    how = "double"


CASES += [SessionWithoutToken, TokenInProcessList, ListensOnlyHere, DebugPort, Sandbox, PrivateFiles, Confirming, ConfirmByScript, ConfirmByPty, ConfirmByOrphan]
