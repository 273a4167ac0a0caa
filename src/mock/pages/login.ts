/**
 * The page of a login, at its `hosted_url`: `/login/{connection}?code=…`. What a person enters there is submitted as
 * `submitAuthFields` does. `/login/{connection}/events?code=…` tells the page when the login has moved on.
 */
import type { SubmitFieldsRequest } from "../../../generated/openapi.js";
import type { Answer } from "../../contract/index.js";
import type { HandlerContext, OperationSuccess } from "../../operations.js";
import { readText } from "../../server/body.js";
import { HttpError } from "../../server/http-error.js";
import { headerOf, type HttpRequest, readTarget } from "../../server/http.js";
import { given } from "../service/base/given.js";
import type { LoginCodes } from "../service/auth/handoff.js";
import type { Service } from "../service/index.js";
import { valuePrefix } from "./login-form.js";
import { loginView, refusalView } from "./login-view.js";
import { page } from "./shell.js";

/** Where the logins are. */
type Logins = LoginCodes & Pick<Service, "handlers">;

/** What a request to the page is about. */
interface Visit {
  request: HttpRequest;
  /** ID of the connection. */
  id: string;
  /** Path and query of the page. */
  address: string;
}

/**
 * Answers a request to the page of a login; gives nothing when it is to another address.
 *
 * @param longest How long a form may be, in bytes.
 */
export function atLogin(request: HttpRequest, logins: Logins, longest: number): Promise<Answer> | undefined {
  if (!request.target.includes("/login/")) return undefined;
  const { pathname, search } = readTarget(request.target);
  const [, id, events] = /^\/login\/([^/]+)(\/events)?$/.exec(pathname) ?? [];
  if (id === undefined) return undefined;
  const code = new URLSearchParams(search).get("code") ?? "";
  const visit = { request, id, address: `/login/${id}?${new URLSearchParams({ code })}` };
  return answer().catch(refuse);

  async function answer(): Promise<Answer> {
    checkCode(logins.loginOf(visit.id, code), code);
    const { method } = request;
    if (events && method === "GET") return follow(visit, logins);
    if (!events && (method === "GET" || method === "HEAD")) return show(visit, logins);
    if (!events && method === "POST") return submit(visit, logins, longest);
    const Allow = events ? "GET" : "GET, HEAD, POST";
    throw new HttpError(405, [], `This address takes ${Allow}.`, { headers: { Allow } });
  }
}

function checkCode(login: ReturnType<LoginCodes["loginOf"]>, code: string): void {
  if (login === "latest") return;
  if (login === "earlier") {
    throw new HttpError(410, [], "Another login was started since. Go back to the app, which has its address.");
  }
  const advice = "Open the whole hosted_url that the start of the login gave.";
  if (code === "") throw new HttpError(401, [], `The address has no code. ${advice}`);
  throw new HttpError(403, [], `The code in the address is of no login of this connection. ${advice}`);
}

async function refuse(error: unknown): Promise<Answer> {
  if (!(error instanceof HttpError)) throw error;
  const answer = await page(refusalView(error));
  return { ...answer, headers: { ...error.headers, ...answer.headers } };
}

async function show({ request, id }: Visit, { handlers }: Logins, problem?: HttpError): Promise<Answer> {
  const answer = await handlers.getAuthConnection({ path: { id } }, contextOf(request));
  const { body } = answer as OperationSuccess<"getAuthConnection">;
  return page(loginView(body, problem));
}

async function follow({ request, id }: Visit, { handlers }: Logins): Promise<Answer> {
  const answer = await handlers.streamAuthEvents({ path: { id } }, contextOf(request));
  return { ...answer as OperationSuccess<"streamAuthEvents">, mediaType: "text/event-stream" };
}

/** Submits a form, then leads back to the page, so that a reload submits nothing. */
async function submit(visit: Visit, logins: Logins, longest: number): Promise<Answer> {
  const { request, id, address } = visit;
  try {
    const body = await readForm(request, longest);
    await logins.handlers.submitAuthFields({ path: { id }, body }, contextOf(request));
  } catch (error) {
    if (error instanceof HttpError) return show(visit, logins, error);
    throw error;
  }
  return { status: 303, headers: { Location: address } };
}

async function readForm(request: HttpRequest, longest: number): Promise<SubmitFieldsRequest> {
  const [mediaType = ""] = (headerOf(request, "content-type") ?? "").split(";");
  if (mediaType.trim().toLowerCase() !== "application/x-www-form-urlencoded") {
    throw new HttpError(415, [], "The form must be sent as application/x-www-form-urlencoded.");
  }
  const form = new URLSearchParams(String(await readText(request, longest)));
  const entered: [id: string, value: string][] = [];
  for (const [name, value] of form) { // as a list, many of them would take much memory
    if (name.startsWith(valuePrefix)) entered.push([name.slice(valuePrefix.length), value]);
  }
  const interaction_id = form.get("interaction_id") ?? undefined;
  const selected_choice_id = form.get("selected_choice_id") ?? undefined;
  return { ...given({ interaction_id, selected_choice_id }), field_values: Object.fromEntries(entered) };
}

function contextOf({ signal }: HttpRequest): HandlerContext {
  return { signal, caller: undefined };
}
