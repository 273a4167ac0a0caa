/** The house rules of `redocly.yaml` that Redocly has no assertion for. */
import { eventStream, namedExamples } from "./assertions/bodies.js";
import { deprecations, pathPattern } from "./assertions/descriptions.js";
import { linkedPaths } from "./assertions/links.js";
import { assumptions, orders, places } from "./assertions/marks.js";
import { distinctNames } from "./assertions/names.js";
import { groupedTags, tagOrder, verbs } from "./assertions/operations.js";
import { pages } from "./assertions/pages.js";

export default function assertions() {
  return {
    id: "contract",
    assertions: {
      assumptions, deprecations, distinctNames, eventStream, groupedTags, linkedPaths, namedExamples, orders, pages,
      pathPattern, places, tagOrder, verbs,
    },
  };
}
