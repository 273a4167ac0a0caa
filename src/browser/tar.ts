/** Archives of directories, made by the system's `tar`: Linux, macOS and Windows have one. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { Readable } from "node:stream";
import { collectErrors } from "./program-errors.js";

/**
 * Packs a directory.
 *
 * @param excluded Names that are omitted, wherever they are.
 */
export async function* packTar(folder: string, excluded: readonly string[]): AsyncGenerator<Uint8Array> {
  const tar = startTar(["-cf", "-", "-C", folder, ...excluded.map((name) => `--exclude=${name}`), "."]);
  try {
    yield* tar.output;
    await tar.done;
  } finally {
    tar.kill();
  }
}

/** Unpacks an archive into a directory. */
export async function unpackTar(archive: AsyncIterable<Uint8Array>, folder: string): Promise<void> {
  const tar = startTar(["-xf", "-", "-C", folder]);
  const source = Readable.from(archive);
  let broken: Error | undefined;
  source.on("error", (error) => {
    broken = error;
    tar.kill();
  });
  source.pipe(tar.input); // tar may end before it has read everything, which is fine
  try {
    await tar.done;
  } catch (error) {
    throw broken ?? error;
  } finally {
    source.destroy();
  }
}

function startTar(args: string[]) {
  const env = { ...process.env, COPYFILE_DISABLE: "1" }; // otherwise macOS adds files of its own
  const child = spawn("tar", args, { env, windowsHide: true });
  for (const stream of child.stdio) stream?.on("error", () => {}); // it has ended
  const errors = collectErrors(child.stderr);
  const done = once(child, "close").then(
    ([code, signal]: unknown[]) => {
      if (code !== 0) throw new Error(`tar ended with ${String(signal ?? code)}. It says: ${errors().split("\n")[0]}`);
    },
    ({ code }: NodeJS.ErrnoException) => {
      throw new Error(code === "ENOENT" ? "There is no tar on this machine. Install it." : `tar failed (${code}).`);
    },
  );
  done.catch(() => {}); // callers get the error from `done`
  return { input: child.stdin, output: child.stdout, done, kill: () => child.kill("SIGKILL") };
}
