/** The mock behind HTTP: its service, with what stands before it. */
import { setTimeout as wait } from "node:timers/promises";
import type { Contract } from "../contract/index.js";
import { longestText } from "../server/body.js";
import { messageOf } from "../server/errors.js";
import { aborted, type HttpRequest, type Responder } from "../server/http.js";
import { InvalidAnswerError } from "../server/judge.js";
import type { Call } from "../server/receive.js";
import { createResponder } from "../server/responder.js";
import type { Storage } from "../server/storage.js";
import { createAnswers, OverrideError } from "./answer.js";
import { control, type Controls, isControl } from "./control.js";
import { ignoredIn } from "./ignored.js";
import { logLine, stackLines } from "./log.js";
import type { MockOptions } from "./options.js";
import type { Overrides } from "./overrides/store.js";
import { isHome, showHome } from "./pages/home.js";
import { isLive, isRefresh, showLive } from "./pages/live.js";
import { atLogin } from "./pages/login.js";
import type { Seen } from "./seen.js";
import type { Service } from "./service/index.js";
import { checkTrusted } from "./trusted.js";
import { atOwnAddress } from "./vm.js";

/** What a mock consists of. */
export interface Parts {
  contract: Contract;
  storage: Storage;
  overrides: Overrides;
  seen: Seen;
  controls: Controls;
  /** Left out, every operation is answered by its example. */
  service?: Pick<Service, "handlers" | "isTokenOf" | "loginOf" | "views">;
}

/** Makes what answers every request to a mock. */
export function createMockResponder(
  { contract, storage, overrides, seen, controls, service }: Parts,
  { token, log, latency = 0, host = "127.0.0.1", browser }: MockOptions,
): Responder {
  const { respond: answer, curl } = createAnswers(contract, service?.handlers ?? {}, overrides);
  const addresses = service && { isTokenOf: service.isTokenOf, curl, token: token ?? "any", longest: longestText };

  function door(request: HttpRequest) {
    if (browser || isControl(request) || isHome(request)) checkTrusted(request, host);
    if (isControl(request)) return control(request, controls, longestText);
    if (isHome(request)) return showHome(service?.views, seen.requests);
    if (!service || !addresses) return request;
    if (isLive(request)) return showLive(request, service.views, contract);
    return atOwnAddress(request, addresses) ?? atLogin(request, service, longestText) ?? request;
  }

  /** Also notes what is ignored, for the log. */
  function noting(call: Call) {
    call.understood.ignored = ignoredIn(contract, call);
    return answer(call);
  }

  const responder = createResponder({
    contract,
    storage,
    door,
    answer: log ? noting : answer,
    basePath: "",
    authenticate: (sent) => token === undefined || sent === token,
    limits: { text: longestText, body: Infinity },
    allowsAnyOrigin: true,
    failure: (thrown) => thrown instanceof OverrideError ? thrown.message : `The mock failed: ${messageOf(thrown)}`,
    onError: (thrown, request) => {
      if (thrown instanceof InvalidAnswerError) return; // its stack says nothing of the override
      const cause = thrown instanceof OverrideError ? thrown.cause : thrown;
      for (const line of stackLines(request, cause, token)) log?.(line);
    },
    onResponse({ request, understood, status }) {
      if (!isControl(request) && !isHome(request) && !isLive(request)) seen.add(request, understood, status);
    },
    onEnd({ request, began, understood, status, problem }, thrown) {
      if (isRefresh(request)) return;
      const isAborted = thrown === aborted;
      const brokeOff = thrown === undefined || isAborted ? undefined : `The stream failed: ${messageOf(thrown)}`;
      const took = performance.now() - began;
      const { ignored } = understood;
      log?.(logLine(request, isAborted ? "aborted" : status, took, problem ?? brokeOff, ignored, token));
    },
  });
  if (latency === 0) return responder;
  return {
    ...responder,
    async respond(request) {
      const response = await responder.respond(request);
      await wait(latency);
      return response;
    },
  };
}
