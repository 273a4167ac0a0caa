/** Judges the responses of another server: the head at once, JSON when it is complete, events one by one. */
import { checkJson, createEventReader } from "../contract/index.js";
import type { Contract, JsonLimitError, Operation, ReceivedResponse, ResponseViolation } from "../contract/index.js";
import { bodyKindOf } from "../openapi/index.js";
import { defaultMaxTextBytes } from "../server/body.js";
import { type BodyCopy, readStart } from "./body.js";

/** The result for a response. */
export interface JudgedResponse {
  response: ReceivedResponse;
  violations: ResponseViolation[];
}

/** A response that is being judged. */
export interface ResponseJudgement {
  /** Resolves to the result before any of it is forwarded: for JSON as a whole, otherwise for its head. */
  preliminary: Promise<JudgedResponse>;
  /** Resolves to the result without its events. */
  final: Promise<JudgedResponse>;
  /** Resolves when judging ends: to the reason if not all of the response was judged. */
  unjudged: Promise<string | undefined>;
}

/** How many bytes are read of a body that is neither JSON nor events: enough to recognize its format. */
const maxStartBytes = 4096;

/** Why a long response or event is not judged. */
const tooLong = `it is longer than ${defaultMaxTextBytes} bytes`;

/**
 * Judges a response.
 *
 * @param copy Its body, or why it cannot be judged.
 * @param onEvents Called with events as they come, judged.
 */
export function judgeResponse(
  { checkResponse }: Contract,
  operation: Operation,
  { status, headers }: Pick<ReceivedResponse, "status" | "headers">,
  copy: BodyCopy | string,
  onEvents: (judged: JudgedResponse) => void,
): ResponseJudgement {
  const head = { status, headers, text: "" };
  const type = headers.get("Content-Type")?.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  const judge = (response: ReceivedResponse): JudgedResponse =>
    ({ response, violations: checkResponse(operation, response) });
  const withoutBodyViolations = ({ response, violations }: JudgedResponse): JudgedResponse =>
    ({ response, violations: violations.filter(({ part }) => ["status", "media type", "header"].includes(part)) });
  const judgedHead = Promise.resolve(withoutBodyViolations(judge(head)));
  if (typeof copy === "string") {
    return { preliminary: judgedHead, final: judgedHead, unjudged: Promise.resolve(copy) };
  }
  const { bytes, isBroken, close } = copy;

  async function judgeEvents(): Promise<string | undefined> {
    const decoder = new TextDecoder();
    const reader = createEventReader(defaultMaxTextBytes);
    for await (const chunk of bytes) {
      const text = decoder.decode(chunk, { stream: true });
      let events: string[];
      try {
        events = reader.read(text);
      } catch {
        return tooLong;
      }
      const beyond = events.map(limitOf).find((why) => why !== undefined);
      if (beyond !== undefined) return beyond;
      const response = { ...head, text, events };
      const violations = checkResponse(operation, response).filter(({ part }) => part === "event");
      onEvents({ response, violations });
    }
    return undefined;
  }

  async function judgeBody(maxBytes: number, isJson: boolean): Promise<JudgedResponse & { unjudged?: string }> {
    const { isCut, ...body } = await readStart(bytes, maxBytes);
    const judged = judge({ ...head, ...body });
    const unjudged = isCut ? tooLong : limitOf(body.text);
    return isJson && unjudged !== undefined ? { ...withoutBodyViolations(judged), unjudged } : judged;
  }

  function undecodable(error: unknown): JudgedResponse {
    if (isBroken()) return { response: head, violations: [] };
    const text = `The response does not match its content coding: ${(error as Error).message}.`;
    return { response: head, violations: [{ part: "body", text, clause: "" }] };
  }

  if (type === "text/event-stream") {
    const unjudged = judgeEvents().catch((error: unknown) => {
      onEvents(undecodable(error));
      return undefined;
    }).finally(close);
    return { preliminary: judgedHead, final: judgedHead, unjudged };
  }
  const isJson = bodyKindOf(type) === "json";
  const judgedBody = judgeBody(isJson ? defaultMaxTextBytes : maxStartBytes, isJson)
    .catch((error: unknown) => ({ ...undecodable(error), unjudged: undefined })).finally(close);
  const unjudged = judgedBody.then(({ unjudged }) => unjudged);
  return { preliminary: isJson ? judgedBody : judgedHead, final: judgedBody, unjudged };
}

/** Returns why JSON is beyond a limit of depth or values; undefined if it is not. */
function limitOf(text: string): string | undefined {
  try {
    checkJson(text, "it");
    return undefined;
  } catch (error) {
    return (error as JsonLimitError).message.replace(/\.$/, "");
  }
}
