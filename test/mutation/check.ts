/**
 * Measures the check by mutants: of the changed conditions in the service that the tests of the service notice, the
 * share that the check tells. It prints the share, and the mutants that the check does not tell.
 */
import { execFileSync } from "node:child_process";
import { relative } from "node:path";
import { Stryker } from "@stryker-mutator/core";
import type { MutantResult, PartialStrykerOptions } from "@stryker-mutator/api/core";
import { drawLines } from "./lines.js";

/** Where the service is. */
const room = "src/service";

/** The plugin that leaves out what the contract does not state within files. */
const unstated = "./test/mutation/unstated.js";

/** The files in it of which the contract says nothing, so that no server has to do as they do; and see `unstated`. */
const outsideOfContract = [
  "src/service/areas/computer/image.ts", // which pixels a screenshot has
  "src/service/areas/processes/programs", // how programs are imitated that a real server runs
  "src/service/areas/processes/shell",
  "src/service/areas/playwright/literal.ts", // how code is imitated that a real server runs, as in the next six
  "src/service/areas/playwright/outcome.ts",
  "src/service/areas/playwright/syntax.ts",
  "src/service/areas/deployments/manifest.ts",
  "src/service/areas/deployments/names.ts",
  "src/service/base/mask.ts",
  "src/service/base/mask-javascript.ts",
  "src/service/areas/auth/pages.ts", // how the website of a login is imitated, as in the next one
  "src/service/areas/auth/site.ts",
  "src/service/areas/auth/seed.ts", // what exists when the mock starts, as in the next two
  "src/service/areas/sessions/restore.ts",
  "src/service/model/example-session.ts",
  "src/service/base/assumed.ts", // what only the mock has, as in the next five
  "src/service/base/budget.ts",
  "src/service/base/clock.ts",
  "src/service/live-frames.ts",
  "src/service/model/latest-input.ts",
  "src/service/views.ts",
];

/** The mutators that change no condition. */
const excludedMutations = [
  "ArrayDeclaration", "ArrowFunction", "AssignmentOperator", "BlockStatement", "ObjectLiteral", "OptionalChaining",
  "Regex", "StringLiteral", "UnaryOperator", "UpdateOperator",
];

/** Runs the mutants on some lines. Returns those that were executed, by place and change. */
async function run(mutate: string[], options: PartialStrykerOptions): Promise<Map<string, MutantResult>> {
  const results = await new Stryker({
    mutate,
    mutator: { excludedMutations, plugins: null },
    ignorers: ["unstated"],
    coverageAnalysis: "perTest",
    ignoreStatic: true, // what runs once, at the start, cannot be switched on later
    concurrency: 2,
    dryRunTimeoutMinutes: 15,
    timeoutMS: 180_000, // a check takes longer when a mutant makes it wait, and is not told by that
    reporters: ["progress-append-only"],
    ...options,
  }).runMutationTest();
  return new Map(results.map((one) => [nameOf(one), one]));
}

function nameOf({ fileName, location: { start, end }, replacement }: MutantResult): string {
  const lines = start.line === end.line ? "" : ` to ${end.line}:${end.column}`;
  return `${relative(".", fileName)}:${start.line}:${start.column}${lines} ${replacement?.replaceAll(/\s+/g, " ")}`;
}

execFileSync("npm", ["run", "build"], { stdio: "inherit" });
process.env.MUTATION_ROOMS = room; // for the configuration of Vitest
const lines = drawLines([room, ...outsideOfContract.map((file) => `:!${file}`)].join(" "), "400");
const noticed = [...await run(lines, {
  testRunner: "vitest",
  plugins: ["@stryker-mutator/*", unstated],
  vitest: { configFile: "test/mutation/vitest.config.ts", related: false },
})].filter(([, { status }]) => status === "Killed").map(([name]) => name);

const checked = await run(lines, {
  testRunner: "check",
  testRunnerNodeArgs: ["--import", "tsx"], // the mock in the sandbox is not built
  plugins: [unstated, "./test/mutation/check-runner.ts"],
});
/** Killed by a violation; a runtime error is a mock that a request has ended, and with it the process of the runner. */
const told = ["Killed", "RuntimeError"];
const untold = noticed.filter((name) => !told.includes(checked.get(name)?.status ?? ""));
const untried = noticed.filter((name) => checked.get(name)?.statusReason?.startsWith("untried: "));
const toldCount = noticed.length - untold.length;
console.log(`The check tells ${toldCount} of ${noticed.length} changes that the tests of the service notice: `
  + `${(100 * toldCount / noticed.length).toFixed(1)} %. As an operation that it could not try, it `
  + `tells ${untried.length} of them: ${untried.join(", ")}. It does not tell:`);
for (const name of untold) console.log(`  ${name}`);
