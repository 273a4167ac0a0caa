/** Whatever arrives, the mock answers soon and as the contract says, lives on, and has each file where it should be. */
import { existsSync, statSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { Agent, request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { expect, it, onTestFinished, vi } from "vitest";
import type { Mock } from "../../src/mock/index.js";
import { type AnyRequest, connections, framed, requests } from "../support/arbitrary.js";
import { contract, expectFits, operations } from "../support/contract.js";
import { contentOf, move, session, startTestMock, write } from "../support/mock.js";

interface Answer {
  status: number;
  mediaType: string | undefined;
  text: string;
}

const { FUZZ_RUNS } = process.env;
const testTimeout = FUZZ_RUNS ? 3_600_000 : 60_000;
vi.setConfig({ testTimeout });

function runs(few: number) {
  const interruptAfterTimeLimit = testTimeout - 10_000; // so that a failure is told, however long it shrinks
  return { interruptAfterTimeLimit, ...FUZZ_RUNS ? { numRuns: Number(FUZZ_RUNS) } : { numRuns: few, seed: 4711 } };
}

it("answers any request within a second, as the contract says", async () => {
  const mock = await startTestMock();
  const reached = new Set<number>();
  const check = async (sent: AnyRequest, agent: Agent) => {
    const answer = await send(mock, agent, sent);
    const { method, headers } = sent;
    if (answer.status === 200) expect(isOperation(sent)).toBe(true);
    if (answer.status === 204) {
      expect([method, ...headers.map(([name]) => name)])
        .toEqual(expect.arrayContaining(["OPTIONS", "Origin", "Access-Control-Request-Method"]));
    }
    expectContract(answer, headers.filter(([name]) => name === "Prefer").join(), method === "HEAD");
    reached.add(answer.status);
  };
  await fc.assert(fc.asyncProperty(fc.array(requests, { maxLength: 6 }), fc.boolean(), async (sequence, atOnce) => {
    await mock.reset();
    const agent = new Agent({ keepAlive: true });
    if (atOnce) await Promise.all(sequence.map((sent) => check(sent, agent)));
    else for (const sent of sequence) await check(sent, agent);
    agent.destroy();
  }), runs(300));
  if (!FUZZ_RUNS) expect([...reached].sort()).toEqual([200, 204, 400, 401, 403, 404, 500, 503]);
});

it("answers any bytes with valid HTTP or ends the connection, within a second, and lives on", async () => {
  const mock = await startTestMock();
  const crashes: unknown[] = [];
  const note = (error: unknown) => crashes.push(error);
  process.on("uncaughtException", note);
  onTestFinished(() => void process.off("uncaughtException", note));
  await fc.assert(fc.asyncProperty(fc.array(connections, { maxLength: 6 }), async (opened) => {
    await Promise.all(opened.map(async ([sent, resets]) => {
      const received = await exchange(mock, sent, resets);
      for (const answer of answersIn(received)) expectContract(answer, sent, sent.includes("HEAD"));
    }));
    expect((await write(mock, "/alive")).status).toBe(200);
    expect(crashes.splice(0)).toEqual([]);
  }), runs(200));
});

it("has each file where mkdir, write and rename would put it", async () => {
  const mock = await startTestMock();
  const names = fc.array(fc.constantFrom("a", "b"), { maxLength: 3 });
  const places = fc.tuple(names, fc.constantFrom("/", "//", "/./", "/c/../"), fc.constantFrom("", "/"))
    .map(([names, slash, end]) => ({ path: `/${names.join("/")}`, spelled: slash + names.join(slash) + end }));
  const disk = await mkdtemp(join(tmpdir(), "fuzz-"));
  onTestFinished(() => rm(disk, { recursive: true }));
  const steps = fc.record({ source: fc.option(places), target: places, mode: fc.constantFrom("600", "0755") });
  await fc.assert(fc.asyncProperty(fc.array(steps, { maxLength: 20 }), async (sequence) => {
    await mock.reset();
    await rm(disk, { recursive: true });
    await mkdir(disk);
    for (const [index, { source, target, mode }] of sequence.entries()) {
      const { status } = await (source
        ? move(mock, source.spelled, target.spelled)
        : write(mock, target.spelled, `file ${index}`, { mode }));
      const from = source && join(disk, source.path);
      expect(status).toBe(await onDisk(from, join(disk, target.path), `${mode} file ${index}`));
    }
    const named = sequence.flatMap(({ source, target }) => [source?.path ?? "/", target.path]);
    for (const path of [...named, ...await readdir(disk, { recursive: true })].map((path) => join("/", path))) {
      const content = await contentOf(mock, path);
      expect(content && `${mock.file(session, path)?.mode} ${content}`)
        .toBe(await readFile(join(disk, path), "utf8").catch(() => undefined));
    }
  }), runs(150));
});

/** What a disk makes of a step, as a status. A step that fails leaves no directory behind. */
async function onDisk(from: string | null, to: string, content: string): Promise<number> {
  if (from && !existsSync(from)) return 404;
  if (from === to && statSync(from).isDirectory()) return 400; // rename(2) does nothing, and calls it a success
  let made: string | undefined;
  try {
    made = await mkdir(dirname(to), { recursive: true });
    await (from ? rename(from, to) : writeFile(to, content));
    return 200;
  } catch {
    if (made) await rm(made, { recursive: true });
    return 400;
  }
}

function isOperation({ method, target }: AnyRequest): boolean {
  return operations.some((operation) =>
    method === operation.method && new RegExp(`${operation.path.replace("{id}", "[^/]*")}(?:[?#]|$)`).test(target));
}

/** Expects the Error body of an error, and nothing of a success. A status out of the ordinary has to be asked for. */
function expectContract({ status, mediaType, text }: Answer, prefer: string, isHead: boolean): void {
  if (status < 300) return expect([[100, ""], [200, ""], [204, ""]]).toContainEqual([status, text]);
  if (!prefer.includes("service_failure") && !prefer.includes(`${status}`)) {
    expect([400, 401, 403, 404]).toContain(status);
  }
  if (isHead && text === "") return; // RFC 9110, section 9.3.2
  expect(mediaType).toBe("application/json");
  expectFits(contract.components.schemas.Error, JSON.parse(text));
}

/** Sends a request, and expects its answer within a second. */
async function send({ url }: Mock, agent: Agent, sent: AnyRequest): Promise<Answer> {
  const began = performance.now();
  const { headers, body } = framed(sent);
  const answer = await new Promise<Answer>((resolve, reject) => {
    const options = { agent, method: sent.method, path: sent.target, headers, timeout: 1000 };
    const outgoing = request(url, options as object, (response) => {
      let text = "";
      response.on("data", (chunk: Buffer) => text += chunk.toString()).on("error", reject).on("end", () =>
        resolve({ status: response.statusCode ?? 0, mediaType: response.headers["content-type"], text }));
    });
    outgoing.on("timeout", () => outgoing.destroy(new Error("The mock hangs."))).on("error", reject);
    outgoing.end(body, "latin1");
  });
  expect(performance.now() - began).toBeLessThan(1000);
  return answer;
}

/** Sends bytes, waits for an answer to begin, then half-closes or resets the connection, which has to end soon. */
function exchange({ url }: Mock, sent: string, resets: boolean): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = "";
    const socket = connect(Number(new URL(url).port), "127.0.0.1").setEncoding("latin1");
    const finish = () => resets ? socket.resetAndDestroy() : socket.end();
    const waiting = setTimeout(finish, 20);
    const hanging = setTimeout(() => {
      reject(new Error(`The mock hangs after ${JSON.stringify(received)}.`));
      socket.destroy();
    }, 1000);
    socket.on("data", (text: string) => received += text).once("data", finish);
    socket.on("error", () => {}); // a connection that the mock resets has ended, too
    socket.on("close", () => {
      clearTimeout(waiting);
      clearTimeout(hanging);
      resolve(resets ? "" : received);
    });
    socket.write(sent, "latin1");
  });
}

/** The answers on a connection, one after the other. Only the answer to HEAD has no body where it says its length. */
function* answersIn(received: string): Generator<Answer> {
  let rest = received;
  while (rest) {
    const [head = "", status] = /^HTTP\/1\.1 (\d{3}) .+\r\n(?:[\w-]+: .*\r\n)*\r\n/.exec(rest) ?? [];
    expect(head, `No HTTP: ${rest}`).not.toBe("");
    const length = Number(/^Content-Length: (\d+)\r$/m.exec(head)?.[1] ?? 0);
    const text = rest.startsWith("HTTP/", head.length) ? "" : rest.slice(head.length, head.length + length);
    if (text) expect(text).toHaveLength(length);
    yield { status: Number(status), mediaType: /^Content-Type: (.+)\r$/m.exec(head)?.[1], text };
    rest = rest.slice(head.length + text.length);
  }
}
