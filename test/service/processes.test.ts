/** Tests processes. */
import { expect, it } from "vitest";
import type { ExecProcessRequest, ProcessStreamEvent, SpawnProcessRequest } from "../../src/types.js";
import { allOf } from "../support/events.js";
import { expectRefused, type Service, startService } from "./support.js";

const id = "bs5c8m2r9k4t7w1x6v3n0q8z";
const seeded = { id, process_id: "5b1e0c9a-7d42-4f6b-8a3e-2c9f6d1b7e04" };
const base64 = (text: string) => Buffer.from(text).toString("base64");
const exit = (exit_code: number): ProcessStreamEvent => ({ event: "exit", exit_code });
const textOf = (data: string | undefined) => Buffer.from(data ?? "", "base64").toString();

async function exec({ client }: Service, body: ExecProcessRequest) {
  const { exit_code, stdout_b64, stderr_b64 } = await client.execProcess({ path: { id }, body });
  return { exit_code, stdout: textOf(stdout_b64), stderr: textOf(stderr_b64) };
}

async function spawn({ client }: Service, body: SpawnProcessRequest) {
  const { process_id = "" } = await client.spawnProcess({ path: { id }, body });
  return { id, process_id };
}

it("a few commands are simulated, and any other reports that it does not run", async () => {
  const service = await startService();
  const expected: [ExecProcessRequest, number, string, string][] = [
    [{ command: "echo", args: ["a", " b"] }, 0, "a  b\n", ""],
    [{ command: "/bin/echo", args: ["-n", "a"] }, 0, "a", ""],
    [{ command: "echo" }, 0, "\n", ""],
    [{ command: "true" }, 0, "", ""],
    [{ command: "false" }, 1, "", ""],
    [{ command: "pwd", cwd: "/home/user/" }, 0, "/home/user\n", ""],
    [{ command: "pwd", cwd: null }, 0, "/\n", ""],
    [{ command: "sleep", args: ["soon"] }, 1, "", "sleep: invalid time interval 'soon'\n"],
    [{ command: "sleep" }, 1, "", "sleep: missing operand\n"],
    [{ command: "echo", args: ["-ne", "a\\tb\\x41\\0102\\n", "c\\cd"] }, 0, "a\tbAB\n c", ""],
    [{ command: "echo", args: ["-eE", "a\\n"] }, 0, "a\\n\n", ""],
    [{ command: "echo", args: ["-x", "-n"] }, 0, "-x -n\n", ""],
    [{ command: "ls", args: ["/home", "/home/user/archive"] }, 0,
      "/home:\nuser\n\n/home/user/archive:\n2025\nreport-2026-10.csv\n", ""],
    [{ command: "ls", args: ["-1a"], cwd: "/home" }, 0, ".\n..\nuser\n", ""],
    [{ command: "ls", args: ["-l", "/home/user/archive"] }, 0, expect.stringMatching(
      /^total 4\ndrwxr-xr-x 1 root root  0 \S+ \S+ 2025\n-rw-r--r-- 1 root root 22 \S+ \S+ report-2026-10\.csv\n$/,
    ), ""],
    [{ command: "ls", args: ["none"] }, 2, "", "ls: cannot access 'none': No such file or directory\n"],
    [{ command: "ls", args: ["-lh"] }, 0, "", "mock: ls -h is not run here\n"],
    [{ command: "tail", args: ["-n", "2", "/home/user/crawl.log"] }, 0,
      "Checked 12 products.\nDone in 8 seconds.\n", ""],
    [{ command: "tail", args: ["-n1", "none"] }, 1, "", "tail: none: No such file or directory\n"],
    [{ command: "cat" }, 0, "", ""],
    [{ command: "bash" }, 0, "", ""],
    [{ command: "constructor" }, 0, "", "mock: constructor is not run here\n"],
    [{ command: "touch", args: ["/tmp/made-by-a-command"] }, 0, "", "mock: touch is not run here\n"],
  ];
  for (const [body, exit_code, stdout, stderr] of expected) {
    expect(await exec(service, body), JSON.stringify(body)).toEqual({ exit_code, stdout, stderr });
  }
  expect(service.mock.file(id, "/tmp/made-by-a-command")).toBeUndefined();
});

it("cat prints files of the session that exist and are not too large", async () => {
  const service = await startService();
  const write = (path: string, body: string | Uint8Array) =>
    service.client.writeFile({ path: { id }, query: { path }, body });
  await write("/home/user/a.txt", "a\n");
  await write("/home/user/b.txt", "b\n");
  await write("/large", new Uint8Array(2 ** 20));
  const args = ["a.txt", "/missing", "../user/b.txt", "/large"];
  expect(await exec(service, { command: "cat", args, cwd: "/home/user" })).toEqual({
    exit_code: 1,
    stdout: "a\nb\n",
    stderr: "cat: /missing: No such file or directory\ncat: /large: File too large\n",
  });
  const whole = await exec(service, { command: "cat", args: ["/large"] });
  expect(whole).toEqual({ exit_code: 0, stdout: "\0".repeat(2 ** 20), stderr: "" });
});

it("exec waits until the command ends or its time limit is reached", async () => {
  const { client, mock } = await startService();
  /** Advances the time until a waiting call has a response. */
  async function during<T>(call: Promise<T>, ms: number): Promise<T> {
    let isOver = false;
    const over = () => void (isOver = true);
    call.then(over, over);
    while (!isOver) {
      await client.getMousePosition({ path: { id } });
      await mock.advance(ms);
    }
    return call;
  }
  const call = (args: string[], timeout_sec: number | null = null) =>
    client.execProcess({ path: { id }, body: { command: "sleep", args, timeout_sec } });
  expect(await during(call(["0.25s", "0.5m"]), 30_250)).toMatchObject({ exit_code: 0, duration_ms: 30_250 });
  await expectRefused(during(call(["61"]), 60_000), 500, "60 seconds");
  await expectRefused(during(call(["1h"], 3599), 3_600_000), 500, "3599 seconds");
  expect(await during(call(["1h"], 3600), 3_600_000)).toMatchObject({ exit_code: 0, duration_ms: 3_600_000 });
  await expectRefused(call(["0.01"], 0), 500, "0 seconds");
});

it("a command does not outlast its session", async () => {
  const { client } = await startService();
  const { session_id } = await client.createBrowser();
  const body = { command: "sleep", args: ["1000"], timeout_sec: 2000 };
  const refused = expectRefused(client.execProcess({ path: { id: session_id }, body }), 404, session_id);
  const { process_id = "" } = await client.spawnProcess({ path: { id: session_id }, body });
  const stream = await client.streamProcessStdout({ path: { id: session_id, process_id } });
  await client.deleteBrowser({ path: { id_or_name: session_id } });
  await refused;
  expect(await allOf(stream)).toEqual([exit(-1)]);
  await expectRefused(client.getProcessStatus({ path: { id: session_id, process_id } }), 404, session_id);
});

it("the mock closes while a request waits for a command", async () => {
  const { client, mock } = await startService();
  const leaving = new AbortController();
  const body = { command: "sleep", args: ["1h"], timeout_sec: 3600 };
  const call = client.execProcess({ path: { id }, body }, { signal: leaving.signal });
  for (let n = 0; n < 3; n++) await client.getProcessStatus({ path: seeded }); // so that the command has arrived
  leaving.abort();
  await expect(call).rejects.toThrow();
  await mock.close();
});

it("a process runs until it ends by itself, or reaches its time limit", async () => {
  const service = await startService();
  const { client, mock } = service;
  const status = (path: typeof seeded) => client.getProcessStatus({ path });
  const [sleeps, killed] = [
    await spawn(service, { command: "sleep", args: ["20"] }),
    await spawn(service, { command: "sleep", args: ["20"], timeout_sec: 10 }),
  ];
  expect(await status(sleeps)).toMatchObject({ state: "running", exit_code: null });
  await mock.advance(15_000);
  expect(await status(killed)).toEqual({ state: "exited", exit_code: -1 });
  expect(await status(sleeps)).toMatchObject({ state: "running" });
  await mock.advance(5000);
  expect(await status(sleeps)).toEqual({ state: "exited", exit_code: 0 });
  expect(await status(await spawn(service, { command: "false" }))).toEqual({ state: "exited", exit_code: 1 });
});

it("each process has an id and a number, and belongs to its session", async () => {
  const { client } = await startService();
  const { session_id: other } = await client.createBrowser();
  const body = { command: "true" };
  const spawned = [];
  for (let n = 0; n < 2; n++) spawned.push(await client.spawnProcess({ path: { id }, body }));
  expect(spawned.map(({ pid }) => pid)).toEqual([1206, 1207]); // two processes exist at the start
  expect(new Set(spawned.map(({ process_id }) => process_id)).size).toBe(2);
  const { process_id = "", started_at = "" } = spawned[0] ?? {};
  expect(Date.parse(started_at)).toBeCloseTo(Date.now(), -4);
  await expectRefused(client.getProcessStatus({ path: { id: other, process_id } }), 404, process_id);
});

it("a stream contains the output and finally the exit, for late subscribers, too", async () => {
  const service = await startService();
  const { client } = service;
  const stream = (path: typeof seeded) => client.streamProcessStdout({ path });
  const echo = await spawn(service, { command: "echo", args: ["a"] });
  const printed = [{ stream: "stdout", data_b64: base64("a\n") }, exit(0)];
  expect(await allOf(await stream(echo))).toEqual(printed);
  expect(await allOf(await stream(echo))).toEqual(printed);
  const fails = await spawn(service, { command: "cat", args: ["/missing"] });
  const problem = { stream: "stderr", data_b64: base64("cat: /missing: No such file or directory\n") };
  expect(await allOf(await stream(fails))).toEqual([problem, exit(1)]);
  const cat = await spawn(service, { command: "cat" });
  const early = await stream(cat);
  await client.writeProcessStdin({ path: cat, body: { data_b64: base64("hello") } });
  await client.killProcess({ path: cat, body: { signal: "INT" } });
  const repeated = [{ stream: "stdout", data_b64: base64("hello") }, exit(-1)];
  expect(await allOf(early)).toEqual(repeated);
  expect(await allOf(await stream(cat))).toEqual(repeated);
});

it("a process that a signal ends has the exit code -1, and accepts no other signal", async () => {
  const service = await startService();
  const { client, mock } = service;
  for (const signal of ["HUP", "INT", "KILL", "TERM"] as const) {
    const path = await spawn(service, { command: "sleep", args: ["10"] });
    expect(await client.killProcess({ path, body: { signal } })).toEqual({ ok: true });
    await mock.advance(10_000); // it does not end a second time
    expect(await client.getProcessStatus({ path })).toEqual({ state: "exited", exit_code: -1 });
    await expectRefused(client.killProcess({ path, body: { signal } }), 404, "exited");
  }
  const unknown = { id, process_id: "00000000-0000-4000-8000-000000000000" };
  await expectRefused(client.killProcess({ path: unknown, body: { signal: "TERM" } }), 404, unknown.process_id);
});

it("input must be Base64, and its process must be running", async () => {
  const service = await startService();
  const { client } = service;
  const write = (path: typeof seeded, data_b64: string) => client.writeProcessStdin({ path, body: { data_b64 } });
  expect(await write(seeded, base64("äb\n"))).toEqual({ written_bytes: 4 });
  expect(await write(seeded, "")).toEqual({ written_bytes: 0 });
  for (const data of ["Cg", "C g=", "Cg==\n", "-_-_", "?"]) await expectRefused(write(seeded, data), 400, "data_b64");
  await expectRefused(write(await spawn(service, { command: "true" }), "Cg=="), 400, "exited");
});

it("only a running process with a pseudo-terminal can be resized", async () => {
  const service = await startService();
  const { client } = service;
  const resize = (path: typeof seeded) => client.resizeProcess({ path, body: { rows: 1, cols: 65_535 } });
  const command = { command: "sleep", args: ["10"] };
  expect(await resize(await spawn(service, { ...command, allocate_tty: true }))).toEqual({ ok: true });
  await expectRefused(resize(await spawn(service, command)), 400, "allocate_tty");
  await expectRefused(resize(await spawn(service, { command: "true", allocate_tty: true })), 400, "exited");
});

it("a command cannot run as a user and as root", async () => {
  const { client } = await startService();
  const both = { command: "true", as_user: "user", as_root: true };
  await expectRefused(client.execProcess({ path: { id }, body: both }), 400, "as_user");
  await expectRefused(client.spawnProcess({ path: { id }, body: both }), 400, "as_user");
  await client.execProcess({ path: { id }, body: { ...both, as_user: null } });
});

it("a negative time limit is refused", async () => {
  const { client } = await startService();
  const body = { command: "true", timeout_sec: -1 };
  await expectRefused(client.execProcess({ path: { id }, body }), 400, "timeout_sec");
  await expectRefused(client.spawnProcess({ path: { id }, body }), 400, "timeout_sec");
});

it("two processes run at the start, one of them in a terminal, and again after a reset", async () => {
  const { client, mock } = await startService();
  const stream = await client.streamProcessStdout({ path: seeded });
  await client.killProcess({ path: seeded, body: { signal: "TERM" } });
  expect((await allOf(stream)).map(({ stream, event }: any) => stream ?? event)).toEqual(["stdout", "stderr", "exit"]);
  await mock.reset();
  expect(await client.getProcessStatus({ path: seeded })).toMatchObject({ state: "running" });
  const terminal = { id, process_id: "8c3a7e15-2f94-4d0b-b6a8-51d7e90c3f26" };
  expect(await client.resizeProcess({ path: terminal, body: { rows: 40, cols: 120 } })).toEqual({ ok: true });
  await expectRefused(client.resizeProcess({ path: seeded, body: { rows: 40, cols: 120 } }), 400, "allocate_tty");
});

it("a process with a terminal sends its exit, and none of its output", async () => {
  const service = await startService();
  const { client } = service;
  const path = await spawn(service, { command: "cat", allocate_tty: true });
  expect(await client.writeProcessStdin({ path, body: { data_b64: base64("hi") } })).toEqual({ written_bytes: 2 });
  const echo = await spawn(service, { command: "echo", args: ["hi"], allocate_tty: true });
  await client.killProcess({ path, body: { signal: "TERM" } });
  expect(await allOf(await client.streamProcessStdout({ path }))).toEqual([exit(-1)]);
  expect(await allOf(await client.streamProcessStdout({ path: echo }))).toEqual([exit(0)]);
});

it("a shell in a terminal runs until a signal ends it", async () => {
  const service = await startService();
  const { client, mock } = service;
  for (const command of ["bash", "/bin/sh"]) {
    const path = await spawn(service, { command, allocate_tty: true });
    await mock.advance(3_600_000);
    expect(await client.getProcessStatus({ path })).toMatchObject({ state: "running" });
  }
  expect(await exec(service, { command: "sh", args: ["-c", "true"] })).toMatchObject({ exit_code: 0 });
});

it("a command needs an existing program, directory and user", async () => {
  const { client } = await startService();
  await client.writeFile({ path: { id }, query: { path: "/home/user/run.sh" }, body: "" });
  const long = "a".repeat(5000);
  for (const [body, words] of [
    [{ command: "" }, "command must not be empty"],
    [{ command: " " }, "command must not be empty"],
    [{ command: "/opt/none" }, "command: there is no file /opt/none"],
    [{ command: "./none", cwd: "/home" }, "command: there is no file ./none"],
    [{ command: "/usr/bin/npm" }, "command: there is no file /usr/bin/npm"],
    [{ command: "/home/user" }, "command: /home/user is a directory"],
    [{ command: "/home/user/run.sh" }, "command: /home/user/run.sh is not executable"],
    [{ command: `/${long}` }, "command: there is no file"],
    [{ command: "echo\0" }, "command must not contain a NUL"],
    [{ command: "echo", args: ["", "\0"] }, "args[1] must not contain a NUL"],
    [{ command: "pwd", cwd: "/none" }, "cwd: there is no directory /none"],
    [{ command: "pwd", cwd: `/${long}` }, "cwd: there is no directory"],
    [{ command: "pwd", cwd: "/home/user/notes.txt" }, "/home/user/notes.txt"],
    [{ command: "pwd", as_user: "nobody" }, "as_user: there is no user nobody"],
    [{ command: "pwd", as_user: "" }, "as_user: there is no user"],
    [{ command: "pwd", as_user: "../home" }, "as_user: there is no user"],
  ] satisfies [ExecProcessRequest, string][]) {
    await expectRefused(client.execProcess({ path: { id }, body }), 400, words);
    await expectRefused(client.spawnProcess({ path: { id }, body }), 400, words);
  }
});

it("known commands have paths, users have a home, and programs of the session do not run", async () => {
  const service = await startService();
  const { client } = service;
  await client.writeFile({ path: { id }, query: { path: "/home/user/run.sh", mode: "755" }, body: "" });
  for (const command of ["/bin/sh", "/usr/bin/bash", "/bin/echo", "/usr/local/bin/true"]) {
    expect(await exec(service, { command, args: ["-c", "true"] }), command).toMatchObject({ exit_code: 0, stderr: "" });
  }
  for (const as_user of ["root", "user"]) {
    expect(await exec(service, { command: "pwd", as_user })).toMatchObject({ exit_code: 0 });
  }
  for (const command of ["./run.sh", "/home/user/run.sh"]) {
    expect(await exec(service, { command, cwd: "/home/user" }))
      .toEqual({ exit_code: 0, stdout: "", stderr: "mock: /home/user/run.sh is not run here\n" });
  }
});

it("tail -f prints a file, and what any operation adds to it", async () => {
  const service = await startService();
  const { client } = service;
  const write = (body: string) => client.writeFile({ path: { id }, query: { path: "/a.log" }, body });
  const upload = (body: string) =>
    client.uploadFiles({ path: { id }, body: { files: [{ dest_path: "/a.log", file: new Blob([body]) }] } });
  const twelve = Array.from({ length: 12 }, (_, index) => `${index}\n`).join("");
  await write(twelve);
  const path = await spawn(service, { command: "tail", args: ["-f", "/a.log"] });
  const printed: string[] = [];
  const reading = (async () => {
    for await (const { stream, data_b64, exit_code } of await client.streamProcessStdout({ path })) {
      printed.push(stream ? `${stream} ${textOf(data_b64)}` : `exit ${exit_code}`);
    }
  })();
  const last = (text: string) => expect.poll(() => printed.at(-1)).toBe(text);
  await last(`stdout ${twelve.slice(4)}`);
  await write(`${twelve}12\n`);
  await last("stdout 12\n");
  await upload(`${twelve}12\n13\n`);
  await last("stdout 13\n");
  await write("new\n");
  await last("stdout new\n");
  expect(printed.at(-2)).toBe("stderr tail: /a.log: file truncated\n");
  await client.writeFile({ path: { id }, query: { path: "/b.log" }, body: "new\nmoved\n" });
  await client.movePath({ path: { id }, body: { src_path: "/b.log", dest_path: "/a.log" } });
  await last("stdout moved\n");
  await client.deleteFile({ path: { id }, body: { path: "/a.log" } });
  expect(await client.getProcessStatus({ path })).toMatchObject({ state: "running" });
  await client.killProcess({ path, body: { signal: "TERM" } });
  await reading;
  expect(printed.at(-1)).toBe("exit -1");
  expect(printed).toHaveLength(7);
});

it("the official SDK follows a process from its start to its end", async () => {
  const { kernel } = await startService();
  const { process_id = "" } = await kernel.browsers.process.spawn(id, { command: "cat" });
  const { process_id: shell = "" } = await kernel.browsers.process.spawn(id, { command: "bash", allocate_tty: true });
  const events = await kernel.browsers.process.stdoutStream(process_id, { id });
  await kernel.browsers.process.resize(shell, { id, rows: 30, cols: 90 });
  expect(await kernel.browsers.process.stdin(process_id, { id, data_b64: base64("hi") })).toEqual({ written_bytes: 2 });
  await kernel.browsers.process.kill(process_id, { id, signal: "HUP" });
  expect(await allOf(events)).toEqual([{ stream: "stdout", data_b64: base64("hi") }, exit(-1)]);
  expect((await kernel.browsers.process.status(process_id, { id })).exit_code).toBe(-1);
  expect((await kernel.browsers.process.exec(id, { command: "echo", args: ["hi"] })).stdout_b64).toBe(base64("hi\n"));
});
