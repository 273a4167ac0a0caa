/** What an answer violates that is not as its operation declares it: once for each cause. */
import type { Fault, ReceivedAnswer } from "../contract/index.js";
import { groupBy } from "./report/group.js";
import { startOf } from "./http/outcome.js";
import type { Operation } from "./operations.js";
import type { Rule } from "./report/rules.js";

/** What is violated: a rule, and how. */
export interface Break {
  rule: Rule;
  expected: string;
  came: string;
  /** The clause of the contract, as a fragment, where one schema is violated. */
  clause?: string;
  /** What findings of one cause have in common. */
  cause: string;
}

/** The answers that an operation declares. */
type Declared = Pick<Operation, "responses">;

/** How many characters of an answer are shown, and how many are told of what is wrong with it. */
const mostShown = 200;
const mostTold = 2000;

/** Gives what the faults of an answer violate. Several faults of one clause have one cause. */
export function breaksOf(operation: Declared, answer: ReceivedAnswer, faults: Fault[]): Break[] {
  return groupBy(withoutConsequences(faults), groupOf).map(([group, same]) => {
    const [{ part, clause, text: sentence, nullAt }] = same as [Fault];
    if (nullAt !== undefined) {
      const place = isNamed(clause) && { clause };
      return { rule: "answer-null", expected: sentence, came: shown(answer), ...place, cause: group };
    }
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

/** What faults of one cause have in common. Null has one for each property, whatever else its schema says. */
function groupOf({ part, text, clause, nullAt }: Fault): string {
  if (nullAt !== undefined) return `null ${nullAt} ${clause.replace(/\/[^/]*$/, "")}`;
  return isNamed(clause) ? `${part} ${clause}` : withoutPlace(text);
}

/** Leaves out what a value of another type breaks besides its type: a number is none of the listed texts, either. */
function withoutConsequences(faults: Fault[]): Fault[] {
  const placeOf = ({ part, text }: Fault) => `${part} ${text.split(" must ", 1)[0]}`;
  const isType = ({ clause }: Fault) => clause.endsWith("/type");
  const mistyped = new Set(faults.filter(isType).map(placeOf));
  return faults.filter((fault) => isType(fault) || !mistyped.has(placeOf(fault)));
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

function headersOf({ responses }: Declared, { status, headers }: ReceivedAnswer): string {
  return Object.keys(responses[status]?.headers ?? {})
    .flatMap((name) => headers.has(name) ? `${name}: ${headers.get(name)}` : []).join(", ");
}

/** The successes that an operation declares. */
export function successesOf({ responses }: Declared): string {
  return Object.keys(responses).filter((status) => status.startsWith("2")).join(" or ");
}

/** An answer as it is told: its status, where it leads to, and the start of its body, or what else is to be seen. */
export function shown({ status, headers, text }: ReceivedAnswer, instead = ""): string {
  const location = startOf(headers.get("Location") ?? "", mostShown);
  const start = startOf(instead || text, mostShown).replaceAll(/\s+/g, " ");
  return [status, location && `to ${location}`, start].filter(Boolean).join(" ");
}
