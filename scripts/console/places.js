/** Where an operation stands on the page, and where in the console, so that each can link to the other. */

/**
 * Its place on Redoc's page.
 *
 * @param {{ operationId: string, tags: string[] }} operation
 * @returns {string}
 */
export function placeOnPage({ tags: [tag = ""], operationId }) {
  return `index.html#/${tag.toLowerCase().replaceAll(" ", "-")}/${operationId.toLowerCase()}`;
}

/**
 * Its place in the console: swagger-ui opens what `#/tag/operation` names.
 *
 * @param {{ operationId: string, tags: string[] }} operation
 * @returns {string}
 */
export function placeInConsole({ tags: [tag = ""], operationId }) {
  return `console.html#/${encodeURIComponent(tag)}/${operationId}`;
}
