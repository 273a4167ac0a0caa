/** The name of a project, from its manifest. */

/** Reads the name, by the path of the manifest. */
const readers: Record<string, (text: string) => unknown> = { "package.json": inPackage, "pyproject.toml": inPyproject };

/** Whether a path is that of a manifest. */
export const isManifest = (path: string): boolean => Object.hasOwn(readers, path);

/** Returns the name in a manifest; undefined when it has none. */
export function readProjectName(path: string, text: string): string | undefined {
  const name = readers[path]?.(text);
  return typeof name === "string" && name !== "" ? name : undefined;
}

function inPackage(text: string): unknown {
  try {
    return (JSON.parse(text) as { name?: unknown } | null)?.name;
  } catch { // not JSON
    return undefined;
  }
}

/** Reads only a line with the name, in one of two tables of the TOML. */
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
