/** A server of raw sockets that lists each request that arrives. What it cannot read is listed, too. */
import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** A running server. */
export interface Upstream {
  url: string;
  /** The first line of each request that arrived, such as `GET /profiles HTTP/1.1`. */
  arrived: string[];
}

/** Answers a request on its connection. */
export type Answer = (socket: Socket, request: { line: string; head: string }) => unknown;

/** Starts a server on 127.0.0.1 that ends with the test. It keeps connections open, as servers behind a proxy do. */
export async function startUpstream(answer: Answer): Promise<Upstream> {
  const arrived: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket);
    let unread = "";
    socket.on("error", () => {}).on("end", () => socket.end()).on("close", () => sockets.delete(socket));
    socket.on("data", (bytes) => {
      unread += bytes.toString("latin1");
      for (let request = readRequest(unread); request; request = readRequest(unread)) {
        unread = request.rest;
        arrived.push(request.line);
        answer(socket, request);
      }
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, arrived };
}

/** Reads the first request of some bytes; undefined if it is incomplete. Unlike a real server, it forgives nothing. */
function readRequest(bytes: string): { line: string; head: string; rest: string } | undefined {
  const end = bytes.indexOf("\r\n\r\n");
  if (end === -1) return undefined;
  const head = bytes.slice(0, end);
  const [line = "", ...fields] = head.split("\r\n");
  const isClear = /^[A-Z-]+ [!-~]+ HTTP\/1\.1$/.test(line) && fields.every((field) => /^[\w-]+: [\t -~]*$/.test(field));
  const lengths = fields.filter((field) => /^(content-length|transfer-encoding):/i.test(field));
  const hosts = fields.filter((field) => /^host:/i.test(field));
  if (!isClear || lengths.length > 1 || hosts.length !== 1) return { line: `unclear: ${head}`, head, rest: "" };
  const body = readBody(bytes.slice(end + 4), lengths[0]?.split(": ")[1] ?? "0");
  return body && { line, head, rest: body.rest };
}

/** Returns what follows a body; undefined if the body is incomplete. */
function readBody(bytes: string, framing: string): { rest: string } | undefined {
  if (/^\d+$/.test(framing)) return bytes.length < Number(framing) ? undefined : { rest: bytes.slice(Number(framing)) };
  const chunks = /^(?:([1-9a-f][\da-f]*)\r\n)/i.exec(bytes);
  if (!chunks) {
    const last = /^0\r\n(?:[\w-]+: .*\r\n)*\r\n/.exec(bytes);
    return last ? { rest: bytes.slice(last[0].length) } : undefined;
  }
  const next = chunks[0].length + Number.parseInt(chunks[1] ?? "", 16) + 2;
  return bytes.length < next ? undefined : readBody(bytes.slice(next), framing);
}
