/** What is wrong with a parameter or a body is said in words: which field, and why. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Mock, startMock } from "../../src/mock/index.js";
import { invalid } from "../support/invalid.js";
import { bearer, errorOf, json, session } from "../support/mock.js";

let mock: Mock;
beforeAll(async () => {
  mock = await startMock({ stateless: true });
});
afterAll(() => mock.close());

const post = (path: string, body: unknown) =>
  errorOf(fetch(mock.url + path, { method: "POST", headers: json, body: JSON.stringify(body) }));
const get = (target: string) => fetch(mock.url + target, { headers: bearer });

describe("a body is refused, and the response says why:", () => {
  const batch = `/browsers/${session}/computer/batch`;
  const pause = { type: "sleep", sleep: { duration_ms: 1 } };
  const sleep = (settings: object) => ({ actions: [{ type: "sleep", sleep: settings }] });
  const [exec, login] = [`/browsers/${session}/process/exec`, "/auth/connections"];
  const connection = { domain: "shop.example.com", profile_name: "shop-login" };

  it.each<[string, unknown, string[]]>([
    [batch, { actions: [] }, ["actions must have at least 1 item."]],
    [batch, { actions: Array(101).fill(pause) }, ["actions must have at most 100 items."]],
    [batch, { actions: [7] }, ["actions[0] must be an object."]],
    [batch, { actions: [{ type: "fly" }] }, ["actions[0].type must be one of click_mouse, move_mouse, type_text, "
      + "press_key, scroll, drag_mouse, set_cursor, sleep."]],
    [batch, { actions: [{ type: 7, x: 1 }] }, ["actions[0].type must be one of click_mouse, move_mouse, type_text, "
      + "press_key, scroll, drag_mouse, set_cursor, sleep."]],
    [batch, sleep({ duration_ms: 30001 }), ["actions[0].sleep.duration_ms must be at most 30000."]],
    [batch, sleep({ duration_ms: -1 }), ["actions[0].sleep.duration_ms must be at least 0."]],
    [batch, sleep({ duration_ms: 0.5 }), ["actions[0].sleep.duration_ms must be an integer."]],
    [batch, sleep({}), ["actions[0].sleep.duration_ms is required."]],
    [batch, { actions: [{ ...pause, "a/b~c": 1 }] }, ["actions[0].a/b~c is not allowed."]],
    [batch, { actions: [{}, { type: "sleep", x: 1 }], y: 1 }, [
      "y is not allowed.", "actions[0].type is required.",
      "actions[1].sleep is required.", "actions[1].x is not allowed.",
    ]],
    [batch, JSON.parse('{"actions":[],"__proto__":1}'), ["__proto__ is not allowed.",
      "actions must have at least 1 item."]],
    [exec, { command: "ls", cwd: 7 }, ["cwd must be a string or null."]],
    [exec, { command: "ls", env: { A: "1", B: 2 } }, ["env.B must be a string."]],
    [login, { ...connection, login_url: "no URI" }, ["login_url must be a valid uri."]],
    ["/browsers", { profile: { name: "a b" } }, ["profile.name must match the pattern ^[a-zA-Z0-9._-]{1,255}$."]],
    ["/browsers", { telemetry: 7 }, ["telemetry must be an object or null."]],
    ["/browsers", { profile: {} }, ["profile.id or name is required."]],
    ["/browsers", { telemetry: { enabled: 7 } }, ["telemetry.enabled must be a boolean."]],
  ])("%s with %j", async (path, body, messages) => {
    expect(await post(path, body)).toEqual(invalid(...messages));
  });
  it("up to a hundred times, and then by the number of violations", async () => {
    const { details } = await post(batch, { actions: Array(500).fill(7) });
    expect(details).toHaveLength(101);
    expect(details?.at(-1)).toEqual({ code: "invalid_input", message: "There are 401 more." });
  });
  it("once if it is longer than 16 KiB, because all violations of a long body would take too long", async () => {
    const typing = (length: number) => ({ type: "type_text", type_text: { text: "x".repeat(length) } });
    expect(await post(batch, { actions: [7, 8, typing(1000)] }))
      .toEqual(invalid("actions[0] must be an object.", "actions[1] must be an object."));
    expect(await post(batch, { actions: [7, 8, typing(20_000)] })).toEqual(invalid("actions[0] must be an object."));
  });
});

describe("a query is refused, and the response says why:", () => {
  const logs = `/browsers/${session}/logs/stream?source=path&path=/a`;
  const file = (query: string) => `/browsers/${session}/fs/read_file?${query}`;

  it.each([
    [file(""), "path is required."],
    [file("path="), "path must not be empty."],
    [file("PATH=/a"), "path is required."],
    [file("path=/a&path=/b"), "path must be given once."],
    [file("path=a"), 'path must start with "/".'],
    ["/browsers?limit=", "limit must not be empty."],
    ["/browsers?limit=1&limit=1", "limit must be given once."],
    ["/browsers?limit=%FF", "limit must be percent-encoded UTF-8."],
    ["/browsers?limit=101", "limit must be at most 100."],
    ["/browsers?status=gone", "status must be one of active, deleted, all."],
    ["/browsers?tags=x", "tags must be given as tags[key]=value."],
    ["/browsers?tags[]=x", "tags must be given as tags[key]=value."],
    ["/browsers?tags[a][b]=x", "tags must be given as tags[key]=value."],
    ["/browsers?tags[a]=1&tags[b]=2&tags%5Ba%5D=1", "tags[a] must be given once."],
    ["/browsers?tags[a+b]=1&tags[a%20b]=1", "tags[a b] must be given once."],
  ])("%s", async (target, message) => {
    expect(await errorOf(get(target))).toEqual(invalid(message));
  });
  it.each(["abc", "1e1", "1.5", "%201", "0x1", "%2B1", "+1", "1,2", "NaN", "true"])(
    "limit=%s is no integer", async (value) => {
      expect(await errorOf(get(`/browsers?limit=${value}`))).toEqual(invalid("limit must be an integer."));
    });
  it.each(["yes", "1", "TRUE", "%20true"])("follow=%s is no boolean", async (value) => {
    expect(await errorOf(get(`${logs}&follow=${value}`))).toEqual(invalid("follow must be a boolean."));
  });
  it("every invalid parameter, in the order of the description", async () => {
    expect(await errorOf(get("/browsers?offset=-1&tags=x&limit=0")))
      .toEqual(invalid("limit must be at least 1.", "offset must be at least 0.",
        "tags must be given as tags[key]=value."));
  });
});

it("an undeclared query parameter is ignored, whatever its value", async () => {
  expect((await get("/browsers?unknown=%FF&unknown=2&LIMIT=x")).status).toBe(200);
});
