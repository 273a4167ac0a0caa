/** Serves the docs: the page, the console and what they load, which is a handful of files. */
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import { extname, join, sep } from "node:path";
import { listen } from "../listen.js";

const mediaTypes: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".yaml": "application/yaml",
  ".txt": "text/plain; charset=utf-8",
};

/** Where to listen, and what to serve. */
export interface DocsOptions {
  port: number;
  host: string;
  /** The folder that `npm run docs` writes. */
  folder: string;
}

/** Docs that are served. */
export interface Docs {
  url: string;
  close: () => void;
}

/**
 * Serves the docs. What is read is fixed at the start, so that no path leads out of the folder.
 *
 * @throws {Error} When there are no docs, or the port is in use. The message is one line that says why.
 */
export async function serveDocs({ port, host, folder }: DocsOptions): Promise<Docs> {
  const server = createServer(answerFrom(await readFiles(folder)));
  const url = await listen(server, port, host);
  return {
    url,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

interface File {
  bytes: Buffer;
  headers: Record<string, string | number>;
}

async function readFiles(folder: string): Promise<Map<string, File>> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const files = new Map<string, File>();
  for (const name of names.filter((name) => extname(name) in mediaTypes)) {
    const bytes = await readFile(join(folder, name));
    files.set(`/${name.replaceAll(sep, "/")}`, {
      bytes,
      headers: {
        "Content-Type": mediaTypes[extname(name)] as string,
        "Content-Length": bytes.length,
        "ETag": `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`,
        "Cache-Control": "no-cache", // a browser asks whether it has changed, as after an update of the package
      },
    });
  }
  const page = files.get("/index.html");
  if (!page) throw new Error(`There are no docs in ${folder}. In a clone, npm run docs writes them.`);
  return files.set("/", page);
}

function answerFrom(files: Map<string, File>): RequestListener {
  return ({ method, url = "/", headers: asked }, response) => {
    if (method !== "GET" && method !== "HEAD") {
      return void response.writeHead(405, { Allow: "GET, HEAD" }).end();
    }
    const file = files.get(url.replace(/\?.*/, ""));
    if (!file) return void response.writeHead(404, { "Content-Type": "text/plain" }).end("There is no such page.\n");
    if (asked["if-none-match"] === file.headers.ETag) {
      return void response.writeHead(304, { "ETag": file.headers.ETag, "Cache-Control": "no-cache" }).end();
    }
    response.writeHead(200, file.headers).end(method === "HEAD" ? undefined : file.bytes);
  };
}
