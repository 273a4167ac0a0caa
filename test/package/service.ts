/** A service as somebody may begin it: plain `node:http`, three of the `Handlers`, and the contract as JSON. */
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { ErrorBody, Handlers } from "cloud-browser-contract";
import { onTestFinished } from "vitest";

type Node = Record<string, any>;
interface Answer { status: number; body?: ErrorBody }
interface Route {
  id: keyof typeof handlers;
  method: string;
  path: RegExp;
  query: { name: string; required: boolean; fits: ValidateFunction }[];
  mediaType: string;
  fits: ValidateFunction;
}

const contract = createRequire(import.meta.url)("cloud-browser-contract/openapi.json") as Node;
const ajv = new Ajv2020({ strict: false, formats: { binary: true } }).addSchema(contract, "contract");

function routeOf(path: string, method: string, { operationId, parameters, requestBody }: Node): Route {
  const [[mediaType, { schema }]] = Object.entries<Node>(requestBody.content) as [[string, Node]];
  return {
    id: operationId,
    method: method.toUpperCase(),
    path: new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`),
    query: (parameters as Node[]).map(follow)
      .filter((parameter) => parameter.in === "query")
      .map(({ name, required = false, schema }) => ({ name, required, fits: validator(schema) })),
    mediaType,
    fits: validator(schema),
  };
}

function follow(node: Node): Node {
  if (!node.$ref) return node;
  return node.$ref.slice(2).split("/").reduce((found: Node, key: string) => found[key], contract);
}

function validator(schema: Node): ValidateFunction {
  return ajv.compile({ ...schema, ...schema.$ref && { $ref: `contract${schema.$ref}` } });
}

/** The session that there is. The service has no operation that starts one. */
export const session = "the-only-session";
const files = new Map<string, Uint8Array>();

const handlers: Pick<Handlers, "batchComputerAction" | "movePath" | "writeFile"> = {
  async writeFile({ path, query, body }) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of body) chunks.push(chunk);
    files.set(`${path.id}:${query.path}`, Buffer.concat(chunks));
    return { status: 200 };
  },
  movePath({ path, body }) {
    const source = `${path.id}:${body.src_path}`;
    const file = files.get(source);
    if (!file) return { status: 404, body: { code: "not_found", message: `There is no ${body.src_path}.` } };
    files.delete(source);
    files.set(`${path.id}:${body.dest_path}`, file);
    return { status: 200 };
  },
  batchComputerAction: () => ({ status: 200 }),
};

const routes = Object.entries<Node>(contract.paths).flatMap(([path, item]) => Object.entries<Node>(item)
  .filter(([, { operationId }]) => operationId in handlers)
  .map(([method, operation]) => routeOf(path, method, operation)));

interface ServiceOptions {
  /** The token that it takes. Without one it serves everybody, which the contract forbids. */
  token?: string;
  /** A check that it leaves out, to be found by that. */
  forgets?: "required";
}

async function handle(request: IncomingMessage, { token, forgets }: ServiceOptions): Promise<Answer> {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://127.0.0.1");
  const route = routes.find(({ method, path }) => method === request.method && path.test(pathname));
  if (!route) return refuse(404, "not_found", `There is no ${request.method} ${pathname}.`);
  const { authorization, "content-type": mediaType } = request.headers;
  if (token && authorization !== `Bearer ${token}`) return refuse(401, "unauthorized", "Who is it?");
  const path = route.path.exec(pathname)?.groups;
  if (path?.id !== session) return refuse(404, "not_found", `There is no session ${path?.id}.`);
  const query = Object.fromEntries(searchParams);
  const wrong = route.query.find(({ name, required, fits }) => {
    const [value, ...more] = searchParams.getAll(name);
    return more.length > 0 || (value === undefined ? required && forgets !== "required" : !fits(value));
  });
  if (wrong) return refuse(400, "bad_request", `${wrong.name} is missing or not valid.`);
  if (mediaType !== route.mediaType) return refuse(400, "bad_request", `The body is no ${route.mediaType}.`);
  const isJson = route.mediaType === "application/json";
  const body = isJson ? await json(request).catch(() => undefined) : request;
  if (isJson && !route.fits(body)) return refuse(400, "bad_request", ajv.errorsText(route.fits.errors));
  return handlers[route.id]({ path, query, body } as never);
}

function refuse(status: number, code: string, message: string): Answer {
  return { status, body: { code, message } };
}

/** Starts the service, which ends with the test. */
export async function startService(options: ServiceOptions): Promise<string> {
  const server = createServer((request, response) => void handle(request, options).then(({ status, body }) => {
    if (body) response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
    else response.writeHead(status).end();
  })).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
