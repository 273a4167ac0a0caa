/** A bare `node:http` pipe to the server in its argument: the cost of a proxy that checks nothing. */
import { createServer, request as send } from "node:http";
import type { AddressInfo } from "node:net";

const [target = ""] = process.argv.slice(2);
const server = createServer((request, response) => {
  const { method, headers, url = "" } = request;
  const outgoing = send(target + url, { method, headers }, (incoming) => {
    response.writeHead(incoming.statusCode ?? 0, incoming.headers);
    incoming.pipe(response);
  });
  request.pipe(outgoing);
});
server.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
