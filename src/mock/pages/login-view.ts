/** What the page of a login shows: how the login stands, what it waits for, and how it ended. */
import type { ManagedAuth } from "../../../generated/openapi.js";
import type { HttpError } from "../../server/http-error.js";
import { type Html, html } from "./html.js";
import { loginForms } from "./login-form.js";
import type { Page } from "./shell.js";

/** A heading, and what stands below it. */
type Content = [heading: string, Html];

/** What leads to another try: the page itself cannot start a login. */
const again = html`<p>To try again, start another login from the app that led you here.</p>`;

/**
 * Shows how a login stands.
 *
 * @param problem Why what was submitted was refused, if it was.
 */
export function loginView(shown: ManagedAuth, problem?: HttpError): Page {
  const [heading, content] = contentOf(shown);
  const { flow_status, flow_step, interaction_id, live_view_url } = shown;
  const isOpen = flow_status === "IN_PROGRESS";
  const state = isOpen && `${flow_step} ${interaction_id ?? ""}`; // the script looks for another one
  const body = html`<main class="card"${state && html` data-state="${state}"`}>
<h1 tabindex="-1">${heading}</h1>
${problem && html`<p class="wrong" role="alert">${wordsFor(problem)}</p>`}
${content}
${isOpen && live_view_url && html`<p><a href="${live_view_url}" target="_blank">Watch the browser (new tab)</a></p>`}
</main>`;
  return { title: heading, body, status: problem?.status ?? 200, ...isOpen && { script: "login.js" } };
}

/** Says why there is no login to see. */
export function refusalView({ status, message }: HttpError): Page {
  const title = status === 404 ? "There is no such login" : "This login cannot be opened";
  return { title, status, body: html`<main class="card"><h1 tabindex="-1">${title}</h1><p>${message}</p></main>` };
}

function wordsFor({ status, message }: HttpError): string {
  if (status === 422) return "The login did not wait for this any more. What it waits for now is below.";
  return message;
}

function contentOf(shown: ManagedAuth): Content {
  const { domain, flow_status, post_login_url, error_message, website_error } = shown;
  switch (flow_status) {
    case "SUCCESS": return [`You are logged in to ${domain}`, html`<p>You can close this page.</p>
${post_login_url && html`<p><a href="${post_login_url}">Go to ${post_login_url}</a></p>`}`];
    case "FAILED": return [`The login to ${domain} failed`, html`<p class="wrong">${error_message ?? ""}</p>
${saidBy(website_error)}${again}`];
    case "EXPIRED": return [`The login to ${domain} expired`, html`<p>It took too long.</p>${again}`];
    case "CANCELED": return [`The login to ${domain} was canceled`, again];
    default: return [`Log in to ${domain}`, stepOf(shown)];
  }
}

function stepOf(shown: ManagedAuth): Html {
  switch (shown.flow_step) {
    case "DISCOVERING": return waiting("The website is being opened.");
    case "SUBMITTING": return waiting("The website is checking your input.");
    case "AWAITING_EXTERNAL_ACTION":
      return html`${waiting(shown.external_action_message ?? "")}${loginForms(shown)}`;
    default: return html`${saidBy(shown.website_error)}${loginForms(shown)}`;
  }
}

/** Without a script, the page goes on by its link. */
function waiting(message: string): Html {
  return html`<p role="status">${message}</p>
<p><small>This page goes on by itself. If it does not, <a href="">reload it</a>.</small></p>
`;
}

function saidBy(websiteError: string | null | undefined): Html {
  return html`${websiteError && html`<p class="wrong" role="alert">The website says: ${websiteError}</p>
`}`;
}
