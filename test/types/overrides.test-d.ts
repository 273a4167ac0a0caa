/** Checks the types of overrides: an undeclared status, for example, does not compile. */
import { test } from "vitest";
import type { MockOverrides } from "cloud-browser-contract/mock";

const error = { code: "not_found", message: "Gone." };

test("data has a declared status, and a body and headers of it", () => {
  const handlers: MockOverrides = {
    createBrowser: { status: 429, times: 2 },
    movePath: { status: 404, body: error, delay: 10 },
    listProfiles: { status: 200, headers: { "X-Has-More": true } },
    takeScreenshot: { delay: 10 },
  };
  const wrong: MockOverrides[] = [
    // @ts-expect-error -- a success that is not declared
    { movePath: { status: 299 } },
    // @ts-expect-error -- a body that does not match the status
    { movePath: { status: 404, body: { foo: 1 } } },
    // @ts-expect-error -- an unknown property
    { movePath: { status: 404, time: 2 } },
    // @ts-expect-error -- a body without its status
    { movePath: { body: error } },
    // @ts-expect-error -- an unknown operation
    { movPath: { status: 404 } },
  ];
  void [handlers, wrong];
});

test("bytes may be a data: URL, and events a list", () => {
  const handlers: MockOverrides = {
    takeScreenshot: { status: 200, body: "data:image/png;base64,iVBORw0KGgo=" },
    streamLogs: { status: 200, body: [{ event: "log", timestamp: "2026-10-01T12:00:00Z", message: "a" }] },
    // @ts-expect-error -- an unknown event
    streamAuthEvents: { status: 200, body: [{ event: "none" }] },
  };
  void handlers;
});

test("a function receives the typed request, and can get the default response of the mock", () => {
  const handlers: MockOverrides = {
    async getProfile({ path }, { byDefault }) {
      const response = await byDefault({ path: { id_or_name: path.id_or_name } });
      return response.status === 200 ? { ...response, body: { ...response.body, name: "other" } } : response;
    },
    // @ts-expect-error -- a status that is not declared
    movePath: () => ({ status: 204 }),
  };
  void handlers;
});
