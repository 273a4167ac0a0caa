/** The answers of an operation, by status. */
import { STATUS_CODES } from "node:http";
import { ResponseBody } from "./body.js";
import { Examples as Picker, Choice, Code, Panel } from "./code.js";
import { shownOf } from "./example.js";
import { Field } from "./fields.js";
import { Links } from "./links.js";
import { nameIn, useModel } from "./model.js";
import type { Operation, Response } from "./types.js";

/** A row for each status, which opens. Those that operations share are filled in from their article. */
export function Responses({ operation: { responses } }: { operation: Operation }) {
  const { follow, markdown } = useModel();
  return (
    <>
      <h3>Responses</h3>
      {Object.entries(responses).map(([status, response]) => {
        const { description = "" } = follow(response);
        const name = nameIn(response);
        return (
          <details class="response" data-from={name && `response-${name}`} open={status.startsWith("2")}>
            <summary>
              <span class={`status s${status.charAt(0)}`}>{status}</span>{" "}
              <span dangerouslySetInnerHTML={{ __html: markdown.line(description) }} />
            </summary>
            {name === undefined ? <Inside response={response} /> : <p><a href={`#response-${name}`}>{name}</a></p>}
          </details>
        );
      })}
    </>
  );
}

/** The body, the headers and the links of a response. */
export function Inside({ response: { content, headers = {}, links } }: { response: Response }) {
  const { follow } = useModel();
  const all = Object.entries(headers).map(([name, header]) => [name, follow(header)] as const);
  return (
    <>
      <ResponseBody content={content} />
      {!content && <p class="media">No body.</p>}
      {all.length > 0 && (
        <>
          <p class="label">Headers</p>
          <ul class="fields">
            {all.map(([name, { schema, description, required }]) =>
              <Field name={name} schema={schema} description={description} isRequired={required} />)}
          </ul>
        </>
      )}
      {links && <Links links={links} />}
    </>
  );
}

/** What the operation answers, as examples beside its words. Errors that operations share are in their own place. */
export function ResponsePanel({ operation: { responses } }: { operation: Operation }) {
  const { follow } = useModel();
  const own = Object.entries(responses).filter(([, response]) => nameIn(response) === undefined);
  const examples = own.flatMap(([status, { content = {} }]) => Object.entries(content).flatMap(([mediaType, media]) =>
    Object.values(media.examples ?? {}).map(follow).map((example) =>
      ({ status, name: example.summary ?? "", ...shownOf(mediaType, example.value) }))));
  const [[first = ""] = []] = own;
  if (examples.length === 0) {
    return (
      <div class="panel response empty">
        <div class="bar">
          <div class="title"><b class={`status s${first.charAt(0)}`}>{first}</b> {phraseOf(first)}</div>
        </div>
      </div>
    );
  }
  const statuses = new Set(examples.map(({ status }) => status));
  const names = examples.map(({ status, name }) => statuses.size > 1 ? `${status}: ${name}` : name);
  const title = (
    <>
      {[...statuses].map((status) => <b class={`status s${status.charAt(0)}`}>{status} </b>)}
      {statuses.size === 1 && phraseOf(first)}
    </>
  );
  return (
    <Panel name="response" title={title} controls={<Picker label="Example of a response" names={names} />}>
      {examples.map(({ text, grammar }, index) =>
        <Choice isPicked={index === 0} example={index}><Code code={text} grammar={grammar} /></Choice>)}
    </Panel>
  );
}

const phraseOf = (status: string) => STATUS_CODES[status] ?? "";
