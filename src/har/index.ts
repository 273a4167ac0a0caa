/** HTTP Archives: read and written entry by entry, without tokens. */
export { type HarBody, responseBodyOf } from "./body.js";
export { type HarSource, type HarSummary, type OnEntry, readHar } from "./read.js";
export { type ArchivedRequest, archivedRequestOf } from "./request.js";
export type { Har, HarCall, HarEntry, HarLog, HarRecording } from "./types.js";
export { betweenEntries, entryOf, harEnd, harStart, type WrittenExchange, type WrittenMessage } from "./write.js";
