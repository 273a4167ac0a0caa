/** What the client refuses before anything is sent. */
import { expect, it } from "vitest";
import { createClient } from "../../src/index.js";
import { body, token } from "../support/move.js";
import { startServer } from "../support/server.js";

it.each([
  [undefined, "missing"],
  ["", "missing"],
  [".", "."],
  ["..", ".."],
])("a session id of %j is refused", async (id, problem) => {
  const { baseUrl, arrived } = await startServer();
  const client = createClient({ baseUrl, token });
  const params = { path: { id } as { id: string } };
  await expect(client.PUT("/browsers/{id}/fs/move", { params, body }))
    .rejects.toThrow(new TypeError(`Path parameter id is ${problem}`));
  expect(arrived).toEqual([]);
});
it("a request without path parameters is refused", async () => {
  const { baseUrl, arrived } = await startServer();
  const client = createClient({ baseUrl, token });
  await expect(client.PUT("/browsers/{id}/fs/move", { body } as never))
    .rejects.toThrow("Path parameter id is missing");
  expect(arrived).toEqual([]);
});
it.each([
  "", "localhost:4010", "/api", "api.test", "ftp://api.test", "file:///tmp", "http://", "http://a:99999",
  "http://me:secret@api.test", "http://api.test?a=1", "http://api.test#a", undefined,
])("the base URL %j is refused", (baseUrl) => {
  expect(() => createClient({ baseUrl: baseUrl as string, token }))
    .toThrow(new TypeError("baseUrl must be a bare http(s) URL"));
});
