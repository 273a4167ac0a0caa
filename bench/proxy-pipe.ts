/** A bare pipe of `node:http` before the server that its argument names: what a proxy costs that judges nothing. */
import { createServer, request as send } from "node:http";
import type { AddressInfo } from "node:net";

const [target = ""] = process.argv.slice(2);
const server = createServer((request, response) => {
  const { method, headers, url = "" } = request;
  const outgoing = send(target + url, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 0, answer.headers);
    answer.pipe(response);
  });
  request.pipe(outgoing);
});
server.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
