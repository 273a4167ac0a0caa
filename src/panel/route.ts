/** Where the reader is: the part of the page, and the path in the state, in the fragment of the URL. */
import { useEffect, useState } from "preact/hooks";

export const parts = ["requests", "state", "faults", "recording"] as const;
export type Part = typeof parts[number];

/** Where the reader is. */
export interface Place {
  part: Part;
  /** What follows: for the state, the path of the contract with its query. */
  rest: string;
}

/** Returns where a fragment leads. */
export function placeOf(hash: string): Place {
  const [, name = "", rest = ""] = /^#?([a-z]*)(.*)$/s.exec(hash) ?? [];
  return { part: parts.find((part) => part === name) ?? "requests", rest };
}

/** Returns where the reader is, and renders a component again when that changes. */
export function usePlace(): Place {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const listener = () => setHash(location.hash);
    addEventListener("hashchange", listener);
    return () => removeEventListener("hashchange", listener);
  }, []);
  return placeOf(hash);
}
