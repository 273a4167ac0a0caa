/** Extensions: archives that are uploaded once and loaded into browsers. */
import { sha256 } from "@noble/hashes/sha2.js";
import { stringToUint8Array, uint8ArrayToHex } from "uint8array-extras";
import type { Extension } from "../../../generated/openapi.js";
import { chunksOf } from "../../bytes.js";
import { HttpError } from "../../server/http-error.js";
import { assumed } from "../base/assumed.js";
import { inMemory, type StoredBytes } from "../../server/storage.js";
import { type Area, initialEntries, type AreaContext } from "../base/area.js";
import { type Collection, createCollection } from "../base/collection.js";
import { matchesQuery, matchesName } from "../base/search.js";
import { readUrl } from "../base/url.js";

export type StoredExtension = Extension & { archive: StoredBytes };

type ExtensionOperationId
  = | "createExtension" | "listExtensions" | "getExtensionMetadata" | "downloadExtension" | "deleteExtension"
    | "downloadChromeStoreExtension";

/** What other areas do with extensions. */
export interface Extensions {
  resolveReference: Collection<StoredExtension>["resolveReference"];
  /** Notes that a browser has loaded an extension. */
  use: (extension: StoredExtension) => void;
}

/** An empty ZIP archive consists of its end record (PKWARE APPNOTE, section 4.3.16). */
const emptyZip = stringToUint8Array("PK\x05\x06".padEnd(22, "\0"));
const stores = ["chromewebstore.google.com", "chrome.google.com"];

export function createExtensions({ clock, random, budget, storage, exampleOf }: AreaContext) {
  const extensions = createCollection<StoredExtension>("extension", budget);

  return {
    handlers: {
      async createExtension({ body: { file, name } }) {
        extensions.checkName(name);
        const id = random.id("ex"); // drawn before it waits, so that it does not depend on what else happens meanwhile
        const hash = sha256.create();
        const archive = await storage.store(hashed(chunksOf(file.stream()), hash));
        try {
          const kept = { size_bytes: archive.size, checksum: uint8ArrayToHex(hash.digest()), archive };
          extensions.checkName(name); // another request may have taken it meanwhile
          const extension = { id, name: name ?? null, created_at: clock.timestamp(), ...kept };
          return { status: 201, body: showExtension(extensions.add(extension)) };
        } catch (error) {
          await archive.remove();
          throw error;
        }
      },
      listExtensions({ query }) {
        const { entries, headers } = extensions.page(query, (extension) =>
          matchesName(extension, query.name) && matchesQuery(extension, query.query, extension.name));
        return { status: 200, headers, body: entries.map(showExtension) };
      },
      getExtensionMetadata: ({ path }) => ({ status: 200, body: showExtension(extensions.find(path.id_or_name)) }),
      async downloadExtension({ path }) {
        return { status: 200, body: await extensions.find(path.id_or_name).archive.open() };
      },
      async deleteExtension({ path }) {
        const extension = extensions.find(path.id_or_name);
        extensions.remove(extension);
        await extension.archive.remove();
        return { status: 204 };
      },
      async downloadChromeStoreExtension({ query }) {
        const isStore = stores.includes(readUrl(query.url)?.hostname ?? "");
        if (!isStore) {
          const violation = "url must be the URL of an extension in the Chrome Web Store.";
          throw assumed("other-website", new HttpError(400, [violation]));
        }
        return { status: 200, body: await exampleOf("downloadChromeStoreExtension") ?? emptyZip };
      },
    },
    async seed() {
      const bytes = await exampleOf("downloadExtension") as Uint8Array | undefined ?? emptyZip;
      const archive = inMemory(bytes);
      const checksum = uint8ArrayToHex(sha256(bytes));
      for (const extension of await initialEntries(exampleOf("listExtensions"), exampleOf("createExtension"))) {
        extensions.add({ ...extension, size_bytes: archive.size, checksum, archive });
      }
    },
    async clear() {
      const all = [...extensions.all()];
      extensions.clear();
      await Promise.all(all.map(({ archive }) => archive.remove()));
    },
    resolveReference: extensions.resolveReference,
    use(extension) {
      extension.last_used_at = clock.timestamp();
    },
  } satisfies Area<ExtensionOperationId> & Extensions;
}

/** Passes bytes on, and updates a hash with them. */
async function* hashed(
  bytes: AsyncIterable<Uint8Array>,
  hash: ReturnType<typeof sha256.create>,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    hash.update(chunk);
    yield chunk;
  }
}

function showExtension({ archive: _, ...extension }: StoredExtension): Extension {
  return extension;
}
