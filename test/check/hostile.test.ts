/** Servers whose answers are made to end the check, or to keep it: it reports them as any other. */
import { expect, it } from "vitest";
import { session } from "../support/mock.js";
import { check, listen } from "./broken.js";

const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
const json = "application/json";

it.each([
  ["an error whose parts are objects", 403, json, '{"code":{"toString":1},"message":{"toString":1,"valueOf":1}}'],
  ["an error with lists inside each other", 403, json, `{"code":"any","message":${deep}}`],
  ["an id that is half a character", 200, json, '[{"id":"\\ud800"}]'],
  ["an id that is half a character, of what is made", 201, json, '{"id":"\\ud800","name":"\\ud800"}'],
  ["lists inside each other", 200, json, deep],
  ["a message of a megabyte", 403, json, `{"message":"${"a".repeat(2 ** 20)}"}`],
  ["a list of a megabyte", 200, json, `[${"7,".repeat(2 ** 19)}7]`],
  ["a stream of ends of lines", 200, "text/event-stream", "\n".repeat(2 ** 20)],
])("a server that answers %s to everything is reported", async (_, status, mediaType, text) => {
  const baseUrl = await listen((__, response) => response.writeHead(status, { "content-type": mediaType }).end(text));
  const report = await check(baseUrl, { only: ["listProfiles", "createProfile"], session });
  expect(report.operations.map(({ outcome }) => outcome)).not.toContain("passed");
  expect(JSON.stringify(report).length).toBeLessThan(100_000);
});
