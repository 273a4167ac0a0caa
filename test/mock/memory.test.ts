/** `mock.requests` bounds what it keeps in memory, whatever the requests looked like on the wire. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runProgram } from "../support/command.js";
import { newFolder } from "../support/folder.js";
import { json, session, startTestMock } from "../support/mock.js";
import { exchange, type MockProcess, put, startMockProcess } from "../support/raw.js";

const KiB = 2 ** 10;
const MiB = 2 ** 20;
const path = `/browsers/${session}/fs/move`;
/** 128 KiB of JSON that would take 2.5 MiB parsed. */
const emptyObjects = `[${Array(43_000).fill("{}").join()}]`;
const request = (url: string, body: string, ...headers: string[]) =>
  put(url, "application/json", body, [...headers, "Connection: close"]);
const longText = "x".repeat(12 * KiB);
/** 12 KiB of headers, none of which another request has. */
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
      const answers = await Promise.all(Array.from({ length: 10 }, (_, more) =>
        exchange(mock.url, bytesOf(index + more))));
      for (const [answer] of answers) expect(answer?.status).toBe(400);
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
    await expect.poll(async () => await used() - before, { timeout: 5000 }).toBeLessThan(48 * MiB); // garbage goes late
  });
});

describe("mock.requests", () => {
  it("has each body parsed, and none that is no JSON", async () => {
    const mock = await startTestMock();
    const bodies = ['{"src_path": "/a"}', "[{}]", '"text"', "7", "false", "null", "{"];
    for (const body of bodies) await fetch(mock.url + path, { method: "PUT", headers: json, body });
    const parsed = [{ src_path: "/a" }, [{}], "text", 7, false, null, undefined];
    expect(mock.requests.map(({ body }) => body)).toEqual(parsed);
  });
  it("has large bodies parsed, and takes no more memory once a test has read them", async () => {
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
