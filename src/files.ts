/** Bytes in a web page: as the address of a picture or a video, and as a file that the user saves. */

/** The address of bytes in a page. It keeps them in memory until it is revoked. */
export interface ObjectUrl {
  url: string;
  revoke: () => void;
}

/** How long an address is valid after a download starts. Some browsers read it later than the click. */
const downloadMs = 60_000;

/**
 * Returns an address for bytes, such as the `src` of an `<img>` or a `<video>`.
 *
 * @param bytes A `Blob`, or the `Response` of an operation that returns bytes.
 * @returns The address, and `revoke`, which frees the bytes. For a `Response`, a promise of them.
 * @example
 * import { createClient } from "cloud-browser-contract";
 * import { objectUrl } from "cloud-browser-contract/files";
 *
 * const client = createClient({ baseUrl: "http://127.0.0.1:4010", token: "any-token" });
 * const screenshot = await client.takeScreenshot({ path: { id: "bs5c8m2r9k4t7w1x6v3n0q8z" } });
 * const { url, revoke } = await objectUrl(screenshot);
 * revoke();
 */
export function objectUrl(bytes: Blob): ObjectUrl;
export function objectUrl(bytes: Response): Promise<ObjectUrl>;
export function objectUrl(bytes: Blob | Response): ObjectUrl | Promise<ObjectUrl> {
  if ("blob" in bytes) return bytes.blob().then((blob) => objectUrl(blob));
  const url = URL.createObjectURL(bytes);
  return { url, revoke: () => URL.revokeObjectURL(url) };
}

/**
 * Saves bytes as a file, as a click on a download link does. It needs a page.
 *
 * @param bytes A `Blob`, or the `Response` of an operation that returns bytes.
 * @param name The name of the file, unless the header `Content-Disposition` of the response has one.
 * @see RFC 6266, section 4
 */
export async function saveFile(bytes: Blob | Response, name: string): Promise<void> {
  const { url, revoke } = await objectUrl(bytes as Response);
  const link = document.createElement("a");
  link.href = url;
  link.download = "headers" in bytes ? nameIn(bytes) ?? name : name;
  link.click();
  setTimeout(revoke, downloadMs);
}

/** Returns the name in `Content-Disposition`: the one in UTF-8, or else the one in ASCII. */
function nameIn({ headers }: Response): string | undefined {
  const disposition = headers.get("Content-Disposition") ?? "";
  const [, encoded = ""] = /;\s*filename\*\s*=\s*utf-8'[^']*'((?:%[\da-f]{2}|[^\s;%])+)/i.exec(disposition) ?? [];
  const [, quoted, token] = /;\s*filename\s*=\s*(?:"((?:\\.|[^"\\])*)"|([^\s;"]+))/i.exec(disposition) ?? [];
  return decoded(encoded) ?? quoted?.replaceAll(/\\(.)/g, "$1") ?? token;
}

/** Returns a name from its percent-encoded form, which may be no UTF-8. */
function decoded(name: string): string | undefined {
  try {
    return decodeURIComponent(name) || undefined;
  } catch {
    return undefined;
  }
}
