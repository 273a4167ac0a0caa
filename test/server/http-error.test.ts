/** An `HttpError` that a handler or an override throws is its response. */
import { describe, expect, it } from "vitest";
import { HttpError, InvalidResponseError } from "../../src/server/index.js";
import { errorOf, startTestMock } from "../support/mock.js";
import { bearer, move, serve, transports } from "./support.js";

describe.each(transports)("over $name", (transport) => {
  it("a handler may throw an HttpError, which is not reported", async () => {
    const { call, errors } = await serve(transport, {
      async movePath({ body }) {
        await Promise.resolve();
        const options = { code: "taken", headers: { "X-Note": "a" } };
        throw new HttpError(409, [`${body.dest_path} exists.`], undefined, options);
      },
    });
    const response = await move(call);
    expect(response.headers.get("X-Note")).toBe("a");
    const message = "/b exists.";
    const inner_error = { code: "invalid_input", message };
    expect(await errorOf(response)).toEqual({ status: 409, code: "taken", message, inner_error });
    expect(errors).toEqual([]);
  });
  it("an HttpError is judged as what a handler returns is", async () => {
    const { call, errors } = await serve(transport, {
      createAuthConnection() {
        throw new HttpError(409, [], "It exists."); // the contract requires existing_id
      },
    });
    const body = JSON.stringify({ domain: "shop.example.com", profile_name: "a" });
    const headers = { ...bearer, "Content-Type": "application/json" };
    const response = call("/auth/connections", { method: "POST", headers, body });
    expect(await errorOf(response)).toMatchObject({ status: 500, inner_error: { code: "invalid_response" } });
    expect(errors).toEqual([expect.any(InvalidResponseError)]);
  });
});

it("an override may throw an HttpError", async () => {
  const mock = await startTestMock({ overrides: {
    listProfiles() {
      throw new HttpError(403, [], "Not for you.");
    },
  } });
  for (const call of [fetch, mock.fetch]) {
    expect(await errorOf(call(`${mock.url}/profiles`, { headers: bearer })))
      .toEqual({ status: 403, code: "forbidden", message: "Not for you." });
  }
});

it.each([200, 399, 600, 404.5, NaN])("an HttpError cannot have the status %s", (status) => {
  const message = `The status of an HttpError must be a whole number from 400 to 599, not ${status}.`;
  expect(() => new HttpError(status, [])).toThrow(new TypeError(message));
});
it("an HttpError needs a list of violations", () => {
  const message = "The violations of an HttpError must be a list of sentences, before the message.";
  expect(() => new HttpError(404, "Nothing here." as never)).toThrow(new TypeError(message));
});
