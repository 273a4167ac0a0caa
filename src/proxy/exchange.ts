/** Forwards a request to the target and its response to the client, and judges both. */
import type { ClientRequest, IncomingMessage, ServerResponse } from "node:http";
import type { Contract, Operation } from "../contract/index.js";
import { HttpError } from "../server/http-error.js";
import { InvalidResponseError } from "../server/judge.js";
import { framingErrorOf, hasBody } from "../server/node/request.js";
import { createJudgeRequest, type JudgedRequest, type RequestJudgement } from "../traffic/judge-request.js";
import { judgeResponse } from "../traffic/judge-response.js";
import { createExchangeRecorder, type ExchangeRecorder, undeclaredOperation } from "../traffic/recorder.js";
import type { ReportBuilder } from "../traffic/report.js";
import { bufferUntil, copyBody } from "./body-tee.js";
import { type Failure, forward, hasClientEnded } from "./forward.js";
import { forwardResponse, sendError } from "./respond.js";
import type { Target } from "./target.js";

/** Options of `createHandleExchange`. */
export interface ExchangeOptions {
  contract: Contract;
  target: Target;
  basePath: string;
  /** Whether to replace traffic that violates the contract by an error. */
  rejectViolations: boolean;
  /** How long the target may take to begin a response, in milliseconds. */
  timeoutMs: number;
  report: ReportBuilder;
  /** Ends event streams, which might otherwise last forever. */
  closing: AbortSignal;
}

/** A property with an address of a session, in JSON. */
const sessionAddress = /"(?:cdp_ws_url|webdriver_ws_url|browser_live_view_url|base_url)"\s*:\s*"/;
const aroundProxy = "cdp_ws_url, base_url and the like lead around the proxy: what is sent there is not judged.";

/** A request that is being forwarded. */
interface ForwardedExchange {
  operation: Operation;
  incoming: IncomingMessage;
  response: ServerResponse;
  recorder: ExchangeRecorder;
  judged: RequestJudgement["judged"];
}

/**
 * Creates the function that handles an exchange. It calls `onSent` with the request to the target, and `onResponse`
 * with the response before any of it is read. It resolves once the whole exchange is recorded.
 */
export function createHandleExchange(
  { contract, target, basePath, rejectViolations, timeoutMs, report, closing }: ExchangeOptions,
) {
  const judgeRequest = createJudgeRequest(contract, basePath);

  return async function handleExchange(
    incoming: IncomingMessage,
    response: ServerResponse,
    onSent: (outgoing: ClientRequest) => void,
    onResponse: (targetResponse: IncomingMessage) => void,
  ): Promise<void> {
    const { method = "", url = "", headers } = incoming;
    const request = { method, target: url, headers, hasBody: hasBody(incoming) };
    const { operation = undeclaredOperation, judged } = judgeRequest(request, () => copyBody(incoming));
    const recorder = createExchangeRecorder(report, operation, request, target.urlOf(url));
    const exchange: ForwardedExchange = { operation, incoming, response, judged, recorder };
    const framingError = framingErrorOf(incoming);
    if (framingError) {
      incoming.resume(); // discards the body
      return reject(exchange, framingError, { violations: [framingError.message] });
    }
    const isHeldBack = rejectViolations && operation !== undeclaredOperation && !isForm(incoming);
    const buffered = isHeldBack ? await bufferUnlessInvalid(exchange) : [];
    if (buffered === undefined) return;
    const outgoing = target.send(incoming);
    onSent(outgoing);
    const { isSecure } = target;
    const result = await forward({
      incoming, buffered, isContinued: isHeldBack, outgoing, response, isSecure, timeoutMs,
    });
    if (result === undefined) return; // the client has disconnected
    if ("failure" in result) return handleFailure(exchange, result);
    onResponse(result.response);
    if (operation === undeclaredOperation) return forwardUndeclared(exchange, result.response);
    await forwardJudged(exchange, result.response);
  };

  /** Buffers the body of a request until it is judged. An invalid request is answered, and the result is undefined. */
  async function bufferUnlessInvalid(exchange: ForwardedExchange): Promise<Buffer[] | undefined> {
    const { incoming, response, recorder, judged } = exchange;
    if (incoming.headers.expect) response.writeContinue();
    const buffered = await bufferUntil(judged, incoming);
    const request = await judged;
    if (!request || request.violations.length === 0) return buffered;
    recorder.keepRequestText(request.text);
    reject(exchange, new HttpError(400, request.violations.map(recorder.hide)), request);
    return undefined;
  }

  /** Answers a request that is not forwarded. */
  function reject({ response, recorder }: ForwardedExchange, error: HttpError, request: JudgedRequest): void {
    sendError(response, error);
    recorder.recordRequest(request, { failure: "The proxy rejected it." });
  }

  /**
   * Ends an exchange without a response of the target. That is a breach if the target was reached. If it closed the
   * connection, the client sees the same as without the proxy.
   */
  async function handleFailure(
    { response, recorder, judged, operation }: ForwardedExchange,
    { failure, isReached, status }: Failure,
  ): Promise<void> {
    if (isReached) {
      if (status === undefined) response.destroy();
      else sendError(response, new HttpError(status, [], failure));
      recorder.recordNoResponse(failure);
      if (operation !== undeclaredOperation) recorder.countExchange();
    } else {
      const hint = failure.includes("certificate")
        ? "To trust it, name its authority in NODE_EXTRA_CA_CERTS."
        : "Is the server running?";
      const message = `${new URL(target.url).origin} cannot be reached. ${failure} ${hint}`;
      report.addUnjudged(undefined, target.url, message);
      sendError(response, new HttpError(status ?? 502, [], message));
    }
    const request = await judged;
    if (request && operation !== undeclaredOperation) recorder.recordRequest(request, { failure });
  }

  async function forwardJudged(exchange: ForwardedExchange, targetResponse: IncomingMessage): Promise<void> {
    const { operation, incoming, response, recorder } = exchange;
    const head = { status: targetResponse.statusCode ?? 0, headers: headersOf(targetResponse) };
    const judgement = judgeResponse(contract, operation, head, copyBody(targetResponse), recorder.recordEvents);
    const buffered = rejectViolations ? await bufferUntil(judgement.preliminary, targetResponse) : [];
    const { violations } = rejectViolations ? await judgement.preliminary : { violations: [] };
    if (violations.length === 0) {
      if (targetResponse.headers["content-type"]?.startsWith("text/event-stream")) endOn(closing, response);
      forwardResponse(targetResponse, buffered, response, () => {
        if (!hasClientEnded(incoming)) recorder.recordNoResponse("The response ends before it is complete.");
      });
    } else {
      const sentences = violations.map(({ text }) => recorder.hide(text));
      sendError(response, new InvalidResponseError(operation.id, sentences).toHttpError(502));
      targetResponse.resume();
    }
    const kept = exchange.judged.then((request) => recorder.keepRequestText(request?.text));
    if (incoming.complete) await kept;
    const { text } = (await judgement.final).response;
    if (sessionAddress.test(text)) report.addUnjudged(undefined, "Addresses of sessions", aroundProxy);
    await recorder.recordExchange(exchange.judged, judgement);
  }

  /** Forwards the response to an undeclared request. */
  async function forwardUndeclared(
    { response, recorder, judged }: ForwardedExchange,
    targetResponse: IncomingMessage,
  ): Promise<void> {
    forwardResponse(targetResponse, [], response, () => {});
    recorder.recordUndeclared(await judged, targetResponse.statusCode ?? 0);
  }
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    headers.append(rawHeaders[index] ?? "", rawHeaders[index + 1] ?? "");
  }
  return headers;
}

function endOn(closing: AbortSignal, response: ServerResponse): void {
  const end = () => void response.destroy();
  closing.addEventListener("abort", end, { once: true });
  response.once("close", () => closing.removeEventListener("abort", end));
}

function isForm({ headers }: IncomingMessage): boolean {
  return /^multipart\//i.test(headers["content-type"] ?? "");
}
