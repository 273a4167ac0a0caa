/** An extension. */
import { zipOf } from "../../support/zip.js";

/** An extension that marks every page, in a folder of its archive. */
export async function marker(mark: string, folder = "", more = {}): Promise<Blob> {
  const content_scripts = [{ matches: ["http://127.0.0.1/*"], js: ["mark.js"] }];
  const manifest = { manifest_version: 3, name: mark, version: "1", content_scripts, ...more };
  return new Blob([await zipOf({
    [`${folder}manifest.json`]: JSON.stringify(manifest),
    [`${folder}mark.js`]: `document.documentElement.dataset.${mark} = "1";`,
  })]);
}
