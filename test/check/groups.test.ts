/** Which violations have the same cause: those with the same message, apart from words with digits: they may be ids. */
import { expect, it } from "vitest";
import { check, error, startBroken, startMockForFile } from "./broken.js";

const mock = await startMockForFile();

/** Starts a server that refuses every valid request for a list with 400, with a message for each of two lists. */
function startRefusing(appsMessage: () => string, profilesMessage: () => string) {
  return startBroken(mock.url, {
    answer(response, { url }) {
      if (response.status !== 200) return;
      const message = url.startsWith("/apps") ? appsMessage() : profilesMessage();
      Object.assign(response, { status: 400, text: JSON.stringify({ code: "bad_request", message }) });
    },
  });
}

const only = ["listApps", "listProfiles"];

it("messages that differ in words with digits have one cause", async () => {
  let number = 0;
  const message = () => `Request r${number++} failed.`;
  const { breaches } = await check(await startRefusing(message, message), { only });
  expect(breaches.map(({ operations }) => [...operations].sort())).toEqual([["listApps", "listProfiles"]]);
});

it("messages that differ in other words have different causes", async () => {
  const { breaches } = await check(await startRefusing(() => "No apps today.", () => "No profiles today."), { only });
  expect(breaches.map(({ operations }) => operations).sort()).toEqual([["listApps"], ["listProfiles"]]);
});

it("wrongly accepted requests have one cause, and requests refused with a wrong status another", async () => {
  const baseUrl = await startBroken(mock.url, {
    answer(response, { method, url }) {
      if (method !== "DELETE" || response.status !== 404) return;
      const isRefused = url.startsWith("/extensions");
      Object.assign(response, isRefused ? { status: 400 } : { status: 204, headers: {}, text: "" });
    },
  });
  const { breaches } = await check(baseUrl, { only: ["Profiles", "Extensions", "Proxies"] });
  expect(breaches.map(({ rule, operations }) => [rule, ...operations])).toEqual([
    ["unknown-id", "deleteProfile", "deleteProxy"], ["unknown-id", "deleteExtension"],
  ]);
});

it("a path that is missing for valid requests, too, is not a missing token that was ignored", async () => {
  const baseUrl = await startBroken(mock.url, error(404, ({ method }) => method === "PATCH"));
  const { breaches, operations } = await check(baseUrl, { only: ["updateProfile"] });
  expect(breaches).toEqual([]);
  expect(operations.map(({ outcome }) => outcome)).toEqual(["untried"]);
});

it("redirects of valid requests and of others have one cause", async () => {
  const baseUrl = await startBroken(mock.url, {
    instead: ({ url }, response) => url.startsWith("/profiles")
      && Boolean(response.writeHead(301, { location: "/v2" }).end()),
  });
  const { breaches } = await check(baseUrl, { only: ["Profiles", "listApps"] });
  expect(breaches.map(({ rule, actual }) => [rule, actual])).toEqual([["example", "301 to /v2"]]);
});

it("a gateway that sometimes sends a page of its own is told once", async () => {
  let requests = 0;
  const baseUrl = await startBroken(mock.url, {
    answer: (response) => ++requests % 23 === 0
      && Object.assign(response, { status: 502, headers: { "content-type": "text/html" }, text: "<h1>No</h1>" }),
  });
  const { breaches } = await check(baseUrl, { only: ["Profiles", "Proxies"] });
  expect(breaches.map(({ rule }) => rule)).toEqual(["steady"]);
});

it("a stream that never pauses is cut off", async () => {
  const event = 'data: {"type":"WRITE","name":"a","path":"/tmp/a","is_dir":false}\n\n'.repeat(1000);
  const baseUrl = await startBroken(mock.url, {
    instead({ url }, response) {
      if (!/fs\/watch\/.*events/.test(url)) return false;
      response.writeHead(200, { "content-type": "text/event-stream" });
      const send = () => {
        while (!response.destroyed && response.write(event));
        if (!response.destroyed) response.once("drain", send);
      };
      send();
      return true;
    },
  });
  const start = process.cpuUsage().user;
  const { breaches } = await check(baseUrl, { only: ["streamFileEvents"] });
  expect(breaches.map(({ rule }) => rule)).toContain("behavior");
  expect(process.cpuUsage().user - start).toBeLessThan(10_000_000); // microseconds; whole 32 MiB would take 30 s
});
