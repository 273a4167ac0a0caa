/** Tests commands that run in a simulated shell on the files of the session (`startMock({ shell: true })`). */
import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import type { ExecProcessRequest, ProcessStreamEvent, SpawnProcessRequest } from "../../src/types.js";
import { startMock } from "../../src/mock/index.js";
import { allOf } from "../support/events.js";
import { newFolder } from "../support/folder.js";
import { expectRefused, type Service, startService } from "./support.js";

const id = "bs5c8m2r9k4t7w1x6v3n0q8z";
const textOf = (data: string | undefined) => Buffer.from(data ?? "", "base64").toString();
const base64 = (text: string) => Buffer.from(text).toString("base64");

async function exec({ kernel }: Service, body: ExecProcessRequest, session = id) {
  const { exit_code, stdout_b64, stderr_b64 } = await kernel.browsers.process.exec(session, body);
  return [exit_code, textOf(stdout_b64), textOf(stderr_b64)];
}

const script = (text: string): ExecProcessRequest => ({ command: "bash", args: ["-c", text] });

async function spawn({ client }: Service, body: SpawnProcessRequest) {
  const { process_id = "" } = await client.spawnProcess({ path: { id }, body });
  return { id, process_id };
}

/** Returns the output and the exit code of a process. */
async function printed(stream: AsyncIterable<unknown>) {
  const events = await allOf(stream) as ProcessStreamEvent[];
  const text = events.map((event) => textOf(event.data_b64)).join("");
  return [text, events.find((event) => event.event === "exit")?.exit_code];
}

/** Lists the child processes that run commands. */
async function runners(): Promise<string[]> {
  const { stdout } = await promisify(execFile)("ps", ["-eo", "ppid,args"]);
  return stdout.split("\n").filter((line) => parseInt(line) === process.pid && line.includes("shell/runner.js"));
}

it("commands have pipes, variables, exit codes and globs, and arguments are not expanded", async () => {
  const service = await startService({ shell: true });
  const expected: [ExecProcessRequest, number, string, string][] = [
    [script("echo b a | tr ' ' '\\n' | sort; x=5; echo $((x + 1)) ${#x}; exit 3"), 3, "a\nb\n6 1\n", ""],
    [script("cd /home/user/archive && echo *.csv; for n in {1..3}; do printf $n; done"), 0,
      "report-2026-10.csv\n123", ""],
    [script("nope; echo $?"), 0, "127\n", "bash: nope: command not found\n"],
    [script("if"), 2, "", "bash: syntax error: Parse error at 1:3: Expected THEN, got EOF\n"],
    [{ command: "bash", args: ["-lc", "echo $0"] }, 0, "bash\n", ""],
    [{ command: "echo", args: ["$HOME", "*", "it's", "a  b\n;"] }, 0, "$HOME * it's a  b\n;\n", ""],
    [{ command: "/usr/bin/printenv", args: ["A", "HOME"], env: { A: "b $c" } }, 0, "b $c\n/home/user\n", ""],
    [{ ...script("whoami; echo $UID; pwd"), as_root: true, cwd: "/home" }, 0, "root\n0\n/home\n", ""],
    [{ command: "test", args: ["1", "=", "2"] }, 1, "", ""],
    [script("curl http://127.0.0.1"), 127, "", "bash: curl: command not found\n"],
  ];
  for (const [body, ...result] of expected) expect(await exec(service, body), JSON.stringify(body)).toEqual(result);
  await expectRefused(exec(service, { command: "python3" }), 400, "there is no program python3");
  await expectRefused(exec(service, { command: "/usr/bin/python3" }), 400, "there is no file");
});

it("commands work on the files of the session, and watches see it", async () => {
  const service = await startService({ shell: true });
  const { kernel, client } = service;
  const read = async (path: string) => (await kernel.browsers.fs.readFile(id, { path })).text();
  await kernel.browsers.fs.writeFile(id, Buffer.from('{"prices":[3,4]}\n'), { path: "/home/user/a.json" });
  await exec(service, { command: "mkdir", args: ["/home/user/out"] });
  const { watch_id = "" } = await client.startFileWatch({ path: { id }, body: { path: "/home/user/out" } });
  const lines = [
    "jq '.prices | add' a.json > out/sum", "echo more >> out/sum", "sed s/7/seven/ out/sum | tee /tmp/copy | grep -c e",
    "chmod 700 out/sum", "cp out/sum out/b", "mv out/b out/c", "rm out/c",
    "printf '#!/bin/bash\\necho $1 | rev\\n' > run.sh", "chmod +x run.sh",
  ];
  expect(await exec(service, { ...script(lines.join(" && ")), cwd: "/home/user" })).toEqual([0, "2\n", ""]);
  expect([await read("/home/user/out/sum"), await read("/tmp/copy")]).toEqual(["7\nmore\n", "seven\nmore\n"]);
  expect(await kernel.browsers.fs.fileInfo(id, { path: "/home/user/out/sum" }))
    .toMatchObject({ mode: "-rwx------", size_bytes: 7 });
  expect(await exec(service, { command: "/home/user/run.sh", args: ["a b"] })).toEqual([0, "b a\n", ""]);
  const bytes = Uint8Array.of(0x61, 0xff, 0, 0xfe);
  await client.writeFile({ path: { id }, query: { path: "/tmp/bytes" }, body: bytes });
  await exec(service, script("cat < /tmp/bytes | gzip -c > /tmp/z.gz; gunzip -c /tmp/z.gz > /tmp/again"));
  const { stdout_b64 = "" } = await kernel.browsers.process.exec(id, { command: "cat", args: ["/tmp/again"] });
  expect([...Buffer.from(stdout_b64, "base64")]).toEqual([...bytes]);

  const events: string[] = [];
  const stream = await client.streamFileEvents({ path: { id, watch_id } });
  for await (const { type, name } of stream) {
    events.push(`${type} ${name}`);
    if (type === "DELETE") break;
  }
  expect(events.filter((event, index) => event !== events[index - 1])).toEqual([
    "CREATE sum", "WRITE sum", "CREATE b", "WRITE b", "RENAME b", "CREATE c", "DELETE c",
  ]);
});

it("commands cannot access files of the machine", async () => {
  const service = await startService({ shell: true });
  const folder = await newFolder();
  const secret = join(folder, "secret.txt");
  await writeFile(secret, "secret");
  const paths = [secret, `/tmp/../..${secret}`, `/proc/self/cwd${secret}`, "/etc/passwd", "/proc/self/environ"];
  for (const path of paths) {
    const [code, stdout] = await exec(service, script(`cat ${path}; ls ${path}; . ${path}`));
    expect([code !== 0, stdout], path).toEqual([true, ""]);
  }
  const link = `ln -s ${folder} /tmp/l; cat /tmp/l/secret.txt; find / -name 'secret*'`;
  const [, stdout] = await exec(service, script(link));
  expect(stdout).toBe("");
});

it("an endless command is ended, while the mock answers other requests", async () => {
  const service = await startService({ shell: true });
  const { client } = service;
  const loops = ["while true; do :; done", "while sleep 1; do :; done", "x=a; while true; do x=$x$x; done"];
  const all = Promise.allSettled(loops.map((text) => exec(service, { ...script(text), timeout_sec: 1 })));
  let isOver = false;
  void all.then(() => isOver = true);
  let longest = 0;
  while (!isOver) {
    const began = performance.now();
    await client.listFiles({ path: { id }, query: { path: "/" } });
    longest = Math.max(longest, performance.now() - began);
    await wait(20);
  }
  const [busy, asleep] = await all;
  const late = { status: 500, message: expect.stringMatching(/longer than 1 second\.$/) as string };
  expect(asleep).toMatchObject({ status: "rejected", reason: late });
  expect(busy?.status === "rejected" || busy?.value[0] === 126, "it ends by itself, or by its limit").toBe(true);
  expect(longest).toBeLessThan(900); // each of these blocks its own process for longer
  const [code, , stderr] = await exec(service, script(":(){ :|:& };:"));
  expect([code, stderr]).toEqual([126, expect.stringContaining("maximum recursion depth")]);
  await service.mock.close();
  expect(await runners()).toEqual([]);
});

it("an output that is too long is cut off, and the command says so", async () => {
  const service = await startService({ shell: true });
  const [code, stdout] = await exec(service, { command: "seq", args: ["1000000"] });
  expect([code, String(stdout).length, String(stdout).endsWith("\n1000000\n")]).toEqual([0, 6_888_896, true]);
  const [cut, some, stderr] = await exec(service, { command: "printf", args: ["%017000000d", "1"] });
  expect([cut, String(some).length, stderr])
    .toEqual([137, 2 ** 24, "mock: a process prints at most 16777216 bytes here\n"]);
});

it("a process streams its output, and ends by itself, by a signal or with its session", async () => {
  const service = await startService({ shell: true });
  const { client, mock } = service;
  const stream = (path: { id: string; process_id: string }) => client.streamProcessStdout({ path });
  const first = await spawn(service, { ...script("echo out; echo err >&2; sleep 60; exit 4") });
  const second = await spawn(service, { command: "sleep", args: ["9999"] });
  await expect.poll(async () => {
    await mock.advance(60_000); // `sleep` takes time by the clock of the mock, once it has started
    return (await client.getProcessStatus({ path: first })).state;
  }, { timeout: 10_000 }).toBe("exited");
  expect(await printed(await stream(first))).toEqual(["out\nerr\n", 4]);
  await client.killProcess({ path: second, body: { signal: "TERM" } });
  expect(await printed(await stream(second))).toEqual(["", -1]);

  const third = await spawn(service, { ...script("while sleep 1; do :; done"), timeout_sec: 60 });
  await mock.advance(60_000);
  expect(await printed(await stream(third))).toEqual(["", -1]);
  const last = await spawn(service, script("while sleep 1; do :; done"));
  const events = await stream(last);
  await client.deleteBrowser({ path: { id_or_name: id } });
  await allOf(events);
  await mock.close();
  expect(await runners()).toEqual([]);
});

it("a shell runs the lines of its input, and keeps its variables and its directory", async () => {
  const service = await startService({ shell: true });
  const { client } = service;
  const shell = await spawn(service, { command: "bash" });
  const events = await client.streamProcessStdout({ path: shell });
  for (const text of ["cd /home; x", "=5\n", "pwd\nfalse\n", "echo $x $?\n", "if\n", "echo $?\nexit 7\necho no\n"]) {
    await client.writeProcessStdin({ path: shell, body: { data_b64: base64(text) } });
  }
  const [text, code] = await printed(events);
  expect([text, code]).toEqual([expect.stringMatching(/^\/home\n5 1\nbash: syntax error: .*\n2\n$/), 7]);
  const refused = client.writeProcessStdin({ path: shell, body: { data_b64: base64("pwd\n") } });
  await expectRefused(refused, 400, "has exited, with the code 7");
});

it("sessions are separate, files stay within the storage, and the number of commands is limited", async () => {
  const service = await startService({ shell: true, maxStorageMiB: 1 });
  const { kernel } = service;
  const { session_id: other } = await kernel.browsers.create({});
  await exec(service, script("echo mine > /tmp/a"));
  expect(await exec(service, script("ls /tmp"), other)).toEqual([0, "", ""]);
  const [code, , stderr] = await exec(service, script("printf '%02000000d' 1 > /tmp/b"));
  expect([code, stderr]).toEqual([1, expect.stringContaining("no space left on device")]);
  expect(await exec(service, script("cat /tmp/a; echo yours > /tmp/c; cat /tmp/c"))).toEqual([0, "mine\nyours\n", ""]);
  for (let count = 0; count < 8; count++) await spawn(service, { command: "sleep", args: ["9999"] });
  await expectRefused(exec(service, { command: "true" }), 429, "runs at most 8 commands at once");
  await service.mock.reset();
  await expect.poll(() => exec(service, { command: "true" }).catch(String)).toEqual([0, "", ""]);
});

it("a shell needs a mock with state", async () => {
  await expect(startMock({ shell: true, stateless: true })).rejects.toThrow("shell needs a mock with state");
});
