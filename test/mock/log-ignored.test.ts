/** The log names what the mock ignores of a request: it is taken, as the service takes it, and yet a mistake. */
import { expect, it, onTestFinished } from "vitest";
import { requestOf } from "../../src/check/http/request.js";
import { startMock } from "../../src/mock/index.js";
import { acceptedCases, operations } from "../support/cases.js";
import { bearer, json, session, startTestMock } from "../support/mock.js";

/** What the log says after the status and the time of a request. */
async function notesOn(target: string, init: RequestInit = {}): Promise<string | undefined> {
  const lines: string[] = [];
  const mock = await startTestMock({ log: (line) => lines.push(line) });
  await fetch(mock.url + target, { headers: bearer, ...init });
  await expect.poll(() => lines).toHaveLength(1);
  return /\d ms(?: (.*))?$/s.exec(lines[0] ?? "")?.[1];
}

const post = (body: object): RequestInit => ({ method: "POST", headers: json, body: JSON.stringify(body) });
const form = (parts: Record<string, string | Blob>): RequestInit => {
  const body = new FormData();
  for (const [name, value] of Object.entries(parts)) body.append(name, value);
  return { method: "POST", body };
};
const names = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`other_${index}`, 1]));
const file = { "files[0][file]": new Blob(["x"]), "files[0][dest_path]": "/a" };
const source = {
  "source[type]": "github", "source[url]": "https://a/b", "source[ref]": "main", "source[entrypoint]": "main.ts",
};

it.each<[what: string, target: string, init: RequestInit | undefined, notes: string | undefined]>([
  ["nothing, when all is declared", "/browsers", post({ headless: true, tags: { anything: "x" } }), undefined],
  ["a property", "/browsers", post({ timeout_secnds: 60 }), "(ignored: timeout_secnds, did you mean timeout_seconds?)"],
  ["a property that is like no other", "/browsers", post({ unheard_of: 1 }), "(ignored: unheard_of)"],
  ["a property of an object", "/browsers", post({ viewport: { width: 1920, height: 1080, refresh_rat: 60 } }),
    "(ignored: viewport.refresh_rat, did you mean viewport.refresh_rate?)"],
  ["a property of an item", "/browsers", post({ extensions: [{ id: "ex4v7b2n9m1k6j3h8g5f0d2s", nam: "x" }] }),
    "(ignored: extensions[0].nam, did you mean extensions[0].name?)"],
  ["five", "/browsers", post(names(5)), "(ignored: other_0; other_1; other_2; other_3; other_4)"],
  ["at most five", "/browsers", post(names(6)), "(ignored: other_0; other_1; other_2; other_3; other_4; and more)"],
  ["a parameter of the query", "/browsers?limt=1&limt=2&tags[a]=b", undefined,
    "(ignored: limt, did you mean limit?)"],
  ["a parameter without a name", "/browsers?=1", undefined, '(ignored: "")'],
  ["a part of a form", `/browsers/${session}/fs/upload`, form({ ...file, dry_run: "true" }), "(ignored: dry_run)"],
  ["a file of a form", `/browsers/${session}/fs/upload`, form({ ...file, another: new Blob(["x"]) }),
    "(ignored: another)"],
  ["a part of an item of a form", `/browsers/${session}/fs/upload`, form({ ...file, "files[0][mode]": "644" }),
    "(ignored: files[0].mode)"],
  ["a part of an object of a form", "/deployments", form({ ...source, "source.pth": "/a", "env_vars[a.b]": "x" }),
    "(ignored: source.pth, did you mean source.path?)"],
  ["control characters as escapes", "/browsers", post({ "\x1b[31m\n": 1 }), "(ignored: \\x1b[31m\\x0a)"],
  ["no token", "/browsers", post({ "any-token": 1 }), "(ignored: [token])"],
  ["a long name by its length", "/browsers", post({ ["x".repeat(100_000)]: 1 }),
    "(ignored: a name of 100000 characters)"],
  ["what is ignored of a request that is refused for another reason", "/browsers/none?includ=1", undefined,
    "(ignored: includ): There is no browser session none."],
])("the log line has %s", async (_, target, init, notes) => {
  expect(await notesOn(target, init)).toBe(notes);
});

it("no example of the contract contains ignored names", async () => {
  const lines: string[] = [];
  const mock = await startMock({ stateless: true, log: (line) => lines.push(line) });
  onTestFinished(() => mock.close());
  for (const operation of operations) {
    for (const { parts } of acceptedCases(operation)) {
      const response = await fetch(requestOf(operation, parts, { baseUrl: mock.url, token: "any-token" }));
      await response.body?.cancel();
    }
  }
  expect(lines.length).toBeGreaterThan(operations.length - 20);
  expect(lines.filter((line) => line.includes("(ignored:"))).toEqual([]);
}, 30_000);
