/** An event stream of the contract, as it comes. */
import { useEffect, useState } from "preact/hooks";
import { eventsOf } from "../../client/events.js";
import { Json } from "../json.js";
import { askApi } from "../mock.js";

/** How many events are shown. Earlier ones are dropped. */
const maxEvents = 500;

interface Numbered {
  number: number;
  text: string;
}

export function Stream({ path }: { path: string }) {
  const [isFollowed, setFollowed] = useState(true);
  const [events, setEvents] = useState<Numbered[]>([]);
  const [status, setStatus] = useState("");
  useEffect(() => {
    if (!isFollowed) return undefined;
    const ending = new AbortController();
    setEvents([]);
    setStatus("The stream is open.");
    void follow(path, ending.signal, (event) => setEvents((before) => [...before.slice(1 - maxEvents), event]))
      .then(() => "The stream has ended.", (error: unknown) => (error as Error).message)
      .then((end) => {
        if (ending.signal.aborted) return;
        setStatus(end);
        setFollowed(false);
      });
    return () => ending.abort();
  }, [path, isFollowed]);
  return (
    <section aria-label="Events">
      <p class="actions">
        <button type="button" onClick={() => setFollowed(!isFollowed)}>{isFollowed ? "Stop" : "Follow again"}</button>
        <span class="quiet" role="status">{isFollowed || status !== "The stream is open." ? status : "Stopped."}</span>
      </p>
      <div role="log" aria-label="Events" tabIndex={0} class="log">
        <ol>{events.map(({ number, text }) => <li key={number} value={number}><Json text={text} /></li>)}</ol>
      </div>
    </section>
  );
}

async function follow(path: string, signal: AbortSignal, add: (event: Numbered) => void): Promise<void> {
  let number = 0;
  for await (const event of eventsOf(await askApi("GET", path, signal))) {
    add({ number: ++number, text: JSON.stringify(event) });
  }
}
