/** The way of a request through the mock: the list of its steps. */
import type { Contract } from "../contract/index.js";
import type { Coverage } from "../coverage/index.js";
import { defaultMaxTextBytes } from "../server/body.js";
import { allowOrigin, answerPreflight } from "../server/cors.js";
import { isA, messageOf } from "../server/errors.js";
import type { AnsweredExchange, Step, StepBack, ValidExchange } from "../server/exchange.js";
import { aborted } from "../server/http.js";
import { InvalidResponseError } from "../server/judge.js";
import { partOf } from "../server/range.js";
import type { Way } from "../server/responder.js";
import { authenticate, checkFraming, read, route } from "../server/steps.js";
import type { Storage } from "../server/storage.js";
import { wait } from "../server/timers.js";
import type { ReadAsset } from "../service/ports/platform.js";
import { checkTrusted } from "../trusted.js";
import { type AnsweringService, answerByExample, createAnswers, OverrideError } from "./answer.js";
import { isCall, isLogged } from "./calls.js";
import type { Controls } from "./control.js";
import { cover } from "./covered.js";
import { describeIgnored } from "./ignored.js";
import { logLine, stackLines } from "./log.js";
import type { MockOptions } from "./options.js";
import type { Overrides } from "./overrides/store.js";
import { answerOwnPaths, type MockService } from "./own-paths.js";
import { createRenderPage } from "./pages/layout.js";
import type { PanelEvents } from "./panel/events.js";
import type { PanelParts } from "./panel/routes.js";
import type { RequestHistory } from "./request-history.js";

/** The parts of a mock. */
export interface MockParts {
  contract: Contract;
  storage: Storage;
  overrides: Overrides;
  history: RequestHistory;
  events: PanelEvents;
  coverage: Coverage;
  controls: Controls;
  panel: PanelParts;
  /** Without it, every operation is answered by its example. */
  service: MockService | undefined;
  readAsset: ReadAsset;
}

/** Returns the way of a request through a mock. */
export function mockWay(
  { contract, storage, overrides, history, events, coverage, controls, panel, service, readAsset }: MockParts,
  { token, log, latencyMs = 0, host = "127.0.0.1", browser }: MockOptions,
): Way {
  const { byOverride, byService, curl } = createAnswers(contract, service as AnsweringService | undefined, overrides);
  const renderPage = createRenderPage(readAsset);
  const accepts = (sent: string) => token === undefined || sent === token;
  const addresses = service
    && { isTokenOf: service.isTokenOf, curl, token: token ?? "any", maxBodyBytes: defaultMaxTextBytes };

  return {
    contract,
    steps: [
      checkFraming,
      answerPreflight,
      ...browser ? [guard(host)] : [],
      answerOwnPaths({ service, controls, token, accepts, host, panel, renderPage, addresses }),
      route(""),
      authenticate(accepts),
      read(storage, { text: defaultMaxTextBytes, body: Infinity }),
      answerByExample,
      byOverride,
      byService,
    ],
    stepsBack: [
      cutPart,
      allowOrigin,
      remember(history),
      cover(coverage, (exchange) => isCall(history, exchange)),
      tellChange(events),
      ...latencyMs > 0 ? [delay(latencyMs)] : [],
    ],
    failure: (thrown) => isA(OverrideError, thrown) ? thrown.message : `The mock failed: ${messageOf(thrown)}`,
    onError(thrown, request) {
      if (history.isPaused || isA(InvalidResponseError, thrown)) return; // its stack does not include the override
      const cause = isA(OverrideError, thrown) ? thrown.cause : thrown;
      for (const line of stackLines(request, cause, token)) log?.(line);
    },
    ...log && {
      onEnd(exchange, thrown) {
        if (!history.isPaused && isLogged(exchange)) log(lineOf(exchange, thrown, token));
      },
    },
  };
}

/** Rejects requests of websites, since code in a request runs on this machine. */
function guard(host: string): Step {
  return ({ sent }) => checkTrusted(sent, host);
}

/** Sends the part of a video that a player requests. */
function cutPart(exchange: AnsweredExchange): void {
  const { http, response } = exchange;
  if (http.hasParts) exchange.response = partOf(http, response);
}

/** Adds each call to the list of requests. */
function remember(history: RequestHistory): StepBack {
  return (exchange) => {
    if (isCall(history, exchange)) history.add(exchange);
  };
}

/** Tells the panel that a request may have changed what exists. */
function tellChange({ changed }: PanelEvents): StepBack {
  return ({ sent, response }) => {
    if (sent.method !== "GET" && response.status < 400) changed();
  };
}

/** Delays each response, but for those that the panel asks for. */
function delay(ms: number): StepBack {
  return ({ kind }) => kind === "panel" ? undefined : wait(ms);
}

/** Returns the line of an exchange in the log. */
function lineOf(exchange: AnsweredExchange, thrown: unknown, token: string | undefined): string {
  const { sent, began, request, response, problem } = exchange;
  const status = thrown === aborted ? "aborted" : response.status;
  const brokeOff = thrown === undefined || thrown === aborted ? undefined : `The stream failed: ${messageOf(thrown)}`;
  const ignored = request && describeIgnored(exchange as ValidExchange);
  return logLine(sent, status, performance.now() - began, problem ?? brokeOff, ignored, token);
}
