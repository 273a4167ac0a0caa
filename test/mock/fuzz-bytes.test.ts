/** Whatever bytes arrive, the mock answers by HTTP or ends the connection, and lives on. */
import { connect } from "node:net";
import fc from "fast-check";
import { expect, it, onTestFinished } from "vitest";
import type { Mock } from "../../src/mock/index.js";
import { connections } from "../support/arbitrary.js";
import { expectContract, runs } from "../support/fuzz.js";
import { bearer, startTestMock } from "../support/mock.js";

it("answers any bytes with valid HTTP or ends the connection, within a second, and survives", async () => {
  const mock = await startTestMock();
  const crashes: unknown[] = [];
  const note = (error: unknown) => crashes.push(error);
  process.on("uncaughtException", note);
  onTestFinished(() => void process.off("uncaughtException", note));
  await fc.assert(fc.asyncProperty(fc.array(connections, { maxLength: 6 }), async (opened) => {
    await Promise.all(opened.map(async ([sent, resets]) => {
      const received = await exchange(mock, sent, resets);
      for (const response of responsesIn(received)) expectContract(response, sent, sent.includes("HEAD"));
    }));
    expect((await fetch(`${mock.url}/browsers`, { headers: bearer })).status).toBe(200);
    expect(crashes.splice(0)).toEqual([]);
  }), runs(100));
});

/** Sends bytes, waits for a response to begin, then half-closes or resets the connection, which has to end soon. */
function exchange({ url }: Mock, sent: string, resets: boolean): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = "";
    const socket = connect(Number(new URL(url).port), "127.0.0.1").setEncoding("latin1");
    // A stream of events goes on for whoever only half-closes: it is left by a reset.
    const finish = () => resets || isStream(received) ? socket.resetAndDestroy() : socket.end();
    const waiting = setTimeout(finish, 20);
    const hanging = setTimeout(() => {
      reject(new Error(`The mock hangs after ${JSON.stringify(received)}.`));
      socket.destroy();
    }, 1000);
    socket.on("data", (text: string) => received += text).once("data", finish);
    socket.on("error", () => {}); // a connection that the mock resets has ended, too
    socket.on("close", () => {
      clearTimeout(waiting);
      clearTimeout(hanging);
      resolve(resets || isStream(received) ? "" : received);
    });
    socket.write(sent, "latin1");
  });
}

/** Whether the latest answer on a connection is a stream of events, which may stay open. */
function isStream(received: string): boolean {
  return /\r\nContent-Type: text\/event-stream\r\n(?![^]*\nHTTP\/1\.1 )/.test(received);
}

/** The answers on a connection, one after the other. Only the response to HEAD has no body where it says its length. */
function* responsesIn(received: string): Generator<{ status: number; mediaType: string | undefined; text: string }> {
  let rest = received;
  while (rest) {
    const [head = "", status] = /^HTTP\/1\.1 (\d{3}) .+\r\n(?:[\w-]+: .*\r\n)*\r\n/.exec(rest) ?? [];
    expect(head, `No HTTP: ${rest}`).not.toBe("");
    const body = rest.slice(head.length);
    const text = body.startsWith("HTTP/") ? "" : body.slice(0, lengthOf(head, body));
    yield { status: Number(status), mediaType: /^Content-Type: (.+)\r$/m.exec(head)?.[1], text };
    rest = body.slice(text.length);
  }
}

/** How long the body of a response is, which has to be there, or is the rest of the connection. */
function lengthOf(head: string, body: string): number {
  const [, length] = /^Content-Length: (\d+)\r$/m.exec(head) ?? [];
  if (body === "") return 0;
  if (length !== undefined) {
    expect(body.length).toBeGreaterThanOrEqual(Number(length));
    return Number(length);
  }
  const last = "\r\n0\r\n\r\n"; // of a stream of events
  if (!/^Transfer-Encoding: chunked\r$/m.test(head)) return /^Content-Type:/m.test(head) ? body.length : 0;
  expect(body).toContain(last);
  return body.indexOf(last) + last.length;
}
