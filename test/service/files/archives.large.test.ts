/** Tests the largest ZIP archive that a directory can be downloaded as. */
import { expect, it } from "vitest";
import { textsIn, zipOf } from "../../support/zip.js";
import { expectRefused } from "../support.js";
import { seeded, startFiles } from "./start.js";

const path = { id: seeded };

it("downloadDirZip has at most 10,000 files and directories, all of which may be empty", async () => {
  const { client, write } = await startFiles();
  const download = () => client.downloadDirZip({ path, query: { path: "/d" } });
  await write("/d/file", "text");
  const archive = await zipOf(Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`${n}/`, ""])));
  for (let n = 0; n < 10; n++) {
    await client.uploadZip({ path, body: { dest_path: `/d/${n}`, zip_file: new Blob([archive]) } });
  }
  await expectRefused(download(), 400, "more than 10000 files and directories");
  await client.deleteDirectory({ path, body: { path: "/d/0" } });
  expect(Object.keys(await textsIn(await (await download()).arrayBuffer()))).toHaveLength(9010);
});
