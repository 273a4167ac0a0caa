/**
 * Runs the check as Stryker runs tests: the check of an area is a test, which fails if the check finds a violation, or
 * lists an operation as untried. The mock that is checked is the one of the sandbox, which has the mutants. The check
 * and its reference are those of `dist/`, which have none. A mutant is checked in every area whose check executes it.
 */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { InstrumenterContext } from "@stryker-mutator/api/core";
import { declareClassPlugin, PluginKind } from "@stryker-mutator/api/plugin";
import {
  type DryRunResult, DryRunStatus, type MutantRunOptions, type MutantRunResult, type TestResult, type TestRunner,
  TestStatus, toMutantRunResult,
} from "@stryker-mutator/api/test-runner";

type Modules = typeof import("../../src/mock/index.js") & typeof import("../../src/check/index.js")
  & typeof import("../../src/contract/node/load.js");

/** What the report of a mock without mutants lists as untried: a login of it that waits for input is not found. */
const untriedAnyway = ["submitAuthFields"];

/** The state of the mutants, where instrumented code looks for it. */
const mutants = (globalThis as { __stryker__?: InstrumenterContext }).__stryker__ ??= {};

/** The areas of the files in `src/service/areas/`. They are checked first, since they are the likeliest to tell. */
const areaOf: Record<string, string> = {
  "apps": "Apps",
  "auth": "Managed authentication",
  "computer": "Computer controls",
  "credential-providers": "Credential providers",
  "credentials": "Credentials",
  "deployments": "Deployments",
  "extensions": "Extensions",
  "files": "Filesystem",
  "invocations": "Invocations",
  "logs": "Logs",
  "playwright": "Playwright execution",
  "pools": "Browser pools",
  "processes": "Processes",
  "profiles": "Profiles",
  "proxies": "Proxies",
  "replays": "Session replays",
  "sessions": "Browser sessions",
  "telemetry": "Logs",
};

class CheckRunner implements TestRunner {
  private readonly modules = loadModules();

  capabilities() {
    return { reloadEnvironment: false };
  }

  /** Checks one area after another, and notes which mutants each of them executes. */
  async dryRun(): Promise<DryRunResult> {
    const { document } = await (await this.modules).loadContract();
    const tests: TestResult[] = [];
    for (const { name } of document.tags as { name: string }[]) {
      mutants.currentTestId = name;
      tests.push(await check([name], await this.modules));
    }
    const { mutantCoverage } = mutants;
    return { status: DryRunStatus.Complete, tests, ...mutantCoverage && { mutantCoverage } };
  }

  async mutantRun({ activeMutant: { id, fileName }, testFilter = [] }: MutantRunOptions): Promise<MutantRunResult> {
    const modules = await this.modules;
    mutants.activeMutant = id;
    const own = areaOf[/service\/areas\/([\w-]+)/.exec(fileName)?.[1] ?? ""];
    const isOwn = (area: string) => area === own;
    const groups = [testFilter.filter(isOwn), testFilter.filter((area) => !isOwn(area))];
    const tests: TestResult[] = [];
    for (const areas of groups.filter(({ length }) => length > 0)) {
      if (tests.every(({ status }) => status === TestStatus.Success)) tests.push(await check(areas, modules));
    }
    return toMutantRunResult({ status: DryRunStatus.Complete, tests });
  }
}

/** Loads the mock from the sandbox, and the check as it is built. */
async function loadModules(): Promise<Modules> {
  const paths = ["src/mock/index.ts", "dist/check.js", "src/contract/node/load.ts"];
  const modules = await Promise.all(paths.map((path) => import(pathToFileURL(resolve(path)).href) as Promise<object>));
  return Object.assign({}, ...modules) as Modules;
}

/** Checks areas until an operation has a violation. A mock that does not start has one, too. */
async function check(areas: string[], { startMock, checkServer }: Modules): Promise<TestResult> {
  const test = { id: areas[0] ?? "", name: areas.join() };
  const start = Date.now();
  const mock = await startMock().catch((error: unknown) => error as Error);
  if (mock instanceof Error) {
    return { ...test, timeSpentMs: 0, status: TestStatus.Failed, failureMessage: `It does not start: ${mock.message}` };
  }
  const found = new AbortController();
  try {
    const { breaches: [breach], operations } = await checkServer({
      baseUrl: mock.url,
      token: "any-token",
      only: areas,
      concurrency: 8,
      settleMs: 3000, // two runners share the machine
      signal: found.signal,
      onProgress: ({ result }) => result.outcome === "failed" && found.abort(),
    });
    const timeSpentMs = Date.now() - start;
    const failed = (failureMessage: string) => ({ ...test, timeSpentMs, status: TestStatus.Failed, failureMessage });
    if (breach) {
      const { rule, operations: [operation], expected, actual } = breach;
      return failed(`${rule}: ${operation}, expected ${expected}, received ${actual}`);
    }
    const untried = operations.find(({ id, outcome }) => outcome === "untried" && !untriedAnyway.includes(id));
    return untried ? failed(`untried: ${untried.id}`) : { ...test, timeSpentMs, status: TestStatus.Success };
  } finally {
    await mock.close();
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, "check", CheckRunner)];
