/** Validates values with Ajv, and describes each violation in a sentence. Schemas are compiled when first needed. */
import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from "ajv/dist/2020.js";
import { fullFormats } from "ajv-formats/dist/formats.js";
import { type Document, type Schema, stepsOf, valueAt } from "../openapi/index.js";
import { explainUnions } from "./unions.js";
import { inWords } from "./words.js";

/**
 * Returns the violations of a value, a sentence each.
 *
 * @param name Name of the value, such as that of a parameter; empty for a body.
 * @param isLarge Whether to stop at the first violation, since there may be millions.
 */
export type Validate = (schema: Schema, value: unknown, name?: string, isLarge?: boolean) => string[];

/** A violation of a schema by a value. */
export interface Violation {
  /** The violation, as a sentence. */
  text: string;
  /** The violated keyword, and the schema that has it. */
  keyword: string;
  schema: unknown;
  /** The property that is null and must not be. */
  nullAt?: string;
}

/** Returns the violations with their keywords. */
export type Explain = (schema: Schema, value: unknown, name?: string, isLarge?: boolean) => Violation[];

export type Compile = (schema: Schema) => ValidateFunction;

/** How many violations are reported one by one. */
const maxViolations = 100;

/**
 * Creates a function that validates by the schemas of a description.
 *
 * @param whole Name of a body as a whole, at the start of a sentence.
 */
export function createValidate(document: Document, whole: string): Validate {
  const explain = createExplain(document, whole);
  return (schema, value, name, isLarge) => explain(schema, value, name, isLarge).map(({ text }) => text);
}

/** Creates a function that also returns the keywords. */
export function createExplain(document: Document, whole: string): Explain {
  const judge = createCompile(document, {});
  const explain = createCompile(document, { allErrors: true, verbose: true }, explainUnions);
  const explainFirst = createCompile(document, { verbose: true }, explainUnions);

  function errorsOf(schema: Schema, value: unknown, isLarge: boolean): ErrorObject[] {
    const fits = judge(schema);
    if (fits(value)) return [];
    const explanation = isLarge ? explainFirst(schema) : explain(schema);
    const errors = (explanation(value) ? fits.errors : explanation.errors) ?? [];
    return isLarge ? errors.slice(0, 1) : errors;
  }

  return (schema, value, name = "", isLarge = false) => {
    try {
      const errors = errorsOf(schema, value, isLarge);
      if (errors.length === 0) return [];
      const described = errors.slice(0, maxViolations).map((error) => {
        const { keyword, parentSchema: schema } = error;
        return { text: inWords(error, name, whole), keyword, schema, ...nullIn(error, value) };
      });
      const more = { text: `There are ${errors.length - maxViolations} more.`, keyword: "", schema: undefined };
      return errors.length > maxViolations ? [...described, more] : described;
    } catch (error) {
      if (!(error instanceof RangeError)) throw error; // of the call stack
      return [{ text: `${name || whole} is nested too deep.`, keyword: "", schema: undefined }];
    }
  };
}

function nullIn({ instancePath }: ErrorObject, value: unknown): Pick<Violation, "nullAt"> {
  const property = stepsOf(instancePath).findLast((step) => !/^\d+$/.test(step));
  return property !== undefined && valueAt(value, instancePath) === null ? { nullAt: property } : {};
}

const ajvOptions: Options = { strict: false, logger: false, validateSchema: false, formats: fullFormats };
const documentKey = "description";

/** Creates a function that compiles each schema once. The compiler itself is created when first needed. */
function createCompile(
  document: Document,
  options: Options,
  prepare?: (ajv: Ajv2020, document: Document, compile: Compile) => void,
): Compile {
  const compiled = new WeakMap<Schema, ValidateFunction>();
  let ajv: Ajv2020 | undefined;
  const compile = (schema: Schema) => {
    let validate = compiled.get(schema);
    if (!validate) {
      ajv ??= createAjv();
      validate = ajv.compile(withAbsoluteReferences(schema));
      compiled.set(schema, validate);
    }
    return validate;
  };
  function createAjv() {
    const ajv = new Ajv2020({ ...ajvOptions, ...options });
    prepare?.(ajv, document, compile);
    return ajv.addSchema(document, documentKey);
  }
  return compile;
}

/** Makes the references of a schema absolute, because it is compiled outside of its document. */
function withAbsoluteReferences(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === "$ref" && typeof value === "string" && value.startsWith("#") ? documentKey + value : value) as Schema;
}
