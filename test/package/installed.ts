/** Starts the mock of the installed package in this process. */
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { onTestFinished } from "vitest";
import type * as MockModule from "../../src/mock/index.js";

/** Starts a mock from the package that is installed in a project, and closes it when the test ends. */
export async function startInstalledMock(
  project: string,
  options?: MockModule.MockOptions,
): Promise<MockModule.Mock> {
  const resolve = createRequire(join(project, "package.json")).resolve;
  const { startMock } = await import(pathToFileURL(resolve("cloud-browser-contract/mock")).href) as typeof MockModule;
  const mock = await startMock(options);
  onTestFinished(() => mock.close());
  return mock;
}
