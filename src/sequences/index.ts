/** What the contract promises in words, as requests that show it: the sequences of each area. */
import { apps } from "./apps.js";
import { browserPools } from "./browser-pools/index.js";
import { browserSessions } from "./browser-sessions/index.js";
import { computerControls } from "./computer-controls/index.js";
import { credentialProviders } from "./credential-providers.js";
import { credentials } from "./credentials/index.js";
import { deployments } from "./deployments.js";
import { extensions } from "./extensions.js";
import { filesystem } from "./filesystem/index.js";
import { invocations } from "./invocations/index.js";
import { logs } from "./logs/index.js";
import { managedAuthentication } from "./managed-authentication/index.js";
import { playwrightExecution } from "./playwright-execution/index.js";
import { processes } from "./processes.js";
import { profiles } from "./profiles/index.js";
import { proxies } from "./proxies/index.js";
import { sessionReplays } from "./session-replays.js";
import type { Sequence } from "./sequence.js";

export { type Sequence, step, type Step, stepsOf } from "./sequence.js";

/** The sequences of each area, by the name of its tag. */
export const sequences: Record<string, Sequence[]> = {
  "Browser sessions": browserSessions,
  "Session replays": sessionReplays,
  "Profiles": profiles,
  "Filesystem": filesystem,
  "Computer controls": computerControls,
  "Playwright execution": playwrightExecution,
  "Processes": processes,
  "Logs": logs,
  "Extensions": extensions,
  "Proxies": proxies,
  "Browser pools": browserPools,
  "Managed authentication": managedAuthentication,
  "Credentials": credentials,
  "Credential providers": credentialProviders,
  "Apps": apps,
  "Deployments": deployments,
  "Invocations": invocations,
};
