/** What the contract promises of browser sessions. */
import { newSessions } from "./create.js";
import { deletedSessions } from "./delete.js";
import { listedSessions } from "./list.js";
import { reachableHosts } from "./network.js";
import { references } from "./references.js";
import { sessionTelemetry } from "./telemetry.js";
import { updatedSessions } from "./update.js";

export const browserSessions = [
  ...newSessions,
  ...listedSessions,
  ...updatedSessions,
  ...deletedSessions,
  ...references,
  ...reachableHosts,
  ...sessionTelemetry,
];
