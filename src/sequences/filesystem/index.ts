/** What the contract promises of the files and directories of a session. */
import type { Sequence } from "../sequence.js";
import { movedFiles } from "./changes.js";
import { directories } from "./directories.js";
import { files } from "./files.js";
import { uploads } from "./uploads.js";
import { watches } from "./watches.js";

export const filesystem: Sequence[] = [...files, ...movedFiles, ...directories, ...uploads, ...watches];
