/** Starts a server between a client and the mock that records the bytes of each request, which the mock does not. */
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, request as pass } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** A request, and the status of its response. */
export interface Recorded {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer<ArrayBuffer>;
  status: number;
}

export interface Recorder {
  url: string;
  /** Returns the requests since the last call. */
  take(): Recorded[];
  close(): void;
}

/** Starts a server that forwards each request to another one. */
export async function startRecorder(target: string): Promise<Recorder> {
  const requests: Recorded[] = [];
  const server = createServer((request, response) => {
    const { method = "", url = "", headers } = request;
    const sent = buffer(request);
    request.pipe(pass(target + url, { method, headers }, (answer) => {
      const { statusCode: status = 0 } = answer;
      answer.pipe(response.writeHead(status, answer.headers));
      void sent.then((body) => requests.push({ method, url, headers, body, status }));
    }));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    take: () => requests.splice(0),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
