/** A request in the list. It opens to all that is known of it. */
import { memo } from "preact/compat";
import { useState } from "preact/hooks";
import type { ShownRequest } from "../../mock/panel/types.js";
import type { Known } from "../store.js";
import { RequestDetails } from "./details.js";

interface ItemProps {
  request: ShownRequest;
  known: Known;
}

/** It renders only once: a request does not change. */
export const RequestItem = memo(({ request, known }: ItemProps) => {
  const [isOpen, setOpen] = useState(false);
  const { number, method, url, operation, status, ms, at, problem, ignored, override } = request;
  const id = `request-${number}`;
  return (
    <li class={isOpen ? "open" : ""}>
      <button type="button" class="line" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <time dateTime={at}>{at.slice(11, 19)}</time>
        <span class={`status s${String(status).slice(0, 1)}`}>{status}</span>
        <span class="target"><b>{method}</b> {url}</span>
        <span class="quiet">{operation ?? "no operation"}</span>
        <span class="quiet ms">{ms} ms</span>
        {problem !== undefined && <span class="note wrong">{problem}</span>}
        {override !== undefined && <span class="note">Override: {override}</span>}
        {ignored !== undefined && <span class="note warn">Ignored: {ignored}</span>}
      </button>
      <div id={id}>{isOpen && <RequestDetails request={request} known={known} />}</div>
    </li>
  );
}, (one, other) => one.request === other.request);
