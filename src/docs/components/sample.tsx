/** The samples of an operation, in each language and for each example of its body, and the form to call it. */
import type { ComponentChildren } from "preact";
import { callDataOf } from "../embedded/call-data.js";
import type { ContractOperation, Endpoint } from "../model/contract.js";
import { embeddableJson, useModel } from "../model/model.js";
import { languages, samplesOf } from "../samples/index.js";
import { Choice, Code, ExamplePicker, Panel } from "./code.js";

/** Renders the samples of an operation, and the form to call it below them. */
export function Sample({ endpoint }: { endpoint: Endpoint }) {
  const { follow } = useModel();
  const { method, path } = endpoint;
  const title = <><b class={`method ${method}`}>{method.toUpperCase()}</b> <code>{path}</code></>;
  return (
    <>
      <SamplePanel title={title} samples={samplesOf(endpoint, follow)} />
      <TryIt endpoint={endpoint} />
    </>
  );
}

/** Renders a first call for new readers: the first sample of an operation, and a link to the form to call it. */
export function FirstCall({ endpoint }: { endpoint: Endpoint }) {
  const { follow } = useModel();
  return (
    <>
      <SamplePanel title="Your first call" samples={samplesOf(endpoint, follow).slice(0, 1)} />
      <TryLink operation={endpoint.operation} />
    </>
  );
}

/** Renders a link that opens the form to call an operation. */
export function TryLink({ operation: { operationId } }: { operation: ContractOperation }) {
  return <a class="try" href={`#${callId(operationId)}`}>Try it</a>;
}

function SamplePanel({ title, samples }: { title: ComponentChildren; samples: ReturnType<typeof samplesOf> }) {
  const controls = (
    <>
      <div class="languages" role="group" aria-label="Language">
        {languages.map(({ label }, index) =>
          <button type="button" aria-pressed={index === 0 ? "true" : "false"} value={label}>{label}</button>)}
      </div>
      <ExamplePicker label="Request example" names={samples.map(({ title = "" }) => title)} />
    </>
  );
  return (
    <Panel name="request" title={title} controls={controls}>
      {samples.flatMap(({ sources }, example) => languages.map(({ label, grammar }, language) => (
        <Choice isPicked={example === 0 && language === 0} language={label} example={example}>
          <Code code={sources[label] ?? ""} grammar={grammar} />
        </Choice>
      )))}
    </Panel>
  );
}

const callId = (operationId: string) => `${operationId}.call`;

/** Embeds the data of an operation. A script builds the form from it when the reader opens it. */
function TryIt({ endpoint }: { endpoint: Endpoint }) {
  const { follow } = useModel();
  const data = embeddableJson(callDataOf(endpoint, follow));
  return (
    <details class="call" id={callId(endpoint.operation.operationId)}>
      <summary>Try it</summary>
      <noscript>Calls need JavaScript.</noscript>
      <script type="application/json" dangerouslySetInnerHTML={{ __html: data }} />
    </details>
  );
}
