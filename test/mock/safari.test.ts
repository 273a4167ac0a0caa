/** Safari has no loop over a web stream (`for await`). The mock runs there, in web pages. */
import { expect, it, onTestFinished } from "vitest";
import { createBlobStorage } from "../../src/server/blob-storage.js";
import { loadContract } from "../../src/contract/node/load.js";
import { createMockCore } from "../../src/mock/core.js";
import { formDataOf, type FormPart } from "../support/form-data.js";
import { bearer, session } from "../support/mock.js";
import { zipOf } from "../support/zip.js";

const origin = "https://mock.test";
const archive = new Blob([await zipOf({ "main.py": "import kernel\napp = kernel.App('a')\n" })]);
const text = new Blob(["text"]);
const forms: [path: string, parts: FormPart[]][] = [
  [`/browsers/${session}/fs/upload`, [["files[0][file]", text], ["files[0][dest_path]", "/a"]]],
  [`/browsers/${session}/fs/upload_zip`, [["zip_file", archive], ["dest_path", "/b"]]],
  ["/extensions", [["file", archive], ["name", "safari"]]],
  ["/deployments", [["file", archive], ["entrypoint_rel_path", "main.py"]]],
];

/** Node.js loops over the files of a form itself: forms are encoded before the loop is taken away. */
const requests = await Promise.all(forms.map(async ([path, parts]) => {
  const encoded = new Response(formDataOf(parts));
  const type = encoded.headers.get("Content-Type") as string;
  return { path, method: "POST", headers: { ...bearer, "Content-Type": type }, body: await encoded.arrayBuffer() };
}));

function takeLoopAway(): void {
  const { prototype } = ReadableStream;
  const loop = Object.getOwnPropertyDescriptor(prototype, Symbol.asyncIterator) as PropertyDescriptor;
  Object.defineProperty(prototype, Symbol.asyncIterator, { ...loop, value: undefined });
  onTestFinished(() => void Object.defineProperty(prototype, Symbol.asyncIterator, loop));
}

it.each(requests)("takes the files of $path", async ({ path, ...request }) => {
  takeLoopAway();
  const { mock, start } = createMockCore({}, {
    contract: await loadContract(),
    storage: createBlobStorage(1),
    origin: () => origin,
    readAsset: () => Promise.resolve(new Uint8Array()),
    version: "",
  });
  await start();
  const response = await mock.fetch(origin + path, request);
  expect(response.ok, await response.text()).toBe(true);
});
