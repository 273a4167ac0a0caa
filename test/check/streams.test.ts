/** Event streams: the check triggers events and judges them. */
import { expect, it } from "vitest";
import { session } from "../support/mock.js";
import { check, ofSuccess, type Returning, startBroken, startMockForFile } from "./broken.js";

const mock = await startMockForFile();
const only = ["streamFileEvents"];

/** A server that changes each chunk of its event streams. */
const changing = (change: (text: string) => string) => startBroken(mock.url, ofSuccess((response: Returning) => {
  if (response.headers["content-type"]?.startsWith("text/event-stream")) response.text = change(response.text);
}));

it("a file watch sends triggered events, and passes", async () => {
  const { breaches, operations: [result] } = await check(mock.url, { only, session });
  expect(breaches).toEqual([]);
  expect(result).toMatchObject({ outcome: "passed", untried: [] });
});

it("a stream without events does not pass", async () => {
  const { breaches, operations: [result] } = await check(await changing(() => ""), { only, session });
  expect(breaches).toEqual([]);
  expect(result).toMatchObject({ outcome: "untried" });
  expect(result?.untried.map(({ why }) => why)).toContain("200, and no event arrived.");
});

it.each([
  ["a body that is not an event stream", (text: string) => text.replaceAll(/^data: (.*)\n\n/gm, "$1\n")],
  ["an event that does not match its schema", (text: string) => text.replaceAll('"type":"', '"type":"_')],
])("%s is reported", async (_, change) => {
  const { breaches } = await check(await changing(change), { only, session });
  expect(breaches.map(({ rule, operations }) => [rule, ...operations])).toEqual([["response-event", ...only]]);
});

it.each([
  ["with CR LF", (text: string) => text.replaceAll("\n", "\r\n")],
  ["with comments", (text: string) => text.replaceAll(/^data:/gm, ": nothing\ndata:")],
  ["with several data lines", (text: string) => text.replaceAll('","', '",\ndata: "')],
  ["with unknown fields", (text: string) => text.replaceAll(/^data:/gm, "shard: 7\nevent: change\ndata:")],
])("a stream %s passes", async (_, change) => {
  const { breaches, operations: [result] } = await check(await changing(change), { only, session });
  expect(breaches).toEqual([]);
  expect(result?.outcome).toBe("passed");
});

it("a log with other lines, and more of them, passes", async () => {
  const line = '{"event":"log","timestamp":"2026-11-20T09:00:00Z","message":"Booted."}';
  const twice = `data: ${line}\n\ndata: ${line}`;
  const baseUrl = await changing((text) => text.replaceAll(/^data: .*"event":"log".*$/gm, twice));
  const { breaches, sentences } = await check(baseUrl, { only: ["streamDeploymentEvents"], settleMs: 1000 });
  expect(breaches).toEqual([]);
  expect(sentences.filter(({ outcome }) => outcome === "violated")).toEqual([]);
  expect(sentences.map(({ text }) => text)).toContain("The stream ends when the deployment is `stopped` or `failed`.");
});

it("a stream that begins when a deployment has come further passes", async () => {
  const baseUrl = await changing((text) => text.includes('"status":"running"') ? "" : text);
  const { breaches, sentences } = await check(baseUrl, { only: ["streamDeploymentEvents"], settleMs: 1000 });
  expect(breaches).toEqual([]);
  expect(sentences).toContainEqual(expect.objectContaining({
    text: "The stream ends when the deployment is `stopped` or `failed`.", outcome: "proven",
  }));
});
