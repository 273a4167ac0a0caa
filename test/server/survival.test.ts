/** Whatever a handler or an override does, its client gets an error, and the process goes on. */
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const onceSent = ["returns a stream that fails after a chunk", "returns events that fail later"];

it("a handler that fails in an unusual way gets a 500, or its connection cut once the head is sent", async () => {
  const file = fileURLToPath(new URL("../support/hostile-handlers.ts", import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, ["--import", "tsx", file]); // rejects if it crashes
  const results = JSON.parse(stdout) as Record<string, Record<string, string>>;
  expect(Object.keys(results)).toHaveLength(21);
  for (const [what, byTransport] of Object.entries(results)) {
    const expected = onceSent.includes(what) ? "200 cut" : "500 internal_server_error";
    for (const [transport, result] of Object.entries(byTransport)) {
      expect(result, `${transport}: ${what}`).toBe(expected);
    }
  }
});
