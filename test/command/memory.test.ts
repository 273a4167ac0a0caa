/** The memory of a mock is bounded, whatever the requests look like on the wire. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runProgram } from "../support/command.js";
import { newFolder } from "../support/folder.js";
import { json, session, startTestMock } from "../support/mock.js";
import { exchange, type MockProcess, put, startMockProcess } from "../support/raw.js";

const KiB = 2 ** 10;
const MiB = 2 ** 20;
const path = `/browsers/${session}/fs/move`;
/** 128 KiB of JSON, which takes 2.5 MiB when it is parsed. */
const emptyObjects = `[${Array(43_000).fill("{}").join()}]`;
const request = (url: string, body: string, ...headers: string[]) =>
  put(url, "application/json", body, [...headers, "Connection: close"]);
const longText = "x".repeat(12 * KiB);
/** 12 KiB of headers with names that no other request has. */
const shortHeaders = (index: number) => Array.from({ length: 1000 }, (_, more) => `h${index * 1000 + more}: `);

describe("a mock keeps less than 48 MiB", () => {
  let mock: MockProcess;

  beforeEach(async () => mock = await startMockProcess());
  afterEach(() => mock.end());

  async function used(): Promise<number> {
    const { heapUsed, external } = await mock.ask("memory");
    return heapUsed + external;
  }
  async function send(count: number, bytesOf: (index: number) => string): Promise<void> {
    for (let index = 0; index < count; index += 10) {
      const responses = await Promise.all(Array.from({ length: 10 }, (_, more) =>
        exchange(mock.url, bytesOf(index + more))));
      for (const [response] of responses) expect(response?.status).toBe(400);
    }
  }

  it.each<[count: number, what: string, bytesOf: (index: number) => string]>([
    [500, "bodies of 128 KiB", () => request(path, emptyObjects)],
    [1000, "URLs of 12 KiB", (index) => request(`${path}?${index}${longText}`, "{}")],
    [1000, "headers of 12 KiB", (index) => request(path, "{}", `X-Long: ${index}${longText}`)],
    [1000, "times 12 KiB of short headers", (index) => request(path, "{}", ...shortHeaders(index))],
  ])("of %d %s", { timeout: 60_000 }, async (count, _, bytesOf) => {
    await send(10, bytesOf);
    await mock.ask("reset");
    const before = await used();
    await send(count, bytesOf);
    // It takes a while until all garbage is collected.
    await expect.poll(async () => await used() - before, { timeout: 5000 }).toBeLessThan(48 * MiB);
  });
});

describe("a mock in a process with 400 MiB", () => {
  const full = { status: 400, body: { inner_error: { code: "memory_full" } } };
  let mock: MockProcess;

  beforeEach(async () => mock = await startMockProcess("--max-old-space-size=400"));
  afterEach(() => mock.end());

  async function call(method: string, path: string, body?: object) {
    const response = await fetch(mock.url + path, { method, headers: json, body: body ? JSON.stringify(body) : null });
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) as Partial<Record<string, string>> : undefined };
  }
  const keep = (name: string, text: string) =>
    call("POST", "/credentials", { name, domain: "example.com", values: { text } });

  it("rejects what it cannot store, and accepts it once something is deleted", { timeout: 60_000 }, async () => {
    const { body: cat } = await call("POST", `/browsers/${session}/process/spawn`, { command: "cat" });
    const wide = `ł${"x".repeat(4 * MiB)}`; // 8 MiB in memory: one character takes two bytes, and then all do
    const statuses: number[] = [];
    for (let number = 0; number < 34; number++) {
      const answer = await keep(`c${number}`, wide);
      if (answer.status !== 201) expect(answer).toMatchObject(full);
      statuses.push(answer.status);
    }
    expect(statuses.indexOf(400)).toBe(31); // of 256 MiB
    const text = "x".repeat(MiB);
    for (let number = 0; number < 8; number++) await keep(`d${number}`, text);

    const action = { app_name: "price-watch", version: "1.2.0", action_name: "check-prices", async: true };
    const connection = { domain: "example.com", profile_name: text };
    const asks: [what: string, ask: () => ReturnType<typeof call>][] = [
      ["a tag", () => call("POST", "/browsers", { tags: { text } })],
      ["another tag", () => call("PATCH", `/browsers/${session}`, { tags: { text } })],
      ["small objects", () => call("POST", "/browsers", { chrome_policy: { list: Array(MiB / 64).fill({}) } })],
      ["a profile", () => call("POST", "/profiles", { name: text })],
      ["a proxy", () => call("POST", "/proxies", { name: text, type: "datacenter" })],
      ["a pool", () => call("POST", "/browser_pools", { name: "p", size: 1, chrome_policy: { text } })],
      ["another value", () => call("PATCH", "/credentials/c0", { values: { another: text } })],
      ["a connection", () => call("POST", "/auth/connections", connection)],
      ["an invocation", () => call("POST", "/invocations", { ...action, payload: JSON.stringify(text) })],
      ["standard input", () =>
        call("POST", `/browsers/${session}/process/${cat?.process_id}/stdin`, { data_b64: text })],
      ["an executor", () =>
        call("POST", `/browsers/${session}/playwright/execute`, { executor: text, code: "return 1" })],
    ];
    for (const [what, ask] of asks) expect(await ask(), what).toMatchObject(full);
    for (const name of ["c1", "c2", "c3"]) {
      expect(await call("DELETE", `/credentials/${name}`)).toMatchObject({ status: 204 });
    }
    for (const [what, ask] of asks) expect((await ask()).status, what).toBeLessThan(300);
  });
});

describe("mock.requests", () => {
  it("has the parsed body of each request, if it is JSON", async () => {
    const mock = await startTestMock();
    const bodies = ['{"src_path": "/a"}', "[{}]", '"text"', "7", "false", "null", "{"];
    for (const body of bodies) await fetch(mock.url + path, { method: "PUT", headers: json, body });
    const parsed = [{ src_path: "/a" }, [{}], "text", 7, false, null, undefined];
    expect(mock.requests.map(({ body }) => body)).toEqual(parsed);
  });
  it("has large bodies parsed, and takes no more memory after a test has read them", async () => {
    const program = `
      import { startMock } from "cloud-browser-contract/mock";
      const mock = await startMock();
      const headers = { "Authorization": "Bearer any-token", "Content-Type": "application/json" };
      const body = JSON.stringify(Array(43_000).fill({}));
      const used = () => gc() ?? process.memoryUsage().heapUsed;
      const before = used();
      for (let count = 0; count < 160; count++) await fetch(mock.url + "${path}", { method: "PUT", headers, body });
      const wrong = mock.requests.filter((request) => JSON.stringify(request.body) !== body);
      if (wrong.length > 0) throw new Error(wrong.length + " bodies are not what was sent.");
      if (used() - before > ${48 * MiB}) throw new Error("It keeps " + (used() - before) + " bytes.");
      await mock.close();
    `;
    expect(await runProgram(await newFolder(), program)).toEqual({ code: 0, stderr: "" });
  });
});
