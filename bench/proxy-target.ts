/** A server that accepts any body, and returns 1 GiB to a GET. It runs as a child process and sends its port. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";

const chunk = Buffer.alloc(64 * 1024, "a");

function* chunks() {
  for (let sent = 0; sent < 2 ** 30; sent += chunk.length) yield chunk;
}

const server = createServer((request, response) => {
  request.resume().on("end", () => {
    if (request.method !== "GET") return response.end();
    response.writeHead(200, { "Content-Type": "application/octet-stream" });
    Readable.from(chunks()).pipe(response);
  });
});
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
process.on("disconnect", () => process.exit());
