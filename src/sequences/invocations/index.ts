/** What the contract promises of invocations. */
import { invocationBrowsers } from "./browsers.js";
import { invocationLists } from "./lists.js";
import { runs } from "./runs.js";

export const invocations = [...runs, ...invocationLists, ...invocationBrowsers];
