/** A bare `node:http` that parses JSON and answers 200: what any server in Node.js does at least. */
import { createServer } from "node:http";
import { parseArgs } from "node:util";

const { values: { port } } = parseArgs({ options: { port: { type: "string" } } });

createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    if (request.headers["content-type"] === "application/json") JSON.parse(Buffer.concat(chunks).toString());
    response.end();
  });
}).listen(Number(port), "127.0.0.1");
