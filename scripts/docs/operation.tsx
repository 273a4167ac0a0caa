/** An operation: its words beside its code. */
import type { Place } from "../samples/types.js";
import { RequestBody } from "./body.js";
import { Words } from "./fields.js";
import { useModel } from "./model.js";
import { Parameters } from "./parameters.js";
import { ResponsePanel, Responses } from "./responses.js";
import { Sample } from "./sample.js";
import type { Operation as Described } from "./types.js";

/** The article of an operation. Its id is what a link to it names. */
export function Operation({ place }: { place: Place & { operation: Described } }) {
  const { markdown } = useModel();
  const { item, method, path, operation } = place;
  const { operationId, summary, description, deprecated } = operation;
  return (
    <article class="entry operation" id={operationId} aria-labelledby={`${operationId}-heading`}>
      <div class="text">
        <h2 id={`${operationId}-heading`}><a href={`#${operationId}`}>{summary}</a></h2>
        <p class="endpoint">
          <b class={`method ${method}`}>{method.toUpperCase()}</b> <code>{path}</code>
        </p>
        <p class="by-id">
          <code>{operationId}</code> {deprecated && <span class="deprecated">deprecated</span>}
        </p>
        <Words html={markdown(description)} />
        <Parameters item={item} operation={operation} />
        <RequestBody operation={operation} />
        <Responses operation={operation} />
      </div>
      <div class="code">
        <Sample place={place} />
        <ResponsePanel operation={operation} />
      </div>
    </article>
  );
}
