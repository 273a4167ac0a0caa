/** What the contract shows of files is there at the start. */
import { expect, it } from "vitest";
import type { ContractClient } from "../../src/index.js";
import { all, responsesOf, requestsOf } from "../support/examples.js";
import { textsIn } from "../support/zip.js";
import { startService } from "./support.js";

const operations = all.filter(({ path }) => path.startsWith("/browsers/{id}/fs/"));

/** Calls an operation with the first example of its request. */
function call(client: ContractClient, operation: (typeof all)[number]): Promise<unknown> {
  const [[, request] = []] = requestsOf(operation);
  return (client[operation.id as keyof ContractClient] as (request: unknown) => Promise<unknown>)(request);
}

/** What the contract shows as the response. */
function shown(id: string): unknown {
  return responsesOf(operations.find((operation) => operation.id === id)!)[0]?.body;
}

it("a fresh mock answers what the contract shows", async () => {
  const { client } = await startService();
  const answer = (id: string) => call(client, operations.find((operation) => operation.id === id)!);
  expect(await answer("listFiles")).toEqual(shown("listFiles"));
  expect(await answer("getFileInfo")).toEqual(shown("getFileInfo"));
  expect(await (await answer("readFile") as Response).text()).toBe(String(shown("readFile")));
  const archive = await (await answer("downloadDirZip") as Response).arrayBuffer();
  expect(await textsIn(archive)).toEqual(await textsIn(shown("downloadDirZip") as Uint8Array));
  const events = [];
  const { length } = shown("streamFileEvents") as unknown[];
  for await (const event of await answer("streamFileEvents") as AsyncIterable<unknown>) {
    if (events.push(event) === length) break;
  }
  expect(events).toEqual(shown("streamFileEvents"));
});
