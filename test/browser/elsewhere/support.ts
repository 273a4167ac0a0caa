/** What the tests of all engines share. */
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "vitest";
import type { CreateBrowserRequest } from "../../../generated/openapi.js";
import { ApiError, type ContractClient } from "../../../src/index.js";
import type { Mock } from "../../../src/mock/index.js";
import type { Program } from "./programs.js";

/** Creates a folder for the programs of a file, and what ends them and removes it. */
export async function folderOfPrograms() {
  const folder = await mkdtemp(join(tmpdir(), "contract-"));
  return {
    folder,
    end: async (programs: Program[]): Promise<void> => {
      await Promise.all(programs.map(({ kill }) => kill()));
      await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

/** Runs the program of the README, and checks what it prints. */
export async function expectReadmeProgram({ url }: Mock): Promise<void> {
  const env = { ...process.env, BASE_URL: url };
  const { stdout } = await promisify(execFile)(process.execPath, ["--import", "tsx", "examples/browser.ts"], { env });
  expect(await readFile("README.md", "utf8")).toContain(`\`\`\`text\n${stdout}\`\`\``);
}

/** Creates a session, and returns the status, and the message and the `Retry-After` of an error. */
export async function outcomeOf(client: ContractClient, body: CreateBrowserRequest = {}) {
  try {
    await client.createBrowser({ body });
    return { status: 200 };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, message, response } = error;
    return { status, message, retryAfter: response.headers.get("Retry-After") };
  }
}
