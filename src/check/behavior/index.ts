/** Checks what the contract says in words: the sequences are sent to the server and to the reference, and compared. */
import type { Contract } from "../../contract/index.js";
import { type Sequence, sequences } from "../../sequences/index.js";
import type { Fixtures } from "../fixtures/index.js";
import type { CheckedServer } from "../http/request.js";
import { createJudge } from "../judge.js";
import type { Limit } from "../limit.js";
import type { CheckedOperation } from "../operations.js";
import { groupBy } from "../../report/group.js";
import type { MockDifference, Sentence } from "../../report/report.js";
import type { createResults } from "../results.js";
import { type AreaResult, runAreas } from "./areas.js";
import { causesOf } from "./causes.js";
import { differencesOf, findingsOf } from "./findings.js";
import { createPatience } from "./patience.js";
import { startReference } from "./reference.js";
import { isWalk, walksIn } from "./walks.js";

export interface BehaviorOptions {
  contract: Contract;
  operations: CheckedOperation[];
  /** The operations that are checked. */
  selected: CheckedOperation[];
  fixtures: Fixtures;
  results: ReturnType<typeof createResults>;
  server: CheckedServer;
  /** The id of an existing session to use instead of a new one. */
  session: string | undefined;
  /** How long a response may take, and how long reads are repeated until they show a change, in milliseconds. */
  timeoutMs: number;
  settleMs: number;
  limit: Limit;
  /** How many random walks are sent besides. */
  walks: number;
  signal: AbortSignal | undefined;
  /** Is settled when the operations of some areas have been checked on their own. */
  whenChecked: (areas: string[]) => Promise<void>;
}

/** What the sequences and the walks have shown, besides the findings. */
export interface BehaviorResult {
  /** What became of each sentence of the sequences. */
  sentences: Sentence[];
  /** Where walks differ from the reference. */
  differences: MockDifference[];
}

/** Checks the sequences that have a selected operation. */
export async function checkBehavior(options: BehaviorOptions): Promise<BehaviorResult> {
  const { contract, selected, fixtures, results, timeoutMs, settleMs } = options;
  const operations = new Map(options.operations.map((operation) => [operation.id, operation]));
  const ids = new Set<string>(selected.map(({ id }) => id));
  const hasSelected = ({ steps }: Sequence) => steps.some(({ operation }) => ids.has(operation));
  const areas = [...new Set(selected.map(({ area }) => area))]
    .map((name) => ({ name, sequences: (sequences[name] ?? []).filter(hasSelected) }));
  const walks = walksIn(areas, options.walks);
  const judge = createJudge(contract);
  const reference = await startReference(timeoutMs);
  const withWalks = areas.map(({ name, sequences }) => ({ name, sequences: [...sequences, ...walks.get(name) ?? []] }));
  const allRuns = await runAreas(withWalks, {
    ...options,
    operations,
    reference,
    patience: createPatience(settleMs),
    isReported: (id, status) => results.hasFinding(id, status),
    isLacking: (id) => results.isRefused(id) || fixtures.isImpossible(operations.get(id)),
    async isValid(operation, outcome, sentence) {
      const status = outcome.response?.status ?? 0;
      const testCase = { rule: "behavior", name: sentence, parts: {}, expected: status } as const;
      const verdict = await judge(operation, testCase, outcome);
      if (!("findings" in verdict)) return true;
      if (ids.has(operation.id)) results.add(operation, testCase, verdict, status);
      return false;
    },
  }).finally(() => void reference.close());
  const runs = allRuns.filter(({ sequence }) => !isWalk(sequence));

  const told = new Set<unknown>();
  for (const cause of causesOf(runs, operations, (id) => ids.has(id))) {
    for (const { sequence } of cause.failed) told.add(sequence);
    for (const finding of await findingsOf(cause, { ...options, operations })) {
      results.add(finding.operation, { rule: "behavior", name: finding.case, parts: {}, expected: 200 }, {
        findings: [finding],
      });
    }
  }
  return {
    sentences: sentencesOf(runs, (sequence) => told.has(sequence)),
    differences: await differencesOf(allRuns.filter(({ sequence }) => isWalk(sequence)), { ...options, operations }),
  };
}

/**
 * Returns what became of each sentence. Of several sequences that could prove it, one is enough, if none differs.
 *
 * @param isTold Whether the report has a finding about a sequence.
 */
function sentencesOf(runs: AreaResult[], isTold: (sequence: Sequence) => boolean): Sentence[] {
  const all = runs.flatMap((run) => run.sentences.map((text) => sentenceOf(text, run, isTold(run.sequence))));
  return groupBy(all, ({ area, text }) => `${area} ${text}`).flatMap(([, group]) =>
    ["violated", "proven", "not checked"].flatMap((outcome) => group.find((one) => one.outcome === outcome) ?? [])
      .slice(0, 1));
}

function sentenceOf(text: string, run: AreaResult, isTold: boolean): Sentence {
  const { area, sequence: { proves }, proven, parted, why = lacking, isUnproven } = run;
  if (proven.includes(text)) return { text, area, outcome: "proven" };
  if (!parted) return { text, area, outcome: "not checked", why, ...isUnproven && { isUnproven } };
  if (!isTold) return { text, area, outcome: "not checked", why: notSelected };
  return (parted.step.proves ?? proves) === text
    ? { text, area, outcome: "violated" }
    : { text, area, outcome: "not checked", why: after };
}

const lacking = "The server does not serve an operation of its sequence as declared.";
const notSelected = "Only an operation that was not selected differs.";
const after = "An earlier request of its sequence differs.";
