/**
 * A bare `node:http` server that parses the JSON of a request, and returns the example of the contract: the least work
 * that a server in Node.js can do.
 */
import { createServer } from "node:http";
import { parseArgs } from "node:util";
import { loadContract } from "../src/contract/node/load.js";

const { values: { port } } = parseArgs({ options: { port: { type: "string" } } });
const contract = await loadContract();

const exampleOf = async (method: string, path: string) => {
  const match = contract.find(method, path);
  return match && (await contract.exampleResponse(match.operation)).body;
};
const [list, single] = [await exampleOf("GET", "/browsers"), await exampleOf("GET", "/browsers/any")];

createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    if (request.headers["content-type"] === "application/json" && chunks.length > 0) {
      JSON.parse(Buffer.concat(chunks).toString());
    }
    if (request.method !== "GET") return void response.end();
    const text = JSON.stringify(request.url === "/browsers" ? list : single);
    response.setHeader("Content-Type", "application/json").end(text);
  });
}).listen(Number(port), "127.0.0.1");
