/** The paths of the mock itself, outside of the contract: `/` in a web browser, `/_mock/`, `/vm/` and `/login/`. */
import { encode } from "../server/encode.js";
import type { Exchange, Step } from "../server/exchange.js";
import type { HttpError } from "../server/http-error.js";
import type { HttpRequest, HttpResponse } from "../server/http.js";
import { type Authenticate, callerOf } from "../server/steps.js";
import { defaultMaxTextBytes } from "../server/body.js";
import type { Service } from "../service/index.js";
import { checkTrusted } from "../trusted.js";
import { control, type Controls, isControl } from "./control.js";
import { askForToken, type HomeParts, isHome, showHome } from "./pages/home.js";
import { isLive, showLive } from "./pages/live.js";
import { routeLogin } from "./pages/login.js";
import { answerRecording } from "./recording/routes.js";
import type { RequestHistory } from "./request-history.js";
import { routeVm, type VmOptions } from "./vm.js";

/** What the mock uses of the service. */
export type MockService = Pick<Service, "handlers" | "isTokenOf" | "loginOf" | "views">;

/** What the paths need. */
export interface OwnPathsOptions {
  /** Without it, there are no sessions, no logins and no base URLs of browsers. */
  service: MockService | undefined;
  history: RequestHistory;
  controls: Controls;
  /** The token that what shows or changes the mock itself needs, if there is one. */
  token: string | undefined;
  accepts: Authenticate;
  /** Host that the mock listens on. */
  host: string;
  home: HomeParts;
  addresses: VmOptions | undefined;
}

/** A target that may be one of these paths. All others are left alone at once. */
const maybeOwn = /^\/(?:$|\?|_mock\/)|\/(?:vm|login)\//;

/** Answers requests for these paths, or rewrites them to one of the contract. */
export function answerOwnPaths(options: OwnPathsOptions): Step {
  const { service, history, controls, token, accepts, host, home, addresses } = options;

  /** Checks the token for what shows or changes the mock itself. A mock without a token needs none there. */
  async function checkAccess(request: HttpRequest): Promise<void> {
    if (token !== undefined) await callerOf(request, accepts);
  }

  async function answerControl(request: HttpRequest): Promise<HttpResponse> {
    await checkAccess(request);
    return await answerRecording(request, controls) ?? encode(await control(request, controls, defaultMaxTextBytes));
  }

  async function answerHome(request: HttpRequest): Promise<HttpResponse> {
    try {
      await checkAccess(request);
    } catch (error) {
      return encode(await askForToken(home, error as HttpError)); // it throws nothing else
    }
    return encode(await showHome(home, service?.views, history.requests));
  }

  /** Returns the response of an own path; undefined for a path of the contract, or of the base URL of a browser. */
  function answerOwn(exchange: Exchange): Promise<HttpResponse> | undefined {
    const { sent, contract } = exchange;
    if (isControl(sent) || isHome(sent)) {
      exchange.kind = "own";
      checkTrusted(sent, host);
      return isControl(sent) ? answerControl(sent) : answerHome(sent);
    }
    if (!service) return undefined;
    if (!isLive(sent)) return routeLogin(sent, service, home.renderPage, defaultMaxTextBytes)?.then(encode);
    exchange.kind = "own";
    return showLive(sent, service.views, contract, home.renderPage).then(encode);
  }

  return async (exchange) => {
    if (!maybeOwn.test(exchange.sent.target)) return undefined;
    const response = await answerOwn(exchange);
    if (response) return response;
    const routed = addresses && await routeVm(exchange.sent, addresses);
    if (!routed) return undefined;
    if ("status" in routed) return encode(routed);
    exchange.kind = "browser";
    exchange.http = routed;
    return undefined;
  };
}
