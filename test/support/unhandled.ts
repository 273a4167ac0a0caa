/** Makes calls that fail, in its own process, and prints how often each failure is reported as unhandled. */
import { setTimeout as wait } from "node:timers/promises";
import { createClient } from "../../src/index.js";

const client = createClient({ baseUrl: "http://127.0.0.1:1", token: "t" });
const call = () => client.getBrowser({ path: { id_or_name: "a" } });
const ignore = () => {};

let reported = 0;
process.on("unhandledRejection", () => reported++);

const cases: Record<string, () => unknown> = {
  "nobody handles the data": () => void call(),
  "nobody handles the response": () => void call().withResponse(),
  "nobody handles what follows the data": () => void call().then(ignore),
  "the data is handled": () => call().catch(ignore),
  "the response is handled": () => call().withResponse().catch(ignore),
  "the response is handled twice": () => {
    const one = call();
    return Promise.allSettled([one.withResponse(), one.withResponse()]);
  },
  "both are handled": () => {
    const one = call();
    return Promise.allSettled([one, one.withResponse()]);
  },
};

const result: Record<string, number> = {};
for (const [name, start] of Object.entries(cases)) {
  reported = 0;
  await start();
  await wait(100);
  result[name] = reported;
}
console.log(JSON.stringify(result));
