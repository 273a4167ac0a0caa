/**
 * The start page, `GET /` in a web browser: about the mock, its sessions with live views, and the latest requests. A
 * mock with a token asks for it first.
 */
import type { HandlerResponse } from "../../contract/index.js";
import type { HttpError } from "../../server/http-error.js";
import { headerOf, type HttpRequest, readTarget } from "../../server/http.js";
import type { SeenRequest } from "../request-history.js";
import type { View, Views } from "../../service/index.js";
import { html, type Html } from "./html.js";
import type { PageOptions, RenderPage } from "./layout.js";

/** How many sessions and requests are listed. */
const maxSessions = 50;
const maxRequests = 20;
/** How many characters of a path are shown. */
const maxPathLength = 200;

/** What the start page needs. */
export interface HomeParts {
  renderPage: RenderPage;
  /** Version of this package. */
  version: string;
  /** URL of the docs, if they are served. */
  docsUrl: string | undefined;
}

/** Whether a web browser requests the start page. Other clients get the response of the contract. */
export function isHome(request: HttpRequest): boolean {
  const { method, target } = request;
  if (method !== "GET" || !(target === "/" || target.startsWith("/?"))) return false;
  return headerOf(request, "accept")?.includes("text/html") ?? false;
}

/**
 * Creates the start page.
 *
 * @param views The sessions; undefined when the mock is stateless.
 */
export function showHome(
  parts: HomeParts,
  views: Views | undefined,
  requests: readonly SeenRequest[],
): Promise<HandlerResponse> {
  const latest = requests.slice(-maxRequests).reverse();
  return homePage(parts, html`<section>
<h2>Sessions</h2>
${views ? sessionTable(views) : html`<p>This mock is stateless: it answers with examples, and has no sessions.</p>`}
<h2>Latest requests</h2>
${latest.length === 0 ? html`<p>No requests yet.</p>` : requestTable(latest)}
</section>
<p class="quiet">Reload the page to update it.</p>`);
}

/**
 * Creates the page that asks for the token, and shows nothing else of the mock. Its script requests the start page with
 * the token in a header: in the URL, the token would be in the history of the web browser.
 *
 * @param refusal Why the request may not see the start page.
 */
export function askForToken(parts: HomeParts, { status }: HttpError): Promise<HandlerResponse> {
  return homePage(parts, html`<form>
<label for="token">Token of this mock</label>
<input id="token" type="password" autocomplete="current-password" required autofocus>
<p><button class="main">Show sessions and requests</button></p>
</form>
<p class="wrong" role="alert"></p>
<section></section>
<noscript><p>This page needs JavaScript.</p></noscript>`, { status, scripts: ["home.js"] });
}

function homePage(
  { renderPage, version, docsUrl }: HomeParts,
  content: Html,
  options: Pick<PageOptions, "status" | "scripts"> = {},
): Promise<HandlerResponse> {
  const docs = docsUrl === undefined
    ? html`To read the docs and try the API, run <code>npx cloud-browser-contract docs</code>.`
    : html`<a href="${docsUrl}">Read the docs and try the API</a>.`;
  return renderPage({
    ...options,
    title: "Mock of the cloud browser API",
    body: html`<main>
<h1>Mock of the cloud browser API</h1>
<p>This is the mock server of <code>cloud-browser-contract</code> ${version}. Send requests of the API to this
address. ${docs}</p>
${content}
</main>`,
  });
}

function sessionTable(views: Views): Html {
  const { views: latest, count } = views.latest(maxSessions);
  if (count === 0) return html`<p>No sessions are active.</p>`;
  const more = count - latest.length;
  return html`<p>${count === 1 ? "1 session is" : `${count} sessions are`} active.</p>
<table>
<thead><tr><th scope="col">Session</th><th scope="col">Address</th><th scope="col">Live view</th></tr></thead>
<tbody>${latest.map(rowOf)}</tbody>
</table>
${more > 0 && html`<p>${more} older ${more === 1 ? "session is" : "sessions are"} not listed.</p>`}`;
}

function rowOf({ id, name, address, token }: View): Html {
  const link = token !== undefined
    && html`<a href="vm/${id}/live?jwt=${encodeURIComponent(token)}" aria-label="Watch ${name ?? id}">Watch</a>`;
  return html`<tr><td>${name === undefined ? id : html`${name}<br><small>${id}</small>`}</td>
<td>${address}</td><td>${link === false ? "Headless" : link}</td></tr>
`;
}

function requestTable(requests: SeenRequest[]): Html {
  return html`<table>
<thead><tr><th scope="col">Request</th><th scope="col">Status</th></tr></thead>
<tbody>${requests.map(({ method, url, status }) =>
  html`<tr><td>${method} ${pathOf(url)}</td><td>${status}</td></tr>
`)}</tbody>
</table>`;
}

/** The path without the query, which may contain a token. */
function pathOf(url: string): string {
  const { pathname } = readTarget(url);
  return pathname.length > maxPathLength ? `${pathname.slice(0, maxPathLength)}…` : pathname;
}
