/** Builds and serves the docs once for all tests of the page. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { buildDocs } from "../../scripts/docs.js";
import { serve } from "./open.js";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder with the page, and its URL. */
    docs: { folder: string; url: string };
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "docs-"));
  await buildDocs(folder);
  const { url, close } = await serve(folder);
  project.provide("docs", { folder, url });
  return async () => {
    await close();
    await rm(folder, { recursive: true });
  };
}
