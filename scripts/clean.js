/** Empties `dist/` before it is built anew, so that nothing of a former layout is packed. The docs stay. */
import { mkdirSync, readdirSync, rmSync } from "node:fs";

const dist = new URL("../dist/", import.meta.url);
mkdirSync(dist, { recursive: true });
for (const name of readdirSync(dist).filter((name) => name !== "docs")) {
  rmSync(new URL(name, dist), { recursive: true });
}
