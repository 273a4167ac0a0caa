/** The archive of a mock on disk: it starts from it, and keeps it up to date. */
import { createReadStream } from "node:fs";
import { access, rename, rm } from "node:fs/promises";
import { type HarFile, openHarFile } from "../../har/node/file.js";
import { createHarStore, type RecordedMock } from "../recording/index.js";
import type { MockOptions } from "../options.js";

/**
 * Opens the archive that the options name, if they do.
 *
 * @returns What the core of the mock takes, and what closes the file.
 * @throws {RangeError} If there is none to start from, or it cannot be continued.
 */
export async function openRecording({ har, harBaseUrl, save }: MockOptions, mock: RecordedMock) {
  if (har === undefined) return { close: () => Promise.resolve() };
  const exists = await access(har).then(() => true, () => false);
  if (!exists && !save) throw new RangeError(`There is no file ${har}. To create it, add the option save.`);
  const store = save ? await openStore(har, exists, mock) : undefined;
  const recording = exists && {
    source: createReadStream(har),
    name: har,
    isKept: store !== undefined,
    ...harBaseUrl !== undefined && { baseUrl: harBaseUrl },
  };
  return {
    ...store && { journal: store.journal },
    ...recording && { recording },
    close: () => store?.close() ?? Promise.resolve(),
  };
}

/** Opens a store that appends to a file. */
async function openStore(path: string, exists: boolean, mock: RecordedMock) {
  let file: HarFile | undefined = exists ? await openHarFile(path, { creator: { name: "", version: "" } }) : undefined;
  const next = `${path}.new`;
  const journal = createHarStore(mock, {
    async begin(log) {
      await file?.close();
      await rm(next, { force: true }); // of a mock that was killed before it settled
      file = await openHarFile(next, log);
    },
    settle: () => rename(next, path),
    add: (entry) => file?.append(entry),
    text: () => createReadStream(path, "utf8") as AsyncIterable<string>,
  });
  return { journal, close: () => file?.close() ?? Promise.resolve() };
}
