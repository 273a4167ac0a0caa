/** An OpenAPI description as data: its objects, its operations, and its references. Runs anywhere. */
export { jsonPartsOf, replaceLeaves } from "./example-form.js";
export { type BodyKind, bodyKindOf } from "./media-types.js";
export type {
  Document, Encoding, Example, Header, Link, MediaType, Operation, Parameter, Response, Schema,
} from "./objects.js";
export { operationsOf } from "./operations.js";
export { stepsOf, stepTo, valueAt, valueAtSteps } from "./pointer.js";
export { checkReferences, follow, isObject, lookUp } from "./references.js";
export { responseTo, successesOf, successOf } from "./responses.js";
