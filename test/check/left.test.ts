/** The report says why a resource is left. */
import { expect, it } from "vitest";
import { textOf } from "../../src/report/text.js";
import { type Broken, check, startBroken, startMockForFile } from "./broken.js";

const mock = await startMockForFile();
const token = "S3CRET-to+ken"; // in capitals, which ids do not have

/** Refuses every deletion with a message, which has the token. */
const refuses = (status: number, message: string): Broken => ({
  instead({ method }, response) {
    if (method !== "DELETE") return false;
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify({ code: "conflict", message }));
    return true;
  },
});

it.each([
  ["refuses its deletion", refuses(409, "It is\r\npinned."), "409 conflict: It is pinned."],
  ["has no message", { instead: ({ method }, response) => method === "DELETE"
    && Boolean(response.writeHead(403, { "content-type": "text/html" }).end("<h1>No</h1>")) }, "403"],
  ["does not find it, and still shows it", refuses(404, "Not here."), "still there after 404 conflict: Not here."],
  ["sends the token back", refuses(409, `Not with ${token}.`), "409 conflict: Not with $ACCESS_TOKEN."],
  ["sends more than the report quotes", refuses(409, `${"x".repeat(186)} ${token}`),
    `409 conflict: ${"x".repeat(186)} $ACCESS_TOKEN…`],
  ["sends no response", { instead: ({ method }, { socket }) => method === "DELETE" && Boolean(socket?.destroy()) },
    "No response: the connection was closed."],
] satisfies [string, Broken, string][])("a server that %s is quoted", async (_, broken, why) => {
  const report = await check(await startBroken(mock.url, broken), { token, only: ["updateProfile"] });
  expect(report.leftovers.length).toBeGreaterThan(0);
  for (const one of report.leftovers) expect(one).toMatch(/^delete(Profile|Browser) \w+ \(.*\)$/);
  expect([...new Set(report.leftovers.map((one) => one.slice(one.indexOf("("))))]).toEqual([`(${why})`]);
  const title = "Left on the server, because they could not be deleted:";
  expect(textOf(report)).toContain(`${title}\n   ${report.leftovers[0]}\n`);
  expect(JSON.stringify(report)).not.toContain("S3C");
});
