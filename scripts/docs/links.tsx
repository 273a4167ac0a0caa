/** What can be done with a response: the operations that take something of it, by what they take. */
import { useModel } from "./model.js";
import type { Link } from "./types.js";

/** A list of operations for each value that leads to them. */
export function Links({ links }: { links: Record<string, Link> }) {
  const { follow } = useModel();
  const groups = new Map<string, Link[]>();
  for (const link of Object.values(links).map(follow)) {
    const value = Object.values(link.parameters ?? {}).map(fieldIn).filter(Boolean).join(" and ");
    groups.set(value, [...groups.get(value) ?? [], link]);
  }
  return [...groups].map(([value, links]) => <Group value={value} links={links} />);
}

function Group({ value, links }: { value: string; links: Link[] }) {
  const { summaries, markdown } = useModel();
  return (
    <details class="nested links">
      <summary>
        What you can do with {value ? <>this <code>{value}</code></> : "this"}
      </summary>
      <ul>
        {links.map(({ operationId, description = "", parameters = {}, requestBody }) => (
          <li>
            <a href={`#${operationId}`} title={Object.entries(parameters).map((pair) => pair.join(" = ")).join(", ")}>
              {summaries.get(operationId)}
            </a>
            {!description.startsWith(`${summaries.get(operationId)},`)
              && <span class="words" dangerouslySetInnerHTML={{ __html: `. ${markdown.line(description)}` }} />}
            {requestBody && <> With the body <code>{requestBody}</code></>}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** `session_id` of `$response.body#/session_id`; nothing of what comes from the request. */
function fieldIn(expression: string): string | undefined {
  return /^\$response\.(?:body#.*\/|header\.)([^/]+)$/.exec(expression)?.[1];
}
