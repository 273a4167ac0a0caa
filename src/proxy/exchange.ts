/** One request on its way to the target, and its answer on the way back: both pass as they are, and are judged. */
import type { ClientRequest, IncomingMessage, ServerResponse } from "node:http";
import type { Contract, Operation } from "../contract/index.js";
import { HttpError } from "../server/http-error.js";
import { InvalidAnswerError } from "../server/judge.js";
import { forward, hasLeft } from "./forward.js";
import { judgeAnswer } from "./judge-answer.js";
import { createJudgeRequest, type JudgedRequest } from "./judge-request.js";
import type { Ledger } from "./ledger.js";
import { passAnswer, sendError } from "./respond.js";
import { holdUntil } from "./tap.js";
import type { Target } from "./target.js";
import { createWitness, type Witness } from "./witness.js";

/** What exchanges need. */
export interface ExchangeOptions {
  contract: Contract;
  target: Target;
  basePath: string;
  /** Whether what breaks the contract is held back. */
  fail: boolean;
  ledger: Ledger;
  /** Ends event streams, of which there is no knowing how long they last. */
  closing: AbortSignal;
}

/** A request, its answer to be, and what is known of it. */
interface Asked {
  operation: Operation;
  incoming: IncomingMessage;
  response: ServerResponse;
  witness: Witness;
  /** Resolves with what is wrong with it; with nothing when its client has gone. */
  judged: Promise<JudgedRequest | undefined>;
}

/**
 * Makes the function that passes an exchange on. It resolves when all of it is told.
 *
 * @returns It, which calls `onSent` with the request to the target.
 */
export function createExchanges({ contract, target, basePath, fail, ledger, closing }: ExchangeOptions) {
  const judgeRequest = createJudgeRequest(contract, basePath);

  return async function exchange(
    incoming: IncomingMessage,
    response: ServerResponse,
    onSent: (outgoing: ClientRequest) => void,
  ): Promise<void> {
    const { operation = noOperation, judged } = judgeRequest(incoming);
    const witness = createWitness(ledger, target, operation, incoming);
    const asked: Asked = { operation, incoming, response, judged, witness };
    const isHeld = fail && operation !== noOperation && !isForm(incoming);
    const held = isHeld ? await hold(asked) : [];
    if (held === undefined) return;
    const outgoing = target.send(incoming);
    onSent(outgoing);
    const came = await forward({ incoming, held, isContinued: isHeld, outgoing, response, isSecure: target.isSecure });
    if (came === undefined) return; // the client has gone
    if ("failure" in came) return fallBack(asked, came);
    if (operation === noOperation) return passBeyond(asked, came.answer);
    await passJudged(asked, came.answer);
  };

  /** Holds a request back until it is judged. Gives the beginning of its body, or nothing when it is refused. */
  async function hold({ incoming, response, witness, judged }: Asked): Promise<Buffer[] | undefined> {
    if (incoming.headers.expect) response.writeContinue();
    const held = await holdUntil(judged, incoming);
    const request = await judged;
    if (!request || request.violations.length === 0) return held;
    witness.keep(request.text);
    sendError(response, new HttpError(400, request.violations.map(witness.hide)));
    await witness.request(request, { failure: "This proxy has held it back." });
    return undefined;
  }

  /** A target that is not there breaks nothing; one that gives no answer does, and its client sees the same. */
  async function fallBack(
    { response, witness, judged, operation }: Asked,
    { failure, isReached }: { failure: string; isReached: boolean },
  ): Promise<void> {
    if (isReached) {
      response.destroy();
      await witness.noAnswer(failure);
    } else {
      const hint = failure.includes("certificate")
        ? "To trust it, name its authority in NODE_EXTRA_CA_CERTS."
        : "Is the server running?";
      const message = `${new URL(target.url).origin} cannot be reached. ${failure} ${hint}`;
      ledger.unjudged(undefined, target.url, message);
      sendError(response, new HttpError(502, [], message));
    }
    const request = await judged;
    if (request && operation !== noOperation) await witness.request(request, { failure });
  }

  async function passJudged(asked: Asked, incoming: IncomingMessage): Promise<void> {
    const { operation, response, witness } = asked;
    const { early, judged, done } = judgeAnswer(contract, operation, incoming, (events) => void witness.answer(events));
    const held = fail ? await holdUntil(early, incoming) : [];
    const { faults } = fail ? await early : { faults: [] };
    if (faults.length === 0) {
      if (incoming.headers["content-type"]?.startsWith("text/event-stream")) endOn(closing, response);
      passAnswer(incoming, held, response, () => {
        if (!hasLeft(asked.incoming)) void witness.noAnswer("The answer breaks off.");
      });
    } else {
      const violations = faults.map(({ text }) => witness.hide(text));
      sendError(response, new InvalidAnswerError(operation.id, violations).toHttpError(502));
      incoming.resume();
    }
    const kept = asked.judged.then((request) => witness.keep(request?.text));
    if (asked.incoming.complete) await kept;
    const answer = await judged;
    await witness.answer(answer);
    const request = await asked.judged;
    if (request) await witness.request(request, answer);
    if (request?.unjudged !== undefined) witness.unjudged(`Not judged, the request: ${request.unjudged}.`);
    const why = await done;
    if (why !== undefined) witness.unjudged(`Not judged, the answer: ${why}.`);
    witness.count(answer.answer.status);
  }

  /** What the contract does not have is a mistake of the client where the target does not have it either. */
  async function passBeyond({ incoming, response, witness, judged }: Asked, answer: IncomingMessage): Promise<void> {
    passAnswer(answer, [], response, () => {});
    const { statusCode: status = 0 } = answer;
    const request = await judged;
    const isMissing = (status === 404 || status === 405) && incoming.method !== "HEAD" && incoming.method !== "OPTIONS";
    if (isMissing && request) await witness.request(request, { answer: { status, headers: new Headers(), text: "" } });
    else witness.unjudged("The contract does not have it.");
  }
}

/** What a request asks for that is for no operation. */
const noOperation: Operation = {
  id: "no operation", area: "", method: "", path: "", parameters: [], body: undefined, responses: {}, isSecured: false,
};

function endOn(closing: AbortSignal, response: ServerResponse): void {
  const end = () => void response.destroy();
  closing.addEventListener("abort", end, { once: true });
  response.once("close", () => closing.removeEventListener("abort", end));
}

function isForm({ headers }: IncomingMessage): boolean {
  return /^multipart\//i.test(headers["content-type"] ?? "");
}
