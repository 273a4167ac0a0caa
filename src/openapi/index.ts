/** An OpenAPI description as data: its objects, its operations, and its references. Runs anywhere. */
export {
  type Assumption, type Description, type Method, methods, type PathItem, type RequestBody, type Server,
  type WrittenOperation,
} from "./description.js";
export { jsonPartsOf, replaceLeaves } from "./example-form.js";
export { embeddedIn, evaluateExpression, type LinkSource, requestPointerOf, responsePointerOf } from "./expressions.js";
export { type BodyKind, bodyKindOf } from "./media-types.js";
export type {
  Document, Encoding, Example, Header, Json, Link, MediaType, Operation, Parameter, Reference, Response, Schema,
} from "./objects.js";
export { operationsOf } from "./operations.js";
export { stepsOf, stepTo, valueAt, valueAtSteps } from "./pointer.js";
export { checkReferences, type Follow, follow, isObject, lookUp } from "./references.js";
export { isPaged, responseTo, successesOf, successOf } from "./responses.js";
export { branchesOf, isCondition } from "./unions.js";
