/** The paths of the mock itself, outside of the contract: the panel at `/`, `/_mock/`, `/vm/` and `/login/`. */
import { encode } from "../server/encode.js";
import type { Exchange, Step } from "../server/exchange.js";
import type { HttpRequest, HttpResponse } from "../server/http.js";
import { type Authenticate, callerOf } from "../server/steps.js";
import { defaultMaxTextBytes } from "../server/body.js";
import type { Service } from "../service/index.js";
import { checkTrusted } from "../trusted.js";
import { control, type Controls, isControl } from "./control.js";
import type { RenderPage } from "./pages/layout.js";
import { isLive, showLive } from "./pages/live.js";
import { routeLogin } from "./pages/login.js";
import { answerPanel, isPanelPage, panelPage, type PanelParts, requestOfPanel } from "./panel/routes.js";
import { answerRecording } from "./recording/routes.js";
import { routeVm, type VmOptions } from "./vm.js";

/** What the mock uses of the service. */
export interface MockService extends Pick<Service, "handlers" | "isTokenOf" | "loginOf" | "views" | "unnoticed"> {
  /** The handlers for reads of the panel, which are not recorded. */
  reads: Service["handlers"];
}

/** What the paths need. */
export interface OwnPathsOptions {
  /** Without it, there are no sessions, no logins and no base URLs of browsers. */
  service: MockService | undefined;
  controls: Controls;
  /** The token that what shows or changes the mock itself needs, if there is one. */
  token: string | undefined;
  accepts: Authenticate;
  /** Host that the mock listens on. */
  host: string;
  panel: PanelParts;
  renderPage: RenderPage;
  addresses: VmOptions | undefined;
}

/** A target that may be one of these paths. All others are left alone at once. */
const maybeOwn = /^\/(?:$|\?|_mock\/)|\/(?:vm|login)\//;

/** Answers requests for these paths, or rewrites them to one of the contract. */
export function answerOwnPaths(options: OwnPathsOptions): Step {
  const { service, controls, token, accepts, host, panel, renderPage, addresses } = options;

  /** Checks the token for what shows or changes the mock itself. A mock without a token needs none there. */
  async function checkAccess(request: HttpRequest): Promise<void> {
    if (token !== undefined) await callerOf(request, accepts);
  }

  async function answerControl(request: HttpRequest): Promise<HttpResponse> {
    return await answerRecording(request, controls) ?? encode(await control(request, controls, defaultMaxTextBytes));
  }

  /** Answers what is for the mock itself; undefined for what the panel asks of the contract, which goes on. */
  async function answerMock(exchange: Exchange): Promise<HttpResponse | undefined> {
    const { sent } = exchange;
    exchange.kind = "own";
    checkTrusted(sent, host);
    exchange.kind = "panel";
    if (isPanelPage(sent)) return encode(await panelPage(panel));
    await checkAccess(sent);
    const ofContract = requestOfPanel(sent, token ?? "any");
    if (ofContract) {
      exchange.http = ofContract;
      return undefined;
    }
    const answered = await answerPanel(sent, panel);
    if (answered) return encode(answered);
    exchange.kind = "own";
    return answerControl(sent);
  }

  /** Answers a live view or a login; undefined for anything else. */
  function answerPage(exchange: Exchange): Promise<HttpResponse> | undefined {
    const { sent, contract } = exchange;
    if (!service) return undefined;
    if (!isLive(sent)) return routeLogin(sent, service, renderPage, defaultMaxTextBytes)?.then(encode);
    exchange.kind = "own";
    return showLive(sent, service.views, contract, renderPage).then(encode);
  }

  return async (exchange) => {
    const { sent } = exchange;
    if (!maybeOwn.test(sent.target)) return undefined;
    if (isControl(sent) || isPanelPage(sent)) return answerMock(exchange);
    const response = await answerPage(exchange);
    if (response) return response;
    const routed = addresses && await routeVm(sent, addresses);
    if (!routed) return undefined;
    if ("status" in routed) return encode(routed);
    exchange.kind = "browser";
    exchange.http = routed;
    return undefined;
  };
}
