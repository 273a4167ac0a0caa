/** Servers whose responses try to crash or block the check: it reports them like any other server. */
import { expect, it } from "vitest";
import { session } from "../support/mock.js";
import { check, listen } from "./broken.js";

const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
const json = "application/json";

const objects = '{"code":{"toString":1},"message":{"toString":1,"valueOf":1}}';

it.each([
  ["an error with objects as code and message", 403, json, objects],
  ["an error with deeply nested lists", 403, json, `{"code":"any","message":${deep}}`],
  ["half a surrogate pair as an id", 200, json, '[{"id":"\\ud800"}]'],
  ["half a surrogate pair as the id of a created resource", 201, json, '{"id":"\\ud800","name":"\\ud800"}'],
  ["deeply nested lists", 200, json, deep],
  ["a message of one megabyte", 403, json, `{"message":"${"a".repeat(2 ** 20)}"}`],
  ["a list of one megabyte", 200, json, `[${"7,".repeat(2 ** 19)}7]`],
  ["a stream of line breaks", 200, "text/event-stream", "\n".repeat(2 ** 20)],
])("a server that returns %s for every request is reported", async (_, status, mediaType, text) => {
  const baseUrl = await listen((__, response) => response.writeHead(status, { "content-type": mediaType }).end(text));
  const report = await check(baseUrl, { only: ["listProfiles", "createProfile"], session });
  expect(report.operations.map(({ outcome }) => outcome)).not.toContain("passed");
  expect(JSON.stringify(report).length).toBeLessThan(100_000);
});

it("a megabyte of nested lists takes the check a few seconds at most", async () => {
  const text = "[".repeat(2 ** 19) + "]".repeat(2 ** 19);
  const baseUrl = await listen((__, response) => response.writeHead(200, { "content-type": json }).end(text));
  const before = process.cpuUsage();
  const { breaches } = await check(baseUrl, { only: ["listProfiles", "createProfile"], session });
  const { user, system } = process.cpuUsage(before);
  expect(breaches.map(({ rule }) => rule)).toContain("response-body");
  expect((user + system) / 1e6).toBeLessThan(3);
});
