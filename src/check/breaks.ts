/** What is broken by an answer that is not as its operation declares it: once for each cause. */
import type { Fault, ReceivedAnswer } from "../contract/index.js";
import { groupBy } from "./group.js";
import { startOf } from "./outcome.js";
import type { Operation } from "./resolve.js";
import type { Rule } from "./rules.js";

/** What is broken: a rule, and how. */
export interface Break {
  rule: Rule;
  expected: string;
  came: string;
  /** The clause of the contract, as a fragment, where one schema is broken. */
  clause?: string;
  /** What findings of one cause have in common. */
  cause: string;
}

/** How many characters of an answer are shown, and how many are told of what is wrong with it. */
const mostShown = 200;
const mostTold = 2000;

/** Gives what the faults of an answer break. Several faults of one clause have one cause. */
export function breaksOf(operation: Operation, answer: ReceivedAnswer, faults: Fault[]): Break[] {
  return groupBy(faults, ({ part, text, clause }) => isNamed(clause) ? `${part} ${clause}` : withoutPlace(text))
    .map(([, same]) => {
      const [{ part, clause }] = same as [Fault];
      const broken = groupBy(same, subjectOf);
      const text = broken.map(([, [first]]) => first?.text).join(" ");
      return {
        rule: `answer-${part.replace(" ", "-")}` as Rule,
        expected: part === "status" ? successesOf(operation) : startOf(text, mostTold),
        came: shown(answer, part === "header" ? headersOf(operation, answer) : ""),
        ...isNamed(clause) && { clause },
        cause: isNamed(clause) ? [clause, ...broken.map(([subject]) => subject).sort()].join(" ") : withoutPlace(text),
      };
    });
}

/** Whether a clause stands at a place of its own in the contract, and not just somewhere in an answer. */
function isNamed(clause: string): boolean {
  return clause.startsWith("#/components/");
}

/** How a sentence ends that says which property is missing. */
const missing = " is required.";

/** Which property is missing. Any other clause is about one thing alone. */
function subjectOf({ text, clause }: Fault): string {
  if (!clause.endsWith("/required") || !text.endsWith(missing)) return "";
  return text.slice(0, -missing.length).split(/[.\s]/).at(-1) ?? "";
}

/** Where a fault stands in a list is no matter: `[3].id` and `[4].id` have one cause. */
function withoutPlace(text: string): string {
  return text.replaceAll(/\[\d+\]|^Event \d+/g, "");
}

function headersOf({ responses }: Operation, { status, headers }: ReceivedAnswer): string {
  return Object.keys(responses[status]?.headers ?? {})
    .flatMap((name) => headers.has(name) ? `${name}: ${headers.get(name)}` : []).join(", ");
}

/** The successes that an operation declares. */
export function successesOf({ responses }: Operation): string {
  return Object.keys(responses).filter((status) => status.startsWith("2")).join(" or ");
}

/** An answer as it is told: its status, where it leads to, and the start of its body, or what else is to be seen. */
export function shown({ status, headers, text }: ReceivedAnswer, instead = ""): string {
  const location = headers.get("Location");
  const start = startOf(text, mostShown).replaceAll(/\s+/g, " ");
  return [status, location && `to ${location}`, instead || start].filter(Boolean).join(" ");
}
