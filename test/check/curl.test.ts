/** The `curl` line of a breach reproduces it in a shell. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { curlOf } from "../../src/report/curl.js";
import { session } from "../support/mock.js";
import { startServer } from "../support/server.js";
import { type Broken, check, ofSuccess, startBroken, startMockForFile, accepting } from "./broken.js";

const mock = await startMockForFile();
const token = "a token's $HOME `id` \"quoted\"";

/** Runs a line in a shell that has the token, and returns the status of the response. */
async function statusOf(line: string): Promise<string> {
  const env = { ...process.env, ACCESS_TOKEN: token };
  const { stdout } = await promisify(execFile)("sh", ["-c", `${line} -s -o /dev/null -w '%{http_code}'`], { env });
  return stdout;
}

const servers: [what: string, only: string, broken: Broken, status: string][] = [
  ["requires no token", "listApps", { request: ({ headers }) => headers.authorization ??= "Bearer any-token" }, "200"],
  ["accepts another scheme", "listApps", {
    request: ({ headers }) => headers.authorization &&= "Bearer any-token",
  }, "200"],
  ["accepts undeclared properties", "createDirectory", accepting(/is not allowed/, () => 299), "299"],
  ["returns 422 for an invalid query", "listApps", {
    answer: (response) => response.status === 400 && (response.status = 422),
  }, "422"],
  ["returns 500 for malformed JSON", "createProfile", {
    answer: (response, { text }) => text.endsWith(": ") && (response.status = 500),
  }, "500"],
  ["accepts an unknown method", "listApps", {
    request: (request) => request.method === "SEARCH" && (request.method = "GET"),
  }, "200"],
  ["returns 200 for a form", "uploadFiles", ofSuccess((response) => response.status = 200), "200"],
  ["returns 201 for bytes", "writeFile", ofSuccess((response) => response.status = 201), "201"],
];

it.each(servers)("the line reproduces the breach of a server that %s", async (_, only, broken, status) => {
  const { breaches } = await check(await startBroken(mock.url, broken), { only: [only], session, token });
  expect(breaches).toHaveLength(1);
  const [{ actual, curl } = { actual: "", curl: "" }] = breaches;
  expect(actual.split(" ")[0]).toBe(status);
  expect(curl).not.toContain(token);
  expect(curl).not.toMatch(/[^\P{Cc}\n]/u); // a terminal would change them
  expect(await statusOf(curl)).toBe(status);
});

it.each([
  ["a quote", "it's $HOME and `id`"],
  ["an at sign", "@/etc/hostname"],
  ["line breaks", "one\ntwo\r\nthree\n"],
  ["binary data", Buffer.from([0, 255, 10, 13, 39])],
  ["non-ASCII text", "ключ 鍵 🔑"],
])("the line sends a body with %s unchanged", async (_, body) => {
  const server = await startServer();
  const headers = { "Authorization": `Bearer ${token}`, "Content-Type": "text/plain", "X-Any": "it's" };
  await statusOf(await curlOf(new Request(`${server.baseUrl}/a?b=%27`, { method: "PUT", headers, body })));
  const [{ method, url, headers: actual, body: bytes } = {}] = server.arrived as Partial<typeof server.arrived[0]>[];
  expect({ method, url, bytes }).toEqual({ method: "PUT", url: "/a?b=%27", bytes: Buffer.from(body) });
  expect(actual).toMatchObject({ "authorization": `Bearer ${token}`, "content-type": "text/plain", "x-any": "it's" });
});
