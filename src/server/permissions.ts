/** What Node.js lets a process of the mock's own do, where it has permissions: no programs, and these files only. */

/** What a process may do. */
interface Permissions {
  /** Paths that it may read, or `*`. */
  read: readonly string[];
  /** Paths that it may write. */
  write?: readonly string[];
  /** Whether it may use the network, where Node.js asks. */
  net?: boolean;
}

/** Gives the options of Node.js for what a process may do; none where it has no permissions. */
export function permissionFlags({ read, write = [], net = false }: Permissions): string[] {
  const knows = (flag: string) => process.allowedNodeEnvironmentFlags.has(flag);
  const flag = ["--permission", "--experimental-permission"].find(knows);
  if (!flag) return [];
  return [
    flag, "--no-warnings",
    ...read.map((path) => `--allow-fs-read=${path}`),
    ...write.map((path) => `--allow-fs-write=${path}`),
    ...net && knows("--allow-net") ? ["--allow-net"] : [],
  ];
}
