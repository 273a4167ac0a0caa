/** What was made on the server, to be deleted in the end. */
import { isDeepStrictEqual } from "node:util";
import { boundBy, pathNamesOf } from "./binding.js";
import type { Exchange } from "./expressions.js";
import type { LinkFrom, Operation } from "./resolve.js";
import type { Send } from "./send.js";
import { sweep } from "./sweep.js";

/** Makes the list of what was made. */
export function createLeftovers(links: LinkFrom[]) {
  let made: { operation: Operation; path: Record<string, string> }[] = [];

  return {
    /** Keeps what a request has made, by the links that lead to where it is deleted; or strikes what it has deleted. */
    enter(operation: Operation, exchange: Exchange): void {
      if (operation.method === "DELETE") made = made.filter(({ path }) => !isDeepStrictEqual(path, exchange.path));
      if (["DELETE", "GET"].includes(operation.method)) return;
      for (const link of links.filter(({ source, target }) => source === operation && target.method === "DELETE")) {
        const { path } = boundBy(link, exchange);
        if (pathNamesOf(link.target).every((name) => name in path)) made.push({ operation: link.target, path });
      }
    },

    /**
     * Deletes all of it, the latest first, and what came about by the way, under a name with an ending.
     *
     * @returns What is left.
     */
    async delete(send: Send, ending: string): Promise<string[]> {
      const left: string[] = [];
      for (const { operation, path } of made.reverse()) {
        const { answer } = await send(operation, { path });
        const isGone = answer !== undefined && (answer.status < 300 || [404, 410].includes(answer.status));
        if (!isGone) left.push(`${operation.id} ${Object.values(path).join(" ")}`);
      }
      await sweep(links, send, ending);
      return left;
    },
  };
}
