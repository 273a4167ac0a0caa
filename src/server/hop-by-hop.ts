/** Header fields of a single connection, which no intermediary passes on (RFC 9110, section 7.6.1). Lower case. */
export const hopByHop: ReadonlySet<string> = new Set([
  "connection", "proxy-connection", "keep-alive", "te", "transfer-encoding", "upgrade",
]);
