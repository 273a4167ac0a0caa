/** What exists: the lists of every area, and what the paths and links of the contract lead to. */
import { ask, put } from "../mock.js";
import { doAndSay } from "../message.js";
import type { Known } from "../store.js";
import { List } from "./list.js";
import { findOperation, listsOf } from "./contract.js";
import { Resource } from "./resource.js";

interface StateProps {
  known: Known;
  /** Path of the contract, which may have a query. Empty for the overview. */
  path: string;
}

export function State({ known, path }: StateProps) {
  const { operations, settings } = known;
  if (settings?.isStateless) {
    return <><h1>State</h1><p>This mock is stateless: it answers with examples, and nothing exists.</p></>;
  }
  if (path !== "") {
    const operation = findOperation(operations, "GET", path);
    if (operation) return <Resource key={path} known={known} called={{ operation, path }} />;
    return <><h1>State</h1><p class="wrong">There is no path {path}. <a href="#state">Show what exists</a></p></>;
  }
  return (
    <>
      <h1>State</h1>
      <Clock known={known} />
      {listsOf(operations).map((operation) => (
        <section key={operation.id} aria-label={operation.area}>
          <h2><a href={`#state${operation.path}`}>{operation.area}</a></h2>
          <List known={known} called={{ operation, path: operation.path }} />
        </section>
      ))}
    </>
  );
}

const moves = [
  { label: "1 minute", ms: 60_000 },
  { label: "1 hour", ms: 3_600_000 },
  { label: "3 days", ms: 259_200_000 },
];

/** The time of the mock, which moves forward, and the reset. */
function Clock({ known: { settings } }: { known: Known }) {
  const { now = "", passes = true } = settings ?? {};
  return (
    <section class="actions" aria-label="Clock">
      <span>
        The clock {passes ? "showed" : "stands at"} <time dateTime={now}>{now.slice(0, 19).replace("T", " ")}</time>.
      </span>
      {moves.map(({ label, ms }) => (
        <button
          key={label}
          type="button"
          onClick={() => void doAndSay(() => put("advance", { ms }, "POST"), `The clock was moved by ${label}.`)}
        >
          Move it by {label}
        </button>
      ))}
      <button type="button" onClick={() => void doAndSay(() => ask("POST", "reset"), "Everything is as at the start.")}>
        Reset everything
      </button>
    </section>
  );
}
