/** The name of a project, as its manifest says it. */

/** Reads the name of each manifest there is: a text, or nothing. */
const readers: Record<string, (text: string) => unknown> = { "package.json": inPackage, "pyproject.toml": inPyproject };

export const isManifest = (path: string): boolean => Object.hasOwn(readers, path);

/** Gives the name in a manifest, where it has one. */
export function nameIn(path: string, text: string): string | undefined {
  const name = readers[path]?.(text);
  return typeof name === "string" && name !== "" ? name : undefined;
}

function inPackage(text: string): unknown {
  try {
    return (JSON.parse(text) as { name?: unknown } | null)?.name;
  } catch { // a package.json that says nothing
    return undefined;
  }
}

/** Of TOML, it takes a line with the name in one of two tables, and no more. */
function inPyproject(text: string): string | undefined {
  let table = "";
  for (const line of text.split("\n")) {
    if (line.startsWith("[")) table = line.split("#", 1)[0]?.trim() ?? "";
    if (table !== "[project]" && table !== "[tool.poetry]") continue;
    const [, , name] = /^name[ \t]*=[ \t]*(["'])([^"'\\]*)\1/.exec(line) ?? [];
    if (name) return name;
  }
  return undefined;
}
