/** The fields of a schema, nested to any depth: what has a name is filled in from its article when it is opened. */
import type { ComponentChildren } from "preact";
import { Constraints, Value } from "./constraints.js";
import { fieldsOf, formsOf } from "./members.js";
import { nameIn, useModel } from "./model.js";
import { isCondition, structureOf, TypeName } from "./type-name.js";
import type { Schema, SchemaObject } from "./types.js";

/** All that is inside of a schema. `scope` begins the ids of its fields. */
export function Structure({ schema, scope }: { schema: SchemaObject; scope?: string | undefined }) {
  const { follow } = useModel();
  const { discriminator, additionalProperties } = follow(schema);
  const fields = fieldsOf(schema, follow);
  const forms = formsOf(schema, follow);
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
      {forms.length > 0 && (
        <p class="closed">
          {discriminator ? <>The form depends on <code>{discriminator.propertyName}</code>:</> : "One of these forms:"}
        </p>
      )}
      {forms.map(([tag, form]) => (
        <Opened schema={form}>
          {tag === undefined ? null : <><Value value={tag} />{" "}</>}<span class="type">{nameIn(form)}</span>
        </Opened>
      ))}
    </>
  );
}

/** What the forms of a schema require, if that is all they say. */
function Conditions({ schema }: { schema: SchemaObject }) {
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
  schema: Schema;
  isRequired?: boolean | undefined;
  id?: string | undefined;
  /** What stands beside the type, such as the place of a parameter. */
  note?: string;
  more?: ComponentChildren[];
  description?: string | undefined;
  isDeprecated?: boolean | undefined;
}

/** A name with what it is, its words, its constraints, and what is inside. */
export function Field({ name, schema, isRequired, id, note, more, ...given }: FieldProps) {
  const { follow, markdown } = useModel();
  const own = follow(schema);
  const target = typeof own === "object" ? own : {};
  const description = given.description ?? target.description;
  const inner = structureOf(schema, follow);
  return (
    <li id={id}>
      <p class="term">
        <code class="name">{name}</code> <span class="type"><TypeName schema={schema} /></span>
        {note && <> <span class="type">{note}</span></>}
        {isRequired && <> <span class="required">required</span></>}
        {(given.isDeprecated ?? target.deprecated) && <> <span class="deprecated">deprecated</span></>}
      </p>
      {description && <Words html={markdown(description)} />}
      <Constraints schema={schema} more={more ?? []} />
      {inner && <Opened schema={inner}>Fields of <TypeName schema={inner} isPlain /></Opened>}
    </li>
  );
}

/** Text that was Markdown. */
export function Words({ html }: { html: string }) {
  return <div class="words" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** What opens to the inside of a schema. */
export function Opened({ schema, children }: { schema: SchemaObject; children: ComponentChildren }) {
  const name = nameIn(schema);
  return (
    <details class="nested" data-from={name}>
      <summary>{children}</summary>
      {name === undefined ? <Structure schema={schema} /> : <p><a href={`#${name}`}>{name}</a></p>}
    </details>
  );
}
