/** Runs samples one after the other in one process, each as a module, because starting Node.js takes longer. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { format } from "node:util";

/** The output of a program, and the error that it failed with. */
interface ProgramResult {
  printed: string;
  error?: string;
}

/** Starts a process for programs in TypeScript and JavaScript. */
export function startPrograms(env: Record<string, string | undefined>) {
  const child = fork(fileURLToPath(import.meta.url), ["run"], {
    execArgv: ["--import", "tsx"],
    env: { ...process.env, ...env },
  });
  return {
    /** Runs a file and returns its output. */
    async run(file: string): Promise<string> {
      child.send(file);
      const [{ printed, error }] = await once(child, "message") as [ProgramResult];
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
