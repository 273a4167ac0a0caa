/** A mock server that follows the contract: for frontends to run against, and for tests to start and stop. */
export type { Mock } from "./mock.js";
export type { MockOptions } from "./options.js";
export type { MockOverrides, Override, OverrideContext } from "./overrides/types.js";
export type { CoverageReport, OperationCoverage, Seen } from "../coverage/index.js";
export type { Har, HarEntry, HarSource } from "../har/index.js";
export type { RestoreOptions, RestoreProblem, RestoreReport } from "./recording/types.js";
export type { Scenario, Scenarios } from "./scenarios/index.js";
export type { SeenRequest } from "./seen-request.js";
export { startMock } from "./node/start.js";
export type { StoredFile } from "../service/model/stored-file.js";
