/** Assertions for `redocly.yaml` that Redocly does not bring: each is one house rule, in a file by what it looks at. */
import { deprecations } from "./assertions/deprecations.js";
import { namedExamples } from "./assertions/examples.js";
import { linkedPaths } from "./assertions/links.js";
import { groupedTags, tagOrder, verbs } from "./assertions/operations.js";
import { pages } from "./assertions/pages.js";
import { distinctNames, pathPattern } from "./assertions/schemas.js";
import { eventStream } from "./assertions/streams.js";

export default function assertions() {
  return {
    id: "contract",
    assertions: {
      deprecations, distinctNames, eventStream, groupedTags, linkedPaths, namedExamples, pages, pathPattern, tagOrder,
      verbs,
    },
  };
}
