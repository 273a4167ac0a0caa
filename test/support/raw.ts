/** Starts a mock in its own process, and exchanges raw bytes with it. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { expect } from "vitest";
import { contract, expectFits } from "./contract.js";
import type { Commands } from "./mock-process.js";

/** A mock in its own process. */
export interface MockProcess {
  url: string;
  /** The temporary directory of the process, which nothing else uses. */
  folder: string;
  /** Runs a command in the process, and returns its result. Wait for it before the next one. */
  ask<Name extends keyof Commands>(
    name: Name,
    ...args: Parameters<Commands[Name]>
  ): Promise<Awaited<ReturnType<Commands[Name]>>>;
  /** Closes the mock, and returns the exit code once the process has ended by itself. */
  close(): Promise<number | null>;
  /** Kills the process, and removes its files. */
  end(): Promise<void>;
}

/**
 * Starts the built mock.
 *
 * @param options Command-line options of Node.js.
 */
export async function startMockProcess(...options: string[]): Promise<MockProcess> {
  const folder = await mkdtemp(join(tmpdir(), "contract-"));
  const child = fork(new URL("mock-process.js", import.meta.url), {
    execArgv: ["--expose-gc", ...options],
    env: { ...process.env, TMPDIR: folder },
  });
  const exit = once(child, "exit") as Promise<[number | null]>;
  const died = exit.then(([code]): never => {
    throw new Error(`The process of the mock ended with ${code}.`);
  });
  died.catch(() => {}); // only `ask` reports it
  const ask: MockProcess["ask"] = async (...question) => {
    child.send(question);
    const [[response]] = await Promise.race([once(child, "message"), died]);
    return response;
  };
  return {
    url: await ask("url"),
    folder,
    ask,
    async close() {
      child.disconnect();
      return (await exit)[0];
    },
    async end() {
      child.kill("SIGKILL");
      await exit;
      await rm(folder, { recursive: true });
    },
  };
}

/** Returns the names of the files that mocks keep in a temporary directory; undefined if no mock has a folder there. */
export async function blobsIn(folder: string): Promise<string[] | undefined> {
  const own = (await readdir(folder)).find((name) => name.startsWith("cloud-browser-contract-"));
  return own === undefined ? undefined : readdir(join(folder, own));
}

/** A response as received. */
export interface RawResponse {
  status: number;
  headers: Headers;
  body: string;
}

/** Returns the text of a valid PUT. Its length is that of the body, unless a header states another one. */
export function put(target: string, type: string, body: string, headers: string[]): string {
  const length = headers.some((header) => /^(content-length|transfer-encoding):/i.test(header))
    ? []
    : [`Content-Length: ${body.length}`];
  const fields = ["Host: mock", "Authorization: Bearer any-token", `Content-Type: ${type}`, ...length, ...headers];
  return [`PUT ${target} HTTP/1.1`, ...fields, "", body].join("\r\n");
}

export function open(url: string): Socket {
  return connect(Number(new URL(url).port), "127.0.0.1");
}

/** Sends bytes on a new connection, and returns every response until the mock ends the connection. */
export function exchange(url: string, bytes: string): Promise<RawResponse[]> {
  const socket = open(url);
  socket.write(bytes);
  return responsesOn(socket);
}

/** Returns every response on a connection, once the mock has ended the connection. */
export async function responsesOn(socket: Socket): Promise<RawResponse[]> {
  return parse((await buffer(socket)).toString("latin1"));
}

/** Expects responses with these statuses. The length of an error shows that it arrived complete. */
export function expectStatuses(responses: RawResponse[], statuses: number[]): void {
  expect(responses.map(({ status }) => status)).toEqual(statuses);
  for (const { headers, body } of responses.filter(({ status }) => status !== 200)) {
    expect(headers.get("Content-Type")).toBe("application/json");
    expect(headers.get("Content-Length")).toBe(String(body.length));
    expectFits(contract.components.schemas.Error, JSON.parse(body));
  }
}

function parse(bytes: string): RawResponse[] {
  if (bytes === "") return [];
  const end = bytes.indexOf("\r\n\r\n");
  const [line = "", ...fields] = bytes.slice(0, end).split("\r\n");
  const headers = new Headers(fields.map((field) => field.split(": ") as [string, string]));
  const rest = bytes.slice(end + 4);
  const length = Number(headers.get("Content-Length") ?? rest.length);
  return [{ status: Number(line.split(" ")[1]), headers, body: rest.slice(0, length) }, ...parse(rest.slice(length))];
}
