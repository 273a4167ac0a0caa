/** Shows events as they arrive. */
import { eventsOf } from "../../../client/events.js";
import { h } from "./dom.js";
import { highlightJson } from "./json.js";

/** How many events are kept on the page. Earlier ones are removed. */
const maxEvents = 500;

/** Shows the events of a response until it ends or is aborted. `count` receives the number of events so far. */
export async function showEvents(response: Response, into: HTMLElement, count: (events: number) => void) {
  const start = performance.now();
  const list = h("ol", { className: "events" });
  into.append(h("div", { "role": "log", "aria-label": "Events", "tabIndex": 0, "className": "log" }, list));
  let events = 0;
  for await (const event of eventsOf(response)) {
    events++;
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const time = h("span", { className: "type" }, `${seconds} s`);
    list.append(h("li", { value: events }, time, h("pre", {}, ...highlightJson(event))));
    if (list.childElementCount > maxEvents) list.firstElementChild?.remove();
    count(events);
  }
}
