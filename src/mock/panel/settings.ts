/** What the panel is told of what can be set. */
import type { Clock } from "../../service/base/clock.js";
import type { MockOptions } from "../options.js";
import type { Overrides } from "../overrides/store.js";
import type { Choice } from "../scenarios/index.js";
import { maxBodyLength } from "../request-details.js";
import type { PanelSettings } from "./types.js";

/** What can be set. */
interface SetParts {
  version: string;
  clock: Clock;
  choice: Choice;
  overrides: Overrides;
  isRecording: boolean;
}

/** Returns what is set now. */
export function settingsOf(
  { docsUrl, now, stateless = false }: MockOptions,
  { version, clock, choice, overrides, isRecording }: SetParts,
): PanelSettings {
  return {
    version,
    ...docsUrl !== undefined && { docsUrl },
    now: clock.timestamp(),
    passes: now === undefined,
    isStateless: stateless,
    isRecording,
    scenario: choice.current() ?? null,
    scenarios: choice.names(),
    overrides: overrides.list(),
    maxBodyLength,
  };
}
