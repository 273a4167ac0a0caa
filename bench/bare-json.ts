/**
 * A bare `node:http` that parses the JSON of a request, and writes that of an answer, as the contract shows it: what
 * any server in Node.js does at least.
 */
import { createServer } from "node:http";
import { parseArgs } from "node:util";
import { loadContract } from "../src/contract/index.js";

const { values: { port } } = parseArgs({ options: { port: { type: "string" } } });
const contract = await loadContract();

const shown = async (method: string, path: string) => {
  const match = contract.find(method, path);
  return match && (await contract.exampleAnswer(match.operation)).body;
};
const [list, one] = [await shown("GET", "/browsers"), await shown("GET", "/browsers/any")];

createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    if (request.headers["content-type"] === "application/json" && chunks.length > 0) {
      JSON.parse(Buffer.concat(chunks).toString());
    }
    if (request.method !== "GET") return void response.end();
    const text = JSON.stringify(request.url === "/browsers" ? list : one);
    response.setHeader("Content-Type", "application/json").end(text);
  });
}).listen(Number(port), "127.0.0.1");
