/** `Prefer` where a response has several statuses, several examples, or a response that has to be made up. */
import { describe, expect, it } from "vitest";
import { errorOf } from "../../support/mock.js";
import { ask, constructs, expectFits, expectInvalid, shareConstructs, startConstructs } from "./support.js";

shareConstructs();

const examples = "empty_archive (200), one_violation (400), missing_token (401), service_unavailable (default)";
const prefer = (Prefer: string) => ({ headers: { Prefer } });

describe("Prefer", () => {
  it("gets an example by its name", async () => {
    const response = await ask("/answers/sessions", prefer("example=no_session"));
    expect([response.status, await response.json()]).toEqual([200, []]);
    expect(response.headers.get("X-Has-More")).toBe("false");
  });
  it("gets the example of an error by its status", async () => {
    const answer = await errorOf(ask("/answers/screenshot", prefer("code=401")));
    expect(answer).toEqual({ status: 401, ...constructs.components.examples.MissingToken.value });
  });
  it.each([
    ["/answers/recording", "code=204", 'code is one of 200, 202, 400, 401, any other from 400 to 599, not "204".'],
    ["/answers/archive", "example=full", `example is one of ${examples}, with its code or none, not "full".`],
  ])("on %s tells what can be had instead of %s", async (path, asked, message) => {
    await expectInvalid(ask(path, prefer(asked)), `Prefer: ${message}`);
  });
});

describe("a generated answer", () => {
  it.each([
    ["a list of objects", "/answers/sessions", "200"],
    ["a schema that contains itself", "/answers/tree", "200"],
    ["an object", "/answers/recording", "200"],
    ["an error", "/answers/recording", "400"],
    ["any other error", "/answers/recording", "default"],
  ])("fits %s, and is not the example", async (_, path, code) => {
    const { url } = await startConstructs();
    const preference = prefer(`dynamic=true, code=${code.replace("default", "503")}`);
    const { [code]: declared } = constructs.paths[path].get.responses;
    const pointer = declared.$ref?.slice(1) ?? `/paths/${path.replaceAll("/", "~1")}/get/responses/${code}`;
    const example = await (await ask(path, prefer(`code=${code.replace("default", "503")}`), url)).text();
    for (let round = 0; round < 10; round++) {
      const response = await ask(path, preference, url);
      expect(response.status).toBe(Number(code.replace("default", "503")));
      const text = await response.text();
      expect(text).not.toBe(example);
      expectFits(`${pointer}/content/application~1json/schema`, JSON.parse(text));
    }
  });
  it("comes with the headers of its response", async () => {
    const { headers } = await ask("/answers/sessions", prefer("dynamic=true"));
    expect([headers.get("X-Limit"), headers.get("X-Has-More")])
      .toEqual([expect.stringMatching(/^-?\d+$/), expect.stringMatching(/^(true|false)$/)]);
  });
});
