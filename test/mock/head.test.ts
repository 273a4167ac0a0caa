/** The response to HEAD has no body, also where the request is no valid HTTP (RFC 9110, section 9.3.2). */
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { startTestMock } from "../support/mock.js";

it.each(["/browsers", "!"])("HEAD %s", async (target) => {
  const { url } = await startTestMock();
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.end(`HEAD ${target} HTTP/1.1\r\nHost: mock\r\nConnection: close\r\n\r\n`);
  const response = await text(socket);
  expect(response).toMatch(/^HTTP\/1\.1 40[0-9] /);
  expect(response).toMatch(/\r\nContent-Length: [1-9][0-9]*\r\n/);
  expect(response).toMatch(/\r\n\r\n$/);
});
