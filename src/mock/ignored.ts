/** What the mock ignores of a request, for its log: `regoin, did you mean region?` */
import { type Contract, declaredType, type Undeclared, undeclaredIn, undeclaredInQuery } from "../contract/index.js";
import { nearestOf } from "../nearest.js";
import { headerOf, readTarget } from "../server/http.js";
import type { Call } from "../server/receive.js";

/** How many names are told. */
const most = 5;
/** From so many characters on a name is not told, and not compared with others. */
const longest = 100;

/** Gives the names in a query and a body that their operation does not declare; nothing when there are none. */
export function ignoredIn({ document }: Contract, { operation, request, http }: Call): string | undefined {
  const told = new Set<string>();
  for (const undeclared of allOf()) {
    if (told.size === most) return [...told, "and more"].join("; ");
    told.add(inWords(undeclared));
  }
  return told.size === 0 ? undefined : [...told].join("; ");

  function* allOf(): Generator<Undeclared> {
    yield* undeclaredInQuery(operation, readTarget(http.target).search);
    const { mediaType = "" } = declaredType(operation, headerOf(http, "content-type"));
    yield* undeclaredIn(document, operation.body?.content[mediaType]?.schema, request.body);
  }
}

function inWords({ name, prefix, declared }: Undeclared): string {
  if (name.length >= longest) return `${prefix}a name of ${name.length} characters`;
  const meant = nearestOf(name, declared);
  return (prefix + name || '""') + (meant === undefined ? "" : `, did you mean ${prefix}${meant}?`);
}
