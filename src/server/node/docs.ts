/** Serves the docs of a service without a token: `/docs`, whose calls go to the service, and `/openapi.json`. */
import { fileURLToPath } from "node:url";
import type { Step } from "../exchange.js";
import { headerOf, readTarget } from "../http.js";
import { readStaticFile, type StaticFile, staticResponse } from "./static-files.js";

const root = new URL("../../../", import.meta.url);
/** The files of the package, by their paths. The page loads the script if a reader prefers a mock to the service. */
const sources = [
  ["/docs/index.html", "dist/docs/index.html", "text/html; charset=utf-8"],
  ["/docs/cloud-browser-mock.js", "dist/cloud-browser-mock.js", "text/javascript; charset=utf-8"],
  ["/openapi.json", "generated/openapi.json", "application/json"],
] as const;

/**
 * What leads to the page. The addresses are relative, because a framework may have removed a prefix of the path. The
 * page has a name, because Next.js redirects paths that end with a slash.
 */
const redirects = new Map([
  ["/docs", "docs/index.html?base_url=.."],
  ["/docs/", "index.html?base_url=.."],
]);

/** Returns the step that serves the docs below a base path. Each file is read at its first request. */
export function serveDocs(basePath: string): Step {
  const files = new Map<string, Promise<StaticFile>>();

  function fileAt(path: string): Promise<StaticFile> | undefined {
    const source = sources.find(([own]) => own === path);
    if (!source) return undefined;
    const [, file, mediaType] = source;
    const found = files.get(path) ?? readStaticFile(fileURLToPath(new URL(file, root)), mediaType);
    files.set(path, found);
    return found;
  }

  return ({ http }) => {
    if (http.method !== "GET" && http.method !== "HEAD") return undefined;
    const { pathname } = readTarget(http.target);
    if (!pathname.startsWith(basePath)) return undefined;
    const path = pathname.slice(basePath.length);
    const location = redirects.get(path);
    if (location !== undefined) return { status: 307, headers: { "Location": location, "Content-Length": "0" } };
    return fileAt(path)?.then((file) => staticResponse(file, headerOf(http, "if-none-match")));
  };
}
