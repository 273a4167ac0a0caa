/* oxlint-disable typescript/only-throw-error */
/** Bytes and errors of another realm, such as that of a jsdom, are bytes and errors. */
import { createContext, runInContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { errorOf, startTestMock } from "../support/mock.js";
import { bearer, move, serve, transports } from "./support.js";

const realm = createContext({});
const foreign = (code: string) => runInContext(code, realm) as never;

describe.each(transports)("over $name", (transport) => {
  it("a handler may return bytes of another realm, at once and in chunks", async () => {
    const bytes = foreign("new Uint8Array([1, 2, 3])");
    const chunks = foreign("(async function* () { yield new Uint8Array([1, 2]); yield new Uint8Array([3]); })()");
    expect(bytes).not.toBeInstanceOf(Uint8Array);
    for (const body of [bytes, chunks]) {
      const { call } = await serve(transport, { readFile: () => ({ status: 200, body }) });
      const response = await call("/browsers/x/fs/read_file?path=/a", { headers: bearer });
      expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]));
      expect(response.headers.get("Content-Length")).toBe(body === bytes ? "3" : null);
    }
  });
  it("the message of an error of another realm is shown", async () => {
    const { call } = await serve(transport, {
      movePath() {
        throw foreign("new Error('Elsewhere.')");
      },
    });
    expect(await errorOf(move(call))).toMatchObject({ status: 500, message: "The service failed: Elsewhere." });
  });
});

it("an override may return bytes of another realm, and the log has the stack of its errors", async () => {
  const lines: string[] = [];
  const mock = await startTestMock({ log: (line) => void lines.push(line) });
  const url = `${mock.url}/browsers/bs5c8m2r9k4t7w1x6v3n0q8z/computer/screenshot`;
  for (const call of [fetch, mock.fetch]) {
    mock.use({ takeScreenshot: () => ({ status: 200, body: foreign("new Uint8Array([0x89, 0x50, 0x4e, 0x47])") }) });
    expect((await (await call(url, { method: "POST", headers: bearer })).arrayBuffer()).byteLength).toBe(4);
    lines.length = 0;
    mock.use({
      takeScreenshot() {
        throw foreign("new Error('Elsewhere.')");
      },
    });
    const message = "The override of takeScreenshot failed: Elsewhere.";
    expect(await errorOf(call(url, { method: "POST", headers: bearer }))).toMatchObject({ status: 500, message });
    expect(lines[0]).toMatch(/^ +at /);
  }
});
