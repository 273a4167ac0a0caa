/** Reads the README, and the guides in `docs/`. */
import { readdir, readFile } from "node:fs/promises";

const root = new URL("../../", import.meta.url);
const names = (await readdir(new URL("docs/", root))).filter((name) => name.endsWith(".md"));
const files = ["README.md", ...names.map((name) => `docs/${name}`)];

/** The text of each guide, by its path in the repository. */
export const guides = new Map(await Promise.all(files.map(async (file) =>
  [file, await readFile(new URL(file, root), "utf8")] as const)));

/** All guides in one text. */
export const guideText = [...guides.values()].join("\n");
