/** The mock's responder: its pages and own paths, then its overrides and its service. */
import { setTimeout as wait } from "node:timers/promises";
import type { Contract } from "../contract/index.js";
import { defaultMaxTextBytes } from "../server/body.js";
import { isA, messageOf } from "../server/errors.js";
import type { HttpError } from "../server/http-error.js";
import { aborted, type HttpRequest, type HttpResponse, type Responder } from "../server/http.js";
import { InvalidResponseError } from "../server/judge.js";
import { partOf } from "../server/range.js";
import { callerOf, type ReceivedCall } from "../server/receive.js";
import { createResponder } from "../server/responder.js";
import type { Storage } from "../server/storage.js";
import { createAnswerFunctions, OverrideError } from "./answer.js";
import { control, type Controls, isControl } from "./control.js";
import { describeIgnored } from "./ignored.js";
import { logLine, stackLines } from "./log.js";
import type { MockOptions } from "./options.js";
import type { Overrides } from "./overrides/store.js";
import { askForToken, isHome, showHome } from "./pages/home.js";
import { isLive, isRefresh, showLive } from "./pages/live.js";
import { routeLogin } from "./pages/login.js";
import type { RequestHistory } from "./request-history.js";
import type { Service } from "../service/index.js";
import { checkTrusted } from "../server/trusted.js";
import { routeVm } from "./vm.js";

/** The parts of a mock. */
export interface MockParts {
  contract: Contract;
  storage: Storage;
  overrides: Overrides;
  history: RequestHistory;
  controls: Controls;
  /** Without it, every operation is answered by its example. */
  service?: Pick<Service, "handlers" | "isTokenOf" | "loginOf" | "views">;
}

/** Creates the responder of a mock. */
export function createMockResponder(
  { contract, storage, overrides, history, controls, service }: MockParts,
  { token, log, latencyMs = 0, host = "127.0.0.1", browser, docsUrl }: MockOptions,
): Responder {
  const { answer, curl } = createAnswerFunctions(contract, service?.handlers ?? {}, overrides);
  const addresses = service
    && { isTokenOf: service.isTokenOf, curl, token: token ?? "any", maxBodyBytes: defaultMaxTextBytes };

  const accepts = (sent: string) => token === undefined || sent === token;

  /** Checks the token for what shows or changes the mock itself. A mock without a token needs none there. */
  async function checkAccess(request: HttpRequest): Promise<void> {
    if (token !== undefined) await callerOf(request, accepts);
  }

  async function answerControl(request: HttpRequest) {
    await checkAccess(request);
    return control(request, controls, defaultMaxTextBytes);
  }

  async function answerHome(request: HttpRequest) {
    try {
      await checkAccess(request);
    } catch (error) {
      return askForToken(error as HttpError, docsUrl); // it throws nothing else
    }
    return showHome(service?.views, history.requests, docsUrl);
  }

  function door(request: HttpRequest) {
    if (browser || isControl(request) || isHome(request)) checkTrusted(request, host);
    if (isControl(request)) return answerControl(request);
    if (isHome(request)) return answerHome(request);
    if (!service || !addresses) return request;
    if (isLive(request)) return showLive(request, service.views, contract);
    return routeVm(request, addresses) ?? routeLogin(request, service, defaultMaxTextBytes) ?? request;
  }

  async function answerCall(call: ReceivedCall): Promise<HttpResponse> {
    if (log) call.understood.ignored = describeIgnored(call);
    const response = await answer(call);
    return call.http.hasParts ? partOf(call.http, response) : response;
  }

  const responder = createResponder({
    contract,
    storage,
    door,
    answer: answerCall,
    basePath: "",
    authenticate: accepts,
    limits: { text: defaultMaxTextBytes, body: Infinity },
    allowsAnyOrigin: true,
    failure: (thrown) => isA(OverrideError, thrown) ? thrown.message : `The mock failed: ${messageOf(thrown)}`,
    onError: (thrown, request) => {
      if (isA(InvalidResponseError, thrown)) return; // its stack does not include the override
      const cause = isA(OverrideError, thrown) ? thrown.cause : thrown;
      for (const line of stackLines(request, cause, token)) log?.(line);
    },
    onResponse({ request, understood, status }) {
      if (isControl(request) || isHome(request) || isLive(request) || isRefresh(request, understood.operation)) return;
      history.add(request, understood, status);
    },
    onEnd({ request, began, understood, status, problem }, thrown) {
      if (isRefresh(request, understood.operation)) return;
      const isAborted = thrown === aborted;
      const brokeOff = thrown === undefined || isAborted ? undefined : `The stream failed: ${messageOf(thrown)}`;
      const took = performance.now() - began;
      const { ignored } = understood;
      log?.(logLine(request, isAborted ? "aborted" : status, took, problem ?? brokeOff, ignored, token));
    },
  });
  if (latencyMs === 0) return responder;
  return {
    ...responder,
    async respond(request) {
      const response = await responder.respond(request);
      await wait(latencyMs);
      return response;
    },
  };
}
