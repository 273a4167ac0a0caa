/** The requests to the mock, as they come: the newest is first. */
import { useState } from "preact/hooks";
import type { ShownRequest } from "../../mock/panel/types.js";
import { ask } from "../mock.js";
import { doAndSay } from "../message.js";
import type { Known } from "../store.js";
import { type Filter, fits } from "./filter.js";
import { RequestItem } from "./item.js";

/** How many more are shown at a time. */
const step = 100;

export function Requests({ known }: { known: Known }) {
  const [filter, setFilter] = useState<Filter>({ text: "", operation: "", status: "" });
  const [paused, setPaused] = useState<ShownRequest[]>();
  const [limit, setLimit] = useState(step);
  const all = paused ?? known.requests;
  const shown = all.filter((request) => fits(request, filter));
  const newer = paused ? known.requests.findIndex(({ number }) => number === paused[0]?.number) : 0;
  return (
    <>
      <h1>Requests</h1>
      <FilterForm requests={all} filter={filter} onChange={setFilter} />
      <p class="actions">
        <button
          type="button"
          aria-pressed={paused !== undefined}
          onClick={() => setPaused(paused ? undefined : known.requests)}
        >Pause
        </button>
        <button type="button" onClick={() => void clear()}>Clear</button>
        <span class="quiet" role="status">{countText(shown.length, all.length)}{newer > 0 && `, ${newer} newer`}</span>
      </p>
      {all.length === 0 && <p>No requests yet. Send some to <code>{location.origin}</code>.</p>}
      <ol class="requests">
        {shown.slice(0, limit).map((request) => (
          <RequestItem key={request.number} request={request} known={known} />
        ))}
      </ol>
      {shown.length > limit
        && <button type="button" onClick={() => setLimit(limit + step)}>Show {step} more</button>}
    </>
  );

  async function clear(): Promise<void> {
    await doAndSay(() => ask("DELETE", "requests"), "Cleared.");
    setPaused(undefined);
  }
}

function countText(shown: number, all: number): string {
  const requests = all === 1 ? "1 request" : `${all} requests`;
  return shown === all ? requests : `${shown} of ${requests}`;
}

interface FilterProps {
  requests: ShownRequest[];
  filter: Filter;
  onChange: (filter: Filter) => void;
}

function FilterForm({ requests, filter, onChange }: FilterProps) {
  const operations = [...new Set(requests.flatMap(({ operation }) => operation ?? []))].sort();
  const statuses = [...new Set(requests.map(({ status }) => String(status)))].sort();
  const set = (name: keyof Filter) => ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLSelectElement }) =>
    onChange({ ...filter, [name]: currentTarget.value });
  return (
    <form class="fields" role="search" aria-label="Requests" onSubmit={(event) => event.preventDefault()}>
      <label>Text<input type="search" value={filter.text} onInput={set("text")} /></label>
      <label>
        Operation
        <select value={filter.operation} onChange={set("operation")}>
          <option value="">All</option>
          {operations.map((id) => <option key={id}>{id}</option>)}
        </select>
      </label>
      <label>
        Status
        <select value={filter.status} onChange={set("status")}>
          <option value="">All</option>
          <option value="4">4xx</option>
          <option value="5">5xx</option>
          {statuses.map((status) => <option key={status}>{status}</option>)}
        </select>
      </label>
    </form>
  );
}
