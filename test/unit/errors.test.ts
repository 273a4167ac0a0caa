/** The client returns the data of a response, or throws the contract's error or an ApiError with the response. */
import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { ApiError, createClient, unwrap } from "../../src/index.js";
import { move } from "../support/move.js";
import { startServer } from "../support/server.js";

async function answer(status: number, body: string, mediaType = "application/json") {
  const { baseUrl } = await startServer((_, response) => {
    response.writeHead(status, { "Content-Type": mediaType }).end(body);
  });
  return move(createClient({ baseUrl, token: "t" }));
}

/** Returns the error that `unwrap` throws for a response. */
async function thrown(...args: Parameters<typeof answer>): Promise<ApiError> {
  const error = await unwrap(answer(...args)).then(() => undefined, (error: unknown) => error);
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

const one = { code: "bad_request", message: "Not valid.", inner_error: { code: "invalid_input", message: "No." } };
const details = [{ code: "invalid_input" }, { message: "No." }];

describe("an error of the contract", () => {
  it("is thrown by unwrap, with all its properties", async () => {
    const error = await thrown(400, JSON.stringify(one));
    expect(error).toMatchObject({
      name: "ApiError",
      status: 400,
      code: "bad_request",
      message: "bad_request: Not valid.",
      innerError: one.inner_error,
    });
    expect(error.response.status).toBe(400);
    expect(error.details).toBeUndefined();
    expect(error.text).toBeUndefined();
  });
  it.each(["by id", "by path"])("keeps the additional properties of an operation, called %s", async (way) => {
    const conflict = { code: "conflict", message: "There is one.", existing_id: "ac3m9n5b1v7c2x8z4l6k0j5h" };
    const { baseUrl } = await startServer((_, response) => response.writeHead(409).end(JSON.stringify(conflict)));
    const client = createClient({ baseUrl, token: "t" });
    const body = { domain: "shop.example.com", profile_name: "shop-login" };
    const byPath = () => unwrap(client.POST("/auth/connections", { body }));
    const call = way === "by id" ? client.createAuthConnection({ body }) : byPath();
    const error = await call.catch((error: unknown) => error) as ApiError;
    expect(error.body).toEqual(conflict);
    expect(error.body && "existing_id" in error.body && error.body.existing_id).toBe(conflict.existing_id);
    expect(inspect(error) + JSON.stringify(error)).not.toContain(conflict.existing_id);
  });
  it("may have several details", async () => {
    expect((await thrown(400, JSON.stringify({ ...one, details }))).details).toEqual(details);
  });
  it("is returned as error by a call without unwrap", async () => {
    const { data, error, response } = await answer(403, JSON.stringify(one));
    expect({ data, error, status: response.status }).toEqual({ data: undefined, error: one, status: 403 });
  });
});

describe("the message of an error", () => {
  it.each([
    ["the code and the message", { code: "a", message: "b.", details: [{ message: "b." }] }, "a: b."],
    ["the status, if there is no code", { message: "Later." }, "HTTP 400: Later."],
    ["the valid properties of a malformed body", { code: "a", message: "b", details: "c" }, "a: b"],
    ["the code, if the message is empty", { code: "a", message: "" }, "a"],
  ])("has %s", async (_, body, message) => {
    expect((await thrown(400, JSON.stringify(body))).message).toBe(message);
  });
});

describe("a response that the contract does not have", () => {
  const html = "<html><h1>502 Bad Gateway</h1></html>";

  it.each([
    ["an HTML page", 502, html, "text/html"],
    ["no body", 500, "", "application/json"],
    ["incomplete JSON", 400, '{"code": "bad_', "application/json"],
    ["a JSON string", 400, '"bad_request"', "application/json"],
    ["null", 400, "null", "application/json"],
    ["an array", 400, "[]", "application/json"],
    ["an Error without a message", 400, '{"code":"bad_request"}', "application/json"],
    ["an Error whose message is not a string", 400, '{"code":"a","message":{"en":"b"}}', "application/json"],
    ["a success that is HTML", 200, html, "text/html"],
    ["a success that is incomplete JSON", 200, '{"a":', "application/json"],
  ])("is an ApiError with its status and its text: %s", async (_, status, body, mediaType) => {
    const error = await thrown(status, body, mediaType);
    const message = `HTTP ${status} with ${mediaType} is not the API: is baseUrl right?`;
    expect(error).toMatchObject({ status, text: body, message });
    expect(error.body).toBeUndefined();
    expect(error.code).toBeUndefined();
    expect(error.details).toBeUndefined();
    expect(error.innerError).toBeUndefined();
  });
  it("also rejects a call without unwrap, so error is never empty", async () => {
    await expect(answer(500, "")).rejects.toThrow(ApiError);
  });
  it("does not show its text in logs", async () => {
    const error = await thrown(502, html, "text/html");
    expect(inspect(error) + JSON.stringify(error)).not.toContain("<h1>");
  });
});

describe("unwrap of a client of openapi-fetch alone", () => {
  const response = new Response(null, { status: 502 });

  it("throws the contract's error", async () => {
    await expect(unwrap(Promise.resolve({ error: one, response }))).rejects.toMatchObject({ code: "bad_request" });
  });
  it.each(["<html>", undefined])("throws for the error %s", async (error) => {
    await expect(unwrap(Promise.resolve({ error, response }))).rejects.toMatchObject({ status: 502, text: error });
  });
});

it("a success without a body has undefined data, even if it is chunked", async () => {
  const { baseUrl } = await startServer((_, response) => {
    response.flushHeaders();
    response.end();
  });
  const client = createClient({ baseUrl, token: "t" });
  expect(await move(client)).toMatchObject({ data: undefined, response: { status: 200 } });
});

it("the body of a success is not read if the caller requests it as a stream", async () => {
  const { baseUrl } = await startServer((_, response) => response.end("<html>"));
  const { response } = await move(createClient({ baseUrl, token: "t" }), "x", { parseAs: "stream" });
  expect(await response.text()).toBe("<html>");
});
