/** The scenarios: one of them, or none, replaces everything. */
import { put } from "../mock.js";
import { doAndSay } from "../message.js";

interface ScenariosProps {
  current: string | null;
  names: string[];
}

export function Scenarios({ current, names }: ScenariosProps) {
  return (
    <>
      <p class="quiet">A scenario replaces everything that exists, and the faults that are on.</p>
      <p class="actions" role="group" aria-label="Scenarios">
        {[null, ...names].map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === current}
            onClick={() => void doAndSay(() => put("scenario", { name }), `The scenario is: ${name ?? "none"}.`)}
          >
            {name ?? "None"}
          </button>
        ))}
      </p>
    </>
  );
}
