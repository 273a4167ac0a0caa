/** What each option of `createService` changes, on each platform. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { createService, type Handlers, InvalidResponseError, type ServiceOptions } from "../../src/server/index.js";
import { errorOf } from "../support/mock.js";
import { bearer, json, move, serve, transports, write } from "./support.js";

const done: Partial<Handlers> = { movePath: () => ({ status: 200 }) };
const invalid: Partial<Handlers> = { movePath: () => ({ status: 418 }) as never };

afterEach(() => vi.unstubAllEnvs());

describe.each(transports)("createService over $name", (transport) => {
  it("serves under basePath only", async () => {
    const { call } = await serve(transport, done, { basePath: "/api/v1" });
    expect((await move(call, { base: "/api/v1" })).status).toBe(200);
    const hint = " Every path begins with /api/v1.";
    const wrong = { "": hint, "/api": hint, "/API/v1": hint, "/api/v1x": hint, "/api/v1/api/v1": "" };
    for (const [base, more] of Object.entries(wrong)) {
      const message = `There is no path ${base}/browsers/x/fs/move.${more}`;
      expect(await errorOf(move(call, { base }))).toEqual({ status: 404, code: "not_found", message });
    }
    expect(await errorOf(call("/api/v1"))).toMatchObject({ status: 404, message: `There is no path /api/v1.${hint}` });
  });

  it("returns 501 if there is no handler, or if it is undefined", async () => {
    const { call, errors } = await serve(transport, { movePath: undefined as never });
    const message = "This service does not implement movePath.";
    expect(await errorOf(move(call))).toEqual({ status: 501, code: "not_implemented", message });
    expect(await errorOf(move(call, { headers: {} }))).toMatchObject({ status: 401 });
    expect(await errorOf(move(call, { body: {} }))).toMatchObject({ status: 400 });
    expect(errors).toEqual([]);
  });
  it("returns the result of notImplemented if there is no handler", async () => {
    const { call } = await serve(transport, {}, {
      notImplemented: (operation) => ({ status: 403, body: { code: "soon", message: `${operation} comes later.` } }),
    });
    expect(await errorOf(move(call))).toEqual({ status: 403, code: "soon", message: "movePath comes later." });
  });

  it("accepts JSON of maxTextBytes, and not one byte more", async () => {
    const body = { src_path: "/a", dest_path: "/b" };
    const size = JSON.stringify(body).length;
    const { call } = await serve(transport, done, { maxTextBytes: size });
    expect((await move(call, { body })).status).toBe(200);
    const message = `The text of the request body is longer than ${size} bytes, the maximum.`;
    expect(await errorOf(move(call, { body: { ...body, dest_path: "/bc" } })))
      .toEqual({ status: 413, code: "payload_too_large", message });
  });
  it("accepts JSON of 64 levels and a million values, and no more", async () => {
    const { call, errors } = await serve(transport, {
      createBrowser: () => ({ status: 400, body: { code: "own", message: "" } }),
    });
    const create = (item: string) =>
      errorOf(call("/browsers", { method: "POST", headers: json, body: `{"chrome_policy":{"a":${item}}}` }));
    const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
    const values = (count: number) => `[${"0,".repeat(count - 4)}0]`;
    for (const item of [nested(62), values(1_000_000)]) expect((await create(item)).code).toBe("own");
    const tooDeep = "The request body is nested deeper than 64 levels, the maximum.";
    expect(await create(nested(63))).toMatchObject({ status: 400, inner_error: { message: tooDeep } });
    const message = "The request body has more than 1000000 values, the maximum.";
    expect(await create(values(1_000_001))).toEqual({ status: 413, code: "payload_too_large", message });
    expect(errors).toEqual([]);
  });
  it("accepts raw bytes of maxBodyBytes, and not one byte more", async () => {
    const { call, errors } = await serve(transport, {
      async writeFile({ body }) {
        for await (const chunk of body) void chunk;
        return { status: 200 };
      },
    }, { maxBodyBytes: 100_000 });
    expect((await write(call, "x".repeat(100_000))).status).toBe(200);
    const message = "The request body is longer than 100000 bytes, the maximum.";
    const more = write(call, "x".repeat(100_001));
    expect(await errorOf(more)).toEqual({ status: 413, code: "payload_too_large", message });
    expect(errors).toEqual([]);
  });
  it("accepts a form of maxBodyBytes, with texts of maxTextBytes", async () => {
    const upload = async (file: string, path: string) => {
      const form = new FormData();
      form.append("files[0][dest_path]", path);
      form.append("files[0][file]", new Blob([file]));
      const { call } = await serve(transport, { uploadFiles: () => ({ status: 201 }) }, {
        maxBodyBytes: 50_000,
        maxTextBytes: 1000,
      });
      return call("/browsers/x/fs/upload", { method: "POST", headers: bearer, body: form });
    };
    expect((await upload("x".repeat(49_000), "/a")).status).toBe(201);
    expect((await errorOf(upload("x".repeat(50_001), "/a"))).message).toContain("longer than 50000 bytes");
    expect((await upload("x", `/${"a".repeat(999)}`)).status).toBe(201);
    expect((await errorOf(upload("x", `/${"a".repeat(1000)}`))).message)
      .toContain("text of the request body is longer than 1000 bytes");
  });

  it.each([
    ["refuse", "production", 500, 1], ["report", "development", 418, 1], ["ignore", "development", 418, 0],
    [undefined, "production", 418, 1], [undefined, "development", 500, 1], [undefined, "", 500, 1],
  ] as const)("invalidResponses %s with NODE_ENV %j returns %s", async (invalidResponses, env, status, reported) => {
    vi.stubEnv("NODE_ENV", env);
    const { call, errors } = await serve(transport, invalid, invalidResponses && { invalidResponses });
    const response = await move(call);
    expect(response.status).toBe(status);
    expect(errors).toHaveLength(reported);
    for (const error of errors) expect(error).toBeInstanceOf(InvalidResponseError);
    if (status === 500) expect(await errorOf(response)).toMatchObject({ inner_error: { code: "invalid_response" } });
  });

  it("calls onError with what a handler throws and its request, and hides the reason only in production", async () => {
    const failure = new Error("secret");
    for (const [env, message] of [["test", "The service failed: secret"], ["production", "The service failed."]]) {
      vi.stubEnv("NODE_ENV", env);
      const onError = vi.fn();
      const { call } = await serve(transport, { movePath: () => Promise.reject(failure) }, { onError });
      expect(await errorOf(move(call))).toEqual({ status: 500, code: "internal_server_error", message });
      expect(onError.mock.calls).toEqual([
        [failure, expect.objectContaining({ method: "PUT", target: "/browsers/x/fs/move" })],
      ]);
    }
  });
  it("lets pages read its responses only with allowAnyOrigin", async () => {
    const headers = { ...json, Origin: "https://page.example" };
    const preflight = { method: "OPTIONS", headers: { ...headers, "Access-Control-Request-Method": "PUT" } };
    for (const allowAnyOrigin of [true, false]) {
      const { call } = await serve(transport, done, { allowAnyOrigin });
      const allowed = allowAnyOrigin ? "https://page.example" : null;
      const responses = [await move(call, { headers }), await move(call, { headers: { Origin: headers.Origin } })];
      expect(responses.map(({ status }) => status)).toEqual([200, 401]);
      for (const response of responses) expect(response.headers.get("Access-Control-Allow-Origin")).toBe(allowed);
      const { status, headers: got } = await call("/browsers/x/fs/move", preflight);
      expect([status, got.get("Access-Control-Allow-Methods")]).toEqual(allowAnyOrigin ? [204, "PUT"] : [404, null]);
    }
  });
});

describe("createService rejects", () => {
  const authenticate = () => true;
  it.each<[unknown, string]>([
    [undefined, "authenticate must be a function."],
    [{}, "authenticate must be a function."],
    [{ authenticate, basePath: "api" }, 'basePath must begin with "/" and not end with "/".'],
    [{ authenticate, basePath: "/api/" }, 'basePath must begin with "/" and not end with "/".'],
    [{ authenticate, maxTextBytes: 0 }, "maxTextBytes must be a number of bytes, not 0."],
    [{ authenticate, maxBodyBytes: "1MB" }, "maxBodyBytes must be a number of bytes, not 1MB."],
    ...[0, -1, 1.5, 2 ** 31, "1s", NaN].map((handlerTimeoutMs): [unknown, string] => [
      { authenticate, handlerTimeoutMs },
      `handlerTimeoutMs must be a whole number of milliseconds from 1 to 2147483647, not ${handlerTimeoutMs}.`,
    ]),
    [{ authenticate, notImplemented: 501 }, "notImplemented must be a function."],
    [{ authenticate, onError: true }, "onError must be a function."],
    [{ authenticate, middleware: () => {} }, "middleware must be a list of functions."],
    [{ authenticate, middleware: [{}] }, "middleware must be a list of functions."],
    [{ authenticate, invalidResponses: "refused" },
      'invalidResponses must be "refuse", "report" or "ignore", not "refused".'],
  ])("the options %j", (options, message) => {
    expect(() => createService({}, options as ServiceOptions)).toThrow(new RangeError(message));
  });
  it.each<[unknown, string]>([
    [undefined, "handlers must be an object with a function for each operation."],
    [{ movePaths: authenticate }, 'handlers: there is no operation "movePaths". Did you mean "movePath"?'],
    [{ movePath: 200 }, "handlers: movePath must be a function."],
  ])("the handlers %j", (handlers, message) => {
    expect(() => createService(handlers as Handlers, { authenticate })).toThrow(new RangeError(message));
  });
});
