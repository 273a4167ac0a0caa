/** Creates and reads ZIP archives. */
import { buffer } from "node:stream/consumers";
import { fromBufferPromise } from "yauzl";
import { ZipFile } from "yazl";

/** Creates an archive of texts by name. A name that ends with `/` is that of a directory. */
export function zipOf(entries: Record<string, string>): Promise<Buffer<ArrayBuffer>> {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(entries)) {
    if (name.endsWith("/")) zip.addEmptyDirectory(name);
    else zip.addBuffer(Buffer.from(text), name, { compress: text.length > 100 });
  }
  zip.end();
  return buffer(zip.outputStream);
}

/** Returns the texts in an archive by name, including its directories, whose texts are empty. */
export async function textsIn(archive: ArrayBuffer | Uint8Array): Promise<Record<string, string>> {
  const zip = await fromBufferPromise(Buffer.from(archive as ArrayBuffer));
  const entries: Record<string, string> = {};
  for await (const entry of zip.eachEntry()) {
    entries[entry.fileName] = (await buffer(await zip.openReadStreamPromise(entry))).toString();
  }
  return entries;
}
