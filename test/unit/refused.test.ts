/** The client refuses invalid calls and options before it sends anything. */
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
  [undefined, "is missing"],
  ["", "is missing"],
  ["localhost:4010", "must be a URL with http:// or https://"],
  ["/api", "must be a URL with http:// or https://"],
  ["api.test", "must be a URL with http:// or https://"],
  ["ftp://api.test", "must be a URL with http:// or https://"],
  ["file:///tmp", "must be a URL with http:// or https://"],
  ["http://", "must be a URL with http:// or https://"],
  ["http://a:99999", "must be a URL with http:// or https://"],
  ["http://me:secret@api.test", "has credentials"],
  ["http://api.test?a=1", "has a query or a fragment"],
  ["http://api.test#a", "has a query or a fragment"],
])("the base URL %j is refused, because it %s", (baseUrl, problem) => {
  expect(() => createClient({ baseUrl: baseUrl as string, token })).toThrow(new TypeError(`baseUrl ${problem}`));
});
