/** The parameters of an operation, in the order of a request: path, query, headers. */
import type { ComponentChildren } from "preact";
import type { PathItem } from "../samples/types.js";
import { Value } from "./constraints.js";
import { Field } from "./fields.js";
import { useModel } from "./model.js";
import type { Operation, Parameter } from "./types.js";

const headings = { path: "Path parameters", query: "Query parameters", header: "Headers", cookie: "Cookies" };

/** A list for each place that an operation has parameters in. */
export function Parameters({ item, operation }: { item: PathItem; operation: Operation }) {
  const { follow } = useModel();
  const all = paramsOf({ item, operation }, follow);
  return Object.entries(headings).map(([place, heading]) => {
    const parameters = all.filter((parameter) => parameter.in === place);
    if (parameters.length === 0) return null;
    return (
      <>
        <h3>{heading}</h3>
        <ul class="fields">
          {parameters.map((parameter) => (
            <Field
              name={parameter.name}
              schema={parameter.schema}
              id={`${operation.operationId}.${parameter.name}`}
              isRequired={parameter.required}
              isDeprecated={parameter.deprecated}
              description={parameter.description}
              more={moreOf(parameter)}
            />
          ))}
        </ul>
      </>
    );
  });
}

/** The parameters of an operation, with those of its path, each as what its reference leads to. */
export function paramsOf({ item, operation }: { item: PathItem; operation: Operation }, follow: <T>(node: T) => T) {
  const shared = (item.parameters ?? []) as unknown as Parameter[];
  return [...shared, ...operation.parameters ?? []].map(follow);
}

function moreOf({ allowEmptyValue, style, example, "x-comma-separated": isCommaSeparated }: Parameter) {
  const lines: ComponentChildren[] = [];
  if (style === "deepObject") lines.push("A pair for each member, as name[member]=value");
  else if (style) lines.push(`Style: ${style}`);
  if (isCommaSeparated) lines.push("Several are joined by commas, or the parameter is repeated");
  if (allowEmptyValue) lines.push("May be empty");
  if (example !== undefined && typeof example !== "object") lines.push(<>Example <Value value={example} /></>);
  return lines;
}
