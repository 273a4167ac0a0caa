/**
 * Orders the test files: the longest ones first, so that no core still runs one when the others are done. Vitest by
 * itself knows only how long files took in earlier runs on the same machine.
 */
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take several seconds, the longest first. A file that is missing here only costs time. */
const longest = [
  "test/browser/web/worker.test.ts",
  "test/check/faults.test.ts",
  "test/check/cleanup.test.ts",
  "test/browser/web/web-worker.test.ts",
  "test/browser/web/page.test.ts",
  "test/check/whole/mock.test.ts",
  "test/check/transport.test.ts",
  "test/check/unusual.test.ts",
  "test/check/broken-servers.test.ts",
  "test/prism/judgement.test.ts", // with stock Prism, with which the next one also runs
  "test/contract/derived.test.ts",
  "test/docs/samples.test.ts",
  "test/unit/examples.test.ts",
  "test/mock/constructs/json.large.test.ts",
  "test/service/memory.large.test.ts",
  "test/docs/samples-in-order.test.ts",
  "test/mock/sockets.large.test.ts",
  "test/check/worst-texts.test.ts",
  "test/mock/workflow.test.ts",
  "test/mock/fuzz-requests.test.ts",
  "test/contract/mutants.large.test.ts",
  "test/scripts/lint/contract.test.ts",
  "test/scripts/start.test.ts",
  "test/docs/page-access.test.ts",
  "test/package/types.test.ts",
  "test/browser/real/code.test.ts",
  "test/generators/python.test.ts",
  "test/scripts/release.test.ts",
  "test/browser/real/profiles.test.ts",
  "test/docs/call-examples.test.ts",
  "test/browser/pages.test.ts",
];

/** Returns the rank of a file: stock Prism first, which uses a core itself, then the longest, then the others. */
const rank = ({ project, moduleId }: TestSpecification) => {
  const index = longest.findIndex((file) => moduleId.endsWith(file));
  return (project.name === "stock-prism" ? 0 : longest.length) + (index === -1 ? longest.length : index);
};

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return [...await super.sort(files)].sort((one, other) => rank(one) - rank(other));
  }
}
