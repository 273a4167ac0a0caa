/** Steps on the files of the shared session. Names are relative to a directory that only this run uses. */
import { type Expectation, step } from "../sequence.js";

export const path = { id: "{session}" };

/** Returns the absolute path of a file or directory. The empty name is that of the directory itself. */
export const at = (name: string) => `/tmp/{run}${name === "" ? "" : `/${name}`}`;

type Mode = { mode: string } | Record<string, never>;

export const write = (name: string, body = "one", mode: Mode = {}, expectation?: Expectation) =>
  step("writeFile", { path, query: { path: at(name), ...mode }, body }, expectation);
export const refuseWrite = (name: string) => write(name, "two", {}, { status: 400 });
export const read = (name: string, expectation: Expectation) =>
  step("readFile", { path, query: { path: at(name) } }, expectation);
export const info = (name: string, expectation: Expectation) =>
  step("getFileInfo", { path, query: { path: at(name) } }, expectation);
/** Expects that a directory has exactly these entries. */
export const list = (name: string, names: string[], expectation?: Expectation) =>
  step("listFiles", { path, query: { path: at(name) } }, { shows: names.map((name) => ({ name })), ...expectation });
export const refuseList = (name: string, status: number, expectation?: Expectation) =>
  step("listFiles", { path, query: { path: at(name) } }, { status, ...expectation });
export const makeDirectory = (name: string, mode: Mode = {}, expectation?: Expectation) =>
  step("createDirectory", { path, body: { path: at(name), ...mode } }, expectation);
export const move = (from: string, to: string, expectation?: Expectation) =>
  step("movePath", { path, body: { src_path: at(from), dest_path: at(to) } }, expectation);
export const setMode = (name: string, mode: string, expectation?: Expectation) =>
  step("setFilePermissions", { path, body: { path: at(name), mode } }, expectation);
export const deleteFile = (name: string, expectation?: Expectation) =>
  step("deleteFile", { path, body: { path: at(name) } }, expectation);
export const deleteDirectory = (name: string, expectation?: Expectation) =>
  step("deleteDirectory", { path, body: { path: at(name) } }, expectation);
