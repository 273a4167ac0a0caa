/** Requests for the refusals that the contract only assumes, of what is in a browser session. */
import { zipOf } from "../support/zip.js";
import { id, type Refusals, type Refused } from "./assumptions.support.js";
import type { Service } from "./support.js";

const path = { id };

const move = ({ client }: Service, src_path: string, dest_path: string) =>
  client.movePath({ path, body: { src_path, dest_path } });

/** Starts a process that ends at once. */
async function exited({ client }: Service) {
  const { process_id = "" } = await client.spawnProcess({ path, body: { command: "true", allocate_tty: true } });
  for await (const _ of await client.streamProcessStdout({ path: { id, process_id } }));
  return { id, process_id };
}

/** Writes the file `/notes` before a call. */
const withNotes = (call: Refused): Refused => async (service) => {
  await service.client.writeFile({ path, query: { path: "/notes" }, body: "" });
  return call(service);
};

const unzip = (dest_path: string, entries: Record<string, string> = { new: "" }) => withNotes(async ({ client }) =>
  client.uploadZip({ path, body: { dest_path, zip_file: new Blob([await zipOf(entries)]) } }));

export const sessionRefusals: Refusals = {
  getFileInfo: {
    "file-path-with-slash": withNotes(({ client }) => client.getFileInfo({ path, query: { path: "/notes/" } })),
  },
  movePath: {
    "destination-below-file": withNotes((service) => move(service, "/home", "/notes/home")),
    "file-path-with-slash": withNotes((service) => move(service, "/notes", "/other/")),
  },
  setFilePermissions: {
    "file-path-with-slash": withNotes(({ client }) =>
      client.setFilePermissions({ path, body: { path: "/notes/", mode: "600" } })),
  },
  deleteFile: {
    "file-path-with-slash": withNotes(({ client }) => client.deleteFile({ path, body: { path: "/notes/" } })),
    "root-directory": async ({ client }) => {
      const entries = await client.listFiles({ path, query: { path: "/" } });
      for (const entry of entries) await client.deleteDirectory({ path, body: { path: entry.path } });
      return client.deleteFile({ path, body: { path: "/" } });
    },
  },
  deleteDirectory: {
    "not-a-directory": withNotes(({ client }) => client.deleteDirectory({ path, body: { path: "/notes" } })),
    "root-directory": ({ client }) => client.deleteDirectory({ path, body: { path: "/" } }),
  },
  uploadZip: { "destination-is-file": unzip("/notes"), "same-path": unzip("/", { "notes/new": "" }) },
  startFileWatch: {
    "file-path-with-slash": withNotes(({ client }) => client.startFileWatch({ path, body: { path: "/notes/" } })),
  },
  deletePlaywrightExecutor: {
    "unknown-executor": ({ client }) => client.deletePlaywrightExecutor({ path: { id, name: "unknown" } }),
  },
  executeReplCode: { "empty-code": ({ client }) => client.executeReplCode({ path, body: { code: "" } }) },
  writeProcessStdin: {
    "exited-process": async (service) =>
      service.client.writeProcessStdin({ path: await exited(service), body: { data_b64: "" } }),
  },
  resizeProcess: {
    "exited-process": async (service) =>
      service.client.resizeProcess({ path: await exited(service), body: { rows: 24, cols: 80 } }),
  },
  listTelemetryEvents: {
    "malformed-time": ({ client }) => client.listTelemetryEvents({ path, query: { since: "now" } }),
  },
};
