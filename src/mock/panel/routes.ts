/**
 * What the panel asks for, besides what tests ask for: its page, `/_mock/events`, `/_mock/operations`, the picture of a
 * session, and the paths of the contract below `/_mock/api/`. None of it is listed, keeps a session alive, or uses up
 * an override.
 */
import type { Contract, HandlerResponse } from "../../contract/index.js";
import { HttpError } from "../../server/http-error.js";
import { type HttpRequest, headerOf, readTarget } from "../../server/http.js";
import type { Service } from "../../service/index.js";
import type { Panel } from "./index.js";
import { panelOperations } from "./operations.js";

/** What the panel needs. */
export interface PanelParts extends Pick<Panel, "events" | "current"> {
  contract: Contract;
  /** Reads its page; undefined if there is none. */
  readPage: (() => Promise<Uint8Array>) | undefined;
  /** The sessions; undefined when the mock is stateless. */
  service: Pick<Service, "views" | "unnoticed"> | undefined;
}

/** What a list of the mock's own paths says about these. */
export const panelRoutes = ["GET /_mock/events", "GET /_mock/operations", "GET /_mock/screens/{id}"];

/** Where the paths of the contract are, for the panel. */
const apiPath = "/_mock/api";

/** Whether a web browser asks for the page. A program gets an error, which at `/` is that of the contract. */
export function isPanelPage(request: HttpRequest): boolean {
  const { method, target } = request;
  const { pathname } = readTarget(target);
  return method === "GET" && (pathname === "/" || pathname === "/_mock/")
    && (headerOf(request, "accept")?.includes("text/html") ?? false);
}

/** Returns the page. It shows nothing of the mock by itself, so it needs no token. */
export async function panelPage({ readPage }: PanelParts): Promise<HandlerResponse> {
  if (!readPage) throw new HttpError(404, [], "This mock has no panel: it needs a port, or a service worker.");
  const headers = {
    "Content-Security-Policy": "frame-ancestors 'none'", // the page itself has the rest
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-cache",
  };
  return { status: 200, headers, mediaType: "text/html; charset=utf-8", body: await readPage() };
}

/** Returns the request for the contract that the panel sends; undefined if it is another one. */
export function requestOfPanel(request: HttpRequest, token: string): HttpRequest | undefined {
  if (!request.target.startsWith(`${apiPath}/`)) return undefined;
  const { prefer: _, ...headers } = request.headers;
  return {
    ...request,
    target: request.target.slice(apiPath.length),
    headers: { ...headers, authorization: `Bearer ${token}` },
  };
}

/** Answers what else the panel asks for; undefined if it is something else. */
export function answerPanel(request: HttpRequest, parts: PanelParts): Promise<HandlerResponse> | undefined {
  if (request.method !== "GET") return undefined;
  const { pathname } = readTarget(request.target);
  const [, session] = /^\/_mock\/screens\/([^/]+)$/.exec(pathname) ?? [];
  if (session !== undefined) return screenOf(session, parts);
  const fresh = { status: 200, headers: { "Cache-Control": "no-store" } };
  if (pathname === "/_mock/operations") {
    return Promise.resolve({ ...fresh, body: panelOperations(parts.contract) });
  }
  if (pathname !== "/_mock/events") return undefined;
  const body = parts.events.stream(parts.current());
  return Promise.resolve({ ...fresh, mediaType: "text/event-stream", body });
}

async function screenOf(session: string, { service }: PanelParts): Promise<HandlerResponse> {
  if (!service) throw new HttpError(404, [], "This mock is stateless: it has no sessions.");
  const { unnoticed, views } = service;
  const headers = { "Cache-Control": "no-store" };
  return { status: 200, headers, mediaType: "image/png", body: await unnoticed(() => views.screenshot(session)) };
}
