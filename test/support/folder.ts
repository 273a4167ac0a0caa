/** Temporary directories that nothing else uses, for tests that look at what a mock keeps in one. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished, vi } from "vitest";

/** Makes an empty directory that is removed with the test. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "contract-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 }));
  return folder;
}

/** Has every mock in this process take a directory for the temporary one, until the test ends. It may be missing. */
export function setTemporaryDirectory(folder: string): void {
  vi.stubEnv("TMPDIR", folder);
  onTestFinished(() => void vi.unstubAllEnvs());
}
