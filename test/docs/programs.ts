/** A process that runs samples one after the other, each as a module of its own: to start Node.js takes longer. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { format } from "node:util";

/** What became of a program: what it printed, and the error that ended it. */
interface Ran {
  printed: string;
  error?: string;
}

/** Starts a process for programs in TypeScript and JavaScript. */
export function startPrograms(env: Record<string, string>) {
  const child = fork(fileURLToPath(import.meta.url), ["run"], {
    execArgv: ["--import", "tsx"],
    env: { ...process.env, ...env },
  });
  return {
    /** Runs a file, and gives what it printed. */
    async run(file: string): Promise<string> {
      child.send(file);
      const [{ printed, error }] = await once(child, "message") as [Ran];
      if (error !== undefined) throw new Error(error);
      return printed;
    },
    close: () => child.kill(),
  };
}

if (process.argv[2] === "run") {
  let printed = "";
  console.log = (...values: unknown[]) => void (printed += `${format(...values)}\n`);
  process.on("message", (file: string) => {
    printed = "";
    import(file).then(
      () => process.send?.({ printed }),
      (error: unknown) => process.send?.({ printed, error: format(error) }),
    );
  });
}
