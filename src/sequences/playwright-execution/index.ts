/** What the contract promises of code that runs in a session. */
import type { Sequence } from "../sequence.js";
import { playwrightCode } from "./code.js";
import { browserRepl } from "./repl.js";

export const playwrightExecution: Sequence[] = [...playwrightCode, ...browserRepl];
