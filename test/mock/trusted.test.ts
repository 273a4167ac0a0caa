/** Who may ask the mock itself, below `/_mock/`: programs, and pages of this machine; no page of a website. */
import { request } from "node:http";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import type { Mock } from "../../src/mock/index.js";
import { checkTrusted } from "../../src/trusted.js";
import { bearer, errorOf, startTestMock } from "../support/mock.js";

/** Asks for a reset; `fetch` would not send any Host and Origin. */
function reset(mock: Mock, headers: Record<string, string>): Promise<{ status?: number; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(`${mock.url}/_mock/reset`, { method: "POST", headers }, (response) => {
      void text(response).then((text) => resolve({ ...response.statusCode && { status: response.statusCode }, text }));
    });
    sent.on("error", reject).end();
  });
}

describe("a page", () => {
  it.each([
    "https://app.example.com", "http://localhost.example.com", "http://127.0.0.1.example.com", "http://192.168.1.7",
    "http://example.com:4010", "null", // a sandboxed frame, or a file
  ])("of %s is refused, and nothing is done", async (Origin) => {
    const mock = await startTestMock();
    await fetch(`${mock.url}/browsers`, { headers: bearer });
    const { status, text } = await reset(mock, { Origin });
    expect([status, JSON.parse(text)]).toEqual([403, {
      code: "forbidden",
      message: `Refused: pages of ${Origin} may not call the mock itself.`,
    }]);
    expect(mock.requests).toHaveLength(1);
  });
  it.each([
    "http://localhost:5173", "https://LOCALHOST", "http://app.localhost:3000", "http://127.0.0.1:8080", "http://[::1]:80",
  ])("of %s may ask", async (Origin) => {
    const mock = await startTestMock();
    await fetch(`${mock.url}/browsers`, { headers: bearer });
    expect(await reset(mock, { Origin })).toMatchObject({ status: 204 });
    expect(mock.requests).toHaveLength(0);
  });
  it("can read the error", async () => {
    const { url } = await startTestMock();
    const response = await fetch(`${url}/_mock/requests`, { headers: { Origin: "https://app.example.com" } });
    expect(await errorOf(response.clone())).toMatchObject({ status: 403 });
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("https://app.example.com");
  });
});

it("a host name of a website for this machine is refused, and nothing happens (DNS rebinding)", async () => {
  const mock = await startTestMock();
  await fetch(`${mock.url}/browsers`, { headers: bearer });
  const { status, text } = await reset(mock, { Host: "evil.example.com:4010" });
  expect([status, text]).toEqual([403, expect.stringContaining("evil.example.com is not where this mock listens")]);
  expect(mock.requests).toHaveLength(1);
});

const reached = (listens: string, host: string) => {
  const refused = `Refused: ${host.replace(/:\d*$/, "")} is not where this mock listens.`;
  const check = () => checkTrusted({ headers: { host } }, listens);
  return { check, refused };
};

it.each([
  ["127.0.0.1", "127.0.0.1:4010"], ["127.0.0.1", "localhost"], ["127.0.0.1", ""], ["::1", "[::1]:4010"],
  ["192.168.1.7", "192.168.1.7:4010"], ["fd00::7", "[fd00::7]:4010"], ["box.local", "BOX.local"],
  ["0.0.0.0", "192.168.1.7"], ["0.0.0.0", "mock:4010"], ["::", "[fd00::7]:4010"], ["::", "mock"],
])("a mock on %s may be asked at %j", (listens, host) => {
  expect(reached(listens, host).check).not.toThrow();
});

it.each([
  ["127.0.0.1", "192.168.1.7"], ["127.0.0.1", "mock"], ["192.168.1.7", "192.168.1.8"], ["0.0.0.0", "example.com:4010"],
  ["::", "example.com"], ["fd00::7", "[fd00::8]:4010"], ["0.0.0.0", "127.0.0.1.example.com"],
])("a mock on %s may not be asked at %j", (listens, host) => {
  const { check, refused } = reached(listens, host);
  expect(check).toThrow(refused);
});

it("a program may call it in the process, without a port", async () => {
  const mock = await startTestMock();
  await mock.fetch(`${mock.url}/browsers`, { headers: bearer });
  for (const url of [mock.url, "http://localhost"]) {
    expect(await (await mock.fetch(`${url}/_mock/requests`)).json()).toHaveLength(1);
  }
});
