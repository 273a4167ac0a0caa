"""Uses every area of a service by the official SDK for Python.

The SDK validates every response against its types, so that an unknown one is an error. The program prints the problem
of each area as JSON: null if there is none.
"""

import base64
import io
import json
import os
import time
import traceback
import zipfile

import kernel

client = kernel.Kernel(
    base_url=os.environ["BASE_URL"], api_key="My API Key", max_retries=0, _strict_response_validation=True
)


def of(path):
    """Returns the argument for the session of an operation on a part of a session, such as a replay."""
    return {"id" if kernel.__version__ == "0.84.0" else "id_or_name": path}


def zip_of(files):
    """Creates a ZIP archive of texts by name."""
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w") as entries:
        for name, text in files.items():
            entries.writestr(name, text)
    return archive.getvalue()


def equal(actual, expected):
    """Expects two values to be equal."""
    if actual != expected:
        raise AssertionError(f"{actual!r} is not {expected!r}")


def refused(status, call):
    """Expects an error response with a status and a message."""
    try:
        call()
    except kernel.APIStatusError as error:
        equal(error.status_code, status)
        if not error.body.get("message"):
            raise AssertionError(f"{error.body} has no message") from error
    else:
        raise AssertionError(f"{status} was expected")


def names_of(page):
    return [entry.name for entry in page]


def sessions():
    browser = client.browsers.create(
        name="mine", tags={"team": "a"}, stealth=True, timeout_seconds=600, viewport={"width": 1280, "height": 800}
    )
    path = browser.session_id
    equal(client.browsers.retrieve("mine").session_id, path)
    equal([one.session_id for one in client.browsers.list(tags={"team": "a"})], [path])
    equal(client.browsers.update(path, tags={"team": "b"}).tags, {"team": "b"})
    refused(409, lambda: client.browsers.create(name="mine"))
    refused(400, lambda: client.browsers.create(timeout_seconds=1))
    equal(client.browsers.curl(path, url="https://example.com").status, 200)
    equal(client.browsers.request(path, "GET", "https://example.com").status_code, 200)
    claims = browser.cdp_ws_url.split("jwt=")[1].split(".")[1]
    equal(json.loads(base64.urlsafe_b64decode(claims + "=="))["session"]["id"], path)
    client.browsers.delete_by_id(path)
    refused(404, lambda: client.browsers.retrieve(path))
    equal(client.browsers.retrieve(path, include_deleted=True).session_id, path)


def replays(path):
    replay = client.browsers.replays.start(path, framerate=10)
    client.browsers.replays.stop(replay.replay_id, **of(path))
    equal([one.replay_id for one in client.browsers.replays.list(path)], [replay.replay_id])
    assert client.browsers.replays.download(replay.replay_id, **of(path)).read()


def session_extensions(path):
    """Sends each of two extensions with its own name and archive."""
    archive = zip_of({"manifest.json": "{}"})
    loaded = [{"name": name, "zip_file": (f"{name}.zip", archive)} for name in ("one", "two")]
    client.browsers.load_extensions(path, extensions=loaded)
    refused(400, lambda: client.browsers.load_extensions(path, extensions=loaded[1:]))


def files(path):
    fs = client.browsers.fs
    fs.create_directory(path, path="/work", mode="755")
    fs.write_file(path, b"Remember the milk.\n", path="/work/notes.txt", mode="600")
    equal(fs.read_file(path, path="/work/notes.txt").read(), b"Remember the milk.\n")
    equal(fs.file_info(path, path="/work/notes.txt").size_bytes, 19)
    fs.set_file_permissions(path, path="/work/notes.txt", mode="644")
    fs.move(path, src_path="/work/notes.txt", dest_path="/work/a b+c.txt")
    equal(names_of(fs.list_files(path, path="/work")), ["a b+c.txt"])
    fs.upload_zip(path, dest_path="/work/unpacked", zip_file=("a.zip", zip_of({"in/a.txt": "A"})))
    equal(fs.read_file(path, path="/work/unpacked/in/a.txt").read(), b"A")
    archive = zipfile.ZipFile(io.BytesIO(fs.download_dir_zip(path, path="/work/unpacked").read()))
    equal(archive.read("in/a.txt"), b"A")
    fs.delete_file(path, path="/work/a b+c.txt")
    fs.delete_directory(path, path="/work")
    refused(404, lambda: fs.read_file(path, path="/work/notes.txt"))


def uploads(path):
    """Uploads each of two files to its own path."""
    two = [{"dest_path": f"/up/{name}.txt", "file": (f"{name}.txt", name.encode())} for name in ("one", "two")]
    client.browsers.fs.upload(path, files=two)
    for name in ("one", "two"):
        equal(client.browsers.fs.read_file(path, path=f"/up/{name}.txt").read(), name.encode())


def watches(path):
    watch = client.browsers.fs.watch
    client.browsers.fs.create_directory(path, path="/watched")
    started = watch.start(path, path="/watched", recursive=True).watch_id
    with watch.events(started, **of(path)) as events:
        client.browsers.fs.write_file(path, b"", path="/watched/a.txt")
        equal(next(iter(events)).path, "/watched/a.txt")
    watch.stop(started, **of(path))


def processes(path):
    process = client.browsers.process
    done = process.exec(path, command="echo", args=["hello"])
    equal((done.exit_code, base64.b64decode(done.stdout_b64)), (0, b"hello\n"))
    spawned = process.spawn(path, command="echo", args=["spawned"]).process_id
    events = list(process.stdout_stream(spawned, **of(path)))
    equal(base64.b64decode(events[0].data_b64), b"spawned\n")
    equal((events[-1].event, events[-1].exit_code), ("exit", 0))
    equal(process.status(spawned, **of(path)).state, "exited")
    waiting = process.spawn(path, command="cat").process_id
    process.stdin(waiting, **of(path), data_b64=base64.b64encode(b"in").decode())
    process.kill(waiting, **of(path), signal="KILL")


def computer(path):
    screen = client.browsers.computer
    screen.move_mouse(path, x=10, y=20)
    position = screen.get_mouse_position(path)
    equal((position.x, position.y), (10, 20))
    screen.click_mouse(path, x=11, y=21, num_clicks=2)
    screen.drag_mouse(path, path=[[1, 1], [5, 5]])
    screen.scroll(path, x=1, y=1, delta_y=3)
    screen.type_text(path, text="abc")
    screen.press_key(path, keys=["Return"])
    screen.write_clipboard(path, text="copied")
    equal(screen.read_clipboard(path).text, "copied")
    screen.set_cursor_visibility(path, hidden=True)
    screen.batch(path, actions=[{"type": "move_mouse", "move_mouse": {"x": 1, "y": 2}}])
    equal(screen.capture_screenshot(path).read()[:4], b"\x89PNG")
    refused(400, lambda: screen.move_mouse(path, x=-1, y=0))


def playwright(path):
    run = lambda code: client.browsers.playwright.execute(path, code=code)
    equal(run("return { a: [1, 'b'] };").result, {"a": [1, "b"]})
    equal((run("throw new Error('why');").success, run("throw new Error('why');").error), (False, "why"))
    equal(run("await page.goto(;").success, False)
    refused(400, lambda: run(""))


def logs(path):
    client.browsers.fs.write_file(path, b"one\ntwo\n", path="/a.log")
    events = client.browsers.logs.stream(path, source="path", path="/a.log", follow=False)
    equal([event.message for event in events], ["one", "two"])


def telemetry(path):
    recorded = client.browsers.create(telemetry={"enabled": True}).session_id
    client.browsers.computer.move_mouse(recorded, x=1, y=1)
    client.browsers.computer.read_clipboard(recorded)
    with client.browsers.telemetry.stream(recorded, replay="all") as stream:
        equal(next(iter(stream)).seq, 1)
    kinds = [one.event.type for one in client.browsers.telemetry.events(recorded, since="5m", limit=1)]
    assert "api_call" in kinds, kinds


def deployments():
    code = 'new App("shop");\napp.action<In, Out>("check", run);'
    deployment = client.deployments.create(
        file=("app.zip", zip_of({"main.ts": code})),
        entrypoint_rel_path="main.ts",
        version="1.0.0",
        env_vars={"SHOP": "secret", "OTHER": "secret"},
    )
    told = []
    with client.deployments.follow(deployment.id, since="") as events:
        for event in events:
            told.append(event.deployment.status if event.event == "deployment_state" else event.event)
            if told[-1] == "running":
                break
    equal(told[-2:], ["app_version_summary", "running"])
    equal(client.deployments.retrieve(deployment.id).env_vars, {"SHOP": "", "OTHER": ""})
    equal([one.id for one in client.deployments.list(app_name="shop", app_version="1.0.0")], [deployment.id])
    version = next(iter(client.apps.list(app_name="shop", version="latest")))
    equal((version.version, names_of(version.actions)), ("1.0.0", ["check"]))
    invoke(version="latest")
    client.deployments.delete(deployment.id)
    equal(client.deployments.retrieve(deployment.id).status, "stopped")


def invoke(version):
    action = {"app_name": "shop", "action_name": "check", "version": version}
    equal(client.invocations.create(**action, payload='{"sku":1}').output, '{"sku":1}')
    started = client.invocations.create(**action, async_=True, async_timeout_seconds=10)
    with client.invocations.follow(started.id, since="1h") as events:
        states = [one.invocation.status for one in events if one.event == "invocation_state"]
    equal(states[-1], "succeeded")
    equal(client.invocations.retrieve(started.id).status, "succeeded")
    assert started.id in [one.id for one in client.invocations.list(app_name="shop", since="2020-01-01")]
    client.browsers.create(invocation_id=started.id)
    equal(len(client.invocations.list_browsers(started.id).browsers), 1)
    client.invocations.delete_browsers(started.id)
    slow = client.invocations.create(**action, async_=True, payload='{"sleep":60}')
    equal(client.invocations.update(slow.id, status="failed").status, "failed")
    refused(404, lambda: client.invocations.create(app_name="shop", action_name="none", version="1.0.0"))


def sources():
    """Deploys code from a repository."""
    url = "https://github.com/example/price-watch"
    source = {"type": "github", "url": url, "ref": "main", "entrypoint": "main.ts"}
    deployment = client.deployments.create(version="2.0.0", source=source)
    equal(client.deployments.retrieve(deployment.id).source_url, url)


def empty_variables():
    """Deploys code with an environment variable that has no value."""
    file = ("app.zip", zip_of({"main.py": ""}))
    deployment = client.deployments.create(file=file, entrypoint_rel_path="main.py", env_vars={"A": "1", "B": ""})
    equal(deployment.env_vars, {"A": "", "B": ""})


def pools():
    pool = client.browser_pools.create(name="workers", size=2)
    leased = client.browser_pools.acquire("workers", acquire_timeout_seconds=10)
    equal(client.browsers.retrieve(leased.session_id).pool.id, pool.id)
    refused(400, lambda: client.browser_pools.delete("workers"))
    client.browser_pools.release("workers", session_id=leased.session_id, reuse=False)
    equal(client.browser_pools.update("workers", size=1).browser_pool_config.size, 1)
    client.browser_pools.flush("workers")
    equal(names_of(client.browser_pools.list(name="workers")), ["workers"])
    client.browser_pools.delete("workers", force=True)
    refused(404, lambda: client.browser_pools.retrieve("workers"))


def profiles():
    profile = client.profiles.create(name="shopper")
    browser = client.browsers.create(profile={"name": "shopper", "save_changes": True})
    equal(browser.profile.id, profile.id)
    client.browsers.delete_by_id(browser.session_id)
    assert client.profiles.download("shopper").read()
    equal(client.profiles.update(profile.id, name="buyer").name, "buyer")
    equal(names_of(client.profiles.list(name="BUYER")), ["buyer"])
    client.profiles.delete("buyer")


def proxies():
    config = {"host": "proxy.example.com", "port": 8080, "username": "me", "password": "secret"}
    proxy = client.proxies.create(type="custom", name="own", config=config)
    equal(client.proxies.retrieve(proxy.id).name, "own")
    equal(client.proxies.check(proxy.id).status, "available")
    equal(client.proxies.update(proxy.id, name="other").name, "other")
    assert proxy.id in [one.id for one in client.proxies.list()]
    client.proxies.delete(proxy.id)


def extensions():
    archive = zip_of({"manifest.json": "{}"})
    extension = client.extensions.upload(name="blocker", file=("a.zip", archive))
    equal(client.extensions.get("blocker").id, extension.id)
    equal(client.extensions.download("blocker").read(), archive)
    client.browsers.create(extensions=[{"name": "blocker"}])
    equal(names_of(client.extensions.list(name="blocker")), ["blocker"])
    client.extensions.delete("blocker")


def credentials():
    values = {"username": "me", "password": "secret"}
    secret = "JBSWY3DPEHPK3PXP"
    credential = client.credentials.create(name="shop", domain="store.example.com", values=values, totp_secret=secret)
    equal(client.credentials.retrieve("shop").id, credential.id)
    equal(len(client.credentials.totp_code("shop").code), 6)
    equal(client.credentials.update("shop", name="store").name, "store")
    equal(names_of(client.credentials.list(domain="store.example.com")), ["store"])
    client.credentials.delete("store")
    provider = client.credential_providers.create(name="vault", provider_type="onepassword", token="secret")
    client.credential_providers.test(provider.id)
    client.credential_providers.list_items(provider.id)
    client.credential_providers.delete(provider.id)


def auth_connections():
    connections = client.auth.connections
    connection = connections.create(domain="login.example.com", profile_name="visitor")
    connections.login(connection.id)
    answered = set()
    with connections.follow(connection.id) as events:
        for event in events:
            fields = getattr(event, "discovered_fields", None) or []
            asked = tuple(field.name for field in fields)
            if asked and asked not in answered:
                answered.add(asked)
                values = {"username": "ann+mfa@example.com"}  # the login then requests a code, too
                connections.submit(connection.id, fields={name: values.get(name, "123456") for name in asked})
    equal(len(answered), 2)
    equal(connections.retrieve(connection.id).status, "AUTHENTICATED")
    assert [one.type for one in connections.timeline(connection.id)]
    connections.delete(connection.id)


in_session = [
    replays, session_extensions, files, uploads, watches, processes, computer, playwright, logs, telemetry,
]
alone = [
    sessions, deployments, sources, empty_variables, pools, profiles, proxies, extensions, credentials,
    auth_connections,
]


def problem_of(area, *given):
    """Returns the problem of an area, with the line that found it, or None."""
    try:
        area(*given)
    except Exception as error:
        frames = reversed(traceback.extract_tb(error.__traceback__))
        line = next(frame.lineno for frame in frames if frame.filename == __file__)
        return f"line {line}: {type(error).__name__}: {str(error)[:500]}"
    return None


def main():
    path = client.browsers.create(timeout_seconds=600).session_id
    problems = {area.__name__: problem_of(area, path) for area in in_session}
    problems |= {area.__name__: problem_of(area) for area in alone}
    print(json.dumps({"version": kernel.__version__, "problems": problems}))


main()
