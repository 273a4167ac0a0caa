/** The branches of unions, as the docs show them. */
import type { Schema } from "./objects.js";

/** Returns the branches of a union, each with the tag that the discriminator maps to it. */
export function branchesOf({ anyOf, oneOf, discriminator }: Schema): [string | undefined, Schema][] {
  const branches = (oneOf ?? anyOf ?? []).filter((branch) => !isCondition(branch) && branch.type !== "null");
  const tags = Object.entries(discriminator?.mapping ?? {});
  if (tags.length > 0) return tags.map(([tag, $ref]) => [tag, { $ref }]);
  return branches.map((branch) => [undefined, branch]);
}

/** Returns whether a branch has nothing but required properties, and perhaps a title. */
export function isCondition(branch: Schema): boolean {
  const keywords = Object.keys(branch);
  return branch.required !== undefined && keywords.every((keyword) => ["required", "title"].includes(keyword));
}
