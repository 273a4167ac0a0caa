/** Headers of a single connection, which proxies do not forward (RFC 9110, section 7.6.1). In lower case. */
export const hopByHop: ReadonlySet<string> = new Set([
  "connection", "proxy-connection", "keep-alive", "te", "transfer-encoding", "upgrade",
]);
