/** What a mock records, and restores. */
export { readRecording } from "./read.js";
export { createHarStore, createMemorySink, type HarSink, type RecordedMock, writeHar } from "./store.js";
export { describeReport } from "./report.js";
export type { Restore, RestoreOptions, RestoreProblem, RestoreReport } from "./types.js";
