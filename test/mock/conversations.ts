/** Conversations with the mock below fetch: the bytes of requests, and the statuses of their responses. */
import { session } from "../support/mock.js";
import { put } from "../support/raw.js";

export const close = "Connection: close";
export const chunked = "Transfer-Encoding: chunked";
export const write = (path: string, body: string, ...headers: string[]) =>
  put(`/browsers/${session}/fs/write_file?path=${path}`, "application/octet-stream", body, headers);
const move = (src_path: string, dest_path: string, ...headers: string[]) =>
  put(`/browsers/${session}/fs/move`, "application/json", JSON.stringify({ src_path, dest_path }), headers);

export const valid = write("/a", "hello", close);
export const conversations: [does: string, bytes: string, statuses: number[]][] = [
  ["refuses a malformed request line", "HELLO\r\n\r\n", [400]],
  ["refuses a malformed chunk size", write("/a", "zz\r\nhello\r\n0\r\n\r\n", chunked), [400]],
  ["refuses a header of 64 KB", write("/a", "hello", `X-Long: ${"x".repeat(65_536)}`), [400]],
  ["refuses HTTP/1.1 without Host (RFC 9112, section 3.2)", valid.replace("Host: mock\r\n", ""), [400]],
  ["refuses CONNECT", "CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\n\r\n", [404]],
  ["knows no path of OPTIONS *", `OPTIONS * HTTP/1.1\r\nHost: mock\r\n${close}\r\n\r\n`, [404]],
  ["knows no path that starts with //host", valid.replace("PUT ", "PUT //host"), [404]],
  ["takes a target in absolute form", valid.replace("PUT ", "PUT http://example.com"), [200]],
  ["ignores an expectation that it does not know", write("/a", "x", close, "Expect: something-else"), [200]],
  ["answers pipelined requests in order", write("/a", "") + move("a", "/b") + move("/c", "/b", close), [200, 400, 404]],
  ["lets pipelined requests take effect in order (RFC 9112, section 9.3.2)",
    write("/a", "") + move("/a", "/b") + move("/a", "/c", close), [200, 200, 404]],
  ["answers a request before it refuses what follows it", write("/a", "x and more", "Content-Length: 1"), [200, 400]],
  ["answers a request before it refuses the next one", write("/a", "x") + write("/b", "zz\r\n", chunked), [200, 400]],
];
