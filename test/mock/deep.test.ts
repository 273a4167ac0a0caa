/** JSON that is nested deeper than a stack: the mock answers, and goes on. */
import { expect, it } from "vitest";
import { bearer, json, startTestMock } from "../support/mock.js";

const deep = `${"[".repeat(60_000)}${"]".repeat(60_000)}`;

it.each([
  ["what no schema describes", "/proxies", `{"unknown":${deep}}`, 400],
  ["what is kept and shown again", "/browsers", `{"chrome_policy":{"a":${deep}}}`, 500],
])("the mock goes on after %s", async (_, path, body, status) => {
  const { url } = await startTestMock();
  const response = await fetch(url + path, { method: "POST", headers: { ...bearer, ...json }, body });
  expect([response.status, await response.json()]).toMatchObject([status, { code: expect.any(String) as string }]);
  expect((await fetch(`${url}/profiles`, { headers: bearer })).status).toBe(200);
});
