/** Judges the responses that a proxy forwards: the head at once, JSON when it is complete, events one by one. */
import type { IncomingMessage } from "node:http";
import { checkJson, createEventReader } from "../contract/index.js";
import type { Contract, JsonLimitError, Operation, ReceivedResponse, ResponseViolation } from "../contract/index.js";
import { bodyKindOf } from "../openapi/index.js";
import { defaultMaxTextBytes } from "../server/body.js";
import { copyBody, decodingProblem, readStart } from "./body-tee.js";

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
 * Judges a response. It starts to read the body in the tick in which it is called.
 *
 * @param onEvents Called with events that violate the contract.
 */
export function judgeResponse(
  { checkResponse }: Contract,
  operation: Operation,
  incoming: IncomingMessage,
  onEvents: (judged: JudgedResponse) => void,
): ResponseJudgement {
  const head = { status: incoming.statusCode ?? 0, headers: headersOf(incoming), text: "" };
  const type = head.headers.get("Content-Type")?.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  const judge = (response: ReceivedResponse): JudgedResponse =>
    ({ response, violations: checkResponse(operation, response) });
  const withoutBodyViolations = ({ response, violations }: JudgedResponse): JudgedResponse =>
    ({ response, violations: violations.filter(({ part }) => ["status", "media type", "header"].includes(part)) });
  const judgedHead = Promise.resolve(withoutBodyViolations(judge(head)));
  const problem = decodingProblem(incoming);
  if (problem !== undefined) {
    return { preliminary: judgedHead, final: judgedHead, unjudged: Promise.resolve(problem) };
  }
  const copy = copyBody(incoming);

  async function judgeEvents(): Promise<string | undefined> {
    const decoder = new TextDecoder();
    const reader = createEventReader(defaultMaxTextBytes);
    for await (const chunk of copy.bytes) {
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
      if (violations.length > 0) onEvents({ response, violations });
    }
    return undefined;
  }

  async function judgeBody(maxBytes: number, isJson: boolean): Promise<JudgedResponse & { unjudged?: string }> {
    const { isCut, ...body } = await readStart(copy.bytes, maxBytes);
    const judged = judge({ ...head, ...body });
    const unjudged = isCut ? tooLong : limitOf(body.text);
    return isJson && unjudged !== undefined ? { ...withoutBodyViolations(judged), unjudged } : judged;
  }

  function undecodable(error: unknown): JudgedResponse {
    if (incoming.errored) return { response: head, violations: [] };
    const text = `The response does not match its content coding: ${(error as Error).message}.`;
    return { response: head, violations: [{ part: "body", text, clause: "" }] };
  }

  if (type === "text/event-stream") {
    const unjudged = judgeEvents().catch((error: unknown) => {
      onEvents(undecodable(error));
      return undefined;
    }).finally(() => copy.close());
    return { preliminary: judgedHead, final: judgedHead, unjudged };
  }
  const isJson = bodyKindOf(type) === "json";
  const judgedBody = judgeBody(isJson ? defaultMaxTextBytes : maxStartBytes, isJson)
    .catch((error: unknown) => ({ ...undecodable(error), unjudged: undefined })).finally(() => copy.close());
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

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    headers.append(rawHeaders[index] ?? "", rawHeaders[index + 1] ?? "");
  }
  return headers;
}
