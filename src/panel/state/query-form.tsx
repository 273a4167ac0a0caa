/** The query of a request: what is required, and what can be added. */
import type { PanelOperation } from "../../mock/panel/types.js";
import { submitted } from "../form.js";
import type { Called } from "./contract.js";

type Parameter = PanelOperation["parameters"][number];

export function QueryForm({ called: { operation, path } }: { called: Called }) {
  const parameters = operation.parameters.filter((one) => one.in === "query");
  if (parameters.length === 0) return null;
  const [plain = "", search = ""] = path.split("?");
  const query = new URLSearchParams(search);
  const isNeeded = parameters.some(({ name, required }) => required && !query.has(name));

  function submit(event: SubmitEvent): void {
    const sent = new URLSearchParams(Object.entries(submitted(event)).filter(([, value]) => value !== ""));
    location.hash = `#state${plain}?${sent}`;
  }
  return (
    <details open={isNeeded}>
      <summary>Query</summary>
      <form class="fields" onSubmit={submit}>
        {parameters.map((parameter) => (
          <Field key={parameter.name} parameter={parameter} value={query.get(parameter.name) ?? ""} />
        ))}
        <button>Show</button>
      </form>
    </details>
  );
}

function Field({ parameter: { name, required, values }, value }: { parameter: Parameter; value: string }) {
  return (
    <label>
      {name}
      {values
        ? (
            <select name={name} required={required}>
              {!required && <option value=""></option>}
              {values.map((one) => <option key={one} selected={one === value}>{one}</option>)}
            </select>
          )
        : <input name={name} required={required} value={value} />}
    </label>
  );
}
