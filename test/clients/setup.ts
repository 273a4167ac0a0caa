/** Installs the official SDK for Python: the version from which the facts come, and the newest one. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { installPython } from "../support/python.js";

/** The path of the `python` that has each version. */
export interface Pythons {
  known: string;
  newest: string;
}

declare module "vitest" {
  interface ProvidedContext {
    pythons: Pythons;
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "contract-clients-"));
  const [known, newest] = await Promise.all([
    installPython(join(folder, "known"), "kernel==0.84.0"),
    installPython(join(folder, "newest"), "kernel"),
  ]);
  project.provide("pythons", { known, newest });
  return () => rm(folder, { recursive: true });
}
