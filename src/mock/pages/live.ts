/** The live view of a session at `/vm/{id}/live?jwt=…`, and below it what its script asks for again and again. */
import type { Answer, Contract } from "../../contract/index.js";
import { HttpError } from "../../server/http-error.js";
import { type HttpRequest, readTarget } from "../../server/http.js";
import type { Views } from "../service/index.js";
import type { View } from "../service/views.js";
import { html, type Html } from "./html.js";
import { page } from "./shell.js";

/** The operations that the script of the page calls. */
const called = ["clickMouse", "typeText", "pressKey"];

/** Why there is nothing to see. */
const headless = { status: 404, title: "No live view", text: "This session is headless, so it has no live view." };
const ended = { status: 401, title: "Session ended", text: "This session has ended." };
const closed = {
  status: 401,
  title: "No access",
  text: "The jwt in the address is not the token of an active session. Take the address from the session again.",
};

const route = /^\/vm\/([^/]+)\/live(?:\/(state|screen\.png))?$/;

/** Whether a request is for a live view. */
export function isLive({ method, target }: HttpRequest): boolean {
  return method === "GET" && target.includes("/vm/") && route.test(readTarget(target).pathname);
}

/** Whether it only keeps a live view current: such requests come every second. */
export function isRefresh(request: HttpRequest): boolean {
  return isLive(request) && readTarget(request.target).pathname.includes("/live/");
}

/** Answers a request for a live view. Without a session to show, the page says why. */
export async function showLive(request: HttpRequest, views: Views, contract: Contract): Promise<Answer> {
  const { pathname, search } = readTarget(request.target);
  const [, id = "", part] = route.exec(pathname) ?? [];
  const query = new URLSearchParams(search);
  const jwt = query.get("jwt") ?? "";
  const view = views.open(id, jwt);
  if (view?.token === undefined) {
    const reason = view ? headless : views.hasEnded(id, jwt) ? ended : closed;
    if (part !== undefined) throw new HttpError(reason.status, [], reason.text); // the script shows it on the page
    const body = html`<main><h1>${reason.title}</h1><p>${reason.text}</p></main>`;
    return page({ ...reason, body, isEmbeddable: true });
  }
  const fresh = { status: 200, headers: { "Cache-Control": "no-store" } };
  if (part === "screen.png") return { ...fresh, mediaType: "image/png", body: await views.screenshot(id) };
  if (part === "state") return { ...fresh, mediaType: "text/html; charset=utf-8", body: stateOf(view).text };
  return page({
    title: `Live view of ${view.name ?? id}`,
    body: bodyOf(view, jwt, query.get("readOnly") === "true" ? undefined : pathsOf(contract)),
    script: "live.js",
    isEmbeddable: true,
  });
}

/** Where the script finds the operations that it calls, from the page on. */
function pathsOf({ byId }: Contract): string {
  return JSON.stringify(Object.fromEntries(called.map((id) => [id, byId.get(id)?.path.replace(/^.*\}\//, "")])));
}

/** @param paths Where clicks and keys go; left out, the page takes none. */
function bodyOf(view: View, jwt: string, paths: string | undefined): Html {
  const image = html`<img src="live/screen.png?jwt=${encodeURIComponent(jwt)}" alt="The page in the browser">`;
  const screen = html`<div id="screen" role="application" tabindex="0" data-paths="${paths}" aria-label="Browser"
  aria-describedby="help">${image}</div>`;
  const help = paths ? "Click the picture and type. Tab leaves it." : "This view takes no clicks and no keys.";
  return html`<main>
<h1>Live view</h1>
${paths ? screen : image}
<p role="status"></p>
<div id="state">${stateOf(view)}</div>
<p class="quiet" id="help">${help}</p>
</main>`;
}

/** What there is to know about a session: it is shown anew each time that it has changed. */
function stateOf({ id, name, address, clicked, typed }: View): Html {
  return html`<dl>
<div><dt>Session</dt><dd>${name === undefined ? id : `${name} (${id})`}</dd></div>
<div><dt>Address</dt><dd>${address}</dd></div>
<div><dt>Last click</dt><dd>${clicked ? `${clicked.x}, ${clicked.y}` : "None yet"}</dd></div>
<div><dt>Last typed</dt><dd>${typed === "" ? "Nothing yet" : typed}</dd></div>
</dl>`;
}
