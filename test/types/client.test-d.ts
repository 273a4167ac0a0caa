/** Checks the types of the client. Each `@ts-expect-error` fails the type check if the line below it compiles. */
import { Readable } from "node:stream";
import type { Client } from "openapi-fetch";
import { expectTypeOf, test } from "vitest";
import { ApiError, createClient, everyItem, type paths, unwrap } from "cloud-browser-contract";
import type {
  AnyErrorBody, AuthConnectionConflict, Browser, DeploymentEvent, ErrorBody, FileBytes, MovePathRequest, RawBody,
} from "cloud-browser-contract/types";

const client = createClient({ baseUrl: "http://127.0.0.1:4010", token: "t" });
const params = { path: { id: "bs5c8m2r9k4t7w1x6v3n0q8z" } };
const body = { src_path: "/a", dest_path: "/b" };

test("paths and methods are the contract's", () => {
  void client.PUT("/browsers/{id}/fs/move", { params, body });
  void client.request("put", "/browsers/{id}/fs/move", { params, body });
  // @ts-expect-error -- no such path
  void client.PUT("/browsers/{id}/fs/mvoe", { params, body });
  // @ts-expect-error -- no such method
  void client.POST("/browsers/{id}/fs/move", { params, body });
});

test("parameters are required and typed", () => {
  const path = "/a";
  // @ts-expect-error -- no parameters
  void client.PUT("/browsers/{id}/fs/move", { body });
  // @ts-expect-error -- no id
  void client.PUT("/browsers/{id}/fs/move", { params: { path: {} }, body });
  // @ts-expect-error -- an id that is a number
  void client.PUT("/browsers/{id}/fs/move", { params: { path: { id: 7 } }, body });
  // @ts-expect-error -- no path to write to
  void client.PUT("/browsers/{id}/fs/write_file", { params, body: "text" });
  // @ts-expect-error -- a mode that is a number
  void client.PUT("/browsers/{id}/fs/write_file", { params: { ...params, query: { path, mode: 644 } }, body: "" });
});

test("bodies are required and typed", () => {
  // @ts-expect-error -- no body
  void client.PUT("/browsers/{id}/fs/move", { params });
  // @ts-expect-error -- no dest_path
  void client.PUT("/browsers/{id}/fs/move", { params, body: { src_path: "/a" } });
  // @ts-expect-error -- no such action
  void client.POST("/browsers/{id}/computer/batch", { params, body: { actions: [{ type: "jump" }] } });
  void client.POST("/browsers/{id}/computer/batch", {
    params,
    body: { actions: [{ type: "click_mouse", click_mouse: { x: 1, y: 2 } }] }, // properties with a default are optional
  });
});

test("a raw body may be a text, bytes, a Blob or a stream", () => {
  const query = { path: "/a" };
  const write = (body: RawBody) => client.PUT("/browsers/{id}/fs/write_file", {
    params: { ...params, query },
    body,
  });
  void write("text");
  void write(new Uint8Array(1));
  void write(Buffer.from("a"));
  void write(new ArrayBuffer(1));
  void write(new Blob([]));
  void write(new Blob([]).stream());
  void write(Readable.from([]));
  // @ts-expect-error -- an object is not a raw body
  void write({ a: 1 });
  // @ts-expect-error -- a list of numbers is not a raw body
  void client.PUT("/browsers/{id}/fs/write_file", { params: { ...params, query }, body: [1, 2, 3] });
});

test("data and error exclude each other", async () => {
  const { data, error } = await client.PUT("/browsers/{id}/fs/move", { params, body });
  // @ts-expect-error -- there may be no error
  void error.code;
  if (error) {
    expectTypeOf(error).toEqualTypeOf<ErrorBody>();
    expectTypeOf(data).toEqualTypeOf<undefined>();
  }

  const response = client.GET("/browsers/{id_or_name}", { params: { path: { id_or_name: "a" } } });
  // @ts-expect-error -- there may be no data
  void (await response).data.session_id;
  expectTypeOf(unwrap(response)).resolves.toEqualTypeOf<Browser>();
});

test("a property in the body of an error narrows it to the error of an operation", () => {
  const { body } = new ApiError(new Response(), undefined);
  expectTypeOf(body).toEqualTypeOf<AnyErrorBody | undefined>();
  // @ts-expect-error -- it may be another error
  void body?.existing_id;
  if (body && "existing_id" in body) expectTypeOf(body).toEqualTypeOf<AuthConnectionConflict>();
  if (body && "net_error" in body) expectTypeOf(body.net_error).toEqualTypeOf<number>();
});

test("the client is one of openapi-fetch, so middlewares and companion packages accept it", () => {
  expectTypeOf(client).toExtend<Client<paths>>();
});

test("options are checked", () => {
  // @ts-expect-error -- no token
  createClient({ baseUrl: "http://127.0.0.1:4010" });
  // @ts-expect-error -- no base URL
  createClient({ token: "t" });
  // @ts-expect-error -- redirects cannot be followed
  createClient({ baseUrl: "http://127.0.0.1:4010", token: "t", redirect: "follow" });
});

test("schemas are exported as named types", () => {
  expectTypeOf<MovePathRequest>().toEqualTypeOf<{ src_path: string; dest_path: string }>();
  expectTypeOf<ErrorBody>().toHaveProperty("inner_error");
});

test("operations are called by their ids", async () => {
  const path = { id: "a" };
  void client.movePath({ path, body });
  // @ts-expect-error -- no such operation
  void client.mvoePath({ path, body });
  // @ts-expect-error -- no arguments
  void client.movePath();
  // @ts-expect-error -- no id
  void client.movePath({ path: {}, body });
  // @ts-expect-error -- no body
  void client.movePath({ path });
  // @ts-expect-error -- no dest_path
  void client.movePath({ path, body: { src_path: "/a" } });
  // @ts-expect-error -- an extra property of the body
  void client.movePath({ path, body: { ...body, overwrite: true } });
  // @ts-expect-error -- an extra part
  void client.movePath({ path, body, query: {} });
  // @ts-expect-error -- no such query parameter
  void client.writeFile({ path, query: { path: "/a", moed: "600" }, body: "" });
  // @ts-expect-error -- no such option
  void client.movePath({ path, body }, { timeout: 7 });
  expectTypeOf(await client.movePath({ path, body })).toEqualTypeOf<undefined>();
  expectTypeOf(await client.getBrowser({ path: { id_or_name: "a" } })).toEqualTypeOf<Browser>();
  expectTypeOf(await client.acquireBrowser({ path: { id_or_name: "a" }, body: {} }))
    .toEqualTypeOf<Browser | undefined>();
  expectTypeOf(await client.readFile({ path, query: { path: "/a" } })).toEqualTypeOf<Response>();
});

test("events are typed", async () => {
  const events = await client.streamDeploymentEvents({ path: { id: "a" } });
  expectTypeOf(events).toEqualTypeOf<AsyncIterable<DeploymentEvent>>();
  for await (const event of events) {
    // @ts-expect-error -- a field of one kind of event
    void event.message;
    // @ts-expect-error -- a field of no event
    void event.mesage;
    if (event.event === "log") expectTypeOf(event.message).toEqualTypeOf<string>();
  }
});

test("a file in a form is a Blob or bytes in memory", () => {
  const upload = (file: FileBytes) =>
    client.uploadFiles({ path: { id: "a" }, body: { files: [{ file, dest_path: "/a" }] } });
  void upload(new Blob([]));
  void upload(new Uint8Array(1));
  // @ts-expect-error -- a form cannot hold a stream
  void upload(new Blob([]).stream());
  // @ts-expect-error -- a text is not a file
  void upload("a,b");
});

test("only lists with pages can be iterated by everyItem", () => {
  expectTypeOf(everyItem(client.listBrowsers)).toEqualTypeOf<AsyncGenerator<Browser, void, undefined>>();
  void everyItem(client.listAuthTimeline, { path: { id: "a" } });
  void everyItem(client.listBrowsers, { query: { limit: 7 } });
  // @ts-expect-error -- no id
  void everyItem(client.listAuthTimeline);
  // @ts-expect-error -- no such filter
  void everyItem(client.listBrowsers, { query: { nam: "a" } });
  // @ts-expect-error -- a list without pages
  void everyItem(client.listReplays, { path: { id: "a" } });
  // @ts-expect-error -- not a list
  void everyItem(client.getBrowser, { path: { id_or_name: "a" } });
});
