/** What the page links to beside it: the console, from the introduction and from each operation. */
import { placeInConsole } from "./console/places.js";

function links() {
  return {
    Info: {
      /** @param {{ description: string }} info */
      leave(info) {
        info.description = `[Try any operation](console.html) against the mock, or your server.\n\n${info.description}`;
      },
    },
    Operation: {
      /** @param {{ operationId: string, tags: string[], description: string }} operation */
      leave(operation) {
        operation.description += `\n\n[Try it](${placeInConsole(operation)})`;
      },
    },
  };
}

export default function consoleLinks() {
  return { id: "console", decorators: { oas3: { links } } };
}
