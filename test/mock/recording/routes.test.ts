/** `GET` and `PUT /_mock/recording`: for tests in any language, and for files of any size. */
import { expect, it } from "vitest";
import type { RestoreReport } from "../../../src/mock/index.js";
import { startService } from "../../service/support.js";
import { archive } from "./archives.js";

const har = archive({ url: "/browsers", sent: { name: "shop" }, received: { session_id: "session-1" } });

it("returns what was recorded, without tokens, and restores it", async () => {
  const { mock, kernel } = await startService({ record: true, empty: true });
  await kernel.browsers.create({ name: "shop" });
  await kernel.browsers.create({ name: "shop" }).catch(() => {}); // is refused, and not recorded
  const response = await fetch(`${mock.url}/_mock/recording`);
  expect(response.headers.get("Content-Type")).toBe("application/json");
  const text = await response.text();
  expect(text).toContain('"url":"http://127.0.0.1');
  expect(text).not.toMatch(/Bearer|My API Key|jwt=(?!\[token\])/);
  expect(JSON.parse(text)).toEqual(await mock.record());

  const { mock: other, kernel: otherKernel } = await startService();
  const restored = await fetch(`${other.url}/_mock/recording`, { method: "PUT", body: text });
  expect([restored.status, await restored.json()]).toEqual(
    [200, { restored: 1, unchanged: 0, others: 0, isCut: false, problems: [] }]);
  expect((await otherKernel.browsers.list()).getPaginatedItems()).toMatchObject([{ name: "shop" }]);
});

it("takes the base URL of an API below a path", async () => {
  const { mock } = await startService();
  const body = JSON.stringify(har).replaceAll("https://api.example.com", "https://app.example.com/api");
  const put = (query: string) => fetch(`${mock.url}/_mock/recording${query}`, { method: "PUT", body });
  expect((await put("")).status).toBe(400);
  const report = await (await put("?base_url=https://app.example.com/api")).json() as RestoreReport;
  expect(report.restored).toBe(1);
});

it.each([
  ["no JSON", "nope", "The body is not valid JSON at byte 1."],
  ["no archive", "{}", 'The body is no HTTP Archive: it has no "log" with "entries".'],
  ["an empty body", "", 'The body is no HTTP Archive: it has no "log" with "entries".'],
  ["nothing of the API", JSON.stringify(archive({ url: "/visits" })),
    "The body has no request of the API. If the API has a path, give its base URL."],
])("refuses %s", async (_, body, message) => {
  const { mock } = await startService();
  const response = await fetch(`${mock.url}/_mock/recording`, { method: "PUT", body });
  expect([response.status, await response.json()]).toMatchObject([400, { message }]);
});

it("says how to record, and needs the token", async () => {
  const { mock } = await startService({ token: "the-one" });
  expect((await fetch(`${mock.url}/_mock/recording`)).status).toBe(401);
  const response = await fetch(`${mock.url}/_mock/recording`, { headers: { Authorization: "Bearer the-one" } });
  expect([response.status, await response.json()]).toMatchObject(
    [400, { message: "This mock does not record. Start it with the option record." }]);
});

it("restores and names problems as the function does", async () => {
  const { mock } = await startService({ recording: har });
  expect(mock.restored).toEqual({ restored: 1, unchanged: 0, others: 0, isCut: false, problems: [] });
});
