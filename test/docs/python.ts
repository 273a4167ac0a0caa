/** Runs Python samples one after the other in one process, if there is a Python with httpx. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** The Python to use: `python3`, or the program that `PYTHON` names. */
const python = process.env.PYTHON ?? "python3";
export const hasHttpx = imports("httpx");

/** Reads programs as lines of JSON, and prints the output of each: text unchanged, and other values as JSON. */
const loop = `
import json, sys, traceback

for line in sys.stdin:
    printed = []
    def show(value):
        compact = json.dumps(value, separators=(",", ":"), ensure_ascii=False)
        printed.append(f"{value}\\n" if isinstance(value, str) else compact)
    answer = {}
    try:
        exec(compile(json.loads(line), "sample", "exec"), {"print": show})
    except SystemExit as exit:
        answer["error"] = str(exit)
    except Exception:
        answer["error"] = traceback.format_exc()
    answer["printed"] = "".join(printed)
    print(json.dumps(answer), flush=True)
`;

/** Starts a process that runs programs in a folder. A variable of `env` that is undefined is not set. */
export function startPython(cwd: string, env: Record<string, string | undefined>) {
  const stdio = ["pipe", "pipe", "inherit"] as ["pipe", "pipe", "inherit"];
  const child = spawn(python, ["-c", loop], { cwd, env: { ...process.env, ...env }, stdio });
  child.on("error", () => {}); // without Python, the samples are skipped
  const lines = createInterface(child.stdout);
  return {
    /** Runs a program and returns its output. */
    async run(program: string): Promise<string> {
      child.stdin.write(`${JSON.stringify(program)}\n`);
      const [line] = await once(lines, "line") as [string];
      const { printed, error } = JSON.parse(line) as { printed: string; error?: string };
      if (error !== undefined) throw new Error(error);
      return printed;
    },
    close: () => child.kill(),
  };
}

function imports(name: string): boolean {
  try {
    execFileSync(python, ["-c", `import ${name}`], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
