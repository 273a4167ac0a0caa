/** What the docs show of a session's inside works on a fresh mock, as it stands and from top to bottom. */
import { expect, it } from "vitest";
import { operations, requestsOf } from "../support/examples.js";
import { startService } from "./support.js";

const inside = /^\/browsers\/\{id\}\/(?:replays|computer|playwright|process|logs)/;

it("each shown request of the replays, controls, processes and logs succeeds", async () => {
  const { client } = await startService();
  const shown = operations.filter(({ path }) => inside.test(path));
  expect(shown).toHaveLength(25);
  for (const operation of shown) {
    const [[, request] = []] = requestsOf(operation);
    const call = client[operation.id as "streamProcessStdout"]; // it may be any of them
    const fail = (error: Error) => expect.fail(`${operation.id}: ${error.message}`);
    const answer = await call(request as never).catch(fail);
    if (operation.id === "streamProcessStdout") {
      for await (const event of answer) {
        expect(event).toMatchObject({ stream: "stdout" });
        break; // it goes on until the process is killed, further down
      }
    }
  }
});
