/** Serves the docs: the page, its mock, the same as Markdown if it was written, and the contract for download. */
import { readdir } from "node:fs/promises";
import { extname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { HttpResponse, Responder } from "../server/http.js";
import { listen } from "../server/node/listen.js";
import { createNodeServer } from "../server/node/server.js";
import { readStaticFile, type StaticFile, staticResponse } from "../server/node/static-files.js";

const mediaTypes: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".yaml": "application/yaml",
  ".js": "text/javascript; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
};
/** What the package has outside of `dist/docs/`: the contract, for download, and the mock that the page calls. */
const besides = { "/openapi.yaml": "../../openapi.yaml", "/cloud-browser-mock.js": "../../dist/cloud-browser-mock.js" };

/** Options of `serveDocs`. */
export interface DocsOptions {
  port: number;
  host: string;
  /** The folder that `npm run docs` writes. */
  folder: string;
}

/** A running server of the docs. */
export interface Docs {
  url: string;
  close: () => Promise<void>;
}

/**
 * Serves the docs. All files are read at the start, so no path leads out of the folder.
 *
 * @throws {Error} If there are no docs, or the port is in use. The message is one line that says why.
 */
export async function serveDocs({ port, host, folder }: DocsOptions): Promise<Docs> {
  const server = createNodeServer(responderFor(await readFiles(folder)), () => {});
  const url = await listen(server.http, port, host);
  return { url, close: () => server.close(() => Promise.resolve()) };
}

async function readFiles(folder: string): Promise<Map<string, StaticFile>> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const files = new Map<string, StaticFile>();
  for (const name of names.filter((name) => extname(name) in mediaTypes)) {
    files.set(`/${name.replaceAll(sep, "/")}`, await fileAt(join(folder, name)));
  }
  for (const [path, file] of Object.entries(besides)) {
    const location = new URL(file, import.meta.url); // of src/cli/ as well as of dist/cli/
    if (!files.has(path)) files.set(path, await fileAt(fileURLToPath(location)));
  }
  const page = files.get("/index.html");
  if (!page) throw new Error(`There are no docs in ${folder}. In a clone, npm run docs writes them.`);
  return files.set("/", page);
}

function fileAt(path: string): Promise<StaticFile> {
  return readStaticFile(path, mediaTypes[extname(path)] as string);
}

function responderFor(files: Map<string, StaticFile>): Responder {
  function responseTo(method: string, path: string, knownTag: unknown): HttpResponse {
    if (method !== "GET" && method !== "HEAD") return { status: 405, headers: { Allow: "GET, HEAD" } };
    const file = files.get(path);
    if (!file) return { status: 404, headers: { "Content-Type": "text/plain" }, body: "There is no such page.\n" };
    return staticResponse(file, knownTag);
  }
  return {
    respond: ({ method, target, headers }) =>
      Promise.resolve({ response: responseTo(method, target.replace(/\?.*/, ""), headers["if-none-match"]) }),
  };
}
