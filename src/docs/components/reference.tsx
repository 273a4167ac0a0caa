/** The reference: an article for each schema, and for each response that operations share. */
import type { Response, Schema } from "../../openapi/index.js";
import { isStructured } from "../model/members.js";
import { schemaExample, useModel } from "../model/model.js";
import { Code, Panel } from "./code.js";
import { Constraints } from "./constraints.js";
import { renderExample } from "./example.js";
import { Prose, Structure } from "./fields.js";
import { ResponseDetails } from "./responses.js";
import { TypeName } from "./type-name.js";

/** Renders the articles of all schemas and all shared responses. */
export function ReferenceSections() {
  const { contract: { components: { schemas, responses } } } = useModel();
  return (
    <>
      <section aria-label="Schemas">
        <article class="entry area" id="schemas"><div class="text"><h1>Schemas</h1></div></article>
        {sortedByName(schemas).map(([name, schema]) => <SchemaArticle name={name} schema={schema} />)}
      </section>
      <section aria-label="Responses">
        <article class="entry area" id="responses">
          <div class="text"><h1>Responses</h1><p>Operations share these.</p></div>
        </article>
        {sortedByName(responses).map(([name, response]) => <ResponseArticle name={name} response={response} />)}
      </section>
    </>
  );
}

function sortedByName<T>(all: Record<string, T>): [string, T][] {
  return Object.entries(all).sort(([a], [b]) => a < b ? -1 : 1);
}

/** Renders the article of a schema. A field with this schema expands to a copy of `.inside`. */
function SchemaArticle({ name, schema }: { name: string; schema: Schema }) {
  const { follow, markdown } = useModel();
  const example = schemaExample(schema, follow);
  return (
    <article class="entry schema" id={name} aria-labelledby={`${name}-heading`}>
      <div class="text">
        <h2 id={`${name}-heading`}><a href={`#${name}`}>{name}</a></h2>
        <p class="by-id">
          <span class="type">{isStructured(schema, follow) ? "object" : <TypeName schema={schema} />}</span>{" "}
          {schema.deprecated && <span class="deprecated">deprecated</span>}
        </p>
        {schema.description && <Prose html={markdown(schema.description)} />}
        <Constraints schema={schema} />
        <div class="inside"><Structure schema={schema} scope={name} /></div>
      </div>
      <div class="code">
        {example !== undefined && (
          <Panel name="example" title={name}><Code code={JSON.stringify(example, null, 2)} grammar="json" /></Panel>
        )}
      </div>
    </article>
  );
}

/** Renders the article of a shared response. */
function ResponseArticle({ name, response }: { name: string; response: Response }) {
  const { follow, markdown } = useModel();
  const id = `response-${name}`;
  const examples = Object.entries(response.content ?? {}).flatMap(([mediaType, { examples = {} }]) =>
    Object.values(examples).map(follow).map(({ summary, value }) => ({ summary, ...renderExample(mediaType, value) })));
  return (
    <article class="entry shared" id={id} aria-labelledby={`${id}-heading`}>
      <div class="text">
        <h2 id={`${id}-heading`}><a href={`#${id}`}>{name}</a></h2>
        {response.description && <Prose html={markdown(response.description)} />}
        <div class="inside">
          <ResponseDetails response={response} />
          {examples.map(({ summary, text, grammar }) => (
            <figure><figcaption>{summary}</figcaption><Code code={text} grammar={grammar} /></figure>
          ))}
        </div>
      </div>
    </article>
  );
}
