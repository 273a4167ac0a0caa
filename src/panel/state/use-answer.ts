/** Reads JSON of the contract, and again when something has changed. */
import { useEffect, useState } from "preact/hooks";
import { pageFrom } from "../../client/pages.js";
import { askApi } from "../mock.js";

/** What the mock answered. */
export interface Answer {
  /** The JSON, as it was sent. */
  text?: string;
  body?: unknown;
  /** Where the next page of a list starts, if there is one. */
  nextOffset?: number | undefined;
  /** Why there is none. */
  problem?: string;
}

/**
 * Reads a path.
 *
 * @param changes Changes when it is to be read again.
 */
export function useAnswer(path: string, changes: number): Answer {
  const [answer, setAnswer] = useState<Answer & { path?: string }>({});
  useEffect(() => {
    const ending = new AbortController();
    read(path, ending.signal).then(
      (read) => setAnswer({ ...read, path }),
      (error: unknown) => {
        if (!ending.signal.aborted) setAnswer({ problem: (error as Error).message, path });
      },
    );
    return () => ending.abort();
  }, [path, changes]);
  return answer.path === path ? answer : {};
}

async function read(path: string, signal: AbortSignal): Promise<Answer> {
  const response = await askApi("GET", path, signal);
  const text = await response.text();
  const { page } = pageFrom(response);
  return { text, body: JSON.parse(text) as unknown, nextOffset: page?.hasMore ? page.nextOffset : undefined };
}
