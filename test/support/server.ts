/** Starts a real HTTP server for the tests of the client, which records requests and responds as a test says. */
import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** A request as received. */
export interface Arrived {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  bytes: number;
  sha256: string;
  /** The first 10,000 bytes, in whole chunks. */
  body: Buffer;
  text: string;
}

/** A running server. */
export interface TestServer {
  baseUrl: string;
  /** Every request so far, in order. */
  arrived: Arrived[];
}

/** Starts a server on 127.0.0.1 that is closed when the test ends. By default, it responds with 200 and no body. */
export async function startServer(answer: RequestListener = (_, response) => response.end()): Promise<TestServer> {
  const arrived: Arrived[] = [];
  const server = createServer((request, response) => {
    const hash = createHash("sha256");
    let bytes = 0;
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => {
      hash.update(chunk);
      bytes += chunk.length;
      if (bytes < 10_000) chunks.push(chunk);
    });
    request.on("end", () => {
      const { method = "", url = "", headers } = request;
      const body = Buffer.concat(chunks);
      arrived.push({ method, url, headers, bytes, sha256: hash.digest("hex"), body, text: body.toString() });
      answer(request, response);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, arrived };
}

export function sha256(bytes: Uint8Array | string): string {
  return createHash("sha256").update(bytes).digest("hex");
}
