/** Headers that a handler cannot return: the response is a 500 whose message names the mistake. */
import { describe, expect, it } from "vitest";
import { errorOf, startTestMock } from "../support/mock.js";
import { bearer, move, serve, transports } from "./support.js";

const ours = [
  "Content-Length", "content-length", "CONTENT-TYPE", "Transfer-Encoding", "trailer", "Connection", "keep-alive",
  "Proxy-Connection", "Upgrade", "TE",
];
const tooLong = (last: string) => `The headers up to ${last} take more than 12288 bytes.`;
const many = Object.fromEntries(Array.from({ length: 99 }, (_, index) => [`X-${index}`, "x".repeat(125)]));
const mistakes: [headers: Record<string, string | number>, message: string][] = [
  ...ours.map((name): [Record<string, string>, string] =>
    [{ "X-Note": "a", [name]: "4" }, `The server sets the header ${name}: leave it out.`]),
  [{ "X-Long": "x".repeat(2 * 2 ** 20) }, tooLong("X-Long")],
  [many, tooLong("X-92")],
];

describe.each(transports)("over $name", (transport) => {
  it.each(mistakes)("a handler that returns headers which cannot be sent gets a 500 (no. %#)", async (headers, why) => {
    const { call, errors } = await serve(transport, { movePath: () => ({ status: 200, headers }) });
    const message = `The service failed: ${why}`;
    expect(await errorOf(move(call))).toEqual({ status: 500, code: "internal_server_error", message });
    expect(errors).toEqual([new TypeError(why)]);
  });
  it("a handler may return headers of 12 KiB", async () => {
    const headers = { "X-Long": "x".repeat(12_288 - "X-Long: \r\n".length) };
    const { call } = await serve(transport, { movePath: () => ({ status: 200, headers }) });
    expect((await move(call)).headers.get("X-Long")).toBe(headers["X-Long"]);
  });
  it.each([204, 205, 304])("a handler that returns a body with the status %s gets a 500", async (status) => {
    const handler = () => ({ status, body: { code: "a", message: "b" } }) as never;
    const { call } = await serve(transport, { movePath: handler }, { invalidResponses: "ignore" });
    const message = `The service failed: A response with the status ${status} cannot have a body.`;
    expect(await errorOf(move(call))).toMatchObject({ status: 500, message });
  });
});

it("an override whose headers cannot be sent gets a 500 that names the mistake", async () => {
  const mock = await startTestMock({ overrides: { listProfiles: { headers: { "content-length": 4 } } as object } });
  const message = "The override of listProfiles failed: The server sets the header content-length: leave it out.";
  for (const call of [fetch, mock.fetch]) {
    expect(await errorOf(call(`${mock.url}/profiles`, { headers: bearer }))).toMatchObject({ status: 500, message });
  }
});
