/** What the contract promises of what a session records. */
import type { Sequence } from "../sequence.js";
import { logLines } from "./lines.js";
import { telemetry } from "./telemetry.js";

export const logs: Sequence[] = [...logLines, ...telemetry];
