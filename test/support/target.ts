/**
 * The server that the contract tests run against: the one that CONTRACT_BASE_URL names, or one that is started here and
 * closed afterwards: stock Prism for the projects of that name, the stateless mock for every other.
 */
import type { TestProject } from "vitest/node";
import { startMock } from "../../src/mock/index.js";
import { startStockPrism } from "./started.js";

/** Where the tests send their requests. */
export interface Target {
  baseUrl: string;
  token: string;
  /** Whether it is stock Prism, which is known to violate the contract in some cases. */
  stockPrism: boolean;
}

declare module "vitest" {
  interface ProvidedContext {
    target: Target;
  }
}

export default async function setUp(project: TestProject): Promise<(() => Promise<unknown>) | undefined> {
  const { CONTRACT_BASE_URL, CONTRACT_TOKEN: token = "any-token" } = process.env;
  if (CONTRACT_BASE_URL) {
    await fetch(CONTRACT_BASE_URL).catch(() => {
      throw new Error(`Nothing answers at CONTRACT_BASE_URL=${CONTRACT_BASE_URL}. Start the server, then try again.`);
    });
    project.provide("target", { baseUrl: CONTRACT_BASE_URL.replace(/\/$/, ""), token, stockPrism: false });
    return undefined;
  }
  const stockPrism = project.name.startsWith("stock-prism");
  const server = await (stockPrism ? startStockPrism() : startMock({ stateless: true }));
  project.provide("target", { baseUrl: server.url, token, stockPrism });
  return () => server.close();
}
