/** Starts a mock for tests of files. */
import type { ContractClient } from "../../../src/index.js";
import { startService } from "../support.js";

/** The session that exists at the start. */
export const seeded = "bs5c8m2r9k4t7w1x6v3n0q8z";

/** Returns functions for the files of a session. */
export function filesOf(client: ContractClient, id = seeded) {
  const path = { id };
  return {
    write: (file: string, body = file, mode?: string) =>
      client.writeFile({ path, query: { path: file, ...mode !== undefined && { mode } }, body }),
    read: async (file: string) => (await client.readFile({ path, query: { path: file } })).text(),
    list: (directory: string) => client.listFiles({ path, query: { path: directory } }),
    names: async (directory: string) =>
      (await client.listFiles({ path, query: { path: directory } })).map(({ name }) => name).sort(),
    info: (file: string) => client.getFileInfo({ path, query: { path: file } }),
    make: (directory: string, mode?: string) =>
      client.createDirectory({ path, body: { path: directory, ...mode !== undefined && { mode } } }),
    move: (src_path: string, dest_path: string) => client.movePath({ path, body: { src_path, dest_path } }),
    chmod: (file: string, mode: string) => client.setFilePermissions({ path, body: { path: file, mode } }),
    deleteFile: (file: string) => client.deleteFile({ path, body: { path: file } }),
    deleteDirectory: (directory: string) => client.deleteDirectory({ path, body: { path: directory } }),
  };
}

/** Starts a mock, and returns functions for the files of the initial session. */
export async function startFiles(...given: Parameters<typeof startService>) {
  const service = await startService(...given);
  return { ...service, ...filesOf(service.client) };
}
