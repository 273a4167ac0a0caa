/** Restricts the child processes of the mock: they start no programs and access only the files that they need. */

/** The permissions of a process. */
interface Permissions {
  /** Paths that it may read, or `*`. */
  read: readonly string[];
  /** Paths that it may write. */
  write?: readonly string[];
  /** Whether it may use the network. Older versions of Node.js always allow it. */
  net?: boolean;
}

/** Returns the options of Node.js for the permissions; none if Node.js has no permission model. */
export function permissionFlags({ read, write = [], net = false }: Permissions): string[] {
  const isSupported = (flag: string) => process.allowedNodeEnvironmentFlags.has(flag);
  const flag = ["--permission", "--experimental-permission"].find(isSupported);
  if (!flag) return [];
  return [
    flag, "--no-warnings",
    ...read.map((path) => `--allow-fs-read=${path}`),
    ...write.map((path) => `--allow-fs-write=${path}`),
    ...net && isSupported("--allow-net") ? ["--allow-net"] : [],
  ];
}
