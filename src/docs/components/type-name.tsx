/** The type of a value in a few words: `string`, `list of Browser`, `Timestamp or null`. */
import type { ComponentChildren } from "preact";
import { isCondition, type Schema } from "../../openapi/index.js";
import { isStructured } from "../model/members.js";
import { referenceName, useModel } from "../model/model.js";

/** Renders the type of a schema. The name of a schema links to its article, unless `isPlain` is set. */
export function TypeName(
  { schema, isPlain = false }: { schema: Schema | boolean; isPlain?: boolean },
): ComponentChildren {
  const { follow } = useModel();
  if (typeof schema === "boolean") return "any value";
  const name = referenceName(schema);
  const target = follow(schema);
  if (name !== undefined) {
    const label = isStructured(target, follow) ? name : wordOf(target);
    return isPlain ? label : <a href={`#${name}`}>{label}</a>;
  }
  const { allOf, anyOf, oneOf, items, additionalProperties, properties } = target;
  const forms = (anyOf ?? oneOf ?? []).filter((form) => !isCondition(form));
  if (allOf?.length === 1) return <TypeName schema={allOf[0] as Schema} isPlain={isPlain} />;
  if (forms.length > 0) {
    return forms.map((form, index) =>
      <>{index === 0 ? "" : index === forms.length - 1 ? " or " : ", "}<TypeName schema={form} isPlain={isPlain} /></>);
  }
  const orNull = [target.type].flat().includes("null") ? " or null" : "";
  if (items) return <>list of <TypeName schema={items} isPlain={isPlain} />{orNull}</>;
  if (typeof additionalProperties === "object" && !properties) {
    return <>map of <TypeName schema={additionalProperties} isPlain={isPlain} />{orNull}</>;
  }
  return wordOf(target);
}

function wordOf({ type, const: only, enum: values, allOf, items, properties, additionalProperties }: Schema) {
  if (type === "object" && !properties && additionalProperties) return "map";
  if (type) return [type].flat().join(" or ").replace(/\barray\b/, items ? "list" : "array");
  if (allOf) return "object";
  const [one = only] = values ?? [];
  return one === undefined ? "any value" : typeof one;
}
