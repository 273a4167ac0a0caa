/**
 * The links from a new session to whatever takes its id. They follow from the paths, so `openapi.yaml` does not list
 * them: `npm run generate` adds them to `generated/openapi.json`.
 */
/** @import { Description, Operation } from "./assertions/types.js" */

/** A path whose one parameter names a session. */
const takesSession = /^\/browsers\/\{(\w+)\}[^{]*$/;

/**
 * Adds a link to every operation of a session to each response that starts one: the success of a `POST` whose JSON body
 * is the schema `Browser`.
 *
 * @param {{ paths?: object }} description An OpenAPI description. It is changed in place.
 */
export function addSessionLinks(description) {
  const { paths = {} } = /** @type {Description} */ (description);
  const links = Object.entries(paths).flatMap(([path, item]) => {
    const parameter = takesSession.exec(path)?.[1];
    return parameter === undefined ? [] : Object.values(item).map((operation) => linkTo(operation, parameter));
  });
  for (const { post } of Object.values(paths)) {
    for (const response of Object.values(post?.responses ?? {})) {
      const { $ref = "" } = response.content?.["application/json"]?.schema ?? {};
      if ($ref.endsWith("/schemas/Browser")) response.links = { ...response.links, ...Object.fromEntries(links) };
    }
  }
}

/**
 * Whether a link to an operation is added, so that it need not be written.
 *
 * @param {string} path
 */
export function hasSessionLink(path) {
  return takesSession.test(path);
}

/**
 * @param {Operation} operation
 * @param {string} parameter
 */
function linkTo({ operationId, summary }, parameter) {
  const description = `${summary}, by the \`session_id\` of this response.`;
  const link = { operationId, description, parameters: { [parameter]: "$response.body#/session_id" } };
  return /** @type {const} */ ([operationId.charAt(0).toUpperCase() + operationId.slice(1), link]);
}
