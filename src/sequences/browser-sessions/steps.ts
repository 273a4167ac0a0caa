/** Steps with browser sessions. */
import type { BrowserUpdateRequest, CreateBrowserRequest } from "../../../generated/openapi.js";
import { type Expectation, step } from "../sequence.js";

/** Creates a headless session whose name is that of the run and of the step. */
export const create = (as: string, settings: CreateBrowserRequest = {}, expectation?: Expectation) =>
  step("createBrowser", { body: { name: `{run}-${as}`, headless: true, timeout_seconds: 120, ...settings } },
    { as, ...expectation });

/** Tries to create a session, which is refused. */
export const refuse = (settings: CreateBrowserRequest, proves?: string) =>
  step("createBrowser", { body: { name: "{run}-refused", headless: true, ...settings } },
    { status: 400, ...proves !== undefined && { proves } });

export const get = (id_or_name: string, expectation?: Expectation) =>
  step("getBrowser", { path: { id_or_name } }, expectation);

/** Reads a session that may be deleted. */
export const find = (id_or_name: string, expectation?: Expectation) =>
  step("getBrowser", { path: { id_or_name }, query: { include_deleted: true } }, expectation);

export const update = (id_or_name: string, body: BrowserUpdateRequest, expectation?: Expectation) =>
  step("updateBrowser", { path: { id_or_name }, body }, expectation);

export const remove = (id_or_name: string, expectation?: Expectation) =>
  step("deleteBrowser", { path: { id_or_name } }, expectation);

type Filter = NonNullable<NonNullable<Parameters<typeof step<"listBrowsers">>[1]>["query"]>;

/** Lists the sessions of this run, which are those of the named steps. */
export const list = (filter: Filter, names: string[], proves?: string) =>
  step("listBrowsers", { query: { query: "{run}", ...filter } },
    { shows: names.map((name) => ({ name: `{run}-${name}` })), ...proves !== undefined && { proves } });

/** An archive with the manifest of an extension. */
export const extensionArchive = "data:application/zip;base64,"
  + "UEsDBBQAAAAAAABIdF3HhuMtQgAAAEIAAAANAAAAbWFuaWZlc3QuanNvbnsibWFuaWZlc3RfdmVyc2lvbiI6MywibmFtZSI6IlByaWNlIGhp"
  + "Z2hsaWdodGVyIiwidmVyc2lvbiI6IjEuMCJ9ClBLAQIUAxQAAAAAAABIdF3HhuMtQgAAAEIAAAANAAAAAAAAAAAAAACkAQAAAABtYW5pZmVzdC5q"
  + "c29uUEsFBgAAAAABAAEAOwAAAG0AAAAAAA==";
