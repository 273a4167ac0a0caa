/** What was made by the way, under a name that a request gave it: a profile, by a connection that keeps one. */
import { isObject } from "../contract/references.js";
import { valueAt } from "../contract/pointer.js";
import { nameOf } from "./binding.js";
import { pointerOf } from "./expressions.js";
import { parsed } from "./outcome.js";
import type { LinkFrom, Operation } from "./resolve.js";
import type { Send } from "./send.js";

/** A list, where it has the ids of its entries, and what deletes one of them. */
interface Listed {
  list: Operation;
  pointer: string;
  remove: Operation;
  parameter: string;
}

/** How many pages of a list are looked through, since each that has something to delete makes room for another. */
const most = 20;

/** Deletes what the lists of a server show under a name with an ending. */
export async function sweep(links: LinkFrom[], send: Send, ending: string): Promise<void> {
  for (const { list, pointer, remove, parameter } of listedIn(links)) {
    for (let page = 0; page < most; page++) {
      const { answer } = await send(list, {});
      const entries = [parsed(answer?.text ?? "")].flat().filter((entry) => isNamed(entry, ending));
      if (entries.length === 0) break;
      for (const entry of entries) {
        const id = nameOf(valueAt(entry, pointer));
        if (id !== undefined) await send(remove, { path: { [parameter]: id } });
      }
    }
  }
}

/** The lists whose entries are read by an operation, beside which another one deletes what is read. */
function listedIn(links: LinkFrom[]): Listed[] {
  return links.flatMap(({ source: list, target, parameters }) => {
    const pointer = pointerOf(Object.values(parameters)[0])?.replace(/^\/0(?=\/)/, "");
    const makers = links.filter((link) => link.target === target && link.source.method !== "GET");
    const remove = links.find((link) => link.target.method === "DELETE" && makers.some((maker) =>
      maker.source === link.source && idOf(maker) === idOf(link)));
    const [parameter] = Object.keys(remove?.parameters ?? {});
    if (list.method !== "GET" || list.path.includes("{") || !pointer || !remove || !parameter) return [];
    return [{ list, pointer, remove: remove.target, parameter }];
  });
}

function idOf({ parameters }: LinkFrom): string {
  return Object.values(parameters).join();
}

function isNamed(entry: unknown, ending: string): boolean {
  return isObject(entry) && Object.values(entry).some((value) => typeof value === "string" && value.includes(ending));
}
