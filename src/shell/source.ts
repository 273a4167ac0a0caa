/** Commands as scripts for a shell. */

/**
 * Returns the script that runs a command as execve(2) does: its arguments are not expanded.
 *
 * @param output Redirections after the command.
 */
export function sourceOf([name, ...args]: readonly [string, ...string[]], output: string): string {
  const words = [name, ...isShell(name) ? withoutLogin(args) : args];
  return `${words.map(quote).join(" ")} ${output}`;
}

/** Whether a command is a shell that reads its script from its standard input. */
export function readsScript([name, ...args]: readonly [string, ...string[]]): boolean {
  return isShell(name) && args.every((arg) => /^-[il]+$|^--login$/.test(arg));
}

const isShell = (name: string) => name === "bash" || name === "sh";

/** Removes the option for a login shell, which just-bash does not support. */
function withoutLogin(args: string[]): string[] {
  const end = args.findIndex((arg) => !/^-[cl]+$|^--login$/.test(arg));
  const options = end < 0 ? args : args.slice(0, end);
  return [...options.some((option) => /^-\w*c/.test(option)) ? ["-c"] : [], ...args.slice(options.length)];
}

const quote = (word: string) => `'${word.replaceAll("'", "'\\''")}'`;
