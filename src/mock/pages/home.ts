/** What `GET /` is in a browser: what runs here, its sessions with their live views, and the latest requests. */
import type { Answer } from "../../contract/index.js";
import { headerOf, type HttpRequest, readTarget } from "../../server/http.js";
import { version } from "../../version.js";
import type { SeenRequest } from "../seen.js";
import type { Views } from "../service/index.js";
import type { View } from "../service/views.js";
import { html, type Html } from "./html.js";
import { page } from "./shell.js";

/** How many sessions, and how many requests, are listed. */
const mostSessions = 50;
const mostRequests = 20;
/** How much of a path is shown. */
const longest = 200;

/** Whether a request is a browser's for the start page: a program gets the answer of the contract. */
export function isHome(request: HttpRequest): boolean {
  const { method, target } = request;
  if (method !== "GET" || !(target === "/" || target.startsWith("/?"))) return false;
  return headerOf(request, "accept")?.includes("text/html") ?? false;
}

/** @param views What there is to see of the sessions; left out, the mock keeps none. */
export async function showHome(views: Views | undefined, requests: readonly SeenRequest[]): Promise<Answer> {
  const latest = requests.slice(-mostRequests).reverse();
  return page({
    title: "Mock of the cloud browser API",
    body: html`<main>
<h1>Mock of the cloud browser API</h1>
<p>This is the mock server of <code>cloud-browser-contract</code> ${await version()}. Send requests of the API to this
address. To read the docs and try the API, run <code>npx cloud-browser-contract docs</code>.</p>
<h2>Sessions</h2>
${views ? sessionsOf(views) : html`<p>This mock is stateless: it answers by examples, and keeps no sessions.</p>`}
<h2>Latest requests</h2>
${latest.length === 0 ? html`<p>There are none yet.</p>` : requestsOf(latest)}
<p class="quiet">Reload the page to see what is new.</p>
</main>`,
  });
}

function sessionsOf(views: Views): Html {
  const { views: latest, count } = views.latest(mostSessions);
  if (count === 0) return html`<p>No session is active.</p>`;
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
    && html`<a href="/vm/${id}/live?jwt=${encodeURIComponent(token)}" aria-label="Watch ${name ?? id}">Watch</a>`;
  return html`<tr><td>${name === undefined ? id : html`${name}<br><small>${id}</small>`}</td>
<td>${address}</td><td>${link === false ? "Headless" : link}</td></tr>
`;
}

function requestsOf(requests: SeenRequest[]): Html {
  return html`<table>
<thead><tr><th scope="col">Request</th><th scope="col">Status</th></tr></thead>
<tbody>${requests.map(({ method, url, status }) =>
  html`<tr><td>${method} ${pathOf(url)}</td><td>${status}</td></tr>
`)}</tbody>
</table>`;
}

/** Without the query: it may hold a token. */
function pathOf(url: string): string {
  const { pathname } = readTarget(url);
  return pathname.length > longest ? `${pathname.slice(0, longest)}…` : pathname;
}
