/** `npm run mock -- --port N`: serves `openapi.yaml` with Prism on 127.0.0.1. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { checkPort, fail, host } from "./ports.js";

const description = fileURLToPath(new URL("../openapi.yaml", import.meta.url));
const prism = createRequire(import.meta.url).resolve("@stoplight/prism-cli/dist/index.js");

/** A running mock server. */
export interface Mock {
  url: string;
  /** Resolves with the exit code when the server has ended, by itself or by `close`. */
  ended: Promise<number>;
  close(): Promise<unknown>;
}

/**
 * Starts Prism in a process of its own.
 *
 * @param port Port to listen on; 0 picks a free one.
 * @param log Takes each line that Prism prints.
 * @throws {Error} When Prism ends before it listens; the message has what it printed.
 */
export async function startMock(port: number, log: (line: string) => void = () => {}): Promise<Mock> {
  const server = spawn(process.execPath, [prism, "mock", description, "--host", host, "--port", `${port}`]);
  const ended = once(server, "exit").then(([code]) => Number(code ?? 0));
  const printed: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr]) {
      createInterface(stream).on("line", (line) => {
        printed.push(line);
        log(line);
        const [, url] = /Prism is listening on (\S+)/.exec(line) ?? [];
        if (url) resolve(url);
      });
    }
    void ended.then(() => reject(new Error(`Prism did not start:\n${printed.join("\n")}`)));
  });
  return {
    url,
    ended,
    close: () => {
      server.kill();
      return ended;
    },
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const mock = await startMock(await readPort(), console.log);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void mock.close());
  process.exitCode = await mock.ended;
}

async function readPort(): Promise<number> {
  try {
    const { values } = parseArgs({ options: { port: { type: "string", default: "4010" } } });
    return await checkPort(values.port);
  } catch (error) {
    return fail(`${(error as Error).message}\nUsage: npm run mock -- [--port N]`);
  }
}
