/** What restores a recording, and what it reports. */
import type { HarSource } from "../../har/index.js";

/** Options of `restore`. */
export interface RestoreOptions {
  /** Base URL of the API in the recording, if it has a path, such as `https://app.example.com/api`. */
  baseUrl?: string;
  /** What an error calls the recording. By default "The recording". */
  name?: string;
}

/** Restores a recording. */
export type Restore = (recording: HarSource, options?: RestoreOptions) => Promise<RestoreReport>;

/** What a mock has restored of a recording, and what not. */
export interface RestoreReport {
  /** How many calls were made again. */
  restored: number;
  /** How many exchanges had changed nothing: reads, and calls that had failed. */
  unchanged: number;
  /** How many requests were for other servers. */
  others: number;
  /** Whether the recording ends before its end. What was complete until then is restored. */
  isCut: boolean;
  /** What could not be restored, in the order of the recording. */
  problems: RestoreProblem[];
}

/** An exchange that could not be restored. */
export interface RestoreProblem {
  /** Its number in the recording, from 1. */
  entry: number;
  /** Its method and path. */
  request: string;
  /** Why, in a sentence. */
  why: string;
}
