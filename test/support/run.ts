/** Runs other programs, such as compilers, runtimes and npm. */
import { execFile, type ExecFileOptions } from "node:child_process";

/** The result of a program. */
export interface Ran {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs a program to its end in a folder, with additional environment variables. */
export function run(program: string, args: string[], cwd: string, env: NodeJS.ProcessEnv = {}): Promise<Ran> {
  const options: ExecFileOptions = { cwd, env: { ...process.env, ...env }, maxBuffer: 2 ** 26 };
  return new Promise((resolve) => execFile(program, args, { ...options, encoding: "utf8" }, (error, stdout, stderr) => {
    const code = typeof error?.code === "number" ? error.code : error ? 1 : 0;
    resolve({ code, stdout, stderr: stderr || (error?.message ?? "") });
  }));
}

/** Runs a program, and returns its output. Throws if the program fails. */
export async function succeed(program: string, args: string[], cwd: string, env?: NodeJS.ProcessEnv): Promise<string> {
  const { code, stdout, stderr } = await run(program, args, cwd, env);
  if (code !== 0) throw new Error(`${program} ${args.join(" ")} ended with ${code}:\n${stdout}\n${stderr}`);
  return stdout;
}
