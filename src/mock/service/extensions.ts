/** Extensions: archives that are uploaded once, to be loaded into browsers. */
import { createHash, type Hash } from "node:crypto";
import type { Extension } from "../../../generated/openapi.js";
import { HttpError } from "../../server/http-error.js";
import { inMemory, type StoredBytes } from "../../server/storage.js";
import { type Area, atStart, type World } from "./base/area.js";
import { type Collection, createCollection, newId } from "./base/collection.js";
import { isFound, isNamed } from "./base/search.js";
import { readUrl } from "./base/url.js";

export type StoredExtension = Extension & { archive: StoredBytes };

type Operation
  = | "createExtension" | "listExtensions" | "getExtensionMetadata" | "downloadExtension" | "deleteExtension"
    | "downloadChromeStoreExtension";

/** What others do with extensions. */
export interface Extensions {
  refer: Collection<StoredExtension>["refer"];
  /** Notes that a browser has loaded an extension. */
  use: (extension: StoredExtension) => void;
}

/** A ZIP archive with nothing in it is the record that ends it (PKWARE APPNOTE, section 4.3.16). */
const emptyZip = Buffer.concat([Buffer.from("PK\x05\x06"), Buffer.alloc(18)]);
const stores = ["chromewebstore.google.com", "chrome.google.com"];

export function createExtensions({ clock, budget, storage, shown }: World) {
  const extensions = createCollection<StoredExtension>("extension", budget);

  return {
    handlers: {
      async createExtension({ body: { file, name } }) {
        extensions.checkName(name);
        const hash = createHash("sha256");
        const archive = await storage.store(hashed(file.stream(), hash));
        try {
          const kept = { size_bytes: archive.size, checksum: hash.digest("hex"), archive };
          extensions.checkName(name); // another may have taken it in the meantime
          const extension = { id: newId("ex"), name: name ?? null, created_at: clock.timestamp(), ...kept };
          return { status: 201, body: show(extensions.add(extension)) };
        } catch (error) {
          await archive.remove();
          throw error;
        }
      },
      listExtensions({ query }) {
        const { entries, headers } = extensions.page(query, (extension) =>
          isNamed(extension, query.name) && isFound(extension, query.query, extension.name));
        return { status: 200, headers, body: entries.map(show) };
      },
      getExtensionMetadata: ({ path }) => ({ status: 200, body: show(extensions.find(path.id_or_name)) }),
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
        if (!isStore) throw new HttpError(400, ["url must be that of an extension in the Chrome Web Store."]);
        return { status: 200, body: await shown("downloadChromeStoreExtension") ?? emptyZip };
      },
    },
    async seed() {
      const bytes = await shown("downloadExtension") as Uint8Array | undefined ?? emptyZip;
      const archive = inMemory(bytes);
      const checksum = createHash("sha256").update(bytes).digest("hex");
      for (const extension of await atStart(shown("listExtensions"), shown("createExtension"))) {
        extensions.add({ ...extension, size_bytes: archive.size, checksum, archive });
      }
    },
    async clear() {
      const all = [...extensions.all()];
      extensions.clear();
      await Promise.all(all.map(({ archive }) => archive.remove()));
    },
    refer: extensions.refer,
    use(extension) {
      extension.last_used_at = clock.timestamp();
    },
  } satisfies Area<Operation> & Extensions;
}

/** Passes bytes on, and has them go into a hash on the way. */
async function* hashed(bytes: AsyncIterable<Uint8Array>, hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    hash.update(chunk);
    yield chunk;
  }
}

function show({ archive: _, ...extension }: StoredExtension): Extension {
  return extension;
}
