/** What must not compile. Each `@ts-expect-error` fails the type check when the line below it is accepted. */
import { Readable } from "node:stream";
import type { FetchResponse } from "openapi-fetch";
import { expectTypeOf, test } from "vitest";
import {
  createClient, type ErrorBody, type FileContent, type MovePathRequest, type RawBody, unwrap,
} from "cloud-browser-contract";

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
  // @ts-expect-error -- no such query parameter
  void client.PUT("/browsers/{id}/fs/write_file", { params: { ...params, query: { path, moed: "" } }, body: "" });
});

test("bodies are required, typed and closed", () => {
  // @ts-expect-error -- no body
  void client.PUT("/browsers/{id}/fs/move", { params });
  // @ts-expect-error -- no dest_path
  void client.PUT("/browsers/{id}/fs/move", { params, body: { src_path: "/a" } });
  // @ts-expect-error -- an extra property
  void client.PUT("/browsers/{id}/fs/move", { params, body: { src_path: "/a", dest_path: "/b", overwrite: true } });
  // @ts-expect-error -- an extra property, by way of request
  void client.request("put", "/browsers/{id}/fs/move", { params, body: { ...body, overwrite: true } });
  // @ts-expect-error -- no such action
  void client.POST("/browsers/{id}/computer/batch", { params, body: { actions: [{ type: "jump" }] } });
  void client.POST("/browsers/{id}/computer/batch", {
    params,
    body: { actions: [{ type: "click_mouse", click_mouse: { x: 1, y: 2 } }] }, // what has a default may be left out
  });
});

test("raw bodies are what callers have", () => {
  const query = { path: "/a" };
  const write = (body: FileContent) => client.PUT("/browsers/{id}/fs/write_file", {
    params: { ...params, query },
    body,
  });
  expectTypeOf<FileContent>().toEqualTypeOf<RawBody>();
  void write("text");
  void write(new Uint8Array(1));
  void write(Buffer.from("a"));
  void write(new ArrayBuffer(1));
  void write(new Blob([]));
  void write(new Blob([]).stream());
  void write(Readable.from([]));
  // @ts-expect-error -- an object is no file
  void write({ a: 1 });
  // @ts-expect-error -- nor is a list of numbers
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

  // No operation of today has data, so this is how the client's type treats one that has.
  type Sized = { responses: { 200: { content: { "application/json": { size: number } } } } };
  const answer = {} as FetchResponse<Sized, { parseAs: "json" }, `${string}/${string}`>;
  // @ts-expect-error -- there may be no data
  void answer.data.size;
  if (answer.data) expectTypeOf(answer.data.size).toEqualTypeOf<number>();
  expectTypeOf(unwrap(Promise.resolve(answer))).resolves.toEqualTypeOf<{ size: number }>();
});

test("options are checked", () => {
  // @ts-expect-error -- no token
  createClient({ baseUrl: "http://127.0.0.1:4010" });
  // @ts-expect-error -- no base URL
  createClient({ token: "t" });
  // @ts-expect-error -- redirects cannot be followed
  createClient({ baseUrl: "http://127.0.0.1:4010", token: "t", redirect: "follow" });
});

test("schemas have names", () => {
  expectTypeOf<MovePathRequest>().toEqualTypeOf<{ src_path: string; dest_path: string }>();
  expectTypeOf<ErrorBody>().toHaveProperty("inner_error");
});
