/** Tells the ledger of one exchange what was seen of it, without its secrets. */
import { type Break, breaksOf } from "../check/breaks.js";
import { curlOf } from "../check/http/curl.js";
import { toldBy } from "../check/http/outcome.js";
import type { Operation, ReceivedAnswer } from "../contract/index.js";
import { readTarget } from "../server/http.js";
import { createHide } from "./secrets.js";
import type { IncomingMessage } from "node:http";
import type { JudgedAnswer } from "./judge-answer.js";
import type { JudgedRequest } from "./judge-request.js";
import type { Ledger } from "./ledger.js";
import type { Target } from "./target.js";

export type Witness = ReturnType<typeof createWitness>;

/** What a `curl` line has of a request: what its operation reads, and nothing that may be a secret. */
const shownHeaders = new Set(["accept", "content-type", "prefer"]);

/** Makes the witness of an exchange. */
export function createWitness(ledger: Ledger, target: Target, operation: Operation, incoming: IncomingMessage) {
  const { method = "", url = "", headers } = incoming;
  let hiding: ReturnType<typeof createHide> | undefined;
  // Most exchanges have nothing to be told, and what finds the secrets takes a while to make.
  const hide = (text: string) => (hiding ??= createHide(incoming))(text);
  const nameOf = () => hide(`${method} ${readTarget(url).pathname}`);
  const told = new Set<string>();
  let text: string | undefined;

  async function tell(broken: Break, status?: number): Promise<void> {
    const key = `${broken.rule} ${broken.cause}`;
    if (told.has(key)) return; // each event of a stream may have the same cause
    told.add(key);
    await ledger.breach(operation, broken, nameOf(), line, status);
  }

  /** The request as a `curl` line. A body that was not kept is that of a file. */
  async function line(): Promise<string> {
    const declared = operation.parameters.filter((one) => one.in === "header").map((one) => one.name.toLowerCase());
    const shown = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      shownHeaders.has(name) || declared.includes(name) ? [[name, hide(String(value))]] : []);
    if (/^bearer /i.test(headers.authorization ?? "")) shown.push(["authorization", "Bearer token"]);
    const isKept = text !== undefined && method !== "GET" && method !== "HEAD";
    const request = new Request(hide(target.urlOf(url)), {
      method, headers: shown, ...isKept && { body: hide(text ?? "") },
    });
    const hasMore = !isKept && (Number(headers["content-length"]) > 0 || "transfer-encoding" in headers);
    return await curlOf(request) + (hasMore ? " --data-binary @BODY" : "");
  }

  function withoutSecrets({ status, headers, text }: ReceivedAnswer): ReceivedAnswer {
    const shown = new Headers([...headers].map(([name, value]): [string, string] => [name, hide(value)]));
    return { status, headers: shown, text: hide(text) };
  }

  return {
    /** Whether anything was told. */
    get isBroken() {
      return told.size > 0;
    },
    /** Tells what is wrong with the answer. */
    async answer({ answer, faults }: JudgedAnswer): Promise<void> {
      if (faults.length === 0) return;
      const shown = faults.map((fault) => ({ ...fault, text: hide(fault.text) }));
      for (const broken of breaksOf(operation, withoutSecrets(answer), shown)) {
        await tell(broken, answer.status);
      }
    },
    /** Tells that there is no answer, or not all of it. */
    noAnswer: (failure: string): Promise<void> =>
      tell({ rule: "answer", expected: "an answer", came: hide(failure), cause: failure }),
    /** Tells what is wrong with the request, and what it got. */
    async request({ violations }: JudgedRequest, came: { answer?: ReceivedAnswer; failure?: string }): Promise<void> {
      if (violations.length === 0) return;
      const expected = hide(violations.join(" "));
      const cause = `${operation.id} ${expected.replaceAll(/\[\d+\]/g, "")}`;
      const answer = came.answer && withoutSecrets(came.answer);
      const told = `It ${toldBy({ ...came, ...answer && { answer } })}`;
      await tell({ rule: "request", expected, came: told, cause }, answer?.status);
    },
    /** Takes the body of the request, for its `curl` line. */
    keep(body: string | undefined): void {
      text = body;
    },
    unjudged: (why: string): void => ledger.unjudged(operation, nameOf(), why),
    count: (status: number): void => ledger.count(operation, status, told.size > 0),
    hide,
  };
}
