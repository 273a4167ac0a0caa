/** A body that was read before the service got the request is reported as an error, and never treated as empty. */
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { createService } from "../../src/server/index.js";
import { errorOf } from "../support/mock.js";
import { bearer, type Call, json, move, write } from "./support.js";

const alreadyRead = "The body has been read before the service got the request. Mount it before any body parser.";

describe("a body that has been read before", () => {
  const errors: unknown[] = [];
  const options = { authenticate: () => true, onError: (error: unknown) => void errors.push(error) };
  const service = createService({
    movePath: () => ({ status: 200 }),
    uploadFiles: () => ({ status: 201 }),
    async writeFile({ body }) {
      for await (const chunk of body) void chunk;
      return { status: 200 };
    },
  }, options);

  const form = (call: Call) => {
    const body = new FormData();
    body.append("files[0][dest_path]", "/a");
    body.append("files[0][file]", new Blob(["x"]));
    return call("/browsers/x/fs/upload", { method: "POST", headers: bearer, body });
  };
  const requests = { JSON: move, bytes: (call: Call) => write(call, "x"), form };

  /** Reads the body first, as a body parser does. */
  const parse: RequestListener = (request, response) =>
    void request.on("end", () => service.listener(request, response)).resume();

  it.each(Object.entries(requests))("gets a 500 that says so: %s, over node:http", async (_, request) => {
    const server = createServer(parse).listen(0, "127.0.0.1");
    onTestFinished(() => void server.close());
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    errors.length = 0;
    const message = `The service failed: ${alreadyRead}`;
    const call: Call = (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init);
    expect(await errorOf(request(call))).toEqual({ status: 500, code: "internal_server_error", message });
    expect(errors).toEqual([new Error(alreadyRead)]);
    expect(await errorOf(call("/browsers", { headers: json }))).toMatchObject({ status: 501 });
  });
  it.each(Object.entries(requests))("gets a 500 that says so: %s, over fetch", async (_, request) => {
    const message = `The service failed: ${alreadyRead}`;
    const reads: ((request: Request) => unknown)[] = [
      (request) => request.text(),
      (request) => request.body?.getReader(),
      async ({ body }) => {
        const reader = (body as ReadableStream).getReader();
        await reader.read();
        reader.releaseLock();
      },
    ];
    for (const read of reads) {
      errors.length = 0;
      const call: Call = async (path, init) => {
        const request = new Request(`http://service.test${path}`, init);
        await read(request);
        return service.fetch(request);
      };
      expect(await errorOf(request(call))).toEqual({ status: 500, code: "internal_server_error", message });
      expect(errors).toEqual([new Error(alreadyRead)]);
    }
  });
});
