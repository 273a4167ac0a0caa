/** Reports the tests that failed and then passed. CI runs a failed test once more; find the cause of each of these. */
import type { Reporter, TestCase } from "vitest/node";

export default class FlakyReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const [error] = test.result().errors ?? []; // a test that is expected to fail has none
    if (!error || !test.diagnostic()?.flaky) return;
    console.log(`Flaky: ${test.module.relativeModuleId} > ${test.fullName}\n${error.stack ?? error.message}`);
  }
}
