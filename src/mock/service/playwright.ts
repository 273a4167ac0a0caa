/**
 * Playwright code. It is never run: there is no page that it could do anything with. What came of it is told by how it
 * looks. Code that has a statement that begins a line with `throw` fails. Other code succeeds; where it has a `return`,
 * the result is the one that the contract shows.
 */
import type { Area, World } from "./base/area.js";
import type { Sessions } from "./sessions/index.js";

export function createPlaywright({ shown }: World, sessions: Sessions) {
  return {
    handlers: {
      async executePlaywrightCode({ path, body: { code } }) {
        sessions.get(path.id);
        const written = { stdout: "", stderr: "" };
        if (/^\s*throw\b/m.test(code)) {
          return { status: 200, body: { success: false, error: "The code threw an error.", ...written } };
        }
        const { result } = await shown("executePlaywrightCode") ?? {};
        const returned = /\breturn\b/.test(code) && result !== undefined ? { result } : {};
        return { status: 200, body: { success: true, ...returned, ...written } };
      },
    },
    seed: () => Promise.resolve(),
    clear: () => {}, // nothing is kept
  } satisfies Area<"executePlaywrightCode">;
}
