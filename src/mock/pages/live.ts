/** The live view of a session, at `/vm/{id}/live?jwt=…`, and the paths below it that its script polls. */
import type { Contract, HandlerResponse } from "../../contract/index.js";
import { HttpError } from "../../server/http-error.js";
import { type HttpRequest, readTarget } from "../../server/http.js";
import type { View, Views } from "../../service/index.js";
import { html, type Html } from "./html.js";
import type { RenderPage } from "./layout.js";

/** The operations that the script of the page calls. */
const calledOperations = ["clickMouse", "moveMouse", "scroll", "typeText", "pressKey"];

/** The reasons why there is no live view. */
const headless = { status: 404, title: "No live view", text: "This session is headless, so it has no live view." };
const ended = { status: 401, title: "Session ended", text: "This session has ended." };
const closed = {
  status: 401,
  title: "No access",
  text: "The jwt in the URL is not the token of an active session. Get browser_live_view_url from the session again.",
};

const route = /^\/vm\/([^/]+)\/live(?:\/(state|screen\.png|frames))?$/;

/** Whether a path is below a live view. */
const isBelowLive = (pathname: string) => /^\/vm\/[^/]+\/live\//.test(pathname);

/** Whether a request is for a live view. */
export function isLive({ method, target }: HttpRequest): boolean {
  return method === "GET" && target.includes("/vm/") && route.test(readTarget(target).pathname);
}

/**
 * Whether a live view sends a request by itself, many times a minute: for the state of its session, or to move the
 * mouse.
 *
 * @param operation Id of the operation of the request, if there is one.
 */
export function isRefresh(request: HttpRequest, operation?: string): boolean {
  if (!(isLive(request) || operation === "moveMouse")) return false;
  return isBelowLive(readTarget(request.target).pathname);
}

/** Answers a request for a live view. If there is none, the page says why. */
export async function showLive(
  request: HttpRequest,
  views: Views,
  contract: Contract,
  renderPage: RenderPage,
): Promise<HandlerResponse> {
  const { pathname, search } = readTarget(request.target);
  const [, id = "", part] = route.exec(pathname) ?? [];
  const query = new URLSearchParams(search);
  const jwt = query.get("jwt") ?? "";
  const view = views.open(id, jwt);
  if (view?.token === undefined) {
    const reason = view ? headless : views.hasEnded(id, jwt) ? ended : closed;
    if (part !== undefined) throw new HttpError(reason.status, [], reason.text); // the script shows it on the page
    const body = html`<main><h1>${reason.title}</h1><p>${reason.text}</p></main>`;
    return renderPage({ ...reason, body, isEmbeddable: true });
  }
  const fresh = { status: 200, headers: { "Cache-Control": "no-store" } };
  if (part === "screen.png") return { ...fresh, mediaType: "image/png", body: await views.screenshot(id) };
  if (part === "frames") {
    if (!views.frames) throw new HttpError(404, [], "Only a mock with real browsers streams frames.");
    return { ...fresh, mediaType: "application/octet-stream", body: views.frames(id, request.signal) };
  }
  const current = { ...view, address: await views.address(view) };
  if (part === "state") return { ...fresh, mediaType: "text/html; charset=utf-8", body: renderState(current).text };
  const isReadOnly = query.get("readOnly") === "true";
  const scripts = ["live.js", ...views.frames ? ["live-frames.js"] : [], ...isReadOnly ? [] : ["live-input.js"]];
  const paths = isReadOnly ? undefined : pathsOf(contract);
  const body = renderBody(current, { jwt, paths, moves: views.frames !== undefined });
  return renderPage({ title: `Live view of ${view.name ?? id}`, body, scripts, isEmbeddable: true });
}

/** The paths of the operations that the script calls, relative to the page. */
function pathsOf({ byId }: Contract): string {
  const paths = calledOperations.map((id) => [id, byId.get(id)?.path.replace(/^.*\}\//, "")]);
  return JSON.stringify(Object.fromEntries(paths));
}

/** The options of a live view. */
interface LiveViewOptions {
  jwt: string;
  /** The paths for clicks and keys; undefined when the view is read-only. */
  paths: string | undefined;
  /** Whether its picture is a stream. */
  moves: boolean;
}

function renderBody(view: View, { jwt, paths, moves }: LiveViewOptions): Html {
  const image = html`<img src="live/screen.png?jwt=${encodeURIComponent(jwt)}" alt="The page in the browser"
  ${moves && html`data-frames`}>`;
  const screen = html`<div id="screen" role="application" tabindex="0" data-paths="${paths}" aria-label="Browser"
  aria-describedby="help">${image}</div>`;
  const help = paths ? "Click the picture and type. Press Tab to leave it." : "This view is read-only.";
  return html`<main>
<h1>Live view</h1>
${paths ? screen : image}
<p role="status"></p>
<div id="state">${renderState(view)}</div>
<p class="quiet" id="help">${help}</p>
</main>`;
}

/** Renders the state of a session, which the page updates. */
function renderState({ id, name, address, clicked, typed }: View): Html {
  return html`<dl>
<div><dt>Session</dt><dd>${name === undefined ? id : `${name} (${id})`}</dd></div>
<div><dt>Address</dt><dd>${address}</dd></div>
<div><dt>Last click</dt><dd>${clicked ? `${clicked.x}, ${clicked.y}` : "None yet"}</dd></div>
<div><dt>Last typed</dt><dd>${typed === "" ? "Nothing yet" : typed}</dd></div>
</dl>`;
}
