/**
 * The order of the test files: those that take longest go first, so that no core is left alone with one at the end. By
 * itself, Vitest knows what took long only where it has run before.
 */
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take several seconds, the longest first. A file that is missing here only costs time. */
const longest = [
  "test/prism/judgement.test.ts", // with stock Prism, as the first two of the next are
  "test/contract/derived.test.ts",
  "test/docs/samples.test.ts",
  "test/unit/examples.test.ts",
  "test/mock/constructs/large.test.ts",
  "test/service/files-archives.test.ts",
  "test/docs/samples-in-order.test.ts",
  "test/mock/sockets.test.ts",
  "test/mock/uploads.test.ts",
  "test/check/worst-texts.test.ts",
  "test/mock/workflow.test.ts",
  "test/mock/fuzz-requests.test.ts",
  "test/contract/mutants.test.ts",
  "test/scripts/lint/contract.test.ts",
  "test/scripts/start.test.ts",
  "test/docs/page-access.test.ts",
  "test/package/types.test.ts",
  "test/browser/real/code.test.ts",
  "test/generators/python.test.ts",
  "test/check/broken-servers.test.ts",
  "test/scripts/release.test.ts",
  "test/browser/real/profiles.test.ts",
  "test/check/transport.test.ts",
  "test/docs/call-examples.test.ts",
  "test/browser/pages.test.ts",
];

/** Stock Prism first, which keeps a core busy itself; then the longest; then the rest, in any order. */
const rank = ({ project, moduleId }: TestSpecification) => {
  const index = longest.findIndex((file) => moduleId.endsWith(file));
  return (project.name === "stock-prism" ? 0 : longest.length) + (index === -1 ? longest.length : index);
};

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return [...await super.sort(files)].sort((one, other) => rank(one) - rank(other));
  }
}
