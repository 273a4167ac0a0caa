/** The links from the response that gives an id to the operations that take it. */
/** @import { Assertion, Description } from "./types.js" */
import { hasSessionLink } from "../session-links.js";
import { dereferenced, locatedOperations } from "./walk.js";

/**
 * A description in which some link gives each parameter of each path. The links that are added for sessions count.
 *
 * @type {Assertion<Description>}
 */
export function linkedPaths(_keys, _options, { node: description, resolve, location }) {
  const operations = locatedOperations(description, location);
  const given = new Set(operations
    .flatMap(({ operation }) => Object.values(operation.responses))
    .flatMap((response) => Object.values(dereferenced(response, resolve).links ?? {}))
    .map((link) => dereferenced(link, resolve))
    .flatMap(({ operationId, parameters = {} }) => Object.keys(parameters).map((name) => `${operationId} ${name}`)));
  return operations
    .filter(({ path }) => !hasSessionLink(path))
    .filter(({ path, operation }) => parametersIn(path).some((name) => !given.has(`${operation.operationId} ${name}`)))
    .map(({ location }) => ({ location }));
}

/** @param {string} path */
function parametersIn(path) {
  return [...path.matchAll(/\{(.+?)\}/g)].map(([, name]) => name);
}
