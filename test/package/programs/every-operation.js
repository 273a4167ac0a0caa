// @ts-nocheck: plain JavaScript, as a user of the package may write it.
/** Calls every operation by its id, in any JavaScript runtime. */
import { createClient } from "cloud-browser-contract";
import { responsesOf, operations, requestsOf } from "./examples.js";

/**
 * Calls each operation with every example of its body, and then for each of its other responses.
 *
 * @param baseUrl The URL of the mock.
 * @returns The difference of each call from the examples of the contract; empty if there is none.
 */
export async function callEveryOperation(baseUrl) {
  const client = createClient({ baseUrl, token: "any-token" });
  const faults = [];
  for (const operation of operations) {
    const id = operation.operationId;
    const requests = requestsOf(operation);
    const [usual, ...others] = responsesOf(operation);
    for (const request of requests) await tell(id, client[id](request), usual);
    for (const answer of others) {
      await tell(id, client[id](requests[0], { headers: { Prefer: answer.prefer } }), answer);
    }
  }
  return faults;

  async function tell(id, call, answer) {
    const fault = await faultOf(call, answer).catch(String);
    if (fault) faults.push(`${id} ${answer.status}: ${fault}`);
  }
}

async function faultOf(call, { status, type, body, page: expectedPage }) {
  const data = await call;
  const { response, page } = await call.withResponse();
  const expected = inWords({ status, page: expectedPage, body });
  const found = inWords({ status: response.status, page, body: await valueOf(data, type) });
  return found === expected ? undefined : `${found} in place of ${expected}`;
}

const inWords = (answer) => JSON.stringify(answer);

/** Returns the value of a result: the events of an iterable, the bytes of a response, or the result itself. */
async function valueOf(data, type) {
  if (type === undefined || type === "application/json") return data;
  if (type === "text/event-stream") {
    const events = [];
    for await (const event of data) events.push(event);
    return events;
  }
  if (!(data instanceof Response)) throw new Error("There is no response");
  if (data.headers.get("Content-Type") !== type) throw new Error("The response has another type");
  return [...new Uint8Array(await data.arrayBuffer())];
}
