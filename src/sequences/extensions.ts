/** What the contract promises of extensions. */
import { idWins } from "./id-wins.js";
import { pages } from "./pages.js";
import { type Expectation, sequence, step } from "./sequence.js";

/** A ZIP archive with the manifest of an extension alone. */
const archive = "data:application/zip;base64,UEsDBBQAAAAAAAAAIVzvWv7zLwAAAC8AAAANAAAAbWFuaWZlc3QuanNvbnsibWFuaWZlc3Rfdm"
  + "Vyc2lvbiI6MywibmFtZSI6ImEiLCJ2ZXJzaW9uIjoiMSJ9UEsBAhQDFAAAAAAAAAAhXO9a/vMvAAAALwAAAA0AAAAAAAAAAAAAAIABAAAAAG1hbmlm"
  + "ZXN0Lmpzb25QSwUGAAAAAAEAAQA7AAAAWgAAAAAA";
/** Its size in bytes and its SHA-256, as responses show them. */
const measured = {
  size_bytes: 171,
  checksum: "44f475f0c4790cd02abe0b12870f88f5ccda80ca8df82f4ec4a7f977f4dde62e",
};

const upload = (name: string | undefined, expectation: Expectation) =>
  step("createExtension", { body: { file: archive, ...name !== undefined && { name } } }, expectation);
const create = (as: string, name?: string) => upload(name, { as, shows: { name: name ?? null } });
const get = (id_or_name: string, expectation?: Expectation) =>
  step("getExtensionMetadata", { path: { id_or_name } }, expectation);
const download = (id_or_name: string, expectation?: Expectation) =>
  step("downloadExtension", { path: { id_or_name } }, expectation);
const remove = (id_or_name: string, expectation?: Expectation) =>
  step("deleteExtension", { path: { id_or_name } }, expectation);
type Filter = NonNullable<Parameters<typeof step<"listExtensions">>[1]>["query"];
/** Lists the extensions of this run. */
const list = (filter: Filter, names: string[], expectation?: Expectation) =>
  step("listExtensions", { query: { query: "{run}", ...filter } }, {
    shows: names.map((name) => ({ name })),
    ...expectation,
  });

export const extensions = [
  sequence(
    "Stores a browser extension so that sessions can load it.",
    create("a", "{run}-a"),
    get("{a.id}", {
      shows: { id: "{a.id}", name: "{run}-a", ...measured },
      proves: "Returns the name, size, checksum and timestamps of an extension, without its archive.",
    }),
    get("{run}-a", { shows: { id: "{a.id}" }, proves: "ID or name of the extension." }),
    list({}, ["{run}-a"]),
    download("{a.id}", { proves: "Returns the ZIP archive of an extension." }),
    download("{run}-a"),
  ),
  sequence(
    "The size and checksum are those of the uploaded bytes.",
    upload("{run}-a", { as: "a", shows: measured }),
    get("{a.id}", { shows: measured }),
    get("{a.id}", {
      shows: { last_used_at: undefined },
      proves: "When a browser session last loaded the extension. Null or absent if none has loaded it yet.",
    }),
  ),
  sequence(
    "Without a name, you can find the extension only by its ID.",
    create("a"),
    create("b"),
    get("{a.id}", { shows: { id: "{a.id}", name: null }, proves: "Name of the extension. Null if it has none." }),
    step("listExtensions", { query: { query: "{b.id}" } }, { shows: [{ id: "{b.id}", name: null }] }),
  ),
  sequence(
    "Returns 409 if another extension has the name.",
    create("a", "{run}-a"),
    upload("{run}-a", { status: 409, proves: "Unique name of the extension." }),
    list({}, ["{run}-a"], { proves: "A rejected request changes nothing, so you can safely send it again." }),
    get("{run}-a", { shows: { id: "{a.id}" } }),
    create("b", "{run}-b"),
  ),
  sequence(
    "Deletes an extension and its archive. The name can be used again. Deleting it again returns 404.",
    create("a", "{run}-a"),
    create("b", "{run}-b"),
    remove("{a.id}"),
    get("{a.id}", { status: 404 }),
    download("{a.id}", { status: 404 }),
    list({}, ["{run}-b"]),
    remove("{a.id}", { status: 404 }),
    create("c", "{run}-a"),
    get("{run}-a", { shows: { id: "{c.id}" } }),
    remove("{run}-a", { proves: "ID or name of the extension to delete." }),
    get("{c.id}", { status: 404 }),
  ),
  sequence(
    "Only return the entry with this full name, ignoring case and accents.",
    create("a", "{run}-Cafe"),
    create("b", "{run}-other"),
    list({ name: "{run}-Cafe" }, ["{run}-Cafe"]),
    list({ name: "{run}-CAFÉ" }, ["{run}-Cafe"]),
    list({ name: "{run}-Caf" }, []),
  ),
  sequence(
    "Only return entries that match this text: part of the name, ignoring case; or a full ID.",
    create("a", "{run}-Alpha"),
    create("b", "{run}-beta"),
    list({ query: "{run}-ALPH" }, ["{run}-Alpha"]),
    list({ query: "{run}-bet" }, ["{run}-beta"]),
    list({ query: "{a.id}" }, ["{run}-Alpha"]),
    list({ query: "{run}-none" }, []),
  ),
  idWins(create, get, remove),
  pages(
    (page, expectation) => step("listExtensions", { query: { query: "{run}", ...page } }, expectation),
    create,
  ),
];
