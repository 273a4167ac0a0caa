/** What operations share: an article for each schema, and for each response that several of them give. */
import { Code, Panel } from "./code.js";
import { Constraints } from "./constraints.js";
import { shownOf } from "./example.js";
import { Structure, Words } from "./fields.js";
import { exampleOf, useModel } from "./model.js";
import { Inside } from "./responses.js";
import { isStructured, TypeName } from "./type-name.js";
import type { Response, SchemaObject } from "./types.js";

/** The articles of all schemas, and of all shared responses. */
export function Reference() {
  const { contract: { components: { schemas, responses } } } = useModel();
  return (
    <>
      <section aria-label="Schemas">
        <article class="entry area" id="schemas"><div class="text"><h1>Schemas</h1></div></article>
        {byName(schemas).map(([name, schema]) => <SchemaArticle name={name} schema={schema} />)}
      </section>
      <section aria-label="Responses">
        <article class="entry area" id="responses">
          <div class="text"><h1>Responses</h1><p>Operations share these.</p></div>
        </article>
        {byName(responses).map(([name, response]) => <ResponseArticle name={name} response={response} />)}
      </section>
    </>
  );
}

function byName<T>(all: Record<string, T>): [string, T][] {
  return Object.entries(all).sort(([a], [b]) => a < b ? -1 : 1);
}

/** The article of a schema. What is in `.inside` is what a field of this schema opens to. */
function SchemaArticle({ name, schema }: { name: string; schema: SchemaObject }) {
  const { follow, markdown } = useModel();
  const example = exampleOf(schema, follow);
  return (
    <article class="entry schema" id={name} aria-labelledby={`${name}-heading`}>
      <div class="text">
        <h2 id={`${name}-heading`}><a href={`#${name}`}>{name}</a></h2>
        <p class="by-id">
          <span class="type">{isStructured(schema, follow) ? "object" : <TypeName schema={schema} />}</span>{" "}
          {schema.deprecated && <span class="deprecated">deprecated</span>}
        </p>
        {schema.description && <Words html={markdown(schema.description)} />}
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

/** The article of a shared response. */
function ResponseArticle({ name, response }: { name: string; response: Response }) {
  const { follow, markdown } = useModel();
  const id = `response-${name}`;
  const examples = Object.entries(response.content ?? {}).flatMap(([mediaType, { examples = {} }]) =>
    Object.values(examples).map(follow).map(({ summary, value }) => ({ summary, ...shownOf(mediaType, value) })));
  return (
    <article class="entry shared" id={id} aria-labelledby={`${id}-heading`}>
      <div class="text">
        <h2 id={`${id}-heading`}><a href={`#${id}`}>{name}</a></h2>
        {response.description && <Words html={markdown(response.description)} />}
        <div class="inside">
          <Inside response={response} />
          {examples.map(({ summary, text, grammar }) => (
            <figure><figcaption>{summary}</figcaption><Code code={text} grammar={grammar} /></figure>
          ))}
        </div>
      </div>
    </article>
  );
}
