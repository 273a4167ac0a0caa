/** Tests that the initial files are those of the examples. */
import { expect, it } from "vitest";
import type { ContractClient } from "../../../src/index.js";
import { all, responsesOf, requestsOf } from "../../support/examples.js";
import { textsIn } from "../../support/zip.js";
import { startService } from "../support.js";

const operations = all.filter(({ path }) => path.startsWith("/browsers/{id}/fs/"));

/** Calls an operation with the first example of its request. */
function call(client: ContractClient, operation: (typeof all)[number]): Promise<unknown> {
  const [[, request] = []] = requestsOf(operation);
  return (client[operation.id as keyof ContractClient] as (request: unknown) => Promise<unknown>)(request);
}

/** Returns the first example of the response of an operation. */
function shown(id: string): unknown {
  return responsesOf(operations.find((operation) => operation.id === id)!)[0]?.body;
}

it("a fresh mock responds with the examples of the contract", async () => {
  const { client } = await startService();
  const answer = (id: string) => call(client, operations.find((operation) => operation.id === id)!);
  expect(await answer("listFiles")).toEqual(shown("listFiles"));
  expect(await answer("getFileInfo")).toEqual(shown("getFileInfo"));
  expect(await (await answer("readFile") as Response).text())
    .toBe(new TextDecoder().decode(shown("readFile") as Uint8Array));
  const archive = await (await answer("downloadDirZip") as Response).arrayBuffer();
  expect(await textsIn(archive)).toEqual(await textsIn(shown("downloadDirZip") as Uint8Array));
  const events = [];
  const { length } = shown("streamFileEvents") as unknown[];
  for await (const event of await answer("streamFileEvents") as AsyncIterable<unknown>) {
    if (events.push(event) === length) break;
  }
  expect(events).toEqual(shown("streamFileEvents"));
});
