/** What the requests for assumed refusals share. */
import type { OperationId } from "../../src/index.js";
import type { Service } from "./support.js";

/** Sends the requests that lead to a refusal, and returns the refused call. */
export type Refused = (service: Service) => Promise<unknown>;

/** A request for each refusal that the contract only assumes, by operation and id. */
export type Refusals = Partial<Record<OperationId, Record<string, Refused>>>;

/** A session that exists at the start. */
export const id = "bs5c8m2r9k4t7w1x6v3n0q8z";

/** Creates two proxies with the name `twin`. */
export async function twins({ client }: Service): Promise<object> {
  await client.createProxy({ body: { type: "isp", name: "twin" } });
  return client.createProxy({ body: { type: "isp", name: "twin" } });
}
