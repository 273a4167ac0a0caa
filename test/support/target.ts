/**
 * The server that the HTTP part of the suite runs against: the one that CONTRACT_BASE_URL names, or else a Prism mock
 * that is started here and ended after.
 */
import type { TestProject } from "vitest/node";
import { startMock } from "../../scripts/mock.js";

/** Where the tests send their requests. */
export interface Target {
  baseUrl: string;
  token: string;
  /** Whether it is stock Prism, which is known to break the contract in some cases. */
  stockPrism: boolean;
}

declare module "vitest" {
  interface ProvidedContext {
    target: Target;
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<unknown>> {
  const { CONTRACT_BASE_URL, CONTRACT_TOKEN = "any-token" } = process.env;
  if (CONTRACT_BASE_URL) {
    await fetch(CONTRACT_BASE_URL).catch(() => {
      throw new Error(`Nothing answers at CONTRACT_BASE_URL=${CONTRACT_BASE_URL}. Start the server, then try again.`);
    });
  }
  const mock = CONTRACT_BASE_URL ? undefined : await startMock(0);
  project.provide("target", {
    baseUrl: (CONTRACT_BASE_URL ?? mock?.url ?? "").replace(/\/$/, ""),
    token: CONTRACT_TOKEN,
    stockPrism: mock !== undefined,
  });
  return async () => mock?.close();
}
