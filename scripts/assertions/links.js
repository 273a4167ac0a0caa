/** The rule for links: each path parameter needs a response that provides its value. */
/** @import { Description } from "../../src/openapi/index.js" */
/** @import { Assertion } from "./types.js" */
import { hasSessionLink } from "../session-links.js";
import { dereference, locatedOperations } from "./walk.js";

/**
 * Requires a link to each parameter of each path. Links that `npm run generate` adds for sessions count.
 *
 * @type {Assertion<Description>}
 */
export function linkedPaths(_keys, _options, { node: description, resolve, location }) {
  const operations = locatedOperations(description, location);
  const linked = new Set(operations
    .flatMap(({ operation }) => Object.values(operation.responses ?? {}))
    .flatMap((response) => Object.values(dereference(response, resolve).links ?? {}))
    .map((link) => dereference(link, resolve))
    .flatMap(({ operationId, parameters = {} }) => Object.keys(parameters).map((name) => `${operationId} ${name}`)));
  return operations
    .filter(({ path }) => !hasSessionLink(path))
    .filter(({ path, operation }) => parametersIn(path).some((name) => !linked.has(`${operation.operationId} ${name}`)))
    .map(({ location }) => ({ location }));
}

/** @param {string} path */
function parametersIn(path) {
  return [...path.matchAll(/\{(.+?)\}/g)].map(([, name]) => name);
}
