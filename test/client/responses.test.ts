/** Responses to calls by id: data, bytes that are not read yet, nothing, or an ApiError. */
import { expect, it } from "vitest";
import { ApiError, createClient, everyItem, unwrap } from "../../src/index.js";
import { body } from "../support/move.js";
import { startServer } from "../support/server.js";

const path = { id: "bs5c8m2r9k4t7w1x6v3n0q8z" };
const query = { path: "/a" };

/** Operations that respond with JSON, bytes and events. */
const special = ["listReplays", "readFile", "streamLogs"] as const;

/** A client of a server that gives one answer to everything. */
async function answered(status: number, text: string | Uint8Array, headers: Record<string, string> = {}) {
  const { baseUrl, arrived } = await startServer((_, response) => {
    response.writeHead(status, { "Content-Type": "application/json", ...headers });
    response.flushHeaders();
    response.end(text);
  });
  return { client: createClient({ baseUrl, token: "t" }), arrived };
}

it("withResponse gives the data with the status and the headers, and asks only once", async () => {
  const { client, arrived } = await answered(201, '{"name":"é"}', { "X-Request-Id": "7" });
  const call = client.createProfile({ body: { name: "é" } });
  const [first, second, data] = await Promise.all([call.withResponse(), call.withResponse(), call]);
  expect(first).toEqual(second);
  expect(first.data).toBe(data);
  expect(data).toEqual({ name: "é" });
  expect([first.response.status, first.response.headers.get("X-Request-Id")]).toEqual([201, "7"]);
  expect(Object.keys(first)).toEqual(["data", "response"]);
  expect((await call.withResponse()).data).toBe(data);
  expect(arrived).toHaveLength(1);
});

it("bytes are a response that is not read yet", async () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
  const { client } = await answered(200, bytes, { "Content-Type": "image/png" });
  const { data, response } = await client.takeScreenshot({ path }).withResponse();
  expect(data).toBe(response);
  expect([data.bodyUsed, data.headers.get("Content-Type")]).toEqual([false, "image/png"]);
  expect(new Uint8Array(await data.arrayBuffer())).toEqual(bytes);
});

it("bytes are there before the last of them is", async () => {
  const { baseUrl } = await startServer((_, response) => response.write("a"));
  const { body: stream } = await createClient({ baseUrl, token: "t" }).readFile({ path, query });
  const reader = stream!.getReader();
  expect((await reader.read()).value).toEqual(new TextEncoder().encode("a"));
  await reader.cancel();
});

it.each([[{}], [{ "Content-Length": "0" }]])("a file of no bytes is a response, too, with %j", async (headers) => {
  const { client } = await answered(200, "", { "Content-Type": "application/octet-stream", ...headers });
  expect(await (await client.readFile({ path, query })).text()).toBe("");
});

it("bytes that are not there yet are undefined, and the response tells why", async () => {
  const { client } = await answered(202, "", { "Retry-After": "5" });
  const call = client.downloadReplay({ path: { ...path, replay_id: "r" } });
  expect(await call).toBeUndefined();
  const { data, response } = await call.withResponse();
  expect([data, response.status, response.headers.get("Retry-After")]).toEqual([undefined, 202, "5"]);
});

it.each<[number, Record<string, string>]>([
  [204, {}],
  [205, {}],
  [200, { "Content-Length": "0" }],
  [200, {}], // in chunks, of which there are none
  [201, {}],
])("a response without a body is undefined where the operation declares none: %i %j", async (status, headers) => {
  const { client } = await answered(status, "", headers);
  expect(await client.movePath({ path, body })).toBeUndefined();
  expect(await unwrap(client.PUT("/browsers/{id}/fs/move", { params: { path }, body }))).toBeUndefined();
});

it("a response without a body is undefined where the operation declares it beside others", async () => {
  const { client } = await answered(204, "");
  const params = { path: { id_or_name: "a" } };
  expect(await client.acquireBrowser({ ...params, body: {} })).toBeUndefined();
  expect(await unwrap(client.POST("/browser_pools/{id_or_name}/acquire", { params, body: {} }))).toBeUndefined();
});

it.each<[number, Record<string, string>]>([
  [200, { "Content-Length": "0" }],
  [200, {}],
  [202, {}],
  [204, {}],
  [205, {}],
])("a response without a body is an ApiError where the operation declares one: %i %j", async (status, headers) => {
  const { client } = await answered(status, "", headers);
  const params = { path: { id_or_name: "a" } };
  const message = `HTTP ${status} with no body is not the API: is baseUrl right?`;
  const expected = { name: "ApiError", status, code: undefined, text: "", message };
  await expect(client.getBrowser(params)).rejects.toMatchObject(expected);
  await expect(client.listBrowsers()).rejects.toMatchObject(expected);
  await expect(client.GET("/browsers/{id_or_name}", { params })).rejects.toMatchObject(expected);
  if (status === 204) return;
  await expect(client.acquireBrowser({ ...params, body: {} })).rejects.toMatchObject(expected);
});

it.each(["null", "false", "{}", '"a"'])("a list that is %s is an ApiError", async (text) => {
  const { client } = await answered(200, text, { "X-Has-More": "false" });
  const message = "HTTP 200 with no list is not the API: is baseUrl right?";
  const expected = { status: 200, code: undefined, text, message };
  await expect(client.listBrowsers()).rejects.toMatchObject(expected);
  await expect(client.listReplays({ path })).rejects.toMatchObject(expected);
  await expect(client.GET("/browsers")).rejects.toMatchObject(expected);
  await expect(everyItem(client.listBrowsers).next()).rejects.toMatchObject(expected);
});

it.each(["null", "false", "0", '""', "[]", '{"a":"\u2028 😀"}'])("the JSON %s is data", async (text) => {
  const { client } = await answered(200, text);
  expect(await client.getBrowser({ path: { id_or_name: "a" } })).toEqual(JSON.parse(text));
});

it("JSON may begin with a byte order mark, come without a media type and with another", async () => {
  for (const type of ["", "text/plain", "application/json; charset=utf-8"]) {
    const { client } = await answered(200, '\ufeff{"a":1}', { "Content-Type": type });
    expect(await client.getBrowser({ path: { id_or_name: "a" } })).toEqual({ a: 1 });
  }
});

it.each([
  ["HTML", "<html>", "text/html"],
  ["JSON cut short", '{"a":', "application/json"],
  ["a space", " ", "application/json"],
])("a success that is %s is an ApiError with its text", async (_, text, type) => {
  const { client } = await answered(200, text, { "Content-Type": type });
  const call = client.getBrowser({ path: { id_or_name: "a" } });
  const error = await call.catch((error: unknown) => error);
  expect(error).toBeInstanceOf(ApiError);
  const message = `HTTP 200 with ${type} is not the API: is baseUrl right?`;
  expect(error).toMatchObject({ status: 200, code: undefined, text, message });
  await expect(call.withResponse()).rejects.toBe(error);
});

it("a success whose connection breaks is fetch's own error", async () => {
  const { baseUrl } = await startServer((_, response) => response.write('{"a":', () => response.destroy()));
  const call = createClient({ baseUrl, token: "t" }).getBrowser({ path: { id_or_name: "a" } });
  await expect(call).rejects.toThrow(new TypeError("terminated"));
});

it.each(special)("an error status of %s is an ApiError", async (id) => {
  const { client } = await answered(404, '{"code":"not_found","message":"No session."}');
  const call = client[id]({ path, query } as never);
  await expect(call).rejects.toMatchObject({ name: "ApiError", status: 404, code: "not_found" });
  await expect(call.withResponse()).rejects.toThrow("not_found: No session.");
});

it.each(special)("an error of %s that is not the API's has its text", async (id) => {
  const { client } = await answered(502, "<html>", { "Content-Type": "text/html" });
  const message = "HTTP 502 with text/html is not the API: is baseUrl right?";
  await expect(client[id]({ path, query } as never)).rejects.toMatchObject({ status: 502, text: "<html>", message });
});

it.each([
  [201, '{"name":"a"}', { name: "a" }],
  [200, "", undefined],
])("a response with %i is read where responses have no streams, as in React Native", async (status, text, data) => {
  const fetch = () => {
    const response = new Response(text, { status, headers: { "Content-Type": "application/json" } });
    Object.defineProperty(response, "body", { value: undefined });
    return Promise.resolve(response);
  };
  const client = createClient({ baseUrl: "http://127.0.0.1", token: "t", fetch });
  const call = data ? client.createProfile({ body: { name: "a" } }) : client.movePath({ path, body });
  expect(await call).toEqual(data);
});
