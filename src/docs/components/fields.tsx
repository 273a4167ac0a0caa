/** The fields of a schema, nested to any depth. A named schema is copied from its article when the reader opens it. */
import type { ComponentChildren } from "preact";
import { branchesOf, isCondition, type Schema } from "../../openapi/index.js";
import { declaredProperties, structureOf } from "../model/members.js";
import { referenceName, useModel } from "../model/model.js";
import { Constraints, Value } from "./constraints.js";
import { TypeName } from "./type-name.js";

/** Renders the fields and branches of a schema. `scope` is the prefix of the fields' ids. */
export function Structure({ schema, scope }: { schema: Schema; scope?: string | undefined }) {
  const { follow } = useModel();
  const { discriminator, additionalProperties } = follow(schema);
  const fields = declaredProperties(schema, follow);
  const branches = branchesOf(follow(schema));
  return (
    <>
      <Conditions schema={schema} />
      {fields.length > 0 && (
        <ul class="fields">
          {fields.map(([name, field, isRequired]) =>
            <Field name={name} schema={field} isRequired={isRequired} id={scope && `${scope}.${name}`} />)}
        </ul>
      )}
      {fields.length > 0 && typeof additionalProperties === "boolean" && (
        <p class="closed">
          {additionalProperties ? "Other properties are accepted." : "No other property is accepted."}
        </p>
      )}
      {branches.length > 0 && (
        <p class="closed">
          {discriminator ? <>The schema depends on <code>{discriminator.propertyName}</code>:</> : "One of these:"}
        </p>
      )}
      {branches.map(([tag, branch]) => (
        <Disclosure schema={branch}>
          {tag === undefined ? null : <><Value value={tag} />{" "}</>}<span class="type">{referenceName(branch)}</span>
        </Disclosure>
      ))}
    </>
  );
}

/** Renders which properties a schema requires in combination: the branches that have nothing but `required`. */
function Conditions({ schema }: { schema: Schema }) {
  const { follow } = useModel();
  const { anyOf, oneOf } = follow(schema);
  const conditions = (anyOf ?? oneOf ?? []).filter(isCondition);
  if (conditions.length === 0) return null;
  const listed = conditions.map(({ title, required = [] }) => (
    <li>{title && `${title}: `}{required.map((name, index) => <>{index > 0 && " and "}<code>{name}</code></>)}</li>
  ));
  return (
    <div class="closed">{oneOf ? "Exactly one of these is required:" : "At least one of these is required:"}
      <ul>{listed}</ul>
    </div>
  );
}

interface FieldProps {
  name: string;
  schema: Schema | boolean;
  isRequired?: boolean | undefined;
  id?: string | undefined;
  /** A note after the type. */
  note?: string;
  more?: ComponentChildren[];
  description?: string | undefined;
  isDeprecated?: boolean | undefined;
}

/** Renders a field: its name, type, description, constraints, and nested fields. */
export function Field({ name, schema, isRequired, id, note, more, ...overrides }: FieldProps) {
  const { follow, markdown } = useModel();
  const own = follow(schema);
  const target = typeof own === "object" ? own : {};
  const description = overrides.description ?? target.description;
  const inner = structureOf(schema, follow);
  return (
    <li id={id}>
      <p class="term">
        <code class="name">{name}</code> <span class="type"><TypeName schema={schema} /></span>
        {note && <> <span class="type">{note}</span></>}
        {isRequired && <> <span class="required">required</span></>}
        {(overrides.isDeprecated ?? target.deprecated) && <> <span class="deprecated">deprecated</span></>}
      </p>
      {description && <Prose html={markdown(description)} />}
      <Constraints schema={schema} more={more ?? []} />
      {inner && <Disclosure schema={inner}>Fields of <TypeName schema={inner} isPlain /></Disclosure>}
    </li>
  );
}

/** Renders the HTML of a Markdown text. */
export function Prose({ html }: { html: string }) {
  return <div class="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Renders a summary that expands to the fields of a schema. */
export function Disclosure({ schema, children }: { schema: Schema; children: ComponentChildren }) {
  const name = referenceName(schema);
  return (
    <details class="nested" data-from={name}>
      <summary>{children}</summary>
      {name === undefined ? <Structure schema={schema} /> : <p><a href={`#${name}`}>{name}</a></p>}
    </details>
  );
}
