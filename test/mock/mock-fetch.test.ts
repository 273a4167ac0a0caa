/** `mock.fetch` does in the process what `fetch` does over HTTP. The tests of the client ask it for every operation. */
import { expect, it } from "vitest";
import { createClient } from "../../src/index.js";
import { bearer, contentOf, session, startTestMock } from "../support/mock.js";

it("an abort rejects the call at once", async () => {
  const mock = await startTestMock({ latencyMs: 60_000 });
  const signal = AbortSignal.timeout(20);
  await expect(mock.fetch(`${mock.url}/browsers`, { headers: bearer, signal })).rejects.toThrow(signal.reason as Error);
  const aborted = AbortSignal.abort();
  await expect(mock.fetch(mock.url, { signal: aborted })).rejects.toMatchObject({ name: "AbortError" });
});

it("an abort ends a stream, and the mock notices it", async () => {
  let ended = false;
  async function* events() {
    try {
      yield { event: "log" as const, timestamp: "2026-10-01T12:00:00Z", message: "first" };
      await new Promise(() => {});
    } finally {
      ended = true;
    }
  }
  const lines: string[] = [];
  const mock = await startTestMock({
    log: (line) => lines.push(line),
    overrides: {
      streamLogs: (_, { signal }) => {
        signal.addEventListener("abort", () => ended = true);
        return { status: 200, headers: { "X-SSE-Content-Type": "application/json" }, body: events() };
      },
    },
  });
  const client = createClient({ baseUrl: mock.url, token: "any-token", fetch: mock.fetch });
  const controller = new AbortController();
  const query = { source: "supervisor", supervisor_process: "chromium" } as const;
  const stream = await client.streamLogs({ path: { id: session }, query }, { signal: controller.signal });
  const seen: unknown[] = [];
  const reading = (async () => {
    for await (const event of stream) {
      seen.push(event);
      controller.abort();
    }
  })();
  await expect(reading).rejects.toMatchObject({ name: "AbortError" });
  expect(seen).toHaveLength(1);
  await expect.poll(() => ended).toBe(true);
  await expect.poll(() => lines).toEqual([expect.stringMatching(/^GET .+\/logs\/stream.* 200 \d+ ms/)]);
});

it("takes uploads, keeps them in mock.requests and the log, and waits for the latency", async () => {
  const lines: string[] = [];
  const mock = await startTestMock({ latencyMs: 50, log: (line) => lines.push(line) });
  const client = createClient({ baseUrl: mock.url, token: "secret-4711", fetch: mock.fetch });
  const began = performance.now();
  const path = { id: session };
  await client.uploadFiles({ path, body: { files: [{ dest_path: "/a.txt", file: new Blob(["one"]) }] } });
  expect(performance.now() - began).toBeGreaterThanOrEqual(49);
  const body = new Blob(["two"]).stream();
  await client.writeFile({ path, query: { path: "/b.txt" }, body });
  expect([await contentOf(mock, "/a.txt"), await contentOf(mock, "/b.txt")]).toEqual(["one", "two"]);
  expect(mock.requests).toMatchObject([{ operation: "uploadFiles", status: 201 }, { operation: "writeFile" }]);
  expect(mock.requests[0]?.headers.authorization).toBeUndefined();
  expect(lines.map((line) => line.replace(/\d+ ms.*/, ""))).toEqual([
    `POST /browsers/${session}/fs/upload 201 `, `PUT /browsers/${session}/fs/write_file?path=%2Fb.txt 200 `,
  ]);
});

it("accepts a string, a URL or a Request, as fetch does, and sets the URL of the response", async () => {
  const { fetch, url } = await startTestMock();
  const list = `${url}/browsers?limit=1`;
  for (const input of [list, new URL(list), new Request(list)]) {
    const response = await fetch(input, { headers: bearer });
    expect([response.status, response.url]).toEqual([200, list]);
  }
});
