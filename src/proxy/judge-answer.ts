/** What is wrong with an answer that passes: its head at once, JSON when all of it has come, events one by one. */
import type { IncomingMessage } from "node:http";
import { createEventReader } from "../contract/index.js";
import type { Contract, Fault, Operation, ReceivedAnswer } from "../contract/index.js";
import { bodyKindOf } from "../openapi/index.js";
import { defaultMaxTextBytes } from "../server/body.js";
import { start, tapOf, unreadable } from "./tap.js";

/** What came, and what is wrong with it. */
export interface JudgedAnswer {
  answer: ReceivedAnswer;
  faults: Fault[];
}

/** An answer that is being judged. */
export interface Judging {
  /** Resolves with what can be said before any of it has to pass: all of it of JSON, of anything else its head. */
  early: Promise<JudgedAnswer>;
  /** Resolves with all that there is to say of it but its events. */
  judged: Promise<JudgedAnswer>;
  /** Resolves when nothing more is judged: with why not all of it was, if so. */
  done: Promise<string | undefined>;
}

/** How much is looked at of what is neither JSON nor events, in bytes: enough to say what it is. */
const beginning = 4096;

/** How an event is told that is too long, or an answer. */
const tooLong = `it is longer than ${defaultMaxTextBytes} bytes`;

/**
 * Begins to judge an answer, in the turn that it is called in.
 *
 * @param onEvents Takes events that are not as declared.
 */
export function judgeAnswer(
  { checkAnswer }: Contract,
  operation: Operation,
  incoming: IncomingMessage,
  onEvents: (judged: JudgedAnswer) => void,
): Judging {
  const head = { status: incoming.statusCode ?? 0, headers: headersOf(incoming), text: "" };
  const type = head.headers.get("Content-Type")?.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  const judge = (answer: ReceivedAnswer): JudgedAnswer => ({ answer, faults: checkAnswer(operation, answer) });
  const ofHead = ({ answer, faults }: JudgedAnswer): JudgedAnswer =>
    ({ answer, faults: faults.filter(({ part }) => ["status", "media type", "header"].includes(part)) });
  const judgedHead = Promise.resolve(ofHead(judge(head)));
  const coding = unreadable(incoming);
  if (coding !== undefined) {
    return { early: judgedHead, judged: judgedHead, done: Promise.resolve(coding) };
  }
  const tap = tapOf(incoming);
  const { bytes } = tap;

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
      const answer = { ...head, text, events };
      const faults = checkAnswer(operation, answer).filter(({ part }) => part === "event");
      if (faults.length > 0) onEvents({ answer, faults });
    }
    return undefined;
  }

  async function judgeBody(most: number, isJson: boolean): Promise<JudgedAnswer & { why?: string }> {
    const { isCut, ...came } = await start(bytes, most);
    const judged = judge({ ...head, ...came });
    return isCut && isJson ? { ...ofHead(judged), why: tooLong } : judged;
  }

  /** Whoever sends what is not as its content coding says breaks what is declared of the body. */
  function undecoded(error: unknown): JudgedAnswer {
    if (incoming.errored) return { answer: head, faults: [] };
    const text = `The answer is not as its content coding says: ${(error as Error).message}.`;
    return { answer: head, faults: [{ part: "body", text, clause: "" }] };
  }

  if (type === "text/event-stream") {
    const done = judgeEvents().catch((error: unknown) => void onEvents(undecoded(error))).finally(() => tap.close());
    return { early: judgedHead, judged: judgedHead, done };
  }
  const isJson = bodyKindOf(type) === "json";
  const body = judgeBody(isJson ? defaultMaxTextBytes : beginning, isJson)
    .catch((error: unknown) => ({ ...undecoded(error), why: undefined })).finally(() => tap.close());
  const done = body.then(({ why }) => why);
  return { early: isJson ? body : judgedHead, judged: body, done };
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    headers.append(rawHeaders[index] ?? "", rawHeaders[index + 1] ?? "");
  }
  return headers;
}
