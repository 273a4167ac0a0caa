/** The responses of an operation, by status. */
import { STATUS_CODES } from "node:http";
import type { Response } from "../../openapi/index.js";
import type { ContractOperation } from "../model/contract.js";
import { referenceName, useModel } from "../model/model.js";
import { ResponseBody } from "./body.js";
import { Choice, Code, ExamplePicker, Panel } from "./code.js";
import { renderExample } from "./example.js";
import { Field } from "./fields.js";
import { Links } from "./links.js";

/** Renders an expandable row for each status. Shared responses are copied from their article when opened. */
export function Responses({ operation: { responses } }: { operation: ContractOperation }) {
  const { follow, markdown } = useModel();
  return (
    <>
      <h3>Responses</h3>
      {Object.entries(responses).map(([status, response]) => {
        const { description = "" } = follow(response);
        const name = referenceName(response);
        return (
          <details class="response" data-from={name && `response-${name}`} open={status.startsWith("2")}>
            <summary>
              <span class={`status s${status.charAt(0)}`}>{status}</span>{" "}
              <span dangerouslySetInnerHTML={{ __html: markdown.line(description) }} />
            </summary>
            {name === undefined
              ? <ResponseDetails response={response} />
              : <p><a href={`#response-${name}`}>{name}</a></p>}
          </details>
        );
      })}
    </>
  );
}

/** Renders the body, the headers and the links of a response. */
export function ResponseDetails({ response: { content, headers = {}, links } }: { response: Response }) {
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
            {all.map(([name, { schema = {}, description, required }]) =>
              <Field name={name} schema={schema} description={description} isRequired={required} />)}
          </ul>
        </>
      )}
      {links && <Links links={links} />}
    </>
  );
}

/** Renders the examples of an operation's own responses. Shared responses have their examples in their articles. */
export function ResponsePanel({ operation: { responses } }: { operation: ContractOperation }) {
  const { follow } = useModel();
  const own = Object.entries(responses).filter(([, response]) => referenceName(response) === undefined);
  const examples = own.flatMap(([status, { content = {} }]) => Object.entries(content).flatMap(([mediaType, media]) =>
    Object.values(media.examples ?? {}).map(follow).map((example) =>
      ({ status, name: example.summary ?? "", ...renderExample(mediaType, example.value) }))));
  const [[first = ""] = []] = own;
  if (examples.length === 0) {
    return (
      <div class="panel response empty">
        <div class="bar">
          <div class="title"><b class={`status s${first.charAt(0)}`}>{first}</b> {reasonPhrase(first)}</div>
        </div>
      </div>
    );
  }
  const statuses = new Set(examples.map(({ status }) => status));
  const names = examples.map(({ status, name }) => statuses.size > 1 ? `${status}: ${name}` : name);
  const title = (
    <>
      {[...statuses].map((status) => <b class={`status s${status.charAt(0)}`}>{status} </b>)}
      {statuses.size === 1 && reasonPhrase(first)}
    </>
  );
  return (
    <Panel name="response" title={title} controls={<ExamplePicker label="Response example" names={names} />}>
      {examples.map(({ text, grammar }, index) =>
        <Choice isPicked={index === 0} example={index}><Code code={text} grammar={grammar} /></Choice>)}
    </Panel>
  );
}

const reasonPhrase = (status: string) => STATUS_CODES[status] ?? "";
