/** Log lines that are written only once. */

/** Creates a function that logs each line the first time only. */
export function logOnce(log: (line: string) => void): (line: string) => void {
  const logged = new Set<string>();
  return (line) => {
    if (logged.has(line)) return;
    logged.add(line);
    log(line);
  };
}
