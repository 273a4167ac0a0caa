/** A service as a user may start to write it: six operations in `createService`, on `node:http`. */
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { Browser, ErrorBody } from "cloud-browser-contract/types";
import { createService, type Handlers } from "cloud-browser-contract/server";
import { onTestFinished } from "vitest";

/** The operations of the service. */
export type Implemented = Pick<
  Handlers, "createBrowser" | "getBrowser" | "deleteBrowser" | "writeFile" | "readFile" | "movePath"
>;

const sessions = new Map<string, { browser: Browser; files: Map<string, Uint8Array> }>();

const notFound = (what: string): { status: 404; body: ErrorBody } =>
  ({ status: 404, body: { code: "not_found", message: `There is no ${what}.` } });

function find(idOrName: string) {
  return sessions.get(idOrName) ?? [...sessions.values()].find(({ browser }) => browser.name === idOrName);
}

export const handlers: Implemented = {
  createBrowser({ body = {} }) {
    if (body.name && find(body.name)) {
      return { status: 409, body: { code: "conflict", message: `The name ${body.name} is taken.` } };
    }
    const session_id = `bs${Math.random().toString(36).slice(2)}`;
    const { headless = false, stealth = false, timeout_seconds = 60, region = "us-east", ...more } = body;
    const { tags = {}, start_url = "", viewport = { width: 1920, height: 1080 }, kiosk_mode = false } = more;
    const own = { session_id, created_at: new Date().toISOString(), cdp_ws_url: "ws://a", webdriver_ws_url: "ws://a" };
    const asked = { headless, stealth, timeout_seconds, region, tags, start_url, viewport, kiosk_mode };
    const browser: Browser = { ...own, ...asked, ...body.name && { name: body.name }, memory: "8GiB" };
    sessions.set(session_id, { browser, files: new Map() });
    return { status: 200, body: browser };
  },
  getBrowser: ({ path }) => {
    const session = find(path.id_or_name);
    return session ? { status: 200, body: session.browser } : notFound("such session");
  },
  deleteBrowser({ path }) {
    const session = find(path.id_or_name);
    if (!session) return notFound("such session");
    sessions.delete(session.browser.session_id);
    return { status: 204 };
  },
  async writeFile({ path, query, body }) {
    const bytes = await buffer(body);
    const session = find(path.id);
    if (!session) return notFound("such session");
    session.files.set(query.path, bytes);
    return { status: 200 };
  },
  readFile({ path, query }) {
    const bytes = find(path.id)?.files.get(query.path);
    return bytes ? { status: 200, body: bytes } : notFound(query.path);
  },
  movePath({ path, body }) {
    const files = find(path.id)?.files;
    const bytes = files?.get(body.src_path);
    if (!files || !bytes) return notFound(body.src_path);
    files.delete(body.src_path);
    files.set(body.dest_path, bytes);
    return { status: 200 };
  },
};

/** A rule of the contract that the service violates on purpose, for the check to find. */
export type Broken = "token" | "required";

/** Adds what a request lacks, before the service receives it. */
const breaks: Record<Broken, (request: IncomingMessage) => void> = {
  token: ({ headers }) => headers.authorization ??= "Bearer nobody",
  required(request) {
    const url = new URL(request.url ?? "/", "http://service");
    if (request.method === "PUT" && url.pathname.endsWith("/write_file") && !url.searchParams.has("path")) {
      request.url = `${url.pathname}?path=/tmp/made-up&${url.searchParams}`;
    }
  },
};

/** Starts the service, closes it when the test ends, and returns its URL. */
export async function startService(token: string, broken?: Broken): Promise<string> {
  const service = createService(handlers, { authenticate: (sent) => sent === token || broken === "token" });
  const server = createServer((request, response) => {
    if (broken) breaks[broken](request);
    service.listener(request, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
