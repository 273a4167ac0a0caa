/**
 * Links from a new session to every operation that takes its id. They follow from the paths, so `openapi.yaml` does not
 * list them: `npm run generate` adds them to `generated/openapi.json`.
 */
/** @import { Description, WrittenOperation } from "../src/openapi/index.js" */

/** A path whose only parameter is the id of a session. */
const takesSession = /^\/browsers\/\{(\w+)\}[^{]*$/;

/**
 * Adds links to each response that creates a session, one for every operation of a session. A response creates a
 * session if it belongs to a `POST` and its JSON body is the schema `Browser`.
 *
 * @param {{ paths?: object }} description An OpenAPI description. It is modified in place.
 */
export function addSessionLinks(description) {
  const { paths = {} } = /** @type {Description} */ (description);
  const links = Object.entries(paths).flatMap(([path, item]) => {
    const parameter = takesSession.exec(path)?.[1];
    const operations = Object.values(/** @type {Record<string, WrittenOperation>} */ (item));
    return parameter === undefined ? [] : operations.map((operation) => linkTo(operation, parameter));
  });
  for (const { post } of Object.values(paths)) {
    for (const response of Object.values(post?.responses ?? {})) {
      const { $ref = "" } = response.content?.["application/json"]?.schema ?? {};
      if ($ref.endsWith("/schemas/Browser")) response.links = { ...response.links, ...Object.fromEntries(links) };
    }
  }
}

/**
 * Returns whether `addSessionLinks` adds a link to the operations of a path.
 *
 * @param {string} path
 */
export function hasSessionLink(path) {
  return takesSession.test(path);
}

/**
 * @param {WrittenOperation} operation
 * @param {string} parameter
 */
function linkTo({ operationId = "", summary }, parameter) {
  const description = `${summary}, using the \`session_id\` of this response.`;
  const link = { operationId, description, parameters: { [parameter]: "$response.body#/session_id" } };
  return /** @type {const} */ ([operationId.charAt(0).toUpperCase() + operationId.slice(1), link]);
}
