/** The faults that are on. Each goes by a click. */
import { describeOverride, type ListedOverride } from "../../mock/overrides/list.js";
import { ask, put } from "../mock.js";
import { doAndSay } from "../message.js";

export function FaultList({ overrides }: { overrides: ListedOverride[] }) {
  if (overrides.length === 0) return <p>No fault is on: every operation answers as usual.</p>;
  const groups = groupsOf(overrides);
  return (
    <section aria-label="On now">
      <h2>On now</h2>
      <ul class="faults">
        {groups.map(({ key, text, overrides }) => <Group key={key} text={text} overrides={overrides} />)}
      </ul>
      {groups.length > 1
        && <button type="button" onClick={() => void remove(overrides, "all faults")}>Remove all</button>}
    </section>
  );
}

/** Overrides of several operations that are the same. */
interface OverrideGroup {
  key: string;
  text: string;
  overrides: ListedOverride[];
}

function groupsOf(overrides: ListedOverride[]): OverrideGroup[] {
  const groups = new Map<string, OverrideGroup>();
  for (const one of overrides) {
    const { operation, override, left, isInitial } = one;
    const key = JSON.stringify(override ? { override, left, isInitial } : { operation, isInitial });
    const group = groups.get(key) ?? { key, text: describeOverride(one), overrides: [] };
    group.overrides.push(one);
    groups.set(key, group);
  }
  return [...groups.values()];
}

function Group({ text, overrides }: Omit<OverrideGroup, "key">) {
  const [first] = overrides;
  if (!first) return null;
  const name = overrides.length === 1 ? first.operation : `${overrides.length} operations`;
  return (
    <li>
      <span><b>{name}</b>: {text}{first.isInitial && <span class="quiet">, from the start</span>}</span>
      <button type="button" aria-label={`Remove ${name}: ${text}`} onClick={() => void remove(overrides, name)}>
        Remove
      </button>
      {overrides.length > 1 && (
        <details><summary>Which</summary><p>{overrides.map(({ operation }) => operation).join(", ")}</p></details>
      )}
    </li>
  );
}

/** Removes overrides. One of the start comes back with a reset; until then, one that changes nothing goes over it. */
async function remove(overrides: ListedOverride[], what: string): Promise<void> {
  await doAndSay(() => Promise.all(overrides.map(({ operation, isInitial }) => {
    const path = `overrides/${encodeURIComponent(operation)}`;
    return isInitial ? put(path, {}) : ask("DELETE", path);
  })), `Removed ${what}.`);
}
