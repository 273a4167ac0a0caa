/**
 * The addresses at which clients of the DevTools Protocol look for a browser: `/json/version`, `/json` and `/json/list`
 * below the address of a session's `cdp_ws_url`, or its `base_url`, with the `jwt` as there. They answer as Chromium.
 */
import { encode } from "../../server/encode.js";
import { HttpError } from "../../server/http-error.js";
import { headerOf, type HttpRequest, readTarget, type Responder } from "../../server/http.js";
import { checkToken } from "../vm.js";
import { type BrowserAccess, checkClient } from "./access.js";
import { answerBefore } from "./own-answers.js";

const pattern = /^\/vm\/([^/]+)(?:\/cdp)?\/json(\/version|\/list)?\/?$/;

/** What Chromium says of itself, or of a page. */
interface Target {
  webSocketDebuggerUrl?: string;
  devtoolsFrontendUrl?: string;
}

/** Has a responder answer requests for these addresses, too. */
export function withDiscovery(responder: Responder, access: BrowserAccess): Responder {
  return answerBefore(responder, access.log, (request) => {
    const { pathname, search } = readTarget(request.target);
    const [, id, path = ""] = pattern.exec(pathname) ?? [];
    if (id !== undefined && request.method === "GET") return () => answer(request, id, path, search, access);
  });
}

async function answer(request: HttpRequest, id: string, path: string, search: string, access: BrowserAccess) {
  checkClient(request, access.host);
  checkToken(id, search, access.service.isTokenOf);
  const { ask } = await access.devTools(id);
  access.service.use(id);
  const found = await ask(`/json${path}`).catch((error: unknown) => {
    throw new HttpError(502, [], `The browser does not answer: ${String(error)}`);
  }) as Target | Target[];
  const address = `${headerOf(request, "host")}/vm/${id}/cdp`;
  const jwt = new URLSearchParams(search).get("jwt");
  const rewritten = Array.isArray(found)
    ? found.map((target) => rewrite(target, address, `jwt=${jwt}`))
    : rewrite(found, address, `jwt=${jwt}`);
  return encode({ status: 200, body: rewritten });
}

/** Leads the URLs of a target to an address. */
function rewrite(target: Target, address: string, query: string): Target {
  const { webSocketDebuggerUrl = "", devtoolsFrontendUrl } = target;
  const url = webSocketDebuggerUrl.replace(/^ws:\/\/[^/]*/, `ws://${address}`);
  const own = encodeURIComponent(`${url.replace("ws://", "")}?${query}`);
  return {
    ...target,
    ...webSocketDebuggerUrl && { webSocketDebuggerUrl: `${url}?${query}` },
    ...devtoolsFrontendUrl && { devtoolsFrontendUrl: devtoolsFrontendUrl.replace(/\bws=[^&]*/, `ws=${own}`) },
  };
}
