/** An operation: its description beside its samples. */
import type { Endpoint } from "../model/contract.js";
import { useModel } from "../model/model.js";
import { RequestBody } from "./body.js";
import { Prose } from "./fields.js";
import { Parameters } from "./parameters.js";
import { ResponsePanel, Responses } from "./responses.js";
import { Sample, TryLink } from "./sample.js";

/** Renders the article of an operation. Its id is the operation id, so that links work. */
export function OperationArticle({ endpoint }: { endpoint: Endpoint }) {
  const { markdown } = useModel();
  const { method, path, operation } = endpoint;
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
          <button type="button" class="markdown">Copy as Markdown</button>
          <TryLink operation={operation} />
        </p>
        <Prose html={markdown(description)} />
        <Parameters endpoint={endpoint} />
        <RequestBody operation={operation} />
        <Responses operation={operation} />
      </div>
      <div class="code">
        <Sample endpoint={endpoint} />
        <ResponsePanel operation={operation} />
      </div>
    </article>
  );
}
