/** A page of any origin may call the mock, with credentials, and may read what it answers, errors too. */
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { move, session, startTestMock } from "../support/mock.js";

const Origin = "http://localhost:5173";
const allowed = { "access-control-allow-origin": Origin, "access-control-allow-credentials": "true", "vary": "Origin" };
const headersOf = (response: Response) => Object.fromEntries(response.headers);

it.each([
  [200, { Prefer: "code=200" }],
  [400, { "Content-Type": "text/plain" }],
  [401, { Authorization: "" }],
  [404, {}],
  [500, { Prefer: "code=500" }],
])("a response with the status %d may be read", async (status, headers) => {
  const response = await move(await startTestMock(), "/nothing", "/b", { Origin, ...headers });
  expect(response.status).toBe(status);
  expect(headersOf(response)).toMatchObject(allowed);
});

it.each(["/browsers/x/fs/move", "/no/such/path"])("a preflight for %s is answered", async (path) => {
  const response = await fetch((await startTestMock()).url + path, {
    method: "OPTIONS",
    headers: {
      Origin,
      "Access-Control-Request-Method": "PUT",
      "Access-Control-Request-Headers": "authorization,content-type",
    },
  });
  expect(response.status).toBe(204);
  expect(headersOf(response)).toMatchObject({
    ...allowed,
    "access-control-allow-methods": "PUT",
    "access-control-allow-headers": "authorization,content-type",
  });
});

it("the error of invalid HTTP can be read, too", async () => {
  const socket = connect(Number(new URL((await startTestMock()).url).port), "127.0.0.1");
  socket.write("NONSENSE\r\n\r\n");
  expect(await text(socket)).toContain("Access-Control-Allow-Origin: *\r\n");
});

it("a request without an Origin gets no such headers", async () => {
  const response = await move(await startTestMock(), "/nothing", "/b");
  expect(response.headers.has("Access-Control-Allow-Origin")).toBe(false);
});

it("OPTIONS without a preflight is a method like others", async () => {
  const url = `${(await startTestMock()).url}/browsers/${session}/fs/move`;
  expect(await fetch(url, { method: "OPTIONS" })).toMatchObject({ status: 404 });
});
