/** A call of an operation, in each language and for each example of its body. */
import { languages, samplesOf } from "../samples/index.js";
import type { Place } from "../samples/types.js";
import { Call } from "./call.js";
import { Choice, Code, Examples, Panel } from "./code.js";
import { useModel } from "./model.js";
import type { Operation } from "./types.js";

/** The samples of an operation, and the place of its calls. */
export function Sample({ place }: { place: Place & { operation: Operation } }) {
  const { follow } = useModel();
  const samples = samplesOf(place, follow);
  const { method, path } = place;
  const title = <><b class={`method ${method}`}>{method.toUpperCase()}</b> <code>{path}</code></>;
  const controls = (
    <>
      <div class="languages" role="group" aria-label="Language">
        {languages.map(({ label }, index) =>
          <button type="button" aria-pressed={index === 0 ? "true" : "false"} value={label}>{label}</button>)}
      </div>
      <Examples label="Example of a request" names={samples.map(({ title = "" }) => title)} />
    </>
  );
  return (
    <>
      <Panel name="request" title={title} controls={controls}>
        {samples.flatMap(({ sources }, example) => languages.map(({ label, grammar }, language) => (
          <Choice isPicked={example === 0 && language === 0} language={label} example={example}>
            <Code code={sources[label] ?? ""} grammar={grammar} />
          </Choice>
        )))}
      </Panel>
      <Call place={place} />
    </>
  );
}
