/** Faults of a server behind the proxy, what a client gets, and the cause in the report. */
import { once } from "node:events";
import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** A fault in the response to `GET /profiles`. */
export interface Fault {
  name: string;
  /** What the server sends. A promise says when it has sent all of it, and the proxy has seen it. */
  answer: (socket: Socket) => void | Promise<void>;
  /** What the client gets: a status, with `…` if the body does not end, or that the connection is cut. */
  received: string;
  /** What the report says; undefined if the contract allows the response. */
  cause: string | undefined;
}

const json = "Content-Type: application/json";
const pages = "X-Limit: 20\r\nX-Offset: 0\r\nX-Has-More: false\r\nX-Next-Offset: 0";
const head = (status: string, ...fields: string[]) => `HTTP/1.1 ${status}\r\n${fields.join("\r\n")}\r\n\r\n`;
const fine = `${head("200 OK", json, pages, "Content-Length: 2")}[]`;
const withField = (...fields: string[]) => `${head("200 OK", json, pages, ...fields, "Content-Length: 2")}[]`;
const chunked = (body: string, ...fields: string[]) =>
  `${head("200 OK", json, pages, ...fields, "Transfer-Encoding: chunked")}${body}`;

const sends = (bytes: string) => (socket: Socket) => void socket.write(bytes, "latin1");
const sendsAndEnds = (bytes: string) => (socket: Socket) => void socket.end(bytes, "latin1");
const sendsAndResets = (bytes: string) => async (socket: Socket) => {
  socket.write(bytes, "latin1");
  await wait(20);
  socket.resetAndDestroy();
};
/** Sends the same bytes again and again. */
const repeats = (bytes: string) => (socket: Socket) => {
  const timer = setInterval(() => socket.write(bytes), 5);
  socket.once("close", () => clearInterval(timer));
};

const upgrade = ["Connection: Upgrade", "Upgrade: x"];
const is101 = "The status is 101, but the request asked for no upgrade.";
const isClosed = "No response: the connection was closed.";
const isControl = "The reason phrase has control characters.";
const isLate = "No response within 0.3 seconds.";
const isIncomplete = "The response ends before it is complete.";
const isInvalid = "The response is not valid HTTP: ";

type Row = [name: string, answer: Fault["answer"], received: string, cause?: string];

const heads: Row[] = [
  ["101", sends(head("101 Switching Protocols", ...upgrade)), "502", is101],
  ["101 without Upgrade", sends(head("101 Switching Protocols", "X-A: 1")), "502", is101],
  ["101, and bytes of another protocol", sends(`${head("101 Switch", ...upgrade)}\0\x01\x02`), "502", is101],
  ["101, and the end", sendsAndEnds(head("101 Switching Protocols", ...upgrade)), "502", is101],
  ["101 after 100", sends(head("100 Continue", "X-A: 1") + head("101 Switch", ...upgrade)), "502", is101],
  ["status 099", sends(fine.replace("200", "099")), "502", "The status is 99, which is not a status of HTTP."],
  ["status 000", sends(fine.replace("200", "000")), "502", "The status is 0, which is not a status of HTTP."],
  ["status 12", sends(fine.replace("200", "12")), "502", `${isInvalid}Invalid status code.`],
  ["status 1000", sends(fine.replace("200", "1000")), "502", isInvalid],
  ["status 999", sends(fine.replace("200", "999")), "999", "999 []"],
  ["status -1", sends(fine.replace("200", "-1")), "502", isInvalid],
  ["a control character in the reason", sends(fine.replace("OK", "O\x01K")), "502", isControl],
  ["an escape sequence in the reason", sends(fine.replace("OK", "\x1b[31mOK")), "502", isControl],
  ["DEL in the reason", sends(fine.replace("OK", "O\x7fK")), "502", isControl],
  ["a bare CR in the reason", sends(fine.replace("OK", "O\rK")), "502", isInvalid],
  ["no reason", sends(fine.replace(" OK", "")), "200"],
  ["a reason in Latin-1", sends(fine.replace("OK", "d\xe9j\xe0")), "200"],
  ["a control character in a header", sends(withField("X-A: a\x01b")), "502", isInvalid],
  ["a field without a colon", sends(withField("X-A")), "502", isInvalid],
  ["a space before a colon", sends(withField("X-A : 1")), "502", isInvalid],
  ["a folded field", sends(withField("X-A: a\r\n b")), "502", isInvalid],
  ["a length and chunks", sends(withField("Transfer-Encoding: chunked")), "502", isInvalid],
  ["two lengths", sends(withField("Content-Length: 1")), "502", isInvalid],
  ["a negative length", sends(fine.replace("Length: 2", "Length: -2")), "502", isInvalid],
  ["an endless length", sends(fine.replace("Length: 2", `Length: ${"9".repeat(30)}`)), "502", isInvalid],
  ["a head of 2 MiB", sends(withField(`X-A: ${"a".repeat(2 ** 21)}`)), "502", isInvalid],
  ["3,000 fields", sends(withField(...Array.from({ length: 3000 }, () => "X-A: 1"))), "200"],
  ["no HTTP", sends("hello\r\n\r\n"), "502", isInvalid],
  ["TLS", sends("\x15\x03\x01\0\x02\x02\x28"), "502", isInvalid],
  ["HTTP/2", sends("\0\0\0\x04\0\0\0\0\0"), "502", isInvalid],
  ["HTTP/0.9", sendsAndEnds("[]"), "502", isInvalid],
  ["103 before the response", sends(head("103 Early Hints", "Link: </a>") + fine), "200"],
  ["100 before the response", sends(head("100 Continue", "X-A: 1") + fine), "200"],
  ["102 and 199 before the response", sends(head("102 Processing", "X-A: 1") + head("199 X", "X-A: 1") + fine), "200"],
];

const ends: Row[] = [
  ["the connection is closed", (socket) => socket.destroy(), "cut", isClosed],
  ["the connection is reset", (socket) => socket.resetAndDestroy(), "cut", isClosed],
  ["the connection is half-closed", (socket) => socket.end(), "cut", isClosed],
  ["the head is cut", sendsAndEnds(fine.slice(0, 30)), "cut", isClosed],
  ["the head is cut by a reset", sendsAndResets(fine.slice(0, 30)), "cut", isClosed],
  ["nothing", () => {}, "504", isLate],
  ["half a head", sends(fine.slice(0, 30)), "504", isLate],
  ["a head that never ends", (socket) => {
    socket.write("HTTP/1.1 200 OK\r\n");
    repeats("X-A: 1\r\n")(socket);
  }, "504", isLate],
  ["100 without end", repeats(head("100 Continue", "X-A: 1")), "504", isLate],
  ["103 without end", repeats(head("103 Early Hints", "X-A: 1")), "504", isLate],
  ["100, and nothing", sends(head("100 Continue", "X-A: 1")), "504", isLate],
];

const bodies: Row[] = [
  ["a body shorter than its length", sendsAndEnds(fine.replace("Length: 2", "Length: 9")), "200 …", isIncomplete],
  ["a body that is reset", sendsAndResets(fine.replace("Length: 2", "Length: 9")), "200 …", isIncomplete],
  ["a body that stalls", sends(fine.replace("Length: 2", "Length: 9")), "200 …"],
  ["a body that never ends", (socket) => {
    socket.write(head("200 OK", json, pages, "Transfer-Encoding: chunked"));
    repeats("2\r\n[]\r\n")(socket);
  }, "200 …"],
  ["events that never end", (socket) => {
    socket.write(head("200 OK", "Content-Type: text/event-stream", pages, "Transfer-Encoding: chunked"));
    repeats("8\r\ndata: 1\n\r\n")(socket);
  }, "200 …", "200"],
  ["a wrong chunk size", sends(chunked("2\r\n[]\r\nx\r\n")), "200 …", isIncomplete],
  ["a chunk that is cut", sendsAndEnds(chunked("9\r\n[]")), "200 …", isIncomplete],
  ["chunks without the last one", sendsAndEnds(chunked("2\r\n[]\r\n")), "200 …", isIncomplete],
  ["a control character in a trailer", sends(chunked("2\r\n[]\r\n0\r\nX-A: \x01\r\n\r\n")), "200 …", isIncomplete],
  ["a length among the trailers", sends(chunked("2\r\n[]\r\n0\r\nContent-Length: 9\r\n\r\n")), "200 …", isIncomplete],
  ["Trailer with a length", sends(withField("Trailer: X-A")), "200"],
  ["Connection names the length", sends(withField("Connection: content-length")), "200"],
  ["Upgrade in a response", sends(withField("Connection: Upgrade", "Upgrade: h2c")), "200"],
  ["HTTP/1.0 without a length", sendsAndEnds(`HTTP/1.0 200 OK\r\n${json}\r\n${pages}\r\n\r\n[]`), "200"],
  ["the end of the connection after the response", sendsAndEnds(fine), "200"],
  ["a reset after the response", sendsAndResets(fine), "200"],
  ["two responses", sends(fine + fine.replace("[]", "xx")), "200"],
  ["a second response later", async (socket) => {
    socket.write(fine);
    await wait(20);
    socket.write(fine.replace("[]", "xx"));
    await once(socket, "close"); // no request may use this connection
  }, "200"],
  ["bytes after the response", sends(`${fine}xxxx`), "200"],
  ["a wrong gzip", sends(withField("Content-Encoding: gzip")), "200 …", "200"],
  ["an unknown content coding", sends(withField("Content-Encoding: x")), "200"],
  ["JSON that is cut", sends(fine.replace("[]", "[1")), "200", "200 [1"],
  ["bytes that are no UTF-8", sends(fine.replace("[]", "\xff\xfe")), "200", "200"],
  ["204 with a body", sends(fine.replace("200 OK", "204 No Content")), "204", "204"],
  ["304 with a body", sends(fine.replace("200 OK", "304 Not Modified")), "304", "304"],
];

export const faults: Fault[] = [...heads, ...ends, ...bodies].map(([name, answer, received, cause]) =>
  ({ name, answer, received, cause }));
