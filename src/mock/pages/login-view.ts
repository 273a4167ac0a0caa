/** The content of a login page: the state of the login, the input that it waits for, or how it ended. */
import type { ManagedAuth } from "../../../generated/openapi.js";
import type { HttpError } from "../../server/http-error.js";
import { type Html, html } from "./html.js";
import { loginForms } from "./login-form.js";
import type { PageOptions } from "./layout.js";

/** A heading, and the content below it. */
type LoginContent = [heading: string, Html];

/** How to try again: the page itself cannot start a login. */
const again = html`<p>To try again, go back to the app that opened this page, and log in again.</p>`;

/**
 * Renders the state of a login.
 *
 * @param problem Why the submitted input was rejected, if it was.
 */
export function loginView(shown: ManagedAuth, problem?: HttpError): PageOptions {
  const [heading, content] = renderContent(shown);
  const { flow_status, flow_step, interaction_id, live_view_url } = shown;
  const isOpen = flow_status === "IN_PROGRESS";
  const state = isOpen && `${flow_step} ${interaction_id ?? ""}`; // the script waits for it to change
  const body = html`<main class="card"${state && html` data-state="${state}"`}>
<h1 tabindex="-1">${heading}</h1>
${problem && html`<p class="wrong" role="alert">${wordsFor(problem)}</p>`}
${content}
${isOpen && live_view_url && html`<p><a href="${live_view_url}" target="_blank">Watch the browser (new tab)</a></p>`}
</main>`;
  return { title: heading, body, status: problem?.status ?? 200, ...isOpen && { scripts: ["login.js"] } };
}

/** Renders the reason why there is no login. */
export function refusalView({ status, message }: HttpError): PageOptions {
  const title = status === 404 ? "There is no such login" : "This login cannot be opened";
  return { title, status, body: html`<main class="card"><h1 tabindex="-1">${title}</h1><p>${message}</p></main>` };
}

function wordsFor({ status, message }: HttpError): string {
  if (status === 422) return "The login no longer waits for this input. Enter what it asks for now.";
  return message;
}

function renderContent(shown: ManagedAuth): LoginContent {
  const { domain, flow_status, post_login_url, error_message, website_error } = shown;
  switch (flow_status) {
    case "SUCCESS": return [`You are logged in to ${domain}`, html`<p>You can close this page.</p>
${post_login_url && html`<p><a href="${post_login_url}">Go to ${post_login_url}</a></p>`}`];
    case "FAILED": return [`The login to ${domain} failed`, html`<p class="wrong">${error_message ?? ""}</p>
${renderWebsiteError(website_error)}${again}`];
    case "EXPIRED": return [`The login to ${domain} expired`, html`<p>The login took too long.</p>${again}`];
    case "CANCELED": return [`The login to ${domain} was canceled`, again];
    default: return [`Log in to ${domain}`, renderStep(shown)];
  }
}

function renderStep(shown: ManagedAuth): Html {
  switch (shown.flow_step) {
    case "DISCOVERING": return renderWaiting("Opening the website…");
    case "SUBMITTING": return renderWaiting("The website is checking your input…");
    case "AWAITING_EXTERNAL_ACTION":
      return html`${renderWaiting(shown.external_action_message ?? "")}${loginForms(shown)}`;
    default: return html`${renderWebsiteError(shown.website_error)}${loginForms(shown)}`;
  }
}

/** Without scripts, the link updates the page. */
function renderWaiting(message: string): Html {
  return html`<p role="status">${message}</p>
<p><small>This page updates automatically. If it does not, <a href="">reload it</a>.</small></p>
`;
}

function renderWebsiteError(websiteError: string | null | undefined): Html {
  return html`${websiteError && html`<p class="wrong" role="alert">The website says: ${websiteError}</p>
`}`;
}
