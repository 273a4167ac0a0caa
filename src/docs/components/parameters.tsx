/** The parameters of an operation, in the order of a request: path, query, headers. */
import type { ComponentChildren } from "preact";
import type { Parameter } from "../../openapi/index.js";
import type { Endpoint } from "../model/contract.js";
import { parametersOf, useModel } from "../model/model.js";
import { Value } from "./constraints.js";
import { Field } from "./fields.js";

const headings = { path: "Path parameters", query: "Query parameters", header: "Headers", cookie: "Cookies" };

/** Renders a list for each location with parameters. */
export function Parameters({ endpoint }: { endpoint: Endpoint }) {
  const { follow } = useModel();
  const all = parametersOf(endpoint, follow);
  return Object.entries(headings).map(([location, heading]) => {
    const parameters = all.filter((parameter) => parameter.in === location);
    if (parameters.length === 0) return null;
    return (
      <>
        <h3>{heading}</h3>
        <ul class="fields">
          {parameters.map((parameter) => (
            <Field
              name={parameter.name}
              schema={parameter.schema ?? {}}
              id={`${endpoint.operation.operationId}.${parameter.name}`}
              isRequired={parameter.required}
              isDeprecated={parameter.deprecated}
              description={parameter.description}
              more={parameterNotes(parameter)}
            />
          ))}
        </ul>
      </>
    );
  });
}

/** Returns how a parameter is sent, and its example. */
export function parameterNotes({ allowEmptyValue, style, example, "x-comma-separated": isCommaSeparated }: Parameter) {
  const lines: ComponentChildren[] = [];
  if (style === "deepObject") lines.push("One pair per member, as name[member]=value");
  else if (style) lines.push(`Style: ${style}`);
  if (isCommaSeparated) lines.push("For several values, separate them with commas or repeat the parameter");
  if (allowEmptyValue) lines.push("May be empty");
  if (example !== undefined && typeof example !== "object") lines.push(<>Example <Value value={example} /></>);
  return lines;
}
