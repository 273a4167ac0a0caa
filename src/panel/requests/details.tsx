/** All that is known of a request. */
import type { ShownBody, ShownRequest } from "../../mock/panel/types.js";
import { Json } from "../json.js";
import { copy } from "../message.js";
import type { Known } from "../store.js";
import { curlOf } from "./curl.js";

interface DetailsProps {
  request: ShownRequest;
  known: Known;
}

export function RequestDetails({ request, known: { settings, operations } }: DetailsProps) {
  const { operation, headers, body, response, violations, status } = request;
  const docsUrl = operation !== undefined && settings?.docsUrl !== undefined
    ? `${settings.docsUrl.replace(/#.*/, "")}#${operation}`
    : undefined;
  const declared = operations.find(({ id }) => id === operation);
  return (
    <section aria-label={`Request ${request.number}`}>
      <p class="actions">
        <button type="button" onClick={() => void copy(curlOf(request, declared), "the curl line")}>
          Copy as curl
        </button>
        {operation !== undefined && status >= 400
          && <a class="button" href={`#faults?operation=${operation}&status=${status}`}>Make it happen again</a>}
        {docsUrl !== undefined && <a class="button" href={docsUrl}>Docs of {operation}</a>}
      </p>
      {violations.length > 0 && (
        <>
          <h2>What is wrong with the request</h2>
          <ul class="violations">
            {violations.map(({ text, clause }) => (
              <li key={text}>{text}{clause !== "" && <code>{clause}</code>}</li>
            ))}
          </ul>
        </>
      )}
      <div class="columns">
        <Side title="Request" headers={headers} body={body} maxLength={settings?.maxBodyLength} />
        <Side title="Response" headers={response.headers} body={response.body} maxLength={settings?.maxBodyLength} />
      </div>
    </section>
  );
}

interface SideProps {
  title: string;
  headers: Record<string, string>;
  body: ShownBody | undefined;
  maxLength: number | undefined;
}

function Side({ title, headers, body, maxLength = 0 }: SideProps) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <details>
        <summary>Headers</summary>
        <dl class="headers">
          {Object.entries(headers).map(([name, value]) => <div key={name}><dt>{name}</dt><dd>{value}</dd></div>)}
        </dl>
      </details>
      {body === undefined ? <p class="quiet">No body.</p> : <BodyText body={body} />}
      {body?.isCut && <p class="quiet">Only the first {maxLength.toLocaleString("en")} characters are shown.</p>}
    </section>
  );
}

function BodyText({ body: { text, type, bytes } }: { body: ShownBody }) {
  if (text !== undefined) return <Json text={text} />;
  return <p class="quiet">{type}{bytes !== undefined && `, ${bytes.toLocaleString("en")} bytes`}. Not kept.</p>;
}
