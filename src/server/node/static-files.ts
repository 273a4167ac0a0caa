/** Files that a server sends as they are. Each is read once, so no path leads to another one. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { HttpResponse } from "../http.js";

/** A file in memory, with the headers of its response. */
export interface StaticFile {
  bytes: Buffer;
  headers: Record<string, string>;
}

/** Reads a file. */
export async function readStaticFile(path: string, mediaType: string): Promise<StaticFile> {
  const bytes = await readFile(path);
  const headers = {
    "Content-Type": mediaType,
    "Content-Length": String(bytes.length),
    "ETag": `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`,
    "Cache-Control": "no-cache", // web browsers revalidate it, so that they see updates of the package
  };
  return { bytes, headers };
}

/**
 * Returns the response with a file.
 *
 * @param knownTag The header `If-None-Match`. A file that has not changed is not sent again.
 */
export function staticResponse({ bytes, headers }: StaticFile, knownTag: unknown): HttpResponse {
  if (knownTag !== headers.ETag) return { status: 200, headers, body: bytes };
  return { status: 304, headers: { "ETag": headers.ETag as string, "Cache-Control": "no-cache" } };
}
