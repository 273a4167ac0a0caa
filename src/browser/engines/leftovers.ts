/** Browsers on other machines do not end with the mock: another process frees them if it is killed. */
import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const reaper = fileURLToPath(new URL("reaper.js", import.meta.url));

/** Frees browsers when the mock cannot. */
export interface Leftovers {
  /** Notes that a browser is in use, by the URL of its session or address. Returns what notes that it is free. */
  use: (url: string) => () => void;
  /** Ends the process. What is still in use is freed. */
  end: () => void;
}

/** Creates them. The process starts with the first browser. */
export function createLeftovers(): Leftovers {
  let child: ChildProcess | undefined;

  function start(): ChildProcess {
    const started = spawn(process.execPath, [reaper], {
      stdio: ["pipe", "ignore", "ignore"],
      detached: true, // Ctrl-C must not end it
      windowsHide: true,
    });
    started.on("error", () => {}); // then nothing frees them but the mock itself
    started.stdin?.on("error", () => {});
    started.unref();
    return started;
  }

  return {
    use(url) {
      child ??= start();
      const note = (isFree: boolean) => child?.stdin?.write(`${JSON.stringify({ url, isFree })}\n`);
      note(false);
      return () => note(true);
    },
    end() {
      child?.stdin?.end();
      child = undefined;
    },
  };
}
