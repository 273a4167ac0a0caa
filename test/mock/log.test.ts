/** The log says what became of each request, in one line that nothing breaks and in which no token can be read. */
import { describe, expect, it } from "vitest";
import { json, session, startTestMock } from "../support/mock.js";

const files = `/browsers/${session}/fs`;

/** The log line of a request, without how long it took. A body is JSON, and no body is an empty file. */
async function lineOf(url: string, { sent, own, body }: { sent?: string; own?: string; body?: object } = {}) {
  const lines: string[] = [];
  const mock = await startTestMock({ log: (line) => lines.push(line), ...own !== undefined && { token: own } });
  const { Authorization: _, ...type } = body ? json : { ...json, "Content-Type": "application/octet-stream" };
  await fetch(mock.url + url, {
    method: "PUT",
    headers: { ...type, ...sent !== undefined && { Authorization: `Bearer ${sent}` } },
    body: body ? JSON.stringify(body) : "",
  });
  await expect.poll(() => lines).toEqual([expect.stringMatching(/ \d{3} \d+ ms/)]);
  return lines[0]?.replace(/ \d+ ms/, "");
}

const badMove = (name: string) => ({ src_path: "/a", dest_path: "/b", [name]: 1 });
const noPath = (path: string) => `404: There is no path ${path}.`;
const notAccepted = "401: The bearer token is not accepted.";

describe("the log line of a request", () => {
  it.each([
    [`${files}/write_file?path=%2Fnotes.txt`, "200"],
    [`${files}/write_file?path=/notes.txt&mode=600`, "200"],
    [`${files}/write_file?path=notes.txt`, '400: path must start with "/".'],
    ["/no/such/path?a=%20b", noPath("/no/such/path")],
  ])("for %s has the query, as it came", async (url, end) => {
    expect(await lineOf(url, { sent: "any-token" })).toBe(`PUT ${url} ${end}`);
  });
  it("escapes control characters", async () => {
    const line = await lineOf(`${files}/move?a=1`, { sent: "any-token", body: badMove("\x1b[31m\n\x9b") });
    expect(line).toBe(`PUT ${files}/move?a=1 400: \\x1b[31m\\x0a\\x9b is not allowed.`);
  });
  it("escapes characters that change the direction of text", async () => {
    const line = await lineOf(`${files}/move`, { sent: "any-token", body: badMove("\u202a\u202egpj.exe\u2066\u2069") });
    expect(line).toBe(`PUT ${files}/move 400: \\u202a\\u202egpj.exe\\u2066\\u2069 is not allowed.`);
  });
});

describe("a token of 8 or more characters is not in the log line", () => {
  const token = "secret-4711";
  it.each([
    ["the path", `/x/${token}/x`, undefined, `PUT /x/[token]/x ${noPath("/x/[token]/x")}`],
    ["the query", `${files}/write_file?path=/${token}&${token}`, undefined,
      `PUT ${files}/write_file?path=/[token]&[token] 200 (ignored: [token])`],
    ["a violation", `${files}/move`, badMove(`${token}\n${token}`),
      `PUT ${files}/move 400: [token]\\x0a[token] is not allowed.`],
  ])("when it stands in %s", async (_, url, body, line) => {
    expect(await lineOf(url, { sent: token, ...body && { body } })).toBe(line);
    expect(await lineOf(url, { sent: token, own: token, ...body && { body } })).toBe(line);
  });
  it.each([
    ["My API Key", "My%20API%20Key"],
    ["My API Key", "My+API+Key"],
    ["secret/47+11==", "secret%2F47%2B11%3D%3D"],
    ["secret/47+11==", "secret/47+11=="],
    ["((((((((+", "((((((((%2B"],
  ])("when %s stands in the query as %s", async (token, spelled) => {
    expect(await lineOf(`${files}/write_file?path=/${spelled}`, { sent: token }))
      .toBe(`PUT ${files}/write_file?path=/[token] 200`);
  });
  it("when it is percent-encoded in the path", async () => {
    expect(await lineOf("/x/My%20API%20Key", { sent: "My API Key" })).toBe(`PUT /x/[token] ${noPath("/x/[token]")}`);
  });
  it("when it is not accepted, whether it is the sent token or the accepted one", async () => {
    const url = `${files}/write_file?path=/secret-4711/the-one-4711`;
    expect(await lineOf(url, { sent: "secret-4711", own: "the-one-4711" }))
      .toBe(`PUT ${files}/write_file?path=/[token]/[token] ${notAccepted}`);
  });
  it("when it was sent only in the query", async () => {
    expect(await lineOf(`${files}/write_file?path=/a&token=the-one-4711`, { own: "the-one-4711" }))
      .toMatch(/\?path=\/a&token=\[token\] 401: /);
  });
});

describe("a shorter token is not hidden in the log line", () => {
  it.each(["x", "e", "1", "1234567"])("when it is %s", async (token) => {
    const url = `${files}/write_file?path=/1234567/x&mode=600`;
    expect(await lineOf(url, { sent: token })).toBe(`PUT ${url} 200`);
    expect(await lineOf(`${files}/move`, { sent: token, own: token, body: badMove("a1234567") }))
      .toBe(`PUT ${files}/move 400: a1234567 is not allowed.`);
  });
  it("when it has 7 characters, and not when it has 8", async () => {
    const url = `${files}/write_file?path=/1234567/12345678`;
    expect(await lineOf(url, { sent: "12345678" })).toBe(`PUT ${files}/write_file?path=/1234567/[token] 200`);
  });
});
