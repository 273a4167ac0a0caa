/** The links of a response: the operations that take its values, grouped by value. */
import type { Link } from "../../openapi/index.js";
import { useModel } from "../model/model.js";

/** Renders a list of operations for each value that they take. */
export function Links({ links }: { links: Record<string, Link> }) {
  const { follow } = useModel();
  const groups = new Map<string, Link[]>();
  for (const link of Object.values(links).map(follow)) {
    const value = Object.values(link.parameters ?? {}).map(fieldIn).filter(Boolean).join(" and ");
    groups.set(value, [...groups.get(value) ?? [], link]);
  }
  return [...groups].map(([value, links]) => <LinkGroup value={value} links={links} />);
}

function LinkGroup({ value, links }: { value: string; links: Link[] }) {
  const { summaries, markdown } = useModel();
  return (
    <details class="nested links">
      <summary>
        What you can do with {value ? <>this <code>{value}</code></> : "this"}
      </summary>
      <ul>
        {links.map(({ operationId = "", description = "", parameters = {}, requestBody }) => (
          <li>
            <a href={`#${operationId}`} title={Object.entries(parameters).map((pair) => pair.join(" = ")).join(", ")}>
              {summaries.get(operationId)}
            </a>
            {!description.startsWith(`${summaries.get(operationId)},`)
              && <span class="prose" dangerouslySetInnerHTML={{ __html: `. ${markdown.line(description)}` }} />}
            {requestBody && <> With the body <code>{requestBody}</code></>}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Returns the field that an expression reads: `session_id` for `$response.body#/session_id`. */
function fieldIn(expression: string): string | undefined {
  return /^\$response\.(?:body#.*\/|header\.)([^/]+)$/.exec(expression)?.[1];
}
