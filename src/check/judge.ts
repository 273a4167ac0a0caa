/** What an answer violates, seen from the case that it came for. */
import type { Contract, ReceivedAnswer } from "../contract/index.js";
import { type Break, breaksOf, shown, successesOf } from "./breaks.js";
import type { Case } from "./cases/index.js";
import { curlOf } from "./http/curl.js";
import type { Operation } from "./operations.js";
import { type Answer, mostBytes } from "./http/read.js";
import type { Outcome } from "./http/send.js";

/** A case that violates a rule. */
export interface Finding extends Break {
  operation: Operation;
  /** What is special about the request. */
  case: string;
  curl: string;
  /** The status that came, where there was an answer. */
  status?: number;
}

/** What came of a case: it passed, it violates rules, or it could not be tried. */
export type Verdict = { passed: true } | { findings: Finding[] } | { why: string };

/** Makes the function that judges what came of a case. */
export function createJudge({ checkAnswer }: Pick<Contract, "checkAnswer">) {
  /** How each operation refused valid requests, by its id and the status. */
  const ofValid = new Map<string, Break[] | { why: string }>();

  function judgeAnswer(operation: Operation, one: Case, answer: Answer): Break[] | { why: string } {
    const { status } = answer;
    const faults = () => {
      if (answer.isGarbled) return [garbled(answer)];
      const found = checkAnswer(operation.described, answer);
      const isEndless = answer.isCut && found.some(({ part }) => part === "body");
      return isEndless ? [endless(answer)] : breaksOf(operation, answer, found);
    };
    // What a valid request got, such as a redirect, has the same cause when a broken one gets it.
    const key = `${operation.id} ${status}`;
    const known = ofValid.get(key);
    if (isExpected(one, status)) {
      const broken = faults();
      return broken.length > 0 && known && !("why" in known) ? known : broken;
    }
    // Who does not look at the token looks for what is named, as for a valid request.
    if (known && !("why" in known && isServed(one, status))) return known;
    const broken = isForState(operation, one, status) ? faults() : [statusBreak(operation, one, answer)];
    const result = broken.length === 0 ? { why: shown(answer) } : broken;
    if (one.expected === "success") ofValid.set(key, result);
    return result;
  }

  return async function judge(operation: Operation, one: Case, outcome: Outcome): Promise<Verdict> {
    const { request, answer, failure = "", isVoid } = outcome;
    if (isVoid) return { why: failure };
    const result = answer ? judgeAnswer(operation, one, answer) : [noAnswer(failure)];
    if ("why" in result) return result;
    const why = result.length === 0 ? unheard(answer) : undefined;
    if (why !== undefined) return { why };
    if (result.length === 0) return { passed: true };
    const curl = await curlOf(request);
    const asked = { operation, case: one.name, curl, ...answer && { status: answer.status } };
    return { findings: result.map((broken) => ({ ...broken, ...asked })) };
  };
}

/** Why an event stream shows nothing of its events; nothing where it does. */
function unheard(answer: Outcome["answer"]): string | undefined {
  if (answer?.events?.length !== 0) return undefined;
  return `${answer.status}, and ${answer.hasEnded ? "a stream that ended without an event" : "no event came"}.`;
}

function garbled(answer: Answer): Break {
  const expected = "events, each of data: lines and an empty line";
  return { rule: "answer-event", expected, came: shown(answer), cause: "garbled" };
}

/** Of what has no end, no more than its beginning can be judged. */
function endless(answer: Answer): Break {
  const expected = `an answer that ends within the ${mostBytes} bytes that are read of it`;
  return { rule: "answer", expected, came: shown(answer), cause: "endless" };
}

function noAnswer(failure: string): Break {
  return { rule: "answer", expected: "an answer", came: failure, cause: failure };
}

function isExpected({ rule, expected }: Case, status: number): boolean {
  if (rule === "repeated" && status >= 400 && status < 500) return true;
  if (expected === "success") return status >= 200 && status < 300;
  return expected === "error" ? status >= 400 : status === expected;
}

/**
 * Whether a server may refuse a request for another reason than the one it is sent for. That has to be declared. Any
 * request may come when a limit is reached, or something that lies beyond the server is in the way; a valid one may be
 * refused for what is there or not there, and for the plan, too. What goes without what, the contract may say in words.
 */
function isForState({ responses }: Operation, { rule, expected }: Case, status: number): boolean {
  const isDeclared = String(status) in responses;
  if (status === 429 || status > 501) return isDeclared || "default" in responses;
  if (expected !== "success" || [401, 500, 501].includes(status)) return false;
  if (status === 400) return rule === "optional" && isDeclared;
  return isDeclared || ([403, 409].includes(status) && "default" in responses);
}

/** Whether a request without a token is served all the same: what it names is looked for, and not there. */
function isServed({ expected }: Case, status: number): boolean {
  return expected === 401 && status === 404;
}

function statusBreak(operation: Operation, one: Case, answer: ReceivedAnswer): Break {
  const { rule, expected } = one;
  const { status } = answer;
  const came = shown(answer);
  if (expected === "success") {
    const orRefusal = rule === "repeated" ? " or a refusal" : "";
    return { rule, expected: successesOf(operation) + orRefusal, came, cause: `${status} ${messageOf(answer)}` };
  }
  // What is refused with another status than that of the contract is another matter than what is not refused.
  const isTaken = status < 400 || isServed(one, status);
  const isRefusal = (expected === 400 || expected === 401) && !isTaken;
  return {
    rule: isRefusal ? "refusal" : rule,
    expected: expected === "error" ? "an error" : String(expected),
    came,
    cause: isTaken ? "taken" : `${expected} ${status}`,
  };
}

/** The message of an error without what may be an id, so that the same one is told of any resource. */
function messageOf({ text }: ReceivedAnswer): string {
  const [, message = ""] = /"message"\s*:\s*"([^"]*)"/.exec(text) ?? [];
  // A server may send any text: each word is looked at once, so that the time grows with the text and no faster.
  return message.replaceAll(/\S+/g, (word) => /\d/.test(word) ? "" : word);
}
