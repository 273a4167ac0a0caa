/** Properties of the client that hold for any path, any session id and any response. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { ApiError, createClient, unwrap } from "../../src/index.js";
import { body, move, token } from "../support/move.js";
import { startServer } from "../support/server.js";

const runs = { numRuns: 300 };

it("any absolute path arrives unchanged in the query string", async () => {
  const { baseUrl, arrived } = await startServer();
  const client = createClient({ baseUrl, token });
  await fc.assert(fc.asyncProperty(fc.string({ unit: "binary", maxLength: 60 }), async (text) => {
    const path = `/${text}`;
    const params = { path: { id: "x" }, query: { path } };
    await unwrap(client.PUT("/browsers/{id}/fs/write_file", { params, body: "" }));
    const { pathname, searchParams } = new URL(arrived.at(-1)?.url ?? "", baseUrl);
    expect(pathname).toBe("/browsers/x/fs/write_file");
    expect([...searchParams]).toEqual([["path", path]]);
  }), runs);
});

it("any session id is sent in its path segment and nowhere else", async () => {
  const { baseUrl, arrived } = await startServer();
  const client = createClient({ baseUrl, token });
  const ids = fc.string({ unit: "binary", minLength: 1, maxLength: 60 }).filter((id) => id !== "." && id !== "..");
  await fc.assert(fc.asyncProperty(ids, async (id) => {
    await unwrap(move(client, id));
    const segments = arrived.at(-1)?.url.split("/") ?? [];
    expect(segments.map(decodeURIComponent)).toEqual(["", "browsers", id, "fs", "move"]);
    expect(arrived.at(-1)?.text).toBe(JSON.stringify(body));
  }), runs);
});

it("any response results in data, an ApiError or an error of fetch", async () => {
  let next: { status: number; mediaType: string | undefined; body: string; cut: boolean };
  const { baseUrl } = await startServer((_, response) => {
    const headers = next.mediaType ? { "Content-Type": next.mediaType } : {};
    response.writeHead(next.status, next.cut ? { ...headers, "Content-Length": next.body.length + 9 } : headers);
    response.write(next.body);
    if (next.cut) response.destroy();
    else response.end();
  });
  const client = createClient({ baseUrl, token });
  const text = fc.oneof(
    fc.string(),
    fc.json(),
    fc.record({ code: fc.anything(), message: fc.anything(), details: fc.anything(), inner_error: fc.anything() })
      .map((value) => JSON.stringify(value)),
    fc.record({ code: fc.string(), message: fc.string() }).map((value) => JSON.stringify(value)),
  );
  const responses = fc.record({
    status: fc.oneof(fc.constantFrom(200, 204, 400, 401, 403, 404, 500, 503), fc.integer({ min: 200, max: 599 })),
    mediaType: fc.constantFrom("application/json", "text/html", "application/problem+json", undefined),
    body: text.map((text) => text || " "),
    cut: fc.boolean(),
  });
  await fc.assert(fc.asyncProperty(responses, async (answer) => {
    next = answer;
    const outcome = await unwrap(move(client)).then(() => "data", (error: unknown) => error);
    if (outcome instanceof ApiError) {
      expect(outcome.status).toBe(answer.status);
      expect(["string", "undefined"]).toContain(typeof outcome.text);
    } else if (outcome !== "data") {
      expect(outcome).toBeInstanceOf(TypeError);
      expect((outcome as Error).message).toMatch(/^(fetch failed|terminated)$/);
    }
  }), runs);
});
