/**
 * The page of a login, at its `hosted_url`: `/login/{connection}?code=…`. It submits input as `submitAuthFields` does.
 * `/login/{connection}/events?code=…` tells the page when the state of the login changes.
 */
import type { SubmitFieldsRequest } from "../../../generated/openapi.js";
import type { HandlerResponse } from "../../contract/index.js";
import type { OperationSuccess } from "../../operations.js";
import { readText } from "../../server/body.js";
import { handlerContext } from "../../server/context.js";
import { HttpError } from "../../server/http-error.js";
import { headerOf, type HttpRequest, readTarget } from "../../server/http.js";
import { withoutUndefined } from "../../service/base/without-undefined.js";
import type { LoginCodes, Service } from "../../service/index.js";
import { valuePrefix } from "./login-form.js";
import { loginView, refusalView } from "./login-view.js";
import type { RenderPage } from "./layout.js";

/** The handlers that the page calls. */
type LoginHandlers = LoginCodes & Pick<Service, "handlers">;

/** A request for the page. */
interface LoginPageRequest {
  request: HttpRequest;
  renderPage: RenderPage;
  /** ID of the connection. */
  id: string;
  /** Address of the page, relative to itself. */
  address: string;
}

/**
 * Answers a request for the page of a login. Returns undefined for any other URL.
 *
 * @param maxFormBytes How long a form may be.
 */
export function routeLogin(
  request: HttpRequest,
  logins: LoginHandlers,
  renderPage: RenderPage,
  maxFormBytes: number,
): Promise<HandlerResponse> | undefined {
  if (!request.target.includes("/login/")) return undefined;
  const { pathname, search } = readTarget(request.target);
  const [, id, events] = /^\/login\/([^/]+)(\/events)?$/.exec(pathname) ?? [];
  if (id === undefined) return undefined;
  const code = new URLSearchParams(search).get("code") ?? "";
  const visit = { request, renderPage, id, address: `?${new URLSearchParams({ code })}` };
  return answer().catch((error: unknown) => answerError(error, renderPage));

  async function answer(): Promise<HandlerResponse> {
    checkCode(logins.loginOf(visit.id, code), code);
    const { method } = request;
    if (events && method === "GET") return streamEvents(visit, logins);
    if (!events && (method === "GET" || method === "HEAD")) return showLoginPage(visit, logins);
    if (!events && method === "POST") return submit(visit, logins, maxFormBytes);
    const Allow = events ? "GET" : "GET, HEAD, POST";
    throw new HttpError(405, [], `This URL accepts only ${Allow}.`, { headers: { Allow } });
  }
}

function checkCode(login: ReturnType<LoginCodes["loginOf"]>, code: string): void {
  if (login === "latest") return;
  if (login === "earlier") {
    throw new HttpError(410, [], "Another login was started since. Go back to the app to open it.");
  }
  const advice = "Open the complete hosted_url of the login.";
  if (code === "") throw new HttpError(401, [], `The URL has no code. ${advice}`);
  throw new HttpError(403, [], `The code in the URL does not belong to a login of this connection. ${advice}`);
}

async function answerError(error: unknown, renderPage: RenderPage): Promise<HandlerResponse> {
  if (!(error instanceof HttpError)) throw error;
  const response = await renderPage(refusalView(error));
  return { ...response, headers: { ...error.headers, ...response.headers } };
}

async function showLoginPage(
  { request, renderPage, id }: LoginPageRequest,
  { handlers }: LoginHandlers,
  problem?: HttpError,
): Promise<HandlerResponse> {
  const response = await handlers.getAuthConnection({ path: { id } }, handlerContext(request.signal));
  const { body } = response as OperationSuccess<"getAuthConnection">;
  return renderPage(loginView(body, problem));
}

async function streamEvents({ request, id }: LoginPageRequest, { handlers }: LoginHandlers): Promise<HandlerResponse> {
  const response = await handlers.streamAuthEvents({ path: { id } }, handlerContext(request.signal));
  return { ...response as OperationSuccess<"streamAuthEvents">, mediaType: "text/event-stream" };
}

/** Submits a form, then redirects to the page, so that reloading it does not submit again. */
async function submit(visit: LoginPageRequest, logins: LoginHandlers, maxFormBytes: number): Promise<HandlerResponse> {
  const { request, id, address } = visit;
  try {
    const body = await readLoginForm(request, maxFormBytes);
    await logins.handlers.submitAuthFields({ path: { id }, body }, handlerContext(request.signal));
  } catch (error) {
    if (error instanceof HttpError) return showLoginPage(visit, logins, error);
    throw error;
  }
  return { status: 303, headers: { Location: address } };
}

async function readLoginForm(request: HttpRequest, maxFormBytes: number): Promise<SubmitFieldsRequest> {
  const [mediaType = ""] = (headerOf(request, "content-type") ?? "").split(";");
  if (mediaType.trim().toLowerCase() !== "application/x-www-form-urlencoded") {
    throw new HttpError(415, [], "The form must be sent as application/x-www-form-urlencoded.");
  }
  const form = new URLSearchParams(await readText(request, maxFormBytes));
  const entered: [id: string, value: string][] = [];
  for (const [name, value] of form) { // not `[...form]`, which would take much memory
    if (name.startsWith(valuePrefix)) entered.push([name.slice(valuePrefix.length), value]);
  }
  const interaction_id = form.get("interaction_id") ?? undefined;
  const selected_choice_id = form.get("selected_choice_id") ?? undefined;
  return { ...withoutUndefined({ interaction_id, selected_choice_id }), field_values: Object.fromEntries(entered) };
}
