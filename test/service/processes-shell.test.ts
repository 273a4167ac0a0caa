/** Tests the small shell of processes: `bash -c` and `sh -c`. */
import { expect, it } from "vitest";
import { allOf } from "../support/events.js";
import { startService } from "./support.js";

const id = "bs5c8m2r9k4t7w1x6v3n0q8z";
const textOf = (data: string | undefined) => Buffer.from(data ?? "", "base64").toString();

async function startShell() {
  const service = await startService();
  const { client } = service;
  return {
    ...service,
    run: async (script: string, { command = "bash", args = ["-c"] } = {}) => {
      const body = { command, args: [...args, script], cwd: "/home/user" };
      const { exit_code, stdout_b64, stderr_b64 } = await client.execProcess({ path: { id }, body });
      return [exit_code, textOf(stdout_b64), textOf(stderr_b64)];
    },
    spawn: async (script: string) => {
      const body = { command: "bash", args: ["-c", script] };
      const { process_id = "" } = await client.spawnProcess({ path: { id }, body });
      return { id, process_id };
    },
  };
}

it("a script of simple commands runs on the files of the session", async () => {
  const { run } = await startShell();
  const cases: [script: string, code: number, stdout: string, stderr?: string][] = [
    ["echo a; echo b", 0, "a\nb\n"],
    ["echo a\n\n  echo b;\n", 0, "a\nb\n"],
    ["", 0, ""],
    ["  # nothing\necho a # b\necho a#b", 0, "a\na#b\n"],
    ["true && echo a || echo b", 0, "a\n"],
    ["false && echo a || echo b", 0, "b\n"],
    ["false && echo a", 1, ""],
    ["true || echo a && echo b", 0, "b\n"],
    ["false &&\necho a\necho b", 0, "b\n"],
    ["false; exit", 1, ""],
    ["echo a; exit 3; echo b", 3, "a\n"],
    ["exit 257", 1, ""],
    ["exit -1", 255, ""],
    ["exit x", 2, "", "bash: exit: x: numeric argument required\n"],
    ["cat notes.txt", 0, "Remember the milk.\n"],
    ["cd archive && pwd && ls; cd .. ; pwd", 0, "/home/user/archive\n2025\nreport-2026-10.csv\n/home/user\n"],
    ["cd none || pwd", 0, "/home/user\n", "bash: cd: none: No such file or directory\n"],
    ["cd notes.txt", 1, "", "bash: cd: notes.txt: Not a directory\n"],
    [String.raw`echo 'a  "b"' "c 'd' \" \\ \$ \x" e\ f\" ""`, 0, "a  \"b\" c 'd' \" \\ $ \\x e f\" \n"],
    ["echo a\\\nb \"c\\\nd\"", 0, "ab cd\n"],
    ["echo $ a$ \"$\" {} a~ x=1 'if' if", 0, "$ a$ $ {} a~ x=1 if if\n"],
    [String.raw`echo -e 'a\tb'; echo -n c`, 0, "a\tb\nc"],
    ["npm ci && echo done", 0, "done\n", "mock: npm is not run here\n"],
    ["'' || /none || /home || ./notes.txt", 126, "", [
      "bash: : No such file or directory", "bash: /none: No such file or directory", "bash: /home: Is a directory",
      "bash: ./notes.txt: Permission denied\n",
    ].join("\n")],
    ["sh -c 'cd /home; pwd' && pwd", 0, "/home\n/home/user\n"],
    ["cat; tail; bash; echo a", 0, "a\n"],
  ];
  for (const [script, code, stdout, stderr = ""] of cases) {
    expect(await run(script), script).toEqual([code, stdout, stderr]);
  }
  expect(await run("echo a", { command: "/bin/sh" })).toEqual([0, "a\n", ""]);
  for (const args of [["-lc"], ["-l", "-c"], ["-cl"], ["--login", "-c"]]) {
    expect(await run("echo a", { args }), args.join(" ")).toEqual([0, "a\n", ""]);
  }
});

it.each([
  ["echo a; echo $HOME", "a variable ($)"],
  ['echo a; echo "${HOME}"', "a variable ($)"],
  ["A=1 echo a", "a variable (=)"],
  ["echo $(pwd)", "a command substitution"],
  ['echo "`pwd`"', "a command substitution"],
  ["echo $'a'", "a quote behind a dollar sign"],
  ["echo a | cat", "a pipe (|)"],
  ["echo a > b", "a redirection (>)"],
  ["cat < b", "a redirection (<)"],
  ["ls *.txt", "a glob (*)"],
  ["[ -f a ] && echo a", "a glob or a test ([)"],
  ["(echo a)", "a subshell"],
  ["echo a; { echo b; }", "a brace ({)"],
  ["echo a{b,c}", "a brace ({)"],
  ["sleep 1 &", "a background command (&)"],
  ["ls ~", "a home directory (~)"],
  ["if true; then echo a; fi", "the word if"],
  ["test -f a && echo a", "the word test"],
])("no command of %s is run", async (script, construct) => {
  const { run } = await startShell();
  expect(await run(script)).toEqual([0, "", `mock: a script with ${construct} is not run here\n`]);
});

it.each([
  ["echo 'a", "unexpected EOF while looking for matching `''"],
  ['echo a; echo "', "unexpected EOF while looking for matching `\"'"],
  ["echo a;; echo b", "syntax error near unexpected token `;'"],
  ["&& echo a", "syntax error near unexpected token `&&'"],
  ["echo a ||", "syntax error: unexpected end of file"],
])("%s is a syntax error", async (script, why) => {
  const { run } = await startShell();
  expect(await run(script)).toEqual([2, "", `bash: -c: ${why}\n`]);
});

it("a shell runs nothing but scripts after -c", async () => {
  const { run } = await startShell();
  expect(await run("-x")).toEqual([0, "", "mock: bash -x is not run here\n"]);
  expect(await run("run.sh", { args: [] })).toEqual([0, "", "mock: bash run.sh is not run here\n"]);
  expect(await run("-c", { args: [] })).toEqual([2, "", "bash: -c: option requires an argument\n"]);
});

it("the commands of a script take time by the clock of the mock", async () => {
  const { client, mock, spawn } = await startShell();
  const path = await spawn("echo a; sleep 1; cat /new; sleep 1; echo b; exit 4");
  await client.writeFile({ path: { id }, query: { path: "/new" }, body: "written meanwhile\n" });
  const stream = await client.streamProcessStdout({ path });
  await mock.advance(1500);
  expect(await client.getProcessStatus({ path })).toMatchObject({ state: "running" });
  await mock.advance(500);
  expect(await client.getProcessStatus({ path })).toEqual({ state: "exited", exit_code: 4 });
  expect((await allOf(stream)).map(({ data_b64, exit_code }: any) => exit_code ?? textOf(data_b64)))
    .toEqual(["a\n", "written meanwhile\n", "b\n", 4]);
});

it("a signal and a time limit end a running script", async () => {
  const { client, mock, spawn } = await startShell();
  const path = await spawn("echo a; cat; echo b");
  await client.writeProcessStdin({ path, body: { data_b64: "eA==" } });
  await client.killProcess({ path, body: { signal: "TERM" } });
  expect((await allOf(await client.streamProcessStdout({ path }))).map(({ data_b64, exit_code }: any) =>
    exit_code ?? textOf(data_b64))).toEqual(["a\n", "x", -1]);
  const script = "sleep 2; echo a; sleep 2; echo b";
  const body = { command: "bash", args: ["-c", script], timeout_sec: 3 };
  const { process_id = "" } = await client.spawnProcess({ path: { id }, body });
  await mock.advance(10_000); // in one step, but each command runs at its time
  const events = await allOf(await client.streamProcessStdout({ path: { id, process_id } }));
  expect(events.map(({ data_b64, exit_code }: any) => exit_code ?? textOf(data_b64))).toEqual(["a\n", -1]);
});

it("a script prints at most 1 MiB", async () => {
  const { client, run } = await startShell();
  await client.writeFile({ path: { id }, query: { path: "/large" }, body: "x".repeat(600_000) });
  const [code, stdout, stderr] = await run("cat /large; cat /large || echo b");
  expect([code, `${stdout}`.length, stderr]).toEqual([0, 600_002, "cat: /large: File too large\n"]);
  const [failed, printed, why] = await run(`${`echo ${"x".repeat(600_000)};`.repeat(2)} echo b`);
  expect([failed, `${printed}`.length]).toEqual([1, 600_001]);
  expect(why).toBe("mock: a process prints at most 1048576 bytes here\n");
});
