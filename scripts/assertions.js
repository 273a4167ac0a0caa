/** The house rules of `redocly.yaml` that Redocly has no assertion for. */
import { eventStream, namedExamples } from "./assertions/bodies.js";
import { deprecations, pathPattern } from "./assertions/descriptions.js";
import { linkedPaths } from "./assertions/links.js";
import { distinctNames } from "./assertions/names.js";
import { groupedTags, tagOrder, verbs } from "./assertions/operations.js";
import { pages } from "./assertions/pages.js";

export default function assertions() {
  return {
    id: "contract",
    assertions: {
      deprecations, distinctNames, eventStream, groupedTags, linkedPaths, namedExamples, pages, pathPattern, tagOrder,
      verbs,
    },
  };
}
