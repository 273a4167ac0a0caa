/**
 * A hundred shapes of requests whose end or whose recipient servers may see differently. Each holds another request
 * in its body, or after it: the hidden one.
 */

/** What a client sends on one connection. */
export interface Shape {
  name: string;
  bytes: string;
  /** How many requests that are. */
  requests: number;
  /** Whether each of them is valid, so that it has to arrive. */
  isValid: boolean;
}

const hidden = "GET /hidden HTTP/1.1\r\nHost: a\r\n\r\n";
const { length } = hidden;
const chunk = `${length.toString(16)}\r\n${hidden}\r\n`;
const chunks = `${chunk}0\r\n\r\n`;
const secured = "Host: a\r\nAuthorization: Bearer any-token\r\n";
const fits = `Content-Length: ${length}`;
const chunked = "Transfer-Encoding: chunked";

const shape = (line: string, fields: string[], rest = "") =>
  `${line}\r\n${secured}${fields.map((field) => `${field}\r\n`).join("")}\r\n${rest}`;
const post = (fields: string[], rest = hidden) => shape("POST /profiles HTTP/1.1", fields, rest);
const get = (fields: string[], rest = hidden) => shape("GET /profiles HTTP/1.1", fields, rest);
const second = shape("GET /second HTTP/1.1", []);

/** Requests that are valid: as many as the number have to arrive. */
const valid: [name: string, bytes: string, requests?: number][] = [
  ["a length", post([fits])],
  ["a length with zeros", post([`Content-Length: 000${length}`])],
  ["a length with spaces", post([`Content-Length:   ${length}  `])],
  ["chunks", post([chunked], chunks)],
  ["chunks of one byte", post([chunked], `${[...hidden].map((byte) => `1\r\n${byte}\r\n`).join("")}0\r\n\r\n`)],
  ["Chunked in another case", post(["transfer-ENCODING: Chunked"], chunks)],
  ["chunk extension", post([chunked], `${length.toString(16)};a=b\r\n${hidden}\r\n0;c\r\n\r\n`)],
  ["quoted chunk extension", post([chunked], `${length.toString(16)};a="b;c"\r\n${hidden}\r\n0\r\n\r\n`)],
  ["chunk size with zeros", post([chunked], `000${chunk}00\r\n\r\n`)],
  ["chunk size in upper case", post([chunked], `A\r\n0123456789\r\n${chunks}`)],
  ["trailers", post([chunked], `${chunk}0\r\nX-Sum: 7\r\n\r\n`)],
  ["a host among the trailers", post([chunked], `${chunk}0\r\nHost: b\r\n\r\n`)],
  ["Trailer with a length", post([fits, "Trailer: X-Sum"])],
  ["GET with a length", get([fits])],
  ["GET with chunks", get([chunked], chunks)],
  ["DELETE with a length", shape("DELETE /profiles/a HTTP/1.1", [fits], hidden)],
  ["HEAD with a length", shape("HEAD /profiles HTTP/1.1", [fits], hidden)],
  ["OPTIONS with chunks", shape("OPTIONS /profiles HTTP/1.1", [chunked], chunks)],
  ["TRACE", shape("TRACE /profiles HTTP/1.1", [])],
  ["TRACE with a length", shape("TRACE /profiles HTTP/1.1", [fits], hidden)],
  ["OPTIONS *", shape("OPTIONS * HTTP/1.1", [])],
  ["the absolute form", shape("GET http://b/profiles HTTP/1.1", [])],
  ["POST without a body", post([], "")],
  ["POST without a body, and another request", post([], second), 2],
  ["empty lines before the request", `\r\n\r\n${post([fits])}`],
  ["Connection names Content-Length", post(["Connection: keep-alive, content-length", fits])],
  ["Connection of GET names Content-Length", get(["Connection: keep-alive, content-length", fits])],
  ["Connection of DELETE names Content-Length",
    shape("DELETE /profiles/a HTTP/1.1", ["Connection: Content-Length", fits], hidden)],
  ["Connection names Content-Length after it", get([fits, "Connection: CONTENT-LENGTH"])],
  ["a second Connection names Content-Length", get(["Connection: keep-alive", "Connection:\tcontent-length\t", fits])],
  ["Connection names Content-Length among empty elements", get(["Connection: , ,content-length,,", fits])],
  ["Connection names Transfer-Encoding", get(["Connection: transfer-encoding", chunked], chunks)],
  ["Connection of POST names Transfer-Encoding", post(["Connection: Transfer-Encoding", chunked], chunks)],
  ["Connection names Host", post(["Connection: Host", fits])],
  ["Connection names Authorization", post(["Connection: authorization", fits])],
  ["Connection names itself", post(["Connection: connection", fits])],
  ["Connection names Trailer", post(["Connection: trailer", "Trailer: X-Sum", chunked], chunks)],
  ["Connection names Expect", post(["Connection: expect", "Expect: 100-continue", fits])],
  ["Connection closes, and names Content-Length", get(["Connection: close, content-length", fits])],
  ["Proxy-Connection names Content-Length", get(["Proxy-Connection: content-length", fits])],
  ["Keep-Alive names Content-Length", get(["Keep-Alive: content-length", "Connection: keep-alive", fits])],
  ["TE names Content-Length", get(["TE: content-length, trailers", "Connection: TE", fits])],
  ["Expect, and the body at once", post(["Expect: 100-continue", fits])],
  ["Expect, and chunks at once", post(["Expect: 100-continue", chunked], chunks)],
  ["Expect of GET", get(["Expect: 100-continue", fits])],
  ["Expect without a body", get(["Expect: 100-continue"], "")],
  ["two requests", get([], "") + second, 2],
  ["a request with a length and another one", post([fits]) + second, 2],
  ["a request with chunks and another one", post([chunked], chunks) + second, 2],
  ["a request with Expect and another one", post(["Expect: 100-continue", fits]) + second, 2],
  ["three requests, of which the second names its length", get([], "") + get(["Connection: content-length", fits])
  + second, 3],
  ["HTTP/1.0", shape("GET /profiles HTTP/1.0", [])],
  ["HTTP/1.0 with a length", shape("POST /profiles HTTP/1.0", [fits], hidden)],
  ["HTTP/1.0 whose Connection names the length", shape("POST /profiles HTTP/1.0",
    ["Connection: keep-alive, content-length", fits], hidden)],
];

/** Requests that may be refused: at most as many as the number may arrive, and the hidden one never. */
const doubtful: [name: string, bytes: string, requests?: number][] = [
  ["a length and chunks", post([fits, chunked], chunks)],
  ["chunks and a length", post([chunked, fits], chunks)],
  ["a length of the first chunk and chunks", post(["Content-Length: 4", chunked], chunks)],
  ["a length and no chunks", post(["Content-Length: 6", chunked], `0\r\n\r\n${hidden}`)],
  ["GET with a length and chunks", get(["Content-Length: 4", chunked], chunks)],
  ["a length and an unknown coding", post([fits, "Transfer-Encoding: x"])],
  ["a length and an empty coding", post([fits, "Transfer-Encoding:"])],
  ["a length, and chunks with a space before the colon", post([fits, "Transfer-Encoding : chunked"], chunks)],
  ["a length, and chunks in a folded line", post([fits, "Transfer-Encoding:\r\n chunked"], chunks)],
  ["a length, and chunks after a bare LF", post([`${fits}\n${chunked}`], chunks)],
  ["a length, and chunks after a bare CR", post([`${fits}\r${chunked}`], chunks)],
  ["Connection names one of a length and chunks", post(["Connection: content-length", fits, chunked], chunks)],
  ["two lengths", post(["Content-Length: 0", fits])],
  ["the same length twice", post([fits, fits])],
  ["a list of lengths", post([`Content-Length: ${length}, ${length}`])],
  ["a list of different lengths", post([`Content-Length: 0, ${length}`])],
  ["a length with a plus", post([`Content-Length: +${length}`])],
  ["a negative length", post(["Content-Length: -1"])],
  ["a hexadecimal length", post(["Content-Length: 0x10"])],
  ["a length with an underscore", post(["Content-Length: 1_0"])],
  ["a length of two numbers", post(["Content-Length: 0 33"])],
  ["an empty length", post(["Content-Length:"])],
  ["an endless length", post([`Content-Length: ${"9".repeat(30)}`])],
  ["a length with a space before the colon", post([`Content-Length : ${length}`])],
  ["a length in a folded line", post([`Content-Length:\r\n ${length}`])],
  ["a length after a NUL", post([`X-A: a\0\r\n${fits}`])],
  ["another coding before chunks", post(["Transfer-Encoding: gzip, chunked"], chunks)],
  ["another coding after chunks", post(["Transfer-Encoding: chunked, gzip"], chunks)],
  ["chunks twice", post(["Transfer-Encoding: chunked, chunked"], chunks)],
  ["chunks in two fields", post([chunked, chunked], chunks)],
  ["chunks and identity", post([chunked, "Transfer-Encoding: identity"], chunks)],
  ["identity with a length", post(["Transfer-Encoding: identity", fits])],
  ["xchunked", post(["Transfer-Encoding: xchunked"], chunks)],
  ["quoted chunked", post(['Transfer-Encoding: "chunked"'], chunks)],
  ["chunked after a vertical tab", post(["Transfer-Encoding: \x0bchunked"], chunks)],
  ["chunked with a parameter", post(["Transfer-Encoding: chunked;q=1"], chunks)],
  ["HTTP/1.0 with chunks", shape("POST /profiles HTTP/1.0", [chunked], chunks)],
  ["HTTP/1.0 with a length and chunks", shape("POST /profiles HTTP/1.0", [fits, chunked], chunks)],
  ["a chunk size with 0x", post([chunked], `0x${chunks}`)],
  ["a chunk size with a space", post([chunked], `${length.toString(16)} \r\n${hidden}\r\n0\r\n\r\n`)],
  ["a negative chunk size", post([chunked], `-1\r\n${hidden}`)],
  ["an overflowing chunk size", post([chunked], `1${"0".repeat(16)}\r\n${hidden}`)],
  ["a chunk size before a bare LF", post([chunked], `${length.toString(16)}\n${hidden}\r\n0\r\n\r\n`)],
  ["a bare LF in a chunk extension", post([chunked], `2;\nxx\r\n${chunks}`)],
  ["a bare CR in a chunk extension", post([chunked], `2;a\rb\r\nxx\r\n${chunks}`)],
  ["a chunk that is longer than its size", post([chunked], `1\r\n${hidden}\r\n0\r\n\r\n`)],
  ["a chunk without its end", post([chunked], `${length.toString(16)}\r\n${hidden}0\r\n\r\n`)],
  ["an empty chunk size", post([chunked], `\r\n${hidden}`)],
  ["chunks that end with a bare LF", post([chunked], `${chunk}0\n\n`)],
  ["a broken trailer", post([chunked], `${chunk}0\r\nGET /hidden HTTP/1.1\r\n\r\n`)],
  ["a length among the trailers", post([chunked], `${chunk}0\r\nContent-Length: 5\r\n\r\n`)],
  ["a transfer coding among the trailers", post([chunked], `${chunk}0\r\nTransfer-Encoding: chunked\r\n\r\n`)],
  ["a length with a tab", post([`Content-Length: ${length}\t`])],
  ["a folded field", post(["X-A: a\r\n b", fits])],
  ["a field that begins with a space", post([" X-A: a", fits])],
  ["a field without a colon", post(["X-A", fits])],
  ["a field without a name", post([": a", fits])],
  ["bare LF", post([fits], "").replaceAll("\r\n", "\n") + hidden],
  ["a bare LF that ends the head", get(["X-A: a\n"], hidden)],
  ["a bare CR in a field", post([`X-A: a\r${fits}`])],
  ["two hosts", post([fits, "Host: b"])],
  ["a host with a path", post([fits]).replace("Host: a", "Host: a/b")],
  ["no host", post([fits]).replace("Host: a\r\n", "")],
  ["h2c with a length", get(["Connection: Upgrade, content-length", "Upgrade: h2c", fits])],
  ["h2c of POST with a length", post(["Connection: Upgrade, Content-Length", "Upgrade: h2c", fits])],
  ["h2c with chunks", get(["Connection: Upgrade, transfer-encoding", "Upgrade: h2c", chunked], chunks)],
  ["h2c with settings and a length", get(
    ["Connection: Upgrade, HTTP2-Settings, content-length", "Upgrade: h2c", "HTTP2-Settings: AAMAAABk", fits])],
  ["h2c that names the host", get(["Connection: Upgrade, host, authorization", "Upgrade: h2c", fits])],
  ["h2c and another request", get(["Connection: Upgrade", "Upgrade: h2c"], second), 2],
  ["a request before h2c with a length",
    get([], "") + post(["Connection: Upgrade, content-length", "Upgrade: h2c", fits]), 2],
  ["WebSocket with a length", get(["Connection: Upgrade, content-length", "Upgrade: websocket", fits])],
  ["an upgrade that Connection does not name", get(["Upgrade: h2c", fits])],
  ["an unknown expectation", post(["Expect: 200-ok", fits])],
  ["two requests, of which the first closes", get(["Connection: close"], second), 2],
  ["the start of a line", "GET /profiles HT"],
  ["the start of a head", "GET /profiles HTTP/1.1\r\nHost: a\r\n"],
  ["the start of a body", post(["Content-Length: 1000"])],
  ["the start of a chunk", post([chunked], `fff\r\n${hidden}`)],
  ["chunks without the last one", post([chunked], chunk)],
  ["HTTP/0.9", "GET /profiles\r\n\r\n"],
  ["HTTP/1.2", shape("POST /profiles HTTP/1.2", [fits], hidden)],
  ["HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"],
  ["a method in lower case", shape("post /profiles HTTP/1.1", [fits], hidden)],
  ["a space in the target", shape("POST /pro files HTTP/1.1", [fits], hidden)],
  ["two spaces in the first line", shape("POST  /profiles HTTP/1.1", [fits], hidden)],
  ["tabs in the first line", shape("POST\t/profiles\tHTTP/1.1", [fits], hidden)],
  ["a request in the target", shape("POST /profiles%0d%0a%0d%0a HTTP/1.1", [fits], hidden)],
  ["CONNECT with a length", shape("CONNECT a:80 HTTP/1.1", [fits], hidden)],
];

export const shapes: Shape[] = [...rows(valid, true), ...rows(doubtful, false)];

function rows(table: [name: string, bytes: string, requests?: number][], isValid: boolean): Shape[] {
  return table.map(([name, bytes, requests = 1]) => ({ name, bytes, requests, isValid }));
}
